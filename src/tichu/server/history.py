"""The record of a match, from the log of its table: finished rounds only, so no card shows too early."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from tichu.actions import Action
from tichu.records import Header, Record, RecordedRound
from tichu.records.model import Move
from tichu.server.errors import not_found
from tichu.server.store import MatchRow, StoredEvent
from tichu.server.table.state import TableState

SOURCE = "tichu server"


def record_of(events: Sequence[StoredEvent], match: MatchRow) -> Record:
    """The finished rounds of a match, with the commitment to each deal and the salt that opens it."""
    state = TableState(match.table)
    rounds: list[RecordedRound] = []
    moves: list[Move] = []
    for event in events:
        if event.kind == "started" and state.match_number == match.number:
            break
        state.apply(event)
        if state.match_number != match.number:
            continue
        if event.kind == "dealt":
            moves = []
        elif event.kind == "acted":
            moves.append((event.data["seat"], Action.from_json(event.data["action"])))
            if state.match is not None and state.match.round.over and state.sealed is not None:
                sealed, result = state.sealed, state.match.history[-1]
                rounds.append(
                    RecordedRound(
                        sealed.number, sealed.deal, tuple(moves), result, sealed.commitment, sealed.salt
                    )
                )
    if state.match is None or not rounds:
        raise not_found("finished round yet")
    names = tuple(seat.name for seat in sorted(match.seats, key=lambda seat: seat.place))
    date = datetime.fromtimestamp(match.started_at, UTC).isoformat(timespec="seconds")
    header = Header(state.game, names, date, SOURCE)
    return Record(header, tuple(rounds), state.match.winners if state.match.over else None)
