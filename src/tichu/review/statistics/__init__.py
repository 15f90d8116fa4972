"""Statistics of games: calls, bombs, wishes, places, and the strength of hands.

>>> from tichu.review.statistics import Statistics
>>> Statistics().games
{}
"""

from __future__ import annotations

from tichu.records.facts import RoundFacts, SeatFacts, record_facts, round_facts
from tichu.records.sources import FoundGame, found_files, read_games
from tichu.records.strength import BINS, bin_of, strength
from tichu.review.statistics.collection import GameStats, PlayerStats, Statistics
from tichu.review.statistics.counts import HandCounts
from tichu.review.statistics.figures import figures, game_figures, without_history

__all__ = [
    "BINS",
    "FoundGame",
    "GameStats",
    "PlayerStats",
    "RoundFacts",
    "SeatFacts",
    "Statistics",
    "HandCounts",
    "bin_of",
    "figures",
    "found_files",
    "game_figures",
    "read_games",
    "record_facts",
    "round_facts",
    "strength",
    "without_history",
]
