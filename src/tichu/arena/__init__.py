"""Matches between bots that tell the truth: duplicate deals, confidence intervals, a ladder.

>>> from tichu.arena import duel
>>> duel("greedy", "greedy", pairs=2, seed=1).mean  # against itself nobody is stronger
0.0
"""

from __future__ import annotations

from tichu.arena.contest import ArenaError, BotSource, Contest
from tichu.arena.duel import duel
from tichu.arena.ladder import LadderReport, Standing, ladder
from tichu.arena.report import DuelReport
from tichu.arena.runner import Progress

__all__ = [
    "ArenaError",
    "BotSource",
    "Contest",
    "DuelReport",
    "LadderReport",
    "Progress",
    "Standing",
    "duel",
    "ladder",
]
