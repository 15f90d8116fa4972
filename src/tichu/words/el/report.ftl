# The review of a game, as a page of its own and in a terminal. $names: the players of one side.

pageTitle = Ανάλυση: { $names }
stopped = Διακόπηκε πριν από το τέλος: λείπουν μερικές αποφάσεις.
decisions = Αποφάσεις
lostPlay = Χάθηκαν στο παίξιμο
lostExchange = Χάθηκαν στην ανταλλαγή
lostCalls = Χάθηκαν σε δηλώσεις
sides = { $names } – { $others }
result = Αποτέλεσμα ({ $names }): { $n }
unfinished = Ο γύρος δεν τελείωσε.
luck = Τύχη στη μοιρασιά ({ $names }): { $n }
move = Κίνηση
moveNumber = Κίνηση { $n }
played = Τι παίχτηκε
cost = Κόστος
comment = Σχόλιο
instead = Καλύτερα: { $what }
# A mark in the graph
lostAt = Κίνηση { $move }: { $n ->
    [one] { $n } χαμένος πόντος
   *[other] { $n } χαμένοι πόντοι
}
turningPoint = Σημείο καμπής
# An action that changed the expected result of one side
turning = Σημείο καμπής στην κίνηση { $n }, { $name }: { $what }. Αναμενόμενο αποτέλεσμα: { $from } → { $to }
noTichu = χωρίς Tichu
clean = { $n ->
    [one] Κανένα καθαρό λάθος σε { $n } απόφαση.
   *[other] Κανένα καθαρό λάθος σε { $n } αποφάσεις.
}
aboutCost = Το κόστος είναι πόντοι ανά γύρο, σε σύγκριση με την καλύτερη επιλογή. Κάθε απόφαση κρίνεται μόνο με όσα μπορούσε να ξέρει ο παίκτης, σε προσομοιωμένες μοιρασιές· διαφορές που μπορεί να είναι τυχαίες δεν μετράνε.
aboutGraph = Το γράφημα υπολογίζεται με όλα τα φύλλα ανοιχτά.
written = Αποθηκεύτηκε: { $file }
