## the page itself

title = 규칙
games = 게임
book = 규칙서
notes = 이 규칙서에서는
contents = 차례
learn = 직접 해 보며 배우기
play = 방 만들기

# The rules, by section and game. In these texts *stars* make a word bold, [Kg] shows a card (rank and suit; keep it
# as it is), and <Dog|Wolf> is one wording for the usual cards and one for Tichubadour’s, where Dog and Mah Jong are
# Wolf and Nightingale.

## headings of the sections

heading-differs = 난징과 다른 점
heading-goal = 목표
heading-cards = 카드
heading-deal = 카드 나누기
heading-calls = 스몰 티츄와 라지 티츄
heading-exchange = 카드 교환
heading-play = 트릭 진행
heading-combinations = 조합
heading-bombs = 폭탄
heading-wish = 소원
heading-specials = <개|늑대>, 봉황, 용
heading-end = 라운드의 끝
heading-score = 점수 계산
heading-match = 게임의 끝

## rule books: publisher or author (language, year)

book-fata-morgana = 파타 모르가나 (독일어, 2011)
book-philibert = Philibert (프랑스어, 2004)
book-groo = Groo (포르투갈어, 2009)
book-tichubadour = Tichubadour (프랑스어, 2022)
book-francois = 요한 프랑수아 (네덜란드어)

## the cards (this and what follows up to the games stands on the pages of several games)

cards-pack = 카드는 모두 56장이에요. 그중 52장은 네 가지 무늬에 열세 가지 숫자가 있어요. 2부터 10까지, 그다음이 J, Q, K, A예요. A는 언제나 가장 높고, 무늬끼리는 높낮이가 없어요.
cards-suits = 네 가지 무늬: <옥, 검, 탑, 별|곡괭이, 텐트, 나침반, 스카프>.
cards-special = 무늬가 없는 특수 카드가 네 장 있어요.
cards-mahjong = *<참새|나이팅게일>:* 숫자는 1이에요. 가진 사람이 첫 선이 되고, 내는 사람은 소원을 빌 수 있어요.
cards-dog = *<개|늑대>:* 선을 파트너에게 넘겨요.
cards-phoenix = *봉황:* 강력한 조커예요. 대신 25점을 잃어요.
cards-dragon = *용:* 가장 높은 싱글이고, 25점이에요.

## tables of the deal: “11-two-10” is “11, two have 10”

deal-players = 인원(명)
deal-packs = 카드(벌)
deal-cards = 한 사람당(장)
deal-9-one-10 = 9, 한 명은 10
deal-15-four-16 = 15, 네 명은 16
deal-13-five-14 = 13, 다섯 명은 14
deal-12-one-13 = 12, 한 명은 13
deal-10-nine-11 = 10, 아홉 명은 11
deal-9-ten-10 = 9, 열 명은 10
deal-open = 펼쳐 놓는 카드(장)
deal-none = 없음
deal-11-two-10 = 11, 두 명은 10

## Tichu and Grand Tichu

calls-bet = 선언은 *내가 직접* 누구보다 먼저 손패를 다 털겠다는 내기예요.
calls-tichu = *스몰 티츄:* 내 첫 카드를 내기 전이라면 언제든 부를 수 있어요. 내 차례가 아니어도, 카드 교환 전이어도 괜찮아요. 우리 팀이 100점을 얻거나 잃어요.
calls-personal = 선언은 혼자 거는 내기예요. 파트너와 상의할 수 없고, 파트너가 나보다 먼저 나가도 실패예요. 여러 사람이 선언할 수 있고 파트너끼리도 함께 선언할 수 있지만, 성공하는 사람은 많아야 한 명이에요. 한 손패에는 선언을 한 번만 할 수 있어요.
calls-score = 선언 점수는 라운드의 다른 점수와 따로 더하거나 빼고, 다른 점수에는 영향을 주지 않아요. 카드 점수가 30점이고 스몰 티츄에 성공했으면 130점, 카드 점수가 40점이고 실패했으면 −60점이에요.

## playing tricks

play-right = 차례는 오른쪽으로, 반시계 방향으로 돌아요.
play-begin = 플레이를 시작할 때 <참새를|나이팅게일을> 가진 사람이 첫 트릭의 선이 되어 원하는 조합을 내요. <참새는|나이팅게일은> 내지 않고 들고 있어도 돼요.
play-beat = 그다음 사람부터 차례대로 패스하거나, 맨 위에 있는 조합을 이기는 카드를 내요. 이기려면
play-kind = 같은 종류의 조합으로,
play-number = 같은 장수를,
play-rank = 더 높은 숫자로 내야 해요.
play-example = 그러니 페어는 페어로만, 6장 스트레이트는 6장 스트레이트로만 이길 수 있어요. 예외는 폭탄뿐이에요.
play-pass = 한 번 패스해도 같은 트릭에서 다시 차례가 오면 낼 수 있어요. 카드가 남은 다른 사람이 모두 잇따라 패스하면, 마지막으로 낸 사람이 트릭을 가져가 뒤집어 놓고 다음 트릭의 선이 돼요. 선은 반드시 무언가를 내야 해요.
play-out = 카드를 다 낸 사람은 그 라운드에서 나간 거예요. 트릭을 딴 사람이 이미 나갔으면, 카드가 남은 사람 중 바로 다음 차례인 사람이 선이 돼요.
play-piles = 파트너끼리도 딴 트릭은 따로 놓아두세요. 라운드가 끝날 때 한 사람의 트릭이 통째로 넘어갈 수 있어요.

## one trick, step by step

trick = 트릭 하나 따라가 보기
trick-seats = 남쪽과 북쪽이 한 팀, 동쪽과 서쪽이 한 팀이에요. 차례는 남쪽, 동쪽, 북쪽, 서쪽 순서예요.
trick-1 = 남쪽이 선으로 페어를 내요. 그러니 이번 트릭은 페어 트릭이에요.
trick-2 = 동쪽이 더 높은 페어를 내요. 북쪽과 서쪽은 패스해요.
trick-3 = 남쪽이 다시 나서요. 봉황이 두 번째 J예요.
trick-4 = 동쪽이 또 더 높게 내요. 북쪽과 서쪽은 패스해요.
trick-5 = 남쪽이 폭탄을 던져요. 세 명 모두 패스해서 남쪽이 트릭을 가져가고 선이 돼요.

