"""Connections of clients: to this process, and to others."""

from __future__ import annotations

import asyncio
import secrets

from tichu.server.broker import Broker
from tichu.server.table.running import RunningTable
from tichu.table.commands import Person


class LocalConnection:
    """A client connected to this process; ``outbox`` is the queue of frames to send."""

    def __init__(self, person: Person, table: str, max_queued: int = 2000) -> None:
        self.id = secrets.token_urlsafe(9)
        self.person = person
        self.table = table
        self.version: int | None = None
        """The last version the client has seen; None after it was connected to the table."""
        self.home: RunningTable | str | None = None
        """The table, or the process that runs it, once that is known."""
        self.attaching = False
        """Whether the table is being looked for."""
        self.outbox: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self._max_queued = max_queued
        self.closed = False

    def send(self, text: str) -> None:
        """Queue a frame; disconnect a client that does not read."""
        if self.closed:
            return
        if self.outbox.qsize() > self._max_queued:
            self.close(1013, "too slow")
            return
        self.outbox.put_nowait(text)

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the queued frames were sent."""
        if not self.closed:
            self.closed = True
            self.outbox.put_nowait((code, reason))


class RemoteConnection:
    """A client connected to another process."""

    def __init__(self, broker: Broker, worker: str, connection: str, person: Person) -> None:
        self.person = person
        self.worker = worker
        self._broker = broker
        self._connection = connection

    def send(self, text: str) -> None:
        """Send a frame through the other process."""
        self._broker.send(self.worker, {"k": "send", "conn": self._connection, "text": text})

    def close(self, code: int, reason: str) -> None:
        """Ask the other process to close the connection."""
        self._broker.send(
            self.worker, {"k": "hang-up", "conn": self._connection, "code": code, "reason": reason}
        )
