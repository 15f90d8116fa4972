"""A fair lock for writers: one waits in a coroutine, another is called back."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class WriteTurn:
    """Lets writers wait for each other, in the order in which they came.

    ``take`` and ``give_back`` need no coroutine: what is written with every action would otherwise pass
    through the event loop twice more.
    """

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Call ``begin`` as soon as it is the caller's turn, which may be now."""
        if self._taken:
            self._waiting.append(begin)
        else:
            self._taken = True
            begin()

    def give_back(self) -> None:
        """End the turn; the next one begins."""
        if self._waiting:
            self._waiting.popleft()()
        else:
            self._taken = False

    async def __aenter__(self) -> None:
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if begun.cancelled():
                self.give_back()
            else:
                begun.set_result(None)

        self.take(begin)
        try:
            await begun
        except asyncio.CancelledError:
            if not begun.cancelled():  # cancelled after the turn has begun
                self.give_back()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.give_back()
