# Tournaments: what `tichu tournament` prints, and printed pages for tables with real cards.
# A “round” is a round of the tournament; what is dealt at a table is a “hand”, in duplicate tournaments a “board”.

## formats

format_swiss = Swiss system
format_individual = New partners each round
format_individual_alone = New opponents each round
format_round-robin = Everybody meets everybody
format_knockout = Knock-out
format_double-knockout = Double knock-out
format_duplicate = Duplicate
format_arena = Arena

## when a match ends

length_points = Matches to { $n ->
    [one] { $n } point
   *[other] { $n } points
}
length_hands = Matches of { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}
length_minutes = Matches of { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}; the hand in play is finished
length_boards = { $n ->
    [one] { $n } board
   *[other] { $n } boards
} in each round
length_arena = { $n } minutes in all
withoutGrand = without Grand Tichu
oneCopy = one set of boards
bestOf = Best of { $n }

## standings and their criteria: the name is a column's title, then what it means

standings = Standings
afterRound = After round { $n } of { $all }
rank = Rank
name = Name
criterion_match-points = Match points
criterion_wins = Wins
criterion_difference = Difference
criterion_points = Points
criterion_direct = Direct encounter
criterion_buchholz = Buchholz
criterion_sonneborn-berger = Sonneborn-Berger
criterion_stage = Rounds survived
criterion_boards = Boards
criterion_places = Places
criterion_arena-points = Arena points
about_match-points = two for a win or a bye, one for a draw
about_wins = matches won
about_difference = own points less those of the opponents; a bye counts as the average of your other matches
about_points = own points in all matches; a bye counts as the average of your other matches
about_direct = match points from the matches among those who are still equal
about_buchholz = match points of all opponents; a bye counts as an opponent with your own
about_sonneborn-berger = match points of the opponents you have beaten, and half of those you drew with
about_stage = rounds after which you were still in
about_boards_matchpoints = the share of the other tables that did worse with the same cards
about_boards_mean = points above the mean of all tables with the same cards
about_places = for each table the share of the others there that you are ahead of, in per cent; a bye counts as the average of your other tables
about_arena-points = two for a win, one for a draw
about_arena-points_streaks = two for a win, one for a draw; double after two wins in a row

## rounds

round = Round { $n }
roundOf = Round { $n } of { $all }
table = Table { $n }
bye = Bye
byes = Bye: { $names }
result = Result
noResult = –
forfeited = forfeited
unconfirmed = not confirmed
absent = absent
withdrawn = withdrawn
registration = Registration is open: { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
missing = Results are missing: { $tables }
complete = All results of this round are entered.
openTables = Tables in play
waiting = Waiting: { $names }
endsAt = The time is over at { $time }; hands in play are finished.
finished = The tournament is over.
notes = Notes

## what a command has done

created = { $name }: { $file } was created.
registered = { $n }: { $name } takes part.
changed = { $n }: { $name } was changed.
isAbsent = { $name } is not paired until they are back.
isBack = { $name } is back.
hasWithdrawn = { $name } has withdrawn.
entered = Table { $n }: { $first } { $score } { $second }
noted = Noted.
undone = Undone: { $what }
written = { $file } was written.

## printed pages

pairings = Pairings
seats = Who sits where
sideOne = Seats 1 and 3
sideTwo = Seats 2 and 4
sideSeats = Seats { $seats }
players = Players
slip = Score slip
hand = Hand
total = Total
calls = Calls
signature = Signature
slipHint = Both sides sign. The winners hand the slip in.
boardHint = Take back the cards you have passed, and sort every hand for the next table.
rankHint = For each hand, write how many went out after you. Add them up at the end.
shareHint = Another table plays the same boards in this round: exchange them after each board.
tableCards = Table cards
deals = Deals
board = Board { $n }
boards = Boards
seat = Seat { $n }
dealHint = The cards before the bar are those seen before the Grand Tichu question. Nobody who plays may see this page.
dealHintPlain = Nobody who plays may see this page.
boardRange = Boards { $first }–{ $last }
guideCards = Guide cards
against = Against
sitOut = you sit out
guideHint = If your opponents are not there, you sit out this round.
instructions = How to play duplicate
ruleCount = Count your cards before you look at them: 14 each. Call the director if the number is wrong.
ruleSilent = Call without a word: turn your call card over, and point at it until everybody has seen it. Other tables will play the same cards.
rulePassed = Write down which cards you pass, and to whom.
ruleTakeBack = After the hand, take back what you passed. Every hand has its 14 cards again when the board goes on.
ruleQuiet = Do not talk about a board while others still have to play it.
ruleNoGrand = Nobody calls Grand Tichu. Pick up all 14 cards at once.
ruleEight = Look at the top eight cards first, and decide about Grand Tichu.

## errors: each follows “tichu: ”, so it begins with a small letter where that is usual

error_bad-name = this name is empty or too long
error_bad-members = the number of members is wrong
error_name-taken = { $name } is registered already
error_no-such-entrant = there is no entry { $n }
error_no-such-round = round { $n } has not been paired
error_no-such-table = there is no table { $n } in this round
error_already-absent = number { $n } is absent already
error_already-present = number { $n } is present already
error_already-withdrawn = number { $n } has withdrawn already
error_schedule-full = the schedule has no room for anybody else
error_results-missing = results are missing: { $tables }
error_all-rounds-played = all rounds have been played
error_nobody-free = nobody can be paired until another table has finished
error_time-over = the time is over: enter the last results, then close the tournament
error_no-clock = only an arena that has begun has a clock
error_already-closed = the tournament is over
error_too-few-entrants = a round needs at least { $n } entries
error_has-result = table { $n } has a result already
error_no-result = table { $n } has no result yet
error_bad-score = write a result as 1000:640, not “{ $text }”
error_bad-points = points are multiples of five
error_bad-result = the result needs the points of both sides
error_one-game = a match of this tournament is one game
error_boards-missing = a result needs the points of { $n } boards
error_no-draws = there are no draws in a knock-out: play another hand
error_undecided = the match goes on until a side has won { $n } games
error_too-many-games = the match was decided before the last game
error_next-round-paired = the winner plays in the next round already: undo that first
error_bad-note = the note is empty or too long
error_nothing-to-undo = there is nothing to undo
