## the line

connecting = Connexion à la table…
lost = Connexion perdue. Nouvel essai…
refusedTitle = Vous ne pouvez pas rejoindre cette table
refusedGone = Cette table n’existe plus.
refusedSpectators = Cette table n’accepte pas de spectateurs.

## people

you = Vous
partner = Partenaire
dummy = Le Mort
away = pas là
gone = a quitté la table
nextDeal = prochaine donne
thinking = { $name } réfléchit
yourTurn = À vous
turnOf = { $name } doit jouer
cardsLeft = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
out = fini
outAs = { $n ->
    [one] fini, { $n }er
   *[other] fini, { $n }e
}
# At the seat of a player, whose name is there: the place of who is out, and who has passed
outMark = fini · { $n ->
    [1] 1er
   *[other] { $n }e
}
passed = passe
soloist = joueur solo
holds = tient le pli
# At the seat of a player, whose name is there: who leads, gets the Dragon’s trick, or gives it away
leads = entame
gotDragon = reçoit le pli du Dragon
gaveDragon = Pli du Dragon › { $to }
# A seat for those who hear it. $state: “8 cards” or “out, place 1”; $reserve: “reserve 1:20”, or none
seatLabel = { $name }, { $state }{ $call ->
    [grand] , { callGrand }
    [tichu] , { callTichu }
   *[none] {""}
}{ $turn ->
    [yes] , doit jouer
   *[no] {""}
}{ $passed ->
    [yes] , { passed }
   *[no] {""}
}{ $reserve ->
    [none] {""}
   *[other] , { $reserve }
}{ $holds ->
    [yes] , { holds }
   *[no] {""}
}{ $present ->
    [yes] {""}
   *[no] , { disconnected }
}
disconnected = hors ligne

## the hand

hand = Votre main
handOf = Main : { $name }
sortRank = Trier par valeur
sortSuit = Trier par couleur
clear = Reposer

## actions

pass = Passer
tichu = Tichu
tichuSure = Tichu, sûr ?
tichuPartner = Tichu tous les deux ?
tichuText = Le Tichu est un pari : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si vous finissez en premier, moins { $points } sinon. Touchez encore pour l’annoncer.
tichuWho = Qui annonce Tichu ?
tichuSelf = Tichu pour vous ?
tichuDummy = Tichu pour le Mort ?
tichuDummyText = Tichu pour le Mort : { $points ->
    [one] { $points } point
   *[other] { $points } points
} s’il finit en premier, moins { $points } sinon. Touchez encore pour l’annoncer.
withdraw = Retirer l’annonce
bomb = Bombe
noBomb = Vous n’avez pas de bombe à jouer maintenant.
bombHelp = Une bombe – un carré, ou une suite d’au moins cinq cartes de la même couleur – bat tout, même hors de son tour.
play = Jouer
playIt = Jouer : { $what }
lead = À vous d’entamer : choisissez des cartes.
leadFirst = Vous entamez : jouez ce que vous voulez. Touchez deux fois une carte pour compléter une paire, une suite…
follow = Jouez plus haut, ou passez.
followFirst = Jouez la même combinaison en plus haut, ou passez.
takes = { $name } prend le pli.
yourTrick = Le pli est à vous.
mustPass = Rien à jouer : passez.
hint = Conseil
hintSays = Le coach jouerait : { $what }
hintPass = Le coach passerait
hintTichu = Le coach annoncerait Tichu
hintGrand = Le coach annoncerait Grand Tichu
hintNoGrand = Le coach n’annoncerait pas Grand Tichu
hintTake = Le coach prendrait le pli
hintGive = Pour le pli, le coach choisirait { $name }
hintWhy = { $what } – { $why }
autoPass = Passer ce pli
autoPassOn = Vous passez ce pli
held = Un instant pour les bombes…
heldCall = Votre annonce sera révélée quand tout le monde aura répondu.

## grand

