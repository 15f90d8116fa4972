"""Several server processes that share a port, and the process that restarts them."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Event
from typing import Final, TypeAlias

from tichu.core.errors import TichuError
from tichu.server.config import ServerConfig
from tichu.server.single_process import SHUTDOWN_TIMEOUT, cannot_start, configure_logging, serve_here

log = logging.getLogger("tichu.server")

POLL_INTERVAL: Final = 0.2
"""Seconds between two checks of the processes."""
FIRST_DELAY, LONGEST_DELAY = 0.1, 10.0
"""Seconds between two restarts: at first, and at most."""
CALM_AFTER: Final = 60.0
"""Seconds without a restart after which the delay is short again."""
START_METHOD: Final = "spawn"
"""How processes are started, a method of `multiprocessing`."""
KILL_AFTER: Final = SHUTDOWN_TIMEOUT + 5
"""Seconds after which a process that does not stop is killed."""

StartErrors: TypeAlias = "SimpleQueue[TichuError]"
"""Reasons why processes could not start."""


class Supervisor:
    """Keeps ``config.workers`` processes running. Tables of one that dies continue in the others.

    If no process was ever ready, starting fails. Later, restarts become slower and slower.
    """

    def __init__(
        self, config: ServerConfig, listeners: list[socket.socket], on_ready: Callable[[], None] | None
    ) -> None:
        self._config, self._listeners, self._on_ready = config, listeners, on_ready
        self._processes = multiprocessing.get_context(START_METHOD)
        self._ready = self._processes.Event()
        self._errors: StartErrors = self._processes.SimpleQueue()
        self._delay, self._restarted_at = FIRST_DELAY, time.monotonic()
        self._stopping = False

    def run(self) -> None:
        """Run until SIGINT or SIGTERM."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        processes = [self._start_process() for _ in range(self._config.workers)]
        try:
            while not self._stopping:
                time.sleep(POLL_INTERVAL)
                self._check(processes)
        finally:
            _end_all(processes)
            for listener in self._listeners:
                listener.close()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _start_process(self) -> BaseProcess:
        process = self._processes.Process(
            target=_run_process, args=(self._config, self._listeners, self._ready, self._errors)
        )
        process.start()
        return process

    def _check(self, processes: list[BaseProcess]) -> None:
        if self._on_ready is not None and self._ready.is_set():
            self._on_ready()
            self._on_ready = None
        if time.monotonic() - self._restarted_at > CALM_AFTER:
            self._delay = FIRST_DELAY
        for number, process in enumerate(processes):
            if not process.is_alive() and time.monotonic() - self._restarted_at >= self._delay:
                processes[number] = self._replace(process)

    def _replace(self, ended: BaseProcess) -> BaseProcess:
        error = None if self._errors.empty() else self._errors.get()
        if not self._ready.is_set():
            raise error or cannot_start()
        log.warning("process %s has ended (%s) and is replaced", ended.pid, error or ended.exitcode)
        self._delay, self._restarted_at = min(LONGEST_DELAY, 2 * self._delay), time.monotonic()
        return self._start_process()


def _end_all(processes: list[BaseProcess]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(KILL_AFTER)
        if process.is_alive():
            process.kill()


def _run_process(
    config: ServerConfig, listeners: list[socket.socket], ready: Event, errors: StartErrors
) -> None:
    configure_logging(config)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        serve_here(config, listeners, ready.set)
    except TichuError as why:
        errors.put(why)
        sys.exit(1)


def _end_with_parent() -> None:
    """Stop if the supervisor has died, so that its successor can use the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
