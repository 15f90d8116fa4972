title = Feuille de score
intro = Pour une table avec de vraies cartes. Elle reste dans ce navigateur et se passe de connexion.
sheets = Toutes les feuilles
noSheets = Pas encore de feuille.
newSheet = Nouvelle feuille
begin = Commencer
change = Joueurs et objectif
game = Jeu
about_nanjing = quatre, deux contre deux
about_trichu = trois et le Mort
about_tientsin = six, trois contre trois
about_grandseigneur = de cinq à douze, par rang
about_hierarchie = de cinq à dix, par rang
players = Joueurs
player = Joueur { $n }
team = Équipe { $n }
soloist = Joueur solo
dummy = Le Mort
morePlayers = Ajouter un joueur
fewerPlayers = Retirer un joueur
until = Fin de la partie
points = Points
rounds = Manches
open = Sans limite
target = Points à atteindre
howMany = Nombre de manches
toPoints = { $n ->
    [one] jusqu’à { $n } point
   *[other] jusqu’à { $n } points
}
toRounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
toOpen = sans limite
penaltyRule = Une demande non respectée coûte la manche (Tichubadour)
round = Manche { $n }
changeRound = Modifier la manche { $n }
cardPointsOf = Points des cartes : { $who }
# $who has $n of the hundred points, $other has $rest
cardPointsSplit = { $who } : { $n }, { $other } : { $rest }
fiveMore = +5 pour { $who }
doubleVictory = Capot
tripleVictory = Triple victoire
victoryOf = { $victory } : { $who }
breach = Demande non respectée
breachOf = Demande ignorée, points pour { $who }
breachGain = Demande ignorée
calls = Annonces
callsHint = Toucher une fois : réussi. Deux fois : perdu.
betShort = { $call ->
    [grand] GT
   *[tichu] T
} { $made ->
    [yes] ✓
   *[no] ✗
}
betShortOf = { $name } { betShort }
betOf = { $name } : { call } { $made ->
    [yes] ✓
   *[no] ✗
}
betSaid = { $name } : { call }, { $made ->
    [yes] réussi
   *[no] perdu
}
call = { $call ->
    [grand] Grand Tichu
   *[tichu] Tichu
}
callOf = { call }, { $name } : { $state ->
   *[none] pas annoncé
    [made] réussi, { $gain }
    [lost] perdu, { $gain }
}
tichu = Tichu
grandShort = Grand
write = Noter
writeAnew = Modifier
strike = Supprimer cette manche
undo = Annuler
redo = Rétablir
share = Partager en texte
copied = La feuille est dans le presse-papiers.
copyFailed = Le navigateur ne nous laisse pas copier. Voici le texte :
sameAgain = Nouvelle partie, mêmes joueurs
goOn = Continuer
remove = Supprimer
removed = Feuille supprimée : { $what }.
bringBack = Restaurer
history = Manches
noRounds = Pas encore de manche.
total = Score
graph = Courbe du score
rankGraph = Courbe des rangs
totalsOf = { $who } : { $n }
change_nobody = Quelqu’un a bien fini en premier : toutes les annonces ne peuvent pas être perdues.
change_two = Un seul joueur peut finir en premier : l’une de ces annonces est forcément perdue.
order = Qui a fini en premier ? Touchez les noms dans l’ordre d’arrivée.
ranks = Rangs
nextExchange = Prochain échange
gives = { $who } ⇄ { $other } : { $n }
meanPlace = Moyenne
# how often somebody was first and last, and the average
times = Premières places : { $first }, dernières places : { $last }, place moyenne : { $mean }
ahead = { $who } en tête
level = Égalité
winTeam = { $who } gagnent la partie !
winOne = { $who } gagne la partie !
winTogether = { $who } gagnent ensemble !
written = La manche { $n } est notée.
notKept = Ce navigateur n’enregistre rien. La feuille sera perdue à la fermeture de la page.
gone = Cette feuille n’est pas enregistrée dans ce navigateur.
offlineTitle = Le serveur est injoignable.
offlineText = Les tables en ont besoin. La feuille de score et les règles restent disponibles.
offlineBack = Le serveur est de retour.
offlineReload = Recharger
offlineTry = Réessayer
offlineClose = Fermer

## tournaments

handIn = Remettre à un tournoi
