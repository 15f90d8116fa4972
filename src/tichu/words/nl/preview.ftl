# What a chat shows below a link to this server.

# $game: “Nanjing”
untitled = Tichu: { $game }
# $game: “Nanjing – four players, two teams”; $seated and $state: the sentences below
table = { $game }. { $seated } { $state }
seated = Aan tafel: { $names }.
nobody = Er zit nog niemand aan tafel.
free = { $n ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $n } plaatsen vrij.
}
state = { $state ->
    [full] Alle plaatsen zijn bezet.
    [running] Er wordt gespeeld.
    [finished] Het spel is afgelopen.
   *[closed] De tafel is gesloten.
}
players = Spelers: { $names }.
unfinished = Het spel is nog niet afgelopen.
# below the link to a match that others cannot watch
private = Alleen de spelers van deze tafel kunnen het spel terugkijken.
rules = Elk spel en elk regelboek, uitgelegd met kaarten.

## the cards in the picture of a puzzle, for those who cannot see it

hand = Je kaarten: { $cards }.
handAndTrick = Je kaarten: { $cards }. Op tafel: { $trick }.
