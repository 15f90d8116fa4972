## the line

connecting = 방에 연결하는 중…
lost = 연결이 끊겼어요. 다시 연결하는 중…
refusedTitle = 이 방에 들어갈 수 없어요
refusedGone = 이제 없는 방이에요.
refusedSpectators = 이 방은 관전할 수 없어요.

## people

you = 나
partner = 파트너
dummy = 더미
away = 자리 비움
gone = 퇴장
nextDeal = 다음 라운드부터
thinking = { $name } 님이 생각 중
yourTurn = 내 차례
turnOf = { $name } 님 차례
cardsLeft = { $n }장
out = 다 냄
outAs = { $n }등, 다 냄
# At the seat of a player, whose name is there: the place of who is out, and who has passed
outMark = 다 냄 · { $n }등
passed = 패스
soloist = 솔로
holds = 트릭을 이기고 있어요
# At the seat of a player, whose name is there: who leads, gets the Dragon’s trick, or gives it away
leads = 선이에요
gotDragon = 용 트릭을 받아요
gaveDragon = 용 트릭 › { $to }
# A seat for those who hear it. $state: “8 cards” or “out, place 1”; $reserve: “reserve 1:20”, or none
seatLabel = { $name }, { $state }{ $call ->
    [grand] , { callGrand }
    [tichu] , { callTichu }
   *[none] {""}
}{ $turn ->
    [yes] , 차례
   *[no] {""}
}{ $passed ->
    [yes] , { passed }
   *[no] {""}
}{ $reserve ->
    [none] {""}
   *[other] , { $reserve }
}{ $holds ->
    [yes] , { holds }
   *[no] {""}
}{ $present ->
    [yes] {""}
   *[no] , { disconnected }
}
disconnected = 연결 끊김

## the hand

hand = 내 손패
handOf = { $name }의 손패
sortRank = 숫자순 정렬
sortSuit = 무늬순 정렬
clear = 선택 해제

## actions

pass = 패스
tichu = 티츄
tichuSure = 정말 스몰 티츄?
tichuPartner = 파트너가 불렀어요. 나도?
tichuText = 스몰 티츄는 내기예요. 1등으로 나가면 +{ $points }점, 아니면 −{ $points }점. 선언하려면 한 번 더 누르세요.
tichuWho = 누가 스몰 티츄를 부르나요?
tichuSelf = 내가 스몰 티츄?
tichuDummy = 더미로 스몰 티츄?
tichuDummyText = 더미의 스몰 티츄: 더미가 1등으로 나가면 +{ $points }점, 아니면 −{ $points }점. 선언하려면 한 번 더 누르세요.
withdraw = 선언 취소
bomb = 폭탄
noBomb = 지금 낼 수 있는 폭탄이 없어요.
bombHelp = 폭탄은 같은 숫자 4장(포카드), 또는 같은 무늬로 이어지는 5장 이상(스트레이트 플러시)이에요. 무엇이든 이기고, 내 차례가 아니어도 낼 수 있어요.
play = 내기
playIt = 내기: { $what }
lead = 내가 선이에요. 낼 카드를 고르세요.
leadFirst = 내가 선이에요. 원하는 조합을 내세요. 카드를 빠르게 두 번 누르면 페어나 스트레이트 등을 완성해 줘요.
follow = 더 높게 내거나 패스하세요.
followFirst = 같은 종류로 더 높게 내거나 패스하세요.
takes = { $name } 님이 트릭을 가져가요.
yourTrick = 내 트릭이에요.
mustPass = 이길 수 있는 카드가 없어요. 패스하세요.
hint = 힌트
hintSays = 코치의 추천: { $what }
hintPass = 코치의 추천: 패스
hintTichu = 코치의 추천: 스몰 티츄 선언
hintGrand = 코치의 추천: 라지 티츄 선언
hintNoGrand = 코치의 추천: 라지 티츄는 부르지 않기
hintTake = 코치의 추천: 트릭 가져오기
hintGive = 코치의 추천: { $name } 님에게 트릭 주기
hintWhy = { $what } – { $why }
autoPass = 이번 트릭 패스
autoPassOn = 이번 트릭은 계속 패스
held = 폭탄이 나올지 잠시 기다리는 중…
heldCall = 모두가 대답하면 내 선언이 공개돼요.

## grand

grandTitle = 라지 티츄?
grandText = { $n }장만 보고 거는 내기예요. 누구보다 먼저 손패를 다 털면 +{ $points }점, 아니면 −{ $points }점. 애매하면 부르지 마세요.
goal = 목표: 남들보다 먼저 카드를 모두 내는 것. { $partner } 님과 한 팀이에요.
grandCall = 라지 티츄 선언
grandSure = 정말 선언할까요? { $points }점
grandNo = 아니요, 나머지 보기
grandWaiting = 다른 사람의 대답을 기다리는 중…