## combinations

combinations-single = *싱글:* 카드 한 장.
combinations-pair = *페어:* 같은 숫자 두 장.
combinations-pair-run = *연속 페어:* 숫자가 이어지는 페어 두 쌍 이상. 가장 높은 페어로 비교해요.
combinations-triple = *트리플:* 같은 숫자 세 장.
combinations-full-house = *풀하우스:* 트리플과 페어. 트리플로 비교해요.
combinations-straight = *스트레이트:* 무늬가 섞인, 숫자가 이어지는 다섯 장 이상. 가장 높은 카드로 비교해요.
combinations-ace = 스트레이트는 <참새를|나이팅게일을> 1로 써서 시작할 수도 있고, A까지 이어질 수도 있어요. 그러니 최대 열네 장이에요. A는 2 아래에 올 수 없어요.
combinations-alone = 이 밖의 조합은 폭탄뿐이에요. 용과 <개|늑대>는 언제나 한 장으로만 내요.

## bombs

bombs-four = *포카드:* 같은 숫자 네 장 모두.
bombs-straight = *스트레이트 플러시:* 같은 무늬로 숫자가 이어지는 다섯 장 이상.
bombs-order = 폭탄은 더 높은 폭탄 말고는 무엇이든 이겨요. 폭탄끼리는 장수가 많은 쪽이 이기고, 장수가 같으면 숫자가 높은 쪽이 이겨요. 낮은 것부터 차례로 보면 다음과 같아요.
bombs-order-1 = 4 포카드
bombs-order-2 = 5 포카드
bombs-order-3 = 6까지 다섯 장
bombs-order-4 = 8까지 다섯 장
bombs-order-5 = 7까지 여섯 장
bombs-anytime = 폭탄은 바닥에 카드가 있는 동안 *언제든* 던질 수 있어요. 내 차례가 아니어도, 내가 낸 카드에도, 마지막 사람이 패스한 뒤에도 트릭을 가져가기 전이라면 괜찮아요.
bombs-lead = 폭탄으로 선을 빼앗을 수는 없어요. 바닥이 비어 있을 때는 선만 낼 수 있어요. 선이 폭탄을 내는 것은 괜찮아요.
bombs-turn = 폭탄이 나오면 폭탄을 낸 사람의 다음 사람부터 차례가 이어지고, 패스했던 사람도 다시 낼 수 있어요.
bombs-several = 여러 사람이 한꺼번에 폭탄을 던지려고 할 때 손이 빠르다고 유리하지는 않아요. 마지막으로 낸 사람의 다음 사람부터 차례대로 던져요. 온라인에서는 누구나 폭탄을 낼 수 있도록 잠시 기다려요.
bombs-special = 특수 카드는 폭탄에 넣을 수 없어요. 같은 무늬로 이어져도 봉황이나 <참새가|나이팅게일이> 들어가면 그냥 스트레이트예요.
bombs-always = 한 무늬로만 된 스트레이트는 언제나 폭탄이고, 그냥 스트레이트로는 낼 수 없어요.
bombs-phoenix = 포카드에 봉황을 더한 것은 풀하우스가 아니에요. 아예 조합이 되지 않아요.

## the wish

wish-make = <참새를|나이팅게일을> 내는 사람은, 한 장으로 내든 스트레이트에 넣어 내든, 2부터 A까지의 숫자 중 하나를 소원으로 빌 수 있어요. 특수 카드는 소원으로 빌 수 없어요.
wish-must = 그때부터 그 숫자를 가지고 있고 규칙에 맞게 낼 수 있는 사람은 자기 차례에 *반드시* 내야 해요. 한 장으로든 조합에 넣어서든, 봉황의 도움이 필요하면 봉황과 함께, 폭탄으로만 낼 수 있으면 폭탄으로라도 내야 해요. 어떤 조합으로 낼지는 내는 사람이 골라요. 낼 수 없는 사람은 평소처럼 내거나 패스해요.
wish-open = 소원은 누군가 그 숫자의 진짜 카드를 낼 때까지, 다음 트릭으로 넘어가도 계속 남아 있어요. 소원을 빈 사람을 포함해 모두에게 적용돼요.
wish-phoenix = 봉황을 그 숫자로 써도 소원을 들어준 것이 아니에요. 소원 때문에 봉황을 그 숫자로 낼 필요도 없어요.
wish-lead = 소원은 선에게도 적용돼요. 선이 그 숫자를 가지고 있으면 그 숫자가 들어간 조합을 내야 해요. 그 숫자가 없는 폭탄으로는 안 돼요.
wish-turn = 소원은 자기 차례에만 적용돼요. 차례가 아닐 때 던지는 폭탄은 소원을 따르지 않아도 되니, 소원에 걸린 사람도 언제든 바닥에 있는 카드에 대신 폭탄을 던질 수 있어요.
wish-itself = 소원을 빌면서 함께 낸 카드로는 그 소원이 이루어지지 않아요.
wish-played = 이미 다 나온 숫자를 빌어도 돼요. 그 소원은 아무에게도 적용되지 않아요.
wish-example = 예를 들면
wish-example-led = 선이 이렇게 내고 7을 소원으로 빌었어요.
wish-example-straight = 꼭 내야 해요. 봉황은 4 또는 9로 써요.
wish-example-bomb = 폭탄으로 꼭 내야 해요.
wish-example-free = 패스해도 돼요. 7이 될 수 있는 카드는 봉황뿐이에요.

## the Dog

