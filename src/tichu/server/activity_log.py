"""The activity log: what happens at the tables, for operators. docs/running.md lists the lines.

Tables have an alias, since their id is their invitation, and people their id. Cards, chat and titles are left
out.
"""

from __future__ import annotations

import logging
from typing import Final

from tichu.server import structured_log
from tichu.server.aliases import alias
from tichu.table import events as e
from tichu.table.state import TableState

SLOW_DECISION: Final = 2.0
"""Seconds from the question to a bot's answer, with the time in the queue, from which a line is written."""

_log: Final = logging.getLogger("tichu.activity")


def table_event(state: TableState, recorded: e.Recorded) -> None:
    """Write a line about an event that an operator wants to know of."""
    if not recorded.event.changes_table and not (state.match is not None and state.match.round.over):
        return  # an action in a round, or something that was said
    fields: dict[str, str | int | float | None] = {}
    match recorded.event:
        case e.Created(host=host):
            name = "table-opened"
            fields = {"player": host, "game": state.game.variant.key, "edition": state.game.edition}
        case e.Sat(player=player, bot=bot, place=place):
            name, fields = "seat-taken", {"player": player, "bot": bot, "place": place}
        case e.Left(place=place):
            name, fields = "seat-left", {"player": recorded.player, "place": place}
        case e.Started(rated=rated):
            name, fields = "match-started", {"match": state.match_number, "rated": str(rated).lower()}
        case e.Acted() if state.match is not None and state.match.over and recorded.seq == state.version:
            name = "match-ended"
            fields = {"match": state.match_number, "rounds": state.match.rounds_played}
        case e.Closed(reason=reason):
            name, fields = "table-closed", {"reason": reason, "events": recorded.seq}
        case _:
            return
    structured_log.write(_log, name, {"table": alias(state.id), **fields})


def decision(bot: str, seconds: float) -> None:
    """Write a line about a decision if it took long."""
    if seconds >= SLOW_DECISION:
        fields: structured_log.Fields = {"bot": bot, "seconds": round(seconds, 1)}
        structured_log.write(_log, "decision-slow", fields, logging.WARNING)


def started(version: str, store: str) -> None:
    """Write a line when the process is ready; of the store's address only the kind of database."""
    kind = "postgresql" if store.startswith("postgres") else "sqlite"
    structured_log.write(_log, "server-started", {"version": version, "store": kind})


def stopped() -> None:
    """Write a line when the server has stopped."""
    structured_log.write(_log, "server-stopped", {})
