## formats

format_swiss = 스위스 방식
format_individual = 라운드마다 파트너 추첨
format_individual_alone = 라운드마다 새 상대
format_round-robin = 리그전
format_knockout = 녹아웃
format_double-knockout = 더블 녹아웃
format_duplicate = 듀플리케이트
format_arena = 아레나

## when a match ends

length_points = { $n }점까지 게임
length_hands = { $n }판 게임
length_minutes = { $n }분 게임, 진행 중인 판은 끝까지
length_boards = 라운드마다 보드 { $n }개
length_arena = 모두 { $n }분
withoutGrand = 라지 티츄 없음
oneCopy = 보드 한 벌
bestOf = { $n }전제

## standings

standings = 순위표
afterRound = { $all }라운드 중 { $n }라운드 후
rank = 순위
name = 이름
criterion_match-points = 게임 승점
criterion_wins = 승리
criterion_difference = 득실 차
criterion_points = 점수
criterion_direct = 상대 전적
criterion_buchholz = 부흐홀츠
criterion_sonneborn-berger = 존네보른-베르거
criterion_stage = 통과한 라운드
criterion_boards = 보드
criterion_places = 등수
criterion_arena-points = 아레나 승점
about_match-points = 승리나 부전승은 2점, 무승부는 1점
about_wins = 이긴 게임 수
about_difference = 내 점수에서 상대 점수를 뺀 값. 부전승은 다른 게임의 평균으로 계산
about_points = 모든 게임에서 얻은 점수. 부전승은 다른 게임의 평균으로 계산
about_direct = 아직 동률인 참가자끼리의 게임에서 얻은 승점
about_buchholz = 모든 상대의 게임 승점 합. 부전승은 나와 승점이 같은 상대로 계산
about_sonneborn-berger = 이긴 상대의 게임 승점 합, 비긴 상대는 절반
about_stage = 탈락하지 않고 통과한 라운드 수
about_boards_matchpoints = 같은 카드로 더 못한 다른 테이블의 비율
about_boards_mean = 같은 카드를 받은 모든 테이블의 평균보다 높은 점수
about_places = 테이블마다 나보다 뒤처진 사람의 비율(%). 부전승은 다른 테이블의 평균으로 계산
about_arena-points = 승리 2점, 무승부 1점
about_arena-points_streaks = 승리 2점, 무승부 1점. 2연승 뒤에는 두 배

## rounds

round = { $n }라운드
roundOf = { $all }라운드 중 { $n }라운드
table = { $n }번 테이블
bye = 부전승
byes = 부전승: { $names }
result = 결과
noResult = –
forfeited = 기권
unconfirmed = 확인 전
absent = 결석
withdrawn = 중도 포기
registration = 참가 신청 중: { $n }팀
missing = 결과가 없는 테이블: { $tables }
complete = 이번 라운드의 결과가 모두 입력됐어요.
openTables = 진행 중인 테이블
waiting = 대기: { $names }
endsAt = 시간은 { $time }까지예요. 진행 중인 판은 끝까지 해요.
finished = 대회가 끝났어요.
notes = 메모

## what a command has done

created = { $name }: { $file } 파일을 만들었어요.
registered = { $n }: { $name } 참가.
changed = { $n }: { $name } 변경.
isAbsent = { $name }: 돌아올 때까지 대진에서 빠져요.
isBack = { $name }: 돌아왔어요.
hasWithdrawn = { $name }: 대회를 그만뒀어요.
entered = { $n }번 테이블: { $first } { $score } { $second }
noted = 적어 뒀어요.
undone = 취소함: { $what }
written = { $file } 파일을 썼어요.

## printed pages

