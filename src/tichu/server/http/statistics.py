"""A person's statistics as the HTTP API tells them."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tichu.core.variants import VARIANTS
from tichu.review.statistics.collection import PlayerStats
from tichu.review.statistics.figures import figures
from tichu.server.statistics_cache import PersonStatistics

Rate = Annotated[float | None, Field(description="null: a share of nothing")]
Table = dict[str, dict[str, int]]


class CallFigures(BaseModel):
    """How often somebody called when he could, and how often it was made."""

    asked: int
    called: int
    made: int
    rate: Rate
    success: Rate


class PlaceFigures(BaseModel):
    """How often somebody ended there, and what it brought his team; place null: caught by a victory."""

    place: int | None
    count: int
    rate: Rate
    points: Rate
    difference: Rate


class StrengthFigures(BaseModel):
    """Hands of about the same strength: how many, how many went out first, and what they brought."""

    low: int
    high: int | None
    count: int
    first: int
    first_rate: Rate
    difference: Rate
    margin: Rate
    mean_place: Rate


class StrengthAnswer(BaseModel):
    """How good somebody's cards were, and what they brought."""

    mean: Rate
    bins: list[StrengthFigures]


class BombFigures(BaseModel):
    """Bombs by sort (four, straight) and turn (led, in_turn, out_of_turn); hands that held one."""

    count: int
    per_round: Rate
    hands: int
    held_rate: Rate
    sorts: Table


class WishFigures(BaseModel):
    """What was wished for with the Mah Jong, by rank: played at_once, later or never."""

    count: int
    none: int
    ranks: Table


class DragonFigures(BaseModel):
    """To whom the Dragon's tricks went, and whether he held more, the same or fewer cards."""

    count: int
    to: Table


class FirstFigures(BaseModel):
    """How often somebody went out first."""

    count: int
    rate: Rate


class PassFigures(BaseModel):
    """How often somebody let a turn go by."""

    count: int
    per_round: Rate


class VictoryFigures(BaseModel):
    """How often a team went out before the others: the own, or the other one."""

    won: int
    lost: int
    rate: Rate
    rate_lost: Rate


class MatchFigures(BaseModel):
    """Matches that were played to their end, and those won."""

    finished: int
    won: int


class GameStatistics(BaseModel):
    """A person's statistics in one kind of game: a variant for so many players."""

    variant: str
    players: int
    rounds: int
    matches: MatchFigures
    points: Rate
    difference: Rate
    first: FirstFigures
    mean_place: Rate
    tichu: CallFigures
    grand: CallFigures
    victories: VictoryFigures
    places: list[PlaceFigures]
    tricks_per_round: Rate
    plays_per_round: Rate
    passes: PassFigures
    bombs: BombFigures
    wishes: WishFigures
    gifts: Table
    dragon: DragonFigures
    strength: StrengthAnswer
    history: Annotated[
        list[list[int]], Field(description="by match and round: the team's lead, or the place")
    ]

    @classmethod
    def of(cls, variant: str, players: int, stats: PlayerStats) -> GameStatistics:
        """What was counted."""
        game = VARIANTS[variant]
        seats = 4 if game.has_dummy else players
        return cls(variant=variant, players=players, **figures(stats, seats, game.has_points))


class StatisticsAnswer(BaseModel):
    """A person's statistics by kind of game; ``waiting`` matches are still being counted: ask again."""

    matches: int
    waiting: int
    games: list[GameStatistics]

    @classmethod
    def of(cls, known: PersonStatistics) -> StatisticsAnswer:
        """What is known of a person, the game played most first."""
        order = sorted(known.games.items(), key=lambda item: -item[1].counts.rounds)
        games = [GameStatistics.of(*kind, stats) for kind, stats in order if stats.counts.rounds]
        return cls(matches=len(known.counted), waiting=known.waiting, games=games)