dog = <개|늑대>
dog-partner = 선일 때 한 장으로만 낼 수 있어요. 트릭을 따지 못하고 점수도 없지만, 내는 즉시 선이 파트너에게 넘어가요. 파트너가 이미 나갔으면 파트너의 오른쪽으로 돌아가며 카드가 남은 첫 번째 사람이 선이 돼요. 그 사람이 바로 나일 수도 있어요.
dog-safe = <개|늑대>에는 폭탄을 던질 수 없어요. 눈에 보이는 순간 선은 이미 넘어갔어요.
dog-wish = 선이어도 소원에 걸려 있으면 <개|늑대>를 낼 수 없어요.

## the Phoenix

phoenix = 봉황
phoenix-joker = 폭탄을 뺀 모든 조합에서 2부터 A까지 어떤 숫자로든 쓸 수 있는 조커예요. 두 가지로 볼 수 있을 때는 내는 사람이 정하고, 말하지 않으면 더 높은 쪽으로 봐요.
phoenix-full-house = 8 풀하우스 또는 9 풀하우스.
phoenix-straight = 8까지 또는 9까지의 스트레이트.
phoenix-single = 싱글로 내면 바로 아래 카드보다 0.5 높아요. [8g] 위에서는 8.5라서 [9k] 카드에는 지지만 [8b] 카드에는 지지 않아요. A는 이기지만 용은 이기지 못해요. 선으로 내면 1.5라서 2 이상이면 어떤 카드에든 져요.
phoenix-points = 라운드가 끝날 때 봉황이 든 트릭을 가진 사람은 25점을 *잃어요*.

## the Dragon

dragon = 용
dragon-highest = 가장 높은 싱글이에요. A도 이기고, A 위에 놓인 봉황도 이겨요. 용은 폭탄으로만 이길 수 있어요. 25점이에요.
dragon-gift = 용으로 트릭을 딴 사람은 용을 포함한 트릭 전체를 상대 한 명을 골라 줘야 해요. 그래도 선은 트릭을 딴 사람이에요.
dragon-bombed = 용에 폭탄이 떨어지면 트릭은 폭탄을 낸 사람이 갖고, 아무에게도 주지 않아요. 자기가 낸 용에 스스로 폭탄을 던져도 마찬가지예요.

## the end of a round

end-when = 카드가 남은 사람이 한 명뿐이면 라운드가 바로 끝나요. 한 팀의 두 사람이 1등과 2등으로 나가도 바로 끝나는데, 이것을 *원투*라고 해요.
end-last = 카드를 세기 전에 꼴찌는
end-hand = 손에 남은 카드를 상대 팀에게,
end-tricks = 딴 트릭을 모두 1등에게 줘요.
end-last-trick = 마지막 트릭도 다른 트릭처럼 계산해요. 3등의 마지막 카드가 나오면 패스나 폭탄 없이 트릭이 바로 끝나고, 3등이 그 트릭을 가져가요. 그 카드가 용이면 먼저 트릭을 상대에게 줘요.

## scoring

score-cards = 팀마다 딴 트릭에 든 카드의 점수를 세요. 두 팀을 합하면 100점이에요.
score-double = *원투*가 나오면 카드를 세지 않아요. 원투를 한 팀이 200점, 상대 팀은 0점이에요.
score-calls = 그런 다음 스몰 티츄와 라지 티츄 점수를 더하거나 빼요. 원투에 스몰 티츄까지 성공하면 300점이에요.

## table of the card points

points-card = 카드
points = 점수
points-king = K 한 장마다
points-ten = 10 한 장마다
points-five = 5 한 장마다
points-dragon = 용
points-phoenix = 봉황
points-others = 나머지

## the match

match-target = 게임은 1000점까지 해요. 다른 목표 점수를 정해도 돼요. 같은 라운드에 두 팀이 모두 목표에 도달하면 합계가 더 높은 팀이 이겨요. 동점이면 한 팀이 앞설 때까지 라운드를 더 해요.

## both games of ranks

ranks-phoenix = *봉황:* 조커예요.
ranks-dragon = *용:* 가장 높은 싱글이에요.
ranks-seats = 누가 어디에 앉나
ranks-bombs-suits = 포카드 폭탄은 네 장의 무늬가 모두 달라야 해요.

## what the Philibert book does in several games

philibert-dog = 선을 받은 사람이 카드를 낼 때까지는 개에도 폭탄을 던질 수 있어요.

## what the Groo book does in several games

groo-clockwise = 함께 정하면 시계 방향으로 해도 돼요.

## what Johan François’s book does in several games

francois-wish = 참새를 내는 사람은, 한 장으로 내든 스트레이트에 넣어 내든, 2부터 A까지의 숫자 중 하나를 *반드시* 소원으로 빌어야 해요. 특수 카드는 소원으로 빌 수 없어요.
francois-clockwise = 함께 정하면 시계 방향으로 해도 돼요.

## Nanjing

