"""Matches between bots: duplicate deals, confidence intervals, a ladder.

>>> from tichu.arena import duel
>>> duel("greedy", "greedy", pairs=2, seed=1).mean  # no bot is stronger than itself
0.0
"""

from __future__ import annotations

from tichu.arena.contest import ArenaError, BotSource, Contest
from tichu.arena.duel import duel
from tichu.arena.ladder import LadderReport, LadderStanding, ladder
from tichu.arena.report import DuelReport
from tichu.arena.runner import Progress

Standing = LadderStanding
"""Former name of ``LadderStanding``."""

__all__ = [
    "ArenaError",
    "BotSource",
    "Contest",
    "DuelReport",
    "LadderReport",
    "LadderStanding",
    "Progress",
    "Standing",
    "duel",
    "ladder",
]
