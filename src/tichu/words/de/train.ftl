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
    [tichu] Vierzehn Karten: Ist das ein Blatt für ein Tichu?
    [exchange] Wer bekommt welche Karte?
    [wish] Der Mah Jong: Welcher Wert hilft dir am meisten?
    [endings] Wenige Karten, alle offen.
   *[mistakes] Entscheidungen aus deinen analysierten Spielen.
}
question = { $trainer ->
    [grand] Deine ersten acht Karten. Sagst du ein großes Tichu an?
    [tichu] Deine vierzehn Karten vor dem Schupfen. Ist das ein Blatt für ein Tichu?
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
worth = Deine Wahl, verglichen mit der besten
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
many_exchange = { $ace } der Spieler schupfen dem Partner ein Ass; nach einem großen Tichu des Partners sind es { $called }.
many_wish = Die häufigsten Wünsche: { $list }.
many_dragon = { $share } der Spieler geben den Drachenstich dem Gegner mit mehr Karten.
to = { $who ->
    [right] Rechts
    [partner] Partner
   *[left] Links
}
partnerCalled = Dein Partner hat ein großes Tichu angesagt.
bestGift = Am besten: { $card }
best = Nichts Besseres gefunden
loss = { $n ->
    [one] etwa { $n } ± { $error } Punkt weniger
   *[other] etwa { $n } ± { $error } Punkte weniger
}
why_help = Das Blatt ist schwach: Dein Partner macht mehr aus der besten Karte.
why_keep = Das Blatt ist stark genug, um seine Stecher zu behalten: Der Partner bekommt eine lose Karte.
why_dog = Der Hund ist hier eine Last; beim Partner schadet er nicht.
why_low = Die Gegner bekommen tiefe Karten, die zu nichts passen.
why_given = Diesen Wert hast du dem nächsten Gegner geschupft: Der Wunsch nimmt ihn wieder weg.
why_other = Diesen Wert hast du dem anderen Gegner geschupft: Der Wunsch nimmt ihn wieder weg.
why_ace = Ein Ass, das früh gespielt werden muss, gewinnt später keinen Stich mehr.
why_missing = Du hast keine Karte dieses Werts, also bindet der Wunsch nur die anderen.
why_held = Der Wunsch schadet dir nicht: Du kannst ihn selbst erfüllen, wann du willst.
why_none = Kein Wert hilft dir: Ein Wunsch könnte genauso gut den Partner treffen.
next = Nächste Frage
quit = q beendet das Training.
notAnswer = Das ist keine der Antworten.
tally = { $right } von { $n } richtig