nanjing-name = 티츄 난징
nanjing-short = 난징
nanjing-players = 4명
nanjing-summary = 두 명씩 두 팀이 먼저 카드를 다 내려고 겨루는 게임이에요. 누군가 카드 한 장이나 조합을 먼저 내면, 다른 사람은 같은 종류를 더 높게 내서 이기거나 패스해요. 몇몇 카드에는 점수가 있고, 네 장은 특수 카드이고, 폭탄은 무엇이든 이겨요. 패가 좋으면 1등으로 나간다는 데 걸 수도 있는데, 그 내기가 바로 티츄예요.
nanjing-goal = 파트너와 마주 보고 앉아, 사이에 앉은 두 사람과 겨뤄요. 먼저 1000점에 도달한 팀이 게임에서 이겨요. 점수를 얻는 방법은 세 가지예요.
nanjing-goal-cards = *트릭의 카드:* K, 10, 5, 용, 봉황에 점수가 있고, 라운드마다 모두 100점이에요.
nanjing-goal-out = *먼저 나가기:* 상대가 한 명도 나가기 전에 나와 파트너가 모두 나가면 원투, 200점이에요.
nanjing-goal-calls = *선언:* 스몰 티츄는 100점, 라지 티츄는 200점을 얻거나 잃어요.
nanjing-goal-early = 먼저 나가면 이득이고 꼴찌는 손해예요. 마지막까지 카드가 남은 사람은 가진 것을 다 내줘야 해요.
nanjing-deal = 지난 라운드에 1등으로 나간 사람이 카드를 섞어요. 첫 라운드에는 무작위로 정해요. 나눠 주는 사람은 없어요. 섞은 사람이 맨 위 카드를 가져가고, 이어서 차례대로 한 장씩, 모두 열네 장이 될 때까지 가져가요.
nanjing-deal-custom = 카드를 나눠 주는 모임도 많아요. 여덟 장씩 주고, 라지 티츄를 정한 다음, 여섯 장을 더 줘요. 라지 티츄를 정하기 전에는 아무도 아홉 번째 카드를 보지 않으니 결과는 같아요. 온라인에서는 모두에게 동시에 묻고, 모두 대답할 때까지 대답을 공개하지 않아요.
nanjing-calls-grand = *라지 티츄:* 아홉 번째 카드를 보기 전에만 부를 수 있어요. 우리 팀이 200점을 얻거나 잃어요.
nanjing-exchange = 모두 열네 장을 받으면 다른 세 사람에게 카드를 한 장씩 뒤집어서 줘요. 그러니 세 장을 받게 돼요. 내 세 장을 다 준 다음에야 받은 카드를 볼 수 있어요.
nanjing-exchange-custom = 두 사람이 주고받은 카드는 둘만 알아요. 보통 파트너에게는 좋은 카드를, 상대에게는 쓸모없는 카드를 주지만, 관습일 뿐 규칙은 아니에요.
nanjing-fata-morgana = 베른에 있는 출판사의 규칙서예요. 이 페이지는 바로 이 게임을 설명해요.
nanjing-fata-morgana-bombs = 규칙서에 분명히 쓰여 있어요. 폭탄은 카드를 이기지만 선이나 개를 이기지는 못하고, 자기 트릭에도 폭탄을 던질 수 있어요.
nanjing-fata-morgana-end = 3등의 마지막 트릭도 계산하고, 그 트릭에 용이 있으면 상대에게 준다고 규칙서에 쓰여 있어요.
nanjing-philibert = 예가 많은 프랑스어 번역본이에요. 다른 점은 하나, 여기서는 개도 안전하지 않아요.
nanjing-philibert-dog = 개를 포함해 특수 카드 네 장 모두에 폭탄을 던질 수 있어요. 개는 선을 받은 사람이 카드를 낼 때까지 바닥에 있고, 그때까지는 누구나, 개를 낸 사람까지도 폭탄을 던질 수 있어요. 개는 폭탄을 낸 사람이 가져가고, 그다음은 다른 폭탄이 나왔을 때와 같아요.
nanjing-groo = 이 게임을 ‘티츄 난킹’이라고 부르는 포르투갈 규칙서예요. 질문과 답이 길게 실려 있어요.
nanjing-groo-deal = 플레이는 반시계 방향이지만 카드는 시계 방향으로 가져가요. 함께 정하면 섞은 사람이 나눠 줘도 돼요.
nanjing-groo-calls = 파트너끼리 정확히 동시에 스몰 티츄를 불렀으면, 차례가 나중인 사람이 선언을 취소할 수 있어요.
nanjing-tichubadour = 프리부르의 트루바두르 스카우트가 만든 판으로, 무늬와 동물이 달라요. 카드의 기능은 똑같아요.
nanjing-tichubadour-cards = 무늬는 곡괭이, 텐트, 나침반, 스카프예요. 개 대신 늑대, 참새 대신 나이팅게일이 나와요.
nanjing-tichubadour-deal = 카드를 나눠 줘요. 여덟 장씩 주고, 라지 티츄를 정한 다음, 여섯 장을 더 줘요.
nanjing-tichubadour-wish = 여기서는 소원을 들어줄 수 있는데 들어주지 않아도 되지만, 벌을 받아요. 상대 팀이 200점으로 라운드를 이기고, 어긴 팀은 0점이고, 카드는 세지 않아요. 선언은 그래도 누가 1등으로 나가느냐에 달려 있어요. 아직 결정되지 않은 선언이 있으면 누군가 나갈 때까지 계속해요.
nanjing-tichubadour-match = 목표 점수는 게임을 시작하기 전에 정해요. 전통은 1000점이에요.
nanjing-francois = 티츄 플레이어 협회의 질문과 답이 실린 네덜란드어 번역본이에요.
nanjing-francois-dragon = 규칙서에는 용으로 트릭을 딴 사람이 “내거나 패스한다”고 쓰여 있어요. 여기서는 선이 언제나 내야 해요. 선이 패스하면 아무것도 이어질 수 없으니까요.

## Trichu

