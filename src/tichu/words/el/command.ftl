# What the commands print for players: tichu deal, legal, rules, replay, stats, puzzles, verify, bots.
# Names of commands, options and settings are typed, so they are the same in every language.

## errors: each follows “tichu: ” or the name of a file, so it begins with a small letter where that is usual

problem = { $what }: { $why }
possible = Επιλογές: { $choices }
noLanguage = δεν υπάρχουν κείμενα σε «{ $tag }»· υπάρχουν: { $choices }
notNameValue = γράψε έναν κανόνα της παρέας ως ΟΝΟΜΑ=ΤΙΜΗ, όχι «{ $text }»
setTwice = { $name }: δόθηκε δύο φορές
compiling = Προετοιμασία για αυτόν τον υπολογιστή, μόνο μία φορά: ένα με δύο λεπτά…
compilingBehind = το shark προετοιμάζεται για αυτόν τον υπολογιστή, μόνο μία φορά· ως τότε, για ένα με δύο λεπτά, παίζει το club
stopped = διακόπηκε πριν από το τέλος
alreadyExists = { $file }: υπάρχει ήδη και δεν άλλαξε
noSuchFile = δεν υπάρχει τέτοιο αρχείο ή φάκελος
noAccess = δεν επιτρέπεται η πρόσβαση
isFolder = είναι φάκελος
notText = το αρχείο δεν είναι κείμενο UTF-8
emptyFolder = δεν υπάρχουν παρτίδες (.jsonl, .tch) σε αυτόν τον φάκελο
noRound = δεν υπάρχει γύρος
noSuchRound = δεν υπάρχει τέτοιος γύρος
onlyRounds = { $n ->
    [one] υπάρχει μόνο { $n } γύρος
   *[other] υπάρχουν μόνο { $n } γύροι
}
noPlayer = κανένας παίκτης δεν λέγεται { $name }
error_not-reviewed = ανάλυση γίνεται μόνο για: { $games }
error_missing-extra = το { $module } δεν είναι εγκατεστημένο: { $command }

## progress

analysing = ανάλυση
counting = μέτρημα
searching = αναζήτηση
roundsSoFar = { $n ->
    [one] { $n } γύρος
   *[other] { $n } γύροι
}

## deal and legal

dealtWith = { $game }, { $book }, αριθμός μοιρασιάς { $seed }
seat = Θέση { $n }
faceUp = Ανοιχτά
dealer = μοιράζει
nobodyActs = ο γύρος τελείωσε: δεν υπάρχει τίποτα να παιχτεί
noAction = { $seat }: καμία δυνατή κίνηση τώρα.
holds = { $seat }: { $cards }

## variants and rules

game = Παιχνίδι
players = Παίκτες
about = Τι είναι
books = Βιβλία κανόνων
book = Βιβλίο κανόνων
title = Τίτλος
language = Γλώσσα
year = Έτος
moreRules = Αν δεν διαλέξεις, ισχύει το πρώτο βιβλίο του παιχνιδιού. Περισσότερα: tichu rules ΠΑΙΧΝΙΔΙ
byBook = { $game }, κατά { $book }
bookYear = { $book } ({ $title }, { $year })
bookNoYear = { $book } ({ $title })
setting = Ρύθμιση
here = Εδώ
meaning = Σημασία
# What a house rule or a book has changed
houseRule = Κανόνας της παρέας· αλλιώς: { $value }
setByBook = Κατά { $book }· αλλιώς: { $value }
sameSettings = Τα βιβλία κανόνων συμφωνούν σε αυτό το παιχνίδι.
differences = Σε τι διαφέρουν τα βιβλία κανόνων

## replay

recordEnds = Το αρχείο τελειώνει εδώ, πριν τελειώσει ο γύρος.
nextTrick = Enter: επόμενη μπάζα, q: έξοδος

## puzzles

puzzlesFound = { $n ->
    [one] { $n } γρίφος
   *[other] { $n } γρίφοι
}{ $rounds ->
    [one] {" "}σε { $rounds } γύρο
   *[other] {" "}σε { $rounds } γύρους
}
nameFile = δώσε ένα αρχείο, ή άσε τα μποτ να παίξουν: --own 100

## verify

