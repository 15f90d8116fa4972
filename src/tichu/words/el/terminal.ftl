# The game in a terminal. Keys and what is typed (p, 8g, ph …) are the same in every language.
# $own: yes if the reader is meant. $hand: own, or dummy for the hand of Trichu’s dummy.

## people

somebody = κάποιος
partner = συμπαίκτης
partnerAt = συμπαίκτης, { $where }
nameOf = { $name } ({ $place })

## what happens

soloist = { $own ->
    [yes] Παίζεις σόλο: τα δικά σου φύλλα και του εικονικού.
   *[no] { $name } παίζει σόλο, με τον εικονικό.
}
leftOver = Περίσσεψαν:
passes = { $n ->
    [one] { $own ->
        [yes] Πας πάσο
       *[no] Πάσο: { $names }
    }
   *[other] Πάσο: { $names }
}
takesTrick = { $own ->
    [yes] Παίρνεις την μπάζα
   *[no] Την μπάζα την παίρνει { $name }
}{ worth }
givesTrick = Μπάζα του Δράκου: { $name } › { $to }{ worth }
# What a trick is worth, at the end of a sentence
worth = { $points ->
    [0] .
    [one] {" "}({ $points } πόντος).
   *[other] {" "}({ $points } πόντοι).
}
dogTo = { $card }: άνοιγμα › { $to }
playPhoenix = { $what } (Φοίνικας ως { $rank })
playWish = { $what }, ζητείται: { $rank }
wishFulfilled = Το ζητούμενο παίχτηκε.
breaksWish = { $own ->
    [yes] Αγνοείς το ζητούμενο: ο γύρος χάθηκε.
   *[no] { $name } αγνοεί το ζητούμενο: ο γύρος χάθηκε.
}
goesOut = { $own ->
    [yes] Βγήκες, { $n }η θέση.
   *[no] { $name } βγήκε, { $n }η θέση.
}
actionGive = μπάζα του Δράκου › { $name }
actionNoGrand = όχι Grand Tichu
givesYou = { $name } σου δίνει:
givesDummy = { $name } δίνει στον εικονικό:

## the table

onTable = Στο τραπέζι
onTableWorth = { $n ->
    [one] Στο τραπέζι · { $n } πόντος
   *[other] Στο τραπέζι · { $n } πόντοι
}
leads = { $own ->
    [yes] Ανοίγεις εσύ
   *[no] Ανοίγει { $name }
}
grandStake = { $n ->
    [one] Grand Tichu: { $n } πόντος, κερδισμένος ή χαμένος
   *[other] Grand Tichu: { $n } πόντοι, κερδισμένοι ή χαμένοι
}
youHave = Έχεις:
dummyHas = Ο εικονικός έχει:
# Below a player’s name
noteDecides = { $own ->
    [yes] σκέφτεσαι…
   *[no] σκέφτεται…
}
noteReady = { $own ->
    [yes] αποφάσισες
   *[no] αποφάσισε
}

## what you are asked

