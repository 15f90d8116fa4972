# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Random – plays any card that is allowed
greedy = Greedy – gets rid of low cards quickly, never calls Tichu
club = Club – plays to a plan and helps its partner
club-easy = Club, easy – plays like Club, but makes mistakes
shark = Shark – works out what the others may hold
shark-1s = Shark, thinks longer – the strongest, a second per card
shark-novice = Novice – knows the rules and watches only aces and special cards
shark-beginner = Beginner – plays to a plan, but judges roughly
shark-casual = Casual player – plays to a plan and watches the high cards
shark-regular = Regular – judges by experience, does not calculate
shark-expert = Expert – remembers everything and thinks a little ahead
shark-master = Master – remembers everything and thinks each card through
strength = strength { $n } of { $of }
