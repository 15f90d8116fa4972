"""Shared by the commands: common options, consoles, error messages, progress bars and house rules."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from tichu import words
from tichu.core.editions import EDITIONS
from tichu.core.settings import SETTING_NAMES, check_value, choices_of
from tichu.core.variants import VARIANTS
from tichu.records import Reading, read_record, read_records
from tichu.records.sources import MissingInput, decompressed, read_file
from tichu.tui.refusals import file_reason

YES = ("true", "yes", "on")
NO = ("false", "no", "off")
ELLIPSIS = "…"
"""Where Rich cuts a text off."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What decides the language of a program, the strongest first."""


def language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Return the language to use: the wanted one, which must exist, or that of the environment."""
    if wanted:
        found = words.language_for(wanted)
        if found is None:
            fail(words.say("command.noLanguage", tag=wanted, choices=", ".join(words.languages())))
        return found
    system = next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "")
    if system.partition(".")[0] in ("C", "POSIX"):
        return words.SOURCE  # LANGUAGE does not count then, as in gettext
    return words.choose_language([*environment.get("LANGUAGE", "").split(":"), system])


def _with_prefix(possible: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in possible if word.startswith(incomplete)]


def complete_variant(incomplete: str) -> list[str]:
    """Return the games that begin with what was typed."""
    return _with_prefix(VARIANTS, incomplete)


def _complete_edition(incomplete: str) -> list[str]:
    return _with_prefix(EDITIONS, incomplete)


def _complete_setting(incomplete: str) -> list[str]:
    return _with_prefix((f"{name}=" for name in SETTING_NAMES), incomplete)


Variant = Annotated[
    str, typer.Argument(help="The game: see [bold]tichu variants[/].", autocompletion=complete_variant)
]
Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        "-e",
        help="The rule book to play by. Default: the usual one for the game.",
        autocompletion=_complete_edition,
        show_default=False,
    ),
]
Players = Annotated[
    int | None, typer.Option("--players", "-n", help="Number of players.", show_default=False)
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", "-s", help="The same seed deals the same cards.", show_default=False),
]
HouseRules = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="A house rule; can be repeated. [bold]tichu rules[/] lists the names.",
        autocompletion=_complete_setting,
        show_default=False,
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        min=1,
        help="Number of processes; it does not change the result. [dim]\\[one per processor][/]",
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print everything as JSON.")]
Plain = Annotated[bool, typer.Option("--plain", help="Letters instead of suit symbols, and no colours.")]


def examples(*lines: str) -> str:
    """Return the examples at the end of a help page."""
    return "[bold]Examples[/]\n" + "\n".join(f"  [cyan]{line}[/]" for line in lines)


def new_table() -> Table:
    """Return an empty table in the style of all commands."""
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)


def print_whole(console: Console, table: Table) -> None:
    """Print a table of texts; if Rich would cut one off, the table becomes wider than the console instead."""
    with console.capture() as printed:
        console.print(table)
    if ELLIPSIS in printed.get():
        for column in table.columns:
            texts = [str(column.header), *map(str, column.cells)]
            words = texts if column.no_wrap else [word for text in texts for word in text.split()]
            column.min_width = max(map(cell_len, words), default=0)
    console.print(table, crop=False)


def add_text_column(table: Table, title: str, ratio: int | None = None) -> None:
    """Add a column of sentences, which may have several lines.

    Rich trims a line by its number of letters: a full line of wide letters (Korean) would end in an ellipsis.
    """
    table.add_column(title, overflow="fold", ratio=ratio)


def out(plain: bool = False) -> Console:
    """Return the console for results. It does not interpret markup, so names and cards print as they are."""
    return Console(markup=False, emoji=False, highlight=False, no_color=plain or None)


def print_json(data: object) -> None:
    """Print data for programs."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def err() -> Console:
    """Return the console for notes and errors."""
    return Console(stderr=True, markup=False, emoji=False, highlight=False)


def print_error(sentence: str) -> None:
    """Print an error to stderr, in one line."""
    sys.stdout.flush()
    err().print(f"tichu: {sentence}", soft_wrap=True)


