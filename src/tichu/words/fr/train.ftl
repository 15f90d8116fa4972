title = Entraînement
text = Des questions rapides, avec la réponse de milliers de donnes simulées.
intro = Un geste suffit pour répondre. Vos erreurs reviennent : après dix minutes, un jour, trois jours, une semaine, etc.
name = { $trainer ->
    [grand] Grand Tichu
    [tichu] Tichu
    [exchange] Don de cartes
    [wish] La demande
    [endings] Finales
   *[mistakes] Vos erreurs
}
about = { $trainer ->
    [grand] Huit cartes : annoncez-vous ?
    [tichu] Quatorze cartes : est-ce une main pour Tichu ?
    [exchange] Quelle carte pour qui ?
    [wish] Le Mah Jong : quelle valeur vous aide le plus ?
    [endings] Peu de cartes, toutes les mains visibles.
   *[mistakes] Des décisions de vos parties analysées.
}
question = { $trainer ->
    [grand] Vos huit premières cartes. Annoncez-vous Grand Tichu ?
    [tichu] Vos quatorze cartes avant le don. Est-ce une main pour annoncer Tichu ?
    [exchange] Quelle carte donnez-vous à qui ?
    [wish] Vous jouez le Mah Jong. Que demandez-vous ?
   *[mistakes] Une décision de l’une de vos parties. Qu’est-ce qui est mieux ?
}
progress = Réponses : { $n } sur { $all }, dont { $right } exactes
notStarted = { $all ->
    [one] { $all } question
   *[other] { $all } questions
}
due = { $n ->
    [one] { $n } à revoir
   *[other] { $n } à revoir
}
all = Tous les entraînements
repetition = À revoir
allDone = Vous avez répondu à tout. Vos erreurs reviendront le moment venu.
call = { $call ->
    [grand] Annoncer Grand Tichu
   *[tichu] Annoncer Tichu
}
keep = Ne pas annoncer
correct = Exact !
close = C’est serré : les deux se valent.
wrong = Mieux : { $what }
chance = Chances de réussite
with = Avec l’annonce
without = Sans l’annonce
range = { $value } ± { $error }
worth = Votre choix, comparé au meilleur
gain = En moyenne, l’annonce change le résultat de { $value } ± { $error } points.
deals = { $n ->
    [one] D’après { $n } donne simulée.
   *[other] D’après { $n } donnes simulées.
}
good = Pour : { $list }.
bad = Contre : { $list }.
has_aces = { $n ->
    [one] { $n } As
   *[other] { $n } As
}
has_dragon = le Dragon
has_phoenix = le Phénix
has_bombs = { $n ->
    [one] une bombe
   *[other] { $n } bombes
}
has_straight = une suite de { $n }
has_dog = le Chien
has_singles = { $n ->
    [one] une carte basse isolée
   *[other] { $n } cartes basses isolées
}
has_pairs = { $n ->
    [one] une paire basse
   *[other] { $n } paires basses
}
has_nothing = ni As, ni Dragon, ni Phénix
many_grand = { $power ->
    [one] Avec { $power } carte forte (As, Dragon, Phénix), { $called } des joueurs annoncent ; { $made } de ces annonces réussissent.
   *[other] Avec { $power } cartes fortes (As, Dragon, Phénix), { $called } des joueurs annoncent ; { $made } de ces annonces réussissent.
}
many_tichu = Les joueurs annoncent Tichu avec { $called } de leurs mains ; { $made } de ces annonces réussissent.
many_exchange = { $ace } des joueurs donnent un As à leur partenaire ; après un Grand Tichu du partenaire, { $called }.
many_wish = Les demandes les plus fréquentes : { $list }.
many_dragon = { $share } des joueurs donnent le pli du Dragon à l’adversaire qui a le plus de cartes.
to = { $who ->
    [right] Droite
    [partner] Partenaire
   *[left] Gauche
}
partnerCalled = Votre partenaire a annoncé Grand Tichu.
bestGift = Le mieux : { $card }
best = Rien de mieux trouvé
loss = { $n ->
    [one] environ { $n } ± { $error } point de moins
   *[other] environ { $n } ± { $error } points de moins
}
why_help = La main est faible : le partenaire tire plus de la meilleure carte.
why_keep = La main est assez forte pour garder ses cartes maîtresses : le partenaire reçoit une carte isolée.
why_dog = Le Chien est un poids ici ; chez le partenaire, il ne gêne pas.
why_low = Les adversaires reçoivent des cartes basses qui ne vont avec rien.
why_given = Vous avez donné cette valeur à l’adversaire suivant : la demande la lui reprend.
why_other = Vous avez donné cette valeur à l’autre adversaire : la demande la lui reprend.
why_ace = Un As joué trop tôt ne gagne plus de pli ensuite.
why_missing = Vous n’avez pas cette valeur : la demande ne lie que les autres.
why_held = La demande ne vous gêne pas : vous pouvez la satisfaire quand vous voulez.
why_none = Aucune valeur ne vous aide : une demande pourrait aussi bien toucher le partenaire.
next = Question suivante
quit = q met fin à l’entraînement.
notAnswer = Ce n’est pas une des réponses.
tally = { $right } sur { $n } exactes
