"""What the rollout player thinks things are worth, in leads; found by ``python -m benchmarks.tune_shark``.

The order is that of the slots in ``planning.py`` and ``judging.py``.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tichu.kernel.jit import Floats

WEIGHTS: Final = {
    "dog_cost": 0.8,
    "mahjong_cost": 1.31,
    "bomb_cost": -2.06,
    "phoenix_cost": -0.75,
    "ride_single": 0.045,
    "ride_pair": 0.03,
    "regain_single": 1.0,
    "regain_pair": 0.6,
    "regain_other": 0.2,
    "willing": 0.892,
    "straight_risk": 0.34,
    "full_house_risk": 0.372,
    "pair_run_risk": 0.334,
    "lead": 0.9,
    "lead_called": 0.8,
    "partner_lead": 0.55,
    "partner_lead_called": 1.85,
    "own_when_partner_called": 0.0367,
    "card_bonus": 0.06,
    "points_per_lead": 70.0,
    "points_with_bet": 0.4,
    "dragon_gift": 90.0,
    "opponent_lead": 0.3,
    "raise_before_caller": 1.0,
    "sure": 0.86,
    "caller_threat": 0.238,
    "threat": 1.0,
    "tichu_cost": 0.33,
    "tichu_cost_against": -0.15,
    "bomb_early": 0.6,
    "exit_risk": 0.9,
    "grand_ace": 0.419,
    "grand_dragon": 1.8,
    "grand_phoenix": 2.2,
    "grand_power": 2.95,
    "weak": 2.6,
    "strong": 0.265,
    "go_out": 6.0,
}

NAMES: Final = tuple(WEIGHTS)
DEFAULT: Final[Floats] = np.array([*WEIGHTS.values()])