pairings = 대진표
seats = 자리 안내
sideOne = 1번·3번 자리
sideTwo = 2번·4번 자리
sideSeats = { $seats }번 자리
players = 참가자
slip = 결과지
hand = 판
total = 합계
calls = 선언
signature = 서명
slipHint = 양쪽이 서명하고, 이긴 쪽이 결과지를 내요.
boardHint = 교환한 카드를 되돌리고, 다음 테이블을 위해 손패를 정리하세요.
rankHint = 판마다 나보다 늦게 나간 사람 수를 적고 마지막에 더하세요.
shareHint = 이번 라운드에 다른 테이블도 같은 보드를 써요. 한 보드가 끝날 때마다 바꾸세요.
tableCards = 테이블 번호표
deals = 카드 배분
board = { $n }번 보드
boards = 보드
seat = { $n }번 자리
dealHint = 세로줄 앞의 카드는 라지 티츄를 묻기 전에 보는 카드예요. 참가자는 이 페이지를 보면 안 돼요.
dealHintPlain = 참가자는 이 페이지를 보면 안 돼요.
boardRange = { $first }–{ $last }번 보드
guideCards = 이동 안내표
against = 상대
sitOut = 쉬는 라운드
guideHint = 상대가 없으면 이번 라운드는 쉬어요.
instructions = 듀플리케이트 진행 방법
ruleCount = 카드를 보기 전에 세어 보세요. 한 사람이 14장이에요. 맞지 않으면 진행자를 부르세요.
ruleSilent = 말없이 선언하세요. 선언 카드를 뒤집고 모두 볼 때까지 가리키세요. 다른 테이블도 같은 카드로 해요.
rulePassed = 누구에게 어떤 카드를 주는지 적으세요.
ruleTakeBack = 판이 끝나면 준 카드를 되돌려 받으세요. 보드를 넘길 때 손패는 다시 14장이에요.
ruleQuiet = 다른 사람이 아직 할 보드에 대해 말하지 마세요.
ruleNoGrand = 라지 티츄는 선언하지 않아요. 14장을 한 번에 드세요.
ruleEight = 위의 8장을 먼저 보고 라지 티츄를 결정하세요.

## errors

error_bad-name = 이름이 비었거나 너무 길어요
error_bad-members = 인원수가 맞지 않아요
error_name-taken = { $name }: 이미 등록된 이름이에요
error_no-such-entrant = { $n }번 참가자가 없어요
error_no-such-round = { $n }라운드는 아직 대진이 없어요
error_no-such-table = 이번 라운드에 { $n }번 테이블이 없어요
error_already-absent = { $n }번은 이미 결석이에요
error_already-present = { $n }번은 이미 와 있어요
error_already-withdrawn = { $n }번은 이미 그만뒀어요
error_schedule-full = 일정에 빈자리가 없어요
error_results-missing = 결과가 없는 테이블: { $tables }
error_all-rounds-played = 모든 라운드가 끝났어요
error_nobody-free = 다른 테이블이 끝나야 대진을 짤 수 있어요
error_time-over = 시간이 끝났어요. 마지막 결과를 입력하고 대회를 마치세요
error_no-clock = 진행 중인 아레나에만 시계가 있어요
error_already-closed = 대회가 이미 끝났어요
error_too-few-entrants = 라운드에는 적어도 { $n }명(팀)이 필요해요
error_has-result = { $n }번 테이블은 이미 결과가 있어요
error_no-result = { $n }번 테이블은 아직 결과가 없어요
error_bad-score = 결과는 ‘{ $text }’ 말고 1000:640처럼 쓰세요
error_bad-points = 점수는 5의 배수예요
error_bad-result = 양쪽의 점수가 필요해요
error_one-game = 이 대회에서는 한 게임씩만 해요
error_boards-missing = 보드 { $n }개의 점수가 필요해요
error_no-draws = 녹아웃 게임은 비길 수 없어요. 한 판 더 하세요
error_undecided = 한쪽이 { $n }게임을 이길 때까지 계속해요
error_too-many-games = 마지막 게임 전에 이미 승부가 났어요
error_next-round-paired = 승자가 이미 다음 라운드에 있어요. 먼저 그것을 취소하세요
error_bad-note = 메모가 비었거나 너무 길어요
error_nothing-to-undo = 취소할 것이 없어요
