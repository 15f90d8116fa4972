"""News about people for all processes: ended keys, bans, held addresses, mutes and blocks."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping

from tichu.server.broker import Broker, BrokerDown, Message
from tichu.server.connections import LocalConnection
from tichu.server.remote_clients import RemoteClients, blocks_of_message, message_of_blocks
from tichu.server.restrictions import disconnect_banned
from tichu.server.store import Blocks

log = logging.getLogger("tichu.server")


class PersonUpdates:
    """Tells all processes, and handles the messages for the connections and remote clients of this one."""

    def __init__(
        self,
        connections: Mapping[str, LocalConnection],
        remote: RemoteClients,
        broker: Broker,
        background: Callable[[Awaitable[None]], None],
    ) -> None:
        self._connections, self._remote, self._broker = connections, remote, broker
        self._background = background
        self.address_holder: Callable[[str, float], Awaitable[None]] | None = None
        """Holds the address of a person until a time, if this process knows it."""
        self.handlers: dict[str, Callable[[Message], None]] = {
            "end-keys": self._end_keys,
            "ban": self._ban,
            "hold-address": self._hold_address,
            "mute": self._mute,
            "blocks": self._set_blocks,
        }

    # -- telling all processes -----------------------------------------------------------------------------

    async def close_sockets(self, keys: Collection[str], code: int, reason: str) -> None:
        """Close the sockets that were opened with these keys, in every process."""
        await self._tell_all({"k": "end-keys", "keys": list(keys), "code": code, "reason": reason})

    async def ban(self, player: str, until: float) -> None:
        """Close the sockets of a banned person, in every process."""
        await self._tell_all({"k": "ban", "player": player, "until": until})

    async def hold_address(self, player: str, until: float) -> None:
        """Let each process that knows the address of a person hold it until a time."""
        await self._tell_all({"k": "hold-address", "player": player, "until": until})

    async def mute(self, player: str, until: float) -> None:
        """Refuse the chat of a person until a time, in every process."""
        await self._tell_all({"k": "mute", "player": player, "until": until})

    async def set_blocks(self, player: str, blocks: Blocks) -> None:
        """Tell every process whom a person has blocked, and who has blocked them."""
        await self._tell_all({"k": "blocks", "player": player, **message_of_blocks(blocks)})

    async def _tell_all(self, message: Message) -> None:
        self.handlers[message["k"]](message)
        try:
            for worker in await self._broker.workers():
                if worker != self._broker.worker:
                    self._broker.send(worker, message)
        except BrokerDown:
            log.warning("the broker cannot be reached: other processes look at sessions at their next check")

    # -- what this process does ----------------------------------------------------------------------------

    def _of(self, player: str) -> Iterator[LocalConnection]:
        return (each for each in list(self._connections.values()) if each.person.id == player)

    def _end_keys(self, message: Message) -> None:
        for connection in list(self._connections.values()):
            if connection.key in message["keys"]:
                connection.close(message["code"], message["reason"])

    def _ban(self, message: Message) -> None:
        for connection in self._of(message["player"]):
            disconnect_banned(connection, message["until"])

    def _hold_address(self, message: Message) -> None:
        if self.address_holder is not None:
            self._background(self.address_holder(message["player"], message["until"]))

    def _mute(self, message: Message) -> None:
        for connection in self._of(message["player"]):
            connection.muted_until = message["until"]

    def _set_blocks(self, message: Message) -> None:
        blocks = blocks_of_message(message)
        for connection in self._of(message["player"]):
            connection.blocks = blocks
        self._remote.set_blocks(message["player"], blocks)
