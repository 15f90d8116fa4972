"""What the commands share: where they write, how options are read, how trouble is told."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from tichu.core.editions import EDITIONS
from tichu.core.errors import InvalidSettings
from tichu.core.settings import SETTING_NAMES, check_value, choices_of
from tichu.core.variants import VARIANTS
from tichu.records import Reading, read_record, read_records

YES = ("true", "yes", "on")
NO = ("false", "no", "off")


def _starting(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]


def _complete_variant(incomplete: str) -> list[str]:
    return _starting(VARIANTS, incomplete)


def _complete_edition(incomplete: str) -> list[str]:
    return _starting(EDITIONS, incomplete)


def _complete_setting(incomplete: str) -> list[str]:
    return _starting((f"{name}=" for name in SETTING_NAMES), incomplete)


Variant = Annotated[
    str, typer.Argument(help="The game: see [bold]tichu variants[/].", autocompletion=_complete_variant)
]
Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        "-e",
        help="The rule book that settles the details; without it the game's usual one.",
        autocompletion=_complete_edition,
        show_default=False,
    ),
]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many play.", show_default=False)]
Seed = Annotated[
    int | None, typer.Option("--seed", "-s", help="The same number deals the same cards.", show_default=False)
]
HouseRules = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help="A house rule; may be given several times. [bold]tichu rules[/] lists the names.",
        autocompletion=_complete_setting,
        show_default=False,
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Letters instead of suit signs, and no colours.")]


def examples(*lines: str) -> str:
    """The end of a help page: what one would type."""
    return "[bold]Examples[/]\n" + "\n".join(f"  [cyan]{line}[/]" for line in lines)


def sheet() -> Table:
    """An empty table in the look they all share."""
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)


def out(plain: bool = False) -> Console:
    """Where results go. Names and cards are never read as markup."""
    return Console(markup=False, emoji=False, highlight=False, no_color=plain or None)


def err() -> Console:
    """Where notes and trouble go."""
    return Console(stderr=True, markup=False, emoji=False, highlight=False)


def complain(sentence: str) -> None:
    """Say on stderr what went wrong, in one line."""
    sys.stdout.flush()
    err().print(f"tichu: {sentence}", soft_wrap=True)


def fail(sentence: str, code: int = 1) -> NoReturn:
    """Say what went wrong, and end."""
    complain(sentence)
    raise typer.Exit(code)


def why(trouble: OSError) -> str:
    """A sentence for a file that cannot be read or written."""
    if isinstance(trouble, FileExistsError):
        return f"{trouble.filename} is already there, and stays as it is"
    reason = (trouble.strerror or str(trouble)).lower()
    return f"{trouble.filename}: {reason}" if trouble.filename else reason


@contextmanager
def server_parts() -> Iterator[None]:
    """Import the server in here: a library that is not installed is told, a slip of our own is not hidden."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "tichu").partition(".")[0] == "tichu":
            raise
        fail(f"the server needs its parts: pip install 'tichu[server]' ({missing.name} is missing)")


def readings(data: bytes) -> list[Reading]:
    """The games in a file; an empty one is a game that cannot be read."""
    text = data.decode("utf-8", errors="surrogateescape")
    return read_records(text) or [read_record(text)]


def check_writable(path: Path) -> None:
    """Complain before long work if its result could not be written there in the end."""
    if path.exists():
        code = 0 if os.access(path, os.W_OK) else errno.EACCES
    elif not path.parent.is_dir():
        code = errno.ENOENT
    else:
        code = 0 if os.access(path.parent, os.W_OK | os.X_OK) else errno.EACCES
    if code:
        raise OSError(code, os.strerror(code), str(path))


def house_rules(texts: Iterable[str] | None, **options: int | None) -> dict[str, Any]:
    """The settings of ``--set NAME=VALUE``, with those that have an option of their own."""
    settings: dict[str, Any] = {}
    for text in texts or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise InvalidSettings("malformed", f"a house rule is written NAME=VALUE, not {text!r}")
        name = name.strip().replace("-", "_")
        if name in settings or options.get(name) is not None:
            raise InvalidSettings("contradictory-settings", f"{name} is set twice")
        settings[name] = read_value(name, value.strip())
        check_value(name, settings[name])
    settings |= {name: value for name, value in options.items() if value is not None}
    return settings


def read_value(name: str, text: str) -> Any:
    """A setting's value as it is typed: a word, yes or no, a number, or none."""
    word = text.lower()
    if name in SETTING_NAMES and word in choices_of(name):
        return word
    if word in YES or word in NO:
        return word in YES
    if word in ("none", "-"):
        return None
    try:
        return int(text)
    except ValueError:
        return text


def shown(value: object) -> str:
    """A setting's value as it is read."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
