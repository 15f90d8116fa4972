"""What a client is told of a table, and the stream it is read from."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tichu.client.errors import ClientError, ConnectionEnded
from tichu.client.mirror import Mirror
from tichu.client.session import StateChanged


@dataclass(frozen=True, slots=True)
class ConnectionLost:
    """The connection is broken, or could not be made."""

    reason: str
    retry_in: float
    """Seconds until the next attempt."""


@dataclass(frozen=True, slots=True)
class LateRefusal:
    """An action that was held will not happen."""

    id: str
    code: str
    message: str
    params: Mapping[str, str | int] = field(default_factory=dict, hash=False)
    """What the sentence for the code names."""


Update: TypeAlias = StateChanged | ConnectionLost | LateRefusal


class UpdateStream:
    """An async iterator of updates. It ends when the client closes the connection.

    It raises ``TableUnavailable`` if the server does not let the client follow the table.
    """

    def __init__(self, mirror: Mirror) -> None:
        self._queue: asyncio.Queue[Update | None] = asyncio.Queue()
        self._ended: ClientError | None = None
        if mirror.version is not None:
            self.put(StateChanged("snapshot", mirror.version))

    def put(self, update: Update) -> None:
        """Add an update."""
        self._queue.put_nowait(update)

    def end(self, why: ClientError) -> None:
        """Let the stream end after what is in it."""
        self._ended = why
        self._queue.put_nowait(None)

    def __aiter__(self) -> UpdateStream:
        return self

    async def __anext__(self) -> Update:
        update = await self._queue.get()
        if update is not None:
            return update
        self._queue.put_nowait(None)  # it stays ended
        if self._ended is None or isinstance(self._ended, ConnectionEnded):
            raise StopAsyncIteration
        raise self._ended