trichu-name = 트리츄
trichu-players = 3명
trichu-summary = 셋이서 하는 티츄예요. 네 번째 손패는 누구의 것도 아니에요. 한 사람이 솔로가 되어 자기 손패와 함께 이 손패도 플레이해요. 솔로와 더미가 한 팀, 나머지 두 사람이 한 팀이에요. 다음 라운드에는 다른 사람이 이 말 잘 듣는 파트너를 얻을 수 있어요.
trichu-differs-hands = 세 명이 하지만 손패는 넷으로 나눠요. 솔로가 자기 손패와 더미의 손패, 둘을 플레이해요.
trichu-differs-grand = 솔로와 더미는 라지 티츄를 부를 수 없어요.
trichu-differs-exchange = 솔로와 더미는 서로 카드를 주고받지 않아요.
trichu-differs-open = 카드 교환이 끝나면 더미의 손패를 펼쳐 놓아요.
trichu-differs-wish = 더미는 소원을 들어주지 않아도 돼요.
trichu-differs-score = 점수는 네 칸에 한 사람씩 따로 적어요. 보통 목표 점수 없이 아홉 라운드를 해요.
trichu-goal = 아홉 라운드가 끝났을 때 점수가 가장 많아야 해요. 라운드마다 솔로와 더미가 한편, 나머지 두 사람이 한편이 되어 2 대 2로 겨루고, 자기 편의 점수를 각자의 칸에 적어요. 더미도 자기 칸이 있고, 이길 수도 있어요.
trichu-deal = 난징처럼 열네 장씩 네 손패를 나눠요. 한 사람이 솔로이고, 그 맞은편 손패가 더미예요.
trichu-deal-soloist = 카드를 나누는 사람이 솔로예요. 첫 솔로는 무작위로 정하고, 라운드가 끝날 때마다 오른쪽 사람에게 넘어가요.
trichu-deal-look = 카드를 다 나누면 솔로는 두 손패를 모두 봐요.
trichu-calls-dummy = 솔로는 더미가 첫 카드를 내기 전에 *더미의* 스몰 티츄를 부를 수도 있어요. 선언은 그 손패에만 해당해요.
trichu-calls-grand = *라지 티츄:* 솔로의 두 상대만, 각자 아홉 번째 카드를 보기 전에 부를 수 있어요. 부른 팀이 200점을 얻거나 잃어요.
trichu-exchange = 카드는 상대끼리만, 뒤집어서 동시에 주고받아요.
trichu-exchange-soloist = 솔로는 두 상대에게 한 장씩 줘요.
trichu-exchange-dummy = 더미도 두 상대에게 한 장씩 줘요. 카드는 솔로가 골라요.
trichu-exchange-opponents = 두 상대는 각자 솔로에게 한 장, 더미에게 한 장을 줘요.
trichu-exchange-open = 그런 다음 더미의 손패를 모두가 볼 수 있게 펼쳐 놓아요.
trichu-play-dummy = 더미는 더미의 차례에 내고, 무엇을 낼지는 솔로가 정해요. 더미에게 참새가 있으면 더미가 선이 되고, 더미의 소원은 솔로가 빌어요.
trichu-wish = 더미와 소원
trichu-wish-dummy = 더미는 자기 차례에도, 선일 때도 소원을 들어주지 않아도 돼요. 그래도 그 숫자의 카드를 내면 소원은 이루어진 거예요. 솔로 자신의 손패에는 다른 손패와 똑같이 소원이 적용돼요.
trichu-score = 팀의 점수를 두 사람이 각각 받아요. 상대 팀이 60점, 솔로 팀이 40점이면 두 상대는 60점씩, 솔로와 더미는 40점씩 적어요.
trichu-match = 한 게임은 아홉 라운드예요. 모두가 똑같은 횟수로 솔로를 하도록 3의 다른 배수로 정해도 돼요. 그때 점수가 가장 많은 사람이 이기고, 여럿이면 공동 승리예요.
trichu-match-target = 규칙서는 목표 점수를 1000점으로 정하는 것을 권하지 않아요. 더미는 매 라운드 솔로 편이라서 먼저 도달하기 쉬워요. 그래도 함께 정하면 그렇게 할 수 있어요. 누군가 목표에 도달했을 때 가장 앞선 사람이 이기고, 여럿이 동점이면 한 라운드를 더 해요.
trichu-fata-morgana = 이 페이지에서 설명하는 그대로예요. 규칙서는 더미를 독일어로 탁자라는 뜻인 “Tisch”라고 부르고, 숙녀처럼 대해요.
trichu-fata-morgana-deal = 솔로가 어느 방향으로 넘어가는지는 규칙서에 없어요. 여기서는 차례처럼 오른쪽으로 넘어가요.
trichu-philibert = 프랑스 규칙서는 더미를 “le Mort”라고 부르고, 누가 더미와 한편이 되는지도 다르게 정해요.
trichu-philibert-deal = 지난 라운드에 1등으로 나간 사람이 솔로예요. 첫 라운드에는 무작위로 정해요. 더미가 1등이었으면 솔로가 바뀌지 않아요.
trichu-philibert-exchange = 실제 플레이어 세 명이 다른 두 사람에게 한 장씩 줘요. 더미는 주지도 받지도 않아요.
trichu-philibert-match = 누가 솔로를 몇 번 하든 아홉 라운드를 해요.
trichu-groo = 포르투갈 규칙서는 이 게임을 ‘스리츄(Threechu)’, 더미를 ‘가상의 플레이어’라고 불러요.
trichu-groo-soloist = 카드를 나누는 사람이 솔로예요. 첫 솔로는 무작위로 정하고, 라운드가 끝날 때마다 왼쪽 사람에게 넘어가요.
trichu-groo-deal = 플레이는 반시계 방향이지만 카드는 시계 방향으로 가져가요.
trichu-groo-calls = 솔로의 두 상대가 정확히 동시에 스몰 티츄를 불렀으면, 차례가 나중인 사람이 선언을 취소할 수 있어요.
trichu-groo-match = 라운드 수는 3으로 나누어떨어지기만 하면 마음대로 정해요. 여기서는 보통 아홉 라운드예요.

## Tientsin

