# The game in a terminal. Keys and what is typed (p, 8g, ph …) are the same in every language.
# $own: yes if the reader is meant. $hand: own, or dummy for the hand of Trichu’s dummy.

## people

somebody = 누군가
partner = 파트너
partnerAt = 파트너, { $where }
nameOf = { $name } ({ $place })

## what happens

soloist = { $own ->
    [yes] 내가 솔로예요. 내 손패와 더미의 손패로 플레이해요.
   *[no] { $name } 님이 솔로예요. 더미와 함께 플레이해요.
}
leftOver = 남은 카드:
passes = 패스: { $names }
takesTrick = { $own ->
    [yes] 내가 트릭을 가져와요
   *[no] { $name } 님이 트릭을 가져가요
}{ worth }
givesTrick = 용 트릭: { $name } › { $to }{ worth }
# What a trick is worth, at the end of a sentence
worth = { $points ->
    [0] .
   *[other] ({ $points }점).
}
dogTo = { $card }: 선 › { $to }
playPhoenix = { $what } (봉황 = { $rank })
playWish = { $what }, 소원: { $rank }
wishFulfilled = 소원이 이뤄졌어요.
breaksWish = { $own ->
    [yes] 소원을 어겨서 이번 라운드를 졌어요.
   *[no] { $name } 님이 소원을 어겨서 이번 라운드를 졌어요.
}
goesOut = { $own ->
    [yes] { $n }등으로 나갔어요.
   *[no] { $name } 님이 { $n }등으로 나갔어요.
}
actionGive = 용 트릭 › { $name }
actionNoGrand = 라지 티츄 안 함
givesYou = { $name } › 나:
givesDummy = { $name } › 더미:

## the table

onTable = 바닥
onTableWorth = 바닥 · { $n }점
leads = { $own ->
    [yes] 내가 선이에요
   *[no] 선: { $name }
}
grandStake = 라지 티츄: 성공하면 +{ $n }점, 실패하면 −{ $n }점
youHave = 내 카드:
dummyHas = 더미의 카드:
# Below a player’s name
noteDecides = 생각 중…
noteReady = 준비 완료

## what you are asked

nothingToPlay = 지금은 낼 수 있는 카드가 없어요.
nothingFits = 그 카드가 들어간, 낼 수 있는 조합이 없어요.
grandAsk = 라지 티츄? 처음 { $n }장이에요.
dragonYours = 용으로 트릭을 땄어요. Enter를 눌러 트릭을 줄 상대를 고르세요.
waitingFor = 기다리는 중: { $names }
mustGive = { $forced ->
    [best] 가장 좋은 카드를 줘야 해요: Enter.
   *[lowest] 가장 낮은 카드를 줘야 해요: Enter.
}
mustGiveThese = { $forced ->
    [best] 가장 좋은 카드를 줘야 해요: { $what }
   *[lowest] 가장 낮은 카드를 줘야 해요: { $what }
}
enterGives = Enter를 누르면 이 카드를 줘요.
giveTo = { $hand ->
    [dummy] 더미의 손패에서 { $name }에게 줄 카드
   *[own] { $name }에게 줄 카드
}: { $n }장{ $forced ->
    [best] , 가장 좋은 것으로
    [lowest] , 가장 낮은 것으로
   *[no] {""}
}.
turn = { $hand ->
    [dummy] 더미 차례
   *[own] 내 차례
}
# The end of a sentence, with the wish if it binds
wished = { $bound ->
    [yes] . 소원: { $rank }.
   *[no] .
}
turnLead = { turn }: { $bound ->
    [yes] 선으로 내세요
   *[no] 원하는 조합을 내세요
}{ wished }
turnNothing = { turn }: 이길 카드가 없어요. p를 눌러 패스하세요{ wished }
turnBeat = { turn }. 바닥: { $what }{ $partner ->
    [yes] {" "}(파트너)
   *[no] {""}
}{ $mayPass ->
    [yes] . 더 높게 내거나 패스하세요
   *[no] . 더 높게 내세요
}{ wished }
nothingBeats = { $hand ->
    [dummy] 더미에게 이길 카드가 없어요.
   *[own] 이길 카드가 없어요.
}

## buttons, short

no = 아니요
give = 주기
takeTrick = 트릭 가져오기
giveTrick = 트릭 주기…
withdraw = 취소
suggest = 추천
leave = 나가기

