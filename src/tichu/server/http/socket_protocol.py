"""Websockets without a detour: text goes straight from and to the transport.

An ASGI application gets each message from a queue, in a task, and sends each through several coroutines. At a
table one action brings five small frames, and that detour cost more than the rules. Uvicorn therefore runs
`SocketProtocol`, which offers itself to the application in the scope. Messages that arrive as one whole frame
are read here; handshake, pings, closing, back pressure and everything unusual stay uvicorn's. With another
server, or a test client, `direct_socket` returns None, and everything takes the usual way.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final, cast

from fastapi import WebSocket
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, or else in Python
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from tichu.server.http.counted_socket import BYTES_PER_FRAME, CountedSocket

EXTENSION: Final = "tichu.socket"
TEXT: Final = 0x81
"""First byte of a text frame that is a whole message."""
FRAME_BEGINS: Final = StreamReader.at_eof.__code__
"""Where the usual parser waits between two frames."""
MASKED: Final = 0x80
"""Bit of the second byte, set by every client; the others are the length."""


class SocketProtocol(CountedSocket):
    """Uvicorn's websocket, with a direct way for text."""

    on_text: Callable[[str], None] | None = None
    """Gets the messages once it is set and those before were received."""
    _is_full = False
    """Whether the client does not read what was sent."""

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

    def _parse(self, piece: bytes) -> None:
        """Hand over a message that is one whole frame; leave everything else to the usual parser."""
        text, on_text = None, self.on_text
        if on_text is not None and not (self.close_sent or self.queue.qsize()) and awaits_message(self.conn):
            text = whole_message(piece)
        if on_text is None or text is None:
            super()._parse(piece)
        elif self._may_handle(max(1.0, len(piece) / BYTES_PER_FRAME)):
            on_text(text)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that came in parts, or with others."""
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

    def pause_writing(self) -> None:
        """Take note that what is sent has to wait."""
        super().pause_writing()
        self._is_full = True

    def resume_writing(self) -> None:
        """Take note that more can be sent."""
        super().resume_writing()
        self._is_full = False

    def write_text(self, text: str) -> bool:
        """Send a message; False if that is not possible at once."""
        if (
            self.disconnected
            or self.close_sent
            or self.conn.state is not State.OPEN
            or self._is_full
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(text_frame(text))
        return True


def awaits_message(connection: ServerProtocol) -> bool:
    """Whether the usual parser holds nothing of an earlier frame or message."""
    parser: Any = connection.parser  # a generator
    parsing = parser.gi_yieldfrom
    waiting = None if parsing is None else parsing.gi_yieldfrom
    return waiting is not None and waiting.gi_code is FRAME_BEGINS and connection.current_size is None


def whole_message(data: bytes) -> str | None:
    """Return the text of a message that is exactly one frame of a client; None for anything else."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, start = data[1] - MASKED, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 4
    elif not 0 <= size < 126:
        return None
    text = start + 4
    if len(data) != text + size:
        return None
    try:
        return apply_mask(data[text:], data[start:text]).decode()
    except UnicodeDecodeError:
        return None


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
