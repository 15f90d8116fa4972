"""What happens in games, counted: calls, bombs, wishes, places, and how far good cards carry.

>>> from tichu.review.statistics import Statistics
>>> Statistics().games
{}
"""

from __future__ import annotations

from tichu.review.statistics.collection import GameStats, PlayerStats, Statistics
from tichu.review.statistics.facts import RoundFacts, SeatFacts, record_facts, round_facts
from tichu.review.statistics.figures import figures, game_figures
from tichu.review.statistics.sources import Found, found_files, read_games
from tichu.review.statistics.strength import BINS, bin_of, strength
from tichu.review.statistics.tally import Tally

__all__ = [
    "BINS",
    "Found",
    "GameStats",
    "PlayerStats",
    "RoundFacts",
    "SeatFacts",
    "Statistics",
    "Tally",
    "bin_of",
    "figures",
    "found_files",
    "game_figures",
    "read_games",
    "record_facts",
    "round_facts",
    "strength",
]
