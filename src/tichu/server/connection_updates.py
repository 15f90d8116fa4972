"""Messages to all processes about the connections of a person: ended keys, bans, mutes and blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tichu.server.broker import Message
from tichu.server.connections import LocalConnection
from tichu.server.remote_clients import RemoteClients, blocks_of_message
from tichu.server.restrictions import disconnect_banned
from tichu.server.store import Blocks


class ConnectionUpdates:
    """Handles these messages for the connections of this process, and for remote clients of its tables."""

    def __init__(self, connections: Mapping[str, LocalConnection], remote: RemoteClients) -> None:
        self._connections, self._remote = connections, remote
        self.handlers: dict[str, Callable[[Message], None]] = {
            "end-keys": self._end_keys,
            "ban": self._ban,
            "mute": self._mute,
            "blocks": self._set_blocks,
        }

    def _of(self, player: str) -> Iterator[LocalConnection]:
        return (each for each in list(self._connections.values()) if each.person.id == player)

    def _end_keys(self, message: Message) -> None:
        for connection in list(self._connections.values()):
            if connection.key in message["keys"]:
                connection.close(message["code"], message["reason"])

    def _ban(self, message: Message) -> None:
        for connection in self._of(message["player"]):
            disconnect_banned(connection, message["until"])

    def _mute(self, message: Message) -> None:
        for connection in self._of(message["player"]):
            connection.muted_until = message["until"]

    def _set_blocks(self, message: Message) -> None:
        blocks = blocks_of_message(message)
        for connection in self._of(message["player"]):
            connection.blocks = blocks
        self._remote.set_blocks(message["player"], blocks)


def blocks_message(blocks: Blocks) -> Message:
    """Return the part of a message that tells whom a person has blocked, and who has blocked them."""
    return {"blocked": sorted(blocks.blocked), "blocked_by": sorted(blocks.by)}
