"""Conversion of events to and from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from tichu.core.actions import Withdraw
from tichu.server.errors import Refused
from tichu.server.store import Store, StoreError
from tichu.server.store.rows import StoredEvent
from tichu.table.events import EVENTS, Acted, Recorded
from tichu.table.state import TableState

READ_AT_ONCE: Final = 200
"""Events that are read from the store at a time."""
FOLD_AT_ONCE: Final = 25
"""Events that are folded before other tasks may run: about two milliseconds."""


class DamagedTable(Refused):
    """The log of a table cannot be read; ``reason`` is for the operator."""

    def __init__(self, reason: str) -> None:
        super().__init__("damaged-table", "this table is damaged and cannot be opened", 410)
        self.reason = reason


def to_stored(recorded: Recorded) -> StoredEvent:
    """Convert an event for the store."""
    seq, event, at, player, action_id = recorded
    return StoredEvent(seq, event.kind, event.to_json(), at, player, action_id)


def take_stored(state: TableState, stored: StoredEvent) -> Recorded:
    """Fold the next event of the store into the state, and return it."""
    event = EVENTS[stored.kind].from_json(stored.data, state.game)
    if isinstance(event, Acted) and isinstance(event.action, Withdraw):
        _mark_calls(state, event)
    recorded = Recorded(stored.seq, event, stored.at, stored.player, stored.action_id)
    state.apply(recorded)
    return recorded


def _mark_calls(state: TableState, withdrawal: Acted) -> None:
    """Mark the calls before a withdrawal, in a log that does not say which were simultaneous (T4)."""
    if state.round is not None and state.round.why_not(withdrawal.seat, withdrawal.action) is not None:
        state.round.mark_adjacent_calls()


def fold(table: str, events: Iterable[StoredEvent]) -> TableState:
    """Return the state after all events of a log."""
    state = TableState(table)
    for stored in events:
        take_stored(state, stored)
    return state


async def read_state(table: str, store: Store) -> TableState:
    """Return the state after all events of a table's log; raise `DamagedTable` if it cannot be read.

    A long log is read in slices, so that it needs little memory and does not keep other tables waiting.
    """
    state = TableState(table)
    try:
        while await _read_slice(state, store) == READ_AT_ONCE:
            pass
    except StoreError:  # the database does not respond: the log may be fine
        raise
    except Exception as error:
        raise DamagedTable(f"event {state.version + 1} cannot be read: {_shown(error)}") from error
    return state


async def _read_slice(state: TableState, store: Store) -> int:
    """Fold the next events of a log; return how many."""
    events = await store.events(state.id, state.version, state.version + READ_AT_ONCE)
    for number, stored in enumerate(events, 1):
        take_stored(state, stored)
        if number % FOLD_AT_ONCE == 0:
            await asyncio.sleep(0)
    return len(events)


def _shown(error: Exception) -> str:
    """Describe an error on one line, without much of the data that caused it."""
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0][:200]}"
