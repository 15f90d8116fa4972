"""The best players of each game, looked up now and then however many people ask."""

from __future__ import annotations

import asyncio
import time
from typing import Final, NamedTuple

from tichu.server.ratings import PROVISIONAL_SIGMA
from tichu.server.store import LadderRow, Store

MAX_LISTED: Final = 100
"""Maximum players in a leaderboard."""
KEPT_FOR: Final = 10.0
"""Seconds for which a leaderboard is kept."""


class Standings(NamedTuple):
    """The best players of a game, and how many there are on its ladder."""

    rows: list[LadderRow]
    size: int


class LadderCache:
    """The leaderboards, by variant."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, tuple[float, Standings]] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    async def get(self, variant: str) -> Standings:
        """Return the leaderboard of a variant that exists."""
        async with self._locks.setdefault(variant, asyncio.Lock()):
            at, standings = self._kept.get(variant, (float("-inf"), Standings([], 0)))
            if time.monotonic() - at > KEPT_FOR:
                standings = await self._read(variant)
                self._kept[variant] = (time.monotonic(), standings)
            return standings

    async def _read(self, variant: str) -> Standings:
        now = time.time()
        rows = await self._store.ladder(variant, PROVISIONAL_SIGMA, now, MAX_LISTED)
        size = len(rows)
        if size == MAX_LISTED:
            size = await self._store.ladder_size(variant, PROVISIONAL_SIGMA, now)
        return Standings(rows, size)
