# The game in a terminal. Keys and what is typed (p, 8g, ph …) are the same in every language.
# $own: yes if the reader is meant. $hand: own, or dummy for the hand of Trichu’s dummy.

## people

somebody = somebody
partner = partner
partnerAt = partner, { $where }
nameOf = { $name } ({ $place })

## what happens

soloist = { $own ->
    [yes] You are the soloist: you play your own hand and the dummy’s.
   *[no] { $name } plays alone, with the dummy.
}
leftOver = Left over:
passes = { $n ->
    [one] { $own ->
        [yes] You pass
       *[no] { $names } passes
    }
   *[other] Pass: { $names }
}
takesTrick = { $own ->
    [yes] You take the trick
   *[no] { $name } takes the trick
}{ worth }
givesTrick = Dragon’s trick: { $name } › { $to }{ worth }
# What a trick is worth, at the end of a sentence
worth = { $points ->
    [0] .
    [one] {" "}({ $points } point).
   *[other] {" "}({ $points } points).
}
dogTo = { $card }: lead › { $to }
playPhoenix = { $what } (Phoenix as { $rank })
playWish = { $what }, wish: { $rank }
wishFulfilled = The wish is fulfilled.
breaksWish = { $own ->
    [yes] You ignore the wish: the round is lost.
   *[no] { $name } ignores the wish: the round is lost.
}
goesOut = { $own ->
    [yes] You are out, place { $n }.
   *[no] { $name } is out, place { $n }.
}
actionGive = Dragon’s trick › { $name }
actionNoGrand = no Grand Tichu
givesYou = { $name } gives you:
givesDummy = { $name } gives the dummy:

## the table

onTable = On the table
onTableWorth = { $n ->
    [one] On the table · { $n } point
   *[other] On the table · { $n } points
}
leads = { $own ->
    [yes] You lead
   *[no] { $name } leads
}
grandStake = { $n ->
    [one] Grand Tichu: { $n } point, won or lost
   *[other] Grand Tichu: { $n } points, won or lost
}
youHave = You have:
dummyHas = The dummy has:
# Below a player’s name
noteDecides = deciding…
noteReady = ready

## what you are asked

nothingToPlay = There is nothing you can play now.
nothingFits = No legal play contains those cards.
grandAsk = { $n ->
    [one] Grand Tichu? You see your first card.
   *[other] Grand Tichu? You see your first { $n } cards.
}
dragonYours = The Dragon’s trick is yours. Press Enter to give it to an opponent.
waitingFor = Waiting for: { $names }
mustGive = { $forced ->
    [best] You must give your best cards: press Enter.
   *[lowest] You must give your lowest cards: press Enter.
}
mustGiveThese = { $forced ->
    [best] You must give your best cards: { $what }
   *[lowest] You must give your lowest cards: { $what }
}
enterGives = Press Enter to give these cards.
giveTo = { $hand ->
    [dummy] From the dummy’s hand for { $name }
   *[own] For { $name }
}: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $forced ->
    [best] , your best ones
    [lowest] , your lowest ones
   *[no] {""}
}.
turn = { $hand ->
    [dummy] The dummy’s turn
   *[own] Your turn
}
# The end of a sentence, with the wish if it binds
wished = { $bound ->
    [yes] . Wish: { $rank }.
   *[no] .
}
turnLead = { turn }: { $bound ->
    [yes] lead
   *[no] lead anything
}{ wished }
turnNothing = { turn }: nothing beats it, press p to pass{ wished }
turnBeat = { turn }. To beat: { $what }{ $partner ->
    [yes] {" "}(your partner’s)
   *[no] {""}
}{ $mayPass ->
    [yes] {" "}– or pass
   *[no] {""}
}{ wished }
nothingBeats = { $hand ->
    [dummy] Nothing the dummy holds beats it.
   *[own] Nothing you hold beats it.
}

## buttons, short

no = No
give = Give
takeTrick = Take the trick
giveTrick = Give the trick to…
withdraw = Withdraw
suggest = Suggest
leave = Leave

## messages

pickFirst = Pick cards first: Tab shows what you can play.
giftMissing = Choose another card for { $name }.
breaksWishEnter = That ignores the wish and loses the round: press Enter again to confirm.
breaksWishPass = Passing ignores the wish and loses the round: press p again to confirm.
tichuAgain = Tichu? Press t again to call it.
grandAgain = Grand Tichu? Press g again to call it.
bombPicked = Press Enter to throw it, Esc to put it back.
thinking = Thinking…
hintGifts = The coach would give: { $what }

## dialogs

keysTitle = What the keys do
listTitle = What you can play
sayTitle = Say to the others
saveTitle = Save the game as
choiceKeys = Enter or its key to choose, Esc to go back
pageKeys = Esc or Enter to close
lineKeys = Enter to accept, Esc to go back
leaveAsk = Leave the table?
stay = Stay
saveAndLeave = Save the game and leave
leaveUnsaved = Leave without saving

## saving

notSaved = The game is not saved yet.
overNotSaved = The match is over and not saved yet.
savedIn = The game is saved in { $file }.
saved-already = The game is already being saved in { $file }.
cannot-save = The server keeps this game and its record.
fileExists = { $file } already exists; nothing was overwritten.
cannotWrite = { $file }: { $why }
savedReplay = Saved in { $file }; watch it with tichu replay.
savedResume = Saved in { $file }; watch it with tichu replay, continue it with tichu play --resume { $file }.

