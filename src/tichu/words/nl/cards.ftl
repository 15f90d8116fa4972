# $rank: 1 to 9 as a number, or T, J, Q, K, A. $suit: g, k, b, r. $face: classic or tichubadour.

rank = { $rank ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [T] tien
    [J] boer
    [Q] vrouw
    [K] koning
   *[A] aas
}
ranks = { $rank ->
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
    [T] tienen
    [J] boeren
    [Q] vrouwen
    [K] koningen
   *[A] azen
}
# A rank in the name of a card
rankShort = { $rank ->
    [T] 10
    [J] boer
    [Q] vrouw
    [K] koning
    [A] aas
   *[other] { $rank }
}

suit = { $face ->
    [tichubadour] { $suit ->
        [g] houweel
        [k] tent
        [b] kompas
       *[r] halsdoek
    }
   *[classic] { $suit ->
        [g] jade
        [k] zwaard
        [b] pagode
       *[r] ster
    }
}
card = { suit }-{ rankShort }
cardBack = gedekte kaart

# $card: Ma, Do, Ph or Dr
special = { $card ->
    [Ma] { $face ->
        [tichubadour] Nachtegaal
       *[classic] Mah Jong
    }
    [Do] { $face ->
        [tichubadour] Wolf
       *[classic] Hond
    }
    [Ph] Feniks
   *[Dr] Draak
}

# $kind: of a combination; $n: its number of cards, for a run of pairs its number of pairs
combination = { $kind ->
   *[single] { rank }
    [pair] paar { ranks }
    [triple] drie { ranks }
    [full_house] full house met { ranks }
    [straight] straat van { $n } tot de { rank }
    [pair_run] { $n } paren tot de { ranks }
    [bomb] Bom: vier { ranks }
    [straight_bomb] rij-bom tot de { rank }
}
