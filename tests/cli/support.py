"""Helpers that run the command line and record games."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import typer.testing
from typer.main import get_command
from typer.testing import CliRunner, Result

from tests.server.forked import run_command
from tests.server.running import forks
from tichu.bots.registry import make
from tichu.cli.app import app
from tichu.core.match import Match
from tichu.records import Recorder
from tichu.table.referee import play_match, play_round

# The runner would build all commands again for every command that it runs, which takes a tenth of a second.
setattr(typer.testing, "_get_command", cache(get_command))  # noqa: B010

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo")


def run(*words: str, stdin: str | None = None, columns: int = 100) -> Result:
    """Run a command in this process; an exception that it does not catch fails the test."""
    result = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"}).invoke(
        app, list(words), input=stdin, catch_exceptions=False, prog_name="tichu"
    )
    assert "Traceback" not in result.output
    return result


def run_program(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program in its own process."""
    return subprocess.run(
        [sys.executable, "-m", "tichu", *words],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def run_forked(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program in its own process, which need not import anything."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "in").write_text(stdin, encoding="utf-8")
        process = forks.Process(target=run_command, args=(words, folder, dict(os.environ)))
        process.start()
        process.join(120)
        assert process.exitcode is not None, "the program does not end"
        out, err = ((folder / file).read_text(encoding="utf-8") for file in ("out", "err"))
    return subprocess.CompletedProcess(words, process.exitcode, out, err)


def record_of(
    variant: str = "nanjing", rounds: int | None = None, bots: str = "greedy", **options: Any
) -> str:
    """Return the record of a game between bots: a whole match, or a number of rounds."""
    match = Match(variant, **options)
    text = io.StringIO()
    recorder = Recorder(text, match, players=NAMES[: match.game.settings.players], date="2026-11-15")
    deciders = [make(bots, options.get("seed")).decide] * match.game.seats
    if rounds is None:
        play_match(match, deciders, recorder.action)
    for number in range(rounds or 0):
        if number:
            match.next_round()
        play_round(match.round, deciders, recorder.action)
    return text.getvalue()
