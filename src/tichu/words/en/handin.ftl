# Handing the result of a score sheet in to a tournament.

title = Hand in to a tournament
none = You have no table in a tournament with real cards that waits for a result.
where = Tournament
table = Round { $round }, table { $table }
sides = Who is who?
isSide = { $team } played as { $side }
send = Hand in
confirmHint = The other side confirms the result on their own phone.
done = The result is handed in. The other side confirms it.
toTournament = To the tournament
