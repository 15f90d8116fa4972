"""Clients that are connected to other processes and whose tables run in this one.

Their frames arrive through the broker, and what they are sent goes back through it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, NamedTuple

from tichu.core.errors import TichuError
from tichu.server import wire
from tichu.server.broker import Broker, Message
from tichu.server.connections import RemoteConnection
from tichu.server.store import Blocks
from tichu.server.table.running import RunningTable
from tichu.table.commands import Person


def message_of_blocks(blocks: Blocks) -> Message:
    """Return the part of a message that tells whom a person has blocked, and who has blocked them."""
    return {"blocked": sorted(blocks.blocked), "blocked_by": sorted(blocks.by)}


def blocks_of_message(message: Message) -> Blocks:
    """Return the blocks of a message; those of an earlier version have none."""
    return Blocks(frozenset(message.get("blocked", ())), frozenset(message.get("blocked_by", ())))


RETRY_DELAY: Final = 0.5
"""Seconds after which a client whose table could not be loaded is told to look for it again."""


class RemoteClient(NamedTuple):
    """A table of this process and a connection of another one."""

    table: RunningTable
    connection: RemoteConnection


class RemoteClients:
    """The clients of other processes, by the id of their connection.

    ``find`` returns a table, or the name of the process that runs it; ``background`` runs a task.
    """

    def __init__(
        self,
        broker: Broker,
        find: Callable[[str], Awaitable[RunningTable | str]],
        background: Callable[[Awaitable[Any]], None],
    ) -> None:
        self._broker, self._find, self._background = broker, find, background
        self._clients: dict[str, RemoteClient] = {}
        self._arriving: dict[str, list[Message]] = {}
        """Frames of clients whose table is still being loaded."""

    def enter(self, message: Message, table: RunningTable | None) -> None:
        """Connect a client to a table; None if it is not loaded yet."""
        if table is not None:
            self._admit(table, message)
        elif message["conn"] not in self._arriving:
            self._arriving[message["conn"]] = []
            self._background(self._load_and_admit(message))

    async def _load_and_admit(self, message: Message) -> None:
        table: RunningTable | str = ""
        try:
            table = await self._find(message["table"])
        except TichuError:
            await asyncio.sleep(RETRY_DELAY)
        frames = self._arriving.pop(message["conn"], None)
        if frames is None:
            return  # disconnected in the meantime
        if not isinstance(table, RunningTable):
            self._send_away(message["from"], message["conn"])
            return
        self._admit(table, message)
        for frame in frames:
            self.receive(frame)

    def _admit(self, table: RunningTable, message: Message) -> None:
        known = self._clients.get(message["conn"])
        if known is not None and known.table is table:
            connection = known.connection
        else:
            if known is not None:
                known.table.leave(known.connection)
            person = Person(*message["person"])
            connection = RemoteConnection(self._broker, message["from"], message["conn"], person)
            connection.blocks = blocks_of_message(message)
            connection.hidden = message.get("hidden", False)
            connection.wants_legal = message.get("legal", False)
            self._clients[message["conn"]] = RemoteClient(table, connection)
        table.enter(connection, message["v"])

    def receive(self, message: Message) -> None:
        """Pass a client's frame to its table, or keep it while the table is being loaded."""
        if message["conn"] in self._arriving:
            self._arriving[message["conn"]].append(message)
            return
        client = self._clients.get(message["conn"])
        if client is None:
            self._send_away(message["from"], message["conn"])
            return
        client.table.receive(client.connection, wire.CLIENT_FRAME.validate_json(message["text"]))

    def leave(self, connection_id: str) -> None:
        """Remove a client that has disconnected."""
        self._arriving.pop(connection_id, None)
        client = self._clients.pop(connection_id, None)
        if client is not None:
            client.table.leave(client.connection)

    def rename(self, table: RunningTable, person: Person) -> None:
        """Tell a table of this process that a person has changed their name."""
        for client in self._clients.values():
            if client.table is table and client.connection.person.id == person.id:
                client.connection.person = person
        table.rename(person)

    def set_blocks(self, player: str, blocks: Blocks) -> None:
        """Take note of whom a person has blocked, and who has blocked them."""
        for client in self._clients.values():
            if client.connection.person.id == player:
                client.connection.blocks = blocks

    def keep_only(self, alive: Collection[str]) -> None:
        """Disconnect the clients of processes that are no longer alive."""
        for connection_id, client in list(self._clients.items()):
            if client.connection.worker not in alive:
                self.leave(connection_id)

    def send_all_away(self) -> None:
        """Let every client look for its table again: messages may have been lost."""
        for connection_id, client in list(self._clients.items()):
            del self._clients[connection_id]
            client.table.leave(client.connection)
            self._send_away(client.connection.worker, connection_id)

    def send_away_from(self, table: RunningTable) -> None:
        """Let the clients of a table that no longer runs here look for it again."""
        for connection_id, client in list(self._clients.items()):
            if client.table is table:
                del self._clients[connection_id]
                self._send_away(client.connection.worker, connection_id)

    def _send_away(self, worker: str, connection_id: str) -> None:
        self._broker.send(worker, {"k": "moved", "conn": connection_id})
