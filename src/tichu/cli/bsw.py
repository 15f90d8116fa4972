"""``tichu import bsw`` and ``tichu export bsw``: the logs of Brettspielwelt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple, TextIO

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tichu.cli import common
from tichu.core.errors import TichuError
from tichu.records import (
    Judged,
    bsw_record,
    decode_bsw,
    judge,
    read_bsw,
    write_bsw,
    write_record,
)

MOST_CUT_OFF = 8
NO_ROUND = "there is no round of Brettspielwelt in this file"


class Found(NamedTuple):
    """A logged round with its verdict, and where it stands."""

    path: Path
    judged: Judged

    @property
    def where(self) -> str:
        """File and line."""
        return f"{self.path}:{self.judged.verdict.line}"


class Tally:
    """What has become of the rounds so far."""

    def __init__(self) -> None:
        self.agree = 0
        self.differ: list[str] = []
        self.cut_off: list[str] = []
        self.foreign: list[Path] = []
        """Files in which there is no round."""

    def count(self, found: Found) -> None:
        """Add a round."""
        verdict = found.judged.verdict
        if verdict.status == "agree":
            self.agree += 1
        elif verdict.status == "differ":
            self.differ.append(f"{found.where}: {verdict.reason}")
        else:
            self.cut_off.append(found.where)

    def show(self) -> None:
        """The summary, then a line for each round that differs, then what is cut off or no log at all."""
        complete = self.agree + len(self.differ)
        typer.echo(f"{complete} rounds, {self.agree} agree, {len(self.differ)} differ")
        for line in self.differ:
            typer.echo(line)
        if self.cut_off:
            more = len(self.cut_off) - MOST_CUT_OFF
            places = ", ".join(self.cut_off[:MOST_CUT_OFF])
            typer.echo(f"{len(self.cut_off)} cut off: {places}" + (f" and {more} more" if more > 0 else ""))
        for path in self.foreign:
            common.complain(f"{path}: {NO_ROUND}")


def import_bsw(
    files: Annotated[
        list[Path], typer.Argument(help="Logs, or directories of them (.tch).", metavar="FILE…")
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            help="Write the rounds that agree as records: into one file (.jsonl), or a file for each log "
            "into a directory.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Read logs of Brettspielwelt and replay every round through the engine.

    Prints how many complete rounds there are, how many agree with the logged result and how many differ; then
    a line for each round that differs, with the reason; then the rounds that are cut off. The exit status is
    1 if any round differs, or if there is no round in a file.
    """
    logs = _logs(files)
    tally = Tally()
    interrupted = False
    with _Writer(out) as writer:
        try:
            for found in _judged(logs, tally.foreign.append):
                tally.count(found)
                writer.write(found)
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        common.complain("stopped; so far:")
    tally.show()
    if interrupted:
        raise typer.Exit(130)
    if tally.differ or tally.foreign:
        raise typer.Exit(1)


def _logs(files: Sequence[Path]) -> list[Path]:
    """The log files that are meant; what is not there is said before the work begins."""
    logs: list[Path] = []
    for path in files:
        if path.is_dir():
            inside = sorted(path.rglob("*.tch"))
            if not inside:
                common.fail(f"{path}: there are no .tch files in this directory")
            logs += inside
        elif path.exists():
            logs.append(path)
        else:
            common.fail(f"{path}: there is no such file")
    return logs


def _judged(logs: Sequence[Path], foreign: Callable[[Path], None]) -> Iterator[Found]:
    """Every round, judged, with a bar while it takes time; ``foreign`` is told the files without any."""
    console = common.err()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rounds]} rounds"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("logs", total=len(logs), rounds=0)
        rounds = 0
        for path in logs:
            logged = read_bsw(decode_bsw(path.read_bytes()))
            for entry in logged:
                yield Found(path, Judged(entry, judge(entry)))
                rounds += 1
                progress.update(task, advance=1 / len(logged), rounds=rounds)
            if not logged:
                foreign(path)
                progress.advance(task)


class _Writer:
    """Writes the rounds that agree as records, if that is wanted."""

    def __init__(self, out: Path | None) -> None:
        self._out = out
        self._log: Path | None = None
        self._stream: TextIO | None = None

    def __enter__(self) -> _Writer:
        return self

    def __exit__(self, *_: object) -> None:
        if self._stream is not None:
            self._stream.close()

    def write(self, found: Found) -> None:
        """Add a round, if it agrees."""
        if self._out is None or found.judged.verdict.status != "agree":
            return
        one_file = self._out.suffix == ".jsonl" and not self._out.is_dir()
        if self._stream is None or (not one_file and found.path != self._log):
            self.__exit__()
            self._log = found.path
            target = self._out if one_file else self._out / f"{found.path.stem}.jsonl"
            target.parent.mkdir(parents=True, exist_ok=True)
            self._stream = target.open("x", encoding="utf-8", newline="\n")
        self._stream.write(write_record(bsw_record(found.judged.logged, found.judged.verdict)))


def export_bsw(
    record: Annotated[Path, typer.Argument(help="A recorded game of Nanjing.")],
    out: Annotated[
        Path | None, typer.Option(help="Write here instead of to standard output.", show_default=False)
    ] = None,
) -> None:
    """Write a recorded game as a log of Brettspielwelt.

    What the format has no words for is refused with the reason: other games, a broken wish, other points.
    """
    try:
        games = [reading.sound() for reading in common.readings(record.read_bytes())]
        text = write_bsw(games)
    except TichuError as trouble:
        common.fail(f"{record}: {trouble}")
    if not any(game.rounds for game in games):
        common.fail(f"{record}: there is no round to write")
    if out is None:
        typer.echo(text, nl=False)
        return
    with out.open("x", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
