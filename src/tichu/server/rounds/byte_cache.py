"""A cache with a maximum size in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class ByteCache(Generic[Key]):
    """Bytes by key. Beyond the maximum, those that were not used for the longest time are dropped."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._entries: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        """Bytes that are kept."""

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Key) -> bytes | None:
        """Return the entry, if it is still there."""
        if key in self._entries:
            self._entries.move_to_end(key)
        return self._entries.get(key)

    def put(self, key: Key, value: bytes) -> None:
        """Keep an entry; one that is larger than the maximum is not kept."""
        self.size -= len(self._entries.pop(key, b""))
        if len(value) > self._max_bytes:
            return
        self._entries[key] = value
        self.size += len(value)
        while self.size > self._max_bytes:
            _, dropped = self._entries.popitem(last=False)
            self.size -= len(dropped)
