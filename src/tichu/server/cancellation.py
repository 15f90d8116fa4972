"""Cancelling background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any


async def cancel_and_wait(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancel tasks, except the current one, and wait until they have ended.

    A task that is cancelled in a query still has to close its connection. A loop that ends before that
    cancels it a second time, and then aiosqlite waits forever.
    """
    own = asyncio.current_task()
    others = [task for task in tasks if task is not None and task is not own]
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