tientsin-name = 티츄 톈진
tientsin-short = 톈진
tientsin-players = 6명
tientsin-summary = 여섯이서 하는 티츄예요. 세 명씩 두 팀이 번갈아 앉아서 누구나 양옆이 상대예요. 손패는 더 적고, 완승하려면 세 명이 모두 먼저 나가야 해요.
tientsin-differs-cards = 두 사람은 열 장, 네 사람은 아홉 장을 받아요.
tientsin-differs-grand = 라지 티츄는 일곱 번째 카드를 보기 전에 불러요.
tientsin-differs-exchange = 두 파트너에게 카드를 한 장씩 주고, 상대에게는 주지 않아요.
tientsin-differs-dog = 개를 내면 원하는 파트너에게 선을 넘겨요.
tientsin-differs-victory = 원투쓰리만 인정하고, 300점이에요. 1등과 2등만으로는 추가 점수가 없어요.
tientsin-differs-tricks = 꼴찌가 딴 트릭은 상대 팀에게, 5등이 딴 트릭은 1등에게 가요.
tientsin-goal = 세 명이 한 팀이 되어 먼저 1000점에 도달하면 이겨요. 난징처럼 트릭의 카드와 선언, 그리고 먼저 나가기로 점수를 얻어요. 상대 세 명에게 모두 카드가 남아 있을 때 우리 팀 세 명이 다 나가면 원투쓰리, 300점이에요.
tientsin-deal = 지난 라운드에 1등으로 나간 사람이 카드를 섞고 첫 장을 가져가요. 첫 라운드에는 무작위로 정해요. 이어서 차례대로 한 장씩 가져가요. 56장은 6으로 나누어떨어지지 않아서, 먼저 가져간 두 사람은 열 장, 나머지는 아홉 장이에요.
tientsin-calls-grand = *라지 티츄:* *일곱 번째* 카드를 보기 전에만 부를 수 있어요. 우리 팀이 200점을 얻거나 잃어요.
tientsin-exchange = 두 파트너에게 카드를 한 장씩 뒤집어서 주고, 한 장씩 받아요. 상대에게는 주지 않아요. 내 두 장을 다 준 다음에야 받은 카드를 볼 수 있어요.
tientsin-dog = 선일 때 한 장으로만 낼 수 있어요. 트릭을 따지 못하고 점수도 없지만, 카드가 남은 파트너 중 원하는 사람에게 바로 선을 넘겨요. 두 파트너가 모두 나갔으면 내 오른쪽으로 돌아가며 카드가 남은 첫 번째 사람이 선이 돼요.
tientsin-dragon-gift = 용으로 트릭을 딴 사람은 용을 포함한 트릭 전체를 세 상대 중 한 명에게 줘야 해요. 그래도 선은 트릭을 딴 사람이에요.
tientsin-end-when = 카드가 남은 사람이 한 명뿐이거나 *원투쓰리*가 나오면 라운드가 바로 끝나요. 원투쓰리는 한 팀의 세 명이 다 나갔는데 상대 세 명에게는 모두 카드가 남아 있는 거예요.
tientsin-end-last = 카드를 세기 전에
tientsin-end-hand = 꼴찌는 손에 남은 카드*와* 딴 트릭을 모두 상대 팀에게 줘요.
tientsin-end-tricks = 5등은 딴 트릭을 모두 1등에게 줘요.
tientsin-end-last-trick = 마지막 트릭도 다른 트릭처럼 계산해요. 5등의 마지막 카드가 나오면 트릭이 바로 끝나고, 5등이 그 트릭을 가져가요. 그 카드가 용이면 먼저 트릭을 상대에게 줘요.
tientsin-score-cards = 팀마다 딴 트릭에 든 카드의 점수를 세요. 두 팀을 합하면 100점이에요.
tientsin-score-triple = *원투쓰리*가 나오면 카드를 세지 않아요. 원투쓰리를 한 팀이 300점, 상대 팀은 0점이에요. 그런 다음 스몰 티츄와 라지 티츄 점수를 더하거나 빼요.
tientsin-order = 누가 언제 나갔나
tientsin-order-teams = A, C, E가 한 팀, B, D, F가 한 팀이에요.
tientsin-order-out = 나간 순서
tientsin-order-meaning = 결과
tientsin-order-1 = C, A, E
tientsin-order-1-meaning = 원투쓰리, 300점. 라운드가 끝나요.
tientsin-order-2 = C, A, B
tientsin-order-2-meaning = 1등과 2등이 한 팀이어도 특별한 것은 없어요. 라운드를 계속해요.
tientsin-order-3 = C, A, B, E
tientsin-order-3-meaning = 한 팀이 다 나갔지만 B가 E보다 먼저 나가서 원투쓰리가 아니에요. D와 F는 계속해요.
tientsin-order-4 = C, A, B, E, F
tientsin-order-4-meaning = 꼴찌 D는 손패와 트릭을 상대 팀에게 줘요. 5등 F는 트릭을 C에게 줘요.
tientsin-fata-morgana = 이 페이지에서 설명하는 그대로예요.
tientsin-philibert = 프랑스 규칙서에는 네 명이 아홉 장, 두 명이 열 장을 받는다고 분명히 쓰여 있어요.
tientsin-groo = 포르투갈 규칙서도 같은 게임이지만, 카드를 가져가는 방법과 선언이 조금 달라요.
tientsin-groo-deal = 플레이는 반시계 방향이지만 카드는 시계 방향으로 가져가요. 그래서 섞은 사람과 그 왼쪽 사람이 열 장이에요.
tientsin-groo-calls = 파트너끼리 정확히 동시에 스몰 티츄를 불렀으면, 차례가 가장 빠른 사람을 뺀 나머지는 선언을 취소할 수 있어요.
tientsin-francois = 네덜란드 규칙서도 같은 게임이지만, 소원을 꼭 빌어야 해요.

## Grandseigneur

