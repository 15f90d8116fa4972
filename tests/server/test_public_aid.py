"""What everybody is told besides the position: whether bombs are possible, and where the points came from."""

from __future__ import annotations

from typing import Any

import tichu
from tests.support import on_table, play, table
from tichu.table.frames.abilities import public_aid

BOMB = "7g 7k 7b 7r"


def aid(round_: tichu.Round) -> dict[str, Any]:
    """The part of a spectator."""
    return public_aid(tichu.View.of(round_, None, laid_open=True))


def bombs_possible(hands: list[str], **keys: Any) -> bool:
    return bool(aid(table(hands, **keys))["bombs"])


def test_bombs_are_possible_by_the_numbers_of_cards_only() -> None:
    on_two = {"turn": 1, "trick": on_table((0, "2g"))}
    assert bombs_possible(["3g", BOMB, "4g", "5g"], **on_two)
    assert bombs_possible(["3g", "3k 4k 6k 8k", "4g", "5g"], **on_two)  # nobody holds one, nobody knows it
    assert not bombs_possible(["3g", "3k 4k 6k", "4g", "5g"], **on_two)
    assert not bombs_possible(["3g", BOMB, "4g", "5g"], turn=1)  # there is nothing to bomb


def test_a_long_bomb_needs_as_many_cards() -> None:
    straight = on_table((0, "2g 3g 4g 5g 6g 7g"))
    assert not bombs_possible(["9g", "3k 4k 6k 8k Tk", "4b", "5r"], turn=1, trick=straight)
    assert bombs_possible(["9g", "3k 4k 6k 8k Tk Qk", "4b", "5r"], turn=1, trick=straight)


def test_the_piles_say_where_the_points_came_from() -> None:
    won = ["Kg 2b", "Ph Tk", "5k", "5b 5r"]
    round_ = table(["", "", "9b", "Ar Tr 3r"], turn=2, out=[0, 1], won=won)
    assert aid(round_)["result"] is None

    round_.apply(2, play("9b"))

    result = aid(round_)["result"]
    assert result["piles"] == [
        {"seat": 0, "source": "tricks", "team": 0, "cards": "Kg", "points": 10},
        {"seat": 1, "source": "tricks", "team": 1, "cards": "Tk Ph", "points": -15},
        {"seat": 2, "source": "tricks", "team": 0, "cards": "5k", "points": 5},
        {"seat": 3, "source": "tricks", "team": 0, "cards": "5b 5r", "points": 10},
        {"seat": 3, "source": "hand", "team": 0, "cards": "Tr", "points": 10},
    ]
    assert [team["rest"] for team in result["teams"]] == [35, -15]


def test_a_victory_counts_no_piles_but_shows_the_cards_that_are_left() -> None:
    round_ = table(["", "Kk Tk", "9b", "Ar 3r"], turn=2, out=[0])
    assert tichu.View.of(round_, 1, laid_open=True).to_json()["hands"] == [None, "Tk Kk", None, None]

    round_.apply(2, play("9b"))

    assert aid(round_)["result"]["piles"] == []
    for viewer in (None, 0, 1, 2, 3):
        assert tichu.View.of(round_, viewer, laid_open=True).to_json()["hands"] == ["", "Tk Kk", "", "3r Ar"]
    assert round_.view(1).to_json()["hands"] == [None, "Tk Kk", None, None]
