"""WebSockets to the tables of a server, and how long to wait before connecting again."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import websockets


class FrameSocket(Protocol):
    """What a connection needs of a WebSocket; ``websockets`` provides it, tests may replace it."""

    @property
    def transport(self) -> Any:
        """The transport below, which can be aborted."""

    @property
    def close_code(self) -> int | None:
        """Why the other side closed it."""

    async def send(self, message: str) -> None:
        """Send a text."""

    def __aiter__(self) -> AsyncIterator[str | bytes]:
        """Receive messages until the socket is closed."""


SocketOpener: TypeAlias = Callable[[str, Mapping[str, str]], AbstractAsyncContextManager[FrameSocket]]
"""Opens a socket from its URL and the headers of the handshake."""


def open_socket(url: str, headers: Mapping[str, str], **settings: Any) -> websockets.connect:
    """Open a WebSocket to a table. Frames of any size are accepted: snapshots may be large."""
    return websockets.connect(
        url, additional_headers=dict(headers), max_size=None, **{"close_timeout": 1, **settings}
    )


@dataclass(frozen=True, slots=True)
class Backoff:
    """Seconds between attempts to connect: twice as long each time, with some randomness."""

    first: float = 0.3
    longest: float = 5.0

    def delays(self) -> Iterator[float]:
        """Yield how long to wait before each attempt."""
        delay = self.first
        while True:
            yield delay * random.uniform(0.5, 1.0)
            delay = min(self.longest, 2 * delay)
