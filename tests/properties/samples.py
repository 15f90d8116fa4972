"""Where all would be too many, some will do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import tichu

MANY = 300
"""More actions than this are not all looked at each time."""


def sample(things: Sequence[Any], count: int, rng: Random) -> list[Any]:
    """Some of the things, none of them twice."""
    if count >= len(things):
        return list(things)
    places: dict[int, None] = {}
    while len(places) < count:
        places[int(rng.random() * len(things))] = None
    return [things[place] for place in places]


def ends_of(actions: Sequence[tichu.Action]) -> list[tichu.Action]:
    """The first and the last of very many: what is not of the one sort there are many of is there."""
    return [*actions[:3], *actions[-3:]]


def same_actions(one: Sequence[tichu.Action], other: Sequence[tichu.Action]) -> bool:
    """Whether the same actions are in both; of thousands in the same order a look at some will do."""
    if len(one) != len(other):
        return False
    stride = max(1, len(one) // 50)
    if len(one) > MANY and all(one[place] == other[place] for place in range(0, len(one), stride)):
        return True
    return set(one) == set(other)