## exchange

exchangeTitle = 카드 교환
exchangeText = 한 사람에게 한 장씩 고르세요. 카드를 누르거나 끌어다 놓으세요.
exchangeAdvice = 한 사람에게 한 장씩: 상대에게는 낮은 카드를, 파트너에게는 좋은 카드를. 누르거나 끌어다 놓으세요.
exchangeBest = 가장 좋은 카드를 줘야 해요.
exchangeLowest = 가장 낮은 카드를 줘야 해요.
exchangeEquals = 같은 숫자 중에서는 고를 수 있어요. 다른 카드를 눌러 보세요.
exchangeDo = 이 카드로 교환
exchangeWaiting = 다른 사람의 교환을 기다리는 중…
exchangeEmpty = 아직 없음
gave = 준 카드
got = 받은 카드
left = 왼쪽
right = 오른쪽
opposite = 맞은편
opponent = { $where }, 상대

## choices

wishTitle = 어떤 숫자를 소원으로 빌까요?
wishText = 자기 차례에 이 숫자를 낼 수 있는 사람은 반드시 내야 해요.
wishNone = 소원 없음
wish = 소원
wishBadge = 소원: { $rank }
wishHelp = 참새의 소원: { $rank }. 자기 차례에 낼 수 있으면 반드시 내야 해요. 그 숫자가 나올 때까지 소원은 남아 있어요.
wishBinds = 소원을 들어줘야 해요
wishFulfilled = 소원이 이뤄졌어요
dogTitle = 누구에게 선을 넘길까요?
dragonTitle = 용 트릭을 누구에게 줄까요?
chooseSeat = 선택
phoenixTitle = 봉황을 어떤 숫자로 쓸까요?
phoenixAs = 봉황 = { $rank }

## what happens, for the log and for ears

saidPlay = { $bomb ->
    [yes] 폭탄! { $name }: { $what }
   *[no] { $name }: { $what }
}{ $wishes ->
    [yes] {" "}– 소원: { $rank }
   *[no] {""}
}{ $out ->
    [yes] {" "}– 다 냄
   *[no] {""}
}
saidPass = { $name }: 패스
saidTichu = { $name }: 스몰 티츄!
saidGrand = { $name }: 라지 티츄!
saidNoGrand = { $name }: 라지 티츄 안 함
saidWithdraw = { $name }: 선언 취소
saidTake = 트릭: { $name }
saidGive = 용 트릭: { $name } › { $to }
saidDog = 개: 선 › { $to }
saidDealt = { $n }라운드: 카드를 나눴어요
saidExchange = 카드를 교환했어요
saidSat = { $name }: 자리에 앉음
saidLeft = { $name }: 퇴장
saidAway = { $name }: 자리 비움, 봇이 이어서 플레이
saidBack = { $name }: 돌아옴
saidPaused = 게임을 일시 정지했어요
saidResumed = 게임을 다시 시작해요
saidHost = 새 방장: { $name }
saidStarted = 게임을 시작해요
saidClock = { $name }: 시간 초과, 봇이 대신 결정
saidClockYou = 시간이 다 됐어요. 봇이 대신 결정해요
saidOver = { roundOver }. { outOrder }.
saidResult = { roundOver }: { $result }. { outOrder }. { total }: { $sum }.

## result

roundOver = { $n }라운드
matchOver = 게임이 끝났어요
won = 이겼어요!
wonBy = 승리: { $names }
total = 합계
pointsCards = 카드
cardsHelp = K와 10은 10점, 5는 5점, 용은 25점, 봉황은 −25점이에요. { $team ->
    [three] 꼴찌의 남은 손패와 트릭은 상대 팀에게, 5등이 딴 트릭은 1등에게 가요.
   *[two] 꼴찌의 남은 손패는 상대 팀에게, 꼴찌가 딴 트릭은 1등에게 가요.
}
outOrder = 나간 순서: { $names }
pointsVictory = 원투
pointsBreach = 소원 벌점
pointsTriple = 원투쓰리
callTichu = 스몰 티츄
callGrand = 라지 티츄
nextRound = 다음 라운드
nextIn = { $n }초 후 다음 라운드
rematch = 한 판 더
places = 자리 바꾸기
backHome = 홈으로
watchReplay = 이 게임 다시 보기

## panels

score = 점수
yourRank = 나: { $title }
log = 기록
chat = 채팅
lastTrick = 지난 트릭
lastTrickNone = 아직 아무도 트릭을 가져가지 않았어요.
logNone = 이번 라운드에는 아직 아무 일도 없었어요.
menu = 메뉴
round = { $n }라운드
target = 목표 { $n }점
scoreGraph = 라운드별 점수
chatPlaceholder = 따뜻한 한마디…
chatSend = 보내기
chatEmpty = 아직 아무 말도 없어요.
chatWatching = 관전자
mute = { $name } 님의 채팅 숨기기
unmute = { $name } 님의 채팅 다시 보기
watchers = { $n }명 관전 중
sealed = 이번 패의 지문(게임이 끝나면 확인할 수 있어요): { $hash }

