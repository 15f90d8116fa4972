"""Replies to people: over a socket, or to a waiting HTTP request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tichu.core.errors import TichuError
from tichu.server.frame_text import frame
from tichu.table.effects import Acknowledged, Denied, Held
from tichu.table.errors import Refused
from tichu.table.frames.audience import Connection

NOT_HERE: Final = Refused("moving", "the table is not ready for this connection: try again in a moment", 503)
"""The refusal for a frame of a connection that was not admitted, or not yet."""
BLOCKED: Final = Refused("blocked", "the host of this table does not want to play with you", 403)
"""The refusal of a place at the table of somebody who has blocked the person."""
CLOSED: Final = (4410, "table-closed")
"""How sockets are closed when an administrator has closed their table."""


class SocketReply:
    """The reply to a frame, sent over its connection. ``handled`` is called with the seconds it took."""

    __slots__ = ("_action_id", "_arrived", "_connection", "_handled")

    def __init__(
        self, connection: Connection, action_id: str | None, handled: Callable[[float], None] | None = None
    ) -> None:
        self._connection = connection
        self._action_id = action_id
        self._handled = handled
        self._arrived = time.perf_counter()

    def send(self, message: Acknowledged | Held | Denied, version: int) -> None:
        """Send the reply."""
        if self._handled is not None:
            self._handled(time.perf_counter() - self._arrived)
        match message:
            case Acknowledged(at):
                self._connection.send(f'{{"t":"ack","v":{at},"d":{{"id":"{self._action_id}"}}}}')
            case Held():
                self._connection.send(frame("held", version, {"id": self._action_id}))
            case Denied(why):
                self._connection.send(error_frame(version, self._action_id, why))


class FutureReply:
    """The reply to a request without a socket."""

    __slots__ = ("future",)

    def __init__(self) -> None:
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, message: Acknowledged | Held | Denied, version: int) -> None:
        """Finish the request."""
        if self.future.done():
            return
        if isinstance(message, Denied):
            # Without its traceback, whose frames refer to the table and to this reply.
            self.future.set_exception(message.why.with_traceback(None))
        else:
            self.future.set_result(None)


Reply = SocketReply | FutureReply


def error_frame(version: int, action_id: str | None, why: TichuError) -> str:
    """Return the frame that tells a person why something was refused."""
    data = {} if action_id is None else {"id": action_id}
    return frame("error", version, {**data, **why.to_json()})
