# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Random – plays any card that is allowed
greedy = Greedy – gets rid of low cards quickly, never calls Tichu
club = Club – plays to a plan and helps its partner
club-easy = Club, easy – plays like Club, but makes mistakes
shark = Shark – works out what the others may hold
shark-1s = Shark, thinks longer – the strongest, a second per card
strength = strength { $n } of { $of }
