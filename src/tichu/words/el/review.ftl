title = Ανάλυση
ask = Ανάλυσε αυτόν τον γύρο
thinking = Αναλύουμε κάθε απόφαση…
failed = Δεν υπάρχει ανάλυση για αυτόν τον γύρο.
expected = Αναμενόμενο αποτέλεσμα ({ $names }): { $n }
graph = Αναμενόμενο αποτέλεσμα στη διάρκεια του γύρου: { $names }
cost = { $name }: { $n ->
    [one] { $n } χαμένος πόντος
   *[other] { $n } χαμένοι πόντοι
}
good = Δεν βρέθηκε καλύτερη κίνηση.
accuracy = Ακρίβεια
lost = Χαμένοι πόντοι
luck = Τύχη στη μοιρασιά
help = Χαμένοι πόντοι: πόσο κόστισαν οι αποφάσεις ενός παίκτη σε σύγκριση με τις καλύτερες. Τύχη στη μοιρασιά: πόσο άξιζαν τα φύλλα από μόνα τους.
player = Παίκτης
worst = Οι χειρότερες αποφάσεις
none = Κανένα καθαρό λάθος σε αυτόν τον γύρο.
grade_slip = ανακρίβεια
grade_mistake = λάθος
grade_blunder = χοντρό λάθος
close = Κρύψε την ανάλυση
pass = πάσο
says_grand-on-nothing = Grand Tichu χωρίς άσο, Δράκο ή Φοίνικα: καλύτερα χωρίς δήλωση.
says_grand-too-weak = Grand Tichu με μόνο { $power ->
    [one] { $power } δυνατό φύλλο
   *[other] { $power } δυνατά φύλλα
} (άσοι, Δράκος, Φοίνικας): καλύτερα χωρίς δήλωση.
says_grand-missed = { $power ->
    [one] { $power } δυνατό φύλλο
   *[other] { $power } δυνατά φύλλα
} (άσοι, Δράκος, Φοίνικας): αξίζει Grand Tichu.
says_tichu-too-weak = Tichu με χέρι που σπάνια βγαίνει πρώτο.
says_tichu-missed = Χωρίς Tichu, αν και αυτό το χέρι βγαίνει πρώτο αρκετά συχνά.
says_gives-strong-away = { $seat } παίρνει: { $card }. Μικρότερη ζημιά: { $better }.
says_partner-gets-too-little = Ο συμπαίκτης παίρνει: { $card }. Θα βοηθούσε περισσότερο: { $better }.
says_partner-gets-too-much = Ο συμπαίκτης παίρνει: { $card }. Αυτό χρειάζεται εδώ· αρκεί: { $better }.
says_gives-other = { $seat } παίρνει: { $card }. Καλύτερα: { $better }.
says_gives-others = Δόθηκαν: { $cards }. Καλύτερα: { $better }.
says_dragon-to-wrong = Η μπάζα του Δράκου: την παίρνει { $seat } ({ $count ->
    [one] μένει { $count } φύλλο
   *[other] μένουν { $count } φύλλα
}). Καλύτερα: { $other } ({ $others }).
says_bombs-partner = Βόμβα στον συμπαίκτη ({ $top }): η μπάζα ήταν ήδη κερδισμένη.
says_beats-partner = Χτυπάει τον συμπαίκτη ({ $top }): με πάσο το άνοιγμα μένει σ’ εκείνον.
says_bombs-too-early = Η βόμβα πέφτει νωρίς ({ $top }): αργότερα αξίζει περισσότερο.
says_keeps-bomb = Κρατάει τη βόμβα και την μπάζα την παίρνει { $owner }. Καλύτερα: { $better }.
says_holds-back = Κρατιέται και την μπάζα την παίρνει { $owner }. Καλύτερα: { $better }.
says_leaves-partner = Αφήνει την μπάζα στον συμπαίκτη. Εδώ αξίζει περισσότερο: { $better }.
says_could-go-out = Υπήρχε τρόπος να βγει: { $better }.
says_spends-strong = Σπατάλη: { $cards } (κάτω: { $top }). Το πάσο κρατάει δυνάμεις για αργότερα.
says_plays-too-soon = { $cards }: εδώ είναι καλύτερο το πάσο.
says_too-high = { $cards }. Αρκεί: { $better }.
says_too-low = { $cards }. Πιο πιθανό να κερδίσει: { $better }.
says_spends-phoenix = Ξοδεύει τον Φοίνικα. Χωρίς αυτόν: { $better }.
says_wish-other = Καλύτερα να ζητηθεί: { $rank }.
says_wish-none = Καλύτερα να μη ζητηθεί τίποτα.
says_lead-dog = Καλύτερα τα Σκυλιά: ο συμπαίκτης αξιοποιεί περισσότερο το άνοιγμα.
says_leads-dog = Τα Σκυλιά χαρίζουν το άνοιγμα. Για να μείνει: { $better }.
says_lead-longer = Άνοιγμα: { $cards }. Περισσότερα φύλλα φεύγουν μαζί με: { $better }.
says_lead-lower = Άνοιγμα: { $cards }. Πρώτα { $better }: αργότερα είναι πιο δύσκολο.
says_lead-higher = Άνοιγμα: { $cards }. Πιο πιθανό να κερδίσει: { $better }.
says_lead-bomb = Άνοιγμα: { $cards }. Σίγουρο άνοιγμα και μετά: { $better }.
says_other-better = { $cards }. Καλύτερα: { $better }.
