## play with people

title = Jouer avec d’autres
text = Vous êtes installé avec d’autres personnes qui veulent le même jeu, jamais avec celles que vous avez bloquées.
pace = Rythme
paceNormal = Normal
paceFast = Rapide
paceNormalText = 60 secondes par coup, une partie entière.
paceFastText = 20 secondes par coup, une demi-partie.
strength = Niveau des autres
strengthAny = Tous
strengthNear = Comme moi
bots = Les bots peuvent prendre les places libres
botsAfter = { $n ->
    [one] Après { $n } minute
   *[other] Après { $n } minutes
}
botsNever = Jamais
rating = Classement
casual = Amicale
rated = Classée
casualText = Juste pour le plaisir.
ratedText = La partie compte pour votre classement. Si vous partez, vous la perdez.
ratedAccount = Les parties classées sont réservées aux personnes qui ont un compte.
toAccount = Créer un compte
find = Trouver une table
waitTitle = En attente de joueurs
waitPeople = Places prises : { $n } sur { $all }
botsIn = Les bots prennent les places libres dans { $time }.
botsSoon = Les bots prennent les places libres.
botsNeverText = Sans bots : la partie commence dès qu’il y a assez de monde.
keepOpen = Gardez cette page ouverte, même dans un autre onglet. Un son vous prévient quand votre table est prête.
unreachable = Le serveur est injoignable. Nous réessayons.
stop = Ne plus attendre
seated = Votre table est prête
replaced = Vous attendez dans une autre fenêtre.
others = D’autres attendent
othersCount = { $n ->
    [one] { $n } personne attend
   *[other] { $n } personnes attendent
}
join = Les rejoindre
joinGame = Attendre : { $game }

## the ladder

ladder = Classement
ladderText = Les meilleurs de chaque jeu. Le classement se gagne aux tables classées, pour les bots aussi.
ladderEmpty = Personne n’est encore classé ici. On l’est après une quinzaine de parties classées.
place = Rang
player = Joueur
matches = Parties
bot = Bot
botText = Un bot. Il gagne son classement aux tables classées, comme tout le monde.
guestText = Un invité. Il faut un compte pour être classé.
joined = Ici depuis { $date }
youPlace = Votre rang : { $place } sur { $size }, avec { $rating } points
youProvisional = { $n ->
    [one] Votre classement de { $rating } est provisoire après { $n } partie.
   *[other] Votre classement de { $rating } est provisoire après { $n } parties.
}
provisional = provisoire
placeOn = Rang { $n }
noRatings = Aucune partie classée pour l’instant.
ratedMatches = Parties classées
graphLabel = { $n ->
    [one] Classement après { $n } partie : de { $from } à { $to }
   *[other] Classement après { $n } parties : de { $from } à { $to }
}
publicPage = Votre page publique
