## the yardsticks

any = jeder erlaubte Zug ist gleich gut
never-bets = dieser Bot sagt nie etwas an
lowest-cards = die tiefsten Karten weggeben
many-low-cards = möglichst viele tiefe Karten ausspielen
cheapest = den Stich so billig wie möglich schlagen
keeps-bomb = nur eine Bombe würde das schlagen
nothing-to-play = es gibt nichts zu spielen

## calls

calls-grand = Stärke { $power }, nötig sind { $needed }
no-grand = Stärke { $power }, nötig wären { $needed }
never-grand = dieser Bot sagt nie ein großes Tichu an
tichu-chance = { $percent } % Chance, zuerst fertig zu sein

## the exchange

low-strays = tiefe Karten schupfen, die zu nichts passen: ungerade Werte auf die eine Seite, gerade auf die andere
best-to-caller = der Partner hat angesagt und bekommt die beste Karte
keeps-strength = wer angesagt hat, behält starke Karten
dog-from-strong = ein starkes Blatt kann den Hund nicht brauchen: Er geht an den Partner
dog-away = wer angesagt hat, schupft den Hund dem Partner
best-from-weak = ein schwaches Blatt gibt dem Partner eine starke Karte
high-stray = dem Partner eine hohe Karte schupfen, die hier zu nichts passt
must-give = diese Karten müssen geschupft werden

## playing

goes-out = damit sind alle Karten weg
runs-out = noch { $leads ->
    [one] { $leads } Zug
   *[other] { $leads } Züge
}, und höchstens einer wird wohl geschlagen: jetzt durchspielen
leads-loser = ausspielen, was schwer loszuwerden ist, solange starke Karten das Ausspielrecht zurückholen können
leads-winner = ausspielen, was den Stich wahrscheinlich gewinnt
dog-to-partner = der Hund gibt dem Partner das Ausspielrecht
takes-lead = den Stich holen, um danach auszuspielen
gets-rid = loswerden, was später schwer zu spielen wäre
fights-caller = der Gegner, der angesagt hat ({ $seat }), soll für den Stich bezahlen
bombs = der Stich ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}) und das Ausspielrecht sind eine Bombe wert
partner-holds = der Stich gehört dem Partner (noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})
waits-for-caller = jetzt fertig zu werden, würde den Partner seine Ansage kosten
own-trick = den eigenen Stich nicht selbst schlagen
saves-cards = was das schlagen würde, ist später mehr wert
cannot-beat = nichts auf der Hand schlägt das
solved = nur noch zwei sind im Spiel, und alle Karten sind bekannt: Das ist der beste Weg
no-choice = es gibt nichts anderes zu tun
looks-best = es sieht auf den ersten Blick am besten aus
searched = das Beste in { $worlds ->
    [one] { $worlds } durchgespielten Verteilung
   *[other] { $worlds } durchgespielten Verteilungen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erwartet, { $gain } mehr als mit dem naheliegenden Zug
searched-closely = das Beste in { $worlds ->
    [one] { $worlds } durchgespielten Verteilung
   *[other] { $worlds } durchgespielten Verteilungen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erwartet
searched-and-kept = nichts ist besser in { $worlds ->
    [one] { $worlds } durchgespielten Verteilung
   *[other] { $worlds } durchgespielten Verteilungen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erwartet
searched-place = das Beste in { $worlds ->
    [one] { $worlds } durchgespielten Verteilung
   *[other] { $worlds } durchgespielten Verteilungen
}: im Schnitt Platz { $place }

## picking up

takes = der Stich ist gewonnen
more-cards = der Drachenstich geht an den Gegner mit mehr Karten
dragon-to-more-cards = der Drachenstich geht an den Gegner, der mehr Karten hat und vielleicht Letzter wird ({ $seat })

## bots of other people

own-words = { $words }
unexplained = ohne Begründung
fallback = { $kind ->
    [timeout] der Bot hat zu lange gebraucht, darum wurde für ihn etwas Sicheres gespielt
    [illegal] der Bot wollte einen unerlaubten Zug, darum wurde für ihn etwas Sicheres gespielt
    [exit] der Bot ist ausgefallen, darum wurde für ihn etwas Sicheres gespielt
    [start] der Bot ließ sich nicht starten, darum wurde für ihn etwas Sicheres gespielt
   *[other] der Bot gab keine brauchbare Antwort, darum wurde für ihn etwas Sicheres gespielt
}
not-asked = der Bot hat zu oft versagt und wurde ersetzt