grandseigneur-name = 그랑세뇌르
grandseigneur-players = 5~12명
grandseigneur-summary = 모두가 혼자 겨루는 개인전이에요. 팀도 점수도 선언도 없어요. 나간 순서에 따라 다음 라운드에 누가 윗자리에 앉고 누가 가장 좋은 카드를 바쳐야 하는지가 정해져요. 한번 올라간 사람은 좀처럼 내려오지 않아요.
grandseigneur-differs-teams = 팀이 없고, 모두 혼자 플레이해요.
grandseigneur-differs-dog = 개는 상자에 남겨 둬요.
grandseigneur-differs-calls = 스몰 티츄도, 라지 티츄도, 점수도 없어요.
grandseigneur-differs-exchange = 카드는 계급에 따라 교환해요. 낮은 사람이 높은 사람에게 가장 좋은 카드를 바쳐요.
grandseigneur-differs-dragon = 용으로 딴 트릭은 남에게 주지 않아요.
grandseigneur-differs-packs = 일곱 명부터는 카드 두 벌을 써요.
grandseigneur-goal = 되도록 빨리 카드를 다 내세요. 1등으로 나간 사람은 다음 라운드의 *대영주*, 끝까지 카드가 남은 사람은 *거지*가 돼요. 위에서부터 차례로 보면 다음과 같아요.
grandseigneur-title-1 = 대영주
grandseigneur-title-2 = 영주
grandseigneur-title-3 = 마스터
grandseigneur-title-4 = 시민
grandseigneur-title-5 = 빈민
grandseigneur-title-6 = 거지
grandseigneur-goal-titles = 사람이 더 많거나 적으면 계급을 더하거나 빼요.
grandseigneur-cards = 카드 한 벌에는 네 가지 무늬에 열세 가지 숫자가 있어요. 2부터 10까지, 그다음이 J, Q, K, A예요. A는 언제나 가장 높고, 무늬끼리는 높낮이가 없어요.
grandseigneur-cards-special = 특수 카드는 세 장이에요. 개는 빼요. 파트너가 없으니 갈 곳이 없거든요.
grandseigneur-cards-packs = 일곱 명부터는 카드 두 벌을 함께 섞어요. 두 번째 벌에서는 개와 참새를 빼요. 그러니 봉황과 용이 두 장씩이에요.
grandseigneur-deal = 거지가 카드를 섞고 나누고 트릭을 치워요. 첫 라운드에는 무작위로 정한 사람이 해요. 카드는 모두 나눠요. 남는 카드는 대영주부터 시작해 먼저 받는 사람들에게 한 장씩 더 가요.
grandseigneur-seats = 모두 계급 순서대로 앉아요. 대영주의 왼쪽에 영주, 그다음에 마스터, 이렇게 탁자를 빙 돌아 거지는 대영주의 오른쪽에 앉아요. 가장 좋은 의자는 대영주의 것이에요.
grandseigneur-calls = 선언은 없어요. 아무도 내기를 하지 않고, 모두 서두를 뿐이에요.
grandseigneur-exchange = 첫 라운드에는 교환하지 않아요. 두 번째 라운드부터
grandseigneur-exchange-3 = 꼴찌는 가장 좋은 카드 *세 장*을 1등에게,
grandseigneur-exchange-2 = 끝에서 두 번째는 가장 좋은 카드 *두 장*을 2등에게,
grandseigneur-exchange-1 = 끝에서 세 번째는 가장 좋은 카드 *한 장*을 3등에게 줘요.
grandseigneur-exchange-return = 위의 세 사람은 받을 카드를 보기 전에, 같은 장수를 마음대로 골라 동시에 돌려줘요. 나머지는 손패를 그대로 둬요.
grandseigneur-exchange-best = 가장 좋은 카드는 용, 그다음이 봉황, 참새이고, 나머지는 숫자 순서예요. 같은 숫자 중에서는 주는 사람이 골라요. 다섯 명일 때는 단계마다 한 장씩 적어서 두 장, 한 장, 없음이에요.
grandseigneur-play-right = 차례는 오른쪽으로, 반시계 방향으로 돌아요. 그러니 대영주 다음이 거지의 차례예요.
grandseigneur-play-tricks = 트릭 자체에는 점수가 없어요. 선을 잡으려고 트릭을 따는 거예요.
grandseigneur-combinations-alone = 이 밖의 조합은 폭탄뿐이에요. 용은 언제나 한 장으로만 내요.
grandseigneur-bombs = 카드 두 벌을 쓸 때
grandseigneur-bombs-yes = 폭탄이에요.
grandseigneur-bombs-no = 조합이 되지 않아요.
grandseigneur-dog = 이 게임에는 없어요.
grandseigneur-phoenix = 카드 두 벌을 쓰면 봉황도 두 장이에요. 봉황 위의 봉황은 0.5 더 높고, 한 조합에 두 장을 함께 쓸 수도 있어요. 하지만 폭탄에는 쓸 수 없어요.
grandseigneur-dragon = 가장 높은 싱글이에요. 폭탄으로만, 카드 두 벌을 쓸 때는 두 번째 용으로도 이길 수 있어요. 줄 상대 팀이 없으니 트릭을 남에게 주지 않아요.
grandseigneur-end = 카드가 남은 사람이 한 명뿐이면 라운드가 끝나요. 나간 순서대로 다음 라운드의 계급이 정해지고, 모두 자리를 옮겨요. 옮길 사람이 있다면 말이죠. 세상은 쉽게 바뀌지 않으니까요.
grandseigneur-score = 점수는 없어요. 아무도 트릭을 세지 않아요.
grandseigneur-match = 따로 정하지 않으면 끝이 없어요. 라운드 수를 정해도 돼요. 그러면 마지막 라운드가 끝났을 때 대영주인 사람이 이겨요.
grandseigneur-fata-morgana = 이 게임은 출판사의 규칙서에만 있어요. 포르투갈 규칙서는 번역을 사양하면서, 열두 명이나 모였다면 풋살을 하라고 권해요.
grandseigneur-fata-morgana-wish = 규칙서에는 티츄의 세세한 규칙이 여기서는 해당되지 않는다고 쓰여 있어요. 우리는 선언과 점수가 없다는 뜻으로 읽었고, 소원은 그대로예요.
grandseigneur-fata-morgana-cards = 일곱 명부터 카드 두 벌을 쓰는 것은 권장 사항이에요. 더 적은 인원이어도 두 벌을 쓸 수 있어요.

## Hierarchy

