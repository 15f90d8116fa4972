"""``tichu puzzles``: positions from games in which one action is clearly best."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from tichu.cli import common
from tichu.records import Record

if TYPE_CHECKING:
    from tichu.review.puzzles import Finder

INTERRUPTED = 130


def puzzles(
    files: Annotated[
        list[str] | None,
        typer.Argument(
            help="Recorded games, logs of Brettspielwelt, folders of them, or patterns.", metavar="FILE…"
        ),
    ] = None,
    own: Annotated[
        int, typer.Option("--own", min=0, help="Also look at this many rounds played by bots.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="For the rounds that are played for it.")] = 1,
    hard: Annotated[bool, typer.Option("--hard", help="Only where the first thought is wrong.")] = False,
    margins: Annotated[
        bool, typer.Option("--margins", help="Look before the end as well, with the searching player: slow.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Write them to this file.", show_default=False)
    ] = None,
) -> None:
    """Find puzzles in games: one JSON object a line, with position, solution and explanation.

    Ends with few cards are worked out with open cards, both sides playing as well as can be; a puzzle is an
    end in which one action is at least ten points better than all others. At most one for each round.
    """  # fmt: skip
    if out is not None:
        common.check_writable(out)
    from tichu.review.puzzles import Finder, own_games, puzzles_of  # the kernel is loaded only when needed

    records, problems = _records(files or ())
    if not records and not own and not problems:
        problems.append("name a file, or let bots play: --own 100")
    finder = Finder(hard=hard)
    found: list[dict[str, Any]] = []
    stopped = False
    rounds = 0
    """Looked at so far."""
    try:
        with _bar(sum(len(record.rounds) for record in records) + own) as advance:

            def done() -> None:
                nonlocal rounds
                rounds += 1
                advance()

            for record in records:
                found += _of_record(record, finder, margins, done)
            for ends in own_games(seed, own):
                found += puzzles_of(ends, finder)
                done()
    except KeyboardInterrupt:
        stopped = True
    lines = "".join(json.dumps(puzzle, ensure_ascii=False) + "\n" for puzzle in found)
    if out is None:
        typer.echo(lines, nl=False)
    else:
        out.write_text(lines, encoding="utf-8")
    common.err().print(f"{len(found)} puzzles in {rounds} rounds")
    for problem in problems:
        common.complain(problem)
    if stopped:
        common.complain("stopped before the end")
        raise typer.Exit(INTERRUPTED)
    if problems:
        raise typer.Exit(1)


def _records(names: Sequence[str]) -> tuple[list[Record], list[str]]:
    from tichu.review.decisions import CannotReview, check_reviewable
    from tichu.review.statistics.sources import found_files, read_games

    files, problems = found_files(names)
    records = []
    for path in files:
        try:
            data = path.read_bytes()
        except OSError as trouble:
            problems.append(common.why(trouble))
            continue
        for found in read_games(data, path.name):
            if found.problem is not None:
                problems.append(f"{path}: {found.problem}")
            if found.record is not None and found.record.rounds:
                try:
                    check_reviewable(found.record)
                except CannotReview as why:
                    problems.append(f"{path}: {why}")
                else:
                    records.append(found.record)
    return records, problems


def _of_record(
    record: Record, finder: Finder, margins: bool, done: Callable[[], None]
) -> Iterator[dict[str, Any]]:
    from tichu.review.decisions import decisions_of, rounds_of
    from tichu.review.judging import LEVELS, Judge
    from tichu.review.puzzles import margin_puzzle, puzzles_of

    judge = Judge(LEVELS["quick"]) if margins else None
    for number, played in rounds_of(record).items():
        yield from puzzles_of([step.before for step in played if step.seat == step.before.turn], finder)
        if judge is not None:
            for decision in decisions_of(played, record.rounds[number - 1].deal.setup.seating):
                judgement = judge.judge(decision, decision.turn)
                puzzle = margin_puzzle(judgement, judge, decision.turn + 1)
                if puzzle is not None:
                    yield puzzle
        done()


@contextmanager
def _bar(total: int) -> Iterator[Callable[[], None]]:
    console = common.err()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("looking", total=total)
        yield lambda: progress.advance(task)
