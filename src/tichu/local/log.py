"""The log of a local table as JSON objects, in the form in which a server stores it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from tichu.core.errors import TichuError
from tichu.table.events import EVENTS, Recorded
from tichu.table.state import TableState

LogEntry: TypeAlias = dict[str, Any]
"""An event of the log: ``seq``, ``kind``, ``data``, ``at``, ``player`` and ``action_id``."""


class LogDamaged(TichuError):
    """A stored log cannot be read: entries are missing, or not of this program."""


def entry_of(recorded: Recorded) -> LogEntry:
    """Convert an event for the store."""
    seq, event, at, player, action_id = recorded
    return {
        "seq": seq,
        "kind": event.kind,
        "data": event.to_json(),
        "at": at,
        "player": player,
        "action_id": action_id,
    }


def state_of(table: str, entries: Iterable[LogEntry]) -> TableState:
    """Return the state after all entries of a log; raise ``LogDamaged`` if it cannot be read."""
    state = TableState(table)
    for number, entry in enumerate(entries, 1):
        try:
            if entry["seq"] != number:
                raise ValueError(f"this is entry {entry['seq']}")
            event = EVENTS[entry["kind"]].from_json(entry["data"], state.game)
            state.apply(Recorded(number, event, entry["at"], entry["player"], entry["action_id"]))
        except Exception as trouble:
            reason = f"entry {number} of the saved game cannot be read: {type(trouble).__name__}: {trouble}"
            raise LogDamaged("damaged-table", reason[:300]) from trouble
    if state.version == 0:
        raise LogDamaged("damaged-table", "the saved game is empty")
    return state
