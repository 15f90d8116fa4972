title = Statistik
none = Nach deiner ersten beendeten Partie steht hier deine Statistik.
counting = Deine Partien werden gezählt, noch { $n } …
game = Spiel
# $players: “5 players”
gameOf = { $variant }, { $players }
players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
rounds = Runden
matchesWon = Gewonnene Partien
wonOf = { $n } von { $all }
lead = Mittlerer Vorsprung pro Runde
meanPlace = Mittlerer Rang
firstOut = Zuerst fertig
double = Doppelsiege
triple = Trippelsiege
overTime = Vorsprung in Punkten, zusammengezählt
placesOverTime = Rang, über zehn Runden gemittelt
graphEnds = Nach { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}: { $value }
strength = Ergebnis nach Stärke des Blatts
strengthOf = Stärke { $range }: { $n ->
    [one] { $n } Blatt
   *[other] { $n } Blätter
}, { $rate } zuerst fertig
strengthText = Stärke nach dem Schupfen: Drache und Phönix zählen 3, ein As 2, ein König 1, eine Bombe 3.
byChance = bei reinem Zufall
shareOfHands = Anteil der Blätter
calls = Ansagen
called = angesagt
ofHands = der Blätter
made = gewonnen
tichu = Tichu
grand = Großes Tichu
order = Wer wann fertig war
places = Ränge
place = Rang
howOften = wie oft
leadThen = Vorsprung des Teams
caught = noch Karten auf der Hand
more = Bomben, Wünsche, Geschupftes
bombs = Bomben
four = Vierblatt
straight = Reihenbombe
led = ausgespielt
inTurn = am Zug
outOfTurn = außer der Reihe
bombsHeld = Blätter mit Bombe
wishes = Wünsche mit dem Mah Jong
mahjongs = Mah Jong gespielt
noWish = kein Wunsch
atOnce = im selben Stich erfüllt
later = später erfüllt
never = nie erfüllt
mostWished = am häufigsten gewünscht
exchange = Geschupfte Karten
partner = Partner
left = links
right = rechts
opposite = gegenüber
up = nach oben
down = nach unten
ace = As
high = 10 bis König
middle = 6 bis 9
low = 2 bis 5
dragonTrick = Der Drachenstich
given = verschenkt
moreCards = an den Gegner mit mehr Karten
fewerCards = an den Gegner mit weniger Karten
perRound = Pro Runde
passes = gepasst
plays = gespielt
tricks = Stiche am Tisch
meanStrength = Stärke des Blatts
