## list

title = Τουρνουά
intro = Κύπελλα, βραδιές συλλόγου και ίδιες μοιρασιές, στην οθόνη ή με αληθινή τράπουλα.
mine = Δικά σου
coming = Ανοιχτά και σε εξέλιξη
past = Τελείωσαν
noneTitle = Κανένα τουρνουά τώρα
noneText = Οργάνωσε ένα: οι φίλοι μπαίνουν με έναν σύνδεσμο, τα ζευγαρώματα βγαίνουν μόνα τους και κανείς δεν κρατάει πίνακες.
organise = Οργάνωσε τουρνουά
noDate = Χωρίς ημερομηνία
entries = { $n ->
    [one] { $n } εγγραφή
   *[other] { $n } εγγραφές
}
hostIs = από { $name }
screens = Στην οθόνη
room = Με αληθινή τράπουλα
status_registration = Οι εγγραφές είναι ανοιχτές
status_playing = Γύρος { $n } από { $all }
status_between = Μετά τον γύρο { $n } από { $all }
status_finished = Τελείωσε
status_closed = Έκλεισε

## form

newTitle = Οργάνωσε τουρνουά
name = Όνομα
nameHint = Για παράδειγμα: Κύπελλο Παρασκευής
who = Ποιοι συμμετέχουν
who_person = Άτομα
who_pair = Ζευγάρια
who_team = Ομάδες
format = Σύστημα
format_swissHint = Παίζουν όσοι ισοβαθμούν. Για όσους θέλεις σε λίγους γύρους.
format_individualHint = Νέος συμπαίκτης σε κάθε γύρο, ο καθένας παίζει για τον εαυτό του. Αυτό που οι περισσότεροι λένε τουρνουά.
format_round-robinHint = Όλοι παίζουν με όλους. Καλύτερα μέχρι οκτώ.
format_knockoutHint = Οι νικητές προχωρούν.
format_double-knockoutHint = Εκτός στη δεύτερη ήττα.
format_duplicateHint = Όλα τα τραπέζια παίζουν τα ίδια φύλλα, οπότε η τύχη μετράει λιγότερο.
format_arenaHint = Για ορισμένο χρόνο. Όποιος είναι ελεύθερος ξαναπαίζει.
where = Πού
whereScreensHint = Όλοι κάθονται σε τραπέζια αυτού του ιστότοπου.
whereRoomHint = Τυπώνεις τα ζευγαρώματα· τα αποτελέσματα γράφονται σε οποιοδήποτε κινητό.
rounds = Γύροι
roundsUsual = Όσοι συνηθίζονται
matchLength = Διάρκεια παρτίδας σε
lengthPoints = πόντους
lengthHands = μοιρασιές
lengthMinutes = λεπτά
hands = Μοιρασιές
boardsPerRound = Μοιρασιές ανά γύρο
duration = Λεπτά
bestOf = Παρτίδες ανά αγώνα
bestOfLate = Από τα ημιτελικά
starts = Έναρξη
startsHint = Άφησέ το κενό αν αποφασίζεις επί τόπου.
about = Τι πρέπει να ξέρουν όλοι
more = Περισσότερες ρυθμίσεις
listed = Ορατό σε όλους
checkIn = Παίζουν μόνο όσοι δηλώσουν παρουσία
automatic = Οι γύροι κληρώνονται μόνοι τους
breakMinutes = Λεπτά ανάμεσα στους γύρους
absence = Αν κάποιος δεν έρθει
absence_wait = οι άλλοι περιμένουν
absence_substitute = παίζει όποιος θέλει
absence_bot = παίζει ένα μποτ
absence_forfeit = χάνει την παρτίδα
absenceMinutes = Λεπτά αναμονής
clock = Δευτερόλεπτα ανά απόφαση
create = Δημιουργία τουρνουά

## one tournament

