"""``tichu stats``: statistics over any number of recorded games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tichu.cli import common
from tichu.records.model import DUMMY_NAME, PERSON_NAME
from tichu.records.sources import FoundGame, found_files, read_file, read_games
from tichu.review.statistics import GameStats, Statistics, game_figures
from tichu.review.statistics.plots import draw_all, drawable_words, require_matplotlib
from tichu.review.statistics.tables import TextTable, amount_of, tables, title_of
from tichu.tui.phrases import QUIET, clean
from tichu.words import SOURCE, say, use_language, words_in_use

MAX_PROBLEMS = 8
"""Maximum number of unreadable files that are listed."""

Files = Annotated[
    list[str],
    typer.Argument(
        help="Recorded games, Brettspielwelt logs, folders of them, or patterns like '2026/*.jsonl'.",
        metavar="FILE…",
    ),
]
Players = Annotated[
    list[str] | None,
    typer.Option(
        "--player", "-p", metavar="NAME", help="Only this player; can be repeated.", show_default=False
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print everything as JSON.")]
Plots = Annotated[
    Path | None,
    typer.Option(file_okay=False, help="Draw plots (PNG and SVG) into this folder.", show_default=False),
]


class Counter:
    """The statistics of the games read so far, and the problems met."""

    def __init__(self) -> None:
        self.statistics = Statistics()
        self.rounds = 0
        self.unfinished = 0
        self.problems: list[str] = []
        self.interrupted = False

    def add(self, path: Path, found: FoundGame) -> None:
        """Add a game."""
        self.unfinished += found.cut_off
        if found.problem is not None:
            self.problems.append(common.problem(str(path), found.problem))
        if found.record is not None:
            rounds = self.statistics.add_record(found.record)
            self.unfinished += rounds < len(found.record.rounds)
            self.rounds += rounds

    def games(self, players: Sequence[str] | None) -> list[GameStats]:
        """Return the statistics by kind of game; only those in which one of the players took part."""
        games = self.statistics.in_order()
        if players is None:
            return games
        return [game for game in games if any(name in game.by_player for name in players)]

    def print_problems(self) -> None:
        """Print what is missing from the statistics."""
        for line in self.problems[:MAX_PROBLEMS]:
            common.print_error(line)
        more = len(self.problems) - MAX_PROBLEMS
        if more > 0:
            common.print_error(say("command.moreUnread", n=more))
        if self.unfinished:
            common.print_error(say("command.notCounted", n=self.unfinished))
        if not self.rounds:
            common.print_error(say("command.noFinished"))


def stats(
    files: Files,
    player: Players = None,
    as_json: AsJson = False,
    plots: Plots = None,
    plain: common.Plain = False,
) -> None:
    """Count calls, finishing places, bombs, wishes and exchanges in games, and what good cards are worth.

    By kind of game and by player. A file that cannot be read is reported and skipped, and the exit status
    is 1. Ctrl-C stops and prints what has been counted.
    """  # fmt: skip
    if plots is not None:
        require_matplotlib()
    if as_json:
        use_language(SOURCE)  # sentences in data are the same for everybody
    counter = _count(files)
    players = list(dict.fromkeys(map(_recorded_name, player))) if player else None
    games = counter.games(players)
    if counter.interrupted:
        common.print_error(say("command.soFar"))
    if as_json:
        _print_json(counter, games, players)
    else:
        _print_tables(games, players, plain)
    if plots is not None:
        words = drawable_words(words_in_use())
        if words.language != words_in_use().language:
            common.print_error(say("command.plotsEnglish"))
        written = draw_all(games, plots, players, _name, words)
        if not as_json:
            typer.echo(say("command.plots", n=len(written), folder=str(plots)))
    counter.print_problems()
    unknown = [name for name in players or () if not any(name in game.by_player for game in games)]
    for name in unknown:
        common.print_error(say("command.noPlayer", name=name))
    if counter.interrupted:
        raise typer.Exit(common.INTERRUPTED)
    if counter.problems or unknown or not counter.rounds:
        raise typer.Exit(1)


def _count(names: Sequence[str]) -> Counter:
    """Read all files."""
    files, missing = found_files(names)
    counter = Counter()
    counter.problems += map(common.missing_input, missing)
    with common.progress_bar(say("command.counting"), len(files)) as bar:
        try:
            for number, path in enumerate(files):
                for found in _games(path, counter):
                    counter.add(path, found)
                    bar.show(number + found.done, say("command.roundsSoFar", n=counter.rounds))
                bar.show(number + 1, say("command.roundsSoFar", n=counter.rounds))
        except KeyboardInterrupt:
            counter.interrupted = True
    return counter


def _games(path: Path, counter: Counter) -> Iterator[FoundGame]:
    try:
        data = read_file(path)
    except OSError as error:
        counter.problems.append(common.file_error(error))
        return
    yield from read_games(data, path.name)


def _print_json(counter: Counter, games: Sequence[GameStats], players: Sequence[str] | None) -> None:
    report = {
        "rounds": counter.rounds,
        "unfinished": counter.unfinished,
        "problems": counter.problems,
        "interrupted": counter.interrupted,
        "games": [game_figures(game, players) for game in games],
    }
    typer.echo(json.dumps(report, indent=2, ensure_ascii=False))


def _print_tables(games: Sequence[GameStats], players: Sequence[str] | None, plain: bool) -> None:
    console = common.out(plain)
    words = words_in_use()
    for at, game in enumerate(games):
        if at:
            console.print()
        console.print(Rule(Text(title_of(game, words), "bold"), style=QUIET, align="left"))
        console.print(Text(amount_of(game, words), QUIET))
        for sheet in tables(game, words, players, _name):
            _print_table(console, sheet)


def _print_table(console: Console, sheet: TextTable) -> None:
    table = common.new_table()
    table.title, table.title_justify, table.title_style = sheet.title, "left", "bold"
    for column, title in enumerate(sheet.columns):
        left = column < sheet.texts
        table.add_column(title, justify="left" if left else "right", no_wrap=column == 0)
    for row in sheet.rows:
        table.add_row(*row)
    console.print()
    console.print(table)
    if sheet.remark:
        console.print(Text(sheet.remark, QUIET))


def _name(name: str) -> str:
    if name == PERSON_NAME:
        return say("table.you")
    return say("table.dummy") if name == DUMMY_NAME else clean(name, say("command.noName"))


def _recorded_name(name: str) -> str:
    """Return the name in records for one in the output."""
    return PERSON_NAME if name == say("table.you") else name
