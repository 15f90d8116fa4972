## where the points came from

tricks = { $name }: μπάζες
tricksTo = { $name } › { $to }: μπάζες
handTo = { $name } › { $to }: φύλλα
nothing = κανένα που μετράει
left = Έμειναν στο χέρι
review = Ανάλυσε αυτόν τον γύρο

## before the next round, or another match

awaited = Περιμένουμε: { $names }
wants = Θέλουν να ξαναπαίξουν: { $names }
startNow = Έναρξη χωρίς αναμονή
lastRound = Ο τελευταίος γύρος
finalScore = Τελικό σκορ

## sharing

share = Κοινοποίηση
shareText = Tichu: { $winners } – { $losers }, { $score }
shareWinners = Tichu, νίκη: { $winners }
savePicture = Αποθήκευση εικόνας
linkHelp = Ο σύνδεσμος δείχνει όλη την παρτίδα, φύλλο φύλλο.
