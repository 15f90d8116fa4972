"""Checks whether parts of the server respond, and whether the store can be written to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

CHECK_TIMEOUT: Final = 5.0
"""Seconds after which a part of the server that does not respond counts as unavailable."""
WRITE_INTERVAL: Final = 5.0
"""Seconds for which the result of a test write is used again."""


async def responds(question: Awaitable[None]) -> bool:
    """Return whether something responds in time and without an error."""
    try:
        async with asyncio.timeout(CHECK_TIMEOUT):
            await question
    except Exception:
        return False
    return True


class WriteCheck:
    """Tests whether the store can be written to, with at most one write in `WRITE_INTERVAL`."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._lock = asyncio.Lock()
        self._valid_until = 0.0
        self._works = False

    async def works(self) -> bool:
        """Return whether the last test write worked; repeat it if that was long ago."""
        async with self._lock:  # requests that come together share one write
            clock = asyncio.get_running_loop().time
            if clock() >= self._valid_until:
                self._works = await responds(self._write())
                self._valid_until = clock() + WRITE_INTERVAL
            return self._works
