## play with people

title = 사람들과 플레이
text = 같은 게임을 원하는 사람들과 한 방에 앉아요. 차단한 사람과는 만나지 않아요.
pace = 속도
paceNormal = 보통
paceFast = 빠르게
paceNormalText = 한 수에 60초, 한 판 전체.
paceFastText = 한 수에 20초, 절반 길이의 판.
strength = 상대의 실력
strengthAny = 누구나
strengthNear = 나와 비슷하게
bots = 빈자리에 봇이 앉아도 되는 때
botsAfter = { $n }분 뒤
botsNever = 안 돼요
rating = 레이팅
casual = 친선전
rated = 레이팅전
casualText = 가볍게 즐겨요.
ratedText = 결과가 레이팅에 반영돼요. 도중에 나가면 져요.
ratedAccount = 레이팅전은 계정이 있어야 해요.
toAccount = 계정 만들기
find = 방 찾기
waitTitle = 사람을 기다리는 중
waitPeople = { $all }명 중 { $n }명이 모였어요
botsIn = { $time } 뒤에 봇이 빈자리에 앉아요.
botsSoon = 봇이 빈자리에 앉고 있어요.
botsNeverText = 봇 없이: 사람이 모이면 시작해요.
keepOpen = 이 페이지를 열어 두세요. 다른 탭을 봐도 괜찮아요. 방이 준비되면 소리로 알려 드려요.
unreachable = 서버에 연결할 수 없어요. 계속 시도하고 있어요.
stop = 그만 기다리기
seated = 방이 준비됐어요
replaced = 다른 창에서 기다리고 있어요.
others = 지금 기다리는 게임
othersCount = { $n }명이 기다려요
join = 함께하기
joinGame = { $game } 기다리기

## the ladder

ladder = 순위표
ladderText = 게임마다 가장 뛰어난 사람들이에요. 레이팅은 레이팅전 방에서 얻고, 봇도 마찬가지예요.
ladderEmpty = 아직 아무도 없어요. 레이팅전을 15판쯤 하면 순위에 올라요.
place = 순위
player = 플레이어
matches = 판 수
bot = 봇
botText = 봇이에요. 사람처럼 레이팅전 방에서 레이팅을 얻어요.
guestText = 게스트예요. 레이팅은 계정이 있어야 해요.
joined = { $date }부터
youPlace = 내 순위: { $size }명 중 { $place }위, 레이팅 { $rating }
youProvisional = { $n }판을 마친 내 레이팅 { $rating }은 아직 임시예요.
provisional = 임시
placeOn = { $n }위
noRatings = 아직 레이팅전이 없어요.
ratedMatches = 레이팅전
graphLabel = { $n }판 동안의 레이팅: { $from }에서 { $to }까지
publicPage = 내 공개 페이지
