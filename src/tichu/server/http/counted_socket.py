"""Websockets whose raw frames are counted.

The application sees whole messages only. Pings, empty fragments and other control frames never reach it, but
each costs the server time; so they are counted where they arrive.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from tichu.server.http.parse_budget import ParseBudget
from tichu.server.limits import Rate, forwarded_network, network_of

RAW_FRAMES: Final = Rate(500, 100)
"""Frames of a connection: above what the application itself refuses with an explanation."""
BYTES_PER_FRAME: Final = 256
"""Bytes that count as one frame: more than the frames of players have, so that large ones cost more."""
MAX_PARSED: Final = 512
"""Bytes that are parsed before the frames in them are counted; a frame has at least six."""
CLOSE_TIMEOUT: Final = 2.0
"""Seconds in which a client can read why its socket is closed."""
CLOSING_PAUSE: Final = 0.1
"""Seconds between two reads from a socket that is being closed: its client may send on as fast as it can."""


class CountedSocket(WebSocketsSansIOProtocol):
    """Uvicorn's websocket, closed with 1008 if it receives frames too fast."""

    frame_rate: Rate | None = RAW_FRAMES
    """None means no limit."""
    budget: ParseBudget | None = None
    """Shared by all sockets of a process; None for one of its own."""
    budget_by_address = True
    """Whether the connections of an address share a budget, or each has its own."""
    trusts_proxy = False
    """Whether a proxy says what the address of the client is."""
    on_lost: Callable[[], None] | None = None
    """Called when the connection has ended."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.close_timeout = CLOSE_TIMEOUT
        self._flooded = False
        self._pieces: deque[bytes] = deque()
        """What was read and is not parsed yet; while there is some, nothing more is read."""
        self._piece_cost = 0.0
        """What the piece that is being parsed costs at least, in frames."""
        self._budget = self.budget or ParseBudget()
        self._client_key: Hashable = object()  # not the socket itself, which could then not be freed at once
        self._tokens = 0.0 if self.frame_rate is None else self.frame_rate.burst
        self._counted_at = self.loop.time()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take note of the client, with whose other connections this one shares a budget."""
        super().connection_made(transport)
        if self.budget_by_address and not self.trusts_proxy and self.client is not None:
            self._client_key = network_of(self.client[0])

    def handle_connect(self, event: Request) -> None:
        """Take note of the client of a proxy, which the request names."""
        if self.budget_by_address and self.trusts_proxy:
            network = forwarded_network(event.headers.get_all("X-Forwarded-For"))
            self._client_key = self._client_key if network is None else network
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        """Parse data in small pieces, within the budget of the client."""
        if self._flooded:
            self._read_slowly()
            return
        size, parsing = len(data), bool(self._pieces)
        if not parsing and size <= MAX_PARSED and self._budget.take(self._client_key, size):
            self._parse(data)
            if self.close_sent:
                self._read_slowly()
            return
        self._pieces.extend(data[start : start + MAX_PARSED] for start in range(0, size, MAX_PARSED))
        if not parsing:
            self._parse_later()
        if self._pieces and not self.transport.is_closing():
            self.transport.pause_reading()

    def _parse_later(self) -> None:
        self._budget.spend(self._client_key, len(self._pieces[0]), self._parse_next)

    def _parse_next(self) -> None:
        """Parse the next piece, and read again after the last one."""
        if self.transport.is_closing():
            return
        self._parse(self._pieces.popleft())
        if self._flooded:
            self._pieces.clear()
        if self.transport.is_closing():
            return
        if self._pieces:
            self._parse_later()
        elif self.close_sent:
            self._read_slowly()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _parse(self, piece: bytes) -> None:
        self._piece_cost = len(piece) / BYTES_PER_FRAME
        super().data_received(piece)

    def _read_slowly(self) -> None:
        """Read from a client that was told to go only now and then."""
        if not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_later(CLOSING_PAUSE, self._read_more)

    def _read_more(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """Count the frames that were parsed, then handle them."""
        if self._may_handle(max(len(self.conn.events), self._piece_cost)):
            super().handle_events()

    def _may_handle(self, frames: float) -> bool:
        """Count frames; disconnect a client that sends too many."""
        rate = self.frame_rate
        if rate is None:
            return True
        now = self.loop.time()
        self._tokens = min(rate.burst, self._tokens + (now - self._counted_at) * rate.per_second) - frames
        self._counted_at = now
        if self._tokens < 0:
            self._cut_off()
        return self._tokens >= 0

    def _cut_off(self) -> None:
        """Close the connection. What still arrives is read, so that the reason is not lost in a reset."""
        self._flooded = True
        self.conn.events.clear()
        self.stop_keepalive()
        if self.conn.state is State.OPEN:
            self.conn.send_close(1008, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(CLOSE_TIMEOUT, self.transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end of the connection, and cut the reference cycles that would keep it in memory."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None
        self.conn.parser.close()  # a generator that refers to its owner
