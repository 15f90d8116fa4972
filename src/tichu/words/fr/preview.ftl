# What a chat shows below a link to this server.

# $game: “Nanjing”
untitled = Tichu : { $game }
# $game: “Nanjing – four players, two teams”; $seated and $state: the sentences below
table = { $game }. { $seated } { $state }
seated = Autour de la table : { $names }.
nobody = Personne n’a encore pris place.
free = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
state = { $state ->
    [full] Toutes les places sont prises.
    [running] La partie est en cours.
    [finished] La partie est terminée.
   *[closed] La table est fermée.
}
players = Joueurs : { $names }.
unfinished = La partie n’est pas encore terminée.
# below the link to a match that others cannot watch
private = Seuls les joueurs de cette table peuvent revoir la partie.
rules = Tous les jeux et tous les livrets de règles, expliqués avec des cartes.

## the cards in the picture of a puzzle, for those who cannot see it

hand = Vos cartes : { $cards }.
handAndTrick = Vos cartes : { $cards }. Sur la table : { $trick }.
