"""A queue of requests and the worker processes that answer them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias

from tichu.core.errors import TichuError
from tichu.server.workers.fair_queue import NOBODY, FairQueue, Owner
from tichu.server.workers.process import WorkerProcess
from tichu.server.workers.protocol import (
    Answer,
    Job,
    JobFailed,
    JobLate,
    PersonalLimit,
    PoolFull,
    Request,
    WorkerCrashed,
    encode,
)

MAX_CRASHES: Final = 2
"""Processes that may end during a request before it is given up."""

log = logging.getLogger("tichu.server")

Parts: TypeAlias = Callable[[], AsyncIterable[Any]]
"""Makes the parts of a request, once for each process that is asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolLimits:
    """Limits of one pool."""

    processes: int = 1
    seconds: float
    """Maximum time for a request, without its time in the queue."""
    max_requests: int | None = None
    """Maximum requests in progress and in the queue."""
    max_per_person: int | None = None
    """Maximum requests of one person in progress and in the queue."""
    max_per_address: int | None = None
    """Maximum requests of all people of one address in progress and in the queue."""
    idle_seconds: float | None = None
    """Time after which a process without work is ended, and started again on demand.

    None: all processes are started with the pool, and replaced as soon as they end.
    """


@dataclass(eq=False, slots=True)
class _Pending:
    """A request, and the future of its caller."""

    owner: Owner
    body: bytes
    parts: Parts | None
    seconds: float
    answer: asyncio.Future[Any]
    running: bool = False
    crashes: int = 0

    @property
    def wanted(self) -> bool:
        """Whether somebody still waits for the answer."""
        return not self.answer.done()

    def fail(self, error: Exception) -> None:
        """Tell the caller that there is no answer."""
        if self.wanted:
            self.answer.set_exception(error)


class WorkerPool(Generic[Request, Answer]):
    """Worker processes for one job.

    Each process answers one request at a time. The others wait in a fair queue: addresses take turns. A
    process that takes longer than the limit is killed; one that ends by itself is replaced, and its request
    is tried once more, before all others. Requests whose future was cancelled are skipped, and if they are in
    progress, their answers are thrown away.
    """

    def __init__(self, job: Job[Request, Answer], limits: PoolLimits) -> None:
        if limits.processes < 1:
            raise TichuError("no-processes", "a worker pool needs at least one process")
        self._job = job
        self._limits = limits
        self._processes = [WorkerProcess(job) for _ in range(limits.processes)]
        self._tasks: list[asyncio.Task[None]] = []
        self._open: set[_Pending] = set()
        self._requests_of: Counter[str] = Counter()
        """Open requests by person."""
        self._requests_from: Counter[str] = Counter()
        """Open requests by address."""
        self._queue: FairQueue[_Pending] = FairQueue()
        self._busy = 0

    @property
    def busy(self) -> int:
        """Number of processes with a request."""
        return self._busy

    @property
    def waiting(self) -> int:
        """Number of requests in the queue."""
        return sum(pending.wanted and not pending.running for pending in self._open)

    @property
    def pids(self) -> list[int]:
        """Process ids."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def start(self) -> None:
        """Start the pool, and wait until its processes are ready unless they start on demand."""
        if self._tasks:
            raise TichuError("thinkers-running", "the worker processes are running already")
        self._queue = FairQueue()
        if self._limits.idle_seconds is None:
            await self._start_all()
        self._tasks = [asyncio.create_task(self._serve(process)) for process in self._processes]

    async def close(self) -> None:
        """End the processes; requests without an answer fail."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        for pending in list(self._open):
            pending.fail(_closed())
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._end_all()

    def submit(
        self,
        request: Request,
        parts: Parts | None = None,
        seconds: float | None = None,
        owner: Owner = NOBODY,
    ) -> asyncio.Future[Answer]:
        """Put a request into the queue and return the future of its answer.

        The future fails with a ``WorkerError`` if there is no answer. Cancel it to withdraw the request.
        Raise ``PoolFull`` if too many requests are waiting, in all or of this person.
        """
        if not self._tasks:
            raise _closed()
        self._check_room(owner)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        time = self._limits.seconds if seconds is None else seconds
        pending = _Pending(owner, encode(request), parts, time, answer)
        self._open.add(pending)
        self._requests_of[owner.person] += 1
        self._requests_from[owner.group] += 1
        answer.add_done_callback(lambda _: self._close(pending))
        self._queue.put(owner, pending)
        return answer

    # -- private ---------------------------------------------------------------------------------------------

    def _check_room(self, owner: Owner) -> None:
        limits = self._limits
        if limits.max_per_person is not None and self._requests_of[owner.person] >= limits.max_per_person:
            raise PersonalLimit(f"{limits.max_per_person} requests of this person are waiting")
        if limits.max_per_address is not None and self._requests_from[owner.group] >= limits.max_per_address:
            raise PersonalLimit(f"{limits.max_per_address} requests of this address are waiting")
        if limits.max_requests is not None and len(self._open) >= limits.max_requests:
            raise PoolFull(f"{limits.max_requests} requests are waiting")

    def _close(self, pending: _Pending) -> None:
        """Forget a request whose answer is there, or no longer wanted."""
        self._open.discard(pending)
        _take_one(self._requests_of, pending.owner.person)
        _take_one(self._requests_from, pending.owner.group)

    async def _serve(self, process: WorkerProcess) -> None:
        """Give the process one request after the other, and replace it after a failure."""
        idle = self._limits.idle_seconds
        while True:
            try:
                async with asyncio.timeout(idle if process.pid is not None else None):
                    owner, pending = await self._queue.get()
            except TimeoutError:
                await process.end()
                continue
            if not pending.wanted:
                continue
            self._busy += 1
            pending.running = True
            try:
                await self._ask(process, pending)
            finally:
                self._busy -= 1
                pending.running = False
            if pending.wanted:
                self._queue.put_first(owner, pending)
            if not process.ready:
                await (process.start() if idle is None else process.end())

    async def _ask(self, process: WorkerProcess, pending: _Pending) -> None:
        """Ask the process; the request stays open if it is to be tried once more."""
        try:
            if not process.ready and not await process.start():
                raise EOFError("it cannot be started")
            async with asyncio.timeout(pending.seconds):
                parts = None if pending.parts is None else pending.parts()
                body = await process.ask(pending.body, parts)
            answer = self._job.decode_answer(body)
        except TimeoutError:
            pending.fail(JobLate(f"no answer after {pending.seconds:g} seconds"))
        except JobFailed as error:
            pending.fail(error)
        except Exception as error:  # nothing that happens to one request may stop the others
            log.warning("a worker process for %s has failed: %s", self._job.name, error)
            await process.end()
            pending.crashes += 1
            if pending.crashes >= MAX_CRASHES:
                pending.fail(WorkerCrashed(str(error)))
        else:
            if pending.wanted:
                pending.answer.set_result(answer)

    async def _start_all(self) -> None:
        ready = False
        try:
            ready = all(await asyncio.gather(*(process.start() for process in self._processes)))
        finally:
            if not ready:
                await self._end_all()
        if not ready:
            raise TichuError("thinkers-failed", "the worker processes cannot be started")

    async def _end_all(self) -> None:
        await asyncio.gather(*(process.end() for process in self._processes))


def _take_one(counter: Counter[str], key: str) -> None:
    """Count one less, and forget what is not there any more."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


def _closed() -> TichuError:
    return TichuError("thinkers-closed", "the server is closing")
