"""Result of a duel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import Any

from tichu.arena.contest import ArenaError, Contest, seed_of
from tichu.arena.pairs import PairResult
from tichu.arena.stats import Interval, MatchEstimate, match_estimate
from tichu.arena.tally import BotTally, share
from tichu.core.game import Game


@dataclass(frozen=True)
class DuelReport:
    """Result of a duel; positive numbers are in favour of the first bot."""

    contest: Contest
    pairs_asked: int
    values: tuple[float, ...]
    """Lead of the first bot per round, by pair."""
    rounds: tuple[tuple[float, float], ...]
    """Scores of both bots, by round."""
    tallies: tuple[BotTally, BotTally]
    interrupted: bool = False

    @classmethod
    def of(
        cls, contest: Contest, pairs_asked: int, results: Sequence[PairResult], interrupted: bool = False
    ) -> DuelReport:
        """Combine the results of pairs, in their order."""
        if not results:
            raise ArenaError("nothing-played", "no pair was played to its end")
        tallies = (BotTally(), BotTally())
        for result in results:
            for tally, more in zip(tallies, result.tallies, strict=True):
                tally.add(more)
        return cls(
            contest,
            pairs_asked,
            values=tuple(result.value for result in results),
            rounds=tuple(scores for result in results for scores in result.scores),
            tallies=tallies,
            interrupted=interrupted,
        )

    @property
    def game(self) -> Game:
        """Rules of the game."""
        return self.contest.game

    @property
    def names(self) -> tuple[str, str]:
        """Names of the two bots."""
        return self.contest.names

    @property
    def pairs(self) -> int:
        """Number of pairs played."""
        return len(self.values)

    @property
    def teams(self) -> bool:
        """Whether the game has teams and points, not ranks."""
        return self.game.variant.has_points

    @cached_property
    def difference(self) -> Interval:
        """Lead of the first bot per round, with its interval over pairs."""
        return Interval.of(self.values)

    @property
    def mean(self) -> float:
        """Lead of the first bot per round."""
        return self.difference.mean

    @cached_property
    def single(self) -> Interval:
        """The same over single rounds as if they were independent, to show the gain from pairing."""
        return Interval.of([a - b for a, b in self.rounds])

    @cached_property
    def match(self) -> MatchEstimate | None:
        """Estimated chance of the first bot to win a match; None in games of ranks."""
        if not self.teams:
            return None
        seed = seed_of("matches", self.contest.seed)
        return match_estimate(self.game, self.rounds, self.difference, seed)

    @property
    def ahead(self) -> float | None:
        """In games of ranks: how often a seat of the first bot goes out before one of the second."""
        tally = self.tallies[0]
        return None if self.teams else share(tally.ahead, tally.ahead + tally.behind)

    @property
    def pairs_to_decide(self) -> int | None:
        """Number of pairs needed to confirm a lead of this size."""
        difference = self.difference
        if difference.margin is None or not difference.mean:
            return None
        return ceil(self.pairs * (difference.margin / difference.mean) ** 2)

    def to_json(self) -> dict[str, Any]:
        """Return the report as a JSON object; only ``timing`` differs from run to run."""
        game = self.game
        return {
            "a": self.names[0],
            "b": self.names[1],
            "variant": game.variant.key,
            "edition": game.edition,
            "players": game.settings.players,
            "settings": dict(game.house_rules),
            "seed": self.contest.seed,
            "pairs": self.pairs,
            "pairs_asked": self.pairs_asked,
            "interrupted": self.interrupted,
            "rounds": len(self.rounds),
            "unit": "points" if self.teams else "place points",
            "difference": self.difference.to_json(),
            "sd_round": self.single.sd,
            "match": None if self.match is None else self.match.to_json(),
            "ahead": self.ahead,
            "bots": [tally.to_json(self.teams) for tally in self.tallies],
            "timing": [tally.timing() for tally in self.tallies],
        }
