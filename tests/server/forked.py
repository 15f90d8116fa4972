"""What tests run in forked processes: a fresh interpreter would spend two seconds on imports alone."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import typer.main
from typer.main import get_command

from tichu.cli import main
from tichu.cli.app import app
from tichu.server import app as server_app
from tichu.server import passwords, run, supervisor
from tichu.server.http import page
from tichu.server.store import Store
from tichu.server.workers import child, process, workers
from tichu.server.workers.jobs.analysis import AnalysisJob
from tichu.server.workers.jobs.decide import DecideJob
from tichu.server.workers.jobs.review import ReviewJob
from tichu.server.workers.jobs.rounds import RoundsJob
from tichu.server.workers.jobs.statistics import StatisticsJob
from tichu.server.workers.protocol import Job

# Building all commands takes a tenth of a second: once, in the process that is forked.
setattr(typer.main, "get_command", cache(get_command))  # noqa: B010
typer.main.get_command(app)

PRELOADED = [
    __name__, server_app.__name__, run.__name__, "aiosqlite", "anyio._backends._asyncio", "encodings.idna",
    "fastapi.telemetry._runtime", "uvicorn.lifespan.on", "uvicorn.loops.auto", "uvloop",
]  # fmt: skip
"""What the process that is forked has imported."""

# Its files do not change while tests run: they are read once, not by each server.
PageFiles = cache(page.PageFiles)
setattr(server_app, "PageFiles", PageFiles)  # noqa: B010
if page.has_page():
    PageFiles()


def at_normal_priority(job: type[Job[Any, Any]], *settings: object) -> Job[Any, Any]:
    """Create a job that does not yield to the server, nor to everything else on a busy machine."""
    made = job(*settings)
    vars(made)["niceness"] = 0
    return made


PROMPT_WORKERS: Mapping[str, object] = {
    f"{workers.__name__}.{job.__name__}": partial(at_normal_priority, job)
    for job in (AnalysisJob, DecideJob, ReviewJob, RoundsJob, StatisticsJob)
}
"""Constants for a server whose workers run at normal priority: tests wait for what they do."""


QUICK_PASSWORDS: Mapping[str, object] = {
    f"{passwords.__name__}.MEMORY_KIB": 8,
    f"{passwords.__name__}.PASSES": 1,
}
"""Constants for a server whose passwords are hashed in no time."""


FORKED_WORKERS: Mapping[str, object] = {f"{supervisor.__name__}.START_METHOD": "fork"}
"""Constants for a server with several processes that do not all import it again."""


class ForkedProgram:
    """In the place of ``subprocess.Popen`` where a server starts its workers: they are forked from it."""

    def __init__(self, command: Sequence[str], stdin: int, stdout: int) -> None:
        self.pid = os.fork()
        self._ended = False
        if self.pid == 0:
            _become_a_worker(stdin)

    def poll(self) -> int | None:
        if not self._ended:
            self._ended = os.waitpid(self.pid, os.WNOHANG)[0] == self.pid
        return 0 if self._ended else None

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)


def _become_a_worker(line: int) -> NoReturn:
    """Serve a socket as a new process would, with nothing open that belongs to the server."""
    try:
        gc.freeze()
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.dup2(line, 0)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.closerange(3, 1 << 16)
        child.main()
    finally:
        os._exit(os.EX_OK)


FORKED_PROGRAMS: Mapping[str, object] = {
    f"{process.__name__}.subprocess": SimpleNamespace(Popen=ForkedProgram, DEVNULL=subprocess.DEVNULL)
}
"""Constants for a server whose workers need not import anything."""


CONSTANTS: Mapping[str, object] = {**PROMPT_WORKERS, **QUICK_PASSWORDS, **FORKED_PROGRAMS}
"""Constants for every server of the tests."""


class StoppedClock:
    """In the place of the module ``time`` where no time may pass."""

    def monotonic(self) -> float:
        return 0.0


def serve(
    arguments: Sequence[str], log: Path, environment: Mapping[str, str], constants: Mapping[str, object]
) -> None:
    """Run ``tichu serve`` in this process, with its output in a file.

    ``constants`` sets constants of the server, by module and name: ``{"tichu.server.hub.SECONDS": 1.0}``.
    """
    gc.freeze()  # what was imported stays; to look at it again would copy its memory
    for path, value in constants.items():
        module, _, name = path.rpartition(".")
        setattr(import_module(module), name, value)
    os.environ.clear()
    os.environ.update(environment)
    with open(log, "ab") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    sys.argv = ["tichu", "serve", *arguments]
    app(prog_name="tichu")


def run_command(words: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
    """Run ``tichu`` in this process, with the files ``in``, ``out`` and ``err`` of a folder as streams."""
    gc.freeze()
    os.environ.clear()
    os.environ.update(environment)
    for number, (name, flags) in enumerate((("in", os.O_RDONLY), ("out", os.O_WRONLY), ("err", os.O_WRONLY))):
        os.dup2(os.open(folder / name, flags | os.O_CREAT), number)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.argv = ["tichu", *words]
    main()


def migrate(url: str) -> None:
    """Create all tables of a store."""

    async def open_and_close() -> None:
        await (await Store.open(url)).close()

    asyncio.run(open_and_close())
