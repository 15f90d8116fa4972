## the line

connecting = On cherche la table …
lost = La connexion est perdue. Nouvel essai …
refusedTitle = Cette table ne vous est pas ouverte
refusedGone = Cette table n’existe pas, ou plus.
refusedSpectators = Ici, on ne regarde pas sans avoir de place.

## people

you = Vous
partner = Partenaire
dummy = Le Mort
away = ailleurs
gone = plus là
nextDeal = dès la prochaine donne
thinking = { $name } réfléchit
yourTurn = À vous
turnOf = Au tour de { $name }
cardsLeft = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
out = fini
outAs = fini, place { $n }
soloist = joue en solo
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
tichuSure = Tichu, oui ?
tichuPartner = Votre camp l’a déjà dit. Oui ?
tichuText = Tichu est un pari : { $points } points si vous finissez en premier, moins { $points } sinon. Touchez encore pour l’annoncer.
tichuWho = Qui annonce Tichu ?
tichuSelf = Tichu pour vous ?
tichuDummy = Tichu pour le Mort ?
tichuDummyText = Tichu pour le Mort : { $points } points s’il finit en premier, moins { $points } sinon. Touchez encore pour l’annoncer.
withdraw = Retirer l’annonce
bomb = Bombe
noBomb = Aucune bombe dans votre main ne bat cela.
play = Jouer
playIt = Jouer : { $what }
lead = À vous d’entamer : choisissez des cartes.
leadFirst = Vous entamez : jouez ce que vous voulez. Touchez deux fois une carte pour une paire, une suite …
follow = Battre, ou passer.
followFirst = Battez-le par plus haut du même genre, ou passez.
takes = { $name } prend le pli.
yourTrick = Le pli est à vous.
mustPass = Rien ne va : passez.
take = Ramasser le pli
hint = Conseil
hintSays = L’entraîneur jouerait : { $what }
hintPass = L’entraîneur passerait
hintWhy = { $what } – { $why }
autoPass = Passer ce pli
autoPassOn = Vous passez ce pli
held = Un instant pour les bombes …
heldCall = Votre annonce sera dite quand tout le monde aura répondu.

## grand

grandTitle = Grand Tichu ?
grandText = Un pari, après { $n } cartes : { $points } points si vous êtes le premier sans cartes, moins { $points } sinon. Dans le doute, non.
goal = Le but : n’avoir plus de cartes avant les autres. Vous jouez avec { $partner }.
grandCall = Annoncer Grand Tichu
grandSure = Vraiment ? { $points } points
grandNo = Non, voir la suite
grandWaiting = Les autres réfléchissent …

## exchange

exchangeTitle = Don de cartes
exchangeText = Une carte pour chacun : la toucher, ou la glisser.
exchangeAdvice = Une carte à chacun : des basses aux adversaires, une bonne au partenaire. Touchez, ou glissez.
exchangeBest = Il faut donner vos meilleures cartes.
exchangeLowest = Il faut donner vos plus basses cartes.
exchangeEquals = Entre égales, à vous de choisir : touchez-en une autre.
exchangeTo = à { $name }
exchangeDo = Donner ces cartes
exchangeWaiting = Les autres choisissent leurs cartes …
exchangeEmpty = pas encore de carte
gave = Donné
got = Reçu
left = à gauche
right = à droite
opposite = en face
opponent = { $where }, adversaire

## choices

wishTitle = Que demandez-vous ?
wishText = Qui peut jouer cette valeur doit le faire.
wishNone = Aucune demande
wishBadge = Demande : { $rank }
wishBinds = La demande vous oblige
dogTitle = Qui reçoit la main ?
dragonTitle = Qui reçoit le pli du Dragon ?
phoenixTitle = Que vaut le Phénix ?
phoenixAs = Phénix en { $rank }

## combinations


## what happens, for the log and for ears

saidPlay = { $name } : { $what }
saidPass = { $name } : passe
saidTichu = { $name } : Tichu !
saidGrand = { $name } : Grand Tichu !
saidNoGrand = { $name } : pas de Grand Tichu
saidWithdraw = { $name } : annonce retirée
saidTake = Pli : { $name }
saidGive = Pli du Dragon : { $name } › { $to }
saidWish = – demande : { $rank }
saidDog = Chien : la main › { $to }
saidOut = – fini
saidDealt = Manche { $n } : les cartes sont données
saidExchange = Les cartes sont échangées
saidSat = { $name } prend place
saidLeft = { $name } s’en va
saidAway = { $name } s’absente : un bot continue
saidBack = { $name } est de retour
saidPaused = La table fait une pause
saidResumed = La table reprend
saidHost = { $name } tient maintenant la table
saidStarted = La partie commence
saidClock = Temps écoulé : un bot décide pour { $name }
bombFalls = Bombe !

