"""Results of puzzles, looked up now and then however many people ask."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from tichu.server.store import Store

KEPT_FOR: Final = 60.0
"""Seconds for which the results are kept."""


class PuzzleResultsCache:
    """How many were right at the first try, and how many tried, by puzzle."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, tuple[int, int]] = {}
        self._read_at = float("-inf")
        self._lock = asyncio.Lock()

    async def get(self) -> dict[str, tuple[int, int]]:
        """Return the results, at most a minute old."""
        async with self._lock:
            if time.monotonic() - self._read_at > KEPT_FOR:
                self._kept = await self._store.puzzle_results()
                self._read_at = time.monotonic()
            return self._kept
