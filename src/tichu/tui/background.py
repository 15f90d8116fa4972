"""A background thread for blocking work: bots that think, lines that are typed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
Job = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Callable[[], Any]]


class BackgroundThread:
    """One daemon thread that runs jobs in order. The program does not wait for it at its end."""

    def __init__(self, name: str = "bots") -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        Thread(target=self._work, name=name, daemon=True).start()

    def run(self, function: Callable[[], T]) -> asyncio.Future[T]:
        """Call the function in the thread; the future has its result."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((loop, future, function))
        return future

    def close(self) -> None:
        """End the thread after the jobs it has."""
        self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            loop, future, function = job
            try:
                result, error = function(), None
            except Exception as why:
                result, error = None, why
            with suppress(RuntimeError):  # the event loop is closed
                loop.call_soon_threadsafe(_resolve, future, result, error)


def _resolve(future: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
