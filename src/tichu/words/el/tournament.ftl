## formats

format_swiss = Ελβετικό σύστημα
format_individual = Συμπαίκτες με κλήρωση
format_individual_alone = Νέοι αντίπαλοι σε κάθε γύρο
format_round-robin = Όλοι εναντίον όλων
format_knockout = Νοκ άουτ
format_double-knockout = Διπλό νοκ άουτ
format_duplicate = Ίδιες μοιρασιές
format_arena = Αρένα

## when a match ends

length_points = Παρτίδες μέχρι { $n ->
    [one] { $n } πόντο
   *[other] { $n } πόντους
}
length_hands = Παρτίδες { $n ->
    [one] { $n } μοιρασιάς
   *[other] { $n } μοιρασιών
}
length_minutes = Παρτίδες { $n ->
    [one] { $n } λεπτού
   *[other] { $n } λεπτών
}· η μοιρασιά που παίζεται τελειώνει
length_boards = { $n ->
    [one] { $n } μοιρασιά
   *[other] { $n } μοιρασιές
} σε κάθε γύρο
length_arena = { $n } λεπτά συνολικά
withoutGrand = χωρίς Grand Tichu
oneCopy = ένα σετ μοιρασιών
bestOf = Στις { $n } παρτίδες

## standings

standings = Κατάταξη
afterRound = Μετά τον γύρο { $n } από { $all }
rank = Θέση
name = Όνομα
criterion_match-points = Βαθμοί παρτίδων
criterion_wins = Νίκες
criterion_difference = Διαφορά
criterion_points = Πόντοι
criterion_direct = Μεταξύ τους
criterion_buchholz = Buchholz
criterion_sonneborn-berger = Sonneborn-Berger
criterion_stage = Γύροι πρόκρισης
criterion_boards = Μοιρασιές
criterion_places = Θέσεις
criterion_arena-points = Βαθμοί αρένας
about_match-points = δύο για νίκη ή ρεπό, ένας για ισοπαλία
about_wins = παρτίδες που κερδήθηκαν
about_difference = οι πόντοι σου μείον των αντιπάλων· το ρεπό μετράει όσο ο μέσος όρος των άλλων παρτίδων σου
about_points = οι πόντοι σου σε όλες τις παρτίδες· το ρεπό μετράει όσο ο μέσος όρος των άλλων παρτίδων σου
about_direct = βαθμοί από τις παρτίδες μεταξύ όσων ισοβαθμούν ακόμα
about_buchholz = βαθμοί παρτίδων όλων των αντιπάλων· το ρεπό μετράει σαν αντίπαλος με τους δικούς σου
about_sonneborn-berger = βαθμοί παρτίδων των αντιπάλων που νίκησες, και οι μισοί σε ισοπαλία
about_stage = γύροι μετά τους οποίους ήσουν ακόμα μέσα
about_boards_matchpoints = το ποσοστό των άλλων τραπεζιών που πήγαν χειρότερα με τα ίδια φύλλα
about_boards_mean = πόντοι πάνω από τον μέσο όρο όλων των τραπεζιών με τα ίδια φύλλα
about_places = σε κάθε τραπέζι το ποσοστό των άλλων που είναι πίσω σου· το ρεπό μετράει όσο ο μέσος όρος των άλλων τραπεζιών σου
about_arena-points = δύο για νίκη, ένας για ισοπαλία
about_arena-points_streaks = δύο για νίκη, ένας για ισοπαλία· διπλά μετά από δύο συνεχόμενες νίκες

## rounds

round = Γύρος { $n }
roundOf = Γύρος { $n } από { $all }
table = Τραπέζι { $n }
bye = Ρεπό
byes = Ρεπό: { $names }
result = Αποτέλεσμα
noResult = –
forfeited = χωρίς παιχνίδι
unconfirmed = δεν επιβεβαιώθηκε
absent = απουσιάζει
withdrawn = αποχώρησε
registration = Οι εγγραφές είναι ανοιχτές: { $n ->
    [one] { $n } εγγραφή
   *[other] { $n } εγγραφές
}
missing = Λείπουν αποτελέσματα: { $tables }
complete = Όλα τα αποτελέσματα αυτού του γύρου έχουν γραφτεί.
openTables = Τραπέζια που παίζουν
waiting = Περιμένουν: { $names }
endsAt = Ο χρόνος τελειώνει στις { $time }· οι μοιρασιές που παίζονται τελειώνουν.
finished = Το τουρνουά τελείωσε.
notes = Σημειώσεις

## what a command has done

created = { $name }: δημιουργήθηκε το { $file }.
registered = { $n }: συμμετοχή: { $name }
changed = { $n }: νέα στοιχεία: { $name }
isAbsent = { $name }: εκτός κλήρωσης μέχρι την επιστροφή.
isBack = { $name }: επιστροφή.
hasWithdrawn = { $name }: αποχώρηση.
entered = Τραπέζι { $n }: { $first } { $score } { $second }
noted = Σημειώθηκε.
undone = Αναιρέθηκε: { $what }
written = Γράφτηκε το { $file }.

## printed pages

