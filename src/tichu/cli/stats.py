"""``tichu stats``: what happens in games, counted over any number of records."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.rule import Rule
from rich.text import Text

from tichu.cli import common
from tichu.review.statistics import FoundGame, GameStats, Statistics, found_files, game_figures, read_games
from tichu.review.statistics.plots import draw_all, require_matplotlib
from tichu.review.statistics.tables import TextTable, amount_of, tables, title_of
from tichu.tui.phrases import QUIET, clean

INTERRUPTED = 130
MOST_PROBLEMS = 8
NAMELESS = "(no name)"


class Counting:
    """What has been counted so far, and what could not be."""

    def __init__(self) -> None:
        self.statistics = Statistics()
        self.rounds = 0
        self.unfinished = 0
        self.problems: list[str] = []
        self.interrupted = False

    def count(self, path: Path, found: FoundGame) -> None:
        """Add a game."""
        self.unfinished += found.unfinished
        if found.problem is not None:
            self.problems.append(f"{path}: {found.problem}")
        if found.record is not None:
            header, winners = found.record.header, found.record.winners
            self.rounds += self.statistics.add_rounds(header.game, found.facts, header.players, winners)

    def tell(self) -> None:
        """Say on standard error what is missing from the figures."""
        for line in self.problems[:MOST_PROBLEMS]:
            common.complain(line)
        more = len(self.problems) - MOST_PROBLEMS
        if more > 0:
            common.complain(f"and {more} more that cannot be read")
        if self.unfinished:
            what = "1 round that is" if self.unfinished == 1 else f"{self.unfinished} rounds that are"
            common.complain(f"left out: {what} not over")


def stats(
    files: Annotated[
        list[str],
        typer.Argument(
            help="Recorded games, logs of Brettspielwelt, folders of them, or patterns like '2026/*.jsonl'.",
            metavar="FILE…",
        ),
    ],
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            "-p",
            metavar="NAME",
            help="Only this player; may be given several times.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    plots: Annotated[
        Path | None,
        typer.Option(file_okay=False, help="Draw plots (PNG and SVG) into this folder.", show_default=False),
    ] = None,
    plain: common.Plain = False,
) -> None:
    """Count what happens in games: calls, places, bombs, wishes, exchanges, and what good cards bring.

    By kind of game and by player. A file that cannot be read is named and left out, and the exit status is 1
    at the end. Ctrl-C stops and shows what has been counted.
    """  # fmt: skip
    if plots is not None:
        require_matplotlib()
    counting = _count(files)
    games = counting.statistics.in_order()
    players = list(dict.fromkeys(player)) if player else None
    if players is not None:
        games = [game for game in games if any(name in game.by_player for name in players)]
    if counting.interrupted:
        common.complain("stopped; so far:")
    if as_json:
        report = {
            "rounds": counting.rounds,
            "unfinished": counting.unfinished,
            "problems": counting.problems,
            "interrupted": counting.interrupted,
            "games": [game_figures(game, players) for game in games],
        }
        typer.echo(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        _show(games, players, plain)
    if plots is not None:
        written = draw_all(games, plots, players, _name)
        if not as_json:
            typer.echo(f"{len(written)} plots in {plots}")
    counting.tell()
    missing = [name for name in players or () if not any(name in game.by_player for game in games)]
    for name in missing:
        common.complain(f"nobody is called {name}")
    if not counting.rounds:
        common.complain("there is no finished round to count")
    if counting.interrupted:
        raise typer.Exit(INTERRUPTED)
    if counting.problems or missing or not counting.rounds:
        raise typer.Exit(1)


def _count(names: Sequence[str]) -> Counting:
    """Read all files, with a bar while somebody is looking."""
    files, problems = found_files(names)
    counting = Counting()
    counting.problems += problems
    try:
        with _bar(len(files)) as (progress, task):
            for number, path in enumerate(files):
                for found in _games(path, counting):
                    counting.count(path, found)
                    progress.update(task, completed=number + found.done, rounds=counting.rounds)
                progress.update(task, completed=number + 1)
    except KeyboardInterrupt:
        counting.interrupted = True
    return counting


def _games(path: Path, counting: Counting) -> Iterator[FoundGame]:
    try:
        data = path.read_bytes()
    except OSError as trouble:
        counting.problems.append(common.why(trouble))
        return
    yield from read_games(data, path.name)


@contextmanager
def _bar(total: int) -> Iterator[tuple[Progress, TaskID]]:
    console = common.err()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[rounds]} rounds"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress, progress.add_task("counting", total=total, rounds=0)


def _show(games: Sequence[GameStats], players: Sequence[str] | None, plain: bool) -> None:
    console = common.out(plain)
    for at, game in enumerate(games):
        if at:
            console.print()
        console.print(Rule(Text(title_of(game), "bold"), style=QUIET, align="left"))
        console.print(Text(amount_of(game), QUIET))
        for sheet in tables(game, players, _name):
            _print(console, sheet)


def _print(console: Console, sheet: TextTable) -> None:
    table = common.sheet()
    table.title, table.title_justify, table.title_style = sheet.title, "left", "bold"
    for column, title in enumerate(sheet.columns):
        words = column == 0 or title == "gives to"
        table.add_column(title, justify="left" if words else "right", no_wrap=column == 0)
    for row in sheet.rows:
        table.add_row(*row)
    console.print()
    console.print(table)
    if sheet.remark:
        console.print(Text(sheet.remark, QUIET))


def _name(name: str) -> str:
    return clean(name, NAMELESS)
