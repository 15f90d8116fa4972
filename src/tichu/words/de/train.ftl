title = Training
text = Kurze Fragen, beantwortet mit tausenden durchgespielten Verteilungen.
intro = Ein Tipp genügt als Antwort. Was falsch war, kommt wieder: nach zehn Minuten, einem Tag, drei Tagen, einer Woche und so weiter.
name = { $trainer ->
    [grand] Großes Tichu
    [tichu] Tichu
    [exchange] Schupfen
    [wish] Der Wunsch
    [endings] Endspiele
   *[mistakes] Deine Fehler
}
about = { $trainer ->
    [grand] Acht Karten: Sagst du an?
    [tichu] Vierzehn Karten vor deinem ersten Zug: Sagst du an?
    [exchange] Wer bekommt welche Karte?
    [wish] Der Mah Jong: Welcher Wert hilft dir am meisten?
    [endings] Wenige Karten, alle offen.
   *[mistakes] Entscheidungen aus deinen analysierten Spielen.
}
question = { $trainer ->
    [grand] Deine ersten acht Karten. Sagst du ein großes Tichu an?
    [tichu] Dein Blatt nach dem Schupfen. Sagst du vor deiner ersten Karte Tichu an?
    [exchange] Wem schupfst du welche Karte?
    [wish] Du spielst den Mah Jong. Was wünschst du dir?
   *[mistakes] Eine Entscheidung aus einem deiner Spiele. Was ist besser?
}
progress = { $n } von { $all } beantwortet, { $right } richtig
notStarted = { $all ->
    [one] { $all } Frage
   *[other] { $all } Fragen
}
due = { $n ->
    [one] { $n } zu wiederholen
   *[other] { $n } zu wiederholen
}
all = Alle Trainer
repetition = Wiederholung
allDone = Hier hast du alles beantwortet. Was falsch war, kommt zur rechten Zeit wieder.
leads = { $who ->
    [right] Der Gegner rechts spielt aus.
    [partner] Dein Partner spielt aus.
    [left] Der Gegner links spielt aus.
   *[you] Du spielst aus.
}
call = { $call ->
    [grand] Großes Tichu ansagen
   *[tichu] Tichu ansagen
}
keep = Nicht ansagen
correct = Richtig!
close = Knapp: Beides ist gut.
wrong = Besser: { $what }
chance = Erfolgschance
with = Mit Ansage
without = Ohne Ansage
range = { $value } ± { $error }
gain = Die Ansage verändert das Ergebnis im Schnitt um { $value } ± { $error } Punkte.
deals = { $n ->
    [one] Aus { $n } durchgespielten Verteilung.
   *[other] Aus { $n } durchgespielten Verteilungen.
}
good = Dafür spricht: { $list }.
bad = Dagegen spricht: { $list }.
has_aces = { $n ->
    [one] { $n } Ass
   *[other] { $n } Asse
}
has_dragon = der Drache
has_phoenix = der Phönix
has_bombs = { $n ->
    [one] eine Bombe
   *[other] { $n } Bomben
}
has_straight = eine Reihe mit { $n } Karten
has_dog = der Hund
has_singles = { $n ->
    [one] eine tiefe Einzelkarte
   *[other] { $n } tiefe Einzelkarten
}
has_pairs = { $n ->
    [one] ein tiefes Paar
   *[other] { $n } tiefe Paare
}
has_nothing = weder Ass noch Drache noch Phönix
many_grand = { $power ->
    [one] Mit { $power } starken Karte (Ass, Drache, Phönix) sagen { $called } der Spieler an; { $made } dieser Ansagen gelingen.
   *[other] Mit { $power } starken Karten (Asse, Drache, Phönix) sagen { $called } der Spieler an; { $made } dieser Ansagen gelingen.
}
many_tichu = Die Spieler sagen mit { $called } ihrer Blätter Tichu an; { $made } dieser Ansagen gelingen.
next = Nächste Frage
quit = q beendet das Training.
notAnswer = Das ist keine der Antworten.
tally = { $right } von { $n } richtig
