"""Runs a function over tasks in this process or in several, and yields the results as they are ready."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.util import Finalize
from typing import TypeVar

from tichu.core.errors import TichuError

T = TypeVar("T")
R = TypeVar("R")


class WorkerDied(TichuError):
    """A worker process ended before it was done."""


def processors() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_processes(
    function: Callable[[T], R], tasks: Iterable[T], jobs: int, at_exit: Callable[[], None] | None = None
) -> Generator[tuple[T, R], None, None]:
    """Yield the tasks with their results from new processes; tasks are taken as workers become free.

    Closing the generator stops the workers. ``at_exit`` is called in each worker when it ends. Raises
    ``WorkerDied`` if one ends before its time.
    """
    workers = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_start_worker, initargs=(at_exit,)
    )
    ahead = iter(tasks)
    running: dict[Future[R], T] = {}
    try:
        while True:
            for task in islice(ahead, 2 * jobs - len(running)):
                with _interrupts_blocked():  # a worker that is just starting would answer with a traceback
                    running[workers.submit(function, task)] = task
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                task = running.pop(future)
                yield task, future.result()
    except BrokenProcessPool:
        raise WorkerDied(
            "worker-died", "a worker process ended before it was done: perhaps memory ran out"
        ) from None
    finally:
        if running:  # interrupted: do not wait for running tasks
            for process in list((workers._processes or {}).values()):
                process.terminate()
        workers.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C; processes started inside never receive it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker(at_exit: Callable[[], None] | None) -> None:
    """Set up a worker: ignore Ctrl-C, which the parent handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if at_exit is not None:
        Finalize(None, at_exit, exitpriority=1)
