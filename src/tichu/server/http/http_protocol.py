"""HTTP connections with deadlines.

Uvicorn itself waits without end for headers, bodies and slow readers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from tichu.server.http.connection_caps import ConnectionCaps
from tichu.server.http.counted_socket import CountedSocket

HEADER_TIMEOUT = 10.0
"""Seconds from the connection, or the first byte of a request, until its headers are complete."""
BODY_TIMEOUT = 20.0
"""Seconds from the headers of a request until its body is complete."""
WRITE_TIMEOUT = 60.0
"""Seconds in which a client must read something of an answer that waits for it."""

TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(H11Protocol):
    """Uvicorn's HTTP connection, with deadlines and a place in the caps."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._leave: Callable[[], None] | None = None
        """Called once, when the connection ends."""
        self._awaited: type | None = None
        """The state that the client must leave before the deadline."""
        self._read_timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None

    def counts_as(self, address: str, caps: ConnectionCaps) -> None:
        """Take over a place in the caps, until the connection ends."""
        self._leave = lambda: caps.leave(address)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Set the deadline for the first request."""
        super().connection_made(transport)
        self._await(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._await(None)
        self._cancel_write_timer()
        if self._leave is not None:
            self._leave()
            self._leave = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read data, and set a deadline for the rest of the request."""
        super().data_received(data)
        state = self.conn.their_state
        upgraded = self.transport.get_protocol() is not self
        self._await(None if upgraded or state not in (h11.IDLE, h11.SEND_BODY) else state)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection on, and with it its place in the caps."""
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, CountedSocket)
        socket.on_lost, self._leave = self._leave, None

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        super().pause_writing()
        self._write_timer = self.loop.call_later(WRITE_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        """Take note that the client reads."""
        super().resume_writing()
        self._cancel_write_timer()

    def _await(self, state: type | None) -> None:
        """Set the deadline for a state of the client; one that runs for the same state stays."""
        if state is self._awaited:
            return
        self._awaited = state
        if self._read_timer is not None:
            self._read_timer.cancel()
            self._read_timer = None
        if state is not None:
            seconds = HEADER_TIMEOUT if state is h11.IDLE else BODY_TIMEOUT
            self._read_timer = self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        """Close the connection; say why if a request had begun and has no answer yet."""
        if self._awaited is h11.IDLE:
            told = bool(self.conn.trailing_data[0])
        else:
            told = not self.cycle.response_started
        if told:
            self.transport.write(TIMED_OUT)
        self.transport.close()

    def _cancel_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None
