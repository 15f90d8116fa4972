"""G: the Dragon."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, TAKE, bag, give, legal, legal_plays, on_table, play, refused, table

EDITIONS = ["fata-morgana", "philibert", "groo", "tichubadour", "francois"]


def won_with_the_dragon(**keys: Any) -> tichu.Round:
    """Seat 0 played the Dragon on a king, all the others have passed."""
    hands = keys.pop("hands", ["Dr 3g", "2k 3k", "2b 3b", "2r 3r"])
    round_ = table(hands, trick=on_table((3, "Kg")) if hands[3] else on_table((2, "Kg")), **keys)
    round_.apply(0, play("Dr"))
    while round_.phase == "play":
        round_.apply(round_.turn or 0, PASS)
    return round_


@pytest.mark.rule("G1")
@pytest.mark.parametrize("lies", ["Ag", "Kg", "Ma", "Ph"])
def test_the_dragon_beats_every_single(lies: str) -> None:
    round_ = table(["2g", "Dr 2k", "2b", "2r"], turn=1, trick=on_table((0, lies)))
    round_.apply(1, play("Dr"))


@pytest.mark.rule("G1", "B1")
def test_only_bombs_beat_the_dragon() -> None:
    round_ = table(["2g", "Ag Ph 4g 4k 4b 4r 5k 6k 7k 8k 9k", "2b", "2r"], turn=1, trick=on_table((0, "Dr")))
    straights = {"4k 5k 6k 7k 8k", "5k 6k 7k 8k 9k", "4k 5k 6k 7k 8k 9k"}
    assert legal_plays(round_, 1) == {"4b 4g 4k 4r"} | straights


@pytest.mark.rule("G1")
def test_the_dragon_may_be_led_but_goes_on_singles_only() -> None:
    assert "Dr" in legal_plays(table(["Dr 2g", "2k", "2b", "2r"]), 0)
    for lies in ("3g 3k", "3g 3k 3b 3r", "3g 4k 5b 6r 7g"):
        refused(table(["2g", "Dr 2k", "2b", "2r"], turn=1, trick=on_table((0, lies))), 1, play("Dr"))


@pytest.mark.rule("G2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_owner_gives_to_one_of_two_opponents_and_nothing_else(edition: str) -> None:
    round_ = won_with_the_dragon(edition=edition)
    assert sorted(legal(round_, 0), key=str) == [give(1), give(3)]
    refused(round_, 0, TAKE)
    refused(round_, 0, give(2))
    refused(round_, 0, give(0))


@pytest.mark.rule("G2")
@pytest.mark.parametrize("to", [1, 3])
def test_the_whole_trick_goes_and_the_lead_stays(to: int) -> None:
    round_ = won_with_the_dragon()
    round_.apply(0, give(to))
    after = round_.to_json()
    assert bag(after["won"][to]) == ["Dr", "Kg"]
    assert (after["phase"], after["turn"], after["trick"]) == ("play", 0, [])


@pytest.mark.rule("G2")
def test_nobody_else_gives_the_trick_away() -> None:
    round_ = won_with_the_dragon()
    for seat in (1, 2, 3):
        refused(round_, seat, give(1))
        refused(round_, seat, TAKE)


@pytest.mark.rule("G2")
@pytest.mark.parametrize("to", [4, -1, "1", True, None, 1.0])
def test_the_receiver_is_a_seat_of_the_table(to: object) -> None:
    refused(won_with_the_dragon(), 0, {"type": "give", "to": to})


@pytest.mark.rule("G2")
def test_an_opponent_who_is_out_may_be_given_the_trick() -> None:
    round_ = won_with_the_dragon(hands=["Dr 3g", "", "2b 3b", "2r 3r"])
    round_.apply(0, give(1))
    assert bag(round_.to_json()["won"][1]) == ["Dr", "Kg"]


@pytest.mark.rule("G2", "P5")
def test_a_player_out_with_the_dragon_gives_the_trick_and_the_lead_goes_to_their_right() -> None:
    round_ = won_with_the_dragon(hands=["Dr", "2k 3k", "2b 3b", "2r 3r"])
    assert (round_.phase, round_.turn) == ("take", 0)
    round_.apply(0, give(3))
    assert round_.turn == 1


@pytest.mark.rule("G2")
def test_a_trick_without_the_dragon_is_not_given() -> None:
    round_ = table(["Ag 3g", "2k", "2b", "2r"])
    round_.apply(0, play("Ag"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    refused(round_, 0, give(1))
    assert legal(round_, 0) == [TAKE]


@pytest.mark.rule("G2", "P4")
def test_the_dragon_is_not_given_before_the_last_pass() -> None:
    round_ = table(["Dr 3g", "2k", "2b", "2r"])
    round_.apply(0, play("Dr"))
    round_.apply(1, PASS)
    refused(round_, 0, give(1))


@pytest.mark.rule("G2", "S5")
def test_a_dragon_as_the_rounds_last_card_is_given_before_counting() -> None:
    round_ = table(["", "", "Dr", "2r 3r"], turn=2, out=[0, 1], trick=on_table((3, "Tr")))
    round_.apply(2, play("Dr"))
    assert round_.to_json()["phase"] == "take"
    assert round_.to_json()["scores"] is None
    assert sorted(legal(round_, 2), key=str) == [give(1), give(3)]
    round_.apply(2, give(1))
    assert round_.over
    assert list(round_.scores or []) == [0, 35]


@pytest.mark.rule("G2", "S5", "B2")
def test_a_dragon_as_the_rounds_last_card_cannot_be_bombed_any_more() -> None:
    round_ = table(["", "", "Dr", "4g 4k 4b 4r"], turn=2, out=[0, 1], trick=on_table((3, "Tr")))
    round_.apply(2, play("Dr"))
    refused(round_, 3, play("4g 4k 4b 4r"))
    refused(round_, 3, PASS)
    assert legal(round_, 3) == []


@pytest.mark.rule("G2", "S5")
def test_the_gift_that_ends_the_round_is_still_due_in_a_position_read_back() -> None:
    round_ = table(["", "", "Dr", "4g 4k 4b 4r"], turn=2, out=[0, 1], trick=on_table((3, "Tr")))
    round_.apply(2, play("Dr"))
    again = tichu.Round.from_json(round_.to_json())
    assert legal(again, 3) == []
    again.apply(2, give(3))
    assert list(again.scores or []) == [35, 0]


@pytest.mark.rule("G2", "S4")
def test_a_dragon_that_makes_a_double_victory_is_not_given() -> None:
    round_ = table(["", "2k 3k", "Dr", "2r 3r"], turn=2, out=[0])
    round_.apply(2, play("Dr"))
    assert round_.over
    assert list(round_.scores or []) == [200, 0]
    refused(round_, 2, give(1))


@pytest.mark.rule("G3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bombed_dragon_is_kept_by_the_bomber(edition: str) -> None:
    round_ = table(["Dr 3g", "2k 3k", "4g 4k 4b 4r 2b", "2r 3r"], edition=edition)
    round_.apply(0, play("Dr"))
    round_.apply(2, play("4g 4k 4b 4r"))
    for seat in (3, 0, 1):
        round_.apply(seat, PASS)
    refused(round_, 2, give(1))
    refused(round_, 0, give(1))
    round_.apply(2, TAKE)
    assert bag(round_.to_json()["won"][2]) == bag("Dr 4g 4k 4b 4r")
    assert round_.turn == 2


@pytest.mark.rule("G3", "B2")
@pytest.mark.parametrize("edition", ["tichubadour", "fata-morgana"])
def test_you_may_bomb_your_own_dragon_to_keep_it_even_after_the_last_pass(edition: str) -> None:
    round_ = won_with_the_dragon(hands=["Dr 4g 4k 4b 4r 3g", "2k 3k", "2b 3b", "2r 3r"], edition=edition)
    round_.apply(0, play("4g 4k 4b 4r"))
    assert round_.turn == 1
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, TAKE)
    assert bag(round_.to_json()["won"][0]) == bag("Dr Kg 4g 4k 4b 4r")


@pytest.mark.rule("G3", "B1")
def test_the_last_of_several_bombers_keeps_the_dragon() -> None:
    round_ = table(["Dr 3g", "4g 4k 4b 4r 2k", "2b 3b", "5g 5k 5b 5r 2r"])
    round_.apply(0, play("Dr"))
    round_.apply(1, play("4g 4k 4b 4r"))
    round_.apply(3, play("5g 5k 5b 5r"))
    for seat in (0, 1, 2):
        round_.apply(seat, PASS)
    round_.apply(3, TAKE)
    assert "Dr" in bag(round_.to_json()["won"][3])


@pytest.mark.rule("G3", "G2")
def test_once_given_the_trick_can_no_longer_be_bombed() -> None:
    round_ = won_with_the_dragon(hands=["Dr 3g", "2k 3k", "4g 4k 4b 4r", "2r 3r"])
    assert legal_plays(round_, 2) == {"4b 4g 4k 4r"}
    round_.apply(0, give(1))
    refused(round_, 2, play("4g 4k 4b 4r"))


@pytest.mark.rule("G3", "S5")
def test_a_last_card_that_bombs_the_dragon_ends_the_round_without_a_gift() -> None:
    round_ = table(["", "", "4g 4k 4b 4r", "Dr 5r"], turn=3, out=[0, 1])
    round_.apply(3, play("Dr"))
    round_.apply(2, play("4g 4k 4b 4r"))
    assert round_.over
    assert list(round_.scores or []) == [30, 0]
