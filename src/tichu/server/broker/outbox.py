"""Messages that wait to be sent: in order, and never more than fit."""

from __future__ import annotations

import asyncio
from collections import deque

BATCH = 512  # messages in one round trip, at most ...
BATCH_SIZE = 256 * 1024  # ... and about this many characters, so that no receiver chokes on one bite


class Outbox:
    """A bounded queue of encoded messages, emptied in batches."""

    def __init__(self, count: int, size: int) -> None:
        self._limit, self._size_limit = count, size
        self._waiting: deque[tuple[str, str]] = deque()
        self._size = 0
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, worker: str, text: str) -> bool:
        """Append a message for a worker; False if there is no room for it."""
        if len(self._waiting) >= self._limit or self._size + len(text) > self._size_limit:
            return False
        self._waiting.append((worker, text))
        self._size += len(text)
        self._filled.set()
        return True

    async def filled(self) -> None:
        """Wait until something waits."""
        await self._filled.wait()

    def take(self) -> dict[str, list[str]]:
        """The next batch, by receiver; each receiver's messages in the order they were put in."""
        batch: dict[str, list[str]] = {}
        size = count = 0
        while self._waiting and count < BATCH and size < BATCH_SIZE:
            worker, text = self._waiting.popleft()
            batch.setdefault(worker, []).append(text)
            size += len(text)
            count += 1
        self._size -= size
        if not self._waiting:
            self._filled.clear()
        return batch

    def clear(self) -> int:
        """Throw everything away; returns how many messages that were."""
        count = len(self._waiting)
        self._waiting.clear()
        self._size = 0
        self._filled.clear()
        return count
