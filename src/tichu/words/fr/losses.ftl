title = Où les points se perdent
area_calls = Annonces
area_exchange = Échange
area_play = Jeu
area_wish = Demandes
area_dragon = Pli du Dragon
area_bombs = Bombes
games = Parties
rounds = Manches
mostOf = { $name } perd le plus ici : { $area ->
    [calls] annonces
    [exchange] échange
   *[play] jeu
    [wish] demandes
    [dragon] pli du Dragon
    [bombs] bombes
}
mostYou = Vous perdez le plus ici : { $area ->
    [calls] annonces
    [exchange] échange
   *[play] jeu
    [wish] demandes
    [dragon] pli du Dragon
    [bombs] bombes
}
most = C’est ici que se perdent le plus de points : { $area ->
    [calls] annonces
    [exchange] échange
   *[play] jeu
    [wish] demandes
    [dragon] pli du Dragon
    [bombs] bombes
}
from = D’après { $n ->
    [one] { $n } manche analysée
   *[other] { $n } manches analysées
}. Points perdus par manche, par rapport aux meilleures décisions.
none = Aucune manche analysée pour l’instant. Ouvrez l’analyse d’une manche terminée : ce qu’elle trouve s’additionne ici.
askMatch = Analyser toute la partie
match = Toute la partie
progress = { $n } manches analysées sur { $all }…
