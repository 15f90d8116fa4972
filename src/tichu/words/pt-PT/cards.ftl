# $rank: 1 to 9 as a number, or T, J, Q, K, A. $suit: g, k, b, r. $face: classic or tichubadour.

rank = { $rank ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [T] dez
    [J] Valete
    [Q] Dama
    [K] Rei
   *[A] Ás
}
ranks = { $rank ->
    [2] dois
    [3] três
    [4] quatros
    [5] cincos
    [6] seis
    [7] setes
    [8] oitos
    [9] noves
    [T] dez
    [J] Valetes
    [Q] Damas
    [K] Reis
   *[A] Ases
}
# A rank in the name of a card
rankShort = { $rank ->
    [T] 10
    [J] Valete
    [Q] Dama
    [K] Rei
    [A] Ás
   *[other] { $rank }
}

suit = { $face ->
    [tichubadour] { $suit ->
        [g] picareta
        [k] tenda
        [b] bússola
       *[r] lenço
    }
   *[classic] { $suit ->
        [g] jade
        [k] espadas
        [b] templos
       *[r] estrelas
    }
}
card = { rankShort } de { suit }
cardBack = carta virada para baixo

# $card: Ma, Do, Ph or Dr
special = { $card ->
    [Ma] { $face ->
        [tichubadour] Rouxinol
       *[classic] Mah Jong
    }
    [Do] { $face ->
        [tichubadour] Lobo
       *[classic] Cão
    }
    [Ph] Fénix
   *[Dr] Dragão
}

# A rank with its article
theRank = { $rank ->
    [Q] à { rank }
   *[other] ao { rank }
}
theRanks = { $rank ->
    [Q] às { ranks }
   *[other] aos { ranks }
}
# $kind: of a combination; $n: its number of cards, for a run of pairs its number of pairs
combination = { $kind ->
   *[single] { rank }
    [pair] par de { ranks }
    [triple] trinca de { ranks }
    [full_house] full house de { ranks }
    [straight] sequência de { $n }, até { theRank }
    [pair_run] { $n } pares, até { theRanks }
    [bomb] Bomba de { ranks }
    [straight_bomb] sequência-bomba até { theRank }
}
