"""``tichu export``: write games as tables (Parquet); the default of the group of commands."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tichu.cli import common
from tichu.records.jobs import in_processes, processors
from tichu.records.sources import found_files
from tichu.records.tables import ExportBatch, Exported, TableFolder, batches, export_batch
from tichu.records.tables.folder import PendingInputs

DEFAULT = "tables"
"""The command of the group that runs when none is named."""
MAX_PROBLEMS = 20
"""Maximum number of problems that are listed."""


class ExportGroup(TyperGroup):
    """A group of commands with a default: ``tichu export FILE…`` is ``tichu export tables FILE…``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("-h", "--help"):
            args = [DEFAULT, *args]
        return super().parse_args(ctx, args)


class ExportTally:
    """Counts the files and rounds of an export."""

    def __init__(self, pending: PendingInputs, problems: Sequence[str]) -> None:
        self.files = 0
        self.rounds = 0
        self.skipped = len(pending.skipped)
        self.unfinished = 0
        self.problems = [*problems, *pending.problems]
        self.interrupted = False
        for entry in pending.skipped:
            self._note_problems(entry)

    def add(self, exported: Exported) -> None:
        """Add the result of a batch."""
        self.files += len(exported.inputs)
        self.rounds += exported.rounds
        for entry in exported.inputs:
            self.unfinished += entry["unfinished"]
            self._note_problems(entry)
        self.problems += map(common.file_error, exported.unreadable)

    def _note_problems(self, entry: dict[str, Any]) -> None:
        self.problems += [common.problem(entry["file"], problem) for problem in entry["problems"]]

    def to_json(self) -> dict[str, Any]:
        """Return the counts as a JSON object."""
        return {
            "files": self.files,
            "rounds": self.rounds,
            "skipped": self.skipped,
            "unfinished": self.unfinished,
            "problems": self.problems,
            "interrupted": self.interrupted,
        }

    def print(self, folder: Path) -> None:
        """Print the counts, and the problems to stderr."""
        typer.echo(f"{_amount(self.rounds, 'round')} of {_amount(self.files, 'file')} written to {folder}")
        if self.skipped:
            typer.echo(f"{_amount(self.skipped, 'file')} exported before")
        if self.unfinished:
            common.print_error(f"{_amount(self.unfinished, 'unfinished round')} left out")
        for line in self.problems[:MAX_PROBLEMS]:
            common.print_error(line)
        more = len(self.problems) - MAX_PROBLEMS
        if more > 0:
            common.print_error(f"and {_amount(more, 'more problem')}")


def _amount(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def export_tables(
    files: Annotated[
        list[str],
        typer.Argument(
            help="Recorded games, Brettspielwelt logs, either compressed (.gz), folders or patterns.",
            metavar="FILE…",
        ),
    ],
    parquet: Annotated[
        Path, typer.Option("--parquet", file_okay=False, metavar="FOLDER", help="The folder of the tables.")
    ],
    jobs: common.Jobs = None,
    as_json: common.AsJson = False,
) -> None:
    """Write the finished rounds of games as tables: rounds, hands and decisions, in Parquet files.

    A second run continues: files whose content has been exported are skipped. Ctrl-C keeps what is complete.
    Damaged files are exported up to the damage and reported, and the exit status is 1.
    """
    found, missing = found_files(files)
    folder = TableFolder(parquet)
    pending = folder.pending(found)
    tally = ExportTally(pending, [common.missing_input(one) for one in missing])
    for part in pending.outdated:
        folder.remove(part)
    _export(folder, pending.files, jobs or processors(), tally)
    if as_json:
        common.print_json(tally.to_json())
    else:
        tally.print(parquet)
    if tally.interrupted:
        common.fail("stopped; run the command again to continue", common.INTERRUPTED)
    if tally.problems:
        raise typer.Exit(1)


def _export(folder: TableFolder, files: Sequence[Path], jobs: int, tally: ExportTally) -> None:
    run = str(os.getpid())
    work = [ExportBatch(folder.path, batch, run) for batch in batches(files)]
    with common.progress_bar("games", len(files)) as bar:
        try:
            for exported in _results(work, jobs, tally, bar):
                tally.add(exported)
                bar.show(tally.files, f"{tally.rounds} rounds")
        except KeyboardInterrupt:
            tally.interrupted = True
        finally:
            folder.clean(run)


def _results(
    work: Sequence[ExportBatch], jobs: int, tally: ExportTally, bar: common.ProgressBar
) -> Iterator[Exported]:
    """Export the batches in several processes, or in this one if one is enough."""
    if min(jobs, len(work)) > 1:
        with closing(in_processes(export_batch, work, min(jobs, len(work)))) as results:
            yield from (exported for _, exported in results)
        return

    def show(done: float) -> None:
        bar.show(tally.files + done, f"{tally.rounds} rounds")

    for batch in work:
        yield export_batch(batch, show)
