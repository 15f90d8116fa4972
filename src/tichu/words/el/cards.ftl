# $rank: 1 to 9 as a number, or T, J, Q, K, A. $suit: g, k, b, r. $face: classic or tichubadour.

rank = { $rank ->
    [1] ένα
    [2] δυάρι
    [3] τριάρι
    [4] τεσσάρι
    [5] πεντάρι
    [6] εξάρι
    [7] εφτάρι
    [8] οχτάρι
    [9] εννιάρι
    [T] δεκάρι
    [J] βαλές
    [Q] ντάμα
    [K] ρήγας
   *[A] άσος
}
ranks = { $rank ->
    [2] δυάρια
    [3] τριάρια
    [4] τεσσάρια
    [5] πεντάρια
    [6] εξάρια
    [7] εφτάρια
    [8] οχτάρια
    [9] εννιάρια
    [T] δεκάρια
    [J] βαλέδες
    [Q] ντάμες
    [K] ρηγάδες
   *[A] άσοι
}
# The same after a preposition (“μέχρι ρήγα”), and as a card player’s genitive (“φουλ του ρήγα”)
toRank = { $rank ->
    [J] βαλέ
    [K] ρήγα
    [A] άσο
   *[other] { rank }
}
toRanks = { $rank ->
    [A] άσους
   *[other] { ranks }
}
ofRank = { $rank ->
    [2] του δύο
    [3] του τρία
    [4] του τέσσερα
    [5] του πέντε
    [6] του έξι
    [7] του εφτά
    [8] του οχτώ
    [9] του εννιά
    [T] του δέκα
    [J] του βαλέ
    [Q] της ντάμας
    [K] του ρήγα
   *[A] του άσου
}
three = { $rank ->
    [J] τρεις
    [Q] τρεις
    [K] τρεις
    [A] τρεις
   *[other] τρία
}
four = { $rank ->
    [J] τέσσερις
    [Q] τέσσερις
    [K] τέσσερις
    [A] τέσσερις
   *[other] τέσσερα
}
# A rank in the name of a card
rankShort = { $rank ->
    [T] 10
    [J] βαλές
    [Q] ντάμα
    [K] ρήγας
    [A] άσος
   *[other] { $rank }
}

suit = { $face ->
    [tichubadour] { $suit ->
        [g] αξίνες
        [k] σκηνές
        [b] πυξίδες
       *[r] μαντίλια
    }
   *[classic] { $suit ->
        [g] σμαράγδια
        [k] ξίφη
        [b] παγόδες
       *[r] αστέρια
    }
}
# A suit in the name of a card, as in “ρήγας κούπα”
ofSuit = { $face ->
    [tichubadour] { $suit ->
        [g] αξίνα
        [k] σκηνή
        [b] πυξίδα
       *[r] μαντίλι
    }
   *[classic] { $suit ->
        [g] σμαράγδι
        [k] ξίφος
        [b] παγόδα
       *[r] αστέρι
    }
}
card = { rankShort } { ofSuit }
cardBack = κλειστό φύλλο

# $card: Ma, Do, Ph or Dr
special = { $card ->
    [Ma] { $face ->
        [tichubadour] Αηδόνι
       *[classic] Μαγιόνγκ
    }
    [Do] { $face ->
        [tichubadour] Λύκος
       *[classic] Σκυλιά
    }
    [Ph] Φοίνικας
   *[Dr] Δράκος
}

# $kind: of a combination; $n: its number of cards, for a run of pairs its number of pairs
combination = { $kind ->
   *[single] { rank }
    [pair] ζευγάρι { ranks }
    [triple] { three } { ranks }
    [full_house] φουλ { ofRank }
    [straight] κέντα { $n ->
        [one] { $n } φύλλου
       *[other] { $n } φύλλων
    } μέχρι { toRank }
    [pair_run] { $n ->
        [one] { $n } ζευγάρι
       *[other] { $n } συνεχόμενα ζευγάρια
    } μέχρι { toRanks }
    [bomb] βόμβα με { four } { toRanks }
    [straight_bomb] κέντα βόμβα { $n ->
        [one] { $n } φύλλου
       *[other] { $n } φύλλων
    } μέχρι { toRank }
}
