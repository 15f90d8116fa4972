# The game in a terminal. Keys and what is typed (p, 8g, ph …) are the same in every language.
# $own: yes if the reader is meant. $hand: own, or dummy for the hand of Trichu’s dummy.

## people

somebody = quelqu’un
partner = partenaire
partnerAt = partenaire, { $where }
nameOf = { $name } ({ $place })

## what happens

soloist = { $own ->
    [yes] Vous jouez en solo : votre main et celle du Mort.
   *[no] { $name } joue en solo, avec le Mort.
}
leftOver = Cartes restantes :
passes = { $n ->
    [one] { $own ->
        [yes] Vous passez
       *[no] { $names } passe
    }
   *[other] Passent : { $names }
}
takesTrick = { $own ->
    [yes] Vous prenez le pli
   *[no] { $name } prend le pli
}{ worth }
givesTrick = Pli du Dragon : { $name } › { $to }{ worth }
# What a trick is worth, at the end of a sentence
worth = { $points ->
    [0] .
    [one] {" "}({ $points } point).
   *[other] {" "}({ $points } points).
}
dogTo = { $card } : la main › { $to }
playPhoenix = { $what } (Phénix en { $rank })
playWish = { $what }, demande : { $rank }
wishFulfilled = La demande est satisfaite.
breaksWish = { $own ->
    [yes] Vous ignorez la demande et perdez la manche.
   *[no] { $name } ignore la demande et perd la manche.
}
goesOut = { $own ->
    [yes] Vous finissez
   *[no] { $name } finit
} à la { $n ->
    [one] { $n }re
   *[other] { $n }e
} place.
actionGive = pli du Dragon › { $name }
actionNoGrand = pas de Grand Tichu
givesYou = { $name } vous donne :
givesDummy = { $name } donne au Mort :

## the table

onTable = Sur la table
onTableWorth = { $n ->
    [one] Sur la table · { $n } point
   *[other] Sur la table · { $n } points
}
leads = { $own ->
    [yes] Vous entamez
   *[no] { $name } entame
}
grandStake = { $n ->
    [one] Grand Tichu : { $n } point, gagné ou perdu
   *[other] Grand Tichu : { $n } points, gagnés ou perdus
}
youHave = Vous avez :
dummyHas = Le Mort a :
# Below a player’s name
noteDecides = { $own ->
    [yes] à vous…
   *[no] réfléchit…
}
noteReady = choix fait

## what you are asked

nothingToPlay = Vous ne pouvez rien jouer maintenant.
nothingFits = Aucun coup possible avec ces cartes.
grandAsk = { $n ->
    [one] Grand Tichu ? Vous voyez votre première carte.
   *[other] Grand Tichu ? Vous voyez vos { $n } premières cartes.
}
dragonYours = Le pli du Dragon est à vous. Entrée : choisir l’adversaire qui le reçoit.
waitingFor = On attend : { $names }
mustGive = { $forced ->
    [best] Vous devez donner vos meilleures cartes : Entrée.
   *[lowest] Vous devez donner vos cartes les plus basses : Entrée.
}
mustGiveThese = { $forced ->
    [best] Vous devez donner vos meilleures cartes : { $what }
   *[lowest] Vous devez donner vos cartes les plus basses : { $what }
}
enterGives = Entrée : donner ces cartes.
giveTo = { $hand ->
    [dummy] De la main du Mort, pour { $name }
   *[own] Pour { $name }
} : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}{ $forced ->
    [best] , parmi les meilleures
    [lowest] , parmi les plus basses
   *[no] {""}
}.
turn = { $hand ->
    [dummy] Au tour du Mort
   *[own] À vous
}
# The end of a sentence, with the wish if it binds
wished = { $bound ->
    [yes] . Demande : { $rank }.
   *[no] .
}
turnLead = { turn } : { $bound ->
    [yes] entamez
   *[no] entamez comme vous voulez
}{ wished }
turnNothing = { turn } : rien ne bat cela, p pour passer{ wished }
turnBeat = { turn }. À battre : { $what }{ $partner ->
    [yes] {" "}(partenaire)
   *[no] {""}
}{ $mayPass ->
    [yes] {" "}– ou passez
   *[no] {""}
}{ wished }
nothingBeats = { $hand ->
    [dummy] Le Mort n’a rien qui batte cela.
   *[own] Vous n’avez rien qui batte cela.
}

