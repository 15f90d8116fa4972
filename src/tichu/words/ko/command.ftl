# What the commands print for players: tichu deal, legal, rules, replay, stats, puzzles, verify, bots.
# Names of commands, options and settings are typed, so they are the same in every language.

## errors: each follows “tichu: ” or the name of a file, so it begins with a small letter where that is usual

problem = { $what }: { $why }
possible = 가능한 값: { $choices }
noLanguage = 없는 언어예요: ‘{ $tag }’. 있는 언어: { $choices }
notNameValue = 하우스 룰은 이름=값 형식으로 쓰세요: ‘{ $text }’
setTwice = { $name }: 두 번 지정했어요
compiling = 이 컴퓨터에 맞게 준비하고 있어요. 처음 한 번만, 1~2분쯤 걸려요…
compilingBehind = shark를 이 컴퓨터에 맞게 준비하고 있어요. 처음 한 번만 1~2분 걸리고, 그동안 club이 대신해요
stopped = 끝나기 전에 멈췄어요
alreadyExists = { $file }: 이미 있는 파일이라 바꾸지 않았어요
noSuchFile = 없는 파일이나 폴더예요
noAccess = 접근할 수 없어요
isFolder = 폴더예요
notText = UTF-8 텍스트 파일이 아니에요
emptyFolder = 이 폴더에는 게임(.jsonl, .tch)이 없어요
noRound = 라운드가 없어요
noSuchRound = 없는 라운드예요
onlyRounds = 라운드가 { $n }개뿐이에요
noPlayer = 그런 이름의 플레이어가 없어요: { $name }
error_not-reviewed = 복기할 수 있는 게임: { $games }
error_missing-extra = { $module } 설치되지 않음: { $command }

## progress

analysing = 분석 중
counting = 집계 중
searching = 찾는 중
roundsSoFar = { $n }라운드

## deal and legal

dealtWith = { $game }, { $book }, 시드 { $seed }
seat = 자리 { $n }
faceUp = 공개된 카드
dealer = 딜러
nobodyActs = 라운드가 끝나서 아무도 할 것이 없어요
noAction = { $seat }: 지금은 할 수 있는 것이 없어요.
holds = { $seat }: { $cards }

## variants and rules

game = 게임
players = 인원
about = 설명
books = 규칙서
book = 규칙서
title = 제목
language = 언어
year = 연도
moreRules = 고르지 않으면 게임의 첫 번째 규칙서를 써요. 더 보기: tichu rules 게임
byBook = { $game }, { $book }
bookYear = { $book } ({ $title }, { $year })
bookNoYear = { $book } ({ $title })
setting = 설정
here = 값
meaning = 뜻
# What a house rule or a book has changed
houseRule = 하우스 룰. 원래: { $value }
setByBook = { $book } 규칙서. 원래: { $value }
sameSettings = 이 게임에서는 모든 규칙서의 설정이 같아요.
differences = 규칙서마다 다른 점

## replay

recordEnds = 라운드가 끝나기 전에 기록이 끝나요.
nextTrick = Enter: 다음 트릭, q: 끝내기

## puzzles

puzzlesFound = { $rounds }라운드에서 찾은 문제: { $n }개
nameFile = 파일을 지정하거나 봇끼리 플레이하게 하세요: --own 100

## verify

proof = { $status ->
    [proven] 증명됨
    [open] 진행 중
   *[failed] 증명 안 됨
}
why_open = 라운드가 끝나지 않아서 솔트가 아직 비밀이에요
why_uncommitted = 이 카드의 지문이 없어요
why_unopened = 라운드는 끝났지만 지문의 솔트가 공개되지 않았어요
why_differs = 카드가 지문과 맞지 않아요
why_not-noted = 게임 중에 적어 둔 지문이 아니에요
why_damaged = 이 라운드의 기록이 손상되어 카드를 확인할 수 없어요
nothingToCheck = 증명 안 됨: 확인할 라운드가 없어요.
noCommitments = 증명 안 됨: 기록에 지문이 없어서 카드가 언제 정해졌는지 알 수 없어요.
allProven = { $n }라운드가 증명됐어요.
notAllProven = 증명 안 됨: { $n }라운드 중 { $proven }라운드만 증명됐어요.
stillOpen = { $n }라운드가 아직 진행 중이에요.
fileDamaged = 파일이 손상됐어요.
gameRound = 게임 { $game }, { $n }라운드
withoutNotes = 기록을 만든 사람이 지문을 바꿨을 수도 있어요. 게임 중에 적어 둔 지문과 비교하거나 --seen으로 알려 주세요.
notNoted = { $hash }: 적어 둔 지문이지만 이 파일들의 어느 라운드에도 없어요
notBoth = --commitment와 --seen 중 하나만 쓰세요
lineNumber = { $n }번째 줄

