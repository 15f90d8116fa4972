## the yardsticks

any = any legal move is as good as another
never-bets = this bot never calls
lowest-cards = giving the lowest cards away
many-low-cards = leading as many low cards as possible
cheapest = beating the trick as cheaply as possible
keeps-bomb = only a bomb would beat it
nothing-to-play = there is nothing to play

## calls

calls-grand = strength { $power }, and { $needed } is enough
no-grand = strength { $power }, and it takes { $needed }
never-grand = this bot never calls Grand Tichu
tichu-chance = a { $percent }% chance to go out first

## the exchange

low-strays = passing low cards that fit nothing: odd ranks to one side, even ranks to the other
best-to-caller = your partner has called and gets the best card
keeps-strength = having called, keeping the strong cards
dog-from-strong = a strong hand has no use for the Dog: pass it to your partner
dog-away = having called, passing the Dog to the partner
best-from-weak = a weak hand gives its partner a strong card
high-stray = giving the partner a high card that fits nothing here
must-give = these cards must be given

## playing

goes-out = going out
runs-out = { $leads ->
    [one] { $leads } play
   *[other] { $leads } plays
} left, and at most one is likely to be beaten: play it out
leads-loser = leading what is hard to get rid of, while strong cards can win the lead back
leads-winner = leading something likely to win the trick
dog-to-partner = the Dog hands the lead to the partner
takes-lead = taking the trick to lead next
gets-rid = getting rid of what would be hard to play later
fights-caller = making the opponent who has called ({ $seat }) pay for the trick
bombs = the trick ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) and the lead are worth a bomb
partner-holds = the partner holds the trick (cards left: { $cards })
waits-for-caller = going out now would make the partner’s call fail
own-trick = leaving your own trick alone
saves-cards = what would beat it is worth more later
cannot-beat = nothing in hand beats it
solved = only two players are left and every card is known: this is the best line
no-choice = there is nothing else to do
looks-best = it looks best at a glance
searched = best in { $worlds ->
    [one] { $worlds } simulated deal
   *[other] { $worlds } simulated deals
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} expected, { $gain } more than the obvious play
searched-closely = best in { $worlds ->
    [one] { $worlds } simulated deal
   *[other] { $worlds } simulated deals
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} expected
searched-and-kept = nothing does better in { $worlds ->
    [one] { $worlds } simulated deal
   *[other] { $worlds } simulated deals
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} expected
searched-place = best in { $worlds ->
    [one] { $worlds } simulated deal
   *[other] { $worlds } simulated deals
}: place { $place } expected

## picking up

takes = the trick is won
more-cards = giving the Dragon’s trick to the opponent with more cards
dragon-to-more-cards = giving the Dragon’s trick to the opponent who has more cards and may be last ({ $seat })

## bots of other people

own-words = { $words }
unexplained = no reason given
fallback = { $kind ->
    [timeout] the bot took too long, so a safe move was played for it
    [illegal] the bot chose an illegal move, so a safe one was played for it
    [exit] the bot has stopped, so a safe move was played for it
    [start] the bot could not be started, so a safe move was played for it
   *[other] the bot gave no usable answer, so a safe move was played for it
}
not-asked = the bot failed too often and has been replaced