nothingToPlay = Τώρα δεν μπορείς να παίξεις τίποτα.
nothingFits = Με αυτά τα φύλλα δεν μπορείς να παίξεις τίποτα.
grandAsk = { $n ->
    [one] Grand Tichu; Βλέπεις το πρώτο σου φύλλο.
   *[other] Grand Tichu; Βλέπεις τα πρώτα { $n } φύλλα σου.
}
dragonYours = Η μπάζα του Δράκου είναι δική σου. Με Enter διαλέγεις τον αντίπαλο που την παίρνει.
waitingFor = Περιμένουμε: { $names }
mustGive = { $forced ->
    [best] Πρέπει να δώσεις τα καλύτερά σου φύλλα: Enter.
   *[lowest] Πρέπει να δώσεις τα χαμηλότερα φύλλα σου: Enter.
}
mustGiveThese = { $forced ->
    [best] Πρέπει να δώσεις τα καλύτερά σου φύλλα: { $what }
   *[lowest] Πρέπει να δώσεις τα χαμηλότερα φύλλα σου: { $what }
}
enterGives = Με Enter δίνεις αυτά τα φύλλα.
giveTo = { $hand ->
    [dummy] { $name } παίρνει από τον εικονικό
   *[own] { $name } παίρνει
}: { $n ->
    [one] { $n } φύλλο
   *[other] { $n } φύλλα
}{ $forced ->
    [best] , από τα καλύτερα
    [lowest] , από τα χαμηλότερα
   *[no] {""}
}.
turn = { $hand ->
    [dummy] Σειρά του εικονικού
   *[own] Σειρά σου
}
# The end of a sentence, with the wish if it binds
wished = { $bound ->
    [yes] . Ζητείται: { $rank }.
   *[no] .
}
turnLead = { turn }: { $bound ->
    [yes] άνοιξε
   *[no] άνοιξε με ό,τι θες
}{ wished }
turnNothing = { turn }: τίποτα δεν το χτυπάει, p για πάσο{ wished }
turnBeat = { turn }. Στο τραπέζι: { $what }{ $partner ->
    [yes] {" "}(του συμπαίκτη σου)
   *[no] {""}
}{ $mayPass ->
    [yes] . Χτύπα το ή πάσο
   *[no] . Χτύπα το
}{ wished }
nothingBeats = { $hand ->
    [dummy] Ο εικονικός δεν έχει τίποτα που να το χτυπάει.
   *[own] Δεν έχεις τίποτα που να το χτυπάει.
}

## buttons, short

no = Όχι
give = Δώσε
takeTrick = Πάρε την μπάζα
giveTrick = Χάρισε την μπάζα…
withdraw = Πάρε πίσω
suggest = Πρόταση
leave = Έξοδος

## messages

pickFirst = Διάλεξε πρώτα φύλλα: το Tab δείχνει τι μπορείς να παίξεις.
giftMissing = Διάλεξε κι άλλο φύλλο. Το παίρνει { $name }.
breaksWishEnter = Έτσι αγνοείς το ζητούμενο και χάνεις τον γύρο: πάτα ξανά Enter αν το θέλεις.
breaksWishPass = Με πάσο αγνοείς το ζητούμενο και χάνεις τον γύρο: πάτα ξανά p αν το θέλεις.
tichuAgain = Tichu; Πάτα ξανά t για να δηλώσεις.
grandAgain = Grand Tichu; Πάτα ξανά g για να δηλώσεις.
bombPicked = Με Enter πέφτει, με Esc γυρίζει στο χέρι.
thinking = Μια στιγμή…
hintGifts = Ο προπονητής θα έδινε: { $what }

## dialogs

keysTitle = Τι κάνουν τα πλήκτρα
listTitle = Τι μπορείς να παίξεις
sayTitle = Πες στους άλλους
saveTitle = Αποθήκευση της παρτίδας ως
choiceKeys = Διαλέγεις με Enter ή με το πλήκτρο, Esc: πίσω
pageKeys = Κλείνει με Esc ή Enter
lineKeys = Enter: εντάξει, Esc: πίσω
leaveAsk = Φεύγεις από το τραπέζι;
stay = Μένω
saveAndLeave = Αποθήκευση και έξοδος
leaveUnsaved = Έξοδος χωρίς αποθήκευση

## saving

notSaved = Η παρτίδα δεν έχει αποθηκευτεί ακόμα.
overNotSaved = Η παρτίδα τελείωσε και δεν έχει αποθηκευτεί ακόμα.
savedIn = Η παρτίδα αποθηκεύτηκε στο αρχείο { $file }.
saved-already = Η παρτίδα αποθηκεύεται ήδη στο αρχείο { $file }.
cannot-save = Αυτή την παρτίδα την κρατάει ο διακομιστής.
fileExists = Το αρχείο { $file } υπάρχει ήδη και δεν το πειράξαμε.
cannotWrite = { $file }: { $why }
savedReplay = Αποθηκεύτηκε στο αρχείο { $file }. Για να την ξαναδείς: tichu replay.
savedResume = Αποθηκεύτηκε στο αρχείο { $file }. Για να την ξαναδείς: tichu replay. Για να τη συνεχίσεις: tichu play --resume { $file }.

