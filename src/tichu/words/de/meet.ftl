## play with people

title = Mit Leuten spielen
text = Du kommst mit anderen an einen Tisch, die dasselbe Spiel wollen. Wen du blockiert hast, triffst du dort nicht.
pace = Tempo
paceNormal = Normal
paceFast = Schnell
paceNormalText = 60 Sekunden pro Zug, eine ganze Partie.
paceFastText = 20 Sekunden pro Zug, eine halbe Partie.
strength = Stärke der anderen
strengthAny = Alle
strengthNear = Wie ich
bots = Bots dürfen freie Plätze einnehmen
botsAfter = { $n ->
    [one] Nach { $n } Minute
   *[other] Nach { $n } Minuten
}
botsNever = Nie
rating = Wertung
casual = Ohne Wertung
rated = Gewertet
casualText = Nur zum Spaß.
ratedText = Die Partie zählt für deine Wertung. Wer geht, verliert sie.
ratedAccount = Gewertete Partien sind für Leute mit Konto.
toAccount = Konto anlegen
find = Tisch suchen
waitTitle = Warten auf Mitspieler
waitPeople = { $n } von { $all } Plätzen besetzt
botsIn = In { $time } nehmen Bots die freien Plätze ein.
botsSoon = Bots nehmen die freien Plätze ein.
botsNeverText = Ohne Bots: Es geht los, sobald genug Leute da sind.
keepOpen = Lass diese Seite offen, gern in einem anderen Tab. Ein Ton meldet, wenn dein Tisch bereit ist.
unreachable = Der Server ist nicht erreichbar. Wir versuchen es weiter.
stop = Nicht mehr warten
seated = Dein Tisch ist bereit
replaced = Du wartest in einem anderen Fenster.
others = Andere warten auf
othersCount = { $n ->
    [one] { $n } Person wartet
   *[other] { $n } Personen warten
}
join = Dazukommen
joinGame = Auf { $game } warten

## the ladder

ladder = Rangliste
ladderText = Die Besten in jedem Spiel. Wertungen gibt es an gewerteten Tischen, auch für Bots.
ladderEmpty = Noch steht niemand auf dieser Rangliste. Einen Rang gibt es nach etwa 15 gewerteten Partien.
place = Rang
player = Spieler
matches = Partien
bot = Bot
botText = Ein Bot. Er verdient seine Wertung an gewerteten Tischen, wie alle.
guestText = Ein Gast. Wertungen gibt es nur mit Konto.
joined = Dabei seit { $date }
youPlace = Dein Rang: { $place } von { $size }, mit einer Wertung von { $rating }
youProvisional = { $n ->
    [one] Deine Wertung von { $rating } ist nach { $n } Partie vorläufig.
   *[other] Deine Wertung von { $rating } ist nach { $n } Partien vorläufig.
}
provisional = vorläufig
placeOn = Rang { $n }
noRatings = Noch keine gewerteten Partien.
ratedMatches = Gewertete Partien
graphLabel = { $n ->
    [one] Wertung nach { $n } Partie: von { $from } bis { $to }
   *[other] Wertung nach { $n } Partien: von { $from } bis { $to }
}
publicPage = Deine öffentliche Seite
