# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Hasard – joue n’importe quoi
greedy = Glouton – simple et rapide
club = Club – un bon joueur
club-easy = Club, facile – indulgent
shark = Requin – fort
shark-1s = Requin, prend son temps – le plus fort