pairings = Ζευγαρώματα
seats = Ποιος κάθεται πού
sideOne = Θέσεις 1 και 3
sideTwo = Θέσεις 2 και 4
sideSeats = Θέσεις { $seats }
players = Παίκτες
slip = Δελτίο αποτελέσματος
hand = Μοιρασιά
total = Σύνολο
calls = Δηλώσεις
signature = Υπογραφή
slipHint = Υπογράφουν και οι δύο πλευρές. Οι νικητές παραδίδουν το δελτίο.
boardHint = Πάρτε πίσω τα φύλλα που δώσατε και τακτοποιήστε κάθε χέρι για το επόμενο τραπέζι.
rankHint = Γράψτε για κάθε μοιρασιά πόσοι βγήκαν μετά από εσάς. Προσθέστε στο τέλος.
shareHint = Ένα άλλο τραπέζι παίζει τις ίδιες μοιρασιές σε αυτόν τον γύρο: ανταλλάξτε τις μετά από κάθε μία.
tableCards = Κάρτες τραπεζιών
deals = Μοιράσματα
board = Μοιρασιά { $n }
boards = Μοιρασιές
seat = Θέση { $n }
dealHint = Τα φύλλα πριν από τη γραμμή φαίνονται πριν από την ερώτηση για Grand Tichu. Όποιος παίζει δεν πρέπει να δει τη σελίδα.
dealHintPlain = Όποιος παίζει δεν πρέπει να δει τη σελίδα.
boardRange = Μοιρασιές { $first }–{ $last }
guideCards = Κάρτες διαδρομής
against = Εναντίον
sitOut = ρεπό
guideHint = Αν λείπουν οι αντίπαλοί σας, έχετε ρεπό σε αυτόν τον γύρο.
instructions = Πώς παίζονται οι ίδιες μοιρασιές
ruleCount = Μετρήστε τα φύλλα σας πριν τα δείτε: 14 ο καθένας. Αν ο αριθμός είναι λάθος, φωνάξτε τη διεύθυνση.
ruleSilent = Δηλώστε σιωπηλά: γυρίστε την κάρτα δήλωσης και δείξτε την μέχρι να τη δουν όλοι. Άλλα τραπέζια παίζουν τα ίδια φύλλα.
rulePassed = Γράψτε ποια φύλλα δίνετε και σε ποιον.
ruleTakeBack = Μετά τη μοιρασιά πάρτε πίσω ό,τι δώσατε. Κάθε χέρι έχει πάλι τα 14 φύλλα του όταν προχωρά.
ruleQuiet = Μη μιλάτε για μια μοιρασιά όσο άλλοι πρέπει ακόμα να την παίξουν.
ruleNoGrand = Κανείς δεν δηλώνει Grand Tichu. Πάρτε και τα 14 φύλλα μαζί.
ruleEight = Δείτε πρώτα τα οκτώ πάνω φύλλα και αποφασίστε για Grand Tichu.

## errors

error_bad-name = το όνομα είναι κενό ή πολύ μεγάλο
error_bad-members = ο αριθμός των μελών είναι λάθος
error_name-taken = υπάρχει ήδη: { $name }
error_no-such-entrant = δεν υπάρχει εγγραφή { $n }
error_no-such-round = ο γύρος { $n } δεν έχει κληρωθεί
error_no-such-table = δεν υπάρχει τραπέζι { $n } σε αυτόν τον γύρο
error_already-absent = το νούμερο { $n } απουσιάζει ήδη
error_already-present = το νούμερο { $n } είναι ήδη εδώ
error_already-withdrawn = το νούμερο { $n } έχει ήδη αποχωρήσει
error_schedule-full = το πρόγραμμα δεν έχει άλλη θέση
error_results-missing = λείπουν αποτελέσματα: { $tables }
error_all-rounds-played = όλοι οι γύροι έχουν παιχτεί
error_nobody-free = δεν μπορεί να παίξει κανείς μέχρι να τελειώσει άλλο τραπέζι
error_time-over = ο χρόνος τελείωσε: γράψε τα τελευταία αποτελέσματα και κλείσε το τουρνουά
error_no-clock = ρολόι έχει μόνο μια αρένα που έχει αρχίσει
error_already-closed = το τουρνουά έχει τελειώσει
error_too-few-entrants = ένας γύρος χρειάζεται τουλάχιστον { $n } εγγραφές
error_has-result = το τραπέζι { $n } έχει ήδη αποτέλεσμα
error_no-result = το τραπέζι { $n } δεν έχει ακόμα αποτέλεσμα
error_bad-score = γράψε το αποτέλεσμα ως 1000:640, όχι «{ $text }»
error_bad-points = οι πόντοι είναι πολλαπλάσια του πέντε
error_bad-result = το αποτέλεσμα χρειάζεται τους πόντους και των δύο πλευρών
error_one-game = κάθε αναμέτρηση εδώ είναι μία παρτίδα
error_boards-missing = το αποτέλεσμα χρειάζεται τους πόντους από { $n } μοιρασιές
error_no-draws = στο νοκ άουτ δεν υπάρχει ισοπαλία: παίξτε άλλη μία μοιρασιά
error_undecided = η αναμέτρηση συνεχίζεται μέχρι μια πλευρά να κερδίσει { $n } παρτίδες
error_too-many-games = η αναμέτρηση είχε κριθεί πριν από την τελευταία παρτίδα
error_next-round-paired = ο νικητής παίζει ήδη στον επόμενο γύρο: αναίρεσέ τον πρώτα
error_bad-note = η σημείωση είναι κενή ή πολύ μεγάλη
error_nothing-to-undo = δεν υπάρχει κάτι για αναίρεση
