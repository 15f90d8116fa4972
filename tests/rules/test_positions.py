"""Positions that are read: what follows from them is filled in, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, TICHU, on_table, position, refused, table

HANDS = ["2g 3g 9g", "2k 3k 9k", "2b 3b 9b", "2r 3r 9r"]


@pytest.mark.rule("T1")
def test_seats_with_a_play_on_the_table_have_started() -> None:
    round_ = table(HANDS, trick=on_table((0, "4g")), turn=1, started=[])
    refused(round_, 0, TICHU)
    round_.apply(1, TICHU)


@pytest.mark.rule("T5")
@pytest.mark.parametrize("call", ["grand", "tichu"])
def test_seats_that_called_in_phase_grand_have_answered(call: str) -> None:
    round_ = table(HANDS, phase="grand", stock=["4g", "4k", "4b", "4r"], calls={"0": call})
    assert round_.to_act() == [1, 2, 3]
    refused(round_, 0, {"type": "grand", "call": True})


@pytest.mark.rule("P3", "P4")
@pytest.mark.parametrize(
    ("passed", "turn"),
    [([1, 2, 3], 1), ([1], 1), ([2], 1), ([0], 1), ([3], 2)],
    ids=["all others", "the seat in turn", "a later seat", "the owner", "after the turn"],
)
def test_only_seats_between_the_last_play_and_the_turn_can_have_passed(passed: list[int], turn: int) -> None:
    with pytest.raises(tichu.InvalidPosition):
        table(HANDS, trick=on_table((0, "4g")), turn=turn, passed=passed)


@pytest.mark.rule("P3")
def test_passes_continue_after_reading_a_position() -> None:
    round_ = table(HANDS, trick=on_table((0, "4g")), turn=3, passed=[1, 2])
    round_.apply(3, PASS)
    assert (round_.phase, round_.turn) == ("take", 0)


@pytest.mark.rule("P4", "B2")
def test_only_a_bomb_beats_your_own_play() -> None:
    with pytest.raises(tichu.InvalidPosition):
        table(HANDS, trick=on_table((0, "4g"), (0, "5g")), turn=1)
    table(HANDS, trick=on_table((0, "4g"), (0, "8g 8k 8b 8r")), turn=1)


@pytest.mark.parametrize("scores", [[1], [1, 2, 3], [60, 40, 60, 40]])
def test_scores_have_one_number_for_each_side(scores: list[int]) -> None:
    keys: dict[str, Any] = {"phase": "over", "turn": None, "out": [0, 2]}
    hands = ["", "2k", "", "2r"]
    assert tichu.Round.from_json(position(hands, **keys, scores=[200, 0])).over
    with pytest.raises(tichu.InvalidPosition):
        table(hands, **keys, scores=scores)


@pytest.mark.parametrize("seed", ["1", 1.5, True, [1]])
def test_a_seed_must_be_an_integer(seed: Any) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match(seed=seed)


def test_a_play_object_with_values_of_the_wrong_type_is_refused() -> None:
    round_ = table(HANDS)
    with pytest.raises(tichu.IllegalAction):
        round_.apply(0, tichu.Play("2g"))  # type: ignore[arg-type]
