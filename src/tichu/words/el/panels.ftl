## reactions in the chat

react = Αντίδραση
reaction_thumbs-up = Μπράβο
reaction_star = Αστέρι
reaction_laugh = Γέλιο
reaction_wow = Έκπληξη
reaction_sad = Λύπη
reaction_heart = Καρδιά
reaction_fire = Φωτιά
reaction_tea = Ένα φλιτζάνι τσάι
unmuteUnknown = Τέλος σίγασης για κάποιον που έφυγε

## the log and the last trick

beforeTricks = Πριν από την πρώτη μπάζα
trick = Μπάζα { $n }
trickTaken = Μπάζα { $n }: { $name }
trickGiven = Μπάζα { $n }: { $name } › { $to }
