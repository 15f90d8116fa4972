daily = Rätsel des Tages
dailyDone = Das Rätsel des Tages ist gelöst. Morgen kommt ein neues.
solve = Lösen
goOn = Weiter mit Rätsel { $n }
again = Noch einmal ansehen
all = Alle Rätsel
progress = { $n } von { $all } gelöst, { $first } auf Anhieb
level = { $level ->
    [easy] Leicht
   *[medium] Mittel
    [hard] Schwer
}
tile = Rätsel { $n }, { $state ->
    [first] auf Anhieb gelöst
    [later] gelöst
   *[open] noch nicht gelöst
}
allDone = Du hast alle gelöst.
of = Rätsel { $n } von { $all }
done = Gelöst
previous = Voriges Rätsel
next = Nächstes Rätsel
task = Alle Karten liegen offen, und alle spielen so gut wie möglich. Was ist für dein Team am besten?
taskHidden = Du siehst nur deine eigenen Karten. Was bringt im Schnitt am meisten?
you = Du
right = Gegner rechts
left = Gegner links
gift = { $side ->
    [left] Stich nach links
   *[right] Stich nach rechts
}
deed_give = { $side ->
    [left] den Stich nach links geben
   *[right] den Stich nach rechts geben
}
deed_pass = Passen
passed = hat gepasst
points = Punkte in Stichen: { $us } : { $them }
correct = Richtig!
notAllowed = Das geht hier nicht.
wrong = { $what }: Es gibt etwas Besseres.
wrongValue = { $what }: Das bringt { $n ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}. Es gibt etwas Besseres.
solution = Am besten ist: { $what }. Spielen danach alle perfekt, beträgt der Saldo deines Teams in dieser Runde { $n ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}. Die Alternative „{ $other }“ bringt { $less }.
solutionMargin = Am besten ist: { $what }. Im Schnitt vieler durchgespielter Verteilungen beträgt der Saldo deines Teams in dieser Runde dann { $n ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}. Die Alternative „{ $other }“ bringt { $less }.
line = So geht es weiter
show = Lösung zeigen
theme_gift = Der Drachenstich
theme_let-partner = Der Stich des Partners
theme_hold-back = Geduld
theme_dog = Der Hund
theme_overtake = Übernehmen
theme_phoenix = Der Phönix
theme_dragon = Der Drache
theme_win = Den Stich holen, und womit?
theme_lead-single = Eine Einzelkarte ausspielen
theme_lead-many = Etwas Längeres ausspielen
theme = Thema
allThemes = Alle Themen ({ $n })
themeCount = { $theme } ({ $n })
difficulty = Schwierigkeit
anyLevel = Alle
showMore = Mehr zeigen
results = { $n ->
    [one] Auf Anhieb gelöst von { $share } ({ $n } Spieler)
   *[other] Auf Anhieb gelöst von { $share } ({ $n } Spieler)
}
theme_bomb = Die Bombe
theme_wish = Unter einem Wunsch
