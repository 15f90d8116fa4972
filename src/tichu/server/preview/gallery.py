"""The pictures of link previews, made by a worker and kept, up to a number of bytes."""

from __future__ import annotations

from typing import Final

from tichu.server.preview.pictures import Picture
from tichu.server.rounds.byte_cache import ByteCache
from tichu.server.rounds.shared_tasks import SharedTasks
from tichu.server.workers.workers import Workers

MAX_CACHE_BYTES: Final = 16 << 20
"""Maximum size of the pictures that are kept; about a hundred of them."""


class Gallery:
    """Pictures. Each is made once, however many people ask for it at the same time."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._cache: ByteCache[Picture] = ByteCache(MAX_CACHE_BYTES)
        self._making: SharedTasks[Picture, bytes] = SharedTasks()

    async def get(self, picture: Picture, address: str) -> bytes:
        """Return a picture as PNG; raise a ``WorkerError`` if it cannot be made."""
        kept = self._cache.get(picture)
        return kept or await self._making.run(picture, lambda: self._make(picture, address))

    async def _make(self, picture: Picture, address: str) -> bytes:
        made = await self._workers.picture(picture, address)
        self._cache.put(picture, made)
        return made
