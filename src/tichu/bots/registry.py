"""Which bots there are: those of the project, those of installed packages, and any program.

A package adds a bot through the entry point group ``tichu.bots``: the name is the bot's, the value a subclass
of ``Bot`` or a function that makes one from a seed. One that cannot be loaded is listed with its problem and
does no harm. ``cmd:PROGRAM ARGS`` is a program that speaks the wire protocol.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple

from tichu.bots.club import ClubBot
from tichu.bots.external import ExternalBot
from tichu.bots.protocol import Bot
from tichu.bots.simple import GreedyBot, RandomBot
from tichu.errors import TichuError, shown

GROUP: Final = "tichu.bots"
COMMAND: Final = "cmd:"
BUILT_IN: Final = "tichu"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")

Factory = Callable[[int | None], Bot]


class UnknownBot(TichuError):
    """A name that no bot has, or a bot that cannot be made."""


class Listed(NamedTuple):
    """A bot in the list: what it is, where it comes from, and what is wrong with it, if anything is."""

    name: str
    about: str
    source: str
    factory: Factory | None
    problem: str | None = None


def listed() -> list[Listed]:
    """All bots: the project's, then those of packages, broken ones too."""
    return [*_BUILT_IN.values(), *_installed()]


def names() -> list[str]:
    """The names of the bots that can be made."""
    return [entry.name for entry in listed() if entry.problem is None]


def about(name: str) -> str:
    """What the bot is, in a few words."""
    return f"the program {_command(name)}" if name.startswith(COMMAND) else _find(name).about


def make(name: str, seed: int | None = None) -> Bot:
    """A bot of that name; with the same seed it decides the same."""
    if name.startswith(COMMAND):
        return ExternalBot(_command(name), seed)
    entry = _find(name)
    assert entry.factory is not None
    try:
        bot = entry.factory(seed)
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


def _find(name: str) -> Listed:
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
    return entry


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
    return Listed(entry.name, _about(factory), source, factory)


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


_BUILT_IN: Final[dict[str, Listed]] = {
    bot.name: Listed(bot.name, bot.about, BUILT_IN, bot) for bot in (RandomBot, GreedyBot, ClubBot)
}
