"""The public history of a round: the accepted actions that everybody at the table has seen, oldest first.

Exchanged cards are never part of it. Answers to the Grand Tichu question, and calls made before all have
answered, are added when all have answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from tichu.core.actions import Action, Exchange
from tichu.core.errors import IllegalAction, InvalidPosition, shown


class HistoryEntry(NamedTuple):
    """An accepted action and the seat that took it."""

    seat: int
    action: Action

    def to_json(self) -> dict[str, Any]:
        """Return the action as JSON, with its seat."""
        return {"seat": self.seat, **self.action.to_json()}


History: TypeAlias = tuple[HistoryEntry, ...]
"""A tuple, so that copies of a round and its views share it."""

MAX_ENTRIES: Final = 2000
"""Upper bound on the entries that are read; a round of twelve players has a few hundred."""


def history_to_json(history: History) -> list[dict[str, Any]]:
    """Return the entries as JSON."""
    return [entry.to_json() for entry in history]


def history_from_json(data: object, seats: int) -> History:
    """Parse the history of a position; impossible entries are refused."""
    if data is None:
        return ()
    if not isinstance(data, list | tuple) or len(data) > MAX_ENTRIES:
        raise InvalidPosition("malformed", f"'history' must be a list of at most {MAX_ENTRIES} actions")
    return tuple([_entry(entry, seats) for entry in data])


def _entry(data: object, seats: int) -> HistoryEntry:
    if not isinstance(data, Mapping):
        raise InvalidPosition("malformed", f"'history' is a list of actions, {shown(data)} is not one")
    seat = data.get("seat")
    if type(seat) is not int or not 0 <= seat < seats:
        raise InvalidPosition(
            "no-such-seat", f"'history': a seat must be 0 to {seats - 1}, not {shown(seat)}"
        )
    try:
        action = Action.from_json({key: value for key, value in data.items() if key != "seat"})
    except IllegalAction as why:
        raise InvalidPosition("malformed", f"'history': {why}") from None
    if isinstance(action, Exchange):
        raise InvalidPosition("malformed", "'history' must not contain exchanges")
    return HistoryEntry(seat, action)
