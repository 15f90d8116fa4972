"""A bounded queue of messages to be sent."""

from __future__ import annotations

import asyncio
from collections import deque

MAX_BATCH = 512
"""Maximum messages in one round trip."""

MAX_BATCH_CHARS = 256 * 1024
"""Approximate maximum characters in one round trip, so that receivers do not stall on one batch."""


class Outbox:
    """A bounded queue of encoded messages, emptied in batches."""

    def __init__(self, max_count: int, max_chars: int) -> None:
        self._max_count, self._max_chars = max_count, max_chars
        self._waiting: deque[tuple[str, str]] = deque()
        self._size = 0
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, worker: str, text: str) -> bool:
        """Append a message for a worker; False if the queue is full."""
        if len(self._waiting) >= self._max_count or self._size + len(text) > self._max_chars:
            return False
        self._waiting.append((worker, text))
        self._size += len(text)
        self._filled.set()
        return True

    async def filled(self) -> None:
        """Wait until the queue is not empty."""
        await self._filled.wait()

    def take(self) -> dict[str, list[str]]:
        """Remove and return the next batch by receiver; each receiver's messages keep their order."""
        batch: dict[str, list[str]] = {}
        size = count = 0
        while self._waiting and count < MAX_BATCH and size < MAX_BATCH_CHARS:
            worker, text = self._waiting.popleft()
            batch.setdefault(worker, []).append(text)
            size += len(text)
            count += 1
        self._size -= size
        if not self._waiting:
            self._filled.clear()
        return batch

    def clear(self) -> int:
        """Drop all messages and return their number."""
        count = len(self._waiting)
        self._waiting.clear()
        self._size = 0
        self._filled.clear()
        return count
