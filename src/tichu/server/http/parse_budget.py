"""Turns for the data of websockets: nobody's flood is parsed before everybody else was read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from typing import Final

BYTES_PER_TURN: Final = 1024
"""Bytes of one client that are parsed in a turn: some ten actions, or 170 pings."""
TURN_SECONDS = 0.005
"""Seconds of a turn. Parsing takes a millisecond at most, so nobody gets more than a fifth of the time."""


class ParseBudget:
    """Limits the data of each client that is parsed in one turn, a few milliseconds.

    A client is an address, whatever the number of its connections. What is beyond the budget waits for the
    next turns, in order.
    """

    def __init__(self) -> None:
        self._left: dict[Hashable, int] = {}
        """Bytes that may still be parsed in this turn, by client; those without an entry have all of them."""
        self._waiting: dict[Hashable, deque[tuple[int, Callable[[], None]]]] = {}

    def spend(self, client: Hashable, size: int, parse: Callable[[], None]) -> None:
        """Call ``parse``, which parses this many bytes: now, or in a later turn."""
        left = self._left.get(client)
        if left is None:
            left = self._begin_turn(client)
        if left > 0:
            self._left[client] = left - size
            parse()
        else:
            self._waiting.setdefault(client, deque()).append((size, parse))

    def _begin_turn(self, client: Hashable) -> int:
        self._left[client] = BYTES_PER_TURN
        asyncio.get_running_loop().call_later(TURN_SECONDS, self._end_turn, client)
        return BYTES_PER_TURN

    def _end_turn(self, client: Hashable) -> None:
        """Begin the next turn with what waits; forget a client for whom nothing does."""
        waiting = self._waiting.get(client)
        if not waiting:
            self._waiting.pop(client, None)
            del self._left[client]
            return
        self._begin_turn(client)
        while waiting and self._left[client] > 0:
            size, parse = waiting.popleft()
            self._left[client] -= size
            parse()
