## the yardsticks

any = jeder erlaubte Zug ist so gut wie ein anderer
never-bets = er sagt nie etwas an
lowest-cards = die niedrigsten Karten weggeben
many-low-cards = möglichst viele niedrige Karten ausspielen
cheapest = den Stich so billig wie möglich schlagen
keeps-bomb = nur eine Bombe würde das schlagen
nothing-to-play = es gibt nichts zu spielen

## calls

calls-grand = grosses Tichu ansagen: Die ersten Karten zählen { $power }, nötig sind { $needed }
no-grand = kein grosses Tichu: Die ersten Karten zählen { $power }, nötig wären { $needed }
never-grand = kein grosses Tichu: Er sagt nie eines an
tichu-chance = Tichu ansagen: Die Chance, zuerst fertig zu sein, beträgt { $percent } %

## the exchange

low-strays = niedrige Karten schupfen, die zu nichts passen: ungerade auf die eine Seite, gerade auf die andere
best-to-caller = der Partner hat angesagt und bekommt die beste Karte
keeps-strength = nach der eigenen Ansage behalten, was stark ist
dog-from-strong = ein starkes Blatt kann den Hund nicht brauchen: Er geht an den Partner
dog-away = nach der eigenen Ansage den Hund dem Partner schupfen
best-from-weak = ein schwaches Blatt gibt dem Partner eine starke Karte
high-stray = dem Partner eine hohe Karte schupfen, die hier zu nichts passt
must-give = diese Karten müssen geschupft werden

## playing

goes-out = so wird die Hand leer
runs-out = noch { $leads } Züge, und höchstens einer wird wohl geschlagen: jetzt durchspielen
leads-loser = ausspielen, was schwer loszuwerden ist, solange starke Karten das Ausspielrecht zurückholen können
leads-winner = ausspielen, was den Stich wahrscheinlich gewinnt
dog-to-partner = der Hund gibt dem Partner das Ausspielrecht
takes-lead = den Stich holen, um danach auszuspielen
gets-rid = loswerden, was später schwer zu spielen wäre
fights-caller = der Gegner, der angesagt hat ({ $seat }), soll für den Stich bezahlen
bombs = der Stich ({ $points } Punkte) und das Ausspielrecht sind eine Bombe wert
partner-holds = der Partner hält den Stich (Karten übrig: { $cards })
waits-for-caller = jetzt fertig zu werden, würde den Partner seine Ansage kosten
own-trick = den eigenen Stich in Ruhe lassen
saves-cards = was das schlagen würde, ist später mehr wert
cannot-beat = nichts auf der Hand schlägt das
solved = nur noch zwei sind im Spiel, und alles ist bekannt: Das ist der beste Weg
no-choice = es gibt nichts anderes zu tun
searched = das Beste in { $worlds } vorgestellten Kartenverteilungen: { $points } Punkte erwartet, { $gain } mehr als auf den ersten Blick
searched-closely = das Beste in { $worlds } vorgestellten Kartenverteilungen: { $points } Punkte erwartet
searched-and-kept = nichts ist besser in { $worlds } vorgestellten Kartenverteilungen: { $points } Punkte erwartet

## picking up

takes = den Stich nehmen
more-cards = der Drachenstich geht an den Gegner mit mehr Karten
dragon-to-more-cards = der Drachenstich geht an den Gegner, der mehr Karten hat und vielleicht Letzter wird ({ $seat })

## bots of other people

own-words = { $words }
unexplained = einen Grund nennt er nicht
fallback = der Bot hatte keine erlaubte Antwort ({ $kind }): Das wurde an seiner Stelle getan
not-asked = der Bot hat zu oft versagt und wird nicht mehr gefragt
