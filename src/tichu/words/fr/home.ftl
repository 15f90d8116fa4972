hero = Tichu, à une table tranquille
heroText = Le jeu de cartes à deux contre deux, avec le Dragon, le Phénix, le Chien et le Mah Jong. Gratuit, complet, sans compte.
playNow = Jouer tout de suite
playNowText = Vous et trois bots, sans attendre.
playFriends = Jouer entre amis
playFriendsText = Choisissez les règles, envoyez le lien.
never = Jamais joué ?
neverText = Dix courtes leçons, cartes en main.
dealing = On distribue…
running = Vos tables
past = Vos parties
openTables = Tables ouvertes
noTables = Aucune table publique pour le moment. Ouvrez-en une, et cochez « Afficher au salon ».
join = S’asseoir
watch = Regarder
takeOver = Remplacer
goOn = Continuer
places = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
untitled = Table sans nom
won = gagnée
lost = perdue
unfinished = inachevée
look = Revoir

## new table

newTitle = Ouvrir une table
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
others = Les autres places
othersOpen = libres pour des amis
othersBots = des bots : { $bot }
public = Afficher au salon (tout le monde peut venir)
spectators = Spectateurs bienvenus
houseRules = Règles maison
houseRulesText = Gardez celles du livret, ou changez ce que votre groupe a décidé.
asBook = comme le livret
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
