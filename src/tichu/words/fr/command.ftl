# What the commands print for players: tichu deal, legal, rules, replay, stats, puzzles, verify, bots.
# Names of commands, options and settings are typed, so they are the same in every language.

## errors: each follows “tichu: ” or the name of a file, so it begins with a small letter where that is usual

problem = { $what } : { $why }
possible = Possibilités : { $choices }
noLanguage = pas de traduction pour « { $tag } » ; au choix : { $choices }
notNameValue = écrivez une règle maison sous la forme NOM=VALEUR, pas « { $text } »
setTwice = { $name } est défini deux fois
compiling = Compilation pour cet ordinateur, une seule fois : une à deux minutes…
compilingBehind = shark est en cours de compilation pour cet ordinateur, une seule fois ; en attendant, club joue à sa place, une à deux minutes
stopped = interrompu avant la fin
alreadyExists = { $file } existe déjà et n’a pas été modifié
noSuchFile = ce fichier ou dossier n’existe pas
noAccess = accès refusé
isFolder = c’est un dossier
notText = le fichier n’est pas du texte UTF-8
emptyFolder = aucune partie (.jsonl, .tch) dans ce dossier
noRound = aucune manche
noSuchRound = cette manche n’existe pas
onlyRounds = { $n ->
    [one] il n’y a que { $n } manche
   *[other] il n’y a que { $n } manches
}
noPlayer = personne ne s’appelle { $name }
error_not-reviewed = seules ces parties peuvent être analysées : { $games }
error_missing-extra = { $module } n’est pas installé : { $command }

## progress

analysing = analyse
counting = comptage
searching = recherche
roundsSoFar = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}

## deal and legal

dealtWith = { $game }, { $book }, graine { $seed }
seat = Place { $n }
faceUp = Face visible
dealer = donneur
nobodyActs = la manche est finie : il n’y a plus rien à jouer
noAction = { $seat } : rien à jouer maintenant.
holds = { $seat } : { $cards }

## variants and rules

game = Jeu
players = Joueurs
about = Description
books = Livrets
book = Livret
title = Titre
language = Langue
year = Année
moreRules = Le premier livret d’un jeu est celui par défaut. Détails : tichu rules JEU
byBook = { $game }, selon { $book }
bookYear = { $book } ({ $title }, { $year })
bookNoYear = { $book } ({ $title })
setting = Réglage
here = Valeur
meaning = Signification
# What a house rule or a book has changed
houseRule = Une règle maison ; sinon : { $value }
setByBook = Selon { $book } ; sinon : { $value }
sameSettings = Les livrets sont d’accord pour ce jeu.
differences = Ce que les livrets règlent différemment

## replay

recordEnds = L’enregistrement s’arrête ici, avant la fin de la manche.
nextTrick = Entrée : pli suivant, q : quitter

## puzzles

puzzlesFound = { $n ->
    [one] { $n } énigme
   *[other] { $n } énigmes
}{ $rounds ->
    [one] {" "}dans { $rounds } manche
   *[other] {" "}dans { $rounds } manches
}
nameFile = indiquez un fichier, ou faites jouer des bots : --own 100

## verify

proof = { $status ->
    [proven] prouvé
    [open] en cours
   *[failed] non prouvé
}
why_open = la manche n’est pas finie, donc son sel est encore secret
why_uncommitted = il n’y a pas d’empreinte de ces cartes
why_unopened = la manche est finie, mais le sel de son empreinte n’a jamais été publié
why_differs = les cartes ne correspondent pas à l’empreinte
why_not-noted = ce n’est pas l’empreinte qui a été notée à table
why_damaged = l’enregistrement est endommagé dans cette manche : ses cartes ne sont pas vérifiables
nothingToCheck = Non prouvé : il n’y a pas de manche à vérifier.
noCommitments = Non prouvé : l’enregistrement n’a pas d’empreintes, rien ne montre donc quand les cartes ont été fixées.
allProven = { $n ->
    [one] { $n } manche prouvée.
   *[other] { $n } manches prouvées.
}
notAllProven = Non prouvé : { $n ->
    [one] { $proven } manche prouvée sur { $n }.
   *[other] manches prouvées : { $proven } sur { $n }.
}
stillOpen = { $n ->
    [one] { $n } manche est encore en cours.
   *[other] { $n } manches sont encore en cours.
}
fileDamaged = Le fichier est endommagé.
gameRound = Partie { $game }, manche { $n }
withoutNotes = L’auteur d’un enregistrement pourrait avoir remplacé ses empreintes : comparez-les à celles que vous avez notées à table, ou donnez les vôtres avec --seen.
notNoted = { $hash } a été notée, mais n’appartient à aucune manche de ces fichiers
notBoth = --commitment ou --seen, pas les deux
lineNumber = ligne { $n }

