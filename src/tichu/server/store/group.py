"""Group commit: what many tables write at the same moment goes to the database in one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from tichu.core.errors import TichuError
from tichu.server.store.errors import Conflict, closed, is_outage, unavailable


class Entry(Protocol):
    """What is written: it belongs to a table, and a table's entries keep their order."""

    @property
    def table(self) -> str: ...


E = TypeVar("E", bound=Entry)


@dataclass(slots=True, eq=False)
class _Waiting(Generic[E]):
    """An entry and the promise to whoever brought it. They may have left; it is written all the same."""

    entry: E
    promise: asyncio.Future[None]
    settled: bool = False

    def settle(self, error: TichuError | None = None) -> None:
        self.settled = True
        if self.promise.done():  # cancelled by its caller
            return
        if error is None:
            self.promise.set_result(None)
        else:
            self.promise.set_exception(error)


class GroupCommit(Generic[E]):
    """One writer for all tables. While a batch is being committed, the next one gathers.

    ``write`` commits a batch or raises. If it raises because of what was to be written, the batch is halved
    until the guilty entry is alone, and ``blame`` says what is wrong with it; the others are written. If the
    database is away, the whole batch fails. In either case no entry overtakes a failed one of its own table:
    those that wait behind it fail as well, or the table's log would have a gap.
    """

    def __init__(
        self,
        write: Callable[[Sequence[E]], Awaitable[None]],
        blame: Callable[[E, Exception], Awaitable[TichuError]],
        most: int = 1000,
    ) -> None:
        self._write = write
        self._blame = blame
        self._most = most
        self._queue: deque[_Waiting[E]] = deque()
        self._batch: list[_Waiting[E]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer = asyncio.create_task(self._run(), name="store-writer")

    async def add(self, entry: E) -> None:
        """Write the entry; return when it is committed."""
        if self._closing:
            raise closed()
        waiting = _Waiting(entry, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._wake.set()
        await waiting.promise

    async def close(self) -> None:
        """Take nothing more, write what is waiting, and stop."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._writer])

    async def _run(self) -> None:
        try:
            while True:
                while not self._queue:
                    if self._closing:
                        return
                    self._wake.clear()
                    await self._wake.wait()
                self._batch = [self._queue.popleft() for _ in range(min(len(self._queue), self._most))]
                try:
                    await self._commit(self._batch)
                except Exception as error:
                    self._outage(error)
        finally:  # nobody waits for ever, even if the writer is killed
            self._closing = True
            for waiting in (*self._batch, *self._queue):
                if not waiting.settled:
                    waiting.settle(closed())

    async def _commit(self, batch: Sequence[_Waiting[E]]) -> None:
        batch = [waiting for waiting in batch if not waiting.settled]
        if not batch:
            return
        try:
            await self._write([waiting.entry for waiting in batch])
        except Exception as error:
            if is_outage(error):
                raise
            if len(batch) == 1:
                self._fail(batch[0], await self._blame(batch[0].entry, error))
                return
        else:
            for waiting in batch:
                waiting.settle()
            return
        middle = len(batch) // 2
        await self._commit(batch[:middle])
        await self._commit(batch[middle:])

    def _fail(self, guilty: _Waiting[E], error: TichuError) -> None:
        guilty.settle(error)
        for waiting in (*self._batch, *self._queue):
            if not waiting.settled and waiting.entry.table == guilty.entry.table:
                waiting.settle(Conflict("conflict", "what this table wrote just before was refused"))
        self._queue = deque(waiting for waiting in self._queue if not waiting.settled)

    def _outage(self, error: Exception) -> None:
        failed = [waiting for waiting in self._batch if not waiting.settled]
        tables = {waiting.entry.table for waiting in failed}
        behind = [waiting for waiting in self._queue if waiting.entry.table in tables]
        for waiting in (*failed, *behind):
            waiting.settle(unavailable(error))
        self._queue = deque(waiting for waiting in self._queue if not waiting.settled)
