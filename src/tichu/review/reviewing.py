"""A game reviewed: every decision judged, the expected result from action to action, a summary by player."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tichu.bots.shark.thinking import prepare
from tichu.records import Record, Step
from tichu.review.judging import LEVELS, Judge, Level, Verdict
from tichu.review.moments import Moment, Part, check_reviewable, moments_of, rounds_of

TURNING: Final = 40.0
"""An action after which the expected result is so many points away from before is a turning point …"""
MOST_TURNING: Final = 4
"""… but a round has no more than so many."""
WORST: Final = 5
"""So many decisions are listed as a round's worst."""


class Point(NamedTuple):
    """What the even seats could expect with open cards after so many actions."""

    turn: int
    value: float
    error: float


@dataclass(slots=True)
class RoundReview:
    """What was found out about a round; the lists grow while it is looked at."""

    number: int
    steps: Sequence[Step]
    seating: tuple[int, ...]
    moments: Sequence[Moment]
    verdicts: list[Verdict] = field(default_factory=list)
    graph: list[Point] = field(default_factory=list)
    result: float | None = None
    """The even seats' points minus the others', once the round is over."""

    @property
    def worst(self) -> list[Verdict]:
        """The decisions that cost most, the worst first."""
        real = sorted((verdict for verdict in self.verdicts if verdict.real), key=lambda v: -v.cost)
        return real[:WORST]

    @property
    def turning(self) -> list[int]:
        """The actions after which another result was to be expected than before, in order."""
        swings = [
            (abs(after.value - before.value), after.turn)
            for before, after in zip(self.graph, self.graph[1:], strict=False)
            if after.turn == before.turn + 1
            and abs(after.value - before.value)
            >= max(TURNING, 2.5 * (before.error**2 + after.error**2) ** 0.5)
        ]
        return sorted(turn for _, turn in sorted(swings, reverse=True)[:MOST_TURNING])

    @property
    def luck(self) -> float | None:
        """What the even seats could expect of the cards they were dealt."""
        return self.graph[0].value if self.graph and self.graph[0].turn == 0 else None


@dataclass(slots=True)
class Summary:
    """A player's decisions in all rounds together."""

    player: int
    decisions: int = 0
    good: int = 0
    lost: dict[Part, float] = field(default_factory=lambda: {"play": 0.0, "exchange": 0.0, "calls": 0.0})
    luck: float = 0.0

    @property
    def accuracy(self) -> float | None:
        """The share of decisions without a real loss."""
        return self.good / self.decisions if self.decisions else None

    @property
    def total(self) -> float:
        """All points lost."""
        return sum(self.lost.values())


class Review:
    """The review of one game. ``run`` does the work; what is done by then can be read at any time."""

    def __init__(
        self,
        record: Record,
        level: str | Level = "quick",
        *,
        rounds: Sequence[int] | None = None,
        players: Sequence[int] | None = None,
        seed: int = 1,
        before: int = 0,
    ) -> None:
        """``before`` is how many rounds of the same file come before; they are counted through."""
        check_reviewable(record)
        self.record = record
        self.level: Level = LEVELS[level] if isinstance(level, str) else level
        self.seed = seed
        self.interrupted = False
        self.rounds: list[RoundReview] = []
        wanted = None if players is None else set(players)
        for number, played in rounds_of(record).items() if record.rounds else ():
            if rounds is None or number in rounds:
                seating = record.rounds[number - 1].deal.setup.seating
                moments = [
                    moment
                    for moment in moments_of(played, seating)
                    if wanted is None or moment.player in wanted
                ]
                self.rounds.append(RoundReview(before + number, played, seating, moments))

    @property
    def jobs(self) -> int:
        """How many things there are to do."""
        return sum(len(round_.moments) + len(round_.steps) + 1 for round_ in self.rounds)

    def run(self, done: Callable[[], None] | None = None, workers: int | None = None) -> None:
        """Look at everything, on as many cores as there are; ``done`` is called after each bit of work.

        Ctrl-C ends it: ``interrupted`` is set, and what was found until then stays.
        """
        bench = threading.local()
        pool = ThreadPoolExecutor(workers or _cores(), "review")

        def judge() -> Judge:
            if not hasattr(bench, "judge"):
                bench.judge = Judge(self.level)
            found: Judge = bench.judge
            return found

        try:
            if self.rounds:
                prepare()  # once, before there are several threads
            for round_ in self.rounds:
                self._run_round(round_, pool, judge, done)
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            for round_ in self.rounds:
                round_.verdicts.sort(key=lambda verdict: (verdict.moment.turn, verdict.moment.kind))
                round_.graph.sort()

    def _run_round(
        self,
        round_: RoundReview,
        pool: ThreadPoolExecutor,
        judge: Callable[[], Judge],
        done: Callable[[], None] | None,
    ) -> None:
        def verdict(at: int, moment: Moment) -> None:
            seed = self._seed(round_.number, moment.turn, at)
            round_.verdicts.append(judge().judge(moment, seed))

        def point(turn: int) -> None:
            position = round_.steps[turn - 1].after if turn else round_.steps[0].before
            seed = self._seed(round_.number, 0, 0)
            round_.graph.append(Point(turn, *judge().outlook(position, seed)))

        jobs: list[Future[None]] = [pool.submit(point, turn) for turn in range(len(round_.steps) + 1)]
        jobs += [pool.submit(verdict, at, moment) for at, moment in enumerate(round_.moments)]
        last = round_.steps[-1].after
        if last.scores is not None:
            round_.result = float(last.scores[0] - last.scores[1])
        for job in as_completed(jobs):
            job.result()
            if done is not None:
                done()

    def _seed(self, number: int, turn: int, at: int) -> int:
        return (self.seed * 1_000_003 + number * 10_007 + turn * 131 + at) % (1 << 31) + 1

    def summary(self) -> list[Summary]:
        """One line for each player."""
        found = {player: Summary(player) for player in range(len(self.record.header.players))}
        for round_ in self.rounds:
            for verdict in round_.verdicts:
                line = found[verdict.moment.player]
                line.decisions += 1
                line.good += not verdict.real
                if verdict.real:
                    line.lost[verdict.moment.part] += verdict.cost
            for seat, player in enumerate(round_.seating):
                if player in found and round_.luck is not None:
                    found[player].luck += round_.luck * (1 - 2 * (seat % 2))
        return list(found.values())


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1
