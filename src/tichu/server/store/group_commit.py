"""Group commit: concurrent writes of many tables share one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from tichu.core.errors import TichuError
from tichu.server.store.errors import Conflict, closed, is_outage, unavailable


class Entry(Protocol):
    """What is written. Entries of one table keep their order."""

    @property
    def table(self) -> str: ...


E = TypeVar("E", bound=Entry)


@dataclass(slots=True, eq=False)
class _QueuedEntry(Generic[E]):
    """An entry and the future of its caller. It is written even if the caller was cancelled."""

    entry: E
    future: asyncio.Future[None]
    settled: bool = False

    def settle(self, error: TichuError | None = None) -> None:
        self.settled = True
        if self.future.done():  # cancelled by its caller
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class GroupCommit(Generic[E]):
    """The single writer of all tables. While one batch is being committed, the next one collects.

    ``write`` commits a batch or raises. If it raises because of an entry, the batch is halved until that
    entry is alone, and ``diagnose`` returns its error; the others are written. If the database is
    unavailable, the whole batch fails. In either case, later entries of the same table fail as well:
    otherwise the table's log would have a gap.
    """

    def __init__(
        self,
        write: Callable[[Sequence[E]], Awaitable[None]],
        diagnose: Callable[[E, Exception], Awaitable[TichuError]],
        max_batch: int = 1000,
    ) -> None:
        self._write = write
        self._diagnose = diagnose
        self._max_batch = max_batch
        self._queue: deque[_QueuedEntry[E]] = deque()
        self._batch: list[_QueuedEntry[E]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer = asyncio.create_task(self._run(), name="store-writer")

    async def add(self, entry: E) -> None:
        """Write an entry and return when it is committed."""
        await self.submit(entry)

    def submit(self, entry: E) -> asyncio.Future[None]:
        """Queue an entry; the future is done when it is committed."""
        pending = _QueuedEntry(entry, asyncio.get_running_loop().create_future())
        if self._closing:
            pending.settle(closed())
        else:
            self._queue.append(pending)
            self._wake.set()
        return pending.future

    async def close(self) -> None:
        """Accept no more entries, write those that are queued, and stop."""
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
                self._batch = [self._queue.popleft() for _ in range(min(len(self._queue), self._max_batch))]
                try:
                    await self._commit(self._batch)
                except Exception as error:
                    self._outage(error)
        finally:  # no caller waits forever, even if the writer task is cancelled
            self._closing = True
            for pending in (*self._batch, *self._queue):
                if not pending.settled:
                    pending.settle(closed())

    async def _commit(self, batch: Sequence[_QueuedEntry[E]]) -> None:
        batch = [pending for pending in batch if not pending.settled]
        if not batch:
            return
        try:
            await self._write([pending.entry for pending in batch])
        except Exception as error:
            if is_outage(error):
                raise
            if len(batch) == 1:
                self._fail(batch[0], await self._diagnose(batch[0].entry, error))
                return
        else:
            for pending in batch:
                pending.settle()
            return
        middle = len(batch) // 2
        await self._commit(batch[:middle])
        await self._commit(batch[middle:])

    def _fail(self, failed: _QueuedEntry[E], error: TichuError) -> None:
        failed.settle(error)
        for pending in (*self._batch, *self._queue):
            if not pending.settled and pending.entry.table == failed.entry.table:
                pending.settle(Conflict("conflict", "an earlier entry of this table was refused"))
        self._queue = deque(pending for pending in self._queue if not pending.settled)

    def _outage(self, error: Exception) -> None:
        failed = [pending for pending in self._batch if not pending.settled]
        tables = {pending.entry.table for pending in failed}
        behind = [pending for pending in self._queue if pending.entry.table in tables]
        for pending in (*failed, *behind):
            pending.settle(unavailable(error))
        self._queue = deque(pending for pending in self._queue if not pending.settled)
