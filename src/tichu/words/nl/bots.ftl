# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Toeval – speelt zomaar iets dat mag
greedy = Gulzig – is snel van zijn lage kaarten af, kondigt nooit Tichu aan
club = Club – speelt met een plan en helpt zijn partner
club-easy = Club, makkelijk – speelt als Club, maar maakt fouten
shark = Haai – rekent uit wat de anderen kunnen hebben
shark-1s = Haai, denkt langer – het sterkst, een seconde per kaart
shark-novice = Nieuweling – kent de regels en let alleen op azen en speciale kaarten
shark-beginner = Beginner – speelt met een plan, maar schat grof
shark-casual = Gelegenheidsspeler – speelt met een plan en onthoudt de hoge kaarten
shark-regular = Vaste speler – oordeelt uit ervaring, rekent niet
shark-expert = Gevorderde – onthoudt alles en denkt een beetje vooruit
shark-master = Meester – onthoudt alles en denkt over elke kaart na
strength = sterkte { $n } van { $of }
