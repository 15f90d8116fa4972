"""Play a whole match as a program."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from tichu.client.connection import TableConnection
from tichu.client.errors import ConnectionEnded, RequestRefused
from tichu.client.mirror import Mirror
from tichu.core.actions import Action
from tichu.core.view import View

Decide: TypeAlias = Callable[[View], Awaitable[Action]]

LOOK_AGAIN: Final = frozenset(
    (
        "stale",
        "overtaken",
        "replaced",
        "void",
        "paused",
        "not-running",
        "round-over",
        "not-between-rounds",
        "table-closed",
    )
)
"""Refusals that only say that the moment has passed; an update shows what is to be done now."""


async def play(table: TableConnection, decide: Decide, *, until: str = "finished") -> Mirror:
    """Play for your seat until the table has the status ``until`` or is closed.

    ``decide`` is asked for an action whenever the round waits for one of your seats. A new round begins as
    soon as everybody is ready. Refusals that are about the moment are overcome, all others are raised.
    """
    async for _ in table.updates():
        mirror = table.mirror
        if mirror.status in (until, "closed"):
            return mirror
        try:
            await _do_what_is_due(table, decide)
        except RequestRefused as why:
            if why.code not in LOOK_AGAIN:
                raise
    raise ConnectionEnded("disconnected", "the connection was closed before the match was over")


async def _do_what_is_due(table: TableConnection, decide: Decide) -> None:
    mirror = table.mirror
    if mirror.between_rounds and mirror.place is not None and mirror.player not in mirror.live["ready"]:
        await table.do("ready")
    while seats := mirror.asked_seats:
        seen = mirror.version
        action = await decide(mirror.view(seats[0]))
        await table.act(action, seats[0], seen=seen)
