"""Calling Tichu and Grand Tichu."""

from __future__ import annotations

import math
from typing import Final

from tichu.bots.club.situation import Situation
from tichu.bots.protocol import Decision, Reason
from tichu.core.actions import Grand
from tichu.core.cards import ACE, DRAGON, PHOENIX, rank_of

SEEN_IN_NANJING: Final = 8
EVEN_SHAPE: Final = 1.8
"""Average cost of eight cards."""


def grand(s: Situation) -> Decision:
    """Decide on Grand Tichu by aces, Dragon and Phoenix, scaled by the number of cards seen."""
    style = s.style
    suited = [rank_of(card) for card in s.hand if card < PHOENIX]
    power = style.grand_ace * suited.count(ACE) + style.grand_king * suited.count(ACE - 1)
    power += style.grand_dragon * s.hand.count(DRAGON) + style.grand_phoenix * s.hand.count(PHOENIX)
    power *= SEEN_IN_NANJING / max(1, len(s.hand))
    power += style.grand_shape * (EVEN_SHAPE - s.cost)
    params = {"power": round(power, 2), "needed": style.grand_power}
    calls = power >= style.grand_power
    return Decision(Grand(calls), Reason("calls-grand" if calls else "no-grand", params))


def chance(s: Situation) -> float:
    """Estimated probability of going out first."""
    return 1 / (1 + math.exp(s.style.steepness * (s.cost - s.style.even_cost)))


def calls_tichu(s: Situation) -> bool:
    """Whether going out first is likely enough and no partner has called."""
    if s.partner_called or s.round.out or not s.round.settings.tichu:
        return False
    wanted = s.style.tichu_chance + (0.1 if s.calling_opponents else 0.0)
    return chance(s) >= wanted
