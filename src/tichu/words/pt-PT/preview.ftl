# What a chat shows below a link to this server.

# $game: “Nanjing”
untitled = Tichu: { $game }
# $game: “Nanjing – four players, two teams”; $seated and $state: the sentences below
table = { $game }. { $seated } { $state }
seated = À mesa: { $names }.
nobody = Ainda não está ninguém à mesa.
free = { $n ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $n } lugares livres.
}
state = { $state ->
    [full] Todos os lugares estão ocupados.
    [running] A partida está a decorrer.
    [finished] A partida terminou.
   *[closed] A mesa está fechada.
}
players = Jogadores: { $names }.
unfinished = A partida ainda não terminou.
# below the link to a match that others cannot watch
private = Só os jogadores desta mesa podem rever a partida.
rules = Todos os jogos e todos os livros de regras, explicados com cartas.

## the cards in the picture of a puzzle, for those who cannot see it

hand = As suas cartas: { $cards }.
handAndTrick = As suas cartas: { $cards }. Na mesa: { $trick }.
