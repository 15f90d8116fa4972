"""What a broker promises: one owner for each table, and messages from worker to worker."""

from __future__ import annotations

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from secrets import token_hex
from typing import Any

from tichu.core.errors import TichuError

Message = dict[str, Any]
"""Anything JSON can carry; what arrives is a copy, never the sender's own object."""

Receiver = Callable[[Message], None]
"""Called in the event loop for each message; it must not block."""

Lost = Callable[[frozenset[str]], None]

log = logging.getLogger("tichu.server.broker")


class BrokerDown(TichuError):
    """The servers cannot talk to each other right now; trying again in a moment is right."""

    def __init__(
        self,
        code: str = "broker-down",
        sentence: str = "the servers cannot reach each other right now; please try again in a moment",
    ) -> None:
        super().__init__(code, sentence)


class Broker(ABC):
    """How server processes share tables.

    A table lives in exactly one worker, which has *claimed* it. Others send that worker their messages. The
    broker is quick and usually right; the last word on who may write has the database, and a message that is
    lost on the way leaves a gap that its receiver notices and repairs.

    All methods belong into the event loop that called ``start``.
    """

    def __init__(self) -> None:
        self.worker = token_hex(6)
        self.sent = 0  # messages handed on to a living worker
        self.received = 0
        self.dropped = 0  # messages nobody will get: queue full, link lost, or the receiver is gone
        self.hellos = 0  # more than one: others believed me gone for a while, and messages may be lost
        self._receive: Receiver | None = None
        self._on_lost: list[Lost] = []
        self._mine: set[str] = set()
        self._shown: frozenset[str] | None = frozenset()

    # -- life --------------------------------------------------------------------------------------------

    @abstractmethod
    async def start(self, receive: Receiver) -> None:
        """Say hello; from now on messages arrive at ``receive``. Raises ``BrokerDown`` if nobody listens."""

    @abstractmethod
    async def close(self) -> None:
        """Send what still waits, give all tables back and say goodbye; never raises for a broken link."""

    @abstractmethod
    async def ping(self) -> None:
        """Return if all is well, else raise ``BrokerDown``."""

    @abstractmethod
    async def workers(self) -> list[str]:
        """The living workers, this one among them."""

    # -- messages ----------------------------------------------------------------------------------------

    @abstractmethod
    def send(self, worker: str, message: Message) -> None:
        """Send and forget. Messages from one worker to another keep their order; to myself works too."""

    # -- tables ------------------------------------------------------------------------------------------

    @abstractmethod
    async def claim(self, table: str) -> str:
        """The owner of the table: this worker if it was free or its owner is dead, else the living owner."""

    @abstractmethod
    async def owner(self, table: str) -> str | None:
        """The living owner of the table, if it has one."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Give the table back, if it is mine."""

    @abstractmethod
    async def orphans(self) -> list[str]:
        """The tables whose owner has died without giving them back."""

    def owned(self) -> frozenset[str]:
        """The tables of this worker, as far as it knows."""
        if self._shown is None:
            self._shown = frozenset(self._mine)
        return self._shown

    def on_lost(self, callback: Lost) -> None:
        """Ask to be told when tables of this worker turn out to belong to another one."""
        self._on_lost.append(callback)

    # -- for the brokers themselves ----------------------------------------------------------------------

    def _own(self, table: str) -> None:
        if table not in self._mine:
            self._mine.add(table)
            self._shown = None

    def _disown(self, tables: Iterable[str]) -> frozenset[str]:
        """Forget these tables; returns those that were mine."""
        gone = frozenset(self._mine.intersection(tables))
        if gone:
            self._mine -= gone
            self._shown = None
        return gone

    def _lose(self, tables: Iterable[str]) -> None:
        gone = self._disown(tables)
        if not gone:
            return
        log.warning("%d tables now belong to other workers", len(gone))
        for callback in self._on_lost:
            try:
                callback(gone)
            except Exception:
                log.exception("a listener failed when told of lost tables")

    def _send_to_myself(self, text: str) -> None:
        self.sent += 1
        asyncio.get_running_loop().call_soon(self._deliver, json.loads(text))

    def _deliver(self, message: Message) -> None:
        self.received += 1
        if self._receive is None:
            return
        try:
            self._receive(message)
        except Exception:
            log.exception("a message could not be handled")


def encode(message: Message) -> str:
    """A message as compact JSON text."""
    return json.dumps(message, separators=(",", ":"))
