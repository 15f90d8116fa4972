hero = Tichu, à une table tranquille
heroText = Le jeu de cartes à deux contre deux, avec le Dragon, le Phénix, le Chien et le Mah Jong. Gratuit, complet, sans compte.
playNow = Jouer tout de suite
playNowText = Quatre places, trois bots, une main pour vous.
playFriends = Ouvrir une table entre amis
playFriendsText = Choisir les règles, envoyer le lien.
never = Jamais joué ?
neverText = Dix courtes leçons, cartes en main.
dealing = On distribue …
running = Vos tables
past = Vos parties
openTables = Tables ouvertes
noTables = Aucune table publique pour le moment. Ouvrez-en une, et cochez « Au salon ».
join = S’asseoir
watch = Regarder
takeOver = Prendre la place
goOn = Continuer
places = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
untitled = Une table
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
endless = aussi longtemps que voulu
clock = Temps de réflexion
clockNone = sans pendule
clockSeconds = { $n } secondes par coup
bombWindow = Temps pour les bombes
seconds = { $n } s
botPace = Rythme des bots
paceQuick = rapide
paceHuman = humain
paceSlow = tranquille
others = Les autres places
othersOpen = libres pour des amis
othersBots = des bots : { $bot }
public = Au salon : tout le monde peut venir
spectators = Spectateurs bienvenus
houseRules = Règles maison
houseRulesText = Laissez celles du livret, ou changez ce que vous avez convenu.
asBook = comme le livret
title = Nom de la table
titlePlaceholder = Le jeudi soir
create = Ouvrir la table
on = oui
off = non

## me

meTitle = Vous
name = Votre nom
nameSaved = Enregistré.
ratings = Classement
noRatings = Le classement vient des parties terminées entre humains.
matches = parties : { $n }

## variants in a sentence

variant_nanjing = Nanjing – quatre joueurs, deux équipes
variant_trichu = Trichu – trois joueurs
variant_tientsin = Tientsin – six joueurs, deux équipes
variant_grandseigneur = Grandseigneur – cinq à douze joueurs, chacun pour soi
variant_hierarchie = Hierarchie – cinq à dix joueurs, chacun pour soi

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
rule_withdraw_calls = Deux annonces à la fois dans une équipe : la seconde peut être retirée
rule_late_tichu = Tichu possible même quand quelqu’un a fini
rule_exchange = Qui donne des cartes à qui
rule_tribute_return = Ce que rendent les mieux placés
rule_wish = La demande du Mah Jong
rule_wish_breach = Ignorer la demande
rule_dummy_honours_wish = La demande oblige aussi le Mort
rule_bomb_on_dog = On peut bomber le Chien
rule_dragon_given = Le pli du Dragon se donne
rule_triple_suits_differ = Un brelan veut trois couleurs
rule_bomb_suits_differ = Un carré veut quatre couleurs
rule_victory_points = Points d’un capot
rule_soloist = Le prochain joueur solo
rule_target = But de la partie
rule_rounds = Manches d’une partie
choice_counterclockwise = sens inverse des aiguilles
choice_clockwise = sens des aiguilles
choice_draw = une carte chacun à son tour
choice_draw-clockwise = une carte chacun, sens des aiguilles
choice_packets = par paquets
choice_everyone = une carte à chacun
choice_opponents = une carte à chaque adversaire
choice_real-players = entre vrais joueurs
choice_partners = une carte à chaque partenaire
choice_tribute = les meilleures cartes aux mieux placés
choice_none = aucun
choice_chosen = des cartes au choix
choice_lowest = leurs plus basses
choice_optional = facultative
choice_required = obligatoire
choice_refused = impossible
choice_penalty = fait perdre la manche
choice_right = à droite
choice_left = à gauche
choice_winner = qui a gagné
