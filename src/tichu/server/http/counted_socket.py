"""Websockets whose raw frames are counted.

The application sees whole messages only. Pings, empty fragments and other control frames never reach it, but
each costs the server time; so they are counted where they arrive.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from tichu.server.limits import Rate

RAW_FRAMES: Final = Rate(500, 100)
"""Frames of a connection: above what the application itself refuses with an explanation."""
MAX_PARSED: Final = 2048
"""Bytes that are parsed before the frames in them are counted; a frame has at least six."""
CLOSE_TIMEOUT: Final = 2.0
"""Seconds in which a client can read why its socket is closed."""


class CountedSocket(WebSocketsSansIOProtocol):
    """Uvicorn's websocket, closed with 1008 if it receives frames too fast."""

    frame_rate: Rate | None = RAW_FRAMES
    """None means no limit."""
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
        self._flooded = False
        self._tokens = 0.0 if self.frame_rate is None else self.frame_rate.burst
        self._counted_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Parse data in small pieces; after a flood, ignore it."""
        if len(data) <= MAX_PARSED and not self._flooded:
            super().data_received(data)
            return
        for start in range(0, len(data), MAX_PARSED):
            if self._flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + MAX_PARSED])

    def handle_events(self) -> None:
        """Count the frames that were parsed, then handle them."""
        if self.frame_rate is not None and not self._spend(len(self.conn.events), self.frame_rate):
            self._cut_off()
        else:
            super().handle_events()

    def _spend(self, frames: int, rate: Rate) -> bool:
        now = self.loop.time()
        self._tokens = min(rate.burst, self._tokens + (now - self._counted_at) * rate.per_second) - frames
        self._counted_at = now
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
        """Report the end of the connection."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
