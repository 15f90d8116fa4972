"""A time of its own, which leaps instead of waiting."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from typing import Any, cast


class _Leaping(selectors.DefaultSelector):
    """Does not wait: the clock is put forward instead."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise AssertionError("nothing will ever happen again")
        if timeout > 0:
            self.loop.leap()
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose clock leaps to the next moment at which something is to happen."""

    def __init__(self) -> None:
        self.now = 100.0
        selector = _Leaping()
        super().__init__(selector)
        selector.loop = self

    def time(self) -> float:
        return self.now

    def leap(self) -> None:
        """To the next timer, exactly."""
        self.now = max(self.now, cast(Any, self)._scheduled[0].when())


def in_virtual_time(work: Callable[[], Awaitable[None]]) -> None:
    """Run this to its end."""
    loop = VirtualLoop()
    try:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(cast(Any, work()))
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        asyncio.set_event_loop(None)
        loop.close()