share = Κάλεσε κόσμο με αυτόν τον σύνδεσμο
copy = Αντιγραφή συνδέσμου
copied = Αντιγράφηκε
register = Συμμετοχή
registerName = Όνομα του ζευγαριού ή της ομάδας σου
registered = Συμμετέχεις ως { $name }.
invitePartner = Στείλε αυτόν τον σύνδεσμο σε όποιον παίζει μαζί σου
incomplete = Κάποιος λείπει ακόμα από το ζευγάρι ή την ομάδα σου.
joinEntry = Μπες: { $name }
checkInNow = Είμαι εδώ
sitOut = Ρεπό
withdraw = Αποχώρηση
withdrawSure = Να αποχωρήσεις από το τουρνουά; Τα αποτελέσματά σου μένουν.
absentNow = Δεν παίζεις μέχρι να δηλώσεις ξανά παρουσία.
yourTable = Το τραπέζι σου
goToTable = Πήγαινε στο τραπέζι σου
atTable = Τραπέζι { $n }
yourBye = Έχεις ρεπό σε αυτόν τον γύρο.
waitForRound = Θα έχεις θέση μόλις κληρωθεί ο γύρος.
nextRoundIn = Ο επόμενος γύρος αρχίζει σε { $time }.
enterResult = Γράψε το αποτέλεσμα
confirmResult = Επιβεβαίωση αποτελέσματος
confirmText = Η άλλη πλευρά δήλωσε { $score }. Είναι σωστό;
disputeResult = Είναι λάθος
disputed = Οι πλευρές διαφωνούν: αποφασίζει ο διαιτητής.
unconfirmed = περιμένει την άλλη πλευρά
standIn = Παίξε για κάποιον που λείπει
watch = Παρακολούθηση
replay = Επανάληψη
paused = Όλα τα τραπέζια είναι σε παύση.
sealed = Τα φύλλα μένουν κρυφά μέχρι να τελειώσουν όλα τα τραπέζια.
announcement = Μήνυμα σε όλους
pairings = Ζευγαρώματα
noPairings = Δεν έχει γίνει ακόμα κλήρωση.
standings = Κατάταξη
noStandings = Η κατάταξη εμφανίζεται μετά τα πρώτα αποτελέσματα.
entrants = Ποιοι συμμετέχουν
noEntrants = Δεν έχει γραφτεί κανείς ακόμα.
here = εδώ
markHere = Δήλωσε παρουσία
markHereName = Δήλωσε παρουσία: { $name }
markAbsent = Δήλωσε απουσία
markAbsentName = Δήλωσε απουσία: { $name }
notComplete = ελλιπής
boards = Μοιρασιές
boardsLink = Σύγκρινε τις μοιρασιές
noBoards = Μια μοιρασιά συγκρίνεται μόλις την τελειώσουν όλα τα τραπέζια.
boardTitle = Μοιρασιά { $n }
cards = Τα φύλλα
points = Πόντοι
worth = Αξία
projector = Για τον προβολέα
print = Εκτύπωση
slips = Δελτία αποτελεσμάτων
csv = Κατάταξη σε CSV
json = Αποτελέσματα σε JSON
log = Τι έγινε
notFound = Αυτό το τουρνουά δεν υπάρχει.

## results

resultTitle = Αποτέλεσμα του τραπεζιού { $n }
game = Παρτίδα { $n }
forfeit = δεν ήρθε
correct = Διόρθωση
reason = Αιτία
save = Αποθήκευση

## directing

direct = Διεύθυνση
startNow = Έναρξη: κλήρωση του γύρου 1
pairNext = Κλήρωση του γύρου { $n }
pauseAll = Παύση σε όλα τα τραπέζια
resumeAll = Συνέχεια σε όλα τα τραπέζια
extend = Πέντε λεπτά ακόμα για όλους
announce = Πες το σε όλους
announceHint = Τι πρέπει να ξέρουν όλοι;
addEntrant = Πρόσθεσε κάποιον
addHint = Όνομα, ή Όνομα: μέλος, μέλος
closeIt = Κλείσε το τουρνουά
closeSure = Να κλείσει οριστικά; Κανείς δεν θα μπορεί πια να παίξει.
remaining = Παίζουν ακόμα: { $tables }

## the log

event_created = Δημιουργία
event_hosted = Άνοιγμα εγγραφών
event_settings = Αλλαγή ρυθμίσεων
event_director = Αλλαγή διεύθυνσης
event_registered = Εγγραφή
event_changed = Αλλαγή εγγραφής
event_entry = Σύνδεσμος εγγραφής
event_invited = Πρόσκληση
event_joined = Είσοδος
event_left = Έξοδος
event_checked-in = Παρουσία
event_absent = Απουσία
event_withdrawn = Αποχώρηση
event_paired = Κλήρωση γύρου
event_committed = Κλείδωμα μοιρασιών
event_revealed = Φανέρωμα μοιρασιών
event_opened = Άνοιγμα τραπεζιού
event_finished = Τέλος τραπεζιού
event_absence = Απουσία από τραπέζι
event_substituted = Αντικατάσταση
event_result = Αποτέλεσμα
event_confirmed = Επιβεβαίωση
event_disputed = Διαφωνία
event_corrected = Διόρθωση
event_extended = Παράταση
event_announced = Μήνυμα σε όλους
event_note = Σημείωση
event_paused = Παύση
event_resumed = Συνέχεια
event_clock = Χρόνος
event_undone = Αναίρεση
event_closed = Κλείσιμο
event_unpaired = Αναίρεση ζευγαρωμάτων
event_deals-seen = Είδε τα φύλλα
event_club = Λέσχη

## calendar, bracket, deals

calendar = Ημερολόγιο
monthBefore = Προηγούμενος μήνας
monthAfter = Επόμενος μήνας
bracket = Ταμπλό
undoPairing = Αναίρεση ζευγαρωμάτων
undoPairingSure = Να αναιρεθεί ο γύρος { $n }; Τα τραπέζια του κλείνουν και μπορείς να τον ζευγαρώσεις ξανά.
deals = Φύλλα για προετοιμασία
dealsText = Μόνο η διεύθυνση βλέπει αυτά τα φύλλα. Το ημερολόγιο λέει σε όλους ότι τα είδες.
showDeals = Δείξε τα φύλλα
