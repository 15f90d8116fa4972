"""Where the bots of a table come from: most are made anew for every round, programs are kept running."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tichu.arena.contest import BotSource, Contest, build
from tichu.bots.external import ExternalBot
from tichu.bots.protocol import Bot

_KEPT: Final[dict[tuple[BotSource, int], Bot]] = {}
"""By bot and seat: programs that are told no seed. To start one can take longer than to play the round."""


def seat_bot(contest: Contest, side: int, number: int, seat: int) -> Bot:
    """The bot for a seat of a pair."""
    source = (contest.a, contest.b)[side]
    if not _stays(source):
        return contest.bot(side, number, seat)
    if (source, seat) not in _KEPT:
        _KEPT[source, seat] = contest.bot(side, number, seat)
    return _KEPT[source, seat]


def dismiss(bot: Bot) -> None:
    """Let a bot go after the round, unless it stays."""
    if all(bot is not kept for kept in _KEPT.values()):
        _close(bot)


def dismiss_all() -> None:
    """Let the programs go that were kept; this process is done."""
    while _KEPT:
        _close(_KEPT.popitem()[1])


def _close(bot: Bot) -> None:
    close = getattr(bot, "close", None)
    if callable(close):
        close()


@lru_cache(maxsize=64)
def _stays(source: BotSource) -> bool:
    """Whether it is a program whose command is the same with every seed."""
    one, other = build(source, 0), build(source, 1)
    return isinstance(one, ExternalBot) and isinstance(other, ExternalBot) and one.command == other.command
