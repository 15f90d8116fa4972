## list

title = 대회
intro = 컵 대회, 클럽 모임, 듀플리케이트. 화면에서도 실제 카드로도 즐겨요.
mine = 내 대회
coming = 열려 있거나 진행 중
past = 끝난 대회
noneTitle = 지금은 대회가 없어요
noneText = 직접 열어 보세요. 친구들은 링크로 들어오고, 대진은 저절로 정해지고, 표를 따로 쓸 필요가 없어요.
organise = 대회 열기
noDate = 날짜 미정
entries = 참가 { $n }건
hostIs = 주최: { $name }
screens = 화면에서
room = 실제 카드로
status_registration = 참가 신청 중
status_playing = { $all }라운드 중 { $n }라운드
status_between = { $all }라운드 중 { $n }라운드 후
status_finished = 종료
status_closed = 닫힘

## form

newTitle = 대회 열기
name = 이름
nameHint = 예: 금요일 컵
who = 참가 단위
who_person = 개인
who_pair = 페어
who_team = 팀
format = 방식
format_swissHint = 성적이 같은 팀끼리 만나요. 인원이 많아도 적은 라운드로 충분해요.
format_individualHint = 라운드마다 새 파트너를 만나고, 각자 자기 점수로 겨뤄요. 보통 말하는 대회예요.
format_round-robinHint = 모두가 서로 만나요. 여덟 팀까지 좋아요.
format_knockoutHint = 이긴 팀이 올라가요.
format_double-knockoutHint = 두 번 지면 탈락이에요.
format_duplicateHint = 모든 테이블이 같은 카드로 해서 운이 덜 작용해요.
format_arenaHint = 정해진 시간 동안, 비는 대로 다시 짝지어져요.
where = 장소
whereScreensHint = 이 사이트의 테이블에 앉게 돼요.
whereRoomHint = 대진표를 인쇄하고, 결과는 휴대전화로 입력해요.
rounds = 라운드 수
roundsUsual = 보통 수만큼
matchLength = 한 게임의 길이
lengthPoints = 점수까지
lengthHands = 판 수
lengthMinutes = 시간(분)
hands = 판
boardsPerRound = 라운드당 보드
duration = 시간(분)
bestOf = 최대 게임 수
bestOfLate = 준결승부터
starts = 시작
startsHint = 현장에서 정하려면 비워 두세요.
about = 참가자가 알아야 할 것
more = 설정 더 보기
listed = 모두에게 공개
checkIn = 출석한 사람만 대진에 넣기
automatic = 라운드를 자동으로 시작
breakMinutes = 라운드 사이(분)
absence = 누가 오지 않으면
absence_wait = 기다리기
absence_substitute = 누구나 대신하기
absence_bot = 봇이 대신하기
absence_forfeit = 기권패
absenceMinutes = 기다리는 시간(분)
clock = 결정 시간(초)
create = 대회 만들기

## one tournament

share = 이 링크로 초대하세요
copy = 링크 복사
copied = 복사됨
register = 참가하기
registerName = 페어나 팀 이름
registered = { $name } 이름으로 참가했어요.
invitePartner = 함께할 사람에게 이 링크를 보내세요
incomplete = 페어나 팀에 아직 빈자리가 있어요.
joinEntry = { $name }에 들어가기
checkInNow = 왔어요
sitOut = 쉬기
withdraw = 그만두기
withdrawSure = 대회를 그만둘까요? 결과는 남아요.
absentNow = 다시 출석할 때까지 쉬어요.
yourTable = 내 테이블
goToTable = 내 테이블로 가기
atTable = { $n }번 테이블
yourBye = 이번 라운드는 부전승이에요.
waitForRound = 대진이 나오면 자리가 정해져요.
nextRoundIn = 다음 라운드까지 { $time }
enterResult = 결과 입력
confirmResult = 결과 확인
confirmText = 상대가 { $score }(으)로 입력했어요. 맞나요?
disputeResult = 틀렸어요
disputed = 양쪽 말이 달라요. 진행자가 정해요.
unconfirmed = 상대 확인 대기
standIn = 결석한 사람 대신하기
watch = 구경하기
replay = 다시 보기
paused = 모든 테이블이 멈췄어요.
sealed = 모든 테이블이 끝날 때까지 카드는 공개되지 않아요.
announcement = 알림
pairings = 대진표
noPairings = 아직 대진이 없어요.
standings = 순위표
noStandings = 첫 결과가 나오면 순위표가 보여요.
entrants = 참가자
noEntrants = 아직 아무도 신청하지 않았어요.
here = 출석
markHere = 출석 처리
markHereName = 출석 처리: { $name }
markAbsent = 결석 처리
markAbsentName = 결석 처리: { $name }
notComplete = 인원 부족
boards = 보드
boardsLink = 보드 비교
noBoards = 모든 테이블이 끝낸 보드부터 비교할 수 있어요.
boardTitle = { $n }번 보드
cards = 카드
points = 점수
worth = 평가
projector = 큰 화면용
print = 인쇄
slips = 결과지
csv = 순위표 CSV
json = 결과 JSON
log = 지난 일
notFound = 그런 대회가 없어요.

## results

resultTitle = { $n }번 테이블 결과
game = { $n }번째 게임
forfeit = 오지 않음
correct = 고치기
reason = 이유
save = 저장

## directing

direct = 진행
startNow = 시작: 1라운드 대진
pairNext = { $n }라운드 대진
pauseAll = 모든 테이블 멈추기
resumeAll = 모든 테이블 다시 시작
extend = 모두에게 5분 더
announce = 알리기
announceHint = 모두가 알아야 할 것은?
addEntrant = 참가자 추가
addHint = 이름 또는 이름: 구성원, 구성원
closeIt = 대회 닫기
closeSure = 완전히 닫을까요? 더는 아무도 할 수 없어요.
remaining = 아직 하는 테이블: { $tables }

## the log

event_created = 생성
event_hosted = 신청 시작
event_settings = 설정 변경
event_director = 진행자 변경
event_registered = 신청
event_changed = 신청 변경
event_entry = 링크 생성
event_invited = 초대
event_joined = 합류
event_left = 나감
event_checked-in = 출석
event_absent = 결석
event_withdrawn = 그만둠
event_paired = 대진 확정
event_committed = 카드 봉인
event_revealed = 카드 공개
event_opened = 테이블 열림
event_finished = 테이블 종료
event_absence = 테이블 결석
event_substituted = 대신함
event_result = 결과
event_confirmed = 결과 확인
event_disputed = 이의 제기
event_corrected = 결과 수정
event_extended = 시간 연장
event_announced = 알림
event_note = 메모
event_paused = 멈춤
event_resumed = 다시 시작
event_clock = 시간
event_undone = 취소
event_closed = 닫힘
event_unpaired = 대진 취소
event_deals-seen = 카드를 봄
event_club = 클럽

## calendar, bracket, deals

calendar = 달력
monthBefore = 이전 달
monthAfter = 다음 달
bracket = 대진표
undoPairing = 대진 취소
undoPairingSure = { $n }라운드를 취소할까요? 테이블은 닫히고 다시 대진을 정할 수 있어요.
deals = 준비할 카드
dealsText = 이 카드는 진행자만 볼 수 있어요. 카드를 본 사실은 모두가 볼 수 있는 기록에 남아요.
showDeals = 카드 보기