## buttons, short

no = Non
give = Donner
takeTrick = Prendre le pli
giveTrick = Donner le pli à…
withdraw = Retirer
suggest = Proposer
leave = Quitter

## messages

pickFirst = Choisissez d’abord des cartes : Tab montre ce que vous pouvez jouer.
giftMissing = Il manque une carte pour { $name }.
breaksWishEnter = Cela ignore la demande et fait perdre la manche : appuyez encore sur Entrée pour confirmer.
breaksWishPass = Passer ignore la demande et fait perdre la manche : appuyez encore sur p pour confirmer.
tichuAgain = Tichu ? Appuyez encore sur t pour l’annoncer.
grandAgain = Grand Tichu ? Appuyez encore sur g pour l’annoncer.
bombPicked = Entrée la joue, Esc la repose.
thinking = Réflexion…
hintGifts = Le coach donnerait : { $what }

## dialogs

keysTitle = Les touches
listTitle = Ce que vous pouvez jouer
sayTitle = Dire aux autres
saveTitle = Enregistrer la partie sous
choiceKeys = Entrée ou la touche choisit, Esc revient
pageKeys = Esc ou Entrée ferme
lineKeys = Entrée valide, Esc revient
leaveAsk = Quitter la table ?
stay = Rester
saveAndLeave = Enregistrer la partie et quitter
leaveUnsaved = Quitter sans enregistrer

## saving

notSaved = La partie n’est pas encore enregistrée.
overNotSaved = La partie est finie et n’est pas encore enregistrée.
savedIn = La partie est enregistrée dans { $file }.
saved-already = La partie s’enregistre déjà dans { $file }.
cannot-save = Le serveur conserve cette partie.
fileExists = { $file } existe déjà ; rien n’a été écrasé.
cannotWrite = { $file } : { $why }
savedReplay = Enregistré dans { $file } ; à revoir avec tichu replay.
savedResume = Enregistré dans { $file } ; à revoir avec tichu replay, à reprendre avec tichu play --resume { $file }.

## a table on a server

connectingTo = Connexion à { $link }…
unreachable = { $server } ne répond pas : { $why }
notTichu = { $server } n’est pas un serveur Tichu.
badLink = le lien d’une table ressemble à { $example }, pas à { $link }
placeKept = Votre place est gardée : tichu play { $link } vous y ramène.
youHost = Vous êtes l’hôte.
nobody-listens = Il n’y a personne à qui parler ici.

## score sheets

roundIsOver = La manche { $n } est finie
round = manche
rank = rang
player = joueur
noRanks = Personne n’a encore de rang.
nobodyOut = Personne n’a fini.
bet = { $call ->
    [grand] Grand Tichu
   *[tichu] Tichu
}, { $name } : { $made ->
    [yes] réussi
   *[no] perdu
}
goalPoints = { $n ->
    [one] La partie se joue en { $n } point.
   *[other] La partie se joue en { $n } points.
}
goalRounds = { $n ->
    [one] La partie se joue en { $n } manche.
   *[other] La partie se joue en { $n } manches.
}
goalEither = { $points ->
    [one] La partie se joue en { $points } point
   *[other] La partie se joue en { $points } points
}{ $n ->
    [one] , ou en { $n } manche.
   *[other] , ou en { $n } manches.
}
youLeave = { $n ->
    [0] Vous quittez la table avant la fin de la première manche.
    [one] Vous quittez la table après { $n } manche.
   *[other] Vous quittez la table après { $n } manches.
}

## the table line by line

