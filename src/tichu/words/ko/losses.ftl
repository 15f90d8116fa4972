title = 어디서 점수를 잃었나
area_calls = 선언
area_exchange = 카드 교환
area_play = 플레이
area_wish = 소원
area_dragon = 용 트릭
area_bombs = 폭탄
games = 게임
rounds = 라운드
mostOf = { $name } 님이 가장 많이 잃은 곳: { $area ->
    [calls] 선언
    [exchange] 카드 교환
   *[play] 플레이
    [wish] 소원
    [dragon] 용 트릭
    [bombs] 폭탄
}
mostYou = 가장 많이 잃은 곳: { $area ->
    [calls] 선언
    [exchange] 카드 교환
   *[play] 플레이
    [wish] 소원
    [dragon] 용 트릭
    [bombs] 폭탄
}
most = 점수를 가장 많이 잃은 곳: { $area ->
    [calls] 선언
    [exchange] 카드 교환
   *[play] 플레이
    [wish] 소원
    [dragon] 용 트릭
    [bombs] 폭탄
}
from = 복기한 라운드 { $n ->
   *[other] { $n }개
} 기준이에요. 최선의 결정과 비교해 라운드마다 잃은 점수예요.
none = 아직 복기한 라운드가 없어요. 끝난 라운드의 복기를 열면 결과가 여기에 쌓여요.
askMatch = 게임 전체 복기하기
match = 게임 전체
progress = 라운드 { $all }개 중 { $n }개 복기함…
