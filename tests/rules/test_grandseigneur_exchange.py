"""Grandseigneur: the exchange between the ranks (GS4)."""

from __future__ import annotations

import pytest

from tests.rules.grandseigneur import (
    RANKS,
    exchanging,
    seats_by_rank,
)
from tests.support import (
    bag,
    exchange,
    offers,
    refused,
)


@pytest.mark.rule("GS4")
def test_best_cards_are_dragon_phoenix_mah_jong_then_by_rank() -> None:
    round_ = exchanging(["2g 3g 4g 5g", "Ag Ma Ph Dr", "Ak Ab Kk Qk", "Kg Kb Qg", "2b 3b 4b", "2r 3r 4r"])
    assert offers(round_, 1) == {("0", "Dr Ma Ph")}
    assert offers(round_, 2) == {("5", "Ab Ak")}
    assert offers(round_, 3) == {("4", "Kg"), ("4", "Kb")}


@pytest.mark.rule("GS4")
def test_giver_chooses_among_equal_cards() -> None:
    round_ = exchanging(
        ["2g 3g 4g 5g", "Dr Ag Ak Ab 9g", "Ma Kg Kk Kb", "7g 7k 7b 6g", "2b 3b 4b", "2r 3r 4r"]
    )
    assert offers(round_, 1) == {("0", "Ag Ak Dr"), ("0", "Ab Ag Dr"), ("0", "Ab Ak Dr")}
    assert offers(round_, 2) == {("5", "Kg Ma"), ("5", "Kk Ma"), ("5", "Kb Ma")}
    assert offers(round_, 3) == {("4", "7g"), ("4", "7k"), ("4", "7b")}


@pytest.mark.rule("GS4")
def test_upper_ranks_return_any_cards_of_the_same_number() -> None:
    round_ = exchanging(["Dr Ag 4g 5g 6g", "Kb Kk Kr 2k", "3k 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r 5r"])
    assert len(offers(round_, 0)) == 10
    assert ("1", "4g Ag Dr") in offers(round_, 0)
    assert len(offers(round_, 5)) == 6
    assert len(offers(round_, 4)) == 3
    refused(round_, 0, exchange(to1="4g 5g"))
    refused(round_, 0, exchange(to1="4g 5g 6g Ag"))
    refused(round_, 0, exchange(to5="4g 5g 6g"))
    refused(round_, 0, exchange(to1="4g 5g 5g"))


@pytest.mark.rule("GS4")
def test_received_card_cannot_be_returned() -> None:
    round_ = exchanging(["2g 3g 4g", "Dr Ph Ma 9g", "3k 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r"])
    round_.apply(1, exchange(to0="Dr Ph Ma"))
    refused(round_, 0, exchange(to1="Ma 2g 3g"))
    assert offers(round_, 0) == {("1", "2g 3g 4g")}


@pytest.mark.rule("GS4", "P2")
def test_player_who_was_given_the_mah_jong_leads() -> None:
    round_ = exchanging(["2g 3g 4g Ag", "9g Tg Jg", "Ma 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r"])
    round_.apply(0, exchange(to1="2g 3g 4g"))
    round_.apply(3, exchange(to4="8k"))
    round_.apply(4, exchange(to3="4b"))
    round_.apply(5, exchange(to2="2r 3r"))
    round_.apply(2, exchange(to5="Ma 5k"))
    assert (round_.phase, round_.turn) == ("exchange", None)
    round_.apply(1, exchange(to0="9g Tg Jg"))
    assert (round_.phase, round_.turn) == ("play", 5)
    hands = [bag(hand) for hand in round_.to_json()["hands"]]
    assert hands == [
        bag("Ag 9g Tg Jg"),
        bag("2g 3g 4g"),
        bag("4k 2r 3r"),
        bag("6k 7k 4b"),
        bag("2b 3b 8k"),
        bag("4r Ma 5k"),
    ]


@pytest.mark.rule("GS4")
def test_five_players_exchange_two_and_one_cards() -> None:
    round_ = exchanging(["2g 3g 4g", "Dr Ph Ma", "Ak Kk 5k", "6k 7k", "2b 3b 4b"])
    assert offers(round_, 1) == {("0", "Dr Ph")}
    assert offers(round_, 2) == {("4", "Ak")}
    assert offers(round_, 3) == set()
    assert {to for to, _ in offers(round_, 0)} == {"1"}
    assert len(offers(round_, 4)) == 3
    refused(round_, 3, exchange(to3="6k"))
    refused(round_, 3, {"type": "exchange", "give": {}})


@pytest.mark.rule("GS4", "GS5")
@pytest.mark.parametrize("players", [7, 9, 12])
def test_only_the_three_highest_and_lowest_ranks_exchange(players: int) -> None:
    hands = [f"{rank}g {rank}k {rank}b {rank}r" for rank in RANKS[:players]]
    hands[0] += " Ma"
    round_ = exchanging(hands)
    ranks = seats_by_rank(players)
    upper, lower = ranks[:3], ranks[:-4:-1]
    for high, low in zip(upper, lower, strict=True):
        assert {to for to, _ in offers(round_, low)} == {str(high)}
        assert {to for to, _ in offers(round_, high)} == {str(low)}
    for seat in ranks[3:-3]:
        assert offers(round_, seat) == set()
    for number, low in zip((3, 2, 1), lower, strict=True):
        assert {len(cards.split()) for _, cards in offers(round_, low)} == {number}


@pytest.mark.rule("GS4", "GS5")
def test_both_dragons_are_better_than_a_phoenix() -> None:
    hands = ["2g 3g 4g", "Dr Ph Dr Ph Ma Ag", "Ag Ak Ak", "6k 6k 5b", "2b", "2b 3b 4b", "2r 3r 4r"]
    round_ = exchanging(hands)
    assert offers(round_, 1) == {("0", "Dr Dr Ph")}
    assert offers(round_, 2) == {("6", "Ag Ak"), ("6", "Ak Ak")}
    assert offers(round_, 3) == {("5", "6k")}
    refused(round_, 1, exchange(to0="Dr Ph Ph"))


@pytest.mark.rule("GS4", "E4")
def test_gifts_are_hidden_until_everybody_has_given() -> None:
    round_ = exchanging(["2g 3g 4g", "Dr Ph Ma 9g", "3k 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r"])
    round_.apply(1, exchange(to0="Dr Ph Ma"))
    for seat in (0, 2, 5, None):
        seen = round_.view(seat).to_json()
        assert seen.get("given") in (None, [None] * 6)
        assert seen["hands"][1] is None
