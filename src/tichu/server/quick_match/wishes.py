"""What people wish for in quick match, and the tables that are made for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tichu.core.game import Game
from tichu.core.variants import VARIANTS
from tichu.table.options import TableOptions

Pace: TypeAlias = Literal["fast", "normal"]
Strength: TypeAlias = Literal["any", "near"]

BOT_WAITS: Final = (60, 180)
"""Seconds after which people can let bots take the open places; None is never."""
FILL_BOT: Final = "club"
"""The bot that takes open places."""

START_MU: Final = 25.0
"""The rating, as openskill counts it, of somebody who has none."""


class PaceTerms(NamedTuple):
    """What a pace means: times in seconds, the part of the usual match, and the rounds of games of ranks."""

    clock: float
    reserve: float
    target_part: float
    rounds: int


PACES: Final[dict[Pace, PaceTerms]] = {
    "fast": PaceTerms(20.0, 60.0, 0.5, 5),
    "normal": PaceTerms(60.0, 120.0, 1.0, 10),
}


class WantedGame(NamedTuple):
    """A game that people wait for. Only those who want the same game are seated together."""

    variant: str = "nanjing"
    pace: Pace = "normal"
    rated: bool = False

    @property
    def players(self) -> int:
        """Number of places at a table."""
        return _shape(self.variant)[0]

    @property
    def teams(self) -> bool:
        """Whether two teams play, whose players sit alternately."""
        return _shape(self.variant)[1]

    def options(self, people: int) -> TableOptions:
        """Return the options of a table for this many people; with only one there is nothing to rate."""
        terms = PACES[self.pace]
        return TableOptions(
            variant=self.variant,
            house_rules=_house_rules(self.variant, terms),
            rated=self.rated and people > 1,
            clock=terms.clock,
            reserve=terms.reserve,
            stand_in=FILL_BOT,
        )


class GameWish(NamedTuple):
    """What somebody waits for.

    Attributes:
        strength: ``near`` for people of about the same rating first, ``any`` for whoever is there.
        bots_after: Seconds of waiting after which bots may take the open places; None for never.
    """

    game: WantedGame = WantedGame()
    strength: Strength = "any"
    bots_after: float | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the wish as messages between processes have it."""
        return {**self.game._asdict(), "strength": self.strength, "bots_after": self.bots_after}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GameWish:
        """Return the wish of a message."""
        game = WantedGame(data["variant"], data["pace"], data["rated"])
        return cls(game, data["strength"], data["bots_after"])


@cache
def _shape(variant: str) -> tuple[int, bool]:
    game = Game.of(variant)
    return game.settings.players, VARIANTS[variant].score_columns == 2


def _house_rules(variant: str, terms: PaceTerms) -> dict[str, Any]:
    settings = Game.of(variant).settings
    if not VARIANTS[variant].has_points:
        return {"rounds": terms.rounds}
    if terms.target_part == 1.0:
        return {}
    if settings.target is not None:
        return {"target": round(settings.target * terms.target_part)}
    turns = round((settings.rounds or 1) * terms.target_part / settings.players)
    return {"rounds": settings.players * max(1, turns)}  # everybody is the soloist equally often
