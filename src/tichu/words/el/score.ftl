title = Πίνακας σκορ
intro = Για τραπέζι με αληθινά φύλλα. Μένει σε αυτόν τον browser και δεν χρειάζεται σύνδεση.
sheets = Όλοι οι πίνακες
noSheets = Κανένας πίνακας ακόμα.
newSheet = Νέος πίνακας
begin = Ξεκίνα
change = Παίκτες και όριο
game = Παιχνίδι
about_nanjing = τέσσερις, δύο εναντίον δύο
about_trichu = τρεις και ένας εικονικός
about_tientsin = έξι, τρεις εναντίον τριών
about_grandseigneur = πέντε ως δώδεκα, με βαθμίδες
about_hierarchie = πέντε ως δέκα, με βαθμίδες
players = Παίκτες
player = Παίκτης { $n }
team = Ομάδα { $n }
soloist = Σόλο παίκτης
dummy = Εικονικός
morePlayers = Πρόσθεσε παίκτη
fewerPlayers = Βγάλε παίκτη
until = Παίζουμε μέχρι
points = Πόντοι
rounds = Γύροι
open = Χωρίς όριο
target = Όριο πόντων
howMany = Αριθμός γύρων
toPoints = { $n ->
    [one] στον { $n } πόντο
   *[other] στους { $n } πόντους
}
toRounds = { $n ->
    [one] { $n } γύρος
   *[other] { $n } γύροι
}
toOpen = χωρίς όριο
penaltyRule = Όποιος αγνοεί το ζητούμενο φύλλο χάνει τον γύρο (Tichubadour)
round = Γύρος { $n }
changeRound = Αλλαγή γύρου { $n }
cardPointsOf = Πόντοι από φύλλα: { $who }
# $who has $n of the hundred points, $other has $rest
cardPointsSplit = { $who }: { $n }, { $other }: { $rest }
fiveMore = +5: { $who }
doubleVictory = Διπλή νίκη
tripleVictory = Τριπλή νίκη
victoryOf = { $victory }: { $who }
breach = Δεν παίχτηκε το ζητούμενο
breachOf = Ποινή για το ζητούμενο, υπέρ: { $who }
breachGain = Ποινή ζητούμενου
calls = Δηλώσεις
callsHint = Ένα πάτημα: βγήκε. Δύο: χάθηκε.
betShort = { $call ->
    [grand] GT
   *[tichu] T
} { $made ->
    [yes] ✓
   *[no] ✗
}
betShortOf = { $name } { betShort }
betOf = { $name }: { call } { $made ->
    [yes] ✓
   *[no] ✗
}
betSaid = { $name }: { call }, { $made ->
    [yes] βγήκε
   *[no] χάθηκε
}
call = { $call ->
    [grand] Grand Tichu
   *[tichu] Tichu
}
callOf = { call }, { $name }: { $state ->
   *[none] χωρίς δήλωση
    [made] βγήκε, { $gain }
    [lost] χάθηκε, { $gain }
}
tichu = Tichu
grandShort = Grand
write = Γράψε τον γύρο
writeAnew = Άλλαξέ τον
strike = Σβήσε αυτόν τον γύρο
undo = Αναίρεση
redo = Επανάληψη
share = Κοινοποίηση ως κείμενο
copied = Ο πίνακας αντιγράφηκε στο πρόχειρο.
copyFailed = Ο browser σου δεν επιτρέπει την αντιγραφή. Ορίστε το κείμενο:
sameAgain = Νέα παρτίδα, ίδιοι παίκτες
goOn = Συνέχεια
remove = Διαγραφή
removed = Διαγράφηκε: { $what }.
bringBack = Αναίρεση
history = Γύροι
noRounds = Κανένας γύρος ακόμα.
total = Σύνολο
graph = Πορεία του σκορ
rankGraph = Πορεία των βαθμίδων
totalsOf = { $who }: { $n }
change_nobody = Κάποιος βγήκε πρώτος, άρα δεν γίνεται να χάθηκαν όλες οι δηλώσεις.
change_two = Μόνο ένας βγαίνει πρώτος, άρα μία από αυτές τις δηλώσεις χάθηκε.
order = Ποιος βγήκε πρώτος; Πάτα τα ονόματα με τη σειρά.
ranks = Βαθμίδες
nextExchange = Επόμενη ανταλλαγή
gives = { $who } ⇄ { $other }: { $n }
meanPlace = Μέση θέση
# how often somebody was first and last, and the average
times = Πρώτες θέσεις: { $first }, τελευταίες θέσεις: { $last }, μέση θέση: { $mean }
ahead = Προβάδισμα: { $who }
level = Ισοπαλία
winTeam = Νίκη στην παρτίδα: { $who }!
winOne = Νίκη στην παρτίδα: { $who }!
winTogether = Κοινή νίκη: { $who }!
written = Ο γύρος { $n } γράφτηκε.
notKept = Αυτός ο browser δεν αποθηκεύει δεδομένα, οπότε ο πίνακας χάνεται όταν κλείσεις τη σελίδα.
gone = Αυτός ο πίνακας δεν υπάρχει σε αυτόν τον browser.
offlineTitle = Δεν υπάρχει σύνδεση με τον διακομιστή.
offlineText = Τα τραπέζια τον χρειάζονται. Ο πίνακας σκορ και οι κανόνες δουλεύουν κανονικά.
offlineBack = Ο διακομιστής επανήλθε.
offlineReload = Φόρτωσε ξανά
offlineTry = Δοκίμασε ξανά
offlineClose = Κλείσιμο

## tournaments

handIn = Υποβολή σε τουρνουά
