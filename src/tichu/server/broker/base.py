"""Interface of brokers: one owner for each table, and messages between workers."""

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
"""A JSON object. The receiver gets a copy, never the sender's own object."""

Receiver = Callable[[Message], None]
"""Callback for each message, called in the event loop; it must not block."""

LostCallback = Callable[[frozenset[str]], None]

log = logging.getLogger("tichu.server.broker")


class BrokerDown(TichuError):
    """The server processes cannot reach each other. Temporary: try again."""

    def __init__(
        self,
        code: str = "broker-down",
        sentence: str = "the servers cannot reach each other right now; please try again in a moment",
    ) -> None:
        super().__init__(code, sentence)


class Broker(ABC):
    """Ownership of tables and messages between workers.

    A table runs in the one worker that has claimed it; the others send messages to that worker. The broker
    is fast and usually right, but the database decides who may write, and receivers detect and repair the
    gap that a lost message leaves.

    All methods must be called in the event loop that called ``start``.
    """

    def __init__(self) -> None:
        self.worker = token_hex(6)
        self.sent = 0  # messages passed to a live worker
        self.received = 0
        self.dropped = 0  # messages lost: queue full, connection lost, or receiver gone
        self.registrations = 0  # above one, others considered this worker dead, and messages may be lost
        self._receive: Receiver | None = None
        self._on_lost: list[LostCallback] = []
        self._owned: set[str] = set()
        self._owned_copy: frozenset[str] | None = frozenset()

    # -- lifecycle ---------------------------------------------------------------------------------------

    @abstractmethod
    async def start(self, receive: Receiver) -> None:
        """Register this worker and pass messages to ``receive``. Raises ``BrokerDown`` if unreachable."""

    @abstractmethod
    async def close(self) -> None:
        """Send queued messages, release all tables and unregister; never raises for a lost connection."""

    @abstractmethod
    async def ping(self) -> None:
        """Raise ``BrokerDown`` unless the broker is reachable."""

    @abstractmethod
    async def workers(self) -> list[str]:
        """Ids of the live workers, including this one."""

    # -- messages ----------------------------------------------------------------------------------------

    @abstractmethod
    def send(self, worker: str, message: Message) -> None:
        """Queue a message. Messages between two workers keep their order; sending to oneself works too."""

    # -- rate limits -------------------------------------------------------------------------------------

    async def take(self, key: str, rate: tuple[float, float], cost: float) -> bool:
        """Take tokens from a rate limit that all workers share; False if there are too few.

        ``rate`` is the size of the bucket and the tokens per second. A worker that is alone limits by itself.
        """
        return True

    # -- tables ------------------------------------------------------------------------------------------

    @abstractmethod
    async def claim(self, table: str) -> str:
        """Claim the table if it has no live owner, and return its owner."""

    @abstractmethod
    async def owner(self, table: str) -> str | None:
        """The live owner of the table, or None."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Give up the table if this worker owns it."""

    @abstractmethod
    async def orphans(self) -> list[str]:
        """Tables whose owner died without releasing them."""

    def owned(self) -> frozenset[str]:
        """Tables that this worker believes it owns."""
        if self._owned_copy is None:
            self._owned_copy = frozenset(self._owned)
        return self._owned_copy

    def on_lost(self, callback: LostCallback) -> None:
        """Register a callback for tables of this worker that another one has taken."""
        self._on_lost.append(callback)

    # -- for subclasses ----------------------------------------------------------------------------------

    def _own(self, table: str) -> None:
        if table not in self._owned:
            self._owned.add(table)
            self._owned_copy = None

    def _disown(self, tables: Iterable[str]) -> frozenset[str]:
        """Forget these tables; return those that this worker owned."""
        gone = frozenset(self._owned.intersection(tables))
        if gone:
            self._owned -= gone
            self._owned_copy = None
        return gone

    def _lose(self, tables: Iterable[str]) -> None:
        gone = self._disown(tables)
        if not gone:
            return
        log.warning("other workers have taken over %d tables", len(gone))
        for callback in self._on_lost:
            try:
                callback(gone)
            except Exception:
                log.exception("a callback for lost tables failed")

    def _send_to_self(self, text: str) -> None:
        self.sent += 1
        asyncio.get_running_loop().call_soon(self._deliver, json.loads(text))

    def _deliver(self, message: Message) -> None:
        self.received += 1
        if self._receive is None:
            return
        try:
            self._receive(message)
        except Exception:
            log.exception("could not handle a message")


def encode(message: Message) -> str:
    """Encode a message as compact JSON."""
    return json.dumps(message, separators=(",", ":"))
