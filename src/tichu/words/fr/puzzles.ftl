title = Énigmes
door = Cent positions, un seul meilleur coup.
of = Énigme { $n } sur { $all }
solved = { $n ->
    [one] { $n } résolue
   *[other] { $n } résolues
}
done = Résolue
previous = Énigme précédente
next = Énigme suivante
task = Toutes les mains sont visibles et chacun joue au mieux. Qu’est-ce qui est le mieux pour votre équipe ?
taskHidden = Vous ne voyez que vos propres cartes. Qu’est-ce qui rapporte le plus en moyenne ?
you = Vous
right = Adversaire de droite
left = Adversaire de gauche
gift = Donner le pli ({ $name })
deed_give = donner le pli ({ $name })
deed_pass = passer
passed = a passé
points = Points dans les plis : { $us } à { $them }
correct = Exact !
notAllowed = Vous ne pouvez pas jouer cela ici.
wrong = { $what } : il y a mieux.
wrongValue = { $what } : cela rapporte { $n ->
    [one] { $value } point
   *[other] { $value } points
}. Il y a mieux.
solution = Si chacun joue au mieux, { $what } rapporte { $n ->
    [one] { $value } point
   *[other] { $value } points
} ; { $other } seulement { $less }.
solutionMargin = Sur des donnes simulées, { $what } rapporte { $n ->
    [one] { $value } point
   *[other] { $value } points
} en moyenne ; { $other } seulement { $less }.
line = Ce qui se passe ensuite
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
