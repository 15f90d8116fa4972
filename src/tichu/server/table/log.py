"""Conversion of events to and from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from tichu.core.actions import Withdraw
from tichu.server.store import Store
from tichu.server.store.rows import StoredEvent
from tichu.table.events import EVENTS, Acted, Recorded
from tichu.table.state import TableState

READ_AT_ONCE: Final = 200
"""Events that are read from the store at a time."""
FOLD_AT_ONCE: Final = 25
"""Events that are folded before other tasks may run: about two milliseconds."""


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
    """Return the state after all events of a log.

    A long log is read in slices, so that it needs little memory and does not keep other tables waiting.
    """
    state = TableState(table)
    while True:
        events = await store.events(table, state.version, state.version + READ_AT_ONCE)
        for number, stored in enumerate(events, 1):
            take_stored(state, stored)
            if number % FOLD_AT_ONCE == 0:
                await asyncio.sleep(0)
        if len(events) < READ_AT_ONCE:
            return state
