hero = Tichu, à une table tranquille
heroText = Le jeu de cartes à deux contre deux, avec le Dragon, le Phénix, le Chien et le Mah Jong. Gratuit, complet, sans compte.
playNow = Jouer tout de suite
playNowText = { $n ->
    [one] Vous et { $n } bot, sans attendre.
   *[other] Vous et { $n } bots, sans attendre.
}
bots = Bots
playFriends = Jouer entre amis
playFriendsText = Choisissez les règles, envoyez le lien.
playPeople = Jouer avec d’autres
playPeopleText = Des gens qui veulent le même jeu, maintenant.
never = Jamais joué ?
neverText = Dix courtes leçons, cartes en main.
tournamentsText = Coupes, soirées de club, duplicate
dealing = On distribue…
keepPlaying = Reprendre une partie
past = Vos parties
openTables = Tables ouvertes
lobbyText = Asseyez-vous là où une place est libre, ou regardez une partie.
groupOpen = En attente de joueurs
groupTakeOver = Places à reprendre
groupWatch = Parties à regarder
emptyTitle = Aucune table en attente pour le moment
emptyText = Ouvrez-en une : elle reste affichée ici jusqu’à ce qu’elle soit complète. Vous pouvez commencer avec des bots à tout moment.
openHere = Ouvrir une table ici
hostIs = Hôte : { $name }
houseRulesCount = { $n ->
    [one] { $n } règle maison
   *[other] { $n } règles maison
}
join = S’asseoir
watch = Regarder
takeOver = Remplacer
goOn = Continuer
remove = Retirer
removeOpen = Votre place sera libre pour d’autres.
removeClose = La table sera fermée.
removeEnds = La partie s’arrête là, sans vainqueur.
removeBot = Un bot jouera à votre place. Une partie classée sera comptée comme perdue.
leftBot = Vous avez quitté la table. Un bot joue à votre place jusqu’à votre retour.
leftTaken = Vous avez quitté la table. Quelqu’un d’autre joue à votre place.
leftOver = Personne n’a continué : partie sans vainqueur.
comeBack = Revenir
places = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
won = gagnée
lost = perdue
unfinished = inachevée
look = Revoir

## new table

newTitle = Ouvrir une table
newText = Choisissez le jeu, les joueurs et la durée. Tout le reste peut rester tel quel.
who = Avec qui jouez-vous ?
whoFriends = Des amis
whoFriendsText = Les autres places restent libres. Vous envoyez un lien.
whoBots = Ou des bots à toutes les autres places
variant = Jeu
edition = Livret de règles
edition_fata-morgana = Fata Morgana, 7e édition
edition_francois = Johan François, avec la FAQ de l’association des joueurs
players = Joueurs
endless = sans limite
clock = Temps de réflexion
clockNone = sans pendule
clockSeconds = { $n ->
    [one] { $n } seconde par coup
   *[other] { $n } secondes par coup
}
bombWindow = Temps pour les bombes
seconds = { $n } s
botPace = Rythme des bots
paceQuick = rapide
paceHuman = humain
paceSlow = tranquille
public = Afficher au salon (tout le monde peut venir)
spectators = Spectateurs bienvenus
rated = Classée (réservée aux personnes qui ont un compte, sans conseils)
houseRules = Règles maison
houseRulesText = Gardez les règles du livret, ou changez celles que votre groupe joue autrement.
differences = Différent du livret de règles
asInBook = Tout comme dans le livret de règles.
resetRules = Revenir au livret
paceSection = Pendule et rythme
visitorsSection = Nom et accès
title = Nom de la table
titlePlaceholder = Tichu du jeudi
create = Ouvrir la table
on = oui
off = non

## me

meTitle = Votre profil
name = Votre nom
nameSaved = Enregistré.
ratings = Classement
noRatings = Terminez une partie contre d’autres personnes pour avoir un classement.
ratingHelp = Tout le monde commence à 0. Le classement monte avec les victoires et se stabilise après quelques parties.
matches = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}

## variants in a sentence

variant_nanjing = Nanjing – quatre joueurs, deux équipes
variant_trichu = Trichu – trois joueurs
variant_tientsin = Tientsin – six joueurs, deux équipes
variant_grandseigneur = Grandseigneur – cinq à douze joueurs, chacun pour soi
variant_hierarchie = Hiérarchie – cinq à dix joueurs, chacun pour soi

## house rules

rule_players = Joueurs
rule_packs = Jeux de cartes
rule_direction = Sens du jeu
rule_deal = Donne
rule_tichu = On peut annoncer Tichu
rule_grand_tichu = On peut annoncer Grand Tichu
rule_grand_cards = Cartes vues avant le Grand Tichu
rule_tichu_points = Points d’un Tichu
rule_grand_points = Points d’un Grand Tichu
rule_withdraw_calls = Annonces simultanées de deux partenaires : la seconde peut être retirée
rule_late_tichu = Tichu possible même quand quelqu’un a fini
rule_exchange = Don de cartes
rule_tribute_return = Ce que les premiers rendent
rule_wish = La demande du Mah Jong
rule_wish_breach = Ignorer la demande
rule_dummy_honours_wish = La demande oblige aussi le Mort
rule_bomb_on_dog = On peut bomber le Chien
rule_dragon_given = Le pli du Dragon se donne
rule_triple_suits_differ = Un brelan doit réunir trois couleurs
rule_bomb_suits_differ = Un carré doit réunir quatre couleurs
rule_victory_points = Points d’un capot ou d’une triple victoire
rule_soloist = Le prochain joueur solo
rule_target = Score à atteindre
rule_rounds = Manches par partie
choice_counterclockwise = sens antihoraire
choice_clockwise = sens horaire
choice_draw = une carte à la fois, chacun à son tour
choice_draw-clockwise = une carte à la fois, sens horaire
choice_packets = par paquets
choice_everyone = une carte à chacun
choice_opponents = une carte à chaque adversaire
choice_real-players = une carte à chaque vrai joueur, aucune au Mort
choice_partners = une carte à chaque partenaire
choice_tribute = les meilleures cartes aux premiers
choice_none = non
choice_chosen = des cartes au choix
choice_lowest = leurs plus basses cartes
choice_optional = facultative
choice_required = obligatoire
choice_refused = impossible
choice_penalty = fait perdre la manche
choice_right = le voisin de droite
choice_left = le voisin de gauche
choice_winner = le gagnant
