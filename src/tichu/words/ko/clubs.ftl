## list

title = 클럽
intro = 자주 만나는 사람들의 모임. 모임 날, 방, 그리고 시즌 순위표가 있어요.
mine = 내 클럽
others = 여기서 찾을 수 있는 클럽
found = 클럽 만들기
noneTitle = 아직 클럽이 없어요
noneText = 함께하는 사람들을 위해 하나 만들어 보세요. 링크로 초대하고 모임을 열면 시즌 순위표는 저절로 계산돼요.
accountNeeded = 클럽을 만들려면 계정이 있어야 해요. 쿠키와 함께 사라지지 않게요.
makeAccount = 계정 만들기
members = 회원 { $n }명
role_organiser = 내가 운영해요
role_member = 회원이에요
role_applicant = 가입을 신청했어요
notFound = 그런 클럽은 없어요.

## form

newTitle = 클럽 만들기
editTitle = 이름과 가입
name = 이름
nameHint = 예: 화요 티츄
about = 알아 둘 점
admission = 링크 없이 들어올 수 있는 사람
admission_open = 누구나
admission_approval = 승인한 사람
admission_invitation = 없음
listed = 공개 목록에 보이기
create = 클럽 만들기
save = 저장

## one club

join = 가입하기
ask = 가입 신청
joinLinkText = 이 클럽에 초대받았어요.
invitationOnly = 이 클럽은 운영자의 링크로 들어갈 수 있어요.
waiting = 운영자가 곧 결정할 거예요.
withdrawRequest = 신청 취소
leave = 클럽 나가기
leaveSure = { $name }에서 나갈까요?
organisedBy = 운영: { $names }
evenings = 다음 모임
noEvenings = 예정된 모임이 없어요.
planEvening = 모임 계획하기
past = 지난 모임
tables = 방
noTables = 열린 방이 없어요.
openTable = 방 열기
tableFor = 앉을 수 있는 사람
tableMembers = 회원
tableLink = 링크가 있는 누구나
membersOnly = 회원 전용
free = { $n ->
    [0] 자리 없음
   *[other] 빈자리 { $n }개
}
memberList = 회원
membersHidden = 누가 회원인지는 회원만 볼 수 있어요.
organiser = 운영자
since = { $date }부터
applicants = 가입 신청
admit = 승인
admitName = { $name } 승인
reject = 거절
rejectName = { $name } 거절
moreAbout = { $name } 더 보기
makeOrganiser = 운영자로 지정
makeMember = 일반 회원으로
remove = 내보내기
removeSure = { $name } 님을 클럽에서 내보낼까요?
bar = 차단
barSure = { $name } 님을 차단할까요? 다시 들어올 수 없어요.
barred = 차단됨
unbar = 다시 허용
unbarName = { $name } 다시 허용
inviteLink = 이 링크를 여는 사람은 바로 가입할 수 있어요
newLink = 새 링크 만들기
newLinkSure = 예전 링크는 더 이상 쓸 수 없어요.
organise = 운영
edit = 이름과 가입
deleteClub = 클럽 삭제
deleteSure = { $name } 클럽을 완전히 삭제할까요? 대회는 남지만 회원과 시즌은 사라져요.

## seasons

season = 시즌
seasons = 시즌
noSeason = 아직 시즌이 없어요. 시즌은 두 날짜 사이의 모임을 모아 계산해요.
noSeasonMember = 아직 시즌이 없어요.
newSeason = 시즌 시작
editSeason = 시즌 바꾸기
seasonName = 이름
seasonNameHint = 예: 2027년 봄
from = 시작
to = 끝
toHint = 끝을 정하지 않으려면 비워 두세요.
scoring = 모임 하나의 가치
scoring_places = 등수에 따른 점수
scoring_match-points = 게임 승점
scoring_points = 카드 점수
places = 1등부터의 점수
placesHint = 예: 10 8 6 5 4 3 2 1
attendance = 참가 점수
best = 반영할 모임 수
bestAll = 전부
bestHint = 각자 가장 좋은 모임만 반영해요. 전부 반영하려면 비워 두세요.
ranked = 순위 대상
ranked_persons = 개인
ranked_entrants = 페어와 팀
tieBreaks = 점수가 같을 때
deleteSeason = 시즌 삭제
deleteSeasonSure = { $name } 시즌을 삭제할까요? 모임은 남아요.
noResults = 첫 모임이 끝나면 순위표가 나와요.
rank = 순위
player = 이름
seasonDates = { $from } ~ { $to }
seasonOpen = { $from }부터
counted = 모임 { $n }개 반영
notCounted = 반영 안 함
count = 반영하기
dontCount = 반영하지 않기
countName = { $name } 반영하기
dontCountName = { $name } 반영하지 않기
winners = 우승: { $names }
place = { $n }등
dropped = 괄호 안의 결과는 상위 { $n }개에 들지 않아요.
rule_places = 모임마다 1등부터 차례로 { $points }점을 받아요. 등수가 같으면 점수를 나눠요.
rule_match-points = 모임마다 게임 승점을 받아요. 승리는 2점, 무승부는 1점이에요.
rule_points = 모임마다 카드 점수의 합을 받아요.
rule_attendance = 참가하면 { $n }점을 더 받아요.
rule_best = 각자 가장 좋은 모임 { $n }개만 반영해요.
rule_persons = 페어와 팀에서는 모두가 결과를 그대로 받아요.
criterion_score = 시즌 점수
criterion_firsts = 우승한 모임
criterion_podiums = 3등 이내
criterion_direct = 상대 전적
criterion_best = 최고 모임
criterion_total = 모든 모임
criterion_evenings = 참가 횟수
about_score = 반영된 모임의 합.
about_firsts = 1등을 한 모임의 수. 반영되지 않은 모임도 세요.
about_podiums = 3등 안에 든 모임의 수.
about_direct = 동률인 사람끼리, 등수가 더 높았던 모임의 수에서 더 낮았던 모임의 수를 뺀 값.
about_best = 가장 좋은 모임의 점수.
about_total = 반영되지 않은 것까지 모든 모임의 합.
about_evenings = 참가한 모임의 수.
csv = 순위표 CSV
json = 순위표 JSON
print = 인쇄

## what happened

log = 지난 일
event_founded = 클럽을 만듦
event_changed = 이름이나 가입 방식 변경
event_new-link = 새 링크
event_applied = 가입 신청
event_joined = 가입
event_left = 나감
event_admitted = 승인
event_removed = 내보냄
event_barred = 차단
event_role = 역할 변경
event_season = 시즌 변경
event_season-deleted = 시즌 삭제
event_tournament = 모임 계획
event_table = 방을 엶

## in tournaments and at tables

ofClub = { $name }의 모임
membersRegister = 클럽 회원만 신청할 수 있어요
