## the yardsticks

any = tous les coups permis se valent
never-bets = il n’annonce jamais rien
lowest-cards = donner les cartes les plus basses
many-low-cards = entamer d’autant de cartes basses que possible
cheapest = battre le pli au plus bas prix
keeps-bomb = seule une bombe battrait cela
nothing-to-play = il n’y a rien à jouer

## calls

calls-grand = annoncer Grand Tichu : les premières cartes valent { $power }, il faut { $needed }
no-grand = pas de Grand Tichu : les premières cartes valent { $power }, il faudrait { $needed }
never-grand = pas de Grand Tichu : il n’en annonce jamais
tichu-chance = annoncer Tichu : { $percent } % de chances de finir en premier

## the exchange

low-strays = donner des cartes basses qui ne vont avec rien, impaires d’un côté et paires de l’autre
best-to-caller = le partenaire a annoncé et reçoit la meilleure carte
keeps-strength = après sa propre annonce, garder ce qui est fort
dog-from-strong = une main forte n’a que faire du Chien : il va au partenaire
dog-away = après sa propre annonce, donner le Chien au partenaire
best-from-weak = une main faible donne une carte forte au partenaire
high-stray = donner au partenaire une carte haute qui ne va avec rien ici
must-give = ces cartes doivent être données

## playing

goes-out = se défaire de ses dernières cartes
runs-out = encore { $leads } coups, dont un au plus sera sans doute battu : tout jouer d’affilée
leads-loser = entamer de ce dont il est difficile de se défaire, tant que des cartes fortes peuvent reprendre la main
leads-winner = entamer de ce qui devrait tenir
dog-to-partner = le Chien donne la main au partenaire
takes-lead = prendre le pli pour entamer le suivant
gets-rid = se défaire de ce qui serait difficile à jouer plus tard
fights-caller = faire payer le pli à l’adversaire qui a annoncé ({ $seat })
bombs = le pli ({ $points } points) et la main valent bien une bombe
partner-holds = le partenaire tient le pli (cartes restantes : { $cards })
waits-for-caller = finir maintenant ferait perdre son annonce au partenaire
own-trick = ne pas toucher à son propre pli
saves-cards = ce qui battrait cela vaudra davantage plus tard
cannot-beat = rien dans la main ne bat cela
solved = il ne reste que deux joueurs et tout est connu : c’est la meilleure ligne
no-choice = il n’y a rien d’autre à faire
searched = le meilleur dans { $worlds } donnes imaginées : { $points } points attendus, { $gain } de plus qu’à première vue
searched-closely = le meilleur dans { $worlds } donnes imaginées : { $points } points attendus
searched-and-kept = rien ne fait mieux dans { $worlds } donnes imaginées : { $points } points attendus

## picking up

takes = prendre le pli
more-cards = le pli du Dragon va à l’adversaire qui a le plus de cartes
dragon-to-more-cards = le pli du Dragon va à l’adversaire qui a le plus de cartes et sera peut-être dernier ({ $seat })

## bots of other people

own-words = { $words }
unexplained = il ne dit pas pourquoi
fallback = le bot n’avait pas de réponse permise ({ $kind }) : ceci a été fait à sa place
not-asked = le bot a échoué trop souvent et n’est plus consulté
