"""Weights of the rollout player in games of ranks, in leads unless stated otherwise."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Self

import numpy as np

from tichu.bots.shark import weights as shark_weights
from tichu.kernel.jit import Floats


class RankWeight(IntEnum):
    """Index of each weight in an array of weights; written here with its tuned value.

    ``python -m benchmarks.tune_ranks`` looks for better ones.
    """

    tuned: float

    def __new__(cls, tuned: float) -> Self:
        index = len(cls.__members__)
        weight = int.__new__(cls, index)
        weight._value_ = index
        weight.tuned = tuned
        return weight

    # -- the plan of a hand
    DOG_COST = 1.39
    MAHJONG_COST = 1.11
    BOMB_COST = -2.0
    PHOENIX_COST = -0.734
    DRAGON_HOLDS = 0.96
    RIDE_SINGLE = 0.045
    RIDE_PAIR = 0.03
    REGAIN_SINGLE = 1.0
    REGAIN_PAIR = 0.6
    REGAIN_OTHER = 0.2
    # -- chances that a play is beaten
    BEATEN_BY_CARD = 0.5
    BEATEN_BY_PAIR = 0.8
    BEATEN_BY_TRIPLE = 0.8
    STRAIGHT_RISK = 0.34
    FULL_HOUSE_RISK = 0.185
    PAIR_RUN_RISK = 0.3
    # -- plays and passes
    LEAD = 0.9
    CARD_BONUS = 0.0448
    OPPONENT_LEAD = 0.3
    SURE = 0.785
    THREAT = 0.788
    BOMB_EARLY = 1.15
    EXIT_RISK = 0.5
    GO_OUT = 6.0


DEFAULT: Final[Floats] = np.array([weight.tuned for weight in RankWeight])


def plan_weights(values: Floats) -> Floats:
    """The weights that the plan of a hand in shark's other games uses, with the values of these games."""
    found = shark_weights.DEFAULT.copy()
    for name in ("PHOENIX_COST", "REGAIN_OTHER"):
        found[shark_weights.Weight[name]] = values[RankWeight[name]]
    return found