## running a table

pause = 일시 정지
resume = 다시 시작
paused = 일시 정지
pausedText = 시계가 멈췄어요.
pauseAsked = 일시 정지 요청: { $names } ({ $n }/{ $needed }표)
pauseYours = 일시 정지를 요청했어요({ $n }/{ $needed }표, 방장은 바로 멈출 수 있어요)
resumeAsked = 다시 시작 요청: { $names } ({ $n }/{ $needed }표)
resumeYours = 다시 시작을 요청했어요({ $n }/{ $needed }표, 방장은 바로 시작할 수 있어요)
leave = 방 나가기
leaveSure = 정말 나갈까요? 봇이 대신 플레이해요.
leaveRated = 정말 나갈까요? 레이팅이 걸린 게임이라 1분 안에 돌아오지 않으면 패배로 기록돼요.
backNow = 돌아왔어요
awayText = 봇이 대신 플레이하고 있어요.
awayRated = 봇이 대신 플레이하고 있어요. 1분이 지나면 이 레이팅 게임은 패배로 기록돼요.

## before the start

lobbyTitle = 방이 준비됐어요
invite = 친구 초대
inviteText = 이 링크가 있으면 누구나 들어올 수 있어요.
copyLink = 링크 복사
qr = 링크 QR 코드
sit = 여기 앉기
sitDown = 자리에 앉기
empty = 빈자리
chooseBot = 봇 고르기
removeBot = 자리 비우기
swap = 바꾸기
start = 시작
startFill = 봇과 시작
waitHost = 방장이 게임을 시작해요.
waitMore = { $n }명이 더 필요해요.
allHere = 자리가 다 찼어요. 시작할 수 있어요.
present = 접속 중
botIs = 봇: { $bot }
swapHint = 자리를 바꾸려면 플레이어를 다른 자리로 끌거나 자리를 누르세요.
moveHint = 빈자리를 누르면 그 자리에 앉아요.
swapNow = { $name } 님과 바꿀 자리를 누르세요.
terms = 이 방의 게임
watchAllowed = 다른 사람도 관전할 수 있어요.
watchForbidden = 다른 사람은 관전할 수 없어요.
listed = 로비에 공개되어 누구나 참가할 수 있어요.
unlisted = 링크가 있는 사람만 참가할 수 있어요.
changeTerms = 바꾸기
makeHost = 방장 넘기기
host = 방장
watching = 관전 중이에요.
takePlace = { $name } 님의 자리 이어받기
waitsText = 다음 라운드부터 참여해요. 이번 라운드는 봇이 마무리해요.
newcomer = { $name } 님은 다음 라운드부터 참여해요.
admit = 지금 참여시키기
saidAdmitted = { $name }: 이번 라운드부터 참여
closeTable = 방 닫기
closeSure = 정말 방을 닫을까요? 모두 나가게 돼요.
closed = 닫힌 방이에요.
closed_rounds = 최대 라운드 수에 도달했어요. 게임은 승패 없이 여기서 끝나요.
closed_events = 이 방의 최대 기록 수에 도달했어요. 게임은 승패 없이 여기서 끝나요.
closed_administrator = 관리자가 방을 닫았어요. 게임은 승패 없이 여기서 끝나요.
closed_time = 시간이 다 됐어요. 지금까지의 점수로 정해져요.
closed_boards = 모든 보드를 플레이했어요.
closed_director = 대회 진행자가 이 방을 닫았어요.
tournamentWaits = 모두 오면 게임이 시작돼요.
toTournament = 대회로 가기

## phrases

phrase_hello = 안녕하세요!
phrase_good-luck = 행운을 빌어요!
phrase_well-played = 잘하셨어요!
phrase_thanks = 고마워요!
phrase_sorry = 미안해요!
phrase_oops = 앗…
phrase_wow = 와!
phrase_nice-bomb = 멋진 폭탄!
phrase_hurry = 차 다 식겠어요.
phrase_thinking = 생각 좀 할게요…
phrase_one-moment = 잠시만요.
phrase_back = 다녀왔어요.
phrase_again = 한 판 더?
phrase_good-game = 좋은 게임이었어요!
phrase_bye = 안녕히 주무세요!

## keys

keys = 단축키
keysText = 화살표: 이동, 스페이스: 선택, Enter: 내기, P: 패스, T: 스몰 티츄, B: 폭탄, S: 정렬, H: 힌트.
