title = 점수표
intro = 실제 카드로 할 때 쓰는 점수표예요. 이 브라우저에만 저장되고 인터넷 연결이 필요 없어요.
sheets = 모든 점수표
noSheets = 아직 점수표가 없어요.
newSheet = 새 점수표
begin = 시작
change = 플레이어와 목표
game = 게임
about_nanjing = 4명, 2 대 2
about_trichu = 3명과 더미
about_tientsin = 6명, 3 대 3
about_grandseigneur = 5~12명, 순위전
about_hierarchie = 5~10명, 순위전
players = 플레이어
player = 플레이어 { $n }
team = { $n }팀
soloist = 솔로
dummy = 더미
morePlayers = 플레이어 추가
fewerPlayers = 플레이어 빼기
until = 끝나는 조건
points = 점수
rounds = 라운드
open = 제한 없음
target = 목표 점수
howMany = 라운드 수
toPoints = { $n }점까지
toRounds = { $n }라운드
toOpen = 제한 없음
penaltyRule = 소원을 어기면 라운드 패배 (Tichubadour)
round = { $n }라운드
changeRound = { $n }라운드 고치기
cardPointsOf = 카드 점수: { $who }
# $who has $n of the hundred points, $other has $rest
cardPointsSplit = { $who }: { $n }, { $other }: { $rest }
fiveMore = { $who }: +5
doubleVictory = 원투
tripleVictory = 원투쓰리
victoryOf = { $victory }: { $who }
breach = 소원 위반
breachOf = 소원 위반 득점: { $who }
breachGain = 소원 벌점
calls = 선언
callsHint = 한 번 누르면 성공, 두 번 누르면 실패.
betShort = { $call ->
    [grand] 라지
   *[tichu] 스몰
} { $made ->
    [yes] ✓
   *[no] ✗
}
betShortOf = { $name } { betShort }
betOf = { $name }: { call } { $made ->
    [yes] ✓
   *[no] ✗
}
betSaid = { $name }: { call }, { $made ->
    [yes] 성공
   *[no] 실패
}
call = { $call ->
    [grand] 라지 티츄
   *[tichu] 스몰 티츄
}
callOf = { call }, { $name }: { $state ->
   *[none] 선언 안 함
    [made] 성공, { $gain }
    [lost] 실패, { $gain }
}
tichu = 스몰
grandShort = 라지
write = 라운드 저장
writeAnew = 고치기
strike = 이 라운드 삭제
undo = 실행 취소
redo = 다시 실행
share = 텍스트로 공유
copied = 점수표를 복사했어요.
copyFailed = 브라우저가 복사를 막았어요. 내용은 다음과 같아요:
sameAgain = 같은 플레이어로 새 게임
goOn = 계속하기
remove = 삭제
removed = 삭제함: { $what }
bringBack = 실행 취소
history = 라운드
noRounds = 아직 라운드가 없어요.
total = 합계
graph = 점수 그래프
rankGraph = 순위 그래프
totalsOf = { $who }: { $n }
change_nobody = 누군가는 1등으로 나갔으니 모든 선언이 실패일 수는 없어요.
change_two = 1등은 한 명뿐이니 이 선언들 중 하나는 실패여야 해요.
order = 누가 먼저 나갔나요? 나간 순서대로 이름을 누르세요.
ranks = 순위
nextExchange = 다음 카드 교환
gives = { $who } ⇄ { $other }: { $n }장
meanPlace = 평균
# how often somebody was first and last, and the average
times = 1등 { $first }번, 꼴찌 { $last }번, 평균 { $mean }등
ahead = 앞서는 중: { $who }
level = 동점
winTeam = { $who } 승리!
winOne = { $who } 승리!
winTogether = { $who } 공동 승리!
written = { $n }라운드를 저장했어요.
notKept = 이 브라우저는 데이터를 저장하지 않아서 페이지를 닫으면 점수표가 사라져요.
gone = 이 브라우저에 저장되지 않은 점수표예요.
offlineTitle = 서버에 연결할 수 없어요.
offlineText = 방은 서버가 있어야 열 수 있어요. 점수표와 규칙은 그대로 쓸 수 있어요.
offlineBack = 서버가 다시 연결됐어요.
offlineReload = 새로고침
offlineTry = 다시 시도
offlineClose = 닫기

## tournaments

handIn = 대회에 결과 내기
