"""Bots for the seats of a pair: most are created for every round, external programs are kept running."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tichu.arena.contest import BotSource, Contest, build
from tichu.bots.external import ExternalBot
from tichu.bots.protocol import Bot

_KEPT: Final[dict[tuple[BotSource, int], Bot]] = {}
"""By bot and seat: programs that do not depend on a seed. Starting one can take longer than a round."""


def seat_bot(contest: Contest, side: int, number: int, seat: int) -> Bot:
    """Return the bot for a seat of a pair."""
    source = (contest.a, contest.b)[side]
    if not _is_kept(source):
        return contest.bot(side, number, seat)
    if (source, seat) not in _KEPT:
        _KEPT[source, seat] = contest.bot(side, number, seat)
    return _KEPT[source, seat]


def release(bot: Bot) -> None:
    """Close a bot after the round, unless it is kept."""
    if all(bot is not kept for kept in _KEPT.values()):
        _close(bot)


def release_all() -> None:
    """Close the programs that were kept."""
    while _KEPT:
        _close(_KEPT.popitem()[1])


def _close(bot: Bot) -> None:
    close = getattr(bot, "close", None)
    if callable(close):
        close()


@lru_cache(maxsize=64)
def _is_kept(source: BotSource) -> bool:
    """Whether the bot is a program with the same command for every seed."""
    one, other = build(source, 0), build(source, 1)
    return isinstance(one, ExternalBot) and isinstance(other, ExternalBot) and one.command == other.command
