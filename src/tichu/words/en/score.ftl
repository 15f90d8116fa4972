title = Score sheet
intro = For a table with real cards. It stays in this browser and needs no connection.
sheets = All sheets
noSheets = No sheet yet.
newSheet = New sheet
begin = Start
change = Players and target
game = Game
about_nanjing = four, two against two
about_trichu = three and a dummy
about_tientsin = six, three against three
about_grandseigneur = five to twelve, by rank
about_hierarchie = five to ten, by rank
players = Players
player = Player { $n }
team = Team { $n }
soloist = Soloist
dummy = Dummy
morePlayers = Add a player
fewerPlayers = Remove a player
until = Play until
points = Points
rounds = Rounds
open = No limit
target = Points to reach
howMany = Number of rounds
toPoints = { $n ->
    [one] to { $n } point
   *[other] to { $n } points
}
toRounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
toOpen = no limit
penaltyRule = Ignoring a wish loses the round (Tichubadour)
round = Round { $n }
changeRound = Change round { $n }
cardPointsOf = Card points of { $who }
# $who has $n of the hundred points, $other has $rest
cardPointsSplit = { $who }: { $n }, { $other }: { $rest }
fiveMore = +5 for { $who }
doubleVictory = Double victory
tripleVictory = Triple victory
victoryOf = { $victory }: { $who }
breach = Wish ignored
breachOf = Wish penalty in favour of { $who }
breachGain = Wish penalty
calls = Calls
callsHint = Tap once: made. Twice: lost.
# Who called what in a line of the sheet: short, with a sign, in full for screen readers.
betShort = { $call ->
    [grand] GT
   *[tichu] T
} { $made ->
    [yes] ✓
   *[no] ✗
}
betShortOf = { $name } { betShort }
betOf = { $name }: { call } { $made ->
    [yes] ✓
   *[no] ✗
}
betSaid = { $name }: { call }, { $made ->
    [yes] made
   *[no] lost
}
call = { $call ->
    [grand] Grand Tichu
   *[tichu] Tichu
}
callOf = { call }, { $name }: { $state ->
   *[none] not called
    [made] made, { $gain }
    [lost] lost, { $gain }
}
tichu = Tichu
grandShort = Grand
write = Save round
writeAnew = Change
strike = Delete this round
undo = Undo
redo = Redo
share = Share as text
copied = The sheet is on the clipboard.
copyFailed = Your browser won’t let us copy. Here is the text:
sameAgain = New match, same players
goOn = Keep playing
remove = Delete
removed = Deleted: { $what }.
bringBack = Undo
history = Rounds
noRounds = No rounds yet.
total = Total
graph = Score graph
rankGraph = Rank graph
totalsOf = { $who }: { $n }
change_nobody = Someone went out first, so not every call can be lost.
change_two = Only one player can go out first, so one of these calls must be lost.
order = Who went out first? Tap the names in order.
ranks = Ranks
nextExchange = Next exchange
gives = { $who } ⇄ { $other }: { $n }
meanPlace = Average
# how often somebody was first and last, and the average
times = First places: { $first }, last places: { $last }, average place: { $mean }
ahead = { $who } ahead
level = Tied
winTeam = { $who } win the match!
winOne = { $who } wins the match!
winTogether = { $who } win together!
written = Round { $n } saved.
notKept = This browser doesn’t save data, so the sheet is lost when you close the page.
gone = This sheet isn’t saved in this browser.
offlineTitle = The server can’t be reached.
offlineText = Tables need it. The score sheet and the rules still work.
offlineBack = The server is back.
offlineReload = Reload
offlineTry = Try again
offlineClose = Close

## tournaments

handIn = Hand in to a tournament
