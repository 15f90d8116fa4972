"""What is played, and what everybody does when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tests.properties.cards import Json
from tests.properties.tables import TABLES, dealt
from tests.properties.tables import Table as Game
from tichu.core.variants import Deal

MOMENT = 0.004
"""So long a visitor takes to do the next thing."""
WINDOW = 0.3
SPECTATORS = ("s0", "s1")


@dataclass(frozen=True)
class Input:
    """Something a visitor does: a frame, or they come (``enter`` with a version) or go."""

    when: float
    who: str
    frame: Json
    latest: float | None = None
    """Until then nobody can notice whether it has been done."""
    early: bool = False
    """Tichu, called while others still answer the Grand Tichu question."""
    private: bool = False


@dataclass(frozen=True)
class Plan:
    """What is played, and how."""

    game: Game
    seed: int
    options: Json
    bots: frozenset[int]
    steps: int
    deals: tuple[Deal, ...]


def any_plan(seed: int, games: Sequence[Game] = TABLES) -> Plan:
    """A table, its cards, who sits there and how far the round goes before it is looked at."""
    rng = Random(seed)
    game = games[seed % len(games)]
    lumps = rng.choice([0, 2, 4, 6])
    match = dealt(game, seed, lumps, ranked=rng.random() < 0.7)
    players = match.game.settings.players
    bots: frozenset[int] = frozenset()
    if rng.random() < 0.4:
        bots = frozenset(rng.sample(range(1, players), rng.randint(1, players - 1)))
    options = {
        "bomb_window": rng.choice([WINDOW, WINDOW, 0.0]),
        "bot_pace": rng.choice([0.0, 0.1]),
        "clock": rng.choice([None, 2.0]),
        "reserve": 1.0,
        "between_rounds": 1.0,
    }
    length = rng.random()
    steps = (
        rng.randint(0, 5)
        if length < 0.2
        else rng.randint(4, 12)
        if length < 0.4
        else rng.randint(10, 90)
        if length < 0.92
        else 220
    )
    return Plan(game, seed, options, bots, steps, (match.deal,))
