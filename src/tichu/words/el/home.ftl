hero = Tichu, σε ένα ήσυχο τραπέζι
heroText = Το ομαδικό παιχνίδι με τον Δράκο, τον Φοίνικα, τα Σκυλιά και το Μαγιόνγκ. Δωρεάν, πλήρες, χωρίς λογαριασμό.
playNow = Παίξε τώρα
playNowText = { $n ->
    [one] Εσύ και { $n } μποτ, αμέσως.
   *[other] Εσύ και { $n } μποτ, αμέσως.
}
bots = Μποτ
playFriends = Παίξε με φίλους
playFriendsText = Διάλεξε κανόνες, στείλε τον σύνδεσμο.
playPeople = Παίξε με κόσμο
playPeopleText = Με όσους θέλουν το ίδιο παιχνίδι, τώρα.
never = Δεν έχεις ξαναπαίξει;
neverText = Δέκα σύντομα μαθήματα, με τα φύλλα στο χέρι.
tournamentsText = Κύπελλα, βραδιές συλλόγου, ίδιες μοιρασιές
dealing = Μοιράζουμε…
keepPlaying = Συνέχισε το παιχνίδι
past = Οι παρτίδες σου
openTables = Ανοιχτά τραπέζια
lobbyText = Κάτσε όπου υπάρχει άδεια θέση ή παρακολούθησε μια παρτίδα.
groupOpen = Περιμένουν παίκτες
groupTakeOver = Θέσεις σε παρτίδες που τρέχουν
groupWatch = Για να παρακολουθήσεις
emptyTitle = Κανένα ανοιχτό τραπέζι αυτή τη στιγμή
emptyText = Άνοιξε ένα: φαίνεται εδώ μέχρι να γεμίσει. Με μποτ μπορείς να ξεκινήσεις όποτε θες.
openHere = Άνοιξε τραπέζι εδώ
hostIs = Οικοδεσπότης: { $name }
houseRulesCount = { $n ->
    [one] { $n } κανόνας της παρέας
   *[other] { $n } κανόνες της παρέας
}
join = Μπες
watch = Παρακολούθησε
takeOver = Πάρε τη θέση
goOn = Συνέχισε
remove = Αφαίρεση
removeOpen = Η θέση σου ελευθερώνεται για άλλους.
removeClose = Το τραπέζι κλείνει.
removeEnds = Η παρτίδα τελειώνει εδώ, χωρίς νικητή.
removeBot = Ένα μποτ συνεχίζει για σένα. Αν η παρτίδα είναι βαθμολογούμενη, μετράει ως ήττα.
leftBot = Έφυγες. Ένα μποτ παίζει στη θέση σου μέχρι να γυρίσεις.
leftTaken = Έφυγες. Κάποιος άλλος παίζει στη θέση σου.
leftOver = Κανείς δεν συνέχισε: τελείωσε χωρίς νικητή.
comeBack = Γύρνα πίσω
places = { $n ->
    [one] { $n } άδεια θέση
   *[other] { $n } άδειες θέσεις
}
won = νίκη
lost = ήττα
unfinished = δεν τελείωσε
look = Ξαναδές την

## new table

newTitle = Νέο τραπέζι
newText = Διάλεξε παιχνίδι, παίκτες και όριο. Όλα τα άλλα μπορούν να μείνουν όπως είναι.
who = Με ποιους παίζεις;
whoFriends = Φίλοι
whoFriendsText = Οι άλλες θέσεις μένουν άδειες. Στέλνεις έναν σύνδεσμο.
whoBots = Ή μποτ σε όλες τις άλλες θέσεις
variant = Παιχνίδι
edition = Βιβλίο κανόνων
edition_fata-morgana = Fata Morgana, 7η έκδοση
edition_francois = Johan François, με τις απαντήσεις της ένωσης παικτών
players = Παίκτες
endless = χωρίς όριο
clock = Χρόνος ανά κίνηση
clockNone = χωρίς ρολόι
clockSeconds = { $n ->
    [one] { $n } δευτερόλεπτο ανά κίνηση
   *[other] { $n } δευτερόλεπτα ανά κίνηση
}
bombWindow = Αναμονή για βόμβες
seconds = { $n } δευτ.
botPace = Ταχύτητα των μποτ
paceQuick = γρήγορη
paceHuman = ανθρώπινη
paceSlow = αργή
public = Να φαίνεται στην αίθουσα (μπαίνει όποιος θέλει)
spectators = Να επιτρέπονται θεατές
rated = Βαθμολογούμενο (μόνο με λογαριασμό, χωρίς υποδείξεις)
houseRules = Κανόνες της παρέας
houseRulesText = Κράτα ό,τι λέει το βιβλίο ή άλλαξε όσα έχετε συμφωνήσει μεταξύ σας.
differences = Διαφορετικά από το βιβλίο κανόνων
asInBook = Όλα όπως στο βιβλίο κανόνων.
resetRules = Όπως στο βιβλίο κανόνων
paceSection = Ρολόι και ρυθμός
visitorsSection = Όνομα και πρόσβαση
title = Όνομα τραπεζιού
titlePlaceholder = Η παρέα της Πέμπτης
create = Στήσε τραπέζι
on = ναι
off = όχι