## a table on a server

connectingTo = Σύνδεση: { $link }…
unreachable = Ο διακομιστής { $server } δεν απαντά: { $why }
notTichu = Στη διεύθυνση { $server } δεν υπάρχει διακομιστής Tichu.
badLink = ο σύνδεσμος ενός τραπεζιού μοιάζει με { $example }, όχι με { $link }
placeKept = Η θέση σου σε περιμένει. Για να γυρίσεις: tichu play { $link }
youHost = Οικοδεσπότης είσαι εσύ.
nobody-listens = Δεν είναι κανείς εδώ για συζήτηση.

## score sheets

roundIsOver = Ο γύρος { $n } τελείωσε
round = γύρος
rank = βαθμίδα
player = παίκτης
noRanks = Κανείς δεν έχει βαθμίδα ακόμα.
nobodyOut = Δεν βγήκε κανείς.
bet = { $call ->
    [grand] Grand Tichu
   *[tichu] Tichu
}, { $name }: { $made ->
    [yes] βγήκε
   *[no] χάθηκε
}
goalPoints = { $n ->
    [one] Η παρτίδα παίζεται στον { $n } πόντο.
   *[other] Η παρτίδα παίζεται στους { $n } πόντους.
}
goalRounds = { $n ->
    [one] Η παρτίδα κρατάει { $n } γύρο.
   *[other] Η παρτίδα κρατάει { $n } γύρους.
}
goalEither = { $points ->
    [one] Η παρτίδα παίζεται στον { $points } πόντο
   *[other] Η παρτίδα παίζεται στους { $points } πόντους
}{ $n ->
    [one] , ή κρατάει { $n } γύρο.
   *[other] , ή κρατάει { $n } γύρους.
}
youLeave = { $n ->
    [0] Φεύγεις πριν τελειώσει ο πρώτος γύρος.
    [one] Φεύγεις μετά από { $n } γύρο.
   *[other] Φεύγεις μετά από { $n } γύρους.
}

## the table line by line

introduction = ?: τι μπορείς να γράψεις, q: έξοδος.
yesWords = ν ναι
noWords = ο όχι οχι
yesNo = { $question } (ν: ναι, Enter: όχι)
answerYesNo = Απάντησε με ν (ναι) ή ο (όχι).
grandPrompt = Grand Tichu; (ν: ναι, Enter: όχι, h: υπόδειξη)
onlyWatch = Τώρα μπορείς μόνο να παρακολουθείς. Με q φεύγεις.
chooseLine = { $question } ({ $keys }{ $none ->
    [yes] , Enter: τίποτα
   *[no] {""}
}, { $back }: πίσω)
chooseKey = { $keys } ({ $back }: πίσω)
typeChoice = Γράψε το πρώτο γράμμα ή τον αριθμό της επιλογής σου.
queenNote = (Μία ντάμα μόνη της γράφεται Q.)
saveAs = Αποθήκευση της παρτίδας ως (Enter: όχι)
serverKeeps = Αυτή την παρτίδα την κρατάει ο διακομιστής.
enterFor = Enter: { $what }, s: σκορ, q: έξοδος
pressEnter = Πάτα Enter ή γράψε s ή q.
afterMatch = Enter: έξοδος, s: σκορ, ή περίμενε άλλη παρτίδα
exchangeDummy = Ανταλλαγή φύλλων: το χέρι του εικονικού
giveTheseAsk = Να δοθούν: { $what }; Enter, ή { $back } για να ξαναδιαλέξεις
breaksWishAsk = Έτσι αγνοείς το ζητούμενο και χάνεις τον γύρο. Σίγουρα;
trickBombable = Η μπάζα είναι δική σου, αλλά μπορεί ακόμα να πέσει βόμβα
canBomb = Μπορείς να ρίξεις βόμβα
enterTake = Enter: πάρ’ την, b ή φύλλα: βόμβα
enterWait = Enter: αναμονή, b ή φύλλα: βόμβα
whichBomb = Ποια βόμβα;
none = καμία
# What can be typed, each with its key
optionCards = φύλλα
optionPass = p πάσο
optionTichu = t Tichu
optionWithdraw = w πάρε πίσω
optionList = v λίστα
optionHint = h υπόδειξη
kinds = { $kind ->
   *[single] μονά φύλλα
    [pair] ζευγάρια
    [triple] τριάδες
    [full_house] φουλ
    [straight] κέντες
    [pair_run] συνεχόμενα ζευγάρια
    [bomb] βόμβες
    [straight_bomb] κέντες βόμβες
}
andMore = { $n ->
    [one] και { $n } ακόμα
   *[other] και { $n } ακόμα
}

