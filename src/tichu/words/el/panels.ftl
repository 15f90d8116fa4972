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

## the clock

move = Κίνηση { $time }
reserve = Απόθεμα { $time }
clockHelp = Πρώτα τρέχει ο χρόνος σου για αυτή την κίνηση και μετά το απόθεμά σου, που είναι για όλη την παρτίδα. Όταν τελειώσουν και τα δύο, αποφασίζει ένα μποτ για σένα.
tenMove = Δέκα δευτερόλεπτα ακόμα για αυτή την κίνηση, μετά τρέχει το απόθεμά σου.
tenLast = Δέκα δευτερόλεπτα ακόμα, μετά αποφασίζει ένα μποτ για σένα.
reserveRuns = Τρέχει το απόθεμά σου.

## the rules at the table

rule = Ο κανόνας
allRules = Όλοι οι κανόνες
rulesTrouble = Δεν ήταν δυνατή η φόρτωση των κανόνων.
