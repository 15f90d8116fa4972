"""Rate limits for visitors: token buckets."""

from __future__ import annotations

import time
from collections.abc import Hashable
from typing import NamedTuple

from tichu.server.errors import Refused


class Rate(NamedTuple):
    """Size of a bucket, and how fast it refills."""

    burst: float
    per_second: float


FRAMES = Rate(60, 20)
QUESTIONS = Rate(20, 10)
CHAT = Rate(5, 0.5)
REQUESTS = Rate(60, 20)
NEW_TABLES = Rate(10, 1 / 6)
NEW_GUESTS = Rate(40, 1)
SIGN_INS = Rate(6, 1 / 10)
LOGIN_FAILURES = Rate(5, 1 / 60)
"""Counted by address and login together: nobody can lock others out."""
CONNECTIONS = Rate(60, 5)
PERSONAL_DATA = Rate(3, 1 / 60)
"""Exports and deletions: they search all logs."""


class Limiter:
    """Buckets for every key: an identity, an address, a connection. ``scale`` 0 means no limits."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._buckets: dict[Hashable, tuple[float, float]] = {}
        self._swept = time.monotonic()

    def allows(self, rate: Rate, *key: Hashable) -> bool:
        """Take a token from the bucket; return False if it is empty."""
        if not self._scale:
            return True
        now = time.monotonic()
        self._sweep(now)
        burst = rate.burst * self._scale
        level, at = self._buckets.get((rate, key), (burst, now))
        level = min(burst, level + (now - at) * rate.per_second * self._scale)
        if level < 1:
            self._buckets[rate, key] = (level, now)
            return False
        self._buckets[rate, key] = (level - 1, now)
        return True

    def check(self, rate: Rate, *key: Hashable) -> None:
        """Take a token from the bucket; raise a refusal if it is empty."""
        if not self.allows(rate, *key):
            raise Refused("slow-down", "that is too much at once: wait a moment", 429)

    def forget(self, rate: Rate, *key: Hashable) -> None:
        """Fill the bucket again, for attempts that count only if they fail."""
        self._buckets.pop((rate, key), None)

    def _sweep(self, now: float) -> None:
        """Drop buckets that were not used for a while."""
        if now - self._swept > 60:
            self._swept = now
            self._buckets = {key: entry for key, entry in self._buckets.items() if now - entry[1] < 600}
