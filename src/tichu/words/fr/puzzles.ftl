daily = Énigme du jour
dailyDone = L’énigme du jour est résolue. Une nouvelle arrive demain.
solve = La résoudre
goOn = Continuer avec l’énigme { $n }
again = La revoir
all = Toutes les énigmes
progress = Énigmes résolues : { $n } sur { $all }, dont { $first } du premier coup
level = { $level ->
    [easy] Facile
   *[medium] Moyenne
    [hard] Difficile
}
tile = Énigme { $n }, { $state ->
    [first] résolue du premier coup
    [later] résolue
   *[open] pas encore résolue
}
allDone = Vous les avez toutes résolues.
of = Énigme { $n } sur { $all }
done = Résolue
previous = Énigme précédente
next = Énigme suivante
task = Toutes les mains sont visibles et chacun joue au mieux. Qu’est-ce qui est le mieux pour votre équipe ?
taskHidden = Vous ne voyez que vos propres cartes. Qu’est-ce qui rapporte le plus en moyenne ?
you = Vous
right = Adversaire de droite
left = Adversaire de gauche
gift = { $side ->
    [left] Donner le pli à gauche
   *[right] Donner le pli à droite
}
deed_give = { $side ->
    [left] donner le pli à gauche
   *[right] donner le pli à droite
}
deed_pass = passer
passed = a passé
points = Points dans les plis : { $us } à { $them }
correct = Exact !
notAllowed = Vous ne pouvez pas jouer cela ici.
wrong = { $what } : il y a mieux.
wrongValue = { $what } : cela donne { $n ->
    [one] { $value } point
   *[other] { $value } points
}. Il y a mieux.
solution = Le meilleur choix : { $what }. Si chacun joue ensuite au mieux, le bilan de votre équipe dans cette manche est de { $n ->
    [one] { $value } point
   *[other] { $value } points
}. L’autre choix (« { $other } ») donne { $less }.
solutionMargin = Le meilleur choix : { $what }. Sur de nombreuses donnes simulées, le bilan moyen de votre équipe dans cette manche est alors de { $n ->
    [one] { $value } point
   *[other] { $value } points
}. L’autre choix (« { $other } ») donne { $less }.
line = La suite du jeu
show = Voir la solution
theme_gift = Le pli du Dragon
theme_let-partner = Le pli du partenaire
theme_hold-back = Patience
theme_dog = Le Chien
theme_overtake = Prendre le pli au partenaire
theme_phoenix = Le Phénix
theme_dragon = Le Dragon
theme_win = Prendre, et avec quoi ?
theme_lead-single = Entamer avec une carte simple
theme_lead-many = Entamer avec plusieurs cartes
theme = Thème
allThemes = Tous les thèmes ({ $n })
themeCount = { $theme } ({ $n })
difficulty = Difficulté
anyLevel = Toutes
showMore = En voir plus
results = { $n ->
    [one] Résolue du premier coup par { $share } ({ $n } joueur)
   *[other] Résolue du premier coup par { $share } ({ $n } joueurs)
}
theme_bomb = La bombe
theme_wish = Sous une demande