## cards that were typed

typeCards = Γράψε πρώτα φύλλα.
notACard = Το «{ $text }» δεν είναι φύλλο: γράψε 8g, 88, 34567, ph ή dr.
cardsPlease = { $n ->
    [one] Ένα φύλλο, παρακαλώ.
   *[other] { $n } φύλλα, παρακαλώ.
}
notHeld = Αυτό δεν το έχεις: { $card }.
heldOnly = Από αυτά έχεις μόνο { $n }: { $rank }.

## help: the keys. Each stands beside its key; at most about 54 columns

picking = Επιλογή φύλλων
pickClick = (ή με κλικ)
helpMove = μετακίνηση πάνω στα φύλλα
helpLift = ή κενό: σήκωσε ή άφησε το φύλλο· Esc: άφησέ τα όλα
helpRanks = διάλεξε κατά αξία (0: δεκάρι)· ξανά: ένα ακόμα
helpSuggest = τι παίζεται με τα σηκωμένα φύλλα· v: σε λίστα
playing = Παίξιμο
helpEnter = ό,τι λέει το πρώτο κουμπί: παίξε, δώσε, πάρε…
helpPass = πάσο
helpTichu = Tichu, Grand Tichu: πάτα δύο φορές
helpWithdraw = πάρε πίσω τη δήλωση, όπου επιτρέπεται
helpBomb = βόμβα, και εκτός σειράς· ξανά: άλλη
helpHint = υπόδειξη: τι θα έκανε ένας καλός παίκτης και γιατί
helpOther = τα άλλα σου φύλλα, όταν παίζεις σόλο στο Trichu
anythingElse = Όλα τα άλλα
helpElse = s: σκορ · PgUp PgDn: ιστορικό · Ctrl+S: αποθήκευση · c: συζήτηση · l: έξοδος

## help: what is typed

typedCards = Φύλλα
typedAsSeen = Γράψε τα όπως τα βλέπεις: 8g 8k.
typedRanks = Αρκούν οι αξίες: 88, 3344, 34567, 10jqka.
typedSpecials = Τα ειδικά είναι ma, do, ph, dr: το 88ph είναι τρία οχτάρια με τον Φοίνικα.
typedSingles = Ένα δεκάρι μόνο του γράφεται 10 ή T, μία ντάμα μόνη της Q.
typedWords = Λέξεις
typedPlaying = p πάσο, t Tichu, w πάρε πίσω τη δήλωση, b βόμβα, v τι μπορείς να παίξεις,
typedHint = h υπόδειξη: τι θα έκανε ένας καλός παίκτης και γιατί,
typedElse = ? αυτή η σελίδα, s σκορ, save αποθήκευση, q έξοδος
typedChat = c και ένα κείμενο: πες το στους άλλους

## the command

serverFixed = ένα τραπέζι σε διακομιστή έχει δικούς του κανόνες, παίκτες και αρχείο: βγάλε αυτές τις επιλογές
savedFixed = μια αποθηκευμένη παρτίδα έχει δικούς της κανόνες και αρχείο: βγάλε αυτές τις επιλογές
tooManyBots = { $n ->
    [one] ζητήθηκε { $n } μποτ
   *[other] ζητήθηκαν { $n } μποτ
}, αλλά μαζί σου παίζουν μόνο { $places }
botFailed = { $name }: { $n ->
    [one] { $n } αποτυχία
   *[other] { $n } αποτυχίες
}{ $stopped ->
    [yes] , δεν ξαναρωτήθηκε
   *[no] {""}
}· τελευταία: { $why }
