# $rank: 1 to 9 as a number, or T, J, Q, K, A. $suit: g, k, b, r. $face: classic or tichubadour.

rank = { $rank ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
   *[A] As
}
ranks = { $rank ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [T] Zehner
    [J] Buben
    [Q] Damen
    [K] Könige
   *[A] Asse
}
# A rank in the name of a card
rankShort = { $rank ->
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
    [A] As
   *[other] { $rank }
}

suit = { $face ->
    [tichubadour] { $suit ->
        [g] Spitzhacke
        [k] Zelt
        [b] Kompass
       *[r] Halstuch
    }
   *[classic] { $suit ->
        [g] Jade
        [k] Schwerter
        [b] Pagode
       *[r] Stern
    }
}
card = { $face ->
    [tichubadour] { $suit ->
        [g] Spitzhacken
        [k] Zelt
        [b] Kompass
       *[r] Halstuch
    }
   *[classic] { $suit ->
        [g] Jade
        [k] Schwert
        [b] Pagoden
       *[r] Stern
    }
}-{ rankShort }
cardBack = verdeckte Karte

# $card: Ma, Do, Ph or Dr
special = { $card ->
    [Ma] { $face ->
        [tichubadour] Nachtigall
       *[classic] Mah Jong
    }
    [Do] { $face ->
        [tichubadour] Wolf
       *[classic] Hund
    }
    [Ph] Phönix
   *[Dr] Drache
}

# $kind: of a combination; $n: its number of cards, for a run of pairs its number of pairs
combination = { $kind ->
   *[single] { rank }
    [pair] Paar { ranks }
    [triple] Trippel { ranks }
    [full_house] Fullhouse, { ranks }
    [straight] { $n }er-Reihe bis { rank }
    [pair_run] { $n } Paare bis { rank }
    [bomb] Bombe, vier { ranks }
    [straight_bomb] Bombe, { $n }er-Reihe bis { rank }
}
