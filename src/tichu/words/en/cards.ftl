# $rank: 1 to 9 as a number, or T, J, Q, K, A. $suit: g, k, b, r. $face: classic or tichubadour.

rank = { $rank ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
}
ranks = { $rank ->
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [T] tens
    [J] jacks
    [Q] queens
    [K] kings
   *[A] aces
}
# A rank in the name of a card
rankShort = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}

suit = { $face ->
    [tichubadour] { $suit ->
        [g] pickaxes
        [k] tents
        [b] compasses
       *[r] neckerchiefs
    }
   *[classic] { $suit ->
        [g] jade
        [k] swords
        [b] pagodas
       *[r] stars
    }
}
card = { rankShort } of { suit }
cardBack = face-down card

# $card: Ma, Do, Ph or Dr
special = { $card ->
    [Ma] { $face ->
        [tichubadour] Nightingale
       *[classic] Mah Jong
    }
    [Do] { $face ->
        [tichubadour] Wolf
       *[classic] Dog
    }
    [Ph] Phoenix
   *[Dr] Dragon
}

# $kind: of a combination; $n: its number of cards, for a run of pairs its number of pairs
combination = { $kind ->
   *[single] { rank }
    [pair] pair of { ranks }
    [triple] three { ranks }
    [full_house] full house of { ranks }
    [straight] straight of { $n } to the { rank }
    [pair_run] { $n } pairs up to { ranks }
    [bomb] bomb of four { ranks }
    [straight_bomb] straight bomb to the { rank }
}
