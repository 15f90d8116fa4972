"""Bots think beside the screen, so that it stays alive; whoever leaves does not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
Job = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Callable[[], Any]]


class Thinker:
    """One thread that answers questions in their order. It ends with the program, whatever it is doing."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        Thread(target=self._work, name="bots", daemon=True).start()

    async def think(self, question: Callable[[], T]) -> T:
        """The answer to the question, when it is there."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((loop, future, question))
        return await future

    def close(self) -> None:
        """No more questions."""
        self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            loop, future, question = job
            try:
                answer, trouble = question(), None
            except Exception as why:
                answer, trouble = None, why
            with suppress(RuntimeError):  # nobody listens any more
                loop.call_soon_threadsafe(_settle, future, answer, trouble)


def _settle(future: asyncio.Future[Any], answer: object, trouble: Exception | None) -> None:
    if future.done():
        return
    if trouble is None:
        future.set_result(answer)
    else:
        future.set_exception(trouble)
