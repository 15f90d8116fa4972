# What a chat shows below a link to this server.

# $game: “Nanjing”
untitled = Tichu: { $game }
# $game: “Nanjing – four players, two teams”; $seated and $state: the sentences below
table = { $game }. { $seated } { $state }
seated = Στο τραπέζι: { $names }.
nobody = Δεν κάθεται κανείς ακόμα στο τραπέζι.
free = { $n ->
    [one] Υπάρχει ακόμα μία άδεια θέση.
   *[other] Υπάρχουν ακόμα { $n } άδειες θέσεις.
}
state = { $state ->
    [full] Όλες οι θέσεις είναι πιασμένες.
    [running] Η παρτίδα παίζεται τώρα.
    [finished] Η παρτίδα τελείωσε.
   *[closed] Το τραπέζι έκλεισε.
}
players = Παίκτες: { $names }.
unfinished = Η παρτίδα δεν έχει τελειώσει ακόμα.
# below the link to a match that others cannot watch
private = Μόνο οι παίκτες αυτού του τραπεζιού μπορούν να δουν την παρτίδα.
rules = Όλα τα παιχνίδια και όλα τα βιβλία κανόνων, εξηγημένα με φύλλα.

## the cards in the picture of a puzzle, for those who cannot see it

hand = Τα φύλλα σου: { $cards }.
handAndTrick = Τα φύλλα σου: { $cards }. Στο τραπέζι: { $trick }.
