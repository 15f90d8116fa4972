"""A person's statistics as the HTTP API returns them."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from tichu.core.variants import VARIANTS
from tichu.review.statistics.collection import PlayerStats
from tichu.review.statistics.figures import figures
from tichu.server.statistics_cache import PersonStatistics

Ratio = Annotated[float | None, Field(description="null if there is nothing to divide by")]
CountTable = dict[str, dict[str, int]]


class CallFigures(BaseModel):
    """How often a player called when they could, and how often they made it."""

    asked: int
    called: int
    made: int
    rate: Ratio
    success: Ratio


class PlaceFigures(BaseModel):
    """How often a player finished at a place, and their team's score; null: caught by a double victory."""

    place: int | None
    count: int
    rate: Ratio
    points: Ratio
    difference: Ratio


class StrengthFigures(BaseModel):
    """Hands of about the same strength: how many, how many went out first, and what they scored."""

    low: int
    high: int | None
    count: int
    first: int
    first_rate: Ratio
    difference: Ratio
    margin: Ratio
    mean_place: Ratio


class StrengthAnswer(BaseModel):
    """Strength of a player's hands, and what they scored."""

    mean: Ratio
    bins: list[StrengthFigures]


class BombFigures(BaseModel):
    """Bombs by sort (four, straight) and turn (led, in_turn, out_of_turn); hands that held one."""

    count: int
    per_round: Ratio
    hands: int
    held_rate: Ratio
    sorts: CountTable


class WishFigures(BaseModel):
    """Wishes with the Mah Jong by rank: fulfilled at_once, later or never."""

    count: int
    none: int
    ranks: CountTable


class DragonFigures(BaseModel):
    """Who received the Dragon's tricks, and whether they held more, the same or fewer cards."""

    count: int
    to: CountTable


class FirstFigures(BaseModel):
    """How often a player went out first."""

    count: int
    rate: Ratio


class PassFigures(BaseModel):
    """How often a player passed."""

    count: int
    per_round: Ratio


class VictoryFigures(BaseModel):
    """Double victories of the player's team and of the other team."""

    won: int
    lost: int
    rate: Ratio
    rate_lost: Ratio


class MatchFigures(BaseModel):
    """Finished matches, and those won."""

    finished: int
    won: int


class GameStatistics(BaseModel):
    """A person's statistics in one kind of game: a variant with a number of players."""

    variant: str
    players: int
    rounds: int
    matches: MatchFigures
    points: Ratio
    difference: Ratio
    first: FirstFigures
    mean_place: Ratio
    tichu: CallFigures
    grand: CallFigures
    victories: VictoryFigures
    places: list[PlaceFigures]
    tricks_per_round: Ratio
    plays_per_round: Ratio
    passes: PassFigures
    bombs: BombFigures
    wishes: WishFigures
    gifts: CountTable
    dragon: DragonFigures
    strength: StrengthAnswer
    history: Annotated[
        list[list[int]], Field(description="by match and round: the team's lead, or the place")
    ]

    @classmethod
    def of(cls, variant: str, players: int, stats: PlayerStats) -> GameStatistics:
        """Return the response for what was counted."""
        game = VARIANTS[variant]
        seats = 4 if game.has_dummy else players
        return cls(variant=variant, players=players, **figures(stats, seats, game.has_points))


class StatisticsAnswer(BaseModel):
    """A person's statistics by kind of game. While matches are ``waiting`` to be counted, ask again."""

    matches: int
    waiting: int
    games: list[GameStatistics]

    @classmethod
    def of(cls, person: PersonStatistics) -> StatisticsAnswer:
        """Return the response for a person, the game played most first."""
        order = sorted(person.games.items(), key=lambda item: -item[1].counts.rounds)
        games = [GameStatistics.of(*kind, stats) for kind, stats in order if stats.counts.rounds]
        return cls(matches=len(person.counted), waiting=person.waiting, games=games)