## bots

bot = 봇
levels = 난이도
from = 출처
broken = 쓸 수 없어요: { $why }
seated = { $name }: { $link } 방에 앉았어요. 멈추려면 Ctrl+C를 누르세요.
programs = 어떤 프로그램이든 봇으로 참여할 수 있어요({ $program }). 방법은 docs/bots.md에 있어요.
replaced = 봇의 대답을 안전한 수로 대신했어요: { $why }

## stats

noName = (이름 없음)
soFar = 멈췄어요. 지금까지:
plots = { $folder }에 저장한 그래프: { $n }개
plotsEnglish = 한글 글꼴을 찾지 못해 그래프를 영어로 그렸어요
plotBelow = { $game }, { $rounds }. { $about }
plotCalls = 선언과 성공
plotCallsAbout = 손패 100번당 선언: 성공(채움), 실패(빗금).
plotCallsAxis = 손패 100번당 선언
plotSuccess = { $n }번 중 { $rate }
plotNoCall = 선언 없음
plotOrder = 나간 순서별 점수
plotOrderAbout = 팀원의 순위에 따른 팀의 평균 점수 차, 그리고 각 순위의 빈도.
plotPlaces = 순위
plotPlacesAbout = 각 플레이어가 각 순위로 끝난 비율, 괄호 안은 평균 순위.
plotStrength = 패의 힘별 결과
plotStrengthAll = 모든 손패. 카드 교환 후 용 3, 봉황 3, A 2, K 1, 폭탄 3.
plotStrengthOf = { $name } 님의 손패. 카드 교환 후 용 3, 봉황 3, A 2, K 1, 폭탄 3.
plotStrengthAxis = 패의 힘
plotHistory = 게임별 점수 변화
plotHistoryAxis = 누적 점수 차
plotHistoryAbout = 선은 팀의 누적 점수 차, 점은 게임의 끝이에요.
plotPlacesOverTime = 순위 변화
plotPlacesOverTimeAbout = 최근 { $n }라운드 평균 순위, 맨 위가 1등.
plotOnePlayer = 플레이어 한 명
plotShare = 손패 비율
plotFirst = 1등으로 나감
plotChance = 무작위라면
plotPercent = 퍼센트
plotFirstTitle = 1등으로 나가기
plotLead = 팀의 점수 차
plotPlace = 순위
plotMeanPlace = 평균 순위
moreUnread = 읽을 수 없는 것이 { $n }개 더 있어요
notCounted = 끝나지 않은 { $n }라운드는 세지 않았어요
noFinished = 끝난 라운드가 없어요

## stats: tables, with short headings

everybody = 전체
playersOf = { $game } · { $n }명
rounds = { $n }라운드
matches = { $n }판
tricksPerRound = 라운드당 트릭: { $n }
player = 플레이어
roundsHead = 라운드
won = 승
points = 점수
lead = 점수 차
place = 순위
firstOut = 1등
doubleWon = 원투
doubleLost = 원투 당함
tripleWon = 원투쓰리
tripleLost = 원투쓰리 당함
passes = 패스
hand = 패
aboutPoints = 라운드당 점수, 상대 팀과의 점수 차, 패스. 패: 패의 힘(아래 참고)
aboutPlaces = 라운드당 패스. 패: 패의 힘(아래 참고)
morePlayers = 플레이어 { $n }명 더: --player 이름 또는 --json
placeNumber = { $n }등
caught = 못 나감
aboutOrder = 비율과 팀의 평균 점수 차. 못 나감: 상대가 원투를 해서 카드가 남은 경우
perRound = 라운드당
held = 보유
fours = 포카드
straights = 스티플
led = 선
inTurn = 차례에
outOfTurn = 차례 아님
aboutBombs = 보유: 교환 후 폭탄이 있는 패의 비율
noWish = 소원 없음
atOnce = 바로
later = 나중에
never = 안 나옴
mostWished = 많이 고른 소원
aboutWishes = 바로: 같은 트릭에서 나옴. 나중에: 다른 트릭에서 나옴
wishesByRank = 숫자별 소원({ $name })
rank = 숫자
wished = 횟수
share = 비율
givesTo = 받는 사람
relation = { $to ->
   *[partner] 파트너
    [left] 왼쪽
    [right] 오른쪽
    [opposite] 맞은편
    [up] 높은 계급
    [down] 낮은 계급
}
given = 횟수
moreCards = 더 많음
sameCards = 같음
fewerCards = 더 적음
aboutDragon = 더 많음: 카드가 더 많은 상대에게
strengthHead = 힘
hands = 패
strengthOf = 패의 힘({ $name })
