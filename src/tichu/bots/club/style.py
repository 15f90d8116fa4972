"""Weights of the club bot; the unit is the value of one lead."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """Weights of the decision rules, tuned in duplicate matches against earlier versions."""

    # the plan
    dog_cost: float = 0.8
    mahjong_cost: float = 0.85
    bomb_cost: float = -1.6
    phoenix_cost: float = -0.75
    ride_single: float = 0.045
    ride_pair: float = 0.03
    regain_single: float = 1.0
    regain_pair: float = 0.6
    regain_other: float = 0.2
    # plays
    lead: float = 0.9
    lead_called: float = 0.8
    partner_lead: float = 0.55
    partner_lead_called: float = 2.2
    own_when_partner_called: float = 0.22
    card_bonus: float = 0.06
    points_per_lead: float = 70.0
    points_with_bet: float = 0.4
    dragon_gift: float = 90.0
    opponent_lead: float = 0.3
    raise_before_caller: float = 1.0
    sure: float = 0.86
    willing: float = 0.85
    caller_threat: float = 0.25
    # calls
    grand_ace: float = 0.8
    grand_king: float = 0.05
    grand_dragon: float = 1.8
    grand_phoenix: float = 2.2
    grand_shape: float = 0.15
    grand_power: float = 2.95
    tichu_chance: float = 0.41
    even_cost: float = -0.1
    steepness: float = 0.85
    weak: float = 2.6
    strong: float = 0.2