## messages

pickFirst = 먼저 카드를 고르세요. Tab을 누르면 낼 수 있는 조합이 나와요.
giftMissing = { $name }에게 줄 카드를 한 장 더 고르세요.
breaksWishEnter = 소원을 어기면 이번 라운드를 져요. 그래도 내려면 Enter를 한 번 더 누르세요.
breaksWishPass = 패스하면 소원을 어기게 되어 이번 라운드를 져요. 그래도 하려면 p를 한 번 더 누르세요.
tichuAgain = 스몰 티츄? 선언하려면 t를 한 번 더 누르세요.
grandAgain = 라지 티츄? 선언하려면 g를 한 번 더 누르세요.
bombPicked = Enter: 폭탄 던지기, Esc: 되돌리기.
thinking = 생각 중…
hintGifts = 코치의 추천: { $what }

## dialogs

keysTitle = 단축키
listTitle = 낼 수 있는 조합
sayTitle = 채팅으로 말하기
saveTitle = 저장할 파일 이름
choiceKeys = Enter 또는 해당 키: 선택, Esc: 뒤로
pageKeys = Esc 또는 Enter: 닫기
lineKeys = Enter: 확인, Esc: 뒤로
leaveAsk = 방에서 나갈까요?
stay = 계속하기
saveAndLeave = 저장하고 나가기
leaveUnsaved = 저장하지 않고 나가기

## saving

notSaved = 게임이 아직 저장되지 않았어요.
overNotSaved = 게임이 끝났고 아직 저장되지 않았어요.
savedIn = 게임이 { $file }에 저장되어 있어요.
saved-already = 게임이 이미 { $file }에 저장되고 있어요.
cannot-save = 이 게임은 서버에 보관돼요.
fileExists = { $file } 파일이 이미 있어요. 덮어쓰지 않았어요.
cannotWrite = { $file }: { $why }
savedReplay = { $file }에 저장했어요. 다시 보기: tichu replay
savedResume = { $file }에 저장했어요. 다시 보기: tichu replay, 이어 하기: tichu play --resume { $file }

## a table on a server

connectingTo = 연결하는 중: { $link }…
unreachable = { $server } 서버가 응답하지 않아요: { $why }
notTichu = { $server }: 티츄 서버가 아니에요.
badLink = 방 링크가 아니에요: { $link }. 예: { $example }
placeKept = 자리는 남겨 둘게요. 돌아오려면: tichu play { $link }
youHost = 내가 방장이에요.
nobody-listens = 여기에는 이야기할 사람이 없어요.

## score sheets

roundIsOver = { $n }라운드 종료
round = 라운드
rank = 계급
player = 플레이어
noRanks = 아직 계급이 없어요.
nobodyOut = 아무도 나가지 못했어요.
bet = { $call ->
    [grand] 라지 티츄
   *[tichu] 스몰 티츄
}, { $name }: { $made ->
    [yes] 성공
   *[no] 실패
}
goalPoints = 목표 점수는 { $n }점이에요.
goalRounds = 총 { $n }라운드 게임이에요.
goalEither = 목표 점수는 { $points }점, 최대 { $n }라운드예요.
youLeave = { $n ->
    [0] 첫 라운드가 끝나기 전에 나갔어요.
   *[other] { $n }라운드를 마치고 나갔어요.
}

## the table line by line

