"""The broker of a single process, which owns every table."""

from __future__ import annotations

from tichu.server.broker.base import Broker, Message, Receiver, encode


class MemoryBroker(Broker):
    """A broker without other workers. Messages are copied through JSON, as between processes."""

    async def start(self, receive: Receiver) -> None:
        self._receive = receive

    async def close(self) -> None:
        self._disown(self.owned())
        self._receive = None

    async def ping(self) -> None:
        return

    async def workers(self) -> list[str]:
        return [self.worker]

    def send(self, worker: str, message: Message) -> None:
        text = encode(message)
        if worker == self.worker and self._receive is not None:
            self._send_to_self(text)
        else:
            self.dropped += 1

    async def claim(self, table: str) -> str:
        self._own(table)
        return self.worker

    async def owner(self, table: str) -> str | None:
        return self.worker if table in self._owned else None

    async def release(self, table: str) -> None:
        self._disown([table])

    async def orphans(self) -> list[str]:
        return []
