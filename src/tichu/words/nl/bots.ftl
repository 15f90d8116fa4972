# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Toeval – speelt zomaar iets
greedy = Gulzig – eenvoudig en snel
club = Club – speelt degelijk
club-easy = Club, makkelijk – vergeeft fouten
shark = Haai – sterk
shark-1s = Haai, denkt langer – het sterkst
