"""Reviews of finished rounds, computed when somebody asks, and kept as they are sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from tichu.server.workers.jobs.review import ReviewRequest
from tichu.server.workers.protocol import WorkerError
from tichu.server.workers.workers import Workers

log = logging.getLogger("tichu.server")

MAX_REVIEWS_KEPT: Final = 300
RETRY_SECONDS: Final = 60.0
"""Seconds after a failure before a round is reviewed again."""

ReviewKey: TypeAlias = tuple[str, int, int]
"""A table, the number of a match there, and the number of a round in it."""


class ReviewFailed(Exception):
    """The round could not be reviewed."""


class ReviewCache:
    """Reviews by table, match and round. Each is computed once, however many people ask for it."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
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
            self._reviews[key] = review.result()
            if len(self._reviews) > MAX_REVIEWS_KEPT:
                self._reviews.popitem(last=False)
        elif isinstance(error, WorkerError):
            log.warning("a round could not be reviewed: %s", error)
            self._failures = {key: at for key, at in self._failures.items() if self._failed_lately(key)}
            self._failures[key] = time.monotonic()
