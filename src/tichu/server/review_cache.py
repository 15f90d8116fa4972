"""Reviews of finished rounds, computed once, when somebody asks, and stored as they are sent."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from tichu.server.store import StoreError
from tichu.server.store.reviews import Losses, ReviewedRound
from tichu.server.workers.jobs.review import ReviewRequest
from tichu.server.workers.protocol import WorkerError
from tichu.server.workers.workers import Workers

log = logging.getLogger("tichu.server")

MAX_REVIEWS_KEPT: Final = 300
RETRY_SECONDS: Final = 60.0
"""Seconds after a failure before a round is reviewed again."""

ReviewKey: TypeAlias = tuple[str, int, int]
"""A table, the number of a match there, and the number of a round in it."""


class ReviewStore(Protocol):
    """Where reviews stay."""

    async def review(self, table: str, match: int, number: int) -> bytes | None:
        """Return a stored review, or None."""
        ...

    async def add_review(self, reviewed: ReviewedRound, body: bytes, lost: Mapping[int, Losses]) -> None:
        """Store a review, and what each player has lost."""
        ...


class ReviewFailed(Exception):
    """The round could not be reviewed."""


class ReviewCache:
    """Reviews by table, match and round. Each is computed once, however many people ask for it."""

    def __init__(self, workers: Workers, store: ReviewStore | None = None) -> None:
        self._workers = workers
        self._store = store
        self._storing: set[asyncio.Task[None]] = set()
        self._reviews: OrderedDict[ReviewKey, bytes] = OrderedDict()
        self._running: dict[ReviewKey, asyncio.Future[bytes]] = {}
        self._failures: dict[ReviewKey, float] = {}

    async def get(
        self, key: ReviewKey, request: Callable[[], Awaitable[ReviewRequest]], person: str, timeout: float
    ) -> bytes | None:
        """Return the review of a round for a person; None if it is not ready after ``timeout`` seconds.

        It is JSON, compressed with gzip. Raise ``ReviewFailed`` if it has failed, and ``PoolFull`` if too
        many reviews are waiting.
        """
        if self._failed_lately(key):
            raise ReviewFailed
        if self._is_new(key):
            await self._look_up(key)
        if self._is_new(key):
            wanted = await request()
            if self._is_new(key):  # nobody else has asked in the meantime
                self._start(key, wanted, person)
        if key in self._running:
            await asyncio.wait({self._running[key]}, timeout=timeout)
        if self._is_new(key):
            raise ReviewFailed
        if key in self._reviews:
            self._reviews.move_to_end(key)
        return self._reviews.get(key)

    async def close(self) -> None:
        """Wait until the reviews that are ready are stored."""
        await asyncio.gather(*self._storing)

    async def _look_up(self, key: ReviewKey) -> None:
        stored = None if self._store is None else await self._store.review(*key)
        if stored is not None:
            self._keep(key, stored)

    def _keep(self, key: ReviewKey, review: bytes) -> None:
        self._reviews[key] = review
        if len(self._reviews) > MAX_REVIEWS_KEPT:
            self._reviews.popitem(last=False)

    async def _write(self, store: ReviewStore, key: ReviewKey, review: bytes) -> None:
        """Store a review; if that fails, it is computed again after the next start."""
        try:
            await store.add_review(ReviewedRound(*key), review, losses_in(review))
        except StoreError as why:
            log.warning("a review could not be stored: %s", why)

    def _is_new(self, key: ReviewKey) -> bool:
        return key not in self._reviews and key not in self._running

    def _failed_lately(self, key: ReviewKey) -> bool:
        return key in self._failures and time.monotonic() - self._failures[key] < RETRY_SECONDS

    def _start(self, key: ReviewKey, request: ReviewRequest, person: str) -> None:
        review = self._running[key] = self._workers.review(request, person)
        review.add_done_callback(lambda _: self._finish(key, review))

    def _finish(self, key: ReviewKey, review: asyncio.Future[bytes]) -> None:
        del self._running[key]
        error = review.exception()
        if error is None:
            self._keep(key, review.result())
            if self._store is not None:
                task = asyncio.create_task(self._write(self._store, key, review.result()))
                self._storing.add(task)
                task.add_done_callback(self._storing.discard)
        elif isinstance(error, WorkerError):
            log.warning("a round could not be reviewed: %s", error)
            self._failures = {key: at for key, at in self._failures.items() if self._failed_lately(key)}
            self._failures[key] = time.monotonic()


class _SummaryLine(msgspec.Struct):
    player: int
    areas: dict[str, Any]


class _SummaryPart(msgspec.Struct):
    summary: list[_SummaryLine]


class _ReviewBody(msgspec.Struct):
    review: _SummaryPart


def losses_in(body: bytes) -> dict[int, Losses]:
    """Return what each player has lost by kind of decision; nothing else of the review is read."""
    read = msgspec.json.decode(gzip.decompress(body), type=_ReviewBody)
    return {line.player: line.areas for line in read.review.summary}