introduction = ? : aide, q : quitter.
yesWords = o oui
noWords = n non
yesNo = { $question } (o : oui, Entrée : non)
answerYesNo = Répondez par o (oui) ou n (non).
grandPrompt = Grand Tichu ? (o : oui, Entrée : non, h : conseil)
onlyWatch = Vous ne pouvez plus que regarder (q : quitter).
chooseLine = { $question } ({ $keys }{ $none ->
    [yes] , Entrée : rien
   *[no] {""}
}, { $back } : revenir)
chooseKey = { $keys } ({ $back } : revenir)
typeChoice = Tapez la première lettre ou le numéro de votre choix.
queenNote = (Une Dame seule se tape Q.)
saveAs = Enregistrer la partie sous (Entrée : ne pas enregistrer)
serverKeeps = Le serveur conserve cette partie.
enterFor = Entrée : { $what }, s : score, q : quitter
pressEnter = Appuyez sur Entrée, ou tapez s ou q.
afterMatch = Entrée : quitter, s : score, ou attendez une autre partie
exchangeDummy = Don de cartes : la main du Mort
giveTheseAsk = Donner { $what } ? Entrée, ou { $back } pour choisir à nouveau
breaksWishAsk = Cela ignore la demande et fait perdre la manche. Vraiment ?
trickBombable = Le pli est à vous, mais une bombe peut encore tomber
canBomb = Vous pouvez jouer une bombe
enterTake = Entrée : prendre, b ou des cartes : une bombe
enterWait = Entrée : attendre, b ou des cartes : une bombe
whichBomb = Quelle bombe ?
none = aucune
# What can be typed, each with its key
optionCards = cartes
optionPass = p passer
optionTichu = t Tichu
optionWithdraw = w retirer
optionList = v liste
optionHint = h conseil
kinds = { $kind ->
   *[single] cartes simples
    [pair] paires
    [triple] brelans
    [full_house] fulls
    [straight] suites
    [pair_run] suites de paires
    [bomb] bombes (carrés)
    [straight_bomb] bombes (flushs)
}
andMore = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}

## cards that were typed

typeCards = Tapez d’abord des cartes.
notACard = « { $text } » n’est pas une carte : tapez 8g, 88, 34567, ph ou dr.
cardsPlease = { $n ->
    [one] Une carte, s’il vous plaît.
   *[other] { $n } cartes, s’il vous plaît.
}
notHeld = Vous n’avez pas cette carte : { $card }.
heldOnly = Vous n’en avez que { $n } : { $rank }.

## help: the keys. Each stands beside its key; at most about 54 columns

picking = Choisir des cartes
pickClick = (ou cliquez)
helpMove = se déplacer dans la main
helpLift = ou Espace : prendre ou reposer ; Esc : tout reposer
helpRanks = par valeur (0 : dix) ; encore : une de plus
helpSuggest = ce qu’on peut jouer avec ces cartes ; v : liste
playing = Jouer
helpEnter = ce que dit le premier bouton : jouer, donner…
helpPass = passer
helpTichu = Tichu, Grand Tichu : appuyez deux fois
helpWithdraw = retirer une annonce, si la règle le permet
helpBomb = une bombe, même hors de son tour ; encore : une autre
helpHint = un conseil : le choix d’un bon joueur, et pourquoi
helpOther = votre autre main, en solo au Trichu
anythingElse = Le reste
helpElse = s : score · Pg↑↓ : journal · Ctrl+S : sauver · c : chat · l : quitter

## help: what is typed

typedCards = Cartes
typedAsSeen = Tapez-les comme vous les voyez : 8g 8k.
typedRanks = Les valeurs suffisent : 88, 3344, 34567, 10jqka.
typedSpecials = Les cartes spéciales : ma, do, ph, dr. 88ph : trois huit avec le Phénix.
typedSingles = Un dix seul : 10 ou T. Une Dame seule : Q.
typedWords = Touches
typedPlaying = p passer, t Tichu, w retirer une annonce, b une bombe, v les coups possibles,
typedHint = h un conseil : ce que ferait un bon joueur, et pourquoi,
typedElse = ? cette page, s score, save enregistrer, q quitter
typedChat = c et un texte : le dire aux autres

## the command

serverFixed = une table sur un serveur a ses propres règles, joueurs et enregistrement : retirez ces options
savedFixed = une partie enregistrée a ses propres règles et son fichier : retirez ces options
tooManyBots = { $n ->
    [one] { $n } bot est nommé
   *[other] { $n } bots sont nommés
}, mais il n’y a que { $places ->
    [one] { $places } place
   *[other] { $places } places
} pour des bots
botFailed = { $name } a échoué { $n ->
    [one] { $n } fois
   *[other] { $n } fois
}{ $stopped ->
    [yes] {" "}et n’a plus été interrogé
   *[no] {""}
} ; dernière erreur : { $why }
