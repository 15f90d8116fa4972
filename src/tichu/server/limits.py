"""Rate limits for visitors: token buckets."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Hashable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple, Protocol

from tichu.server.broker import BrokerDown
from tichu.server.errors import Refused

log = logging.getLogger("tichu.server")


class Rate(NamedTuple):
    """Size of a bucket, and how fast it refills."""

    burst: float
    per_second: float

    def scaled(self, factor: float) -> Rate:
        """Return a rate that allows more or less."""
        return Rate(self.burst * factor, self.per_second * factor)


FRAMES = Rate(60, 20)
QUESTIONS = Rate(20, 10)
CHAT = Rate(5, 0.5)
REQUESTS = Rate(60, 20)
REQUEST_PACE = Rate(2, 75)
"""Requests of an address that are begun; those that come faster wait for their turn. Many at the same moment
would hold up everybody's next action until all of them are answered: one that reads the database takes up to
five milliseconds of the event loop."""
NEW_TABLES = Rate(10, 1 / 6)
NEW_GUESTS = Rate(40, 1)
SIGN_INS = Rate(6, 1 / 10)
LOGIN_FAILURES = Rate(5, 1 / 60)
"""Counted by address and login together: nobody can lock others out."""
CONNECTIONS = Rate(60, 5)
"""Websockets that are opened."""
NEW_CONNECTIONS = Rate(100, 20)
"""Network connections of an address; those beyond the limit are read later, one after the other."""
REFUSALS = Rate(20, 2)
"""Refused requests of an address that are answered at once; others are answered after a delay."""
PERSONAL_DATA = Rate(3, 1 / 60)
"""Exports and deletions: they search all logs."""
REPLAYS = Rate(20, 2)
"""A match is rarely longer; whoever looks through one has the next rounds by then."""
PICTURES = Rate(20, 1)
"""Pictures of link previews."""
BOT_DECISIONS = Rate(150, 40)
"""Decisions for the tables of an address: bots that play without a pause would keep the server busy."""
RECORDS = Rate(5, 0.5)
CONTACTS = Rate(20, 0.5)
"""Blocks and unblocks."""
INVITATIONS = Rate(12, 0.1)
QUICK_MATCH = Rate(20, 1)
"""Requests of somebody who waits for a game."""
LISTS = Rate(20, 4)
"""Lists of up to hundreds of tables or matches, and statistics."""
NEW_TOURNAMENTS = Rate(5, 1 / 60)
TOURNAMENT_REQUESTS = Rate(30, 2)
"""What a person asks for in tournaments: registering, results, directing."""
NEW_CLUBS = Rate(3, 1 / 300)
CLUB_REQUESTS = Rate(30, 1)
"""What a person asks for in clubs: joining, roles, seasons."""
ANALYSES = Rate(20, 0.5)
"""Analyses that are begun; how many run and wait is limited as well."""
POSITIONS = Rate(40, 4)
"""Positions that are checked or played on, and moments of finished rounds."""
PUZZLE_TRIES = Rate(30, 0.2)
"""First tries at puzzles; the client sends those of a time without a network later."""
DEVICE_MATCHES = Rate(10, 1 / 30)
"""Matches played on a device that a person adds to their history."""
PUSH_SUBSCRIPTIONS = Rate(10, 0.1)
PUSHES = Rate(6, 1 / 20)
"""Notifications to a person; those beyond the limit are dropped."""

SWEEP_INTERVAL: Final = 60.0
"""Seconds between two removals of full buckets."""
SHARED_TIMEOUT: Final = 0.25
"""Seconds to wait for a shared bucket before the local one decides alone."""
SHARED_RETRY: Final = 5.0
"""Seconds without shared buckets after one did not answer."""
NETWORK_BITS: Final = 64
"""Length of the IPv6 prefix that counts as one visitor; providers assign at least this much."""
MAX_ADDRESS: Final = 64
"""Maximum characters of an address that is kept."""


class SharedBuckets(Protocol):
    """Buckets that several processes share."""

    async def take(self, key: str, rate: Rate, cost: float) -> bool:
        """Take tokens; False if there are too few. Raise `BrokerDown` if the buckets cannot be reached."""
        ...


class Limiter:
    """Buckets for every key: an identity, an address, a connection. ``scale`` 0 means no limits."""

    def __init__(self, scale: float = 1.0, shared: SharedBuckets | None = None) -> None:
        self._scale = scale
        self._shared = shared
        self._shared_after = 0.0
        self._buckets: dict[tuple[Rate, tuple[Hashable, ...]], tuple[float, float]] = {}
        self._swept = time.monotonic()

    def allows(self, rate: Rate, *key: Hashable, cost: float = 1.0) -> bool:
        """Take tokens from the bucket of this process; return False if there are too few."""
        if not self._scale:
            return True
        now = time.monotonic()
        self._sweep(now)
        level = self._level(rate, self._buckets.get((rate, key)), now)
        allowed = level >= cost
        self._buckets[rate, key] = (level - cost if allowed else level, now)
        return allowed

    def delay(self, rate: Rate, *key: Hashable, cost: float = 1.0) -> float:
        """Take tokens, also in advance; return the seconds until they would have been there."""
        if not self._scale:
            return 0.0
        now = time.monotonic()
        self._sweep(now)
        delay = self.wait_for(rate, *key, cost=cost)
        self._buckets[rate, key] = (self._level(rate, self._buckets.get((rate, key)), now) - cost, now)
        return delay

    def wait_for(self, rate: Rate, *key: Hashable, cost: float = 1.0) -> float:
        """Return the seconds that `delay` would return, without taking tokens."""
        if not self._scale:
            return 0.0
        level = self._level(rate, self._buckets.get((rate, key)), time.monotonic()) - cost
        return max(0.0, -level / (rate.per_second * self._scale))

    def check(self, rate: Rate, *key: Hashable, cost: float = 1.0) -> None:
        """Take tokens from the bucket of this process; raise a refusal if there are too few."""
        if not self.allows(rate, *key, cost=cost):
            raise slow_down()

    async def check_shared(self, rate: Rate, *key: Hashable, cost: float = 1.0) -> None:
        """Like `check`, but count what all processes have allowed.

        The local bucket is asked first: a flood that one process can refuse does not reach Redis, and the
        local limit still holds when Redis is gone.
        """
        self.check(rate, *key, cost=cost)
        if not await self._take_shared(rate, key, cost):
            raise slow_down()

    async def forget(self, rate: Rate, *key: Hashable) -> None:
        """Fill the bucket again, for attempts that count only if they fail."""
        self._buckets.pop((rate, key), None)
        await self._take_shared(rate, key, -rate.burst * self._scale)

    async def _take_shared(self, rate: Rate, key: tuple[Hashable, ...], cost: float) -> bool:
        """Take tokens from the bucket of all processes; True if there is none, or it cannot be reached."""
        if self._shared is None or not self._scale or time.monotonic() < self._shared_after:
            return True
        name = ":".join(map(str, (*rate, *key)))
        try:
            async with asyncio.timeout(SHARED_TIMEOUT):
                return await self._shared.take(name, rate.scaled(self._scale), cost)
        except (BrokerDown, TimeoutError):
            self._shared_after = time.monotonic() + SHARED_RETRY
            log.warning("shared rate limits cannot be reached; each process limits alone for a while")
            return True

    def _level(self, rate: Rate, entry: tuple[float, float] | None, now: float) -> float:
        burst = rate.burst * self._scale
        if entry is None:
            return burst
        level, at = entry
        return min(burst, level + (now - at) * rate.per_second * self._scale)

    def _sweep(self, now: float) -> None:
        """Drop full buckets: they are the same as none."""
        if now - self._swept < SWEEP_INTERVAL:
            return
        self._swept = now
        self._buckets = {
            (rate, key): entry
            for (rate, key), entry in self._buckets.items()
            if self._level(rate, entry, now) < rate.burst * self._scale
        }


def slow_down() -> Refused:
    """Return the refusal for too much at once."""
    return Refused("slow-down", "that is too much at once: wait a moment", 429)


def forwarded_network(headers: Sequence[str]) -> str | None:
    """Return what limits count for the visitor of a proxy, from its ``X-Forwarded-For`` headers.

    The proxy has written the last address, in the header of the visitor or in one of its own; all others are
    the visitor's words.
    """
    last = ",".join(headers).rpartition(",")[2].strip()
    return network_of(last) if last else None


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return what limits count for an address, with or without a port: itself, or the network of IPv6."""
    try:
        parsed = ip_address(_without_port(address).strip("[]").partition("%")[0])
    except ValueError:
        return address[:MAX_ADDRESS]
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, NETWORK_BITS), strict=False))


def _without_port(address: str) -> str:
    host, colon, _ = address.rpartition(":")
    is_port = bool(colon) and (host.endswith("]") or ":" not in host)
    return host if is_port else address
