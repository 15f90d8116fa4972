# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = 랜덤 – 낼 수 있는 카드를 아무거나 내요
greedy = 욕심쟁이 – 낮은 카드부터 빨리 털고, 티츄는 선언하지 않아요
club = 클럽 – 손패를 계획하고 파트너를 도와요
club-easy = 클럽, 쉬움 – 클럽처럼 하지만 실수를 해요
shark = 상어 – 다른 사람의 손패를 읽어요
shark-1s = 상어, 더 오래 생각 – 가장 강해요. 한 수에 1초 걸려요
strength = 실력 { $of }단계 중 { $n }단계