grandTitle = Grand Tichu ?
grandText = Un pari, après { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si vous finissez en premier, moins { $points } sinon. Dans le doute, non.
goal = Le but : vous débarrasser de vos cartes avant les autres. Vous faites équipe avec { $partner }.
grandCall = Annoncer Grand Tichu
grandSure = Vraiment ? { $points ->
    [one] { $points } point
   *[other] { $points } points
}
grandNo = Non, voir le reste
grandWaiting = Les autres réfléchissent…

## exchange

exchangeTitle = Don de cartes
exchangeText = Une carte pour chacun : touchez-la, ou glissez-la.
exchangeAdvice = Une carte à chacun : basse pour les adversaires, bonne pour le partenaire. Touchez ou glissez.
exchangeBest = Vous devez donner vos meilleures cartes.
exchangeLowest = Vous devez donner vos cartes les plus basses.
exchangeEquals = Entre cartes égales, à vous de choisir : touchez-en une autre.
exchangeDo = Donner ces cartes
exchangeWaiting = Les autres choisissent leurs cartes…
exchangeEmpty = pas encore de carte
gave = Donné
got = Reçu
left = à gauche
right = à droite
opposite = en face
opponent = { $where }, adversaire

## choices

wishTitle = Que demandez-vous ?
wishText = Celui qui peut jouer cette valeur à son tour doit le faire.
wishNone = Aucune demande
wish = Demande
wishBadge = Demande : { $rank }
wishHelp = Demande : { $rank }. Celui qui peut jouer cette valeur à son tour doit le faire. La demande tient jusqu’à ce qu’elle soit satisfaite.
wishBinds = Vous devez répondre à la demande
wishFulfilled = Demande satisfaite
dogTitle = Qui reçoit la main ?
dragonTitle = Qui reçoit le pli du Dragon ?
chooseSeat = Choisir
phoenixTitle = Que vaut le Phénix ?
phoenixAs = Phénix en { $rank }

## what happens, for the log and for ears

saidPlay = { $bomb ->
    [yes] Bombe ! { $name } : { $what }
   *[no] { $name } : { $what }
}{ $wishes ->
    [yes] {" "}– demande : { $rank }
   *[no] {""}
}{ $out ->
    [yes] {" "}– fini
   *[no] {""}
}
saidPass = { $name } : passe
saidTichu = { $name } : Tichu !
saidGrand = { $name } : Grand Tichu !
saidNoGrand = { $name } : pas de Grand Tichu
saidWithdraw = { $name } : annonce retirée
saidTake = Pli : { $name }
saidGive = Pli du Dragon : { $name } › { $to }
saidDog = Chien : la main › { $to }
saidDealt = Manche { $n } : les cartes sont distribuées
saidExchange = Le don de cartes est fait
saidSat = { $name } prend place
saidLeft = { $name } quitte la table
saidAway = { $name } s’absente : un bot continue
saidBack = { $name } est de retour
saidPaused = Le jeu est en pause
saidResumed = Le jeu reprend
saidHost = { $name } est maintenant l’hôte
saidStarted = La partie commence
saidClock = { $name } : temps écoulé, un bot décide
saidClockYou = Votre temps est écoulé : un bot décide
saidOver = { roundOver }. { outOrder }.
saidResult = { roundOver } : { $result }. { outOrder }. { total } : { $sum }.

## result

roundOver = Manche { $n }
matchOver = La partie est finie
won = Vous avez gagné !
wonBy = Victoire : { $names }
total = Total
pointsCards = Cartes
cardsHelp = Rois et dix valent 10, les cinq 5, le Dragon 25, le Phénix −25. { $team ->
    [three] Le dernier donne sa main et ses plis aux adversaires, le cinquième donne ses plis au premier à avoir fini.
   *[two] Le dernier donne sa main aux adversaires et ses plis au premier à avoir fini.
}
outOrder = Ordre d’arrivée : { $names }
pointsVictory = Capot
pointsBreach = Demande ignorée
pointsTriple = Triple victoire
callTichu = Tichu
callGrand = Grand Tichu
nextRound = Manche suivante
nextIn = Manche suivante dans { $n } s
rematch = Rejouer
places = Changer de place
backHome = Retour à l’accueil
watchReplay = Revoir la partie

## panels

score = Score
yourRank = Vous : { $title }
log = Journal
chat = Chat
lastTrick = Dernier pli
lastTrickNone = Aucun pli ramassé pour l’instant.
logNone = Il ne s’est encore rien passé dans cette manche.
menu = Menu
round = Manche { $n }
target = en { $n }
scoreGraph = Score par manche
chatPlaceholder = Un mot gentil…
chatSend = Envoyer
chatEmpty = Personne n’a encore rien dit.
chatWatching = spectateur
mute = Masquer { $name }
unmute = Afficher à nouveau { $name }
watchers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
sealed = Empreinte de cette donne (vérifiable après la partie) : { $hash }

## running a table

pause = Pause
resume = Reprendre
paused = En pause
pausedText = Les pendules sont arrêtées.
pauseAsked = Pause demandée par { $names } : { $n } voix sur { $needed }
pauseYours = Vous avez demandé une pause ({ $n } voix sur { $needed } ; l’hôte peut décider seul)
resumeAsked = Reprise demandée par { $names } : { $n } voix sur { $needed }
resumeYours = Vous avez demandé à reprendre ({ $n } voix sur { $needed } ; l’hôte peut décider seul)
leave = Quitter la table
leaveSure = Vraiment partir ? Un bot jouera à votre place.
leaveRated = Vraiment partir ? Cette partie est classée : si vous ne revenez pas dans la minute, vous la perdez.
backNow = Me revoilà
awayText = Un bot joue à votre place.
awayRated = Un bot joue à votre place. Après une minute, cette partie classée comptera comme perdue pour vous.

## before the start

lobbyTitle = La table est prête
invite = Inviter des amis
inviteText = Toute personne qui a ce lien peut rejoindre la table.
copyLink = Copier le lien
qr = Code QR du lien
sit = S’asseoir ici
sitDown = Prendre place
empty = place libre
chooseBot = Choisir un bot
removeBot = Libérer la place
swap = Échanger
start = Commencer
startFill = Commencer avec des bots
waitHost = L’hôte lance la partie.
waitMore = { $n ->
    [one] Il manque { $n } joueur.
   *[other] Il manque { $n } joueurs.
}
allHere = Toutes les places sont prises. Vous pouvez commencer.
present = en ligne
botIs = Bot : { $bot }
swapHint = Pour changer de place, faites glisser un joueur, ou touchez une place.
moveHint = Touchez une place libre pour vous y asseoir.
swapNow = Échanger { $name } : touchez une autre place
terms = Jeu et règles
watchAllowed = Les spectateurs sont les bienvenus.
watchForbidden = Personne d’autre ne peut regarder.
listed = Affichée au salon : tout le monde peut venir.
unlisted = Il faut le lien pour venir.
changeTerms = Modifier
makeHost = Nommer hôte
host = hôte
watching = Vous regardez la partie.
takePlace = Remplacer { $name }
waitsText = Vous jouez dès la prochaine donne. Un bot termine cette manche.
newcomer = { $name } joue dès la prochaine donne.
admit = Laisser jouer tout de suite
saidAdmitted = { $name } joue dès cette manche
closeTable = Fermer la table
closeSure = Vraiment fermer pour tout le monde ?
closed = Cette table est fermée.
closed_rounds = La partie a atteint le nombre maximal de manches. Elle s’arrête ici, inachevée.
closed_events = La table a atteint le nombre maximal d’événements. La partie s’arrête ici, inachevée.
closed_administrator = L’administration a fermé cette table. La partie s’arrête ici, inachevée.
closed_time = Le temps est écoulé. Le score actuel compte.
closed_boards = Tous les étuis sont joués.
closed_director = La direction du tournoi a fermé cette table.
tournamentWaits = La partie commence dès que tout le monde est là.
toTournament = Vers le tournoi

## phrases

phrase_hello = Bonjour !
phrase_good-luck = Bonne chance !
phrase_well-played = Bien joué !
phrase_thanks = Merci !
phrase_sorry = Pardon !
phrase_oops = Oups…
phrase_wow = Waouh !
phrase_nice-bomb = Jolie bombe !
phrase_hurry = Mon thé refroidit.
phrase_thinking = Je réfléchis…
phrase_one-moment = Un instant, merci.
phrase_back = Me revoilà.
phrase_again = On remet ça ?
phrase_good-game = Belle partie !
phrase_bye = Bonne nuit !

## keys

keys = Touches
keysText = Flèches : se déplacer. Espace : choisir. Entrée : jouer. P : passer. T : Tichu. B : bombe. S : trier. H : conseil.
