## list

title = Λέσχες
intro = Παρέες που συναντιούνται ξανά και ξανά: οι βραδιές τους, τα τραπέζια τους και η κατάταξη της σεζόν.
mine = Οι λέσχες σου
others = Λέσχες που μπορείς να βρεις εδώ
found = Ίδρυσε λέσχη
noneTitle = Δεν είσαι ακόμα σε καμία λέσχη
noneText = Ίδρυσε μία για την παρέα σου: κάλεσε με έναν σύνδεσμο, οργάνωσε βραδιές, και η κατάταξη της σεζόν βγαίνει μόνη της.
accountNeeded = Για να ιδρύσεις λέσχη χρειάζεσαι λογαριασμό, ώστε να μη χαθεί μαζί με ένα cookie.
makeAccount = Δημιουργία λογαριασμού
members = { $n ->
    [one] { $n } μέλος
   *[other] { $n } μέλη
}
role_organiser = Την οργανώνεις
role_member = Είσαι μέλος
role_applicant = Ζήτησες να μπεις
notFound = Δεν υπάρχει τέτοια λέσχη.

## form

newTitle = Ίδρυση λέσχης
editTitle = Όνομα και εγγραφή
name = Όνομα
nameHint = Για παράδειγμα: Tichu της Τρίτης
about = Τι πρέπει να ξέρει ο κόσμος
admission = Ποιος μπαίνει χωρίς τον σύνδεσμό σου
admission_open = όλοι
admission_approval = όσους δέχεσαι
admission_invitation = κανείς
listed = Να φαίνεται στη δημόσια λίστα
create = Ίδρυσε τη λέσχη
save = Αποθήκευση

## one club

join = Μπες
ask = Ζήτησε να μπεις
joinLinkText = Σε κάλεσαν σε αυτή τη λέσχη.
invitationOnly = Σε αυτή τη λέσχη μπαίνεις με σύνδεσμο από όσους την οργανώνουν.
waiting = Θα αποφασίσουν για σένα όσοι την οργανώνουν.
withdrawRequest = Απόσυρε το αίτημα
leave = Φύγε από τη λέσχη
leaveSure = Να φύγεις από: { $name };
organisedBy = Οργανώνεται από: { $names }
evenings = Επόμενες βραδιές
noEvenings = Δεν υπάρχει προγραμματισμένη βραδιά.
planEvening = Προγραμμάτισε βραδιά
past = Παλιότερες βραδιές
tables = Τραπέζια
noTables = Κανένα ανοιχτό τραπέζι.
openTable = Άνοιξε τραπέζι
tableFor = Ποιος μπορεί να καθίσει
tableMembers = μέλη
tableLink = όσοι έχουν τον σύνδεσμο
membersOnly = για μέλη
free = { $n ->
    [0] γεμάτο
    [one] { $n } ελεύθερη θέση
   *[other] { $n } ελεύθερες θέσεις
}
memberList = Μέλη
membersHidden = Ποιοι ανήκουν στη λέσχη το βλέπουν μόνο τα μέλη.
organiser = οργανώνει
since = από { $date }
applicants = Θέλουν να μπουν
admit = Δέξου
admitName = Δέξου: { $name }
reject = Απόρριψε
rejectName = Απόρριψε: { $name }
moreAbout = Περισσότερα: { $name }
makeOrganiser = Να οργανώνει κι αυτός
makeMember = Να είναι απλό μέλος
remove = Αφαίρεση
removeSure = Να αφαιρεθεί από τη λέσχη: { $name };
bar = Αποκλεισμός
barSure = Να αποκλειστεί: { $name }; Δεν θα μπορεί να ξαναμπεί.
barred = Αποκλεισμένοι
unbar = Επίτρεψε ξανά
unbarName = Επίτρεψε ξανά: { $name }
inviteLink = Όποιος ανοίξει αυτόν τον σύνδεσμο μπαίνει αμέσως
newLink = Φτιάξε νέο σύνδεσμο
newLinkSure = Ο παλιός σύνδεσμος δεν θα ισχύει πια.
organise = Οργάνωση
edit = Όνομα και εγγραφή
deleteClub = Διαγραφή της λέσχης
deleteSure = Να διαγραφεί οριστικά: { $name }; Τα τουρνουά μένουν, τα μέλη και οι σεζόν όχι.

## seasons