## a table on a server

connectingTo = Connecting to { $link }…
unreachable = { $server } does not answer: { $why }
notTichu = { $server } is not a Tichu server.
badLink = a table’s link looks like { $example }, not { $link }
placeKept = Your seat is kept: tichu play { $link } brings you back.
youHost = You are the host.
nobody-listens = There is nobody here to chat with.

## score sheets

roundIsOver = Round { $n } is over
round = round
rank = rank
player = player
noRanks = Nobody has a rank yet.
nobodyOut = Nobody went out.
bet = { $call ->
    [grand] Grand Tichu
   *[tichu] Tichu
}, { $name }: { $made ->
    [yes] made
   *[no] lost
}
goalPoints = { $n ->
    [one] The match is played to { $n } point.
   *[other] The match is played to { $n } points.
}
goalRounds = { $n ->
    [one] The match ends after { $n } round.
   *[other] The match ends after { $n } rounds.
}
goalEither = { $points ->
    [one] The match is played to { $points } point
   *[other] The match is played to { $points } points
}{ $n ->
    [one] , or for { $n } round.
   *[other] , or for { $n } rounds.
}
youLeave = { $n ->
    [0] You leave before the first round is over.
    [one] You leave after { $n } round.
   *[other] You leave after { $n } rounds.
}

## the table line by line

introduction = ? for help, q to leave.
# What may be typed for yes and for no, beside y and n
yesWords = y yes
noWords = n no
yesNo = { $question } y/N
answerYesNo = Please answer y or n.
grandPrompt = Grand Tichu? y/N, h hint
onlyWatch = You can only watch now. Type q to leave.
chooseLine = { $question } ({ $keys }{ $none ->
    [yes] , Enter: none
   *[no] {""}
}, { $back }: go back)
chooseKey = { $keys } ({ $back }: go back)
typeChoice = Type the first letter or number of your choice.
queenNote = (A single queen is typed Q.)
saveAs = Save the game as (Enter: don’t save)
serverKeeps = The server keeps this game.
enterFor = Enter: { $what }, s: score, q: leave
pressEnter = Please press Enter, or type s or q.
afterMatch = Enter: leave, s: score, or wait for another match
exchangeDummy = Pass cards: the dummy’s hand
giveTheseAsk = Give { $what }? Enter, or { $back } to choose again
breaksWishAsk = That ignores the wish and loses the round. Really?
trickBombable = The trick is yours, but it can still be bombed
canBomb = You can throw a bomb
enterTake = Enter: take it, b or cards: a bomb
enterWait = Enter: wait, b or cards: a bomb
whichBomb = Which bomb?
none = none
# What can be typed, each with its key
optionCards = cards
optionPass = p pass
optionTichu = t Tichu
optionWithdraw = w withdraw
optionList = v list
optionHint = h hint
kinds = { $kind ->
   *[single] single cards
    [pair] pairs
    [triple] triples
    [full_house] full houses
    [straight] straights
    [pair_run] pair runs
    [bomb] bombs
    [straight_bomb] straight bombs
}
andMore = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
}

## cards that were typed

typeCards = Type cards first.
notACard = “{ $text }” is not a card: write 8g, 88, 34567, ph or dr.
cardsPlease = { $n ->
    [one] One card, please.
   *[other] { $n } cards, please.
}
notHeld = You don’t have: { $card }.
heldOnly = You have only { $n } of this rank: { $rank }.

## help: the keys. Each stands beside its key; at most about 54 columns

picking = Picking cards
pickClick = (or click them)
helpMove = move along the hand
helpLift = or Space: pick the card, put it back; Esc: all back
helpRanks = pick by rank (0: ten); again: one more of it
helpSuggest = what you can play with the picked cards; v: a list
playing = Playing
helpEnter = what the first button says: play, give, take, go on
helpPass = pass
helpTichu = Tichu, Grand Tichu: press twice
helpWithdraw = take a call back, where the rules allow it
helpBomb = a bomb, also out of turn; again: another one
helpHint = a hint: what a good player would do, and why
helpOther = your other hand, as the soloist of Trichu
anythingElse = Everything else
helpElse = s: score · PgUp PgDn: log · Ctrl+S: save · c: chat · l: leave

## help: what is typed

typedCards = Cards
typedAsSeen = Type them as you see them: 8g 8k.
typedRanks = Ranks are enough: 88, 3344, 34567, 10jqka.
typedSpecials = Specials are ma, do, ph, dr: 88ph is three eights with the Phoenix.
typedSingles = A single ten is 10 or T, a single queen is Q.
typedWords = Words
typedPlaying = p pass, t Tichu, w take a call back, b a bomb, v what you can play,
typedHint = h a hint: what a good player would do, and why,
typedElse = ? this page, s score, save, q leave
typedChat = c and a text: say it to the others

## the command

serverFixed = a table on a server has its own rules, players and record: leave out these options
savedFixed = a saved game has its own rules and file: leave out these options
tooManyBots = { $n ->
    [one] { $n } bot is named
   *[other] { $n } bots are named
}, but only { $places } can play with you
botFailed = { $name } failed { $n ->
    [one] once
   *[other] { $n } times
}{ $stopped ->
    [yes] {" "}and was not asked again
   *[no] {""}
}; last error: { $why }
