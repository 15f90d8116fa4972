title = Analyse
intro = Composez une position et voyez ce que chaque choix devrait rapporter. Les cartes que vous laissez de côté sont inconnues : elles sont redistribuées encore et encore. Dans une partie revue, « Analyser » ouvre n’importe quel moment d’une manche terminée.
notRanks = L’analyse connaît Nanjing, Trichu et Tientsin, pas les jeux de rangs. À la main, on compose des positions de Nanjing ; les moments des deux autres viennent des parties revues.
phase = Quelle est la question ?
phase_grand = Grand Tichu
phase_exchange = Échange
phase_play = Jeu
brush = Que touchez-vous ?
zone_hand = Votre main
zone_table = Sur la table
zone_ours = Vos plis
zone_theirs = Plis adverses
cardIn = { $card } : { $zone }
cardOut = { $card } : inconnue
handCount = { $n } cartes sur { $all }
clear = Tout effacer
owner = Joué par
others = Les autres
count = Cartes : { $name }
fewer = { $name } : une carte de moins
more = { $name } : une carte de plus
call = Annonce : { $name }
noCall = Pas d’annonce
wish = Demande
analyse = Analyser
edit = Modifier la position
seatFour = { $step ->
    [1] Adversaire de droite
    [2] Partenaire
   *[3] Adversaire de gauche
}
seatShort = { $step ->
    [1] Droite
    [2] Partenaire
   *[3] Gauche
}
seatSix = { $partner ->
    [yes] Partenaire { $n }
   *[no] Adversaire { $n }
}
decides = { $name } : que faire ?
waiting = { $n ->
    [one] { $n } analyse passe avant la vôtre.
   *[other] { $n } analyses passent avant la vôtre.
}
starting = Simulation de donnes…
worlds = { $done ->
    [yes] Terminé : { $n } donnes simulées.
   *[no] { $n } donnes simulées jusqu’ici…
}
stop = Arrêter
again = Analyser de nouveau
withError = { $points } ±{ $error }
withWish = { $what }, demande : { $rank }
noGrand = Pas de Grand Tichu
take = Prendre le pli
give = Le pli va à { $name }
played = joué
showAll = Montrer les { $n } choix
help = Points attendus de ce camp moins ceux de l’autre dans cette manche. Les barres montrent la précision : deux erreurs types de chaque côté. Touchez un choix pour le jouer sur la table.
back = Retour
forward = Avancer
start = La position
line = La suite jouée
botsOne = Bots : un coup
botsTo = { $you ->
    [yes] Bots jusqu’à votre tour
   *[no] Bots jusqu’au tour de { $name }
}
botsEnd = Bots jusqu’à la fin
share = Copier le lien
hide = Cacher les cartes des autres
dealt = Les cartes inconnues ont été distribuées au hasard pour pouvoir continuer. L’analyse ne connaît toujours que ce que chacun voit.
over = La manche est terminée
damaged = Ce lien est abîmé : il ne contient pas de position.
no_impossible-position = Une telle position ne peut pas exister. Vérifiez vos cartes, les nombres de cartes et ce qui se trouve sur la table.
no_malformed = Il manque quelque chose à cette position. Choisissez d’abord vos cartes.
no_not-analysed = Les jeux de rangs ne peuvent pas être analysés.
no_nothing-to-decide = Personne n’a rien à décider dans cette position.
no_fixed-view = On ne peut interroger que le joueur dont les cartes sont connues.
no_analysis-failed = Cette position ne peut pas être analysée pour le moment.
