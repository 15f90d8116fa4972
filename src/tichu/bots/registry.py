"""The available bots: built-in ones, those of installed packages, and external programs.

A package adds a bot through the entry point group ``tichu.bots``: the name is the bot's, the value a subclass
of ``Bot`` or a function that creates one from a seed. A bot that cannot be loaded is listed with its problem.
``cmd:PROGRAM ARGS`` is a program that speaks the wire protocol. A level follows the name: ``club@easy``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final, NamedTuple

from tichu.bots.club import ClubBot
from tichu.bots.external import ExternalBot
from tichu.bots.protocol import Bot
from tichu.bots.simple import GreedyBot, RandomBot
from tichu.core.errors import TichuError, shown
from tichu.core.extras import missing_extra

GROUP: Final = "tichu.bots"
COMMAND: Final = "cmd:"
LEVEL: Final = "@"
"""Separator between a bot's name and its level."""
BUILT_IN: Final = "tichu"
SHARK_LEVELS: Final = ("50ms", "1s", "novice", "beginner", "casual", "regular", "expert", "master")
"""As in ``tichu.bots.shark``, which is imported only when a shark is made."""
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")

Factory = Callable[..., Bot]
"""Creates a bot from a seed and, if it has levels, from ``level=``."""


class UnknownBot(TichuError):
    """There is no bot of this name, or it cannot be created."""


class Listed(NamedTuple):
    """A bot with its description, its package, and its problem if it cannot be used."""

    name: str
    about: str
    source: str
    factory: Factory | None
    problem: str | None = None
    levels: tuple[str, ...] = ()
    """Playing strengths; the first is the default."""


def listed() -> list[Listed]:
    """All bots: built-in ones, then those of packages, including broken ones."""
    return [*_BUILT_IN.values(), *_installed()]


def names() -> list[str]:
    """Names of the usable bots, without levels."""
    return [entry.name for entry in listed() if entry.problem is None]


def about(name: str) -> str:
    """A short description of the bot, with the level if the name has one."""
    if name.startswith(COMMAND):
        return f"the program {_command(name)}"
    entry, level = _find(name)
    return f"{entry.about}; level {level}" if LEVEL in name else entry.about


def check(name: str) -> None:
    """Raise ``UnknownBot`` if there is no such bot, program or level, without creating or starting it."""
    if not name.startswith(COMMAND):
        _find(name)
        return
    try:
        ExternalBot(_command(name))  # the program is started at the first question
    except TichuError as why:
        raise UnknownBot(why.code, str(why)) from None


def make(name: str, seed: int | None = None) -> Bot:
    """Create a bot by name; with the same seed it makes the same decisions."""
    if name.startswith(COMMAND):
        return ExternalBot(_command(name), seed)
    entry, level = _find(name)
    assert entry.factory is not None
    try:
        bot = entry.factory(seed) if level is None else entry.factory(seed, level=level)
    except (Exception, SystemExit) as error:
        raise UnknownBot("broken-bot", f"cannot create the bot {name}: {_describe(error)}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot("broken-bot", f"cannot create the bot {name}: {shown(bot)} is not a Bot")
    return bot


def clear_cache() -> None:
    """Search for installed bots again, after packages were added or removed."""
    _installed.cache_clear()


def _command(name: str) -> str:
    command = name.removeprefix(COMMAND).strip()
    if not command:
        raise UnknownBot("no-command", "cmd: must be followed by a program, as in cmd:python mybot.py")
    return command


def _find(full_name: str) -> tuple[Listed, str | None]:
    """The bot of this name, and its level if it has levels."""
    name, at, level = full_name.partition(LEVEL)
    entry = _BUILT_IN.get(name)
    if entry is None:
        found = [other for other in _installed() if other.name == name]
        entry = next((other for other in found if other.problem is None), found[0] if found else None)
    if entry is None:
        raise UnknownBot(
            "unknown-bot",
            f"there is no bot {shown(name)}; there are {', '.join(names())}, and cmd:PROGRAM for any program",
        )
    if entry.problem is not None:
        raise UnknownBot("broken-bot", f"the bot {name} of {entry.source} cannot be used: {entry.problem}")
    if at and level not in entry.levels:
        there = f"there are {', '.join(entry.levels)}" if entry.levels else "it has no levels"
        raise UnknownBot("unknown-level", f"the bot {name} has no level {shown(level)}; {there}")
    return entry, level if at else next(iter(entry.levels), None)


@cache
def _installed() -> tuple[Listed, ...]:
    """Bots of installed packages, sorted by name."""
    taken = set(_BUILT_IN)
    found = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _source(entry))):
        found.append(_load(entry, entry.name in taken))
        if found[-1].problem is None:
            taken.add(entry.name)
    return tuple(found)


def _load(entry: EntryPoint, taken: bool) -> Listed:
    """Load an installed bot; a failure becomes its ``problem``."""
    source = _source(entry)
    if not NAME.fullmatch(entry.name):
        return Listed(
            entry.name,
            "",
            source,
            None,
            "a name may contain only letters, digits, dots, dashes and underscores",
        )
    if taken:
        return Listed(entry.name, "", source, None, "another bot has the same name")
    try:
        factory = entry.load()
    except (Exception, SystemExit) as error:
        return Listed(entry.name, "", source, None, _describe(error))
    if not callable(factory) or (isinstance(factory, type) and not issubclass(factory, Bot)):
        return Listed(
            entry.name, "", source, None, f"{entry.value} is neither a subclass of Bot nor a function"
        )
    levels = getattr(factory, "levels", ())
    if not isinstance(levels, tuple) or not all(
        isinstance(level, str) and NAME.fullmatch(level) for level in levels
    ):
        return Listed(entry.name, "", source, None, f"its levels are not a tuple of names: {shown(levels)}")
    return Listed(entry.name, _about(factory), source, factory, None, levels)


def _about(factory: object) -> str:
    """The bot's ``about``, or the first line of its docstring."""
    words = getattr(factory, "about", None)
    if not isinstance(words, str):
        words = getattr(factory, "__doc__", None) or ""
    return words.strip().partition("\n")[0]


def _source(entry: EntryPoint) -> str:
    """Name and version of the package of an entry point."""
    package = entry.dist
    return "unknown" if package is None else f"{package.name} {package.version}"


def _describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _shark(seed: int | None = None, *, level: str) -> Bot:
    from tichu.bots.shark import SharkBot  # imports numpy and the compiled kernel

    return SharkBot(seed, level=level)


_BUILT_IN: Final[dict[str, Listed]] = {
    bot.name: Listed(bot.name, bot.about, BUILT_IN, bot, None, bot.levels)
    for bot in (RandomBot, GreedyBot, ClubBot)
} | {
    "shark": Listed(
        "shark",
        "samples the hidden cards and plays out every choice before it decides",
        BUILT_IN,
        _shark,
        None if find_spec("numpy") else str(missing_extra("numpy")),
        SHARK_LEVELS,
    )
}