proof = { $status ->
    [proven] αποδείχτηκε
    [open] σε εξέλιξη
   *[failed] δεν αποδείχτηκε
}
why_open = ο γύρος δεν τελείωσε, οπότε το κλειδί του είναι ακόμα μυστικό
why_uncommitted = δεν υπάρχει αποτύπωμα αυτών των φύλλων
why_unopened = ο γύρος τελείωσε, αλλά το κλειδί του αποτυπώματος δεν δημοσιεύτηκε ποτέ
why_differs = τα φύλλα δεν ταιριάζουν με το αποτύπωμα
why_not-noted = δεν είναι το αποτύπωμα που σημειώθηκε στο τραπέζι
why_damaged = το αρχείο είναι κατεστραμμένο σε αυτόν τον γύρο, οπότε τα φύλλα του δεν ελέγχονται
nothingToCheck = Δεν αποδεικνύεται: δεν υπάρχει γύρος για έλεγχο.
noCommitments = Δεν αποδεικνύεται: το αρχείο δεν έχει αποτυπώματα, οπότε τίποτα δεν δείχνει πότε ορίστηκαν τα φύλλα.
allProven = { $n ->
    [one] Αποδείχτηκε { $n } γύρος.
   *[other] Αποδείχτηκαν { $n } γύροι.
}
notAllProven = Δεν αποδεικνύεται. Γύροι που αποδείχτηκαν: { $proven } από { $n }.
stillOpen = { $n ->
    [one] { $n } γύρος δεν έχει τελειώσει ακόμα.
   *[other] { $n } γύροι δεν έχουν τελειώσει ακόμα.
}
fileDamaged = Το αρχείο είναι κατεστραμμένο.
gameRound = Παρτίδα { $game }, γύρος { $n }
withoutNotes = Όποιος έφτιαξε το αρχείο μπορεί να άλλαξε τα αποτυπώματα: σύγκρινέ τα με όσα σημείωσες στο τραπέζι, ή δώσε τα δικά σου με --seen.
notNoted = { $hash }: σημειώθηκε, αλλά δεν ανήκει σε κανέναν γύρο αυτών των αρχείων
notBoth = --commitment ή --seen, όχι και τα δύο
lineNumber = γραμμή { $n }

## bots

bot = Μποτ
levels = Επίπεδα
from = Από
broken = δεν λειτουργεί: { $why }
seated = { $name }: κάθισε στο τραπέζι { $link }. Διακοπή με Ctrl+C.
programs = Κάθε πρόγραμμα μπορεί να παίξει ως { $program }· το πρωτόκολλο περιγράφεται στο docs/bots.md.
replaced = η απάντηση του μποτ αντικαταστάθηκε: { $why }

## stats

noName = (χωρίς όνομα)
soFar = διακόπηκε· ως εδώ:
plots = { $n ->
    [one] { $n } γράφημα στον φάκελο { $folder }
   *[other] { $n } γραφήματα στον φάκελο { $folder }
}
plotsEnglish = τα γραφήματα είναι στα αγγλικά: δεν βρέθηκε γραμματοσειρά με τα γράμματα της γλώσσας σου
plotBelow = { $game }, { $rounds }. { $about }
plotCalls = Δηλώσεις και επιτυχία
plotCallsAbout = Δηλώσεις ανά εκατό χέρια: βγήκαν (γεμάτο) και χάθηκαν (γραμμωτό).
plotCallsAxis = δηλώσεις ανά 100 χέρια
plotSuccess = { $rate } από { $n }
plotNoCall = καμία δήλωση
plotOrder = Πόντοι κατά σειρά εξόδου
plotOrderAbout = Η μέση διαφορά της ομάδας κατά τη θέση ενός παίκτη της, και πόσο συχνή είναι κάθε θέση.
plotPlaces = Θέσεις
plotPlacesAbout = Πόσο συχνά τερματίζει ο καθένας σε κάθε θέση· σε παρένθεση η μέση θέση.
plotStrength = Αποτέλεσμα κατά τη δύναμη του χεριού
plotStrengthAll = Όλα τα χέρια. Δράκος 3, Φοίνικας 3, άσος 2, ρήγας 1, βόμβα 3, μετά την ανταλλαγή.
plotStrengthOf = Τα χέρια: { $name }. Δράκος 3, Φοίνικας 3, άσος 2, ρήγας 1, βόμβα 3, μετά την ανταλλαγή.
plotStrengthAxis = δύναμη του χεριού
plotHistory = Το σκορ στις παρτίδες
plotHistoryAxis = συνολική διαφορά σε πόντους
plotHistoryAbout = Κάθε γραμμή είναι η συνολική διαφορά μιας ομάδας· μια κουκκίδα είναι το τέλος μιας παρτίδας.
plotPlacesOverTime = Θέσεις στον χρόνο
plotPlacesOverTimeAbout = Μέση θέση σε { $n } γύρους, η πρώτη θέση επάνω.
plotOnePlayer = ένας παίκτης
plotShare = ποσοστό χεριών
plotFirst = βγαίνει πρώτος
plotChance = στην τύχη
plotPercent = τοις εκατό
plotFirstTitle = Πρώτη έξοδος
plotLead = Η διαφορά της ομάδας
plotPlace = Η θέση
plotMeanPlace = μέση θέση
moreUnread = { $n ->
    [one] και { $n } ακόμα που δεν διαβάζεται
   *[other] και { $n } ακόμα που δεν διαβάζονται
}
notCounted = { $n ->
    [one] δεν μετρήθηκε { $n } ανολοκλήρωτος γύρος
   *[other] δεν μετρήθηκαν { $n } ανολοκλήρωτοι γύροι
}
noFinished = δεν βρέθηκαν ολοκληρωμένοι γύροι

