"""The bots of local tables: those that need nothing but Python."""

from __future__ import annotations

from typing import Final

from tichu.bots.club import ClubBot
from tichu.bots.guard import Guard
from tichu.bots.protocol import Bot, Decision
from tichu.bots.simple import GreedyBot, RandomBot
from tichu.core.errors import shown
from tichu.core.view import View
from tichu.table.errors import Refused

LEVEL: Final = "@"
"""Separator between a bot's name and its level."""
BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot, ClubBot)}


def check_bot(name: str) -> None:
    """Refuse bots and levels that do not exist, or that need more than Python."""
    _find(name)


def decide(name: str, view: View, seed: int) -> Decision:
    """Return the decision of a bot; a bot that fails is replaced by a safe legal action."""
    kind, level = _find(name)
    bot = kind(seed) if level is None else kind(seed, level=level)  # type: ignore[call-arg]
    return Guard(bot).consider(view)


def _find(full_name: str) -> tuple[type[Bot], str | None]:
    name, at, level = full_name.partition(LEVEL)
    kind = BOTS.get(name)
    if kind is None:
        sentence = f"there is no bot {shown(name)} on this device; available are {', '.join(BOTS)}"
        raise Refused("unknown-bot", sentence, 422)
    if not at:
        return kind, next(iter(kind.levels), None)
    if level not in kind.levels:
        there = f"there are {', '.join(kind.levels)}" if kind.levels else "it has no levels"
        raise Refused("unknown-level", f"the bot {name} has no level {shown(level)}; {there}", 422)
    return kind, level
