# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Τυχαίο – παίζει ό,τι να ’ναι
greedy = Άπληστο – απλό και γρήγορο
club = Club – παίζει καλά
club-easy = Club, εύκολο – συγχωρεί λάθη
shark = Καρχαρίας – δυνατός
shark-1s = Καρχαρίας, σκέφτεται περισσότερο – ο πιο δυνατός
