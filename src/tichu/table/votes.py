"""Votes of the people at a table. They are shown to everybody and are not in the log."""

from __future__ import annotations

from collections.abc import Set

from tichu.table import events as e
from tichu.table.commands import Admit, Command


class Votes:
    """Who has asked for what, by the ballot of the command."""

    def __init__(self) -> None:
        self._voters: dict[str, set[str]] = {}

    def of(self, command: Command) -> Set[str]:
        """Return the persons who have voted for a command."""
        return self._voters.get(command.ballot or "", frozenset())

    def add(self, command: Command, player: str) -> None:
        """Count a vote; nothing happens if the command needs none."""
        if command.ballot is not None:
            self._voters.setdefault(command.ballot, set()).add(player)

    def after(self, event: e.Event) -> None:
        """Drop the votes that an event has settled."""
        if not self._voters:
            return
        match event:
            case e.Dealt() | e.Paused() | e.Resumed():
                self._voters.clear()
            case e.Sat() | e.Left() | e.Admitted():
                self._voters.pop(Admit(event.place).ballot, None)

    def shown(self) -> dict[str, list[str]]:
        """Return the votes as everybody sees them."""
        return {ballot: sorted(voters) for ballot, voters in self._voters.items()}