## result

roundOver = Manche { $n }
matchOver = La partie est finie
won = Vous gagnez
wonBy = Victoire : { $names }
total = Total
pointsCards = Cartes
outOrder = Ordre de sortie : { $names }
pointsVictory = Capot
pointsBreach = Pénalité de vœu
pointsTriple = Triple victoire
callTichu = Tichu
callGrand = Grand Tichu
nextRound = Manche suivante
nextIn = Manche suivante dans { $n } s
waitingReady = On attend les autres …
rematch = Rejouer
places = Qui s’assied où
backHome = À l’accueil
watchReplay = Revoir la partie

## panels

score = Score
log = Journal
chat = Chat
lastTrick = Dernier pli
lastTrickNone = Aucun pli ramassé pour l’instant.
lastTrickLate = Aucun pli depuis votre arrivée.
logNone = Rien ne s’est passé depuis votre arrivée.
menu = Menu
round = Manche { $n }
target = à { $n }
scoreGraph = Score par manche
chatPlaceholder = Un mot gentil …
chatSend = Envoyer
chatEmpty = Personne n’a encore rien dit.
chatWatching = dans le public
mute = Ne plus entendre { $name }
unmute = Entendre à nouveau { $name }
watchers = public : { $n }
sealed = Les cartes de cette manche sont scellées : { $hash }

## running a table

pause = Pause
resume = Reprendre
paused = Pause
pausedText = Les pendules sont arrêtées.
pauseAsked = Pause souhaitée par { $names } : { $n } sur { $needed }
pauseYours = Vous avez demandé une pause : { $n } sur { $needed }, ou l’hôte
resumeAsked = Reprise souhaitée par { $names } : { $n } sur { $needed }
resumeYours = Vous avez demandé de reprendre : { $n } sur { $needed }, ou l’hôte
leave = Quitter la table
leaveSure = Vraiment partir ? Un bot joue à votre place.
leaveRated = Vraiment partir ? Cette partie est classée : sans retour dans la minute, vous la perdez.
backNow = Me revoilà
awayText = Un bot joue à votre place.
awayRated = Un bot joue à votre place. Après une minute, cette partie classée est perdue pour vous.

## before the start

lobbyTitle = La table est mise
invite = Inviter des amis
inviteText = Qui ouvre ce lien peut s’asseoir.
copyLink = Copier le lien
qr = Code QR du lien
sit = S’asseoir ici
sitDown = Prendre place
empty = place libre
addBot = Bot
chooseBot = Choisir un bot
removeBot = Libérer la place
swap = Échanger
swapWith = Échanger avec …
start = Commencer
startFill = Commencer, des bots aux places libres
waitHost = L’hôte lance la partie.
waitPlayers = Il manque du monde.
makeHost = Nommer hôte
host = hôte
watching = Vous regardez.
takePlace = Prendre la place de { $name }
waitsText = Vous jouez dès la prochaine donne. Un bot termine cette manche.
newcomer = { $name } joue dès la prochaine donne.
admit = Laisser jouer tout de suite
saidAdmitted = { $name } joue déjà dans cette manche
closeTable = Fermer la table
closeSure = Vraiment fermer pour tous ?
closed = Cette table est fermée.
closed_rounds = La partie a atteint le nombre maximal de manches. Elle s’arrête ici, sans résultat.
closed_events = La table a atteint le nombre maximal d’événements. La partie s’arrête ici, sans résultat.
closed_administrator = L’administration a fermé cette table. La partie s’arrête ici, sans résultat.

## phrases

phrase_hello = Bonjour !
phrase_good-luck = Bonne chance !
phrase_well-played = Bien joué !
phrase_thanks = Merci !
phrase_sorry = Pardon !
phrase_oops = Oups …
phrase_wow = Ouah !
phrase_nice-bomb = Jolie bombe !
phrase_hurry = Mon thé refroidit.
phrase_thinking = Je réfléchis …
phrase_one-moment = Un instant, merci.
phrase_back = Me revoilà.
phrase_again = On remet ça ?
phrase_good-game = Belle partie !
phrase_bye = Bonne nuit !

## keys

keys = Touches
keysText = Les flèches déplacent, Espace choisit, Entrée joue, P passe, T annonce Tichu, B bombe, S trie, H demande conseil.
