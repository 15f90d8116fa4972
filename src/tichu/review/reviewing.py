"""The review of a game: every decision judged, the expected result over time, a summary per player."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tichu.bots.shark.search import load_code
from tichu.core.teams import team_of
from tichu.records import Header, Record, RecordedRound, Step, round_steps
from tichu.review.decisions import Part, RecordedDecision, check_reviewable, decisions_of, rounds_of
from tichu.review.judging import LEVELS, Judge, Judgement, ReviewLevel
from tichu.review.losses import AreaTallies, area_of, new_tallies

TURNING_POINTS: Final = 40.0
"""Change of the expected result, in points, that makes an action a turning point."""
MAX_TURNING_POINTS: Final = 4
"""Maximum turning points per round."""
MAX_WORST: Final = 5
"""Maximum decisions listed as a round's worst."""


class Point(NamedTuple):
    """The even seats' expected margin, with all cards visible, after a number of actions."""

    turn: int
    value: float
    error: float


@dataclass(slots=True)
class RoundReview:
    """The review of a round. The lists grow while it is computed."""

    number: int
    steps: Sequence[Step]
    seating: tuple[int, ...]
    decisions: Sequence[RecordedDecision]
    judgements: list[Judgement] = field(default_factory=list)
    graph: list[Point] = field(default_factory=list)
    result: float | None = None
    """The even seats' points minus the odd seats', once the round is over."""

    @property
    def worst(self) -> list[Judgement]:
        """The decisions that cost most, worst first."""
        real = sorted((judgement for judgement in self.judgements if judgement.real), key=lambda v: -v.cost)
        return real[:MAX_WORST]

    @property
    def turning(self) -> list[int]:
        """Numbers of the actions after which the expected result changed sharply, in order."""
        swings = [
            (abs(after.value - before.value), after.turn)
            for before, after in zip(self.graph, self.graph[1:], strict=False)
            if after.turn == before.turn + 1
            and abs(after.value - before.value)
            >= max(TURNING_POINTS, 2.5 * (before.error**2 + after.error**2) ** 0.5)
        ]
        return sorted(turn for _, turn in sorted(swings, reverse=True)[:MAX_TURNING_POINTS])

    @property
    def luck(self) -> float | None:
        """Expected margin of the even seats at the deal."""
        return self.graph[0].value if self.graph and self.graph[0].turn == 0 else None


@dataclass(slots=True)
class Summary:
    """A player's decisions in all rounds."""

    player: int
    decisions: int = 0
    good: int = 0
    lost: dict[Part, float] = field(default_factory=lambda: {"play": 0.0, "exchange": 0.0, "calls": 0.0})
    luck: float = 0.0
    areas: AreaTallies = field(default_factory=new_tallies)

    @property
    def accuracy(self) -> float | None:
        """Share of decisions without a significant loss."""
        return self.good / self.decisions if self.decisions else None

    @property
    def total(self) -> float:
        """Points lost in total."""
        return sum(self.lost.values())


class Review:
    """The review of one game. ``run`` computes it; partial results can be read at any time."""

    def __init__(
        self,
        record: Record,
        level: str | ReviewLevel = "quick",
        *,
        rounds: Sequence[int] | None = None,
        players: Sequence[int] | None = None,
        seed: int = 1,
        before: int = 0,
    ) -> None:
        """Prepare the review. ``before`` is the number of rounds that precede the record in its file."""
        check_reviewable(record)
        self.record = record
        self.level: ReviewLevel = LEVELS[level] if isinstance(level, str) else level
        self.seed = seed
        self.interrupted = False
        self.rounds: list[RoundReview] = []
        wanted = None if players is None else set(players)
        for number, played in rounds_of(record).items() if record.rounds else ():
            if rounds is None or number in rounds:
                seating = record.rounds[number - 1].deal.setup.seating
                decisions = [
                    decision
                    for decision in decisions_of(played, seating)
                    if wanted is None or decision.player in wanted
                ]
                self.rounds.append(RoundReview(before + number, played, seating, decisions))

    @classmethod
    def of_round(
        cls,
        header: Header,
        recorded: RecordedRound,
        totals: tuple[int, ...] | None,
        level: str | ReviewLevel = "quick",
    ) -> Review:
        """Prepare the review of one round, without the rounds before it.

        ``totals`` is the score of the match before the round.
        """
        review = cls(Record(header), level)
        played = list(round_steps(header.game, recorded, totals))
        seating = recorded.deal.setup.seating
        decisions = decisions_of(played, seating)
        review.rounds.append(RoundReview(recorded.number, played, seating, decisions))
        return review

    @property
    def jobs(self) -> int:
        """Number of tasks."""
        return sum(len(round_.decisions) + len(round_.steps) + 1 for round_ in self.rounds)

    def run(self, done: Callable[[], None] | None = None, workers: int | None = None) -> None:
        """Compute the review with one thread per core, calling ``done`` after each task.

        Ctrl-C stops it: ``interrupted`` is set, and the results so far are kept.
        """
        local = threading.local()
        pool = ThreadPoolExecutor(workers or _cores(), "review")

        def judge() -> Judge:
            if not hasattr(local, "judge"):
                local.judge = Judge(self.level)
            found: Judge = local.judge
            return found

        try:
            if self.rounds:
                load_code()  # compile once, before the threads start
            for round_ in self.rounds:
                self._run_round(round_, pool, judge, done)
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            for round_ in self.rounds:
                round_.judgements.sort(
                    key=lambda judgement: (judgement.decision.turn, judgement.decision.kind)
                )
                round_.graph.sort()

    def _run_round(
        self,
        round_: RoundReview,
        pool: ThreadPoolExecutor,
        judge: Callable[[], Judge],
        done: Callable[[], None] | None,
    ) -> None:
        def judgement(at: int, decision: RecordedDecision) -> None:
            seed = self._seed(round_.number, decision.turn, at)
            round_.judgements.append(judge().judge(decision, seed))

        def point(turn: int) -> None:
            position = round_.steps[turn - 1].after if turn else round_.steps[0].before
            seed = self._seed(round_.number, 0, 0)
            round_.graph.append(Point(turn, *judge().outlook(position, seed)))

        jobs: list[Future[None]] = [pool.submit(point, turn) for turn in range(len(round_.steps) + 1)]
        jobs += [pool.submit(judgement, at, decision) for at, decision in enumerate(round_.decisions)]
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
        """Return one summary per player."""
        found = {player: Summary(player) for player in range(len(self.record.header.players))}
        for round_ in self.rounds:
            for judgement in round_.judgements:
                line = found[judgement.decision.player]
                line.decisions += 1
                line.good += not judgement.real
                area = line.areas[area_of(judgement)]
                area.decisions += 1
                if judgement.real:
                    line.lost[judgement.decision.part] += judgement.cost
                    area.lost += judgement.cost
            for seat, player in enumerate(round_.seating):
                if player in found and round_.luck is not None:
                    found[player].luck += round_.luck if team_of(seat) == 0 else -round_.luck
        return list(found.values())


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1
