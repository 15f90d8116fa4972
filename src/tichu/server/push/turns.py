"""Whose turn begins at a table, for notifications to those who do not look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tichu.server.push.notifier import Notice, Notifier
from tichu.table.state import TableState

YOUR_TURN: Final = "people.pushTurn"
Looking = Callable[[str, str], bool]
"""Whether a person (second) has the page of a table (first) in view."""


def awaited(state: TableState) -> frozenset[str]:
    """Return the people whose answer the round waits for; nobody for whom a bot plays."""
    if not state.in_play or state.paused or state.match is None:
        return frozenset()
    places = [state.match.controller(seat) for seat in state.match.round.to_act()]
    people = {state.places[place].player for place in places if state.bot_for(place) is None}
    return frozenset([player for player in people if player is not None])


class TurnWatch:
    """Notifies people whose turn has begun and who do not look at the table."""

    def __init__(self, looking: Looking, notifier: Notifier) -> None:
        self._looking, self._notifier = looking, notifier
        self._awaited: dict[str, frozenset[str]] = {}

    def observe(self, state: TableState) -> None:
        """Take note of an event of a table that was stored."""
        now = awaited(state)
        before = self._awaited.get(state.id, frozenset())
        if now:
            self._awaited[state.id] = now
        else:
            self._awaited.pop(state.id, None)
        for player in now - before:
            if not self._looking(state.id, player):
                self._notifier.notify(player, Notice(YOUR_TURN, state.id))
