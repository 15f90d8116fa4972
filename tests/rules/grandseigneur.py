"""Packs and positions of Grandseigneur."""

from __future__ import annotations

from collections import Counter
from typing import Any

import tichu
from tests.support import (
    table,
)

RANKS = "23456789TJQKA"
SUITED = [rank + suit for suit in "gkbr" for rank in RANKS]
ONE_PACK = Counter(["Ma", "Ph", "Dr", *SUITED])
TWO_PACKS = ONE_PACK + Counter(["Ph", "Dr", *SUITED])


def seats_by_rank(players: int) -> list[int]:
    """Return the seats from the highest rank to the lowest: seat 0 is first, the seat after it is last."""
    return [0, *range(players - 1, 0, -1)]


def grandseigneur(hands: list[str], **keys: Any) -> tichu.Round:
    """Return a Grandseigneur position."""
    return table(hands, variant="grandseigneur", **keys)


def exchanging(hands: list[str], **keys: Any) -> tichu.Round:
    """Return a position of a later round before the exchange, everybody in the seat of their rank."""
    return grandseigneur(hands, phase="exchange", ranks=seats_by_rank(len(hands)), dealer=1, **keys)


def hand_sizes(match: tichu.Match) -> list[int]:
    """Return how many cards each seat holds."""
    return [len(hand.split()) for hand in match.round.to_json()["hands"]]
