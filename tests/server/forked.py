"""``tichu serve`` in a forked process: a fresh interpreter would spend two seconds on imports alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from tichu.cli.app import app
from tichu.server import app as server_app
from tichu.server import run
from tichu.server.workers import workers
from tichu.server.workers.jobs.decide import DecideJob
from tichu.server.workers.jobs.review import ReviewJob
from tichu.server.workers.jobs.rounds import RoundsJob
from tichu.server.workers.jobs.statistics import StatisticsJob
from tichu.server.workers.protocol import Job

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


class StoppedClock:
    """In the place of the module ``time`` where no time may pass."""

    def monotonic(self) -> float:
        return 0.0


def serve(
    arguments: Sequence[str], log: Path, environment: Mapping[str, str], constants: Mapping[str, object]
) -> None:
    """Run the command in this process, with its output in a file.

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
