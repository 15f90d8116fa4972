"""Rows of the store for lists of tables and matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tichu.server.store.rows import MatchRow, MatchSeat, RoundRow, TableRow
from tichu.table.events import Acted, Recorded, Started
from tichu.table.round_log import Outcome
from tichu.table.state import TableState


def table_row(state: TableState, events: Sequence[Recorded], at: float) -> TableRow | None:
    """Return the row of the table, if these events have changed it."""
    round_over = state.match is not None and state.match.round.over
    if not any(
        entry.event.changes_table or (round_over and isinstance(entry.event, Acted)) for entry in events
    ):
        return None
    summary = {
        "title": state.options.title,
        "places": [
            {"name": place.name, "bot": place.bot, "player": place.player, "left": place.left}
            for place in state.places
        ],
        "open": sum(place.empty for place in state.places),
        "spectators": state.options.spectators,
        "rated": state.options.rated,
        "clock": state.options.clock,
        "house_rules": dict(state.game.house_rules),
        "match": state.match_number,
        "round": None if state.sealed is None else state.sealed.number,
        "scores": None if state.match is None else state.match.scores,
        "paused": state.paused,
        "asleep": state.asleep,
        **_arranged(state),
        "people": sorted({*state.people(), *([state.host] if state.host else [])}),
    }
    return TableRow(
        id=state.id,
        status=state.status,
        public=state.options.public,
        variant=state.game.variant.key,
        edition=state.game.edition,
        host=state.host,
        created_at=state.created_at,
        updated_at=at,
        summary=summary,
    )


def _arranged(state: TableState) -> dict[str, Any]:
    """Return what a tournament has to know of a table that it has arranged."""
    if state.arrangement is None:
        return {}
    history = [] if state.match is None else state.match.history
    return {
        "arranged": state.arrangement.to_json(),
        "close_reason": state.close_reason,
        "rounds": [result.scores for result in history] if state.boards else [],
    }


def match_row(state: TableState, events: Sequence[Recorded], at: float) -> MatchRow | None:
    """Return the row of the match, if it begins or ends with these events."""
    match = state.match
    if match is None:
        return None
    begins = any(isinstance(entry.event, Started) for entry in events)
    ends = match.over and any(isinstance(entry.event, Acted) for entry in events)
    if not begins and not ends:
        return None
    result = None
    if ends:
        result = {
            "scores": match.scores,
            "ranks": None if match.ranks is None else list(match.ranks),
            "winners": list(match.winners),
            "rounds": match.rounds_played,
            "helped": sorted(state.helped),
            "to_rate": bool(state.attendance.people),
            "forfeited": sorted(state.attendance.forfeited),
        }
    return MatchRow(
        table=state.id,
        number=state.match_number,
        variant=state.game.variant.key,
        edition=state.game.edition,
        started_at=state.match_started_at,
        finished_at=at if ends else None,
        first_seq=state.match_started,
        result=result,
        seats=tuple(
            MatchSeat(number, place.player, place.name, place.bot)
            for number, place in enumerate(state.places)
        ),
    )


def round_row(state: TableState, events: Sequence[Recorded]) -> RoundRow | None:
    """Return the row of the round, if it ends with these events."""
    match = state.match
    last_seq = next((entry.seq for entry in events if isinstance(entry.event, Acted)), None)
    if match is None or not match.round.over or last_seq is None:
        return None
    result = match.history[-1]
    return RoundRow(
        table=state.id,
        match=state.match_number,
        number=result.number,
        first_seq=state.dealt_at,
        last_seq=last_seq,
        outcome=Outcome(result.out, result.scores, result.totals),
    )
