# The review of a game, as a page of its own and in a terminal. $names: the players of one side.

pageTitle = Review: { $names }
stopped = Stopped before the end: some decisions are missing.
decisions = Decisions
lostPlay = Lost in play
lostExchange = Lost passing cards
lostCalls = Lost in calls
sides = { $names } against { $others }
result = Result for { $names }: { $n }
unfinished = The round is not finished.
luck = Luck of the deal for { $names }: { $n }
move = Move
moveNumber = Move { $n }
played = Played
cost = Cost
comment = Comment
instead = Better: { $what }
# A mark in the graph
lostAt = { $n ->
    [one] Move { $move }: { $n } point lost
   *[other] Move { $move }: { $n } points lost
}
turningPoint = Turning point
# An action that changed the expected result of one side
turning = Turning point at move { $n }, { $name }: { $what }. Expected result: { $from } → { $to }
noTichu = no Tichu
clean = { $n ->
    [one] No clear mistake in { $n } decision.
   *[other] No clear mistakes in { $n } decisions.
}
aboutCost = Costs are points per round compared with the best alternative. A decision is judged only by what the player could know, in simulated deals; differences that may be chance don’t count.
aboutGraph = For the graph, the round is played out with all cards visible.
written = Saved: { $file }
