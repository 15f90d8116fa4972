title = Analysis
intro = Set up a position and see what each choice can be expected to score. Cards that you leave out are unknown: they are dealt over and over again. From a replay, “Analyse” opens any moment of a finished round.
notRanks = The analysis knows Nanjing, Trichu and Tientsin, not the games of ranks. By hand you can set up Nanjing; moments of the other two come from replays.
phase = What is the question?
phase_grand = Grand Tichu
phase_exchange = Passing cards
phase_play = Play
brush = What do you tap?
zone_hand = Your hand
zone_table = On the table
zone_ours = Your side’s tricks
zone_theirs = The opponents’ tricks
cardIn = { $card }: { $zone }
cardOut = { $card }: unknown
handCount = { $n } of { $all } cards
clear = Clear everything
owner = Played by
others = The others
count = Cards of { $name }
fewer = { $name }: one card fewer
more = { $name }: one card more
call = { $name } has called
noCall = No call
wish = Wish
analyse = Analyse
edit = Change the position
seatFour = { $step ->
    [1] Opponent on the right
    [2] Partner
   *[3] Opponent on the left
}
seatShort = { $step ->
    [1] Right
    [2] Partner
   *[3] Left
}
seatSix = { $partner ->
    [yes] Partner { $n }
   *[no] Opponent { $n }
}
decides = { $name }: what now?
waiting = { $n ->
    [one] { $n } analysis is before yours.
   *[other] { $n } analyses are before yours.
}
starting = Simulating deals…
worlds = { $done ->
    [yes] Done: { $n } simulated deals.
   *[no] { $n } simulated deals so far…
}
stop = Stop
again = Analyse again
withError = { $points } ±{ $error }
withWish = { $what }, wish: { $rank }
noGrand = No Grand Tichu
take = Take the trick
give = The trick goes to { $name }
played = played
showAll = Show all { $n } choices
help = Expected points of this side minus those of the other in this round. The bars show how sure that is: two standard errors to each side. Tap a choice to play it on the board.
back = Back
forward = Forward
start = The position
line = The line
botsOne = Bots: one move
botsTo = { $you ->
    [yes] Bots until your turn
   *[no] Bots until it’s { $name }’s turn
}
botsEnd = Bots to the end
share = Copy the link
hide = Hide the others’ cards
dealt = The unknown cards were dealt at random so that play could go on. The analysis still knows only what each player sees.
over = The round is over
damaged = This link is damaged: it holds no position.
no_impossible-position = Such a position can’t happen. Check your cards, the numbers of cards, and what lies on the table.
no_malformed = Something is missing in this position. Choose your cards first.
no_not-analysed = Games of ranks can’t be analysed.
no_nothing-to-decide = Nobody has anything to decide in this position.
no_fixed-view = Only the player whose cards are known can be asked.
no_analysis-failed = This position can’t be analysed right now.
