# The review of a game, as a page of its own and in a terminal. $names: the players of one side.

pageTitle = Analyse : { $names }
stopped = Interrompu avant la fin : il manque des décisions.
decisions = Décisions
lostPlay = Perdu en jouant
lostExchange = Perdu en donnant des cartes
lostCalls = Perdu en annonçant
sides = { $names } contre { $others }
result = Résultat pour { $names } : { $n }
unfinished = La manche n’est pas finie.
luck = Chance de la donne pour { $names } : { $n }
move = Coup
moveNumber = Coup { $n }
played = Joué
cost = Coût
comment = Commentaire
instead = Mieux : { $what }
# A mark in the graph
lostAt = Coup { $move } : { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
}
turningPoint = Tournant
# An action that changed the expected result of one side
turning = Tournant au coup { $n }, { $name } : { $what }. Résultat attendu : { $from } → { $to }
noTichu = pas de Tichu
clean = { $n ->
    [one] Aucune erreur nette sur { $n } décision.
   *[other] Aucune erreur nette sur { $n } décisions.
}
aboutCost = Les coûts sont en points par manche, par rapport à la meilleure possibilité. Une décision est jugée seulement sur ce qu’on pouvait savoir à table, dans des donnes simulées ; les écarts qui peuvent être dus au hasard ne comptent pas.
aboutGraph = La courbe est calculée avec toutes les cartes visibles.
written = Enregistré : { $file }
