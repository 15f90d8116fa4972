# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Τυχαίο – παίζει ό,τι επιτρέπεται
greedy = Άπληστο – ξεφορτώνεται γρήγορα τα μικρά φύλλα, δεν δηλώνει ποτέ Tichu
club = Club – σχεδιάζει το χέρι του και βοηθά τον συμπαίκτη
club-easy = Club, εύκολο – παίζει όπως το Club, αλλά κάνει λάθη
shark = Καρχαρίας – υπολογίζει τι μπορεί να κρατούν οι άλλοι
shark-1s = Καρχαρίας, σκέφτεται περισσότερο – ο πιο δυνατός, ένα δευτερόλεπτο ανά φύλλο
strength = δύναμη { $n } από { $of }