## stats: tables, with short headings

everybody = όλοι
playersOf = { $game } · { $n ->
    [one] { $n } παίκτης
   *[other] { $n } παίκτες
}
rounds = { $n ->
    [one] { $n } γύρος
   *[other] { $n } γύροι
}
matches = { $n ->
    [one] { $n } παρτίδα
   *[other] { $n } παρτίδες
}
tricksPerRound = μπάζες ανά γύρο: { $n }
player = παίκτης
roundsHead = γύροι
won = νίκες
points = πόντοι
lead = διαφορά
place = θέση
firstOut = 1η έξοδος
doubleWon = διπλές +
doubleLost = διπλές −
tripleWon = τριπλές +
tripleLost = τριπλές −
passes = πάσο
hand = χέρι
aboutPoints = ανά γύρο: πόντοι, διαφορά από την άλλη ομάδα, φορές πάσο· χέρι: η δύναμή του, βλέπε παρακάτω
aboutPlaces = φορές πάσο ανά γύρο· χέρι: η δύναμή του, βλέπε παρακάτω
morePlayers = { $n ->
    [one] ακόμα { $n } παίκτης: --player ΟΝΟΜΑ ή --json
   *[other] ακόμα { $n } παίκτες: --player ΟΝΟΜΑ ή --json
}
placeNumber = { $n }η
caught = έμεινε
aboutOrder = πόσο συχνά, και η μέση διαφορά της ομάδας· έμεινε: με φύλλα στο χέρι μετά από διπλή νίκη των άλλων
perRound = ανά γύρο
held = στο χέρι
fours = καρέ
straights = κέντες
led = άνοιγμα
inTurn = με τη σειρά
outOfTurn = εκτός σειράς
aboutBombs = στο χέρι: ποσοστό χεριών με βόμβα μετά την ανταλλαγή
noWish = τίποτα
atOnce = αμέσως
later = αργότερα
never = ποτέ
mostWished = πιο συχνά
aboutWishes = αμέσως: το φύλλο παίχτηκε στην ίδια μπάζα· αργότερα: σε άλλη
wishesByRank = Τι ζητήθηκε ({ $name })
rank = φύλλο
wished = ζητήθηκε
share = ποσοστό
givesTo = προς
relation = { $to ->
   *[partner] συμπ.
    [left] αριστερά
    [right] δεξιά
    [opposite] απέναντι
    [up] ανώτερος
    [down] κατώτερος
}
given = χαρίστηκε
moreCards = περισσότερα
sameCards = ίσα
fewerCards = λιγότερα
aboutDragon = περισσότερα: στον αντίπαλο με τα περισσότερα φύλλα
strengthHead = δύναμη
hands = χέρια
strengthOf = Δύναμη χεριού ({ $name })
