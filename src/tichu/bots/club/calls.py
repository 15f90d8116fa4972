"""When the club player calls Tichu and Grand Tichu."""

from __future__ import annotations

import math

from tichu.actions import Grand
from tichu.bots.club.situation import Situation
from tichu.bots.protocol import Decision, Reason
from tichu.cards import ACE, DRAGON, PHOENIX, rank_of


def grand(s: Situation) -> Decision:
    """Aces, Dragon and Phoenix among the first cards decide (STRATEGY)."""
    kings = sum(rank_of(card) == ACE - 1 for card in s.hand if card < PHOENIX)
    aces = sum(rank_of(card) == ACE for card in s.hand if card < PHOENIX)
    power = aces + 2.0 * (DRAGON in s.hand) + 1.9 * (PHOENIX in s.hand) + 0.05 * kings
    power *= s.round.settings.grand_cards and 8 / s.round.settings.grand_cards
    return Decision(Grand(power >= s.style.grand_power), Reason("grand-power", {"power": round(power, 2)}))


def chance(s: Situation) -> float:
    """The chance to go out first."""
    return 1 / (1 + math.exp(s.style.steepness * (s.cost - s.style.even_cost)))


def calls_tichu(s: Situation) -> bool:
    """Whether going out first is likely enough, and nobody of the own side wants it too."""
    if s.partner_called or s.round.out or not s.round.settings.tichu:
        return False
    wanted = s.style.tichu_chance + (0.1 if s.calling_opponents else 0.0)
    return chance(s) >= wanted