hierarchie-name = 계급전
hierarchie-players = 5~10명
hierarchie-summary = 프랑스 규칙서에 “Quelqu’un est toujours le trou du C..”라는 제목으로 실린 계급 게임이에요. 누군가는 언제나 꼴찌여야 하고, 그 꼴찌를 프랑스에서는 점잖지 못한 말로 불러요. 팀도 점수도 없어요. 1등으로 나간 사람은 그랜드 마스터가 되어 편하게 지내요.
hierarchie-differs-teams = 팀도, 점수도, 선언도 없어요.
hierarchie-differs-cards = 카드는 108장이에요. 무늬 카드는 두 벌이지만 특수 카드는 한 벌뿐이에요.
hierarchie-differs-clockwise = 시계 방향으로 돌아요.
hierarchie-differs-exchange = 카드는 계급에 따라 교환해요. 가장 좋은 카드는 위로, 가장 낮은 카드는 아래로 가요.
hierarchie-differs-suits = 트리플은 세 장의 무늬가, 포카드 폭탄은 네 장의 무늬가 모두 달라야 해요.
hierarchie-differs-special = 참새에는 소원이 없고, 용으로 딴 트릭은 남에게 주지 않고, 개는 계급이 가장 낮은 사람에게 선을 넘겨요.
hierarchie-goal = 되도록 빨리 카드를 다 내세요. 1등으로 나간 사람은 다음 라운드의 *그랜드 마스터*예요. 끝까지 카드가 남은 사람은 *꼴찌*가 되어 카드를 섞고, 나누고, 시키는 대로 해요. 아무도 앉고 싶어 하지 않는 자리예요.
hierarchie-cards = 카드는 108장이에요. 두 벌의 무늬 카드, 그러니까 2부터 A까지 모든 카드가 두 장씩 있고, 특수 카드는 한 벌이에요.
hierarchie-cards-mahjong = *참새:* 숫자는 1이에요. 가진 사람이 첫 선이 돼요.
hierarchie-cards-dog = *개:* 계급이 가장 낮은 사람에게 선을 넘겨요.
hierarchie-deal = 꼴찌가 카드를 섞어 시계 방향으로 나눠요. 첫 라운드에는 무작위로 정한 사람이 해요. 다섯 명에서 아홉 명까지는 모두 열두 장씩 받고, 남은 카드는 탁자 옆에 펼쳐 놓아요. 열 명이면 카드를 모두 나눠요.
hierarchie-seats = 그랜드 마스터는 원하는 자리에 앉아요. 나머지는 그 왼쪽으로 계급 순서대로 앉으니, 꼴찌는 그랜드 마스터의 오른쪽에 앉게 돼요.
hierarchie-calls = 선언은 없어요.
hierarchie-exchange = 첫 라운드에는 교환하지 않아요. 두 번째 라운드부터 모두 동시에, 뒤집어서 주고받아요.
hierarchie-exchange-3 = 꼴찌는 가장 좋은 카드 *세 장*을 1등에게 주고, 1등은 가장 낮은 세 장을 돌려줘요.
hierarchie-exchange-2 = 끝에서 두 번째는 가장 좋은 카드 *두 장*을 2등에게 주고, 2등은 가장 낮은 두 장을 돌려줘요.
hierarchie-exchange-1 = 끝에서 세 번째는 가장 좋은 카드 *한 장*을 3등에게 주고, 3등은 가장 낮은 한 장을 돌려줘요.
hierarchie-exchange-best = 좋은 것부터 용, 봉황, 참새, 개, A, K, Q, J, 10, 그리고 2까지의 순서예요. 같은 숫자 중에서는 주는 사람이 골라요. 나머지는 손패를 그대로 두고, 다섯 명일 때는 3등도 그대로예요.
hierarchie-play-left = 차례는 왼쪽으로, 시계 방향으로 돌아요. 그러니 1등 다음이 2등의 차례예요.
hierarchie-play-tricks = 참새가 남은 카드 가운데 있으면 계급이 가장 높은 사람이 선이에요. 첫 라운드에는 카드를 나눈 사람의 왼쪽 사람이 선이에요. 트릭 자체에는 점수가 없어요. 선을 잡으려고 트릭을 따는 거예요.
hierarchie-twice = 모든 카드가 두 장씩
hierarchie-triple = 트리플은 세 장의 무늬가 모두 달라야 해요. 풀하우스 안에서도, 봉황과 함께 낼 때도 마찬가지예요. 페어는 똑같은 카드 두 장이어도 돼요.
hierarchie-triple-yes = 트리플이에요.
hierarchie-triple-no = 트리플이 아니에요.
hierarchie-triple-phoenix = 이것도 트리플이 아니에요.
hierarchie-pair = 페어예요.
hierarchie-wish = 소원은 없어요. 참새는 누가 시작할지만 정해요. 스트레이트에서는 언제나처럼 1이에요.
hierarchie-dog = 선일 때 한 장으로만 낼 수 있어요. 계급이 가장 낮은 사람에게, 첫 라운드에는 카드를 나눈 사람에게 선을 넘겨요. 그 사람이 이미 나갔으면 카드가 남은 다음 사람이 선이 돼요. 계급이 가장 낮은 사람이 직접 내면 다시 선이 돼요.
hierarchie-dog-bombed = 선을 받은 사람이 카드를 낼 때까지는 개에도 폭탄을 던질 수 있어요.
hierarchie-dragon = 가장 높은 싱글이에요. 폭탄으로만 이길 수 있어요. 트릭을 남에게 주지 않아요.
hierarchie-end = 카드가 남은 사람이 한 명뿐이면 라운드가 끝나고, 그 사람이 다음 라운드의 꼴찌예요. 나간 순서대로 계급이 정해지고, 모두 자리를 옮겨요.
hierarchie-score = 점수는 없어요.
hierarchie-match = 따로 정하지 않으면 끝이 없어요. 라운드 수를 정해도 돼요. 그러면 마지막 라운드가 끝났을 때 계급이 가장 높은 사람이 이겨요.
hierarchie-philibert = 이 게임은 프랑스 규칙서에만 있어요. 규칙서에 없는 부분은 여기서 어떻게 하는지 이 페이지에 적었어요.
hierarchie-philibert-cards = 규칙서는 상자에 든 두 벌을 108장이라고 해요. 두 벌은 112장이라서, 특수 카드 한 벌을 뺐어요.
hierarchie-philibert-play = 참새를 아무도 받지 않았을 때 누가 선인지는 규칙서에 없어요. 이 규칙은 우리가 정했어요.
hierarchie-philibert-dog = 이 규칙서에서는 어느 게임에서나 개에 폭탄을 던질 수 있어요.
