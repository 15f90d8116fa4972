title = Rätsel
door = Hundert Stellungen, je ein bester Zug.
of = Rätsel { $n } von { $all }
solved = { $n } gelöst
done = Gelöst
previous = Voriges Rätsel
next = Nächstes Rätsel
task = Alle Karten liegen offen, und alle spielen so gut wie möglich. Was ist für dein Team am besten?
taskHidden = Du siehst nur deine eigenen Karten. Was bringt im Schnitt am meisten?
you = Du
right = Gegner rechts
left = Gegner links
gift = Stich an { $name }
deed_give = Stich an { $name }
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
solution = { $what }: Das bringt { $n ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}, wenn alle perfekt spielen; { $other }: nur { $less }.
solutionMargin = { $what }: Das bringt im Schnitt vieler durchgespielter Verteilungen { $n ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}; { $other }: nur { $less }.
line = So geht es weiter
show = Lösung zeigen
theme_gift = Der Drachenstich
theme_let-partner = Der Stich des Partners
theme_hold-back = Geduld
theme_dog = Der Hund
theme_overtake = Übernehmen
theme_phoenix = Der Phönix
theme_dragon = Der Drache
theme_win = Stechen, und womit?
theme_lead-single = Eine Einzelkarte ausspielen
theme_lead-many = Etwas Längeres ausspielen
