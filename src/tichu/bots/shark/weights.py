"""Weights of the rollout player, in leads unless stated otherwise.

``python -m benchmarks.tune_shark`` looks for better ones.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Self

import numpy as np

from tichu.kernel.jit import Floats


class Weight(IntEnum):
    """Index of each weight in an array of weights; written here with its tuned value."""

    tuned: float

    def __new__(cls, tuned: float) -> Self:
        index = len(cls.__members__)
        weight = int.__new__(cls, index)
        weight._value_ = index
        weight.tuned = tuned
        return weight

    # -- the plan of a hand
    DOG_COST = 0.8
    MAHJONG_COST = 1.31
    BOMB_COST = -2.06
    PHOENIX_COST = -0.75
    RIDE_SINGLE = 0.045
    RIDE_PAIR = 0.03
    REGAIN_SINGLE = 1.0
    REGAIN_PAIR = 0.6
    REGAIN_OTHER = 0.2
    WILLING = 0.892
    STRAIGHT_RISK = 0.34
    FULL_HOUSE_RISK = 0.372
    PAIR_RUN_RISK = 0.334
    # -- plays and passes
    LEAD = 0.9
    LEAD_CALLED = 0.8
    PARTNER_LEAD = 0.55
    PARTNER_LEAD_CALLED = 1.85
    OWN_WHEN_PARTNER_CALLED = 0.0367
    CARD_BONUS = 0.06
    POINTS_PER_LEAD = 70.0
    POINTS_WITH_BET = 0.4
    DRAGON_GIFT = 90.0
    OPPONENT_LEAD = 0.3
    RAISE_BEFORE_CALLER = 1.0
    SURE = 0.86
    CALLER_THREAT = 0.238
    THREAT = 1.0
    TICHU_COST = 0.33
    TICHU_COST_AGAINST = -0.15
    BOMB_EARLY = 0.6
    EXIT_RISK = 0.9
    # -- Grand Tichu
    GRAND_ACE = 0.419
    GRAND_DRAGON = 1.8
    GRAND_PHOENIX = 2.2
    GRAND_POWER = 2.95
    # -- gifts: cost of a hand that counts as weak or strong
    WEAK = 2.6
    STRONG = 0.265
    # -- going out
    GO_OUT = 6.0


DEFAULT: Final[Floats] = np.array([weight.tuned for weight in Weight])
