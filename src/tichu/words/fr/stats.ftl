title = Statistiques
none = Terminez une partie pour voir ici vos statistiques.
counting = On compte vos parties, encore { $n }…
game = Jeu
# $players: “5 players”
gameOf = { $variant }, { $players }
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
rounds = Manches
matchesWon = Parties gagnées
wonOf = { $n } sur { $all }
lead = Avance moyenne par manche
meanPlace = Rang moyen
firstOut = Fini en premier
double = Capots
triple = Triples victoires
overTime = Avance en points, cumulée
placesOverTime = Rang, moyenne sur dix manches
graphEnds = { $n ->
    [one] Après { $n } manche
   *[other] Après { $n } manches
} : { $value }
strength = Résultats selon la force de la main
strengthOf = force { $range } : { $n ->
    [one] { $n } main
   *[other] { $n } mains
}, { $rate } en premier
strengthText = Force, comptée après le don de cartes : Dragon et Phénix 3, As 2, Roi 1, bombe 3.
byChance = par hasard
shareOfHands = part des mains
calls = Annonces
called = annoncé
ofHands = des mains
made = réussi
tichu = Tichu
grand = Grand Tichu
order = Ordre d’arrivée
places = Rangs
place = rang
howOften = fréquence
leadThen = avance de l’équipe
caught = encore des cartes en main
more = Bombes, demandes, cartes données
bombs = Bombes
four = carré
straight = flush
led = en entame
inTurn = à son tour
outOfTurn = hors de son tour
bombsHeld = Mains avec une bombe
wishes = Demandes avec le Mah Jong
mahjongs = Mah Jong joué
noWish = sans demande
atOnce = satisfaite dans le même pli
later = satisfaite plus tard
never = jamais satisfaite
mostWished = le plus demandé
exchange = Cartes données
partner = partenaire
left = à gauche
right = à droite
opposite = en face
up = à un rang supérieur
down = à un rang inférieur
ace = As
high = 10 à Roi
middle = 6 à 9
low = 2 à 5
dragonTrick = Le pli du Dragon
given = donné
moreCards = à qui a le plus de cartes
fewerCards = à qui a le moins de cartes
perRound = Par manche
passes = tours passés
plays = coups joués
tricks = plis à la table
meanStrength = force de la main
