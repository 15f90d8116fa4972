# What the commands print for players: tichu deal, legal, rules, replay, stats, puzzles, verify, bots.
# Names of commands, options and settings are typed, so they are the same in every language.

## errors: each follows “tichu: ” or the name of a file, so it begins with a small letter where that is usual

problem = { $what }: { $why }
possible = Possible: { $choices }
noLanguage = no translation for “{ $tag }”; choose from: { $choices }
notNameValue = write a house rule as NAME=VALUE, not “{ $text }”
setTwice = { $name } is set twice
compiling = Compiling for this computer: one to two minutes, the first time only…
compilingBehind = shark is being compiled for this computer, the first time only; club plays for it meanwhile, one to two minutes
stopped = stopped before the end
alreadyExists = { $file } already exists and was not changed
noSuchFile = no such file or directory
noAccess = access denied
isFolder = this is a directory
notText = the file is not UTF-8 text
emptyFolder = no games (.jsonl, .tch) in this directory
noRound = no rounds
noSuchRound = no such round
onlyRounds = { $n ->
    [one] there is only { $n } round
   *[other] there are only { $n } rounds
}
noPlayer = no player is called { $name }
error_not-reviewed = only these games can be reviewed: { $games }
error_missing-extra = { $module } is not installed: { $command }

## progress

analysing = analysing
counting = counting
searching = searching
roundsSoFar = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

## deal and legal

dealtWith = { $game }, { $book }, seed { $seed }
seat = Seat { $n }
faceUp = Face up
dealer = dealer
nobodyActs = the round is over: nobody can act
noAction = { $seat }: no action is possible now.
holds = { $seat }: { $cards }

## variants and rules

game = Game
players = Players
about = Description
books = Rule books
book = Rule book
title = Title
language = Language
year = Year
moreRules = The first rule book of a game is the default. More: tichu rules GAME
byBook = { $game }, according to { $book }
bookYear = { $book } ({ $title }, { $year })
bookNoYear = { $book } ({ $title })
setting = Setting
here = Value
meaning = Meaning
# What a house rule or a book has changed
houseRule = House rule; otherwise: { $value }
setByBook = Set by { $book }; otherwise: { $value }
sameSettings = The rule books agree on this game.
differences = Where the rule books differ

## replay

recordEnds = The record ends here, before the round is over.
nextTrick = Enter: next trick, q: quit

## puzzles

puzzlesFound = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}{ $rounds ->
    [one] {" "}in { $rounds } round
   *[other] {" "}in { $rounds } rounds
}
nameFile = name a file, or let bots play: --own 100

## verify

proof = { $status ->
    [proven] proven
    [open] open
   *[failed] not proven
}
why_open = the round is not over, so its salt is still secret
why_uncommitted = no commitment to these cards was recorded
why_unopened = the round is over, but the salt of its commitment was never published
why_differs = the cards do not match the commitment
why_not-noted = this is not the commitment that was noted at the table
why_damaged = the record is damaged in this round, so its cards cannot be checked
nothingToCheck = Not proven: no rounds to check.
noCommitments = Not proven: the record has no commitments, so nothing shows when its cards were fixed.
allProven = { $n ->
    [one] { $n } round proven.
   *[other] { $n } rounds proven.
}
notAllProven = { $n ->
    [one] Not proven: { $proven } of { $n } round proven.
   *[other] Not proven: { $proven } of { $n } rounds proven.
}
stillOpen = { $n ->
    [one] { $n } round is still open.
   *[other] { $n } rounds are still open.
}
fileDamaged = The file is damaged.
gameRound = Game { $game }, round { $n }
withoutNotes = The author of a record could have replaced its commitments: compare them with those you noted at the table, or give yours with --seen.
notNoted = { $hash } was noted, but belongs to no round in these files
notBoth = use --commitment or --seen, not both
lineNumber = line { $n }

## bots

