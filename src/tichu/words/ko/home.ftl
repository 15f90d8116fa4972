hero = 조용한 테이블에서 즐기는 티츄
heroText = 용, 봉황, 개, 참새와 함께하는 2 대 2 카드 게임. 무료이고, 모든 기능을 계정 없이 쓸 수 있어요.
playNow = 바로 플레이
playNowText = 봇 셋과 바로 시작해요.
playFriends = 친구와 플레이
playFriendsText = 규칙을 고르고 링크를 보내세요.
never = 처음이세요?
neverText = 직접 해 보며 배우는 짧은 강좌 10과.
dealing = 카드를 나누는 중…
running = 내 방
past = 내 게임
openTables = 열린 방
noTables = 지금은 공개된 방이 없어요. 방을 만들고 ‘로비에 공개’를 선택해 보세요.
join = 참가
watch = 관전
takeOver = 이어받기
goOn = 계속하기
places = 빈자리 { $n }개
untitled = 이름 없는 방
won = 승리
lost = 패배
unfinished = 끝나지 않음
look = 다시 보기

## new table

newTitle = 새 방
variant = 게임 종류
edition = 규칙서
edition_fata-morgana = 파타 모르가나, 7판
edition_francois = 요한 프랑수아, 플레이어 협회 FAQ 포함
players = 플레이어
endless = 제한 없음
clock = 제한 시간
clockNone = 제한 없음
clockSeconds = 한 수에 { $n }초
bombWindow = 폭탄 대기 시간
seconds = { $n }초
botPace = 봇 속도
paceQuick = 빠르게
paceHuman = 사람처럼
paceSlow = 느리게
others = 나머지 자리
othersOpen = 친구를 위해 비워 두기
othersBots = 봇: { $bot }
public = 로비에 공개 (누구나 참가 가능)
spectators = 관전 허용
houseRules = 하우스 룰
houseRulesText = 규칙서대로 두거나, 함께 정한 규칙으로 바꾸세요.
asBook = 규칙서대로
title = 방 이름
titlePlaceholder = 목요일 티츄 모임
create = 방 만들기
on = 예
off = 아니요

## me

meTitle = 내 프로필
name = 이름
nameSaved = 저장했어요.
ratings = 레이팅
noRatings = 다른 사람들과 게임을 끝까지 하면 레이팅이 생겨요.
ratingHelp = 모두 0에서 시작해요. 이기면 오르고, 몇 판 하고 나면 안정돼요.
matches = { $n }판

## variants in a sentence

variant_nanjing = 난징 – 4명, 두 팀
variant_trichu = 트리츄 – 3명
variant_tientsin = 톈진 – 6명, 두 팀
variant_grandseigneur = 그랑세뇌르 – 5~12명, 개인전
variant_hierarchie = 계급전 – 5~10명, 개인전

## house rules

rule_players = 플레이어 수
rule_packs = 카드 벌 수
rule_direction = 진행 방향
rule_deal = 카드 나누기
rule_tichu = 스몰 티츄 선언 가능
rule_grand_tichu = 라지 티츄 선언 가능
rule_grand_cards = 라지 티츄 전에 보는 카드 수
rule_tichu_points = 스몰 티츄 점수
rule_grand_points = 라지 티츄 점수
rule_withdraw_calls = 파트너와 동시에 선언하면 나중 선언을 취소할 수 있음
rule_late_tichu = 누군가 나간 뒤에도 스몰 티츄 선언 가능
rule_exchange = 카드 교환 방식
rule_tribute_return = 상위 계급이 돌려주는 카드
rule_wish = 참새의 소원
rule_wish_breach = 소원을 어긴 플레이
rule_dummy_honours_wish = 소원은 더미에게도 적용
rule_bomb_on_dog = 개에 폭탄을 낼 수 있음
rule_dragon_given = 용 트릭은 상대에게 줌
rule_triple_suits_differ = 트리플은 무늬 셋이 달라야 함
rule_bomb_suits_differ = 포카드 폭탄은 무늬 넷이 달라야 함
rule_victory_points = 원투·원투쓰리 점수
rule_soloist = 다음 솔로
rule_target = 목표 점수
rule_rounds = 라운드 수
choice_counterclockwise = 반시계 방향
choice_clockwise = 시계 방향
choice_draw = 차례대로 한 장씩
choice_draw-clockwise = 시계 방향으로 한 장씩
choice_packets = 여러 장씩 묶어서
choice_everyone = 모두에게 한 장씩
choice_opponents = 상대마다 한 장씩
choice_real-players = 실제 플레이어에게 한 장씩, 더미는 제외
choice_partners = 파트너마다 한 장씩
choice_tribute = 가장 좋은 카드를 상위 계급에게
choice_none = 없음
choice_chosen = 원하는 카드
choice_lowest = 가장 낮은 카드
choice_optional = 빌 수 있음
choice_required = 꼭 빌어야 함
choice_refused = 할 수 없음
choice_penalty = 라운드 패배
choice_right = 오른쪽 플레이어
choice_left = 왼쪽 플레이어
choice_winner = 1등으로 나간 플레이어
