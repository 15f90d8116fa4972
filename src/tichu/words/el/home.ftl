hero = Tichu, σε ένα ήσυχο τραπέζι
heroText = Το ομαδικό παιχνίδι με τα χαρτιά: Δράκος, Φοίνικας, Σκυλιά και Μαγιόνγκ. Δωρεάν, ολόκληρο, χωρίς λογαριασμό.
playNow = Παίξε τώρα
playNowText = Εσύ και τρία μποτ, αμέσως.
playFriends = Παίξε με φίλους
playFriendsText = Διάλεξε κανόνες, στείλε τον σύνδεσμο.
never = Δεν έχεις ξαναπαίξει;
neverText = Δέκα σύντομα μαθήματα, με τα φύλλα στο χέρι.
dealing = Μοιράζουμε…
running = Τα τραπέζια σου
past = Οι παρτίδες σου
openTables = Ανοιχτά τραπέζια
noTables = Τώρα δεν υπάρχουν δημόσια τραπέζια. Φτιάξε ένα και επίλεξε «Να φαίνεται στην αίθουσα».
join = Μπες
watch = Παρακολούθησε
takeOver = Πάρε τη θέση
goOn = Συνέχισε
places = { $n ->
    [one] { $n } άδεια θέση
   *[other] { $n } άδειες θέσεις
}
untitled = Τραπέζι χωρίς όνομα
won = νίκη
lost = ήττα
unfinished = δεν τελείωσε
look = Ξαναδές την

## new table

newTitle = Νέο τραπέζι
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
others = Οι άλλες θέσεις
othersOpen = ανοιχτές για φίλους
othersBots = μποτ: { $bot }
public = Να φαίνεται στην αίθουσα (μπαίνει όποιος θέλει)
spectators = Να επιτρέπονται θεατές
houseRules = Κανόνες της παρέας
houseRulesText = Κράτα ό,τι λέει το βιβλίο ή άλλαξε όσα έχετε συμφωνήσει μεταξύ σας.
asBook = βιβλίο
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
matches = παρτίδες: { $n }

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