season = Σεζόν
seasons = Σεζόν
noSeason = Δεν υπάρχει ακόμα σεζόν. Μετράει τις βραδιές της λέσχης ανάμεσα σε δύο ημερομηνίες.
noSeasonMember = Δεν υπάρχει ακόμα σεζόν.
newSeason = Ξεκίνα σεζόν
editSeason = Άλλαξε τη σεζόν
seasonName = Όνομα
seasonNameHint = Για παράδειγμα: Άνοιξη 2027
from = Από
to = Έως
toHint = Άφησέ το κενό αν το τέλος είναι ανοιχτό.
scoring = Μια βραδιά αξίζει
scoring_places = βαθμούς για τη θέση
scoring_match-points = τους βαθμούς παρτίδων
scoring_points = τους πόντους των φύλλων
places = Βαθμοί από την πρώτη θέση και κάτω
placesHint = Για παράδειγμα: 10 8 6 5 4 3 2 1
attendance = Βαθμοί συμμετοχής
best = Βραδιές που μετράνε
bestAll = όλες
bestHint = Οι καλύτερες του καθενός. Άφησέ το κενό για όλες.
ranked = Ποιοι κατατάσσονται
ranked_persons = πρόσωπα
ranked_entrants = ζευγάρια και ομάδες
tieBreaks = Σε ισοβαθμία
deleteSeason = Διαγραφή της σεζόν
deleteSeasonSure = Να διαγραφεί: { $name }; Οι βραδιές μένουν.
noResults = Η κατάταξη εμφανίζεται μετά την πρώτη βραδιά.
rank = Θέση
player = Όνομα
seasonDates = { $from } έως { $to }
seasonOpen = από { $from }
counted = { $n ->
    [one] Μετράει { $n } βραδιά
   *[other] Μετράνε { $n } βραδιές
}
notCounted = δεν μετράει
count = Να μετράει
dontCount = Να μη μετράει
countName = Να μετράει: { $name }
dontCountName = Να μη μετράει: { $name }
winners = Νίκησαν: { $names }
place = θέση { $n }
dropped = Ένα αποτέλεσμα σε παρένθεση δεν είναι στα { $n } καλύτερα.
rule_places = Μια βραδιά αξίζει { $points } βαθμούς από την πρώτη θέση και κάτω· όσοι μοιράζονται θέσεις μοιράζονται τους βαθμούς τους.
rule_match-points = Μια βραδιά αξίζει τους βαθμούς παρτίδων: δύο για νίκη, έναν για ισοπαλία.
rule_points = Μια βραδιά αξίζει το άθροισμα των πόντων της.
rule_attendance = { $n ->
    [one] Η συμμετοχή αξίζει { $n } βαθμό ακόμα.
   *[other] Η συμμετοχή αξίζει { $n } βαθμούς ακόμα.
}
rule_best = { $n ->
    [one] Μετράει η καλύτερη βραδιά του καθενός.
   *[other] Μετράνε οι { $n } καλύτερες βραδιές του καθενός.
}
rule_persons = Σε ζευγάρια και ομάδες όλοι παίρνουν ολόκληρο το αποτέλεσμα.
criterion_score = Βαθμολογία
criterion_firsts = Κερδισμένες βραδιές
criterion_podiums = Βάθρα
criterion_direct = Μεταξύ τους
criterion_best = Καλύτερη βραδιά
criterion_total = Όλες οι βραδιές
criterion_evenings = Βραδιές
about_score = το άθροισμα των βραδιών που μετράνε.
about_firsts = βραδιές στην πρώτη θέση, ακόμα κι αν δεν μετράνε.
about_podiums = βραδιές σε μία από τις τρεις πρώτες θέσεις.
about_direct = μεταξύ ισόβαθμων: βραδιές με καλύτερη θέση μείον βραδιές με χειρότερη.
about_best = η βαθμολογία της καλύτερης βραδιάς.
about_total = το άθροισμα όλων των βραδιών, και όσων δεν μετράνε.
about_evenings = βραδιές στις οποίες συμμετείχε κάποιος.
csv = Κατάταξη σε CSV
json = Κατάταξη σε JSON
print = Εκτύπωση

## what happened

log = Τι έγινε
event_founded = Ίδρυση της λέσχης
event_changed = Αλλαγή ονόματος ή εγγραφής
event_new-link = Νέος σύνδεσμος
event_applied = Αίτημα εισόδου
event_joined = Είσοδος
event_left = Έξοδος
event_admitted = Αποδοχή
event_removed = Αφαίρεση
event_barred = Αποκλεισμός
event_role = Νέος ρόλος
event_season = Αλλαγή σεζόν
event_season-deleted = Διαγραφή σεζόν
event_tournament = Νέα βραδιά
event_table = Άνοιξε τραπέζι

## in tournaments and at tables

ofClub = Βραδιά της λέσχης { $name }
membersRegister = Εγγράφονται μόνο μέλη της λέσχης
