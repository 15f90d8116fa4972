# $rank: 1 to 9 as a number, or T, J, Q, K, A. $suit: g, k, b, r. $face: classic or tichubadour.

rank = { $rank ->
    [T] 10
   *[other] { $rank }
}
ranks = { $rank ->
    [T] 10
   *[other] { $rank }
}
# A rank in the name of a card
rankShort = { $rank ->
    [T] 10
   *[other] { $rank }
}

suit = { $face ->
    [tichubadour] { $suit ->
        [g] 곡괭이
        [k] 텐트
        [b] 나침반
       *[r] 스카프
    }
   *[classic] { $suit ->
        [g] 옥
        [k] 검
        [b] 탑
       *[r] 별
    }
}
card = { suit } { rankShort }
cardBack = 뒤집힌 카드

# $card: Ma, Do, Ph or Dr
special = { $card ->
    [Ma] { $face ->
        [tichubadour] 나이팅게일
       *[classic] 참새
    }
    [Do] { $face ->
        [tichubadour] 늑대
       *[classic] 개
    }
    [Ph] 봉황
   *[Dr] 용
}

# $kind: of a combination; $n: its number of cards, for a run of pairs its number of pairs
combination = { $kind ->
   *[single] { rank }
    [pair] { ranks } 페어
    [triple] { ranks } 트리플
    [full_house] { ranks } 풀하우스
    [straight] { rank }까지 { $n }장 스트레이트
    [pair_run] { rank }까지 연속 페어 { $n }쌍
    [bomb] { ranks } 포카드 폭탄
    [straight_bomb] { rank }까지 { $n }장 스트레이트 플러시 폭탄
}
