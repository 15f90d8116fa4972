# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = 랜덤 – 아무거나 내요
greedy = 욕심쟁이 – 단순하고 빨라요
club = 클럽 – 제법 잘해요
club-easy = 클럽, 쉬움 – 봐주면서 해요
shark = 상어 – 강해요
shark-1s = 상어, 더 오래 생각 – 가장 강해요
