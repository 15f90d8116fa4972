"""S: the end of a round and its score."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import tichu
from tests.support import PASS, TAKE, TICHU, bag, give, legal, on_table, play, refused, table

RANKS = "23456789TJQKA"


def ends(hands: list[str], out: list[int], third: int, **keys: Any) -> tichu.Round:
    """The round after the third has gone out with all its cards."""
    round_ = table(hands, turn=third, out=out, **keys)
    round_.apply(third, play(hands[third]))
    return round_


def score(hands: list[str], out: list[int], third: int, **keys: Any) -> list[int]:
    round_ = ends(hands, out, third, **keys)
    assert round_.over
    return list(round_.scores or [])


@pytest.mark.rule("S1")
def test_the_round_ends_at_once_when_one_is_left() -> None:
    round_ = ends(["", "", "9b", "Ar 2r"], [0, 1], 2)
    assert (round_.phase, round_.over) == ("over", True)
    for seat in range(4):
        assert legal(round_, seat) == []
        refused(round_, seat, PASS)
        refused(round_, seat, TICHU)
    refused(round_, 3, play("Ar"))


@pytest.mark.rule("S1")
def test_two_opponents_out_do_not_end_the_round() -> None:
    round_ = table(["", "9k", "2b 3b", "2r 3r"], turn=1, out=[0])
    round_.apply(1, play("9k"))
    assert not round_.over
    assert round_.scores is None
    assert round_.turn == 2


@pytest.mark.rule("S1", "S4")
def test_first_and_third_of_a_team_are_no_double_victory() -> None:
    assert score(["", "", "9b", "5r 2r"], [0, 1], 2, won=["Kg", "Kk", "", ""]) == [15, 10]


@pytest.mark.rule("S1", "S4")
def test_second_and_third_of_a_team_are_no_double_victory() -> None:
    assert score(["", "", "5r 2r", "9b"], [0, 1], 3, won=["Kg", "Kk", "", ""]) == [10, 15]


@pytest.mark.rule("S1")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "groo", "tichubadour", "francois"])
def test_every_edition_ends_and_counts_alike(edition: str) -> None:
    won = ["Kg Ph", "Tg", "5g", "Dr"]
    assert score(["", "", "5b", "Kr"], [0, 1], 2, won=won, edition=edition) == [25 - 15 + 5 + 5 + 10, 10]


@pytest.mark.rule("S2")
def test_the_last_players_hand_goes_to_the_other_team_even_if_their_partner_was_first() -> None:
    assert score(["", "", "9b", "Kr Tr 5r"], [1, 0], 2) == [25, 0]


@pytest.mark.rule("S2")
def test_the_last_players_tricks_go_to_the_first_out_even_if_that_is_their_partner() -> None:
    assert score(["", "", "9b", "2r"], [1, 0], 2, won=["", "", "", "Kg Tg"]) == [0, 20]
    assert score(["", "", "9b", "2r"], [0, 1], 2, won=["", "", "", "Kg Tg"]) == [20, 0]


@pytest.mark.rule("S2")
def test_the_thirds_tricks_stay_with_their_team() -> None:
    assert score(["", "", "9b", "2r"], [1, 0], 2, won=["", "", "Kg Tg", ""]) == [20, 0]


@pytest.mark.rule("S2")
def test_the_last_players_cards_in_the_last_trick_belong_to_the_third() -> None:
    assert score(["", "", "Ab", "2r"], [1, 0], 2, trick=on_table((3, "Kr"))) == [10, 0]


@pytest.mark.rule("S2")
def test_hands_and_tricks_stay_as_they_lay_on_the_table() -> None:
    after = ends(
        ["", "", "5b", "Kr 2r"], [0, 1], 2, won=["", "Tg", "", "Tk"], trick=on_table((3, "4r"))
    ).to_json()
    assert [bag(hand) for hand in after["hands"]] == [[], [], [], ["2r", "Kr"]]
    assert [bag(won) for won in after["won"]] == [[], ["Tg"], ["4r", "5b"], ["Tk"]]
    assert after["out"] == [0, 1, 2]


@pytest.mark.rule("S3")
@pytest.mark.parametrize("rank", list(RANKS))
def test_what_a_suit_card_counts(rank: str) -> None:
    third = "2b" if rank != "2" else "3b"
    points = {"K": 10, "T": 10, "5": 5}.get(rank, 0)
    for suit in "gkr":
        assert score(
            ["", "", third, "4k"], [0, 1], 2, won=[f"{rank}{suit}" if rank + suit != "4k" else "", "", "", ""]
        ) == [
            points,
            0,
        ]


@pytest.mark.rule("S3", "F4", "G1")
@pytest.mark.parametrize(("card", "points"), [("Dr", 25), ("Ph", -25), ("Ma", 0), ("Do", 0)])
def test_what_a_special_card_counts(card: str, points: int) -> None:
    assert score(["", "", "9b", "2r"], [1, 0], 2, won=["", card, "", ""]) == [0, points]


@pytest.mark.rule("S2", "S3")
@pytest.mark.parametrize("order", [order for order in permutations(range(4)) if (order[0] - order[1]) % 2])
def test_all_the_cards_count_100_whoever_goes_out_when(order: tuple[int, int, int, int]) -> None:
    first, second, third, last = order
    suits = ["".join(f"{rank}{suit} " for rank in RANKS) for suit in "gkbr"]
    specials = ["Ma", "Do", "Ph", "Dr"]
    won = [f"{suit}{special}" for suit, special in zip(suits, specials, strict=True)]
    hands = ["", "", "", ""]
    hands[third], hands[last] = "9g", "Kk Tr 5b Ph"
    taken = " ".join(hands).split()
    won = [" ".join(card for card in pile.split() if card not in taken) for pile in won]
    piles = [
        sum({"K": 10, "T": 10, "5": 5}.get(card[0], 0) for card in pile.split()) + 25 * ("Dr" in pile)
        for pile in won
    ]
    expected = [piles[0] + piles[2], piles[1] + piles[3]]
    expected[last % 2] -= piles[last]
    expected[first % 2] += piles[last]
    expected[(last + 1) % 2] += 10 + 10 + 5 - 25
    assert sum(expected) == 100
    assert score(hands, [first, second], third, won=won) == expected


@pytest.mark.rule("S4")
@pytest.mark.parametrize(
    ("first", "second", "expected"), [(0, 2, [200, 0]), (2, 0, [200, 0]), (1, 3, [0, 200]), (3, 1, [0, 200])]
)
def test_a_double_victory_is_200_to_nothing_without_counting(
    first: int, second: int, expected: list[int]
) -> None:
    hands = ["2g Kg", "2k Kk", "2b Kb", "2r Kr"]
    hands[first], hands[second] = "", "9g"
    round_ = table(hands, turn=second, out=[first], won=["Tg", "Dr", "Ph", "5g"])
    round_.apply(second, play("9g"))
    assert round_.over
    assert list(round_.scores or []) == expected
    assert round_.to_json()["out"] == [first, second]


@pytest.mark.rule("S4")
def test_a_double_victory_ends_the_round_without_passes_or_taking_the_trick() -> None:
    round_ = table(["", "Ak 3k", "9b", "5r 2r"], turn=2, out=[0], trick=on_table((1, "8k")))
    round_.apply(2, play("9b"))
    assert round_.phase == "over"
    assert [play_["cards"] for play_ in round_.to_json()["trick"]] == ["8k", "9b"]
    refused(round_, 3, PASS)
    refused(round_, 2, TAKE)


@pytest.mark.rule("S4")
def test_house_rules_may_change_the_value_of_a_double_victory() -> None:
    round_ = table(["", "2k", "9b", "2r"], turn=2, out=[0], settings={"victory_points": 150})
    round_.apply(2, play("9b"))
    assert list(round_.scores or []) == [150, 0]


@pytest.mark.rule("S5")
def test_the_last_card_wins_its_trick_though_the_last_player_could_beat_it() -> None:
    round_ = ends(["", "", "Tb", "Ar Kr"], [0, 1], 2, trick=on_table((3, "5r")))
    assert round_.over
    assert list(round_.scores or []) == [25, 0]
    assert bag(round_.to_json()["won"][2]) == ["5r", "Tb"]
    assert round_.to_json()["trick"] == []


@pytest.mark.rule("S5", "B2")
def test_no_bomb_falls_on_the_rounds_last_card() -> None:
    round_ = ends(["", "", "Tb", "4g 4k 4b 4r"], [0, 1], 2)
    refused(round_, 3, play("4g 4k 4b 4r"))
    assert list(round_.scores or []) == [10, 0]


@pytest.mark.rule("S5", "G2", "S2")
@pytest.mark.parametrize(("to", "expected"), [(1, [10, 35]), (3, [45, 0])])
def test_a_dragon_in_the_last_trick_is_given_before_the_last_player_hands_over_their_tricks(
    to: int, expected: list[int]
) -> None:
    round_ = ends(["", "", "Dr", "Kr"], [0, 1], 2, trick=on_table((3, "Tr")))
    assert (round_.phase, round_.turn) == ("take", 2)
    round_.apply(2, give(to))
    assert list(round_.scores or []) == expected


@pytest.mark.rule("S5", "P4")
def test_the_last_card_needs_no_take_even_in_the_middle_of_a_trick() -> None:
    round_ = table(["9g 2g", "Tk", "", "Kr Ar"], turn=3, out=[2])
    round_.apply(3, play("Kr"))
    round_.apply(0, PASS)
    refused(round_, 1, play("Tk"))
    round_.apply(1, PASS)
    round_.apply(3, TAKE)
    round_.apply(3, play("Ar"))
    assert round_.phase == "play"
    round_.apply(0, PASS)
    round_.apply(1, PASS)
    round_.apply(3, TAKE)
    round_.apply(0, play("2g"))
    round_.apply(1, play("Tk"))
    assert round_.over
    assert list(round_.scores or []) == [0, 20]


@pytest.mark.rule("S2", "S4", "W8")
def test_a_round_says_what_decided_it_and_what_its_bets_brought() -> None:
    assert table(["", "", "9b", "Ar 2r"], turn=2, out=[0, 1]).ending is None
    counted = ends(["", "", "9b", "Ar 2r"], [0, 1], 2, calls={"0": "tichu", "3": "grand"})
    assert (counted.ending, counted.bets) == ("counted", {0: 100, 3: -200})
    victory = ends(["", "2k 3k", "9b", "2r 3r"], [0], 2)
    assert (victory.ending, victory.bets) == ("victory", {})
    broken = table(["", "2k 3k", "8b 9r", "2r 3r"], turn=2, out=[0], wish="9", edition="tichubadour")
    broken.apply(2, play("8b"))
    assert (broken.ending, broken.scores) == ("breach", [0, 200])
