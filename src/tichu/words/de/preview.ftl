# What a chat shows below a link to this server.

# $game: “Nanjing”
untitled = Tichu: { $game }
# $game: “Nanjing – four players, two teams”; $seated and $state: the sentences below
table = { $game }. { $seated } { $state }
seated = Am Tisch: { $names }.
nobody = Noch sitzt niemand am Tisch.
free = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
state = { $state ->
    [full] Alle Plätze sind besetzt.
    [running] Die Partie läuft.
    [finished] Die Partie ist zu Ende.
   *[closed] Der Tisch ist geschlossen.
}
players = Es spielten: { $names }.
unfinished = Die Partie ist noch nicht zu Ende.
# below the link to a match that others cannot watch
private = Nur wer an diesem Tisch gespielt hat, kann die Partie ansehen.
rules = Jedes Spiel und jedes Regelbuch, mit Karten erklärt.

## the cards in the picture of a puzzle, for those who cannot see it

hand = Deine Karten: { $cards }.
handAndTrick = Deine Karten: { $cards }. Auf dem Tisch: { $trick }.
