## list

title = Clubs
intro = Des gens qui se retrouvent régulièrement : leurs soirées, leurs tables et un classement de la saison.
mine = Vos clubs
others = Les clubs que l’on trouve ici
found = Fonder un club
noneTitle = Vous n’êtes encore dans aucun club
noneText = Fondez-en un : invitez par un lien, organisez des soirées, et le classement de la saison se calcule tout seul.
accountNeeded = Pour fonder un club, il faut un compte, afin qu’il ne disparaisse pas avec un cookie.
makeAccount = Créer un compte
members = { $n ->
    [one] { $n } membre
   *[other] { $n } membres
}
role_organiser = Vous l’organisez
role_member = Vous êtes membre
role_applicant = Vous avez demandé à entrer
notFound = Ce club n’existe pas.

## form

newTitle = Fonder un club
editTitle = Nom et admission
name = Nom
nameHint = Par exemple : Tichu du mardi
about = Ce qu’il faut savoir
admission = Qui peut entrer sans votre lien
admission_open = tout le monde
admission_approval = ceux que vous acceptez
admission_invitation = personne
listed = Visible dans la liste publique
create = Fonder le club
save = Enregistrer

## one club

join = Entrer
ask = Demander à entrer
joinLinkText = Vous êtes invité dans ce club.
invitationOnly = On entre dans ce club par un lien de ceux qui l’organisent.
waiting = Votre demande sera examinée.
withdrawRequest = Retirer votre demande
leave = Quitter le club
leaveSure = Quitter { $name } ?
organisedBy = Organisé par { $names }
evenings = Prochaines soirées
noEvenings = Aucune soirée prévue.
planEvening = Prévoir une soirée
past = Soirées passées
tables = Tables
noTables = Aucune table ouverte.
openTable = Ouvrir une table
tableFor = Qui peut s’asseoir
tableMembers = les membres
tableLink = tous ceux qui ont le lien
membersOnly = pour les membres
free = { $n ->
    [0] complète
    [one] { $n } place libre
   *[other] { $n } places libres
}
memberList = Membres
membersHidden = Seuls les membres voient qui fait partie du club.
organiser = organise
since = depuis { $date }
applicants = Demandent à entrer
admit = Accepter
admitName = Accepter { $name }
reject = Refuser
rejectName = Refuser { $name }
moreAbout = Plus sur { $name }
makeOrganiser = Faire organisateur
makeMember = Faire simple membre
remove = Retirer
removeSure = Retirer { $name } du club ?
bar = Exclure
barSure = Exclure { $name } ? Un retour ne sera pas possible.
barred = Exclus
unbar = Autoriser à nouveau
unbarName = Autoriser à nouveau { $name }
inviteLink = Qui ouvre ce lien peut entrer aussitôt
newLink = Faire un nouveau lien
newLinkSure = L’ancien lien ne marchera plus.
organise = Organisation
edit = Nom et admission
deleteClub = Supprimer le club
deleteSure = Supprimer { $name } pour de bon ? Ses tournois restent, mais pas ses membres ni ses saisons.

## seasons

season = Saison
seasons = Saisons
noSeason = Il n’y a pas encore de saison. Elle compte les soirées du club entre deux dates.
noSeasonMember = Il n’y a pas encore de saison.
newSeason = Commencer une saison
editSeason = Modifier la saison
seasonName = Nom
seasonNameHint = Par exemple : Printemps 2027
from = Du
to = Au
toHint = Laissez vide si la fin est ouverte.
scoring = Une soirée vaut
scoring_places = des points selon la place
scoring_match-points = ses points de partie
scoring_points = ses points de cartes
places = Points à partir de la première place
placesHint = Par exemple : 10 8 6 5 4 3 2 1
attendance = Points de présence
best = Soirées comptées
bestAll = toutes
bestHint = Les meilleures de chacun. Laissez vide pour toutes.
ranked = Qui est classé
ranked_persons = les personnes
ranked_entrants = paires et équipes
tieBreaks = À égalité de score
deleteSeason = Supprimer la saison
deleteSeasonSure = Supprimer { $name } ? Les soirées restent.
noResults = Le classement apparaît après la première soirée.
rank = Rang
player = Nom
seasonDates = { $from } – { $to }
seasonOpen = depuis le { $from }
counted = { $n ->
    [one] { $n } soirée compte
   *[other] { $n } soirées comptent
}
notCounted = ne compte pas
count = Compter cette soirée
dontCount = Ne pas compter
countName = Compter { $name }
dontCountName = Ne pas compter { $name }
winners = Victoire : { $names }
place = place { $n }
dropped = Un résultat entre parenthèses n’est pas parmi les { $n } meilleurs.
rule_places = Une soirée vaut { $points } points à partir de la première place ; ceux qui partagent des places en partagent les points.
rule_match-points = Une soirée vaut ses points de partie : deux pour une victoire, un pour un nul.
rule_points = Une soirée vaut la somme de ses points de cartes.
rule_attendance = { $n ->
    [one] La présence vaut { $n } point de plus.
   *[other] La présence vaut { $n } points de plus.
}
rule_best = { $n ->
    [one] La meilleure soirée de chacun compte.
   *[other] Les { $n } meilleures soirées de chacun comptent.
}
rule_persons = Dans une paire ou une équipe, chacun reçoit le résultat entier.
criterion_score = Score
criterion_firsts = Soirées gagnées
criterion_podiums = Podiums
criterion_direct = Confrontation directe
criterion_best = Meilleure soirée
criterion_total = Toutes les soirées
criterion_evenings = Soirées
about_score = la somme des soirées qui comptent.
about_firsts = les soirées à la première place, même celles qui ne comptent pas.
about_podiums = les soirées à l’une des trois premières places.
about_direct = entre ex æquo : soirées mieux classées moins soirées moins bien classées.
about_best = le score de la meilleure soirée.
about_total = la somme de toutes les soirées, même de celles qui ne comptent pas.
about_evenings = les soirées où l’on était présent.
csv = Classement en CSV
json = Classement en JSON
print = Imprimer

## what happened

log = Ce qui s’est passé
event_founded = Club fondé
event_changed = Nom ou admission modifiés
event_new-link = Nouveau lien
event_applied = Demande d’entrée
event_joined = Arrivée
event_left = Départ
event_admitted = Demande acceptée
event_removed = Retiré du club
event_barred = Exclusion
event_role = Nouveau rôle
event_season = Saison modifiée
event_season-deleted = Saison supprimée
event_tournament = Soirée prévue
event_table = Table ouverte

## in tournaments and at tables

ofClub = Une soirée de { $name }
membersRegister = Seuls les membres du club peuvent s’inscrire
