# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Zufall – spielt irgendetwas
greedy = Gierig – einfach und schnell
club = Club – spielt solide
club-easy = Club, leicht – verzeiht Fehler
shark = Hai – stark
shark-1s = Hai, denkt länger – am stärksten
