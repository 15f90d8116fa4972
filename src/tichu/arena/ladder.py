"""Ladder: a round robin between bots, with ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from tichu.arena.contest import ArenaError, BotSource, Contest, name_of, rule_items
from tichu.arena.report import DuelReport
from tichu.arena.runner import Watcher, run
from tichu.arena.stats import Interval
from tichu.bots.registry import names
from tichu.core.extras import explain_missing


class LadderStanding(NamedTuple):
    """Place of one bot on the ladder."""

    name: str
    rating: float
    """Strength estimated by openskill; a new bot has 25."""
    sigma: float
    """Standard deviation of the rating."""
    lead: Interval
    """Lead per round over all the others."""
    won: int
    drawn: int
    lost: int

    def to_json(self) -> dict[str, Any]:
        """Return the standing as a JSON object."""
        return self._asdict() | {"lead": self.lead.to_json()}


@dataclass(frozen=True)
class LadderReport:
    """Result of a round robin."""

    duels: tuple[DuelReport, ...]
    pairs_asked: int
    interrupted: bool = False

    @cached_property
    def standings(self) -> tuple[LadderStanding, ...]:
        """Bots, the strongest first."""
        bots = dict.fromkeys(name for duel in self.duels for name in duel.names)
        ratings = _rate(self.duels)
        standings = []
        for name in bots:
            duels = self._of(name)
            results = [value for values in duels.values() for value in values]
            shared = min(map(len, duels.values()))
            lead = Interval.of([fmean(values[pair] for values in duels.values()) for pair in range(shared)])
            won, lost = sum(value > 0 for value in results), sum(value < 0 for value in results)
            drawn = len(results) - won - lost
            standings.append(LadderStanding(name, *ratings[name], lead, won, drawn, lost))
        return tuple(sorted(standings, key=lambda one: one.rating, reverse=True))

    def between(self, name: str, other: str) -> Interval | None:
        """Lead of the first bot over the second; None if they have not met."""
        values = self._of(name).get(other)
        return None if values is None else Interval.of(values)

    def to_json(self) -> dict[str, Any]:
        """Return the report as a JSON object; only ``timing`` of each duel differs from run to run."""
        return {
            "pairs_asked": self.pairs_asked,
            "interrupted": self.interrupted,
            "standings": [standing.to_json() for standing in self.standings],
            "duels": [duel.to_json() for duel in self.duels],
        }

    def _of(self, name: str) -> dict[str, list[float]]:
        """Lead of a bot by opponent and pair."""
        leads = {}
        for duel in self.duels:
            if name == duel.names[0]:
                leads[duel.names[1]] = list(duel.values)
            elif name == duel.names[1]:
                leads[duel.names[0]] = [-value for value in duel.values]
        return leads


def ladder(
    bots: Sequence[BotSource] | None = None,
    *,
    variant: str = "nanjing",
    edition: str | None = None,
    players: int | None = None,
    pairs: int = 200,
    seed: int = 1,
    jobs: int = 1,
    ray: bool = False,
    progress: Watcher | None = None,
    partial: bool = False,
    save: Path | None = None,
    **house_rules: Any,
) -> LadderReport:
    """Play this many pairs between each two of the registered or given bots, and rate them.

    With ``save``, the rounds are written to this folder as tables.
    """
    sources = list(names() if bots is None else bots)
    called = [name_of(source) for source in sources]
    if len(set(called)) < max(2, len(called)):
        raise ArenaError(
            "too-few-bots", f"a ladder needs at least two different bots, got {', '.join(called)}"
        )
    rules = rule_items(players, house_rules)
    contests = [Contest(a, b, variant, edition, rules, seed) for a, b in combinations(sources, 2)]
    for contest in contests:
        contest.check()
    _rating_model()  # fails now rather than after an hour if it is not installed
    results, interrupted = run(
        contests, pairs, jobs=jobs, ray=ray, progress=progress, partial=partial, save=save
    )
    duels = tuple(
        DuelReport.of(contest, pairs, played, interrupted)
        for contest, played in zip(contests, results, strict=True)
        if played
    )
    return LadderReport(duels, pairs, interrupted)


def _rating_model() -> Any:
    with explain_missing():
        from openskill.models import PlackettLuce

    return PlackettLuce(tau=0)  # the strength of a bot does not change


def _rate(duels: Sequence[DuelReport]) -> dict[str, tuple[float, float]]:
    """Rating and its standard deviation by bot: every pair is a game, won by the bot that led in it."""
    model = _rating_model()
    ratings = {name: model.rating() for duel in duels for name in duel.names}
    for pair in range(max(duel.pairs for duel in duels)):
        for duel in duels:
            if pair < duel.pairs:
                a, b = duel.names
                value = duel.values[pair]
                scores = [float((value > 0) - (value < 0)), 0.0]
                (ratings[a],), (ratings[b],) = model.rate([[ratings[a]], [ratings[b]]], scores=scores)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
