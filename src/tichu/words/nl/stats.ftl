title = Statistieken
none = Na je eerste uitgespeelde spel staan hier je statistieken.
counting = Je spellen worden geteld, nog { $n }…
game = Spel
# $players: “5 players”
gameOf = { $variant }, { $players }
players = met { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
rounds = Rondes
matchesWon = Gewonnen spellen
wonOf = { $n } van { $all }
lead = Gemiddelde voorsprong per ronde
meanPlace = Gemiddelde plaats
firstOut = Als eerste uit
double = Dubbelzeges
triple = Triple-overwinningen
overTime = Voorsprong in punten, opgeteld
placesOverTime = Plaats, gemiddeld over tien rondes
graphEnds = Na { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}: { $value }
strength = Resultaat naar sterkte van de hand
strengthOf = sterkte { $range }: { $n ->
    [one] { $n } hand
   *[other] { $n } handen
}, { $rate } als eerste uit
strengthText = Sterkte na het doorgeven: Draak en Feniks tellen 3, een aas 2, een koning 1, een Bom 3.
byChance = als het toeval was
shareOfHands = aandeel van de handen
calls = Aankondigingen
called = aangekondigd
ofHands = van de handen
made = gehaald
tichu = Tichu
grand = Grote Tichu
order = Wie wanneer uit was
places = Plaatsen
place = plaats
howOften = hoe vaak
leadThen = voorsprong van het team
caught = nog kaarten in de hand
more = Bommen, wensen, doorgegeven kaarten
bombs = Bommen
four = vier gelijke
straight = rij-bom
led = uitgespeeld
inTurn = aan de beurt
outOfTurn = buiten de beurt
bombsHeld = Handen met een Bom
wishes = Wensen met de Mah Jong
mahjongs = Mah Jong gespeeld
noWish = geen wens
atOnce = in dezelfde slag vervuld
later = later vervuld
never = nooit vervuld
mostWished = het meest gewenst
exchange = Doorgegeven kaarten
partner = partner
left = links
right = rechts
opposite = tegenover
up = naar boven
down = naar beneden
ace = aas
high = 10 tot koning
middle = 6 tot 9
low = 2 tot 5
dragonTrick = De drakenslag
given = weggegeven
moreCards = aan de tegenstander met meer kaarten
fewerCards = aan de tegenstander met minder kaarten
perRound = Per ronde
passes = gepast
plays = gespeeld
tricks = slagen aan tafel
meanStrength = sterkte van de hand
