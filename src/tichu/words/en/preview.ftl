# What a chat shows below a link to this server.

# $game: “Nanjing”
untitled = Tichu: { $game }
# $game: “Nanjing – four players, two teams”; $seated and $state: the sentences below
table = { $game }. { $seated } { $state }
seated = At the table: { $names }.
nobody = Nobody is at the table yet.
free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
state = { $state ->
    [full] All seats are taken.
    [running] A match is being played.
    [finished] The match is over.
   *[closed] The table is closed.
}
players = Players: { $names }.
unfinished = The match is not over yet.
# below the link to a match that others cannot watch
private = Only the players of this table can watch it.
rules = Every game and every rule book, explained with cards.

## the cards in the picture of a puzzle, for those who cannot see it

hand = Your cards: { $cards }.
handAndTrick = Your cards: { $cards }. On the table: { $trick }.
