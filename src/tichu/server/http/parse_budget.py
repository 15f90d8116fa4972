"""Turns for the data of websockets: nobody's flood is parsed before everybody else was read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final

BYTES_PER_TURN: Final = 1024
"""Bytes of one client that are parsed in a turn: some ten actions, or 170 pings."""
TURN_SECONDS = 0.005
"""Seconds of a turn. Parsing takes a millisecond at most, so nobody gets more than a fifth of the time."""
FORGET_AT: Final = 1000
"""Number of clients at which those whose turn has ended are forgotten."""


@dataclass(slots=True)
class _Turn:
    """What is left of a client's turn, and what waits for the next ones."""

    ends_at: float
    left: int = BYTES_PER_TURN
    waiting: deque[tuple[int, Callable[[], None]]] = field(default_factory=deque)
    goes_on: bool = False
    """Whether a timer begins the next turn."""


class ParseBudget:
    """Limits the data of each client that is parsed in one turn, a few milliseconds.

    A client is an address, whatever the number of its connections. What is beyond the budget waits for the
    next turns, in order. A timer runs only for clients that wait: most send less, and would each wake the
    server once more for nothing.
    """

    def __init__(self) -> None:
        self._turns: dict[Hashable, _Turn] = {}
        self._forget_at = FORGET_AT

    def take(self, client: Hashable, size: int) -> bool:
        """Take this many bytes from the client's turn; False if they have to wait for a later one."""
        now = asyncio.get_running_loop().time()
        turn = self._turns.get(client)
        if turn is None:
            self._forget(now)
            turn = self._turns[client] = _Turn(now + TURN_SECONDS)
        elif turn.ends_at <= now and not turn.goes_on:
            turn.ends_at, turn.left = now + TURN_SECONDS, BYTES_PER_TURN
        if turn.left <= 0 or turn.waiting:
            return False
        turn.left -= size
        return True

    def spend(self, client: Hashable, size: int, parse: Callable[[], None]) -> None:
        """Call ``parse``, which parses this many bytes: now, or in a later turn."""
        if self.take(client, size):
            parse()
            return
        turn = self._turns[client]
        turn.waiting.append((size, parse))
        if not turn.goes_on:
            self._go_on(turn)

    def _forget(self, now: float) -> None:
        """Forget clients whose turn has ended, if there are many."""
        if len(self._turns) >= self._forget_at:
            self._turns = {
                client: turn for client, turn in self._turns.items() if turn.goes_on or turn.ends_at > now
            }
            self._forget_at = max(FORGET_AT, 2 * len(self._turns))

    def _go_on(self, turn: _Turn) -> None:
        turn.goes_on = True
        asyncio.get_running_loop().call_at(turn.ends_at, self._next_turn, turn)

    def _next_turn(self, turn: _Turn) -> None:
        """Parse what waits, as much as a turn allows."""
        turn.ends_at, turn.left = asyncio.get_running_loop().time() + TURN_SECONDS, BYTES_PER_TURN
        while turn.waiting and turn.left > 0:
            size, parse = turn.waiting.popleft()
            turn.left -= size
            parse()
        turn.goes_on = False
        if turn.waiting:
            self._go_on(turn)
