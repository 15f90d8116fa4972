"""``tichu serve`` in a forked process: a fresh interpreter would spend two seconds on imports alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

from tichu.cli.app import app
from tichu.server import app as server_app
from tichu.server import run

PRELOADED = [__name__, server_app.__name__, run.__name__]
"""What the process that is forked has imported."""


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
