"""A socket that was closed is freed at once: the server collects reference cycles only rarely."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any, cast

from uvicorn.server import ServerState

from tichu.server.config import ServerConfig
from tichu.server.http.admission import Admission, ProtocolConfig
from tichu.server.http.connection_caps import ConnectionCaps
from tichu.server.http.http_protocol import HttpProtocol
from tichu.server.http.socket_protocol import EXTENSION, SocketProtocol

HELLO = (
    b"GET /socket HTTP/1.1\r\nHost: test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class StubTransport(asyncio.Transport):
    """A transport that forgets what is written."""

    protocol: asyncio.BaseProtocol | None = None

    def write(self, data: Any) -> None:
        pass

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol

    def is_closing(self) -> bool:
        return self.protocol is None

    def close(self) -> None:
        self.protocol = None  # as real transports do once the connection is lost

    def resume_reading(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass


async def _accept(scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket and wait until it is closed."""
    assert scope["extensions"][EXTENSION]["socket"] is not None
    await receive()
    await send({"type": "websocket.accept"})
    assert (await receive())["type"] == "websocket.disconnect"


async def _open_and_lose_a_socket() -> list[weakref.ref[Any]]:
    config = ProtocolConfig(_accept, ConnectionCaps(ServerConfig(store="")), ws=SocketProtocol)
    config.load()
    state, transport = ServerState(), StubTransport()
    Admission(config, state, {}, asyncio.get_running_loop()).connection_made(transport)
    http = cast(HttpProtocol, transport.get_protocol())
    http.data_received(HELLO)
    socket = cast(SocketProtocol, transport.get_protocol())
    await asyncio.sleep(0)
    socket.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return [weakref.ref(http), weakref.ref(socket), weakref.ref(socket.conn)]


def test_closed_socket_is_freed_without_the_garbage_collector() -> None:
    async def scene() -> None:
        left = await _open_and_lose_a_socket()
        await asyncio.sleep(0)  # the callbacks of its task
        assert [each() for each in left] == [None, None, None]

    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()
