"""Worker processes for tests, and gates at which they stop until a test lets them go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import psutil  # type: ignore[import-untyped]
import uvloop

from tests.server.workers.odd_jobs import OddJob, OddRequest
from tichu.server.workers.pool import PoolLimits, WorkerPool
from tichu.server.workers.workers import Workers

Result = TypeVar("Result")

ODD_BOTS = "tests.server.workers.odd_bots:make"
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}


def run(work: Awaitable[Result], loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> Result:
    """Run to the end, for at most a minute."""

    async def bounded() -> Result:
        async with asyncio.timeout(60):
            return await work

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(bounded())


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition is true."""
    while not condition():
        await asyncio.sleep(0.005)


class Gate:
    """A named pipe at which a worker stops (``pass_gate``) until it is opened."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self._open: int | None = None

    def reached(self) -> bool:
        """Whether a worker has stopped at the gate."""
        with contextlib.suppress(OSError):  # nobody reads it yet
            self._open = self._open or os.open(self.path, os.O_WRONLY | os.O_NONBLOCK)
        return self._open is not None

    async def open(self) -> None:
        """Wait for a worker, and let it pass."""
        await until(self.reached)
        assert self._open is not None
        os.close(self._open)
        self._open = None


@contextlib.asynccontextmanager
async def odd_workers(
    processes: int = 1, seconds: float = 50.0, make_bot: str = ODD_BOTS
) -> AsyncIterator[Workers]:
    """Workers with odd bots; none of their processes is left afterwards."""
    workers = Workers(processes, seconds, make_bot=make_bot)
    await workers.start()
    pids = workers.pids
    assert len(pids) == processes
    try:
        yield workers
    finally:
        pids += workers.pids
        await workers.close()
        assert not workers.pids
        assert not any(map(psutil.pid_exists, pids))


@contextlib.asynccontextmanager
async def odd_pool(
    processes: int = 1, seconds: float = 50.0, **limits: Any
) -> AsyncIterator[WorkerPool[OddRequest, str]]:
    """A pool with an odd job and these ``PoolLimits``; none of its processes is left afterwards."""
    pool = WorkerPool(OddJob(), PoolLimits(processes=processes, seconds=seconds, **limits))
    await pool.start()
    try:
        yield pool
    finally:
        pids = pool.pids
        await pool.close()
        assert not pool.pids
        assert not any(map(psutil.pid_exists, pids))
