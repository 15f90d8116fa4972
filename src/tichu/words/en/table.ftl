## the line

connecting = Connecting to the table…
lost = Connection lost. Reconnecting…
refusedTitle = You can’t join this table
refusedGone = This table doesn’t exist any more.
refusedSpectators = Spectators aren’t allowed at this table.

## people

you = You
partner = Partner
dummy = Dummy
away = away
gone = has left
nextDeal = from next deal
thinking = { $name } is thinking
yourTurn = Your turn
turnOf = { $name }’s turn
cardsLeft = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
out = out
outAs = out, place { $n }
# At the seat of a player, whose name is there: the place of who is out, and who has passed
outMark = out · { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
passed = passed
soloist = soloist
holds = holds the trick
# At the seat of a player, whose name is there: who leads, gets the Dragon’s trick, or gives it away
leads = leads
gotDragon = gets the Dragon’s trick
gaveDragon = Dragon’s trick › { $to }
# A seat for those who hear it. $state: “8 cards” or “out, place 1”; $reserve: “reserve 1:20”, or none
seatLabel = { $name }, { $state }{ $call ->
    [grand] , { callGrand }
    [tichu] , { callTichu }
   *[none] {""}
}{ $turn ->
    [yes] , their turn
   *[no] {""}
}{ $passed ->
    [yes] , { passed }
   *[no] {""}
}{ $reserve ->
    [none] {""}
   *[other] , { $reserve }
}{ $holds ->
    [yes] , { holds }
   *[no] {""}
}{ $present ->
    [yes] {""}
   *[no] , { disconnected }
}
disconnected = not connected

## the hand

hand = Your hand
handOf = { $name }’s hand
sortRank = Sort by rank
sortSuit = Sort by suit
clear = Deselect

## actions

# At most 7 letters
pass = Pass
# At most 7 letters
tichu = Tichu
# Words of at most 9 letters
tichuSure = Really Tichu?
# Words of at most 9 letters
tichuPartner = Partner called. You too?
tichuText = Tichu is a bet: +{ $points } points if you go out first, −{ $points } if not. Tap again to call.
tichuWho = Who calls Tichu?
# Words of at most 9 letters
tichuSelf = Tichu for you?
tichuDummy = Tichu for the dummy?
tichuDummyText = Tichu for the dummy: +{ $points } points if it goes out first, −{ $points } if not. Tap again to call.
withdraw = Withdraw the call
# At most 7 letters
bomb = Bomb
noBomb = You have no bomb you can play now.
bombHelp = A bomb – four of a kind, or a straight of five or more in one suit – beats anything, even out of turn.
# At most 9 letters
play = Play
playIt = Play: { $what }
lead = You lead: choose cards.
leadFirst = You lead: play what you like. Double-tap a card to complete a pair, a straight…
follow = Beat it, or pass.
followFirst = Beat it with something higher of the same kind, or pass.
takes = { $name } takes the trick.
yourTrick = The trick is yours.
mustPass = You can’t beat that: pass.
hint = Hint
hintSays = The coach would play: { $what }
hintPass = The coach would pass
hintTichu = The coach would call Tichu
hintGrand = The coach would call Grand Tichu
hintNoGrand = The coach would not call Grand Tichu
hintTake = The coach would take the trick
hintGive = The coach would give the trick to { $name }
hintWhy = { $what } – { $why }
# Words of at most 9 letters
autoPass = Pass this trick
autoPassOn = Passing this trick
held = Waiting a moment for bombs…
heldCall = Your call is announced once everybody has answered.

## grand

grandTitle = Grand Tichu?
grandText = A bet, after { $n } cards: +{ $points } points if you get rid of all your cards first, −{ $points } if not. When in doubt, no.
goal = The goal: get rid of your cards before the others do. You and { $partner } play together.
grandCall = Call Grand Tichu
grandSure = Really call it? { $points } points
grandNo = No, show me the rest
grandWaiting = Waiting for the others to answer…

## exchange

exchangeTitle = Pass cards
exchangeText = Choose a card for each player: tap cards, or drag them there.
exchangeAdvice = One card for each player: low ones to the opponents, a good one to your partner. Tap, or drag.
exchangeBest = You must give your best cards.
exchangeLowest = You must give your lowest cards.
exchangeEquals = Between equal cards the choice is yours: tap another one.
exchangeDo = Pass these cards
exchangeWaiting = Waiting for the others to pass their cards…
exchangeEmpty = no card yet
gave = You gave
got = You got
left = left
right = right
opposite = opposite
opponent = { $where }, opponent

## choices

wishTitle = What do you wish for?
wishText = Whoever can play this rank on their turn must do so.
wishNone = No wish
wish = Wish
wishBadge = Wish: { $rank }
wishHelp = The wish: { $rank }. Whoever can play this rank on their turn must do so. The wish stays until it’s fulfilled.
wishBinds = You must fulfil the wish
wishFulfilled = Wish fulfilled
dogTitle = Who gets the lead?
dragonTitle = Who gets the Dragon’s trick?
chooseSeat = Choose
phoenixTitle = What does the Phoenix stand for?
phoenixAs = Phoenix as { $rank }

## what happens, for the log and for ears

# $bomb, $wishes, $out: whether it is a bomb, comes with a wish for $rank, and is the player’s last
saidPlay = { $bomb ->
    [yes] Bomb! { $name }: { $what }
   *[no] { $name }: { $what }
}{ $wishes ->
    [yes] {" "}– wish: { $rank }
   *[no] {""}
}{ $out ->
    [yes] {" "}– out
   *[no] {""}
}
saidPass = { $name }: pass
saidTichu = { $name }: Tichu!
saidGrand = { $name }: Grand Tichu!
saidNoGrand = { $name }: no Grand Tichu
saidWithdraw = { $name }: call withdrawn
saidTake = Trick: { $name }
saidGive = Dragon’s trick: { $name } › { $to }
saidDog = Dog: lead › { $to }
saidDealt = Round { $n }: the cards are dealt
saidExchange = The cards are passed
saidSat = { $name } sits down
saidLeft = { $name } leaves
saidAway = { $name } is away: a bot plays on
saidBack = { $name } is back
saidPaused = The table is paused
saidResumed = Play resumes
saidHost = { $name } is now the host
saidStarted = The match begins
saidClock = { $name }: time’s up, a bot decides
saidClockYou = Your time is up: a bot decides
saidOver = { roundOver }. { outOrder }.
saidResult = { roundOver }: { $result }. { outOrder }. { total }: { $sum }.

## result

roundOver = Round { $n }
matchOver = The match is over
won = You win!
wonBy = Victory: { $names }
total = Total
pointsCards = Cards
# $team: two or three, the players of a team
cardsHelp = Kings and tens count 10, fives 5, the Dragon 25, the Phoenix −25. { $team ->
    [three] The last player’s hand and tricks go to the opponents, the fifth player’s tricks to whoever went out first.
   *[two] The last player’s hand goes to the opponents, and the last player’s tricks to whoever went out first.
}
outOrder = Order of going out: { $names }
pointsVictory = Double victory
pointsBreach = Wish penalty
pointsTriple = Triple victory
callTichu = Tichu
callGrand = Grand Tichu
nextRound = Next round
nextIn = Next round in { $n } s
rematch = Play again
places = Change seats
backHome = Back to home
watchReplay = Watch the game again

## panels

score = Score
yourRank = You: { $title }
log = Log
chat = Chat
lastTrick = Last trick
lastTrickNone = No trick has been taken yet.
logNone = Nothing has happened in this round yet.
menu = Menu
round = Round { $n }
target = to { $n }
scoreGraph = Score by round
chatPlaceholder = Say something kind…
chatSend = Send
chatEmpty = Nobody has said anything yet.
chatWatching = spectator
mute = Mute { $name }
unmute = Unmute { $name }
watchers = { $n } watching
sealed = Fingerprint of this deal (check it after the game): { $hash }

## running a table

pause = Pause
resume = Resume
paused = Paused
pausedText = The clocks are stopped.
pauseAsked = { $names } would like a pause ({ $n } of { $needed } votes)
pauseYours = You asked for a pause ({ $n } of { $needed } votes; the host can pause at once)
resumeAsked = { $names } would like to resume ({ $n } of { $needed } votes)
resumeYours = You asked to resume ({ $n } of { $needed } votes; the host can resume at once)
leave = Leave the table
leaveSure = Really leave? A bot will take over.
leaveRated = Really leave? This match is rated: you lose it unless you’re back within a minute.
backNow = I’m back
awayText = A bot is playing for you.
awayRated = A bot is playing for you. After a minute this rated match counts as lost for you.

## before the start

lobbyTitle = The table is set
invite = Invite friends
inviteText = Anyone with this link can join.
copyLink = Copy the link
qr = QR code for the link
sit = Sit here
sitDown = Take a seat
empty = empty seat
chooseBot = Choose a bot
removeBot = Free this seat
swap = Swap
start = Start
startFill = Start with bots
waitHost = The host starts the match.
waitMore = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
}
allHere = Every seat is taken. You can start.
present = here
botIs = Bot: { $bot }
swapHint = To swap seats, drag a player to another seat, or tap a seat.
moveHint = Tap an empty seat to sit there.
swapNow = Swap { $name }: tap another seat
terms = Game and rules
watchAllowed = Others may watch.
watchForbidden = Nobody else can watch.
listed = Listed in the lobby: anyone can join.
unlisted = Only those with the link can join.
changeTerms = Change
makeHost = Make host
host = host
watching = You are watching.
takePlace = Take over for { $name }
waitsText = You join at the next deal. A bot finishes this round.
newcomer = { $name } joins at the next deal.
admit = Let them play now
saidAdmitted = { $name } joins this round
closeTable = Close the table
closeSure = Really close it for everybody?
closed = This table is closed.
closed_rounds = The match reached the maximum number of rounds. It ends here, unfinished.
closed_events = The table reached the maximum number of events. The match ends here, unfinished.
closed_administrator = An administrator has closed this table. The match ends here, unfinished.
closed_time = Time is up. The score so far counts.
closed_boards = All boards are played.
closed_director = The director of the tournament has closed this table.
tournamentWaits = The match begins when everybody has come.
toTournament = To the tournament

## phrases

phrase_hello = Hello!
phrase_good-luck = Good luck!
phrase_well-played = Well played!
phrase_thanks = Thank you!
phrase_sorry = Sorry!
phrase_oops = Oops…
phrase_wow = Wow!
phrase_nice-bomb = Nice bomb!
phrase_hurry = My tea is getting cold.
phrase_thinking = Let me think…
phrase_one-moment = One moment, please.
phrase_back = I’m back.
phrase_again = Again?
phrase_good-game = Good game!
phrase_bye = Good night!

## keys

keys = Keys
keysText = Arrows move, Space chooses, Enter plays, P passes, T calls Tichu, B bombs, S sorts, H asks for a hint.
