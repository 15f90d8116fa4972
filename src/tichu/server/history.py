"""The record of a match, from the log of its table: finished rounds only, so no card shows too early."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from tichu.actions import Action
from tichu.records import Header, Record, RecordedRound, steps
from tichu.records.model import Move
from tichu.round import Round
from tichu.server.errors import not_found
from tichu.server.store import MatchRow, StoredEvent
from tichu.server.table.aid import combo_names
from tichu.server.table.show import changes
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


def round_replay(record: Record, number: int) -> dict[str, Any]:
    """One finished round with all hands open: how it began, and what every action changed."""
    if not 1 <= number <= len(record.rounds):
        raise not_found("round")
    played = [step for step in steps(record) if step.number == number]
    seating = list(record.rounds[number - 1].deal.setup.seating)
    start = _open_position(played[0].before)
    shown, before = [], start
    for step in played:
        after = _open_position(step.after)
        shown.append(
            {
                "seat": step.seat,
                "action": step.action.to_json(),
                "round": changes(before["round"], after["round"]) or {},
                "combos": after["combos"],
            }
        )
        before = after
    result = record.rounds[number - 1].result
    return {
        "round": number,
        "rounds": len(record.rounds),
        "players": list(record.header.players),
        "variant": record.header.variant,
        "edition": record.header.edition,
        "rules": asdict(record.header.game.settings),
        "seating": seating,
        "start": start["round"],
        "steps": shown,
        "scores": None if result is None or result.scores is None else list(result.scores),
        "totals": None if result is None or result.totals is None else list(result.totals),
    }


def _open_position(round_: Round) -> dict[str, Any]:
    """The position with every hand, as clients are shown a round."""
    data = round_.to_json()
    data["counts"] = [len(hand) for hand in round_.hands]
    data["waiting"] = round_.to_act()
    return {"round": data, "combos": combo_names(round_)}
