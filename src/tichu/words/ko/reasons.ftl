## the yardsticks

any = 어떤 수든 마찬가지예요
never-bets = 이 봇은 선언하지 않아요
lowest-cards = 가장 낮은 카드예요
many-low-cards = 선으로 낮은 카드를 되도록 많이 털어요
cheapest = 되도록 낮은 카드로 트릭을 이겨요
keeps-bomb = 폭탄으로만 이길 수 있어서 아껴요
nothing-to-play = 낼 카드가 없어요

## calls

calls-grand = 패의 힘이 { $power }, { $needed } 이상이면 충분해요
no-grand = 패의 힘이 { $power }, { $needed } 이상이어야 해요
never-grand = 이 봇은 라지 티츄를 부르지 않아요
tichu-chance = 1등으로 나갈 확률이 { $percent }%예요

## the exchange

low-strays = 쓸모없는 낮은 카드예요. 홀수는 한쪽에, 짝수는 다른 쪽에 줘요
best-to-caller = 티츄를 부른 파트너에게 가장 좋은 카드를 줘요
keeps-strength = 티츄를 불렀으니 강한 카드를 지켜요
dog-from-strong = 패가 강하면 개가 필요 없으니 파트너에게 줘요
dog-away = 티츄를 불렀으니 개를 파트너에게 줘요
best-from-weak = 패가 약하니 파트너에게 강한 카드를 줘요
high-stray = 내 패와 어울리지 않는 높은 카드를 파트너에게 줘요
must-give = 이 카드들을 꼭 줘야 해요

## playing

goes-out = 카드를 모두 내고 나가요
runs-out = { $leads }번만 더 내면 되고, 져도 한 번뿐일 테니 끝까지 내요
leads-loser = 강한 카드로 선을 되찾을 수 있을 때 처리하기 어려운 패부터 내요
leads-winner = 트릭을 딸 만한 것을 선으로 내요
dog-to-partner = 개로 파트너에게 선을 넘겨요
takes-lead = 트릭을 따서 선을 잡아요
gets-rid = 나중에 내기 어려운 패를 처리해요
fights-caller = 티츄를 부른 상대가 쉽게 가져가지 못하게 해요({ $seat })
bombs = 트릭({ $points }점)과 선이 폭탄을 쓸 만한 가치가 있어요
partner-holds = 파트너가 트릭을 잡고 있어요(파트너의 카드 { $cards }장 남음)
waits-for-caller = 지금 나가면 파트너의 선언이 실패해요
own-trick = 내 트릭은 그대로 둬요
saves-cards = 이길 수는 있지만 나중에 더 쓸모가 있어요
cannot-beat = 이길 카드가 없어요
solved = 두 명만 남았고 모든 카드를 알고 있어요. 이게 최선이에요
no-choice = 다른 방법이 없어요
looks-best = 언뜻 보기에 가장 좋아요
searched = 시뮬레이션 { $worlds }번 결과 가장 좋은 수: 예상 { $points }점, 평범한 수보다 { $gain }점 높아요
searched-closely = 시뮬레이션 { $worlds }번 결과 가장 좋은 수: 예상 { $points }점
searched-and-kept = 시뮬레이션 { $worlds }번에서 더 나은 수가 없었어요: 예상 { $points }점
searched-place = 시뮬레이션 { $worlds }번 결과 가장 좋은 수: 예상 순위 { $place }위

## picking up

takes = 이긴 트릭이에요
more-cards = 카드가 더 많은 상대예요
dragon-to-more-cards = 카드가 더 많아서 꼴찌가 될 수 있는 상대예요({ $seat })

## bots of other people

own-words = { $words }
unexplained = 이유를 밝히지 않았어요
fallback = { $kind ->
    [timeout] 봇이 너무 오래 걸려서 안전한 수로 대신했어요
    [illegal] 봇이 규칙에 어긋난 수를 골라서 안전한 수로 대신했어요
    [exit] 봇이 멈춰서 안전한 수로 대신했어요
    [start] 봇을 시작할 수 없어서 안전한 수로 대신했어요
   *[other] 봇의 대답을 쓸 수 없어서 안전한 수로 대신했어요
}
not-asked = 봇이 너무 자주 실패해서 다른 봇으로 바뀌었어요
