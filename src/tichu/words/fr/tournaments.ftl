## list

title = Tournois
intro = Coupes, soirées de club et duplicate, à l’écran ou avec de vraies cartes.
mine = Les vôtres
coming = Ouverts et en cours
past = Terminés
noneTitle = Aucun tournoi pour l’instant
noneText = Organisez-en un : vos amis arrivent par un lien, les tables se forment toutes seules, et personne ne tient de tableau.
organise = Organiser un tournoi
noDate = Pas encore de date
entries = { $n ->
    [one] { $n } inscription
   *[other] { $n } inscriptions
}
hostIs = par { $name }
screens = À l’écran
room = Avec de vraies cartes
status_registration = Inscriptions ouvertes
status_playing = Manche { $n } sur { $all }
status_between = Après la manche { $n } sur { $all }
status_finished = Terminé
status_closed = Fermé

## form

newTitle = Organiser un tournoi
name = Nom
nameHint = Par exemple : Coupe du vendredi
who = Qui participe
who_person = Individuel
who_pair = Paires
who_team = Équipes
format = Formule
format_swissHint = Les scores égaux se rencontrent. Convient à tous les effectifs en peu de manches.
format_individualHint = Un nouveau partenaire à chaque manche, chacun joue pour soi. Ce que la plupart appellent un tournoi.
format_round-robinHint = Chacun rencontre tous les autres. Idéal jusqu’à huit.
format_knockoutHint = Les gagnants continuent.
format_double-knockoutHint = Éliminé à la deuxième défaite.
format_duplicateHint = Toutes les tables jouent les mêmes cartes : la chance compte moins.
format_arenaHint = Pendant un temps donné. Qui est libre rejoue aussitôt.
where = Où
whereScreensHint = Les joueurs sont placés aux tables de ce site.
whereRoomHint = Vous imprimez les tables ; les résultats se saisissent sur un téléphone.
rounds = Manches
roundsUsual = Le nombre habituel
matchLength = Une partie se joue
lengthPoints = en points
lengthHands = en donnes
lengthMinutes = en minutes
hands = Donnes
boardsPerRound = Étuis par manche
duration = Minutes
bestOf = Au meilleur des
bestOfLate = À partir des demi-finales
starts = Début
startsHint = Laissez vide si vous décidez sur place.
about = Ce qu’il faut savoir
more = Plus de réglages
listed = Visible par tous
checkIn = Seuls ceux qui se signalent présents jouent
automatic = Les manches s’enchaînent toutes seules
breakMinutes = Minutes entre les manches
absence = Si quelqu’un ne vient pas
absence_wait = les autres attendent
absence_substitute = n’importe qui peut le remplacer
absence_bot = un bot joue à sa place
absence_forfeit = la partie est perdue
absenceMinutes = Minutes d’attente
clock = Secondes par décision
create = Créer le tournoi

## one tournament

share = Invitez par ce lien
copy = Copier le lien
copied = Copié
register = Participer
registerName = Nom de votre paire ou équipe
registered = Vous participez sous le nom { $name }.
invitePartner = Envoyez ce lien à ceux qui jouent avec vous
incomplete = Il manque encore quelqu’un dans votre paire ou équipe.
joinEntry = Rejoindre { $name }
checkInNow = Je suis là
sitOut = Passer un tour
withdraw = Se retirer
withdrawSure = Vous retirer de ce tournoi ? Vos résultats restent.
absentNow = Vous ne jouez pas jusqu’à ce que vous signaliez votre présence.
yourTable = Votre table
goToTable = Aller à votre table
atTable = Table { $n }
yourBye = Vous êtes exempt pour cette manche.
waitForRound = Vous aurez une place quand la manche sera formée.
nextRoundIn = La prochaine manche commence dans { $time }.
enterResult = Saisir le résultat
confirmResult = Confirmer le résultat
confirmText = L’autre camp a annoncé { $score }. Est-ce exact ?
disputeResult = C’est faux
disputed = Les camps ne sont pas d’accord : l’arbitre décide.
unconfirmed = attend l’autre camp
standIn = Remplacer un absent
watch = Regarder
replay = Revoir
paused = Toutes les tables sont en pause.
sealed = Les cartes restent secrètes tant que toutes les tables n’ont pas fini.
announcement = Annonce
pairings = Tables
noPairings = Aucune table n’est encore formée.
standings = Classement
noStandings = Le classement apparaît après les premiers résultats.
entrants = Participants
noEntrants = Personne ne s’est encore inscrit.
here = présent
markHere = Marquer présent
markHereName = Marquer présent : { $name }
markAbsent = Marquer absent
markAbsentName = Marquer absent : { $name }
notComplete = incomplet
boards = Étuis
boardsLink = Comparer les étuis
noBoards = Un étui se compare dès que toutes les tables l’ont terminé.
boardTitle = Étui { $n }
cards = Les cartes
points = Points
worth = Score
projector = Pour le projecteur
print = Imprimer
slips = Feuilles de résultat
csv = Classement en CSV
json = Résultats en JSON
log = Ce qui s’est passé
notFound = Ce tournoi n’existe pas.

## results

resultTitle = Résultat de la table { $n }
game = Partie { $n }
forfeit = absents
correct = Corriger
reason = Raison
save = Enregistrer

## directing

direct = Arbitrage
startNow = Commencer : former la manche 1
pairNext = Former la manche { $n }
pauseAll = Mettre toutes les tables en pause
resumeAll = Reprendre à toutes les tables
extend = Cinq minutes de plus pour tous
announce = Annoncer
announceHint = Que doivent savoir tous les joueurs ?
addEntrant = Ajouter quelqu’un
addHint = Nom, ou Nom : membre, membre
closeIt = Fermer le tournoi
closeSure = Le fermer pour de bon ? Plus personne ne pourra y jouer.
remaining = Jouent encore : { $tables }

## the log

event_created = Créé
event_hosted = Inscriptions ouvertes
event_settings = Réglages modifiés
event_director = Arbitres modifiés
event_registered = Inscription
event_changed = Inscription modifiée
event_entry = Lien attribué
event_invited = Invitation
event_joined = Arrivée
event_left = Départ
event_checked-in = Présent
event_absent = Absent
event_withdrawn = Retrait
event_paired = Manche formée
event_committed = Donnes fixées
event_revealed = Donnes dévoilées
event_opened = Table ouverte
event_finished = Table terminée
event_absence = Absence
event_substituted = Remplacement
event_result = Résultat
event_confirmed = Résultat confirmé
event_disputed = Résultat contesté
event_corrected = Résultat corrigé
event_extended = Temps prolongé
event_announced = Annonce
event_note = Note
event_paused = Pause
event_resumed = Reprise
event_clock = Temps
event_undone = Annulé
event_closed = Fermé
event_unpaired = Appariement annulé
event_deals-seen = Cartes consultées
event_club = Club

## calendar, bracket, deals

calendar = Calendrier
monthBefore = Mois précédent
monthAfter = Mois suivant
bracket = Tableau
undoPairing = Annuler l’appariement
undoPairingSure = Annuler la manche { $n } ? Ses tables sont fermées, et vous pouvez la refaire.
deals = Cartes à préparer
dealsText = Seuls les arbitres voient ces cartes. Le journal dit à tous que vous les avez vues.
showDeals = Montrer les cartes