## bots

bot = Bot
levels = Niveaux
from = Origine
broken = inutilisable : { $why }
seated = { $name } a pris place à la table { $link }. Ctrl+C pour arrêter.
programs = Tout programme peut jouer comme { $program } ; le protocole est décrit dans docs/bots.md.
replaced = la réponse du bot a été remplacée : { $why }

## stats

noName = (sans nom)
soFar = interrompu ; jusqu’ici :
plots = { $n ->
    [one] { $n } graphique dans { $folder }
   *[other] { $n } graphiques dans { $folder }
}
plotsEnglish = les graphiques sont en anglais : aucune police n’a les lettres de votre langue
plotBelow = { $game }, { $rounds }. { $about }
plotCalls = Annonces et réussite
plotCallsAbout = Annonces pour cent mains : réussies (plein) et perdues (hachuré).
plotCallsAxis = annonces pour 100 mains
plotSuccess = { $rate } sur { $n }
plotNoCall = aucune annonce
plotOrder = Points selon l’ordre d’arrivée
plotOrderAbout = L’avance moyenne de l’équipe selon le rang d’un de ses joueurs, et la fréquence de chaque rang.
plotPlaces = Rangs à l’arrivée
plotPlacesAbout = À quelle fréquence chacun finit à chaque rang ; rang moyen entre parenthèses.
plotStrength = Résultat selon la force de la main
plotStrengthAll = Toutes les mains. Dragon 3, Phénix 3, As 2, Roi 1, bombe 3, après le don de cartes.
plotStrengthOf = Les mains de { $name }. Dragon 3, Phénix 3, As 2, Roi 1, bombe 3, après le don de cartes.
plotStrengthAxis = force de la main
plotHistory = Score au fil des parties
plotHistoryAxis = avance cumulée en points
plotHistoryAbout = Chaque ligne est l’avance cumulée d’une équipe ; un point marque la fin d’une partie.
plotPlacesOverTime = Rangs au fil du temps
plotPlacesOverTimeAbout = Rang moyen sur { $n } manches, le premier rang en haut.
plotOnePlayer = un joueur
plotShare = part des mains
plotFirst = finit en premier
plotChance = par hasard
plotPercent = pour cent
plotFirstTitle = Finir en premier
plotLead = L’avance de l’équipe
plotPlace = Le rang
plotMeanPlace = rang moyen
moreUnread = { $n ->
    [one] et { $n } autre, illisible
   *[other] et { $n } autres, illisibles
}
notCounted = { $n ->
    [one] { $n } manche non finie n’est pas comptée
   *[other] { $n } manches non finies ne sont pas comptées
}
noFinished = aucune manche finie

## stats: tables, with short headings

everybody = tous
playersOf = { $game } · { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
matches = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
tricksPerRound = plis par manche : { $n }
player = joueur
roundsHead = manches
won = gagnées
points = points
lead = écart
place = rang
firstOut = fini 1er
doubleWon = capot +
doubleLost = capot −
tripleWon = triples
tripleLost = subies
passes = passé
hand = main
aboutPoints = par manche : points, écart avec l’autre équipe, tours passés ; main : sa force, voir plus bas
aboutPlaces = tours passés par manche ; main : sa force, voir plus bas
morePlayers = { $n ->
    [one] encore { $n } joueur : --player NOM ou --json
   *[other] encore { $n } joueurs : --player NOM ou --json
}
placeNumber = { $n ->
    [1] 1er
   *[other] { $n }e
}
caught = pris
aboutOrder = fréquence, et avance moyenne de l’équipe ; pris : encore des cartes en main après un capot adverse
perRound = par manche
held = en main
fours = carrés
straights = flushs
led = en entame
inTurn = à son tour
outOfTurn = hors tour
aboutBombs = en main : part des mains avec une bombe après le don de cartes
noWish = sans demande
atOnce = aussitôt
later = plus tard
never = jamais
mostWished = le plus demandé
aboutWishes = aussitôt : la valeur a été jouée dans le même pli ; plus tard : dans un autre
wishesByRank = Demandes par valeur ({ $name })
rank = valeur
wished = demandée
share = part
givesTo = donne à
relation = { $to ->
   *[partner] partenaire
    [left] gauche
    [right] droite
    [opposite] en face
    [up] rang supérieur
    [down] rang inférieur
}
given = donné
moreCards = plus de cartes
sameCards = autant
fewerCards = moins
aboutDragon = plus de cartes : à l’adversaire qui en a le plus
strengthHead = force
hands = mains
strengthOf = Force de la main ({ $name })
