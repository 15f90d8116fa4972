"""Records and replays of matches, from the log of their table. They contain finished rounds only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from tichu.core.match import Match
from tichu.core.round import Round
from tichu.records import Header, Record, RecordedRound, steps
from tichu.records.model import Move
from tichu.server.errors import not_found
from tichu.server.store import MatchRow, StoredEvent
from tichu.server.table.abilities import combo_names
from tichu.server.table.log import take_stored
from tichu.server.table.projection import changes
from tichu.table.deals import SealedDeal
from tichu.table.events import Acted, Dealt, Started
from tichu.table.state import TableState

SOURCE = "tichu server"


class RecordBuilder:
    """Builds the records of matches from the log of their table, event by event from the beginning.

    A record contains finished rounds, each with the commitment to its deal and the salt that proves it.
    """

    def __init__(self, table: str, matches: Sequence[MatchRow]) -> None:
        self.records: dict[int, Record] = {}
        """Records by number of the match; a match without a finished round has none."""
        self._wanted = {match.number: match for match in matches}
        self._state = TableState(table)
        self._rounds: list[RecordedRound] = []
        self._moves: list[Move] = []

    @property
    def complete(self) -> bool:
        """Whether no later event belongs to these matches."""
        return self._state.match_number > max(self._wanted, default=0)

    def take(self, event: StoredEvent) -> None:
        """Take the next event of the log."""
        state = self._state
        taken = take_stored(state, event).event
        if isinstance(taken, Started):
            self._rounds = []
        elif isinstance(taken, Dealt):
            self._moves = []
        elif isinstance(taken, Acted) and state.match_number in self._wanted:
            self._moves.append((taken.seat, taken.action))
            if state.match is not None and state.match.round.over and state.sealed is not None:
                self._round_over(state.match, state.sealed)

    def _round_over(self, match: Match, sealed: SealedDeal) -> None:
        self._rounds.append(
            RecordedRound(
                sealed.number,
                sealed.deal,
                tuple(self._moves),
                match.history[-1],
                sealed.commitment,
                sealed.salt,
            )
        )
        row = self._wanted[self._state.match_number]
        names = tuple(seat.name for seat in sorted(row.seats, key=lambda seat: seat.place))
        date = datetime.fromtimestamp(row.started_at, UTC).isoformat(timespec="seconds")
        header = Header(self._state.game, names, date, SOURCE)
        self.records[row.number] = Record(header, tuple(self._rounds), match.winners if match.over else None)


def record_of(events: Sequence[StoredEvent], match: MatchRow) -> Record:
    """Return the record of a match, with its finished rounds."""
    builder = RecordBuilder(match.table, [match])
    for event in events:
        if builder.complete:
            break
        builder.take(event)
    if match.number not in builder.records:
        raise not_found("finished round yet")
    return builder.records[match.number]


def round_replay(record: Record, number: int) -> dict[str, Any]:
    """Return a finished round with all hands open: how it began, and what every action changed."""
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
    """Return the position with all hands, in the form in which clients get a round."""
    data = round_.state_json()
    data["counts"] = [len(hand) for hand in round_.hands]
    data["waiting"] = round_.to_act()
    return {"round": data, "combos": combo_names(round_)}
