"""``tichu review``: every decision of a game put through the searching player."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from tichu.cli import common
from tichu.records import Record
from tichu.records.bsw_import import SOURCE

if TYPE_CHECKING:
    from tichu.review.reviewing import Review

INTERRUPTED = 130


class LevelName(StrEnum):
    """How closely it looks."""

    quick = "quick"
    normal = "normal"
    deep = "deep"


def review(
    file: Annotated[str, typer.Argument(help="A recorded game; [bold]-[/] reads it from standard input.")],
    number: Annotated[
        int | None, typer.Option("--round", "-r", min=1, help="Only this round.", show_default=False)
    ] = None,
    player: Annotated[
        str | None,
        typer.Option(
            "--player", "-p", metavar="NAME", help="Only this player's decisions.", show_default=False
        ),
    ] = None,
    level: Annotated[LevelName, typer.Option(help="How closely to look.")] = LevelName.quick,
    all_decisions: Annotated[bool, typer.Option("--all", help="List good decisions too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    html: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="Write a report with graphs to this file.", show_default=False),
    ] = None,
    plain: common.Plain = False,
) -> None:
    """Say what every decision of a game cost, and what was better; logs of Brettspielwelt (.tch) too.

    The searching player puts itself in the seat that decided, with what that seat could know, and plays every
    choice out in imagined deals. A loss counts only if it is more than noise. Ctrl-C stops and tells what was
    found by then.
    """  # fmt: skip
    if html is not None:
        common.check_writable(html)
    from tichu.cli.review_words import Teller  # the kernel is loaded only when it is needed
    from tichu.review.report import review_data

    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    records, problems = _records(data, file)
    reviews = _reviews(records, level.value, number, player)
    if not reviews and not problems:
        problems.append("there is no such round" if number else "there is no round to review")
    if player is not None and records and not any(player in record.header.players for record in records):
        problems.append(f"nobody is called {player}")
    reviews, stopped = _run(reviews)
    if as_json:
        typer.echo(json.dumps([review_data(found) for found in reviews], indent=1, ensure_ascii=False))
    else:
        teller = Teller(common.out(plain), plain, all_decisions)
        for found in reviews:
            teller.tell(found)
    if html is not None:
        _write_pages(html, reviews)
    for problem in problems:
        common.complain(f"{file}: {problem}")
    if stopped:
        common.complain("stopped before the end")
        raise typer.Exit(INTERRUPTED)
    if problems:
        raise typer.Exit(1)


def _records(data: bytes, name: str) -> tuple[list[Record], list[str]]:
    """The games of a file as far as they are sound, and what is wrong."""
    from tichu.review.decisions import check_reviewable
    from tichu.review.statistics.sources import read_games

    records, problems = [], []
    for found in read_games(data, name):
        if found.problem is not None:
            problems.append(found.problem)
        if found.record is not None and found.record.rounds:
            check_reviewable(found.record)
            records.append(found.record)
    return records, problems


def _reviews(records: Sequence[Record], level: str, number: int | None, player: str | None) -> list[Review]:
    """What is to be looked at; where several games follow, the rounds are counted through.

    The rounds of a log are one game as long as the same people play.
    """
    from tichu.review.reviewing import Review

    found: list[Review] = []
    before = 0
    for record in records:
        earlier = before
        before += len(record.rounds)
        rounds = None if number is None else [number - earlier]
        names = record.header.players
        players = None if player is None else [at for at, name in enumerate(names) if name == player]
        if players == []:
            continue
        one = Review(record, level, rounds=rounds, players=players, before=earlier)
        if one.rounds and found and _same_log(found[-1].record, record):
            found[-1].rounds += one.rounds
        elif one.rounds:
            found.append(one)
    return found


def _same_log(one: Record, other: Record) -> bool:
    """Whether these are rounds of the same people in a log, which does not say where a match begins."""
    first, second = one.header, other.header
    return first.source == second.source == SOURCE and first.players == second.players


def _run(reviews: list[Review]) -> tuple[list[Review], bool]:
    """Do the work; whether it was stopped, and then only what was begun."""
    with _bar(sum(one.jobs for one in reviews)) as done:
        for at, one in enumerate(reviews):
            one.run(done)
            if one.interrupted:
                one.rounds = [round_ for round_ in one.rounds if round_.judgements]
                return [begun for begun in reviews[: at + 1] if begun.rounds], True
    return reviews, False


@contextmanager
def _bar(total: int) -> Iterator[Callable[[], None]]:
    console = common.err()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("thinking", total=total)
        yield lambda: progress.advance(task)


def _write_pages(path: Path, reviews: Sequence[Review]) -> None:
    """One page for one game, else a page for each, numbered."""
    from tichu.cli.review_words import words
    from tichu.review.html_report import html_report

    for at, one in enumerate(reviews, 1):
        target = path if len(reviews) == 1 else path.with_stem(f"{path.stem}-{at}")
        target.write_text(html_report(one, words), encoding="utf-8")
        common.err().print(f"written: {target}")
