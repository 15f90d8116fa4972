"""A contest: two bots, a game and a seed, which determine the cards and seats of every pair.

Nothing depends on the order or the process in which pairs are played: the cards of a pair follow from the
seed and the number of the pair, the seed of a bot from these and its seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, TypeAlias

from tichu.bots.protocol import Bot
from tichu.bots.registry import make
from tichu.core.errors import TichuError
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.core.variants import Deal, Setup

BotSource: TypeAlias = str | Callable[[int], Bot]
"""Registered name of a bot, or a callable that creates one from a seed, such as its class."""

Lineup: TypeAlias = tuple[int, ...]
"""By seat: 0 for the first bot, 1 for the second."""


class ArenaError(TichuError):
    """A contest that cannot be played, or a worker that failed."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything a worker needs to play any pair of a duel."""

    a: BotSource
    b: BotSource
    variant: str = "nanjing"
    edition: str | None = None
    house_rules: tuple[tuple[str, Any], ...] = ()
    seed: int = 1
    save: bool = False
    """Whether the results contain the rows of the rounds for tables."""

    @property
    def game(self) -> Game:
        """Rules of the game; raises an error if there is no such game."""
        return Game.of(self.variant, self.edition, **dict(self.house_rules))

    def check(self) -> None:
        """Raise an error if the game or a bot does not exist."""
        self.game  # noqa: B018
        for source in dict.fromkeys((self.a, self.b)):
            close = getattr(build(source, 0), "close", None)
            if callable(close):
                close()

    @property
    def names(self) -> tuple[str, str]:
        """Names of the two bots."""
        return name_of(self.a), name_of(self.b)

    def to_json(self) -> dict[str, Any]:
        """Return what determines the rounds, as a JSON object."""
        return {
            "bots": list(self.names),
            "variant": self.variant,
            "edition": self.game.edition,
            "house_rules": dict(self.house_rules),
            "seed": self.seed,
        }

    @property
    def digest(self) -> str:
        """A short text that differs between contests."""
        return f"{seed_of(json.dumps(self.to_json(), sort_keys=True)):016x}"

    def bot(self, side: int, number: int, seat: int) -> Bot:
        """Create a bot for a seat of a pair.

        The seed does not depend on the bot, so a bot against itself plays both rounds of a pair the same.
        """
        return build((self.a, self.b)[side], seed_of("bot", self.seed, number, seat))

    def deal(self, number: int) -> Deal:
        """Deal the cards of a pair."""
        game, rng = self.game, Random(seed_of("deal", self.seed, number))
        setup = _setup(game, rng)
        deck = list(game.variant.pack(game.settings))
        rng.shuffle(deck)
        return game.variant.deal(game.settings, deck, setup)

    def lineups(self, number: int) -> tuple[Lineup, Lineup]:
        """Seats of the bots in the two rounds of a pair; in the second round they are swapped.

        In a game of teams each bot has a team. In a game of ranks the bots alternate, starting one seat later
        in every pair, so that with an odd number of players neither has better neighbours.
        """
        game = self.game
        if game.variant.has_points:
            first = _teams(game)
        else:
            first = tuple((seat - number) % game.seats % 2 for seat in range(game.seats))
        return first, tuple(1 - side for side in first)


def rule_items(players: int | None, house_rules: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """The house rules of a contest, with the number of players if it is given."""
    rules = house_rules if players is None else {**house_rules, "players": players}
    return tuple(sorted(rules.items()))


def name_of(source: BotSource) -> str:
    """Name of a bot in tables."""
    if isinstance(source, str):
        return source
    for attribute in ("name", "__name__"):
        name = getattr(source, attribute, None)
        if isinstance(name, str):
            return name
    return type(source).__name__


def build(source: BotSource, seed: int) -> Bot:
    """Create a bot with that seed."""
    return make(source, seed) if isinstance(source, str) else source(seed)


def seed_of(*parts: str | int) -> int:
    """Derive a number from these parts, the same on every machine."""
    text = "/".join(map(str, parts))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def _setup(game: Game, rng: Random) -> Setup:
    """Create the setup of a round; in games of ranks that of a later round, with ranks and tribute."""
    setup = game.variant.first_setup(game.settings, rng)
    if game.variant.has_points:
        return setup
    before = Round(game, [()] * game.seats)
    before.out = list(range(game.seats))
    return game.variant.next_setup(before, setup)


def _teams(game: Game) -> Lineup:
    """Seat 0 and its partners against the others; the soloist in Trichu has seat 0."""
    round_ = Round(game, [()] * game.seats)
    partners = game.variant.partners(round_, 0)
    return tuple(0 if seat == 0 or seat in partners else 1 for seat in range(game.seats))
