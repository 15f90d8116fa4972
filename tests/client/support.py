"""Clients for tests: faulty sockets, scripted servers, and a limit on how long a test may take."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, ParamSpec

from tichu.client import Backoff, ConnectionSettings, open_socket
from tichu.client.frames import Frame, parse_frame
from tichu.client.sockets import FrameSocket, SocketOpener

P = ParamSpec("P")
TEST_TIMEOUT = 60.0
"""Seconds after which a test that waits in vain fails."""
CALM: dict[str, Any] = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 600}
"""Options of a table at which nothing happens by itself."""


def async_test(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an async function as a test."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            await asyncio.wait_for(test(*args, **kwargs), TEST_TIMEOUT)

        asyncio.run(limited())

    return run


def settings(opener: SocketOpener = open_socket, **more: Any) -> ConnectionSettings:
    """Settings of a client that reconnects at once."""
    return ConnectionSettings(opener=opener, backoff=Backoff(0.01, 0.05), **more)


class FaultySocket:
    """A socket that hands each frame to a filter before it is sent or after it is received.

    A filter returns whether the frame goes through.
    """

    def __init__(
        self,
        socket: FrameSocket,
        outgoing: Callable[[FaultySocket, Frame], bool],
        incoming: Callable[[FaultySocket, Frame], bool],
    ) -> None:
        self.socket = socket
        self._outgoing, self._incoming = outgoing, incoming

    @property
    def transport(self) -> Any:
        return self.socket.transport

    @property
    def close_code(self) -> int | None:
        return self.socket.close_code

    async def send(self, message: str) -> None:
        if self._outgoing(self, json.loads(message)):
            await self.socket.send(message)

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        async for text in self.socket:
            if self._incoming(self, parse_frame(text)):
                yield text


Filter = Callable[[FaultySocket, Frame], bool]


def everything(socket: FaultySocket, frame: Frame) -> bool:
    """Let a frame through."""
    return True


def faulty(outgoing: Filter = everything, incoming: Filter = everything) -> SocketOpener:
    """Open real sockets whose frames pass through filters."""

    @asynccontextmanager
    async def opener(url: str, headers: Mapping[str, str]) -> AsyncIterator[FrameSocket]:
        async with open_socket(url, headers) as socket:
            yield FaultySocket(socket, outgoing, incoming)

    return opener