bot = Bot
levels = Levels
from = From
broken = cannot be used: { $why }
seated = { $name } has taken a seat at { $link }. Press Ctrl+C to stop.
programs = Any program can play as { $program }; docs/bots.md describes the protocol.
replaced = the bot’s answer was replaced: { $why }

## stats

noName = (no name)
soFar = stopped; so far:
plots = { $n ->
    [one] { $n } plot in { $folder }
   *[other] { $n } plots in { $folder }
}
plotsEnglish = the plots are in English: no font with the letters of your language was found
plotBelow = { $game }, { $rounds }. { $about }
plotCalls = Calls and their success
plotCallsAbout = Calls per hundred hands: made (solid) and lost (hatched).
plotCallsAxis = calls per 100 hands
plotSuccess = { $rate } of { $n }
plotNoCall = no call
plotOrder = Points by order of going out
plotOrderAbout = The team’s average lead by the place of one of its players, and how often each place occurs.
plotPlaces = Finishing places
plotPlacesAbout = How often each player finishes in each place; average place in brackets.
plotStrength = Result by strength of the hand
plotStrengthAll = All hands. Dragon 3, Phoenix 3, ace 2, king 1, bomb 3, after cards are passed.
plotStrengthOf = The hands of { $name }. Dragon 3, Phoenix 3, ace 2, king 1, bomb 3, after cards are passed.
plotStrengthAxis = strength of the hand
plotHistory = Score over the matches
plotHistoryAxis = cumulative lead in points
plotHistoryAbout = Each line is a team’s cumulative lead; a dot marks the end of a match.
plotPlacesOverTime = Places over time
plotPlacesOverTimeAbout = Average place over { $n } rounds, first place at the top.
plotOnePlayer = one player
plotShare = share of hands
plotFirst = goes out first
plotChance = by chance
plotPercent = per cent
plotFirstTitle = Going out first
plotLead = The team’s lead
plotPlace = The place
plotMeanPlace = average place
moreUnread = { $n ->
    [one] and { $n } more that cannot be read
   *[other] and { $n } more that cannot be read
}
notCounted = { $n ->
    [one] not counted: { $n } unfinished round
   *[other] not counted: { $n } unfinished rounds
}
noFinished = no finished rounds found

## stats: tables, with short headings

everybody = everybody
playersOf = { $game } · { $n ->
    [one] { $n } player
   *[other] { $n } players
}
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
tricksPerRound = tricks per round: { $n }
player = player
roundsHead = rounds
won = won
points = points
lead = lead
place = place
firstOut = first out
doubleWon = double won
doubleLost = double lost
tripleWon = triple won
tripleLost = triple lost
passes = passes
hand = hand
aboutPoints = per round: points, lead over the other team, passes; hand: its strength, see below
aboutPlaces = passes per round; hand: its strength, see below
morePlayers = { $n ->
    [one] { $n } more player: --player NAME or --json
   *[other] { $n } more players: --player NAME or --json
}
placeNumber = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
caught = caught
aboutOrder = how often, and the team’s average lead; caught: holding cards after a double victory of the others
perRound = per round
held = held
fours = fours
straights = straights
led = led
inTurn = in turn
outOfTurn = out of turn
aboutBombs = held: share of hands with a bomb after cards are passed
noWish = no wish
atOnce = at once
later = later
never = never
mostWished = most wished
aboutWishes = at once: the rank was played in the same trick; later: in another one
wishesByRank = Wishes by rank ({ $name })
rank = rank
wished = wished
share = share
givesTo = gives to
relation = { $to ->
   *[partner] partner
    [left] left
    [right] right
    [opposite] opposite
    [up] a higher rank
    [down] a lower rank
}
given = given
moreCards = more cards
sameCards = same
fewerCards = fewer
aboutDragon = more cards: to the opponent with more cards
strengthHead = strength
hands = hands
strengthOf = Strength of the hand ({ $name })
