## formats

format_swiss = Système suisse
format_individual = Partenaires tirés au sort
format_individual_alone = Nouveaux adversaires à chaque manche
format_round-robin = Tous contre tous
format_knockout = Élimination directe
format_double-knockout = Double élimination
format_duplicate = Duplicate
format_arena = Arène

## when a match ends

length_points = Parties en { $n ->
    [one] { $n } point
   *[other] { $n } points
}
length_hands = Parties de { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}
length_minutes = Parties de { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} ; la donne en cours est terminée
length_boards = { $n ->
    [one] { $n } étui
   *[other] { $n } étuis
} par manche
length_arena = { $n } minutes en tout
withoutGrand = sans Grand Tichu
oneCopy = un seul jeu d’étuis
bestOf = Au meilleur des { $n }

## standings

standings = Classement
afterRound = Après la manche { $n } sur { $all }
rank = Rang
name = Nom
criterion_match-points = Points de partie
criterion_wins = Victoires
criterion_difference = Différence
criterion_points = Points
criterion_direct = Confrontation directe
criterion_buchholz = Buchholz
criterion_sonneborn-berger = Sonneborn-Berger
criterion_stage = Manches franchies
criterion_boards = Étuis
criterion_places = Places
criterion_arena-points = Points d’arène
about_match-points = deux pour une victoire ou une exemption, un pour une égalité
about_wins = parties gagnées
about_difference = points marqués moins ceux des adversaires ; une exemption compte comme la moyenne de vos autres parties
about_points = points marqués dans toutes les parties ; une exemption compte comme la moyenne de vos autres parties
about_direct = points des parties entre ceux qui sont encore à égalité
about_buchholz = points de partie de tous les adversaires ; une exemption compte comme un adversaire ayant les vôtres
about_sonneborn-berger = points de partie des adversaires battus, et la moitié en cas d’égalité
about_stage = manches après lesquelles vous étiez encore en course
about_boards_matchpoints = part des autres tables qui ont fait moins bien avec les mêmes cartes
about_boards_mean = points au-dessus de la moyenne des tables avec les mêmes cartes
about_places = à chaque table, la part des autres qui sont derrière vous, en pour cent ; une exemption compte comme la moyenne de vos autres tables
about_arena-points = deux pour une victoire, un pour une égalité
about_arena-points_streaks = deux pour une victoire, un pour une égalité ; le double après deux victoires de suite

## rounds

round = Manche { $n }
roundOf = Manche { $n } sur { $all }
table = Table { $n }
bye = Exempt
byes = Exempts : { $names }
result = Résultat
noResult = –
forfeited = forfait
unconfirmed = non confirmé
absent = absent
withdrawn = retiré
registration = Les inscriptions sont ouvertes : { $n ->
    [one] { $n } inscription
   *[other] { $n } inscriptions
}
missing = Résultats manquants : { $tables }
complete = Tous les résultats de cette manche sont saisis.
openTables = Tables en jeu
waiting = En attente : { $names }
endsAt = Le temps s’arrête à { $time } ; les donnes en cours sont terminées.
finished = Le tournoi est terminé.
notes = Notes

## what a command has done

created = { $name } : { $file } a été créé.
registered = { $n } : { $name } participe.
changed = { $n } : { $name } a été modifié.
isAbsent = { $name } ne joue pas jusqu’à son retour.
isBack = { $name } est de retour.
hasWithdrawn = { $name } a quitté le tournoi.
entered = Table { $n } : { $first } { $score } { $second }
noted = C’est noté.
undone = Annulé : { $what }
written = { $file } a été écrit.

## printed pages

pairings = Tables de la manche
seats = Qui joue où
sideOne = Places 1 et 3
sideTwo = Places 2 et 4
sideSeats = Places { $seats }
players = Joueurs
slip = Feuille de résultat
hand = Donne
total = Total
calls = Annonces
signature = Signature
slipHint = Les deux camps signent. Les gagnants rendent la feuille.
boardHint = Reprenez les cartes échangées et rangez chaque main pour la table suivante.
rankHint = Pour chaque donne, notez combien de joueurs sont sortis après vous. Additionnez à la fin.
shareHint = Une autre table joue les mêmes étuis dans cette manche : échangez-les après chaque étui.
tableCards = Cartons de table
deals = Donnes
board = Étui { $n }
boards = Étuis
seat = Place { $n }
dealHint = Les cartes avant la barre sont vues avant la question du Grand Tichu. Qui joue ne doit pas voir cette page.
dealHintPlain = Qui joue ne doit pas voir cette page.
boardRange = Étuis { $first }–{ $last }
guideCards = Feuilles de route
against = Contre
sitOut = vous êtes exempts
guideHint = Si vos adversaires sont absents, vous ne jouez pas cette manche.
instructions = Comment jouer en duplicate
ruleCount = Comptez vos cartes avant de les regarder : 14 chacun. Si le nombre est faux, appelez l’arbitre.
ruleSilent = Annoncez sans un mot : retournez votre carte d’annonce et montrez-la jusqu’à ce que tous l’aient vue. D’autres tables joueront les mêmes cartes.
rulePassed = Notez quelles cartes vous échangez, et avec qui.
ruleTakeBack = Après la donne, reprenez ce que vous avez échangé. Chaque main a de nouveau ses 14 cartes quand l’étui repart.
ruleQuiet = Ne parlez pas d’un étui tant que d’autres doivent le jouer.
ruleNoGrand = Personne n’annonce de Grand Tichu. Prenez vos 14 cartes d’un coup.
ruleEight = Regardez d’abord les huit cartes du dessus, puis décidez pour le Grand Tichu.

## errors

error_bad-name = ce nom est vide ou trop long
error_bad-members = le nombre de membres ne convient pas
error_name-taken = { $name } est déjà inscrit
error_no-such-entrant = il n’y a pas d’inscription { $n }
error_no-such-round = la manche { $n } n’a pas encore été tirée
error_no-such-table = il n’y a pas de table { $n } dans cette manche
error_already-absent = le numéro { $n } est déjà absent
error_already-present = le numéro { $n } est déjà présent
error_already-withdrawn = le numéro { $n } a déjà quitté le tournoi
error_schedule-full = il n’y a plus de place dans le calendrier
error_results-missing = résultats manquants : { $tables }
error_all-rounds-played = toutes les manches sont jouées
error_nobody-free = personne ne peut jouer avant qu’une autre table ait fini
error_time-over = le temps est écoulé : saisissez les derniers résultats, puis terminez le tournoi
error_no-clock = seule une arène en cours a une horloge
error_already-closed = le tournoi est terminé
error_too-few-entrants = il faut au moins { $n } inscriptions pour une manche
error_has-result = la table { $n } a déjà un résultat
error_no-result = la table { $n } n’a pas encore de résultat
error_bad-score = écrivez un résultat comme 1000:640, pas « { $text } »
error_bad-points = les points sont des multiples de cinq
error_bad-result = il faut les points des deux camps
error_one-game = une rencontre de ce tournoi est une seule partie
error_boards-missing = il faut les points de { $n } étuis
error_no-draws = pas d’égalité en élimination directe : jouez encore une donne
error_undecided = la rencontre continue jusqu’à ce qu’un camp ait gagné { $n } parties
error_too-many-games = la rencontre était décidée avant la dernière partie
error_next-round-paired = le gagnant joue déjà dans la manche suivante : annulez-la d’abord
error_bad-note = la note est vide ou trop longue
error_nothing-to-undo = il n’y a rien à annuler
