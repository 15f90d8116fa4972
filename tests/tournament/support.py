"""Tournaments with random results, for tests."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from tichu.tournament import commands
from tichu.tournament.events import RoundPaired
from tichu.tournament.options import Format, usual_options
from tichu.tournament.results import MatchResult
from tichu.tournament.state import Tournament

THOROUGH = bool(os.environ.get("TICHU_THOROUGH"))
"""Whether properties are tried with many more and larger tournaments."""
CAMPAIGN = settings(max_examples=100 if THOROUGH else 12, deadline=None, derandomize=not THOROUGH)
SEEDS = st.integers(0, 2**32)


def tournament_of(format_: Format, count: int, **options: Any) -> Tournament:
    """A tournament with so many entrants before its first round."""
    seed = options.pop("seed", 1)
    tournament = Tournament.replay([commands.create(usual_options("Friday", format_, seed, **options))])
    for number in range(1, count + 1):
        tournament = tournament.after(commands.register(tournament, f"Entrant {number}"))
    return tournament


def win(points: int = 1000, other: int = 500) -> MatchResult:
    """A match that the first side wins, unless told otherwise."""
    return MatchResult(((points, other),))


def random_result(tournament: Tournament, random: Random) -> MatchResult:
    """A result with a winner, with so many games as the tournament wants."""
    games = tournament.options.boards if tournament.options.format == "duplicate" else 1
    return MatchResult(tuple(random.choice(((1000, 700), (400, 1100))) for _ in range(games)))


def play_round(tournament: Tournament, random: Random) -> tuple[Tournament, RoundPaired]:
    """Pair a round and enter all its results."""
    paired = commands.pair(tournament)
    tournament = tournament.after(paired)
    for table in paired.tables:
        result = random_result(tournament, random)
        tournament = tournament.after(commands.enter_result(tournament, paired.round, table.table, result))
    return tournament, paired
