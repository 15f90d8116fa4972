title = Γρίφοι
door = Εκατό θέσεις· σε καθεμία μία κίνηση είναι η καλύτερη.
of = Γρίφος { $n } από { $all }
solved = { $n ->
    [one] { $n } λυμένος
   *[other] { $n } λυμένοι
}
done = Λύθηκε
previous = Προηγούμενος γρίφος
next = Επόμενος γρίφος
task = Όλα τα φύλλα είναι ανοιχτά και όλοι παίζουν τέλεια. Τι είναι καλύτερο για την ομάδα σου;
taskHidden = Βλέπεις μόνο τα δικά σου φύλλα. Ποια κίνηση αποδίδει καλύτερα κατά μέσο όρο;
you = Εσύ
right = Αντίπαλος στα δεξιά
left = Αντίπαλος στα αριστερά
gift = Χάρισέ την: { $name }
deed_give = μπάζα › { $name }
deed_pass = πάσο
passed = πήγε πάσο
points = Πόντοι στις μπάζες: { $us } : { $them }
correct = Σωστά!
notAllowed = Αυτό δεν παίζεται εδώ.
wrong = { $what }: υπάρχει κάτι καλύτερο.
wrongValue = { $what }: { $n ->
    [one] { $value } πόντος
   *[other] { $value } πόντοι
}. Υπάρχει κάτι καλύτερο.
solution = Αν παίξουν όλοι τέλεια – { $what }: { $n ->
    [one] { $value } πόντος
   *[other] { $value } πόντοι
}· { $other }: μόνο { $less }.
solutionMargin = Μέσος όρος σε προσομοιωμένες μοιρασιές – { $what }: { $n ->
    [one] { $value } πόντος
   *[other] { $value } πόντοι
}· { $other }: μόνο { $less }.
line = Πώς συνεχίζεται
show = Δείξε τη λύση
theme_gift = Η μπάζα του Δράκου
theme_let-partner = Η μπάζα του συμπαίκτη
theme_hold-back = Υπομονή
theme_dog = Τα Σκυλιά
theme_overtake = Να χτυπήσεις τον συμπαίκτη
theme_phoenix = Ο Φοίνικας
theme_dragon = Ο Δράκος
theme_win = Να την πάρεις; Και με τι;
theme_lead-single = Άνοιγμα με μονό φύλλο
theme_lead-many = Άνοιγμα με πολλά φύλλα
