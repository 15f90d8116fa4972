"""``tichu import bsw`` and ``tichu export bsw``: read and write Brettspielwelt logs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TextIO

import typer

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
from tichu.records.sources import read_file

MAX_CUT_OFF = 8
"""Maximum number of incomplete rounds that are listed."""
NO_ROUND = "the file contains no Brettspielwelt round"


class JudgedRound(NamedTuple):
    """A logged round with its verdict, and the file it is in."""

    path: Path
    judged: Judged

    @property
    def where(self) -> str:
        """File and line of the round."""
        return f"{self.path}:{self.judged.verdict.line}"


class ImportTally:
    """Counts the rounds by their verdict."""

    def __init__(self) -> None:
        self.agree = 0
        self.differ: list[str] = []
        self.cut_off: list[str] = []
        self.without_rounds: list[Path] = []
        """Files that contain no round."""

    def count(self, found: JudgedRound) -> None:
        """Add a round."""
        verdict = found.judged.verdict
        if verdict.status == "agree":
            self.agree += 1
        elif verdict.status == "differ":
            self.differ.append(f"{found.where}: {verdict.reason}")
        else:
            self.cut_off.append(found.where)

    def to_json(self, interrupted: bool) -> dict[str, Any]:
        """Return the counts and lists as a JSON object."""
        return {
            "rounds": self.agree + len(self.differ),
            "agree": self.agree,
            "differ": self.differ,
            "cut_off": self.cut_off,
            "without_rounds": [str(path) for path in self.without_rounds],
            "interrupted": interrupted,
        }

    def print(self) -> None:
        """Print the summary, rounds that differ, rounds that are cut off, and files without rounds."""
        complete = self.agree + len(self.differ)
        typer.echo(f"{complete} rounds, {self.agree} agree, {len(self.differ)} differ")
        for line in self.differ:
            typer.echo(line)
        if self.cut_off:
            more = len(self.cut_off) - MAX_CUT_OFF
            places = ", ".join(self.cut_off[:MAX_CUT_OFF])
            typer.echo(f"{len(self.cut_off)} cut off: {places}" + (f" and {more} more" if more > 0 else ""))
        for path in self.without_rounds:
            common.print_error(f"{path}: {NO_ROUND}")


def import_bsw(
    files: Annotated[
        list[Path], typer.Argument(help="Logs, or directories of them (.tch, .tch.gz).", metavar="FILE…")
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            help="Write the rounds that agree as records: to one file (.jsonl), or to a directory with one "
            "file per log.",
            show_default=False,
        ),
    ] = None,
    as_json: common.AsJson = False,
) -> None:
    """Read Brettspielwelt logs and replay every round.

    Prints the number of complete rounds, how many agree with the logged result and how many differ; then a
    line with the reason for each round that differs; then the rounds that are cut off. The exit status is 1
    if any round differs, or if a file contains no round.
    """
    logs = _logs(files)
    tally = ImportTally()
    interrupted = False
    with _Writer(out) as writer:
        try:
            for found in _judged(logs, tally.without_rounds):
                tally.count(found)
                writer.write(found)
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        common.print_error("stopped; so far:")
    if as_json:
        common.print_json(tally.to_json(interrupted))
    else:
        tally.print()
    if interrupted:
        raise typer.Exit(common.INTERRUPTED)
    if tally.differ or tally.without_rounds:
        raise typer.Exit(1)


def _logs(files: Sequence[Path]) -> list[Path]:
    """Return the log files; fail if one does not exist, before the work begins."""
    logs: list[Path] = []
    for path in files:
        if path.is_dir():
            inside = sorted([*path.rglob("*.tch"), *path.rglob("*.tch.gz")])
            if not inside:
                common.fail(f"{path}: the directory contains no .tch files")
            logs += inside
        elif path.exists():
            logs.append(path)
        else:
            common.fail(f"{path}: no such file")
    return logs


def _judged(logs: Sequence[Path], without_rounds: list[Path]) -> Iterator[JudgedRound]:
    """Replay every round and yield it with its verdict; add files without rounds to the list."""
    rounds = 0
    with common.progress_bar("logs", len(logs)) as bar:
        for number, path in enumerate(logs):
            logged = read_bsw(decode_bsw(read_file(path)))
            for at, entry in enumerate(logged, 1):
                yield JudgedRound(path, Judged(entry, judge(entry)))
                rounds += 1
                bar.show(number + at / len(logged), f"{rounds} rounds")
            if not logged:
                without_rounds.append(path)
                bar.show(number + 1, f"{rounds} rounds")


class _Writer:
    """Writes the rounds that agree as records, if a target is given."""

    def __init__(self, out: Path | None) -> None:
        self._out = out
        self._log: Path | None = None
        self._stream: TextIO | None = None

    def __enter__(self) -> _Writer:
        return self

    def __exit__(self, *_: object) -> None:
        if self._stream is not None:
            self._stream.close()

    def write(self, found: JudgedRound) -> None:
        """Write a round if it agrees."""
        if self._out is None or found.judged.verdict.status != "agree":
            return
        one_file = self._out.suffix == ".jsonl" and not self._out.is_dir()
        if self._stream is None or (not one_file and found.path != self._log):
            self.__exit__()
            self._log = found.path
            target = (
                self._out
                if one_file
                else self._out / Path(found.path.name.removesuffix(".gz")).with_suffix(".jsonl")
            )
            target.parent.mkdir(parents=True, exist_ok=True)
            self._stream = target.open("x", encoding="utf-8", newline="\n")
        self._stream.write(write_record(bsw_record(found.judged.logged, found.judged.verdict)))


def export_bsw(
    record: Annotated[Path, typer.Argument(help="A recorded game of Nanjing.")],
    out: Annotated[
        Path | None, typer.Option(help="Write to this file instead of standard output.", show_default=False)
    ] = None,
) -> None:
    """Write a recorded game as a Brettspielwelt log.

    Refuses what the format cannot express: other games, a broken wish, other points.
    """
    try:
        games = [reading.sound() for reading in common.readings(record.read_bytes())]
        text = write_bsw(games)
    except TichuError as error:
        common.fail(f"{record}: {error}")
    if not any(game.rounds for game in games):
        common.fail(f"{record}: there is no round to write")
    if out is None:
        typer.echo(text, nl=False)
        return
    with out.open("x", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
