"""Caps on open connections, in all and by address, and the pace at which an address may open them."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Final

from tichu.server.config import ServerConfig
from tichu.server.limits import NEW_CONNECTIONS, Limiter, network_of
from tichu.server.open_files import most_connections

log = logging.getLogger("tichu.server")

WARN_INTERVAL: Final = 60.0
"""Seconds between two warnings that connections are refused."""
MAX_WAIT: Final = 10.0
"""Maximum seconds that a connection waits for its turn; others are refused."""


class ConnectionCaps:
    """Counts the open connections of a process.

    Behind a proxy all connections have the proxy's address, so only their total is limited here; the open
    requests and sockets of a visitor are limited by `RequestGuard`.

    Connections that an address opens too fast are read later, in turn. That slows down a client that waits
    for its answers, where a quick refusal would bring the next connection. The cap limits how many wait.
    """

    def __init__(self, config: ServerConfig) -> None:
        self._most = most_connections(config.max_connections)
        self._most_of_one = 0.0 if config.trust_proxy else config.connections_per_address * config.limits
        self._pace = Limiter(0.0 if config.trust_proxy else config.limits)
        self._by_address: Counter[str] = Counter()
        self._total = 0
        self._warned_at = -WARN_INTERVAL

    def enter(self, host: str) -> str | None:
        """Count a connection; return the key for `leave`, or None if there are too many."""
        address = network_of(host)
        if self._total >= self._most:
            self._warn()
            return None
        if self._most_of_one and self._by_address[address] >= self._most_of_one:
            return None
        if self._pace.wait_for(NEW_CONNECTIONS, address) > MAX_WAIT:
            return None
        self._total += 1
        self._by_address[address] += 1
        return address

    def delay(self, address: str) -> float:
        """Return the seconds that a connection which was counted has to wait until it is read."""
        return self._pace.delay(NEW_CONNECTIONS, address)

    def leave(self, address: str) -> None:
        """Forget a connection."""
        self._total -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _warn(self) -> None:
        if time.monotonic() - self._warned_at >= WARN_INTERVAL:
            self._warned_at = time.monotonic()
            log.warning("connections are refused: %d are open (see --max-connections)", self._total)
