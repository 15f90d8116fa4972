"""Samples of long lists."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import tichu

MANY = 300
"""Maximum actions that are all checked each time."""


def sample(things: Sequence[Any], count: int, rng: Random) -> list[Any]:
    """A sample without repetition."""
    if count >= len(things):
        return list(things)
    places: dict[int, None] = {}
    while len(places) < count:
        places[int(rng.random() * len(things))] = None
    return [things[place] for place in places]


def ends_of(actions: Sequence[tichu.Action]) -> list[tichu.Action]:
    """The first and the last of a long list, where the actions that are not exchanges are."""
    return [*actions[:3], *actions[-3:]]


def same_actions(one: Sequence[tichu.Action], other: Sequence[tichu.Action]) -> bool:
    """Whether both contain the same actions; of thousands in the same order only a sample is compared."""
    if len(one) != len(other):
        return False
    stride = max(1, len(one) // 50)
    if len(one) > MANY and all(one[place] == other[place] for place in range(0, len(one), stride)):
        return True
    return set(one) == set(other)
