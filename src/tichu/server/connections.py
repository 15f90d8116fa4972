"""Connections of clients: to this process, and to others."""

from __future__ import annotations

import secrets
from typing import Protocol

from tichu.server.broker import Broker
from tichu.server.store import Blocks
from tichu.server.table.running import RunningTable
from tichu.table.commands import Person


class Outgoing(Protocol):
    """Where the frames for a client go; ``closed`` is set when no more are accepted."""

    closed: bool

    def send(self, text: str) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class LocalConnection:
    """A client connected to this process."""

    def __init__(self, person: Person, table: str, outgoing: Outgoing, key: str = "") -> None:
        self.id = secrets.token_urlsafe(9)
        self.person = person
        self.key = key
        """Id of the session or token with which the socket was opened."""
        self.blocks = Blocks()
        self.hidden = False
        self.wants_legal = False
        self.muted_until = 0.0
        """Until when chat of the person is refused."""
        self.table = table
        self.version: int | None = None
        """The last version the client has seen; None after it was connected to the table."""
        self.home: RunningTable | str | None = None
        """The table, or the process that runs it, once that is known."""
        self.attaching = False
        """Whether the table is being looked for."""
        self.send = outgoing.send
        self.close = outgoing.close
        self._outgoing = outgoing

    @property
    def closed(self) -> bool:
        """Whether the client has gone, or is being disconnected."""
        return self._outgoing.closed


class RemoteConnection:
    """A client connected to another process."""

    def __init__(self, broker: Broker, worker: str, connection: str, person: Person) -> None:
        self.person = person
        self.blocks = Blocks()
        self.hidden = False
        self.wants_legal = False
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