## me

meTitle = Το προφίλ σου
name = Το όνομά σου
nameSaved = Αποθηκεύτηκε.
ratings = Βαθμολογία
noRatings = Τελείωσε μια παρτίδα με άλλους ανθρώπους για να πάρεις βαθμολογία.
ratingHelp = Όλοι ξεκινούν από το 0. Ανεβαίνει όταν κερδίζεις και σταθεροποιείται μετά από μερικές παρτίδες.
matches = { $n ->
    [one] { $n } παρτίδα
   *[other] { $n } παρτίδες
}

## variants in a sentence

variant_nanjing = Nanjing – τέσσερις παίκτες, δύο ομάδες
variant_trichu = Trichu – τρεις παίκτες
variant_tientsin = Tientsin – έξι παίκτες, δύο ομάδες
variant_grandseigneur = Grandseigneur – πέντε ως δώδεκα παίκτες, ο καθένας για τον εαυτό του
variant_hierarchie = Ιεραρχία – πέντε ως δέκα παίκτες, ο καθένας για τον εαυτό του

## house rules

rule_players = Παίκτες
rule_packs = Τράπουλες
rule_direction = Φορά παιχνιδιού
rule_deal = Μοίρασμα
rule_tichu = Επιτρέπεται δήλωση Tichu
rule_grand_tichu = Επιτρέπεται δήλωση Grand Tichu
rule_grand_cards = Φύλλα που βλέπεις πριν από το Grand Tichu
rule_tichu_points = Πόντοι για Tichu
rule_grand_points = Πόντοι για Grand Tichu
rule_withdraw_calls = Ταυτόχρονες δηλώσεις συμπαικτών: η δεύτερη μπορεί να ανακληθεί
rule_late_tichu = Δήλωση Tichu και αφού έχει βγει κάποιος
rule_exchange = Ποιος δίνει φύλλα σε ποιον
rule_tribute_return = Τι επιστρέφουν οι ανώτεροι
rule_wish = Το φύλλο που ζητάει το Μαγιόνγκ
rule_wish_breach = Κίνηση που αγνοεί το ζητούμενο φύλλο
rule_dummy_honours_wish = Το ζητούμενο φύλλο δεσμεύει και τον εικονικό παίκτη
rule_bomb_on_dog = Πέφτει βόμβα στα Σκυλιά
rule_dragon_given = Η μπάζα του Δράκου χαρίζεται
rule_triple_suits_differ = Η τριάδα θέλει τρία διαφορετικά χρώματα
rule_bomb_suits_differ = Η βόμβα τεσσάρων θέλει τέσσερα διαφορετικά χρώματα
rule_victory_points = Πόντοι για διπλή ή τριπλή νίκη
rule_soloist = Ο επόμενος σόλο παίκτης
rule_target = Όριο παρτίδας
rule_rounds = Γύροι ανά παρτίδα
choice_counterclockwise = αντίθετα με το ρολόι
choice_clockwise = όπως το ρολόι
choice_draw = ένα ένα φύλλο, με τη σειρά
choice_draw-clockwise = ένα ένα φύλλο, όπως το ρολόι
choice_packets = πολλά φύλλα μαζί
choice_everyone = ένα φύλλο σε όλους
choice_opponents = ένα φύλλο σε κάθε αντίπαλο
choice_real-players = ένα φύλλο σε κάθε πραγματικό παίκτη, κανένα στον εικονικό
choice_partners = ένα φύλλο σε κάθε συμπαίκτη
choice_tribute = τα καλύτερα φύλλα στους ανώτερους
choice_none = χωρίς
choice_chosen = φύλλα της επιλογής τους
choice_lowest = τα χαμηλότερα φύλλα τους
choice_optional = προαιρετικό
choice_required = υποχρεωτικό
choice_refused = δεν επιτρέπεται
choice_penalty = χάνει τον γύρο
choice_right = ο παίκτης στα δεξιά
choice_left = ο παίκτης στα αριστερά
choice_winner = ο νικητής
