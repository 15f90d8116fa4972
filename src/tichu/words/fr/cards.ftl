# $rank: 1 to 9 as a number, or T, J, Q, K, A. $suit: g, k, b, r. $face: classic or tichubadour.

rank = { $rank ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [T] dix
    [J] Valet
    [Q] Dame
    [K] Roi
   *[A] As
}
ranks = { $rank ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [T] dix
    [J] Valets
    [Q] Dames
    [K] Rois
   *[A] As
}
# A rank in the name of a card
rankShort = { $rank ->
    [T] 10
    [J] Valet
    [Q] Dame
    [K] Roi
    [A] As
   *[other] { $rank }
}

suit = { $face ->
    [tichubadour] { $suit ->
        [g] pioche
        [k] tente
        [b] boussole
       *[r] foulard
    }
   *[classic] { $suit ->
        [g] jade
        [k] épée
        [b] pagode
       *[r] étoile
    }
}
ofSuit = { $face ->
    [tichubadour] { $suit ->
        [g] de pioche
        [k] de tente
        [b] de boussole
       *[r] de foulard
    }
   *[classic] { $suit ->
        [g] de jade
        [k] d’épée
        [b] de pagode
       *[r] d’étoile
    }
}
card = { rankShort } { ofSuit }
cardBack = carte cachée

# $card: Ma, Do, Ph or Dr
special = { $card ->
    [Ma] { $face ->
        [tichubadour] Rossignol
       *[classic] Mah Jong
    }
    [Do] { $face ->
        [tichubadour] Loup
       *[classic] Chien
    }
    [Ph] Phénix
   *[Dr] Dragon
}

ofRanks = { $rank ->
    [A] d’{ ranks }
   *[other] de { ranks }
}
# $kind: of a combination; $n: its number of cards, for a run of pairs its number of pairs
combination = { $kind ->
   *[single] { rank }
    [pair] paire { ofRanks }
    [triple] brelan { ofRanks }
    [full_house] full aux { ranks }
    [straight] suite de { $n }, hauteur { rank }
    [pair_run] { $n } paires jusqu’aux { ranks }
    [bomb] bombe, carré { ofRanks }
    [straight_bomb] bombe, flush de { $n }, hauteur { rank }
}
