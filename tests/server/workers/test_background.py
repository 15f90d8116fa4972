"""Reviews and statistics run in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from tests.bots.support import first_moment
from tests.review.statistics.counters import played
from tests.server.rounds.support import round_source
from tests.server.store.support import match_row
from tests.server.workers.support import odd_workers, run, until
from tichu.records import read_record
from tichu.server.workers import workers as workers_module
from tichu.server.workers.jobs.review import ReviewRequest
from tichu.server.workers.jobs.statistics import CountRequest, MatchCounts, MatchPart
from tichu.server.workers.protocol import PoolFull
from tichu.server.workers.workers import Workers
from tichu.table.round_log import LogLine

RECORD = read_record(played("nanjing", ("greedy", "random"), 1, target=None, rounds=1)[0]).sound()
REVIEW = ReviewRequest(round_source(RECORD, 1), RECORD.header.players)
VIEW = first_moment("play")


async def review_stopped(workers: Workers, before: list[int]) -> None:
    """Wait for the process of a review, and stop it."""
    await until(lambda: len(workers.pids) == len(before) + 1)
    (pid,) = set(workers.pids) - set(before)
    os.kill(pid, signal.SIGSTOP)


def test_a_bot_does_not_wait_for_a_review() -> None:
    async def scene() -> None:
        async with odd_workers() as workers:
            review = workers.review(REVIEW, "anna")
            await review_stopped(workers, workers.pids)
            decision = await workers.decide("greedy", VIEW, 1)
            assert decision.trouble is None
            assert not review.done()
            assert (workers.busy, workers.waiting) == (0, 0)
            review.cancel()

    run(scene())


def test_too_many_reviews_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "MAX_REVIEWS", 2)

    async def scene() -> None:
        async with odd_workers() as workers:
            reviews = [workers.review(REVIEW, "anna") for _ in range(2)]
            with pytest.raises(PoolFull):
                workers.review(REVIEW, "anna")
            for review in reviews:
                review.cancel()

    run(scene())


def test_statistics_are_counted_from_a_log_in_slices() -> None:
    request = CountRequest("anna", "odd", (match_row("odd", 1, "anna", finished_at=2000.0),))

    async def log() -> AsyncIterator[MatchPart]:
        yield 1, {}, []
        yield 1, {}, [LogLine(1, "dealt", '{"riddle": 1}')]

    async def scene() -> list[MatchCounts]:
        async with odd_workers() as workers:
            return list(await asyncio.gather(*(workers.statistics(request, log) for _ in range(2))))

    assert run(scene()) == [MatchCounts({}, "KeyError: 'deal'")] * 2
