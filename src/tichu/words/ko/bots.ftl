# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = 랜덤 – 낼 수 있는 카드를 아무거나 내요
greedy = 욕심쟁이 – 낮은 카드부터 빨리 털고, 티츄는 선언하지 않아요
club = 클럽 – 손패를 계획하고 파트너를 도와요
club-easy = 클럽, 쉬움 – 클럽처럼 하지만 실수를 해요
shark = 상어 – 다른 사람의 손패를 읽어요
shark-1s = 상어, 더 오래 생각 – 가장 강해요. 한 수에 1초 걸려요
shark-novice = 입문 – 규칙을 알고 에이스와 특수 카드만 살펴요
shark-beginner = 초급 – 계획은 있지만 판단이 대략적이에요
shark-casual = 중급 – 계획을 세우고 높은 카드를 기억해요
shark-regular = 상급 – 계산 없이 경험으로 판단해요
shark-expert = 고수 – 모두 기억하고 조금 앞을 내다봐요
shark-master = 달인 – 모두 기억하고 한 장 한 장 깊이 생각해요
strength = 실력 { $of }단계 중 { $n }단계