introduction = ?: 입력 방법, q: 나가기.
yesWords = 예 네
noWords = 아니요 아니오
yesNo = { $question } (y: 예, Enter: 아니요)
answerYesNo = y(예)나 n(아니요)으로 대답해 주세요.
grandPrompt = 라지 티츄? (y: 예, Enter: 아니요, h: 힌트)
onlyWatch = 지금은 관전만 할 수 있어요. q: 나가기.
chooseLine = { $question } ({ $keys }{ $none ->
    [yes] , Enter: 없음
   *[no] {""}
}, { $back }: 뒤로)
chooseKey = { $keys } ({ $back }: 뒤로)
typeChoice = 첫 글자나 번호를 입력해서 고르세요.
queenNote = (Q 한 장은 대문자 Q로 입력해요.)
saveAs = 저장할 파일 이름(Enter: 저장 안 함)
serverKeeps = 이 게임은 서버에 보관돼요.
enterFor = Enter: { $what }, s: 점수, q: 나가기
pressEnter = Enter를 누르거나 s 또는 q를 입력하세요.
afterMatch = Enter: 나가기, s: 점수. 다음 게임을 기다려도 돼요
exchangeDummy = 카드 교환: 더미의 손패
giveTheseAsk = { $what }. 이대로 줄까요? Enter: 주기, { $back }: 다시 고르기
breaksWishAsk = 소원을 어기면 이번 라운드를 져요. 그래도 할까요?
trickBombable = 내 트릭이에요. 하지만 아직 폭탄이 나올 수 있어요
canBomb = 폭탄을 낼 수 있어요
enterTake = Enter: 가져오기, b 또는 카드: 폭탄
enterWait = Enter: 기다리기, b 또는 카드: 폭탄
whichBomb = 어떤 폭탄?
none = 없음
# What can be typed, each with its key
optionCards = 카드
optionPass = p 패스
optionTichu = t 스몰 티츄
optionWithdraw = w 선언 취소
optionList = v 목록
optionHint = h 힌트
kinds = { $kind ->
   *[single] 싱글
    [pair] 페어
    [triple] 트리플
    [full_house] 풀하우스
    [straight] 스트레이트
    [pair_run] 연속 페어
    [bomb] 포카드 폭탄
    [straight_bomb] 스트레이트 플러시 폭탄
}
andMore = 외 { $n }개

## cards that were typed

typeCards = 카드를 입력하세요.
notACard = 카드가 아니에요: ‘{ $text }’. 8g, 88, 34567, ph, dr처럼 입력하세요.
cardsPlease = { $n }장을 골라 주세요.
notHeld = 손에 없는 카드예요: { $card }.
heldOnly = { $n }장밖에 없어요: { $rank }.

## help: the keys. Each stands beside its key; at most about 54 columns

picking = 카드 고르기
pickClick = (클릭해도 돼요)
helpMove = 손패에서 이동
helpLift = 또는 스페이스: 고르기, 내려놓기. Esc: 모두 내려놓기
helpRanks = 숫자로 고르기(0: 10), 다시 누르면 한 장 더
helpSuggest = 고른 카드로 낼 수 있는 조합. v: 목록으로
playing = 플레이
helpEnter = 첫 번째 버튼: 내기, 주기, 가져오기, 계속
helpPass = 패스
helpTichu = 스몰 티츄, 라지 티츄: 두 번 누르기
helpWithdraw = 규칙이 허락하면 선언 취소
helpBomb = 차례가 아니어도 폭탄. 다시 누르면 다른 폭탄
helpHint = 힌트: 잘하는 사람이라면 무엇을 왜 할지
helpOther = 트리츄의 솔로일 때 다른 손패
anythingElse = 그 밖에
helpElse = s: 점수 · PgUp PgDn: 기록 · Ctrl+S: 저장 · c: 채팅 · l: 나가기

## help: what is typed

typedCards = 카드
typedAsSeen = 보이는 대로 입력하세요: 8g 8k.
typedRanks = 숫자만 써도 돼요: 88, 3344, 34567, 10jqka.
typedSpecials = 특수 카드는 ma, do, ph, dr: 88ph는 봉황을 쓴 8 트리플.
typedSingles = 10 한 장은 10이나 T, Q 한 장은 대문자 Q.
typedWords = 명령
typedPlaying = p 패스, t 스몰 티츄, w 선언 취소, b 폭탄, v 낼 수 있는 조합,
typedHint = h 힌트: 잘하는 사람이라면 무엇을 왜 할지,
typedElse = ? 이 도움말, s 점수, save 저장, q 나가기
typedChat = c와 할 말: 채팅으로 말하기

## the command

serverFixed = 서버의 방에는 자체 규칙, 플레이어, 기록이 있어요. 이 옵션을 빼 주세요
savedFixed = 저장된 게임에는 자체 규칙과 파일이 있어요. 이 옵션을 빼 주세요
tooManyBots = 봇을 { $n }개 지정했지만 함께할 수 있는 자리는 { $places }개뿐이에요
botFailed = { $name }: { $n }번 실패{ $stopped ->
    [yes] , 더 이상 묻지 않음
   *[no] {""}
}, 마지막: { $why }