def fail(sentence: str, code: int = 1) -> NoReturn:
    """Print an error and exit."""
    print_error(sentence)
    raise typer.Exit(code)


def finish(problems: Sequence[str], stopped: bool = False) -> None:
    """Print the problems of a command, and exit with an error if there are any or if it was stopped."""
    for problem in problems:
        print_error(problem)
    if stopped:
        fail(words.say("command.stopped"), INTERRUPTED)
    if problems:
        raise typer.Exit(1)


class ProgressBar:
    """A progress bar with a note beside it."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def advance(self, by: float = 1) -> None:
        """Add to the work that is done."""
        self._progress.advance(self._task, by)

    def show(self, done: float, note: str) -> None:
        """Set how much work is done, and the note."""
        self._progress.update(self._task, completed=done, note=note)


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[ProgressBar]:
    """Show a progress bar on stderr while work is done; only if stderr is a terminal."""
    console = err()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[note]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield ProgressBar(progress, progress.add_task(title, total=total, note=""))


def file_error(error: OSError) -> str:
    """Describe why a file could not be read or written."""
    if isinstance(error, FileExistsError):
        return words.say("command.alreadyExists", file=str(error.filename))
    reason = file_reason(error)
    return problem(str(error.filename), reason) if error.filename else reason


def problem(what: str, why: object) -> str:
    """Say what is wrong with a file."""
    return words.say("command.problem", what=what, why=str(why))


def missing_input(missing: MissingInput) -> str:
    """Say that a name of a file or folder leads to no game."""
    return problem(missing.name, words.say(f"command.{missing.kind}"))


def player_name(player: int) -> str:
    """Return the name of a player who has none."""
    return words.say("score.player", n=player + 1)


def seat_name(seat: int) -> str:
    """Return the name of a seat, with the number that programs use."""
    return words.say("command.seat", n=seat)


def input_bytes(file: str) -> bytes:
    """Read a file or, for a hyphen, standard input; gzip is decompressed."""
    return decompressed(sys.stdin.buffer.read()) if file == "-" else read_file(Path(file))


def readings(data: bytes) -> list[Reading]:
    """Read the games in a file. An empty file is one game that cannot be read."""
    text = data.decode("utf-8", errors="surrogateescape")
    return read_records(text) or [read_record(text)]


def check_writable(path: Path) -> None:
    """Raise OSError if a file cannot be written, before long work whose result would go there."""
    if path.exists():
        code = 0 if os.access(path, os.W_OK) else errno.EACCES
    elif not path.parent.is_dir():
        code = errno.ENOENT
    else:
        code = 0 if os.access(path.parent, os.W_OK | os.X_OK) else errno.EACCES
    if code:
        raise OSError(code, os.strerror(code), str(path))


def house_rules(texts: Iterable[str] | None, **options: int | None) -> dict[str, Any]:
    """Read the settings of ``--set NAME=VALUE``, together with those that have their own option."""
    settings: dict[str, Any] = {}
    for text in texts or ():
        name, sign, value = text.partition("=")
        if not sign:
            fail(words.say("command.notNameValue", text=text))
        name = name.strip().replace("-", "_")
        if name in settings or options.get(name) is not None:
            fail(words.say("command.setTwice", name=name))
        settings[name] = read_value(name, value.strip())
        check_value(name, settings[name])
    settings |= {name: value for name, value in options.items() if value is not None}
    return settings


def read_value(name: str, text: str) -> Any:
    """Parse the value of a setting: a word, yes or no, a number, or none."""
    word = text.lower()
    if name in SETTING_NAMES and word in choices_of(name):
        return word
    yes, no = ((*known, words.say(key).lower()) for known, key in ((YES, "home.on"), (NO, "home.off")))
    if word in yes or word in no:
        return word in yes
    if word in ("none", "-", "–"):
        return None
    try:
        return int(text)
    except ValueError:
        return text


def value_text(value: object) -> str:
    """Format the value of a setting so that it can be typed; a choice is the same in every language."""
    if isinstance(value, bool):
        return words.say("home.on" if value else "home.off")
    return "–" if value is None else str(value)
