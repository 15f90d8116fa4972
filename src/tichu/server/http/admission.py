"""Admission of network connections: counted, in turn, or refused before anything of HTTP is set up."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import uvicorn
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from tichu.server.http.connection_caps import ConnectionCaps
from tichu.server.http.http_protocol import HttpProtocol

TOO_MANY: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class ProtocolConfig(uvicorn.Config):
    """Settings of uvicorn, with the caps that all connections share."""

    def __init__(self, app: Any, caps: ConnectionCaps, **options: Any) -> None:
        super().__init__(app, http=Admission, **options)
        self.caps = caps


class Admission(asyncio.Protocol):
    """A new connection, until it is its turn. Then `HttpProtocol` takes over."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        assert isinstance(config, ProtocolConfig)
        self._config, self._server_state, self._app_state = config, server_state, app_state
        self._loop = _loop or asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._address: str | None = None
        """The key of this connection in the caps, while it waits."""
        self._turn: asyncio.TimerHandle | None = None
        self._received = b""
        """What came before the turn; nothing more is read until then."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Pass the connection on, let it wait, or refuse it."""
        self._transport = transport
        client = get_remote_addr(transport)
        self._address = self._config.caps.enter(client[0] if client else "?")
        if self._address is None:
            transport.write(TOO_MANY)
            transport.close()
            return
        delay = self._config.caps.delay(self._address)
        if delay:
            self._server_state.connections.add(self)  # type: ignore[arg-type]
            self._turn = self._loop.call_later(delay, self._begin)
        else:
            self._begin()

    def data_received(self, data: bytes) -> None:
        """Keep what came too early."""
        if self._address is not None:
            self._received += data
            self._transport.pause_reading()  # only now: uvloop reads at least once in any case

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that did not wait for its turn."""
        if self._address is not None:
            self._stop_waiting()
            self._config.caps.leave(self._address)
            self._address = None

    def shutdown(self) -> None:
        """Close the connection, because the server stops."""
        self._transport.close()

    def _stop_waiting(self) -> None:
        self._server_state.connections.discard(self)
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None

    def _begin(self) -> None:
        """Pass the connection on, and with it its place in the caps."""
        self._stop_waiting()
        assert self._address is not None
        protocol = HttpProtocol(self._config, self._server_state, self._app_state, self._loop)
        protocol.counts_as(self._address, self._config.caps)
        self._address = None
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        if self._received:
            self._transport.resume_reading()
            protocol.data_received(self._received)
