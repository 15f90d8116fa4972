"""Group commit: concurrent writes of many tables share one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

from tichu.core.errors import TichuError
from tichu.server.store.errors import Conflict, closed, is_outage, unavailable

log = logging.getLogger("tichu.server")


class Entry(Protocol):
    """What is written. Entries of one table keep their order."""

    @property
    def table(self) -> str: ...


E = TypeVar("E", bound=Entry)

Written: TypeAlias = Callable[[BaseException | None], None]
"""Called when a batch is committed, or with the error because of which it is not."""
Settled: TypeAlias = Callable[[TichuError | None], None]
"""The same for one entry."""


class _QueuedEntry(Generic[E]):
    """An entry, and whom to tell when it is settled."""

    __slots__ = ("_done", "entry", "settled")

    def __init__(self, entry: E, done: Settled) -> None:
        self.entry = entry
        self._done = done
        self.settled = False

    def settle(self, error: TichuError | None = None) -> None:
        self.settled = True
        try:
            self._done(error)
        except Exception:  # the other entries of the batch are settled all the same
            log.exception("table of a stored entry")


class GroupCommit(Generic[E]):
    """The single writer of all tables. While one batch is being committed, the next one collects.

    ``write`` begins to commit a batch. If that fails because of an entry, the batch is halved until that
    entry is alone, and ``diagnose`` returns its error; the others are written. If the database is
    unavailable, the whole batch fails. In either case, later entries of the same table fail as well:
    otherwise the table's log would have a gap.

    As long as nothing fails there is no task: at an even pace each of its wake-ups would be one more turn of
    the event loop for every action.
    """

    def __init__(
        self,
        write: Callable[[Sequence[E], Written], None],
        diagnose: Callable[[E, Exception], Awaitable[TichuError]],
        max_batch: int = 1000,
    ) -> None:
        self._write = write
        self._diagnose = diagnose
        self._max_batch = max_batch
        self._queue: deque[_QueuedEntry[E]] = deque()
        self._batch: list[_QueuedEntry[E]] = []
        """What is being written."""
        self._closing = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._repair: asyncio.Task[None] | None = None

    async def add(self, entry: E) -> None:
        """Write an entry and return when it is committed. It is written even if the caller is cancelled."""
        added: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: TichuError | None) -> None:
            if added.done():  # cancelled by its caller
                return
            if error is None:
                added.set_result(None)
            else:
                added.set_exception(error)

        self.submit(entry, settle)
        await added

    def submit(self, entry: E, done: Settled) -> None:
        """Queue an entry; ``done`` is called when it is committed, or with the reason why it is not."""
        if self._closing:
            asyncio.get_running_loop().call_soon(done, closed())
            return
        self._queue.append(_QueuedEntry(entry, done))
        if not self._batch:
            self._idle.clear()
            self._write_next()

    async def close(self) -> None:
        """Accept no more entries, and write those that are queued."""
        self._closing = True
        await self._idle.wait()

    def _write_next(self) -> None:
        """Write what has collected."""
        self._batch = [self._queue.popleft() for _ in range(min(len(self._queue), self._max_batch))]
        if not self._batch:
            self._idle.set()
            return
        try:
            self._write([pending.entry for pending in self._batch], self._written)
        except Exception as error:
            self._written(error)

    def _written(self, error: BaseException | None) -> None:
        if error is None:
            batch = self._batch
            self._write_next()  # while the tables of this batch go on
            for pending in batch:
                pending.settle()
        elif isinstance(error, Exception):
            self._repair = asyncio.create_task(self._sort_out(error), name="store-repair")
        else:
            self._give_up()

    def _give_up(self) -> None:
        """Let nobody wait: the server is being interrupted."""
        self._closing = True
        abandoned = [pending for pending in (*self._batch, *self._queue) if not pending.settled]
        self._batch = []
        self._queue.clear()
        self._idle.set()
        for pending in abandoned:
            pending.settle(closed())

    # -- failures --------------------------------------------------------------------------------------------

    async def _sort_out(self, error: Exception) -> None:
        """Write what can be written of a batch that has failed."""
        try:
            await self._halve(self._batch, error)
        except Exception as outage:
            self._fail_all(outage)
        except asyncio.CancelledError:
            self._give_up()
            raise
        self._write_next()

    async def _halve(self, batch: Sequence[_QueuedEntry[E]], error: Exception) -> None:
        """Find the entries because of which a batch cannot be written, and write the others."""
        if is_outage(error):
            raise error
        if len(batch) == 1:
            self._fail(batch[0], await self._diagnose(batch[0].entry, error))
            return
        middle = len(batch) // 2
        for half in (batch[:middle], batch[middle:]):
            half = [pending for pending in half if not pending.settled]
            if half:
                await self._write_half(half)

    async def _write_half(self, half: Sequence[_QueuedEntry[E]]) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: BaseException | None) -> None:
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self._write([pending.entry for pending in half], settle)
        try:
            await written
        except Exception as error:
            await self._halve(half, error)
        else:
            for pending in half:
                pending.settle()

    def _fail(self, failed: _QueuedEntry[E], error: TichuError) -> None:
        failed.settle(error)
        for pending in (*self._batch, *self._queue):
            if not pending.settled and pending.entry.table == failed.entry.table:
                pending.settle(Conflict("conflict", "an earlier entry of this table was refused"))
        self._queue = deque(pending for pending in self._queue if not pending.settled)

    def _fail_all(self, error: Exception) -> None:
        failed = [pending for pending in self._batch if not pending.settled]
        tables = {pending.entry.table for pending in failed}
        behind = [pending for pending in self._queue if pending.entry.table in tables]
        for pending in (*failed, *behind):
            pending.settle(unavailable(error))
        self._queue = deque(pending for pending in self._queue if not pending.settled)
