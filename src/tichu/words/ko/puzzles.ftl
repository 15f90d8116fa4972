daily = 오늘의 문제
dailyDone = 오늘의 문제를 풀었어요. 내일 새 문제가 나와요.
solve = 풀어 보기
goOn = { $n }번 문제 이어서 풀기
again = 다시 보기
all = 모든 문제
progress = { $all }문제 중 { $n }개 해결, 한 번에 푼 문제 { $first }개
level = { $level ->
    [easy] 쉬움
   *[medium] 보통
    [hard] 어려움
}
tile = { $n }번 문제, { $state ->
    [first] 한 번에 해결
    [later] 해결
   *[open] 아직 풀지 않음
}
allDone = 모두 풀었어요.
of = 문제 { $n }/{ $all }
done = 해결
previous = 이전 문제
next = 다음 문제
task = 모든 손패가 공개되어 있고, 모두가 최선으로 플레이해요. 우리 팀에 가장 좋은 수는?
taskHidden = 내 카드만 보여요. 평균적으로 가장 좋은 수는?
you = 나
right = 오른쪽 상대
left = 왼쪽 상대
gift = { $side ->
    [left] 왼쪽 상대에게 주기
   *[right] 오른쪽 상대에게 주기
}
deed_give = { $side ->
    [left] 왼쪽 상대에게 주기
   *[right] 오른쪽 상대에게 주기
}
deed_pass = 패스
passed = 패스함
points = 트릭 점수: { $us } : { $them }
correct = 정답!
notAllowed = 여기서는 낼 수 없어요.
wrong = { $what }: 더 좋은 수가 있어요.
wrongValue = { $what }: { $value }점이에요. 더 좋은 수가 있어요.
solution = 가장 좋은 수: { $what }. 이후 모두가 최선으로 플레이하면 이번 라운드에서 우리 팀의 점수 차는 { $value }점이에요. ‘{ $other }’ 쪽은 { $less }점이에요.
solutionMargin = 가장 좋은 수: { $what }. 패를 여러 번 나눠 시뮬레이션해 보면 이번 라운드에서 우리 팀의 점수 차는 평균 { $value }점이에요. ‘{ $other }’ 쪽은 { $less }점이에요.
line = 이후 진행
show = 정답 보기
theme_gift = 용 트릭
theme_let-partner = 파트너의 트릭
theme_hold-back = 참고 기다리기
theme_dog = 개
theme_overtake = 파트너 트릭 이기기
theme_phoenix = 봉황
theme_dragon = 용
theme_win = 무엇으로 이길까?
theme_lead-single = 선으로 싱글 내기
theme_lead-many = 선으로 긴 조합 내기
theme = 주제
allThemes = 모든 주제 ({ $n })
themeCount = { $theme } ({ $n })
difficulty = 난이도
anyLevel = 전체
showMore = 더 보기
results = 한 번에 푼 사람 { $share } ({ $n }명)
theme_bomb = 폭탄
theme_wish = 소원이 걸려 있을 때
