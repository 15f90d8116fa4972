title = Analyse
intro = Stelle eine Stellung auf und sieh, was jeder Zug voraussichtlich bringt. Karten, die du weglässt, sind unbekannt: Sie werden immer wieder neu verteilt. In einer angesehenen Partie öffnet „Analysieren“ jeden Moment einer beendeten Runde.
notRanks = Die Analyse kennt Nanjing, Trichu und Tientsin, nicht die Rangspiele. Von Hand lässt sich Nanjing aufstellen; Momente der anderen beiden kommen aus angesehenen Partien.
phase = Worum geht es?
phase_grand = Großes Tichu
phase_exchange = Schupfen
phase_play = Spiel
brush = Was tippst du an?
zone_hand = Deine Hand
zone_table = Auf dem Tisch
zone_ours = Eure Stiche
zone_theirs = Stiche der Gegner
cardIn = { $card }: { $zone }
cardOut = { $card }: unbekannt
handCount = { $n } von { $all } Karten
clear = Alles löschen
owner = Gespielt von
others = Die anderen
count = Karten: { $name }
fewer = { $name }: eine Karte weniger
more = { $name }: eine Karte mehr
call = Ansage: { $name }
noCall = Keine Ansage
wish = Wunsch
analyse = Analysieren
edit = Stellung ändern
seatFour = { $step ->
    [1] Gegner rechts
    [2] Partner
   *[3] Gegner links
}
seatShort = { $step ->
    [1] Rechts
    [2] Partner
   *[3] Links
}
seatSix = { $partner ->
    [yes] Partner { $n }
   *[no] Gegner { $n }
}
decides = { $name }: was nun?
waiting = { $n ->
    [one] { $n } Analyse ist vor deiner dran.
   *[other] { $n } Analysen sind vor deiner dran.
}
starting = Verteilungen werden simuliert …
worlds = { $done ->
    [yes] Fertig: { $n } simulierte Verteilungen.
   *[no] Bisher { $n } simulierte Verteilungen …
}
stop = Anhalten
again = Noch einmal analysieren
withError = { $points } ±{ $error }
withWish = { $what }, Wunsch: { $rank }
noGrand = Kein Großes Tichu
take = Den Stich nehmen
give = Den Stich bekommt { $name }
played = gespielt
showAll = Alle { $n } Möglichkeiten zeigen
help = Erwartete Punkte dieser Seite minus die der anderen in dieser Runde. Die Balken zeigen, wie sicher das ist: zwei Standardfehler nach jeder Seite. Tippe auf einen Zug, um ihn auf dem Brett zu spielen.
back = Zurück
forward = Vor
start = Die Stellung
line = Der Spielverlauf
botsOne = Bots: ein Zug
botsTo = { $you ->
    [yes] Bots, bis du dran bist
   *[no] Bots, bis { $name } dran ist
}
botsEnd = Bots bis zum Schluss
share = Link kopieren
hide = Karten der anderen verdecken
dealt = Die unbekannten Karten wurden zufällig verteilt, damit es weitergehen kann. Die Analyse kennt weiterhin nur, was jeder Spieler sieht.
over = Die Runde ist vorbei
damaged = Dieser Link ist beschädigt: Er enthält keine Stellung.
no_impossible-position = Diese Stellung kann es nicht geben. Prüfe deine Karten, die Kartenzahlen und was auf dem Tisch liegt.
no_malformed = In dieser Stellung fehlt etwas. Wähle zuerst deine Karten.
no_not-analysed = Rangspiele lassen sich nicht analysieren.
no_nothing-to-decide = In dieser Stellung hat niemand etwas zu entscheiden.
no_fixed-view = Gefragt werden kann nur, wessen Karten bekannt sind.
no_analysis-failed = Diese Stellung lässt sich gerade nicht analysieren.
