## the yardsticks

any = tous les coups permis se valent
never-bets = ce bot n’annonce jamais rien
lowest-cards = ce sont les cartes les plus basses
many-low-cards = entamer avec le plus possible de cartes basses
cheapest = battre le pli à moindre coût
keeps-bomb = seule une bombe battrait ce pli
nothing-to-play = il n’y a rien à jouer

## calls

calls-grand = force { $power }, seuil { $needed }
no-grand = force { $power }, seuil { $needed }
never-grand = ce bot n’annonce jamais de Grand Tichu
tichu-chance = { $percent } % de chances de finir en premier

## the exchange

low-strays = des cartes basses qui ne vont avec rien : nombres impairs d’un côté, nombres pairs de l’autre
best-to-caller = le partenaire a annoncé et reçoit la meilleure carte
keeps-strength = après sa propre annonce, garder ses cartes fortes
dog-from-strong = une main forte n’a que faire du Chien : il va au partenaire
dog-away = après sa propre annonce, le Chien va au partenaire
best-from-weak = une main faible donne une carte forte au partenaire
high-stray = pour le partenaire, une carte haute qui ne va avec rien ici
must-give = ces cartes doivent être données

## playing

goes-out = poser ses dernières cartes
runs-out = { $leads ->
    [one] encore { $leads } coup
   *[other] encore { $leads } coups
}, dont un au plus sera sans doute battu : tout jouer d’affilée
leads-loser = entamer avec ce qui est difficile à placer, tant que des cartes fortes peuvent reprendre la main
leads-winner = entamer avec ce qui devrait gagner le pli
dog-to-partner = le Chien donne la main au partenaire
takes-lead = pour prendre le pli et entamer le suivant
gets-rid = pour se débarrasser de ce qui serait difficile à jouer plus tard
fights-caller = pour faire payer le pli à l’adversaire qui a annoncé ({ $seat })
bombs = le pli ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) et la main valent bien une bombe
partner-holds = le partenaire tient le pli (cartes restantes : { $cards })
waits-for-caller = finir maintenant ferait perdre son annonce au partenaire
own-trick = ne pas battre son propre pli
saves-cards = ce qui battrait ce pli servira mieux plus tard
cannot-beat = rien dans la main ne bat ce pli
solved = il ne reste que deux joueurs et toutes les cartes sont connues : c’est le meilleur coup
no-choice = il n’y a rien d’autre à faire
looks-best = c’est ce qui paraît le mieux à première vue
searched = le meilleur choix sur { $worlds ->
    [one] { $worlds } donne simulée
   *[other] { $worlds } donnes simulées
} : { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}, { $gain } de plus qu’avec le coup évident
searched-closely = le meilleur choix sur { $worlds ->
    [one] { $worlds } donne simulée
   *[other] { $worlds } donnes simulées
} : { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}
searched-and-kept = rien ne fait mieux sur { $worlds ->
    [one] { $worlds } donne simulée
   *[other] { $worlds } donnes simulées
} : { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}
searched-place = le meilleur choix sur { $worlds ->
    [one] { $worlds } donne simulée
   *[other] { $worlds } donnes simulées
} : place attendue, { $place } en moyenne

## picking up

takes = le pli est gagné
more-cards = c’est l’adversaire qui a le plus de cartes
dragon-to-more-cards = c’est l’adversaire qui a le plus de cartes et qui finira peut-être dernier ({ $seat })

## bots of other people

own-words = { $words }
unexplained = sans explication
fallback = { $kind ->
    [timeout] le bot a mis trop de temps : un coup sûr a été joué à sa place
    [illegal] le bot a choisi un coup interdit : un coup sûr a été joué à sa place
    [exit] le bot s’est arrêté : un coup sûr a été joué à sa place
    [start] le bot n’a pas pu démarrer : un coup sûr a été joué à sa place
   *[other] le bot n’a pas donné de réponse utilisable : un coup sûr a été joué à sa place
}
not-asked = le bot a échoué trop souvent et a été remplacé
