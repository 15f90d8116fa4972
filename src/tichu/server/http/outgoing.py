"""Frames on their way to a client."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Coroutine, Generator
from typing import Any, Final, TypeAlias

from fastapi import WebSocket, WebSocketDisconnect

from tichu.server.http.socket_protocol import direct_socket
from tichu.server.metrics import Traffic

MAX_QUEUED: Final = 2000
"""Maximum frames that wait for a client that does not read, before it is disconnected."""
MAX_QUEUED_CHARACTERS: Final = 1_000_000
"""Maximum characters of these frames: many sockets that do not read must not use up the memory."""
SEND_SECONDS: Final = 10.0
"""Seconds a frame may take to send before a slow client is disconnected."""
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError, TimeoutError)
"""What sending raises when the client has gone, or does not read."""

Item: TypeAlias = str | tuple[int, str]
"""A frame, or the code and the reason with which the socket is closed."""


class OutgoingFrames:
    """Sends frames to one client, in order.

    While the client reads, a frame goes to the socket at once: frames are small and many. When the socket is
    full, frames wait, and a task sends them.
    """

    def __init__(self, websocket: WebSocket, traffic: Traffic) -> None:
        self._websocket = websocket
        self._direct = direct_socket(websocket)
        self._traffic = traffic
        self._queue: deque[Item] = deque()
        self._queued_characters = 0
        self._catching_up: asyncio.Task[None] | None = None
        self.finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when nothing can be sent any more."""
        self.closed = False

    def send(self, text: str) -> None:
        """Send a frame; disconnect a client that does not read."""
        if self.closed:
            return
        if self._catching_up is None and self._direct is not None and self._direct.write_text(text):
            self._traffic.sent += 1
            return
        if len(self._queue) >= MAX_QUEUED or self._queued_characters + len(text) > MAX_QUEUED_CHARACTERS:
            self.close(1013, "too slow")
            return
        self._put(text)

    def close(self, code: int, reason: str) -> None:
        """Close the socket after the frames before."""
        if not self.closed:
            self.closed = True
            self._put((code, reason))

    def abandon(self) -> None:
        """Give up what has not been sent."""
        if self._catching_up is not None:
            self._catching_up.cancel()
        self._finish()

    def _put(self, item: Item) -> None:
        if self._catching_up is not None:
            self._queue.append(item)
            self._queued_characters += _characters(item)
            return
        sending = self._sending(item)
        try:
            waiting_for = sending.send(None)
        except StopIteration:
            self._sent_item(item)
        except GONE:
            self._finish()
        else:
            self._catching_up = asyncio.create_task(self._catch_up(item, _resumed(sending, waiting_for)))

    def _sending(self, item: Item) -> Coroutine[Any, Any, None]:
        if isinstance(item, str):
            return self._websocket.send_text(item)
        return self._websocket.close(*item)

    def _sent_item(self, item: Item) -> None:
        if isinstance(item, str):
            self._traffic.sent += 1
        else:
            self._finish()

    async def _catch_up(self, item: Item, sending: Awaitable[None]) -> None:
        try:
            while True:
                async with asyncio.timeout(SEND_SECONDS):
                    await sending
                self._sent_item(item)
                if not self._queue:
                    break
                item = self._queue.popleft()
                self._queued_characters -= _characters(item)
                sending = self._sending(item)
        except GONE:
            if self._direct is not None:
                self._direct.transport.abort()  # closing would wait until the client has read everything
            self._finish()
        self._catching_up = None

    def _finish(self) -> None:
        self.closed = True
        self._queue.clear()
        self._queued_characters = 0
        if not self.finished.done():
            self.finished.set_result(None)


def _characters(item: Item) -> int:
    return len(item) if isinstance(item, str) else 0


@types.coroutine
def _resumed(started: Coroutine[Any, Any, None], waiting_for: Any) -> Generator[Any, Any, None]:
    """Continue a coroutine that was started without a task, in the task that awaits this."""
    yield waiting_for
    yield from started
