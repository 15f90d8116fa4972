"""Helpers of the rule tests: games and rule books, hands, positions, legal actions."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, legal, legal_plays, refused, table

GAMES = {
    "nanjing": ["fata-morgana", "philibert", "groo", "tichubadour", "francois"],
    "trichu": ["fata-morgana", "philibert", "groo"],
    "tientsin": ["fata-morgana", "philibert", "groo", "francois"],
    "grandseigneur": ["fata-morgana"],
    "hierarchie": ["philibert"],
}
"""The games, and the rule books that have them."""

EDITIONS = GAMES["nanjing"]
PLAYERS: dict[str, int | None] = {"grandseigneur": 6, "hierarchie": 6}
"""How many play, where the game leaves it open."""

FOUR = ["2g 3g", "2k 3k", "2b 3b", "2r 3r"]
BOMBER = ["Do 2g", "7g 7k 7b 7r 2k", "2b 3b", "2r 3r"]
SOLO: dict[str, Any] = {"variant": "trichu", "soloist": 0, "dealer": 0, "dummy": 2}
"""The keys of a Trichu position."""


def scores(round_: tichu.Round) -> list[int] | None:
    """The scores as in JSON."""
    result: list[int] | None = round_.to_json()["scores"]
    return result


def choices(round_: tichu.Round, seat: int = 1) -> set[str]:
    """Everything the seat can do: the cards of its plays, and ``pass``."""
    can_pass = {"pass"} if PASS in legal(round_, seat) else set()
    if not can_pass and round_.turn == seat:
        refused(round_, seat, PASS)
    return legal_plays(round_, seat) | can_pass


# Trichu

DUMMY = 3
"""The dummy's column, after those of the three players."""

RANKS = "23456789TJQKA"
FOURTEEN = [
    " ".join([special, *(rank + suit for rank in RANKS)])
    for special, suit in (("Dr", "g"), ("Ma", "k"), ("Ph", "b"), ("Do", "r"))
]
"""A whole deal: every seat one suit and one special card."""

with_opponents = pytest.mark.parametrize("edition", ["fata-morgana", "groo"])


def trichu(hands: list[str], edition: str = "fata-morgana", soloist: int = 0, **keys: Any) -> tichu.Round:
    """A Trichu position; the dummy sits opposite the soloist."""
    return table(
        hands,
        variant="trichu",
        edition=edition,
        soloist=soloist,
        dealer=soloist,
        dummy=(soloist + 2) % 4,
        **keys,
    )


def decline_grand(match: tichu.Match) -> None:
    """The two opponents, the only ones asked, say no to Grand Tichu."""
    for seat in (1, 3):
        match.apply(seat, {"type": "grand", "call": False})


def kinds(round_: tichu.Round, seat: int) -> set[str]:
    """The types of action open to the seat."""
    return {action["type"] for action in legal(round_, seat)}


# Tientsin

TWO_EACH = ["2g 3g", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"]


def tientsin(hands: list[str], edition: str = "fata-morgana", **keys: Any) -> tichu.Round:
    """A Tientsin position."""
    return table(hands, variant="tientsin", edition=edition, **keys)
