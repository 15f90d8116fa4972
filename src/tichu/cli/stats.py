"""``tichu stats``: statistics over any number of recorded games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tichu.cli import common
from tichu.records.jobs import in_processes, processors
from tichu.records.model import DUMMY_NAME, PERSON_NAME
from tichu.records.sources import FoundGame, found_files, read_file, read_games
from tichu.records.tables import batches, is_table_folder
from tichu.review.statistics import GameStats, Statistics, game_figures, without_history
from tichu.review.statistics.plots import draw_all, drawable_words, require_matplotlib
from tichu.review.statistics.table_counts import table_statistics
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
History = Annotated[
    bool, typer.Option("--history", help="With --json: the results of every match, round by round.")
]
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

    def add_tables(self, folders: Sequence[Path], jobs: int, history: bool) -> None:
        """Add the rounds of folders of tables."""
        counted = table_statistics(folders, jobs=jobs, history=history)
        self.statistics.merge(counted)
        self.rounds += sum(game.rounds for game in counted.games.values())

    def merge(self, other: Counter) -> None:
        """Add what was counted in later files."""
        self.statistics.merge(other.statistics)
        self.rounds += other.rounds
        self.unfinished += other.unfinished
        self.problems += other.problems

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
    as_json: common.AsJson = False,
    plots: Plots = None,
    plain: common.Plain = False,
    jobs: common.Jobs = None,
    history: History = False,
) -> None:
    """Count calls, finishing places, bombs, wishes and exchanges in games, and what good cards are worth.

    By kind of game and by player. Folders of tables (tichu export) are counted much faster than records. A
    file that cannot be read is reported and skipped, and the exit status is 1. Ctrl-C stops and prints what
    has been counted.
    """  # fmt: skip
    if plots is not None:
        require_matplotlib()
    if as_json:
        use_language(SOURCE)  # sentences in data are the same for everybody
    counter = _count(files, jobs or processors(), history or plots is not None)
    players = list(dict.fromkeys(map(_recorded_name, player))) if player else None
    games = counter.games(players)
    if counter.interrupted:
        common.print_error(say("command.soFar"))
    if as_json:
        figures = [game_figures(game, players) for game in games]
        _print_json(counter, figures if history else list(map(without_history, figures)))
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


def _count(names: Sequence[str], jobs: int, history: bool) -> Counter:
    """Read all files and folders of tables."""
    folders = [Path(name) for name in dict.fromkeys(names) if is_table_folder(Path(name))]
    files, missing = found_files([name for name in names if Path(name) not in folders])
    counter = Counter()
    counter.problems += map(common.missing_input, missing)
    with common.progress_bar(say("command.counting"), len(files)) as bar:
        try:
            if folders:
                counter.add_tables(folders, jobs, history)
            work = list(batches(files))
            if min(jobs, len(work)) > 1:
                _count_in_processes(work, jobs, counter, bar)
            else:
                _count_in_turn(files, counter, bar)
        except KeyboardInterrupt:
            counter.interrupted = True
    return counter


def _count_in_turn(files: Sequence[Path], counter: Counter, bar: common.ProgressBar | None = None) -> None:
    """Count the files one by one."""
    for number, path in enumerate(files):
        for found in _games(path, counter):
            counter.add(path, found)
            if bar is not None:
                bar.show(number + found.done, say("command.roundsSoFar", n=counter.rounds))
        if bar is not None:
            bar.show(number + 1, say("command.roundsSoFar", n=counter.rounds))


def _count_in_processes(
    work: Sequence[tuple[Path, ...]], jobs: int, counter: Counter, bar: common.ProgressBar
) -> None:
    """Count batches of files in several processes; the result does not depend on the order they end in."""
    language = words_in_use().language
    tasks = [(number, language, batch) for number, batch in enumerate(work)]
    waiting: dict[int, Counter] = {}
    done = merged = 0
    with closing(in_processes(_count_batch, tasks, min(jobs, len(work)))) as results:
        for (number, _, batch), counted in results:
            waiting[number] = counted
            done += len(batch)
            while merged in waiting:
                counter.merge(waiting.pop(merged))
                merged += 1
            bar.show(done, say("command.roundsSoFar", n=counter.rounds))


def _count_batch(task: tuple[int, str, Sequence[Path]]) -> Counter:
    """Count some files, in a worker process."""
    _, language, files = task
    use_language(language)
    counter = Counter()
    _count_in_turn(files, counter)
    return counter


def _games(path: Path, counter: Counter) -> Iterator[FoundGame]:
    try:
        data = read_file(path)
    except OSError as error:
        counter.problems.append(common.file_error(error))
        return
    yield from read_games(data, path.name)


def _print_json(counter: Counter, games: Sequence[dict[str, Any]]) -> None:
    report = {
        "rounds": counter.rounds,
        "unfinished": counter.unfinished,
        "problems": counter.problems,
        "interrupted": counter.interrupted,
        "games": games,
    }
    common.print_json(report)


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
    common.print_whole(console, table)
    if sheet.remark:
        console.print(Text(sheet.remark, QUIET))


def _name(name: str) -> str:
    if name == PERSON_NAME:
        return say("table.you")
    return say("table.dummy") if name == DUMMY_NAME else clean(name, say("command.noName"))


def _recorded_name(name: str) -> str:
    """Return the name in records for one in the output."""
    return PERSON_NAME if name == say("table.you") else name
