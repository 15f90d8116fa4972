## the line

connecting = Σύνδεση με το τραπέζι…
lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…
refusedTitle = Δεν μπορείς να μπεις σε αυτό το τραπέζι
refusedGone = Αυτό το τραπέζι δεν υπάρχει πια.
refusedSpectators = Σε αυτό το τραπέζι δεν επιτρέπονται θεατές.

## people

you = Εσύ
partner = Συμπαίκτης
dummy = Εικονικός
away = λείπει
gone = έφυγε
nextDeal = στην επόμενη μοιρασιά
thinking = { $name } σκέφτεται
yourTurn = Σειρά σου
turnOf = Παίζει: { $name }
cardsLeft = { $n ->
    [one] { $n } φύλλο
   *[other] { $n } φύλλα
}
out = βγήκε
outAs = βγήκε, { $n }η θέση
# At the seat of a player, whose name is there: the place of who is out, and who has passed
outMark = βγήκε · { $n }η
passed = πάσο
soloist = σόλο
holds = κερδίζει την μπάζα ως τώρα
# At the seat of a player, whose name is there: who leads, gets the Dragon’s trick, or gives it away
leads = ανοίγει
gotDragon = παίρνει την μπάζα του Δράκου
gaveDragon = Μπάζα του Δράκου › { $to }
# A seat for those who hear it. $state: “8 cards” or “out, place 1”; $reserve: “reserve 1:20”, or none
seatLabel = { $name }, { $state }{ $call ->
    [grand] , { callGrand }
    [tichu] , { callTichu }
   *[none] {""}
}{ $turn ->
    [yes] , παίζει τώρα
   *[no] {""}
}{ $passed ->
    [yes] , { passed }
   *[no] {""}
}{ $reserve ->
    [none] {""}
   *[other] , { $reserve }
}{ $holds ->
    [yes] , { holds }
   *[no] {""}
}{ $present ->
    [yes] {""}
   *[no] , { disconnected }
}
disconnected = εκτός σύνδεσης

## the hand

hand = Τα φύλλα σου
handOf = Φύλλα: { $name }
sortRank = Κατά αξία
sortSuit = Κατά χρώμα
clear = Αποεπιλογή

## actions

pass = Πάσο
tichu = Tichu
tichuSure = Σίγουρα Tichu;
tichuPartner = Tichu κι οι δύο;
tichuText = Το Tichu είναι στοίχημα: { $points ->
    [one] +{ $points } πόντος
   *[other] +{ $points } πόντοι
} αν βγεις πριν από όλους, −{ $points } αν όχι. Πάτα ξανά για να δηλώσεις.
tichuWho = Ποιος δηλώνει Tichu;
tichuSelf = Tichu για σένα;
tichuDummy = Tichu για τον εικονικό;
tichuDummyText = Tichu για τον εικονικό: { $points ->
    [one] +{ $points } πόντος
   *[other] +{ $points } πόντοι
} αν βγει πριν από όλους, −{ $points } αν όχι. Πάτα ξανά για να δηλώσεις.
withdraw = Πάρε πίσω τη δήλωση
bomb = Βόμβα
noBomb = Δεν έχεις βόμβα που να παίζεται τώρα.
bombHelp = Η βόμβα – τέσσερα ίδια ή κέντα ενός χρώματος με πέντε φύλλα και πάνω – χτυπάει τα πάντα, ακόμα και εκτός σειράς.
play = Παίξε
playIt = Παίξε: { $what }
lead = Ανοίγεις εσύ: διάλεξε φύλλα.
leadFirst = Ανοίγεις εσύ: παίξε ό,τι θες. Πάτα γρήγορα δύο φορές ένα φύλλο για ζευγάρι, κέντα…
follow = Χτύπα το ή πάσο.
followFirst = Χτύπα το με κάτι μεγαλύτερο του ίδιου είδους ή πήγαινε πάσο.
takes = Την μπάζα την παίρνει { $name }.
yourTrick = Η μπάζα είναι δική σου.
mustPass = Δεν το χτυπάς: πάσο.
hint = Υπόδειξη
hintSays = Ο προπονητής θα έπαιζε: { $what }
hintPass = Ο προπονητής θα πήγαινε πάσο
hintTichu = Ο προπονητής θα δήλωνε Tichu
hintGrand = Ο προπονητής θα δήλωνε Grand Tichu
hintNoGrand = Ο προπονητής δεν θα δήλωνε Grand Tichu
hintTake = Ο προπονητής θα έπαιρνε την μπάζα
hintGive = Ο προπονητής θα χάριζε την μπάζα ({ $name })
hintWhy = { $what } – { $why }
autoPass = Πάσο στην μπάζα
autoPassOn = Πάσο σε όλη αυτή την μπάζα
held = Μια στιγμή, μήπως πέσει βόμβα…
heldCall = Η δήλωσή σου ανακοινώνεται μόλις απαντήσουν όλοι.

