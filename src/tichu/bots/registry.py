"""Which bots there are: those of the project, those of installed packages, and any program.

A package adds a bot through the entry point group ``tichu.bots``: the name is the bot's, the value a subclass
of ``Bot`` or a function that makes one from a seed. One that cannot be loaded is listed with its problem and
does no harm. ``cmd:PROGRAM ARGS`` is a program that speaks the wire protocol. A bot with levels is named
``club`` or ``club@easy``.
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

GROUP: Final = "tichu.bots"
COMMAND: Final = "cmd:"
LEVEL: Final = "@"
"""Between a bot's name and the level it is to play at."""
BUILT_IN: Final = "tichu"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")

Factory = Callable[..., Bot]
"""Makes a bot from a seed; one with levels is told the level too, as ``level=``."""


class UnknownBot(TichuError):
    """A name that no bot has, or a bot that cannot be made."""


class Listed(NamedTuple):
    """A bot in the list: what it is, where it comes from, and what is wrong with it, if anything is."""

    name: str
    about: str
    source: str
    factory: Factory | None
    problem: str | None = None
    levels: tuple[str, ...] = ()
    """How well it can play; the first is meant where none is named."""


def listed() -> list[Listed]:
    """All bots: the project's, then those of packages, broken ones too."""
    return [*_BUILT_IN.values(), *_installed()]


def names() -> list[str]:
    """The names of the bots that can be made, without their levels."""
    return [entry.name for entry in listed() if entry.problem is None]


def about(name: str) -> str:
    """What the bot is, in a few words; with its level if one is named."""
    if name.startswith(COMMAND):
        return f"the program {_command(name)}"
    entry, level = _find(name)
    return f"{entry.about}; level {level}" if LEVEL in name else entry.about


def check(name: str) -> None:
    """Raise ``UnknownBot`` if there is no such bot, program or level; nothing is made or started."""
    if not name.startswith(COMMAND):
        _find(name)
        return
    try:
        ExternalBot(_command(name))  # the program is started at the first question
    except TichuError as why:
        raise UnknownBot(why.code, str(why)) from None


def make(name: str, seed: int | None = None) -> Bot:
    """A bot of that name; with the same seed it decides the same."""
    if name.startswith(COMMAND):
        return ExternalBot(_command(name), seed)
    entry, level = _find(name)
    assert entry.factory is not None
    try:
        bot = entry.factory(seed) if level is None else entry.factory(seed, level=level)
    except (Exception, SystemExit) as trouble:
        raise UnknownBot("broken-bot", f"the bot {name} cannot be made: {_words(trouble)}") from trouble
    if not isinstance(bot, Bot):
        raise UnknownBot("broken-bot", f"the bot {name} cannot be made: {shown(bot)} is no Bot")
    return bot


def forget() -> None:
    """Look for installed bots anew, after packages have come or gone."""
    _installed.cache_clear()


def _command(name: str) -> str:
    command = name.removeprefix(COMMAND).strip()
    if not command:
        raise UnknownBot("no-command", "after cmd: comes a program: cmd:python mybot.py")
    return command


def _find(full_name: str) -> tuple[Listed, str | None]:
    """The bot of that name, and the level it is to play at if it has levels."""
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
        there = f"there are {', '.join(entry.levels)}" if entry.levels else "it plays at one level only"
        raise UnknownBot("unknown-level", f"the bot {name} has no level {shown(level)}; {there}")
    return entry, level if at else next(iter(entry.levels), None)


@cache
def _installed() -> tuple[Listed, ...]:
    """The bots of installed packages, by name."""
    taken = set(_BUILT_IN)
    found = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _source(entry))):
        found.append(_load(entry, entry.name in taken))
        if found[-1].problem is None:
            taken.add(entry.name)
    return tuple(found)


def _load(entry: EntryPoint, taken: bool) -> Listed:
    """An installed bot as it is listed; whatever is wrong with it is its problem only."""
    source = _source(entry)
    if not NAME.fullmatch(entry.name):
        return Listed(entry.name, "", source, None, "a name has letters, digits, dots and dashes only")
    if taken:
        return Listed(entry.name, "", source, None, "the name is taken by another bot")
    try:
        factory = entry.load()
    except (Exception, SystemExit) as trouble:
        return Listed(entry.name, "", source, None, _words(trouble))
    if not callable(factory) or (isinstance(factory, type) and not issubclass(factory, Bot)):
        return Listed(entry.name, "", source, None, f"{entry.value} is no subclass of Bot and no function")
    levels = getattr(factory, "levels", ())
    if not isinstance(levels, tuple) or not all(
        isinstance(level, str) and NAME.fullmatch(level) for level in levels
    ):
        return Listed(entry.name, "", source, None, f"its levels are no tuple of names: {shown(levels)}")
    return Listed(entry.name, _about(factory), source, factory, None, levels)


def _about(factory: object) -> str:
    """The bot's own words, or the first line of the docstring."""
    words = getattr(factory, "about", None)
    if not isinstance(words, str):
        words = getattr(factory, "__doc__", None) or ""
    return words.strip().partition("\n")[0]


def _source(entry: EntryPoint) -> str:
    """The package an entry point is from."""
    package = entry.dist
    return "unknown" if package is None else f"{package.name} {package.version}"


def _words(trouble: BaseException) -> str:
    return f"{type(trouble).__name__}: {trouble}" if str(trouble) else type(trouble).__name__


def _shark(seed: int | None = None, *, level: str) -> Bot:
    from tichu.bots.shark import SharkBot  # brings numpy and the compiled kernel along

    return SharkBot(seed, level=level)


_BUILT_IN: Final[dict[str, Listed]] = {
    bot.name: Listed(bot.name, bot.about, BUILT_IN, bot, None, bot.levels)
    for bot in (RandomBot, GreedyBot, ClubBot)
} | {
    "shark": Listed(
        "shark",
        "imagines what the others hold and plays every choice out before it decides",
        BUILT_IN,
        _shark,
        None if find_spec("numpy") else "it needs more: pip install 'tichu[bots]'",
        ("50ms", "1s"),
    )
}
