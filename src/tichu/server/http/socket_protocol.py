"""Websockets without a detour: text goes straight from and to the transport.

An ASGI application gets each message from a queue, in a task, and sends each through several coroutines. At a
table one action brings five small frames, and that detour cost more than the rules. Uvicorn therefore runs
`SocketProtocol`, which offers itself to the application in the scope. Handshake, pings, closing and back
pressure stay uvicorn's. With another server, or a test client, `direct_socket` returns None, and everything
takes the usual way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final, cast

from fastapi import WebSocket
from websockets.http11 import Request
from websockets.protocol import State

from tichu.server.http.counted_socket import CountedSocket

EXTENSION: Final = "tichu.socket"
TEXT: Final = 0x81
"""First byte of a text frame that is a whole message."""


class SocketProtocol(CountedSocket):
    """Uvicorn's websocket, with a direct way for text."""

    on_text: Callable[[str], None] | None = None
    """Gets the messages once it is set and those before were received."""

    def handle_connect(self, event: Request) -> None:
        """Offer the direct way to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """Withdraw the direct way, which is a reference of the scope to its own socket."""
        super().connection_lost(exc)
        if hasattr(self, "scope"):  # the handshake was complete
            self.scope["extensions"].pop(EXTENSION, None)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message."""
        if self.on_text is None or self.curr_msg_data_type != "text" or self.close_sent or self.queue.qsize():
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # closes the connection
            return
        self.frames = []
        self.on_text(text)

    def write_text(self, text: str) -> bool:
        """Send a message; False if that is not possible at once."""
        if (
            self.disconnected
            or self.close_sent
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
            or not self.writable.is_set()
        ):
            return False
        self.transport.write(text_frame(text))
        return True


def text_frame(text: str) -> bytes:
    """Return a message as a single frame."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + data
    return struct.pack("!BBQ", TEXT, 127, size) + data


def direct_socket(websocket: WebSocket) -> SocketProtocol | None:
    """Return the protocol of a connection, if it can be used directly."""
    offered = websocket.scope.get("extensions", {}).get(EXTENSION)
    return None if offered is None else cast(SocketProtocol, offered["socket"])
