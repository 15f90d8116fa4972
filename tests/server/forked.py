"""What tests run in forked processes: a fresh interpreter would spend two seconds on imports alone."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import typer.main
from typer.main import get_command

from tichu.cli.app import app
from tichu.server import app as server_app
from tichu.server import run, supervisor
from tichu.server.store import Store
from tichu.server.workers import workers
from tichu.server.workers.jobs.decide import DecideJob
from tichu.server.workers.jobs.review import ReviewJob
from tichu.server.workers.jobs.rounds import RoundsJob
from tichu.server.workers.jobs.statistics import StatisticsJob
from tichu.server.workers.protocol import Job

# Building all commands takes a tenth of a second: once, in the process that is forked.
setattr(typer.main, "get_command", cache(get_command))  # noqa: B010
typer.main.get_command(app)

PRELOADED = [__name__, server_app.__name__, run.__name__]
"""What the process that is forked has imported."""


def at_normal_priority(job: type[Job[Any, Any]], *settings: object) -> Job[Any, Any]:
    """Create a job that does not yield to the server, nor to everything else on a busy machine."""
    made = job(*settings)
    vars(made)["niceness"] = 0
    return made


PROMPT_WORKERS: Mapping[str, object] = {
    f"{workers.__name__}.{job.__name__}": partial(at_normal_priority, job)
    for job in (DecideJob, ReviewJob, RoundsJob, StatisticsJob)
}
"""Constants for a server whose workers run at normal priority: tests wait for what they do."""


FORKED_WORKERS: Mapping[str, object] = {f"{supervisor.__name__}.START_METHOD": "fork"}
"""Constants for a server with several processes that do not all import it again."""


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


def migrate(url: str) -> None:
    """Create all tables of a store."""

    async def open_and_close() -> None:
        await (await Store.open(url)).close()

    asyncio.run(open_and_close())