## grand

grandTitle = Grand Tichu;
grandText = Στοίχημα με { $n ->
    [one] { $n } φύλλο
   *[other] { $n } φύλλα
} στο χέρι: { $points ->
    [one] +{ $points } πόντος
   *[other] +{ $points } πόντοι
} αν ξεφορτωθείς όλα σου τα φύλλα πριν από όλους, −{ $points } αν όχι. Αν έχεις αμφιβολία, όχι.
goal = Ο στόχος: να ξεφορτωθείς τα φύλλα σου πριν από τους άλλους. Μαζί σου παίζει { $partner }.
grandCall = Δήλωσε Grand Tichu
grandSure = Σίγουρα; { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
grandNo = Όχι, δείξε μου τα υπόλοιπα
grandWaiting = Περιμένουμε τις απαντήσεις των άλλων…

## exchange

exchangeTitle = Ανταλλαγή φύλλων
exchangeText = Διάλεξε ένα φύλλο για κάθε παίκτη. Πάτα το ή σύρ’ το εκεί.
exchangeAdvice = Ένα φύλλο στον καθένα: χαμηλά στους αντιπάλους, ένα καλό στον συμπαίκτη σου. Πάτα ή σύρε.
exchangeBest = Πρέπει να δώσεις τα καλύτερά σου φύλλα.
exchangeLowest = Πρέπει να δώσεις τα χαμηλότερα φύλλα σου.
exchangeEquals = Ανάμεσα σε ίσα φύλλα διαλέγεις εσύ: πάτα κάποιο άλλο.
exchangeDo = Δώσε αυτά τα φύλλα
exchangeWaiting = Περιμένουμε να δώσουν φύλλα και οι άλλοι…
exchangeEmpty = κανένα φύλλο ακόμα
gave = Έδωσες
got = Πήρες
left = αριστερά
right = δεξιά
opposite = απέναντι
opponent = { $where }, αντίπαλος

## choices

wishTitle = Τι ζητάς;
wishText = Όποιος μπορεί να παίξει αυτό το φύλλο στη σειρά του, πρέπει.
wishNone = Τίποτα
wish = Ζητούμενο
wishBadge = Ζητείται: { $rank }
wishHelp = Ζητείται { $rank }: όποιος μπορεί να παίξει τέτοιο φύλλο στη σειρά του, πρέπει. Ισχύει ώσπου να παιχτεί ένα.
wishBinds = Πρέπει να παίξεις το ζητούμενο
wishFulfilled = Το ζητούμενο παίχτηκε
dogTitle = Ποιος ανοίγει;
dragonTitle = Ποιος παίρνει την μπάζα του Δράκου;
chooseSeat = Επιλογή
phoenixTitle = Ως τι παίζει ο Φοίνικας;
phoenixAs = Φοίνικας ως { $rank }

## what happens, for the log and for ears

saidPlay = { $bomb ->
    [yes] Βόμβα! { $name }: { $what }
   *[no] { $name }: { $what }
}{ $wishes ->
    [yes] {" "}– ζητείται: { $rank }
   *[no] {""}
}{ $out ->
    [yes] {" "}– έξοδος
   *[no] {""}
}
saidPass = { $name }: πάσο
saidTichu = { $name }: Tichu!
saidGrand = { $name }: Grand Tichu!
saidNoGrand = { $name }: όχι Grand Tichu
saidWithdraw = { $name }: ανάκληση δήλωσης
saidTake = Μπάζα: { $name }
saidGive = Μπάζα του Δράκου: { $name } › { $to }
saidDog = Σκυλιά: άνοιγμα › { $to }
saidDealt = Γύρος { $n }: τα φύλλα μοιράστηκαν
saidExchange = Η ανταλλαγή έγινε
saidSat = { $name } κάθεται
saidLeft = { $name } φεύγει
saidAway = { $name } λείπει: συνεχίζει ένα μποτ
saidBack = { $name } επέστρεψε
saidPaused = Το τραπέζι είναι σε παύση
saidResumed = Το παιχνίδι συνεχίζεται
saidHost = Νέος οικοδεσπότης: { $name }
saidStarted = Η παρτίδα αρχίζει
saidClock = { $name }: τέλος χρόνου, αποφασίζει ένα μποτ
saidClockYou = Τέλος ο χρόνος σου: αποφασίζει ένα μποτ
saidOver = { roundOver }. { outOrder }.
saidResult = { roundOver }: { $result }. { outOrder }. { total }: { $sum }.

## result

roundOver = Γύρος { $n }
matchOver = Η παρτίδα τελείωσε
won = Κέρδισες!
wonBy = Νίκη: { $names }
total = Σύνολο
pointsCards = Φύλλα
cardsHelp = Ρηγάδες και δεκάρια μετράνε 10, τα πεντάρια 5, ο Δράκος 25, ο Φοίνικας −25. { $team ->
    [three] Τα φύλλα και οι μπάζες του τελευταίου πάνε στους αντιπάλους, οι μπάζες του πέμπτου σε όποιον βγήκε πρώτος.
   *[two] Τα φύλλα του τελευταίου πάνε στους αντιπάλους, οι μπάζες του σε όποιον βγήκε πρώτος.
}
outOrder = Σειρά εξόδου: { $names }
pointsVictory = Διπλή νίκη
pointsBreach = Ποινή ζητούμενου
pointsTriple = Τριπλή νίκη
callTichu = Tichu
callGrand = Grand Tichu
nextRound = Επόμενος γύρος
nextIn = Επόμενος γύρος σε { $n } δευτ.
rematch = Παίξε ξανά
places = Αλλαγή θέσεων
backHome = Στην αρχική
watchReplay = Ξαναδές την παρτίδα

## panels

score = Σκορ
yourRank = Εσύ: { $title }
log = Ιστορικό
chat = Συζήτηση
lastTrick = Τελευταία μπάζα
lastTrickNone = Καμία μπάζα δεν μαζεύτηκε ακόμα.
logNone = Δεν έχει γίνει τίποτα ακόμα σε αυτόν τον γύρο.
menu = Μενού
round = Γύρος { $n }
target = στους { $n }
scoreGraph = Σκορ ανά γύρο
chatPlaceholder = Πες κάτι όμορφο…
chatSend = Στείλε
chatEmpty = Δεν έχει μιλήσει κανείς ακόμα.
chatWatching = θεατής
mute = Σίγαση: { $name }
unmute = Τέλος σίγασης: { $name }
watchers = { $n ->
    [one] { $n } θεατής
   *[other] { $n } θεατές
}
sealed = Αποτύπωμα αυτής της μοιρασιάς (έλεγξέ το μετά την παρτίδα): { $hash }

## running a table

pause = Παύση
resume = Συνέχεια
paused = Παύση
pausedText = Τα ρολόγια σταμάτησαν.
pauseAsked = Αίτημα για παύση: { $names } ({ $n } από { $needed })
pauseYours = Ζήτησες παύση ({ $n } από { $needed } ψήφους· ο οικοδεσπότης μπορεί αμέσως)
resumeAsked = Αίτημα για συνέχεια: { $names } ({ $n } από { $needed })
resumeYours = Ζήτησες να συνεχιστεί το παιχνίδι ({ $n } από { $needed } ψήφους· ο οικοδεσπότης μπορεί αμέσως)
leave = Φύγε από το τραπέζι
leaveSure = Σίγουρα φεύγεις; Θα συνεχίσει ένα μποτ.
leaveRated = Σίγουρα φεύγεις; Η παρτίδα μετράει στη βαθμολογία: τη χάνεις αν δεν γυρίσεις μέσα σε ένα λεπτό.
backNow = Γύρισα
awayText = Ένα μποτ παίζει για σένα.
awayRated = Ένα μποτ παίζει για σένα. Μετά από ένα λεπτό αυτή η βαθμολογούμενη παρτίδα μετράει για σένα ως ήττα.

## before the start

lobbyTitle = Το τραπέζι στήθηκε
invite = Κάλεσε φίλους
inviteText = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να μπει.
copyLink = Αντιγραφή συνδέσμου
qr = Κωδικός QR του συνδέσμου
sit = Κάτσε εδώ
sitDown = Πιάσε θέση
empty = άδεια θέση
chooseBot = Διάλεξε μποτ
removeBot = Άδειασε τη θέση
swap = Αλλαγή
start = Ξεκίνα
startFill = Ξεκίνα με μποτ
waitHost = Την παρτίδα την ξεκινά ο οικοδεσπότης.
waitMore = { $n ->
    [one] Λείπει { $n } παίκτης.
   *[other] Λείπουν { $n } παίκτες.
}
allHere = Όλες οι θέσεις γέμισαν. Μπορείς να ξεκινήσεις.
present = εδώ
botIs = Μποτ: { $bot }
swapHint = Για αλλαγή θέσης, σύρε έναν παίκτη σε άλλη θέση ή πάτα μια θέση.
moveHint = Πάτα μια άδεια θέση για να κάτσεις εκεί.
swapNow = Νέα θέση για: { $name }. Πάτα την.
terms = Τι παίζεται
watchAllowed = Άλλοι μπορούν να παρακολουθήσουν.
watchForbidden = Κανείς άλλος δεν μπορεί να παρακολουθήσει.
listed = Φαίνεται στην αίθουσα: μπαίνει όποιος θέλει.
unlisted = Μπαίνει μόνο όποιος έχει τον σύνδεσμο.
changeTerms = Άλλαξε
makeHost = Να γίνει οικοδεσπότης
host = οικο{ "\u00AD" }δεσπότης
watching = Παρακολουθείς.
takePlace = Πάρε τη θέση: { $name }
waitsText = Παίζεις από την επόμενη μοιρασιά. Αυτόν τον γύρο τον τελειώνει ένα μποτ.
newcomer = { $name } παίζει από την επόμενη μοιρασιά.
admit = Ας παίξει από τώρα
saidAdmitted = { $name } παίζει ήδη σε αυτόν τον γύρο
closeTable = Κλείσε το τραπέζι
closeSure = Σίγουρα να κλείσει για όλους;
closed = Αυτό το τραπέζι έκλεισε.
closed_rounds = Η παρτίδα έφτασε στον μέγιστο αριθμό γύρων. Σταματά εδώ, χωρίς να τελειώσει.
closed_events = Το τραπέζι έφτασε στον μέγιστο αριθμό συμβάντων. Η παρτίδα σταματά εδώ, χωρίς να τελειώσει.
closed_administrator = Ένας διαχειριστής έκλεισε αυτό το τραπέζι. Η παρτίδα σταματά εδώ, χωρίς να τελειώσει.
closed_time = Ο χρόνος τελείωσε. Μετρά το τωρινό σκορ.
closed_boards = Όλες οι μοιρασιές παίχτηκαν.
closed_director = Η διεύθυνση του τουρνουά έκλεισε αυτό το τραπέζι.
tournamentWaits = Η παρτίδα αρχίζει μόλις έρθουν όλοι.
toTournament = Στο τουρνουά

## phrases

phrase_hello = Γεια σας!
phrase_good-luck = Καλή τύχη!
phrase_well-played = Ωραίο παίξιμο!
phrase_thanks = Ευχαριστώ!
phrase_sorry = Συγγνώμη!
phrase_oops = Ωχ…
phrase_wow = Πω πω!
phrase_nice-bomb = Ωραία βόμβα!
phrase_hurry = Κρυώνει ο καφές μου.
phrase_thinking = Να το σκεφτώ λίγο…
phrase_one-moment = Μια στιγμή, παρακαλώ.
phrase_back = Γύρισα.
phrase_again = Άλλη μία;
phrase_good-game = Ωραία παρτίδα!
phrase_bye = Καληνύχτα!

## keys

keys = Πλήκτρα
keysText = Τα βέλη μετακινούν, το κενό επιλέγει, το Enter παίζει, P πάσο, T δήλωση Tichu, B βόμβα, S ταξινόμηση, H υπόδειξη.
