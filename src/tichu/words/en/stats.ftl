title = Statistics
none = Finish a game to see your statistics here.
counting = Counting your games, { $n } to go…
game = Game
# $players: “5 players”
gameOf = { $variant }, { $players }
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
rounds = Rounds
matchesWon = Games won
wonOf = { $n } of { $all }
lead = Average lead per round
meanPlace = Average place
firstOut = Out first
double = Double victories
triple = Triple victories
overTime = Cumulative lead in points
placesOverTime = Place, averaged over ten rounds
graphEnds = { $n ->
    [one] After { $n } round: { $value }
   *[other] After { $n } rounds: { $value }
}
strength = Results by hand strength
strengthOf = { $n ->
    [one] strength { $range }: { $n } hand, { $rate } out first
   *[other] strength { $range }: { $n } hands, { $rate } out first
}
strengthText = Strength, counted after cards are passed: Dragon and Phoenix 3, ace 2, king 1, bomb 3.
byChance = by chance
shareOfHands = share of hands
calls = Calls
called = called
ofHands = of hands
made = made
tichu = Tichu
grand = Grand Tichu
order = Order of going out
places = Places
place = place
howOften = how often
leadThen = team’s lead
caught = still holding cards
more = Bombs, wishes, passed cards
bombs = Bombs
four = four of a kind
straight = straight bomb
led = led
inTurn = in turn
outOfTurn = out of turn
bombsHeld = Hands with a bomb
wishes = Wishes with the Mah Jong
mahjongs = Mah Jong played
noWish = no wish
atOnce = played in the same trick
later = played later
never = never played
mostWished = most wished for
exchange = Cards passed
partner = partner
left = left
right = right
opposite = opposite
up = upwards
down = downwards
ace = ace
high = 10 to king
middle = 6 to 9
low = 2 to 5
dragonTrick = The Dragon’s trick
given = given away
moreCards = to the opponent with more cards
fewerCards = to the opponent with fewer cards
perRound = Per round
passes = passes
plays = plays
tricks = tricks at the table
meanStrength = strength of the hand
