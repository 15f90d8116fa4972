# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Random – plays anything
greedy = Greedy – simple and quick
club = Club – a decent player
club-easy = Club, easy – forgiving
shark = Shark – strong
shark-1s = Shark, thinks longer – strongest
