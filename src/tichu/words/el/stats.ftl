title = Στατιστικά
none = Τελείωσε μια παρτίδα για να δεις εδώ τα στατιστικά σου.
counting = Μετράμε τις παρτίδες σου, { $n ->
    [one] μένει { $n }
   *[other] μένουν { $n }
}…
game = Παιχνίδι
# $players: “5 players”
gameOf = { $variant }, { $players }
players = { $n ->
    [one] { $n } παίκτης
   *[other] { $n } παίκτες
}
rounds = Γύροι
matchesWon = Νίκες
wonOf = { $n } από { $all }
lead = Μέση διαφορά ανά γύρο
meanPlace = Μέση θέση
firstOut = Πρώτη έξοδος
double = Διπλές νίκες
triple = Τριπλές νίκες
overTime = Συνολική διαφορά σε πόντους
placesOverTime = Θέση, μέσος όρος δέκα γύρων
graphEnds = { $n ->
    [one] Μετά από { $n } γύρο: { $value }
   *[other] Μετά από { $n } γύρους: { $value }
}
strength = Αποτελέσματα ανά δύναμη χεριού
strengthOf = { $n ->
    [one] δύναμη { $range }: { $n } χέρι, πρώτη έξοδος { $rate }
   *[other] δύναμη { $range }: { $n } χέρια, πρώτη έξοδος { $rate }
}
strengthText = Δύναμη μετά την ανταλλαγή: Δράκος και Φοίνικας 3, άσος 2, ρήγας 1, βόμβα 3.
byChance = αν ήταν τύχη
shareOfHands = ποσοστό χεριών
calls = Δηλώσεις
called = δηλώθηκαν
ofHands = των χεριών
made = βγήκαν
tichu = Tichu
grand = Grand Tichu
order = Σειρά εξόδου
places = Θέσεις
place = θέση
howOften = πόσο συχνά
leadThen = διαφορά ομάδας
caught = με φύλλα στο χέρι
more = Βόμβες, ζητούμενα, ανταλλαγές
bombs = Βόμβες
four = τέσσερα ίδια
straight = κέντα βόμβα
led = στο άνοιγμα
inTurn = με τη σειρά
outOfTurn = εκτός σειράς
bombsHeld = Χέρια με βόμβα
wishes = Τι ζητήθηκε με το Μαγιόνγκ
mahjongs = Μαγιόνγκ που παίχτηκαν
noWish = τίποτα
atOnce = παίχτηκε στην ίδια μπάζα
later = παίχτηκε αργότερα
never = δεν παίχτηκε
mostWished = ζητήθηκε πιο συχνά
exchange = Φύλλα που δόθηκαν
partner = συμπαίκτης
left = αριστερά
right = δεξιά
opposite = απέναντι
up = προς τα πάνω
down = προς τα κάτω
ace = άσος
high = 10–K
middle = 6–9
low = 2–5
dragonTrick = Η μπάζα του Δράκου
given = χαρίστηκε
moreCards = στον αντίπαλο με τα περισσότερα φύλλα
fewerCards = στον αντίπαλο με τα λιγότερα φύλλα
perRound = Ανά γύρο
passes = φορές πάσο
plays = κινήσεις
tricks = μπάζες στο τραπέζι
meanStrength = δύναμη χεριού
