"""A change of a tournament: its events are folded as they are added, and stored together."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tichu.records.commitment import new_salt
from tichu.server.errors import Refused, forbidden, not_found
from tichu.server.tournaments.events import HostedEvent
from tichu.server.tournaments.state import HostedTournament
from tichu.table.commands import Person
from tichu.tournament.events import TournamentEvent
from tichu.tournament.state import Tournament

MAX_EVENTS: Final = 20_000
"""Maximum events of a tournament."""
MAX_EVENTS_PER_PERSON: Final = 2_000
"""Maximum events of a tournament that one person causes; directors may cause more."""


class Secrets(NamedTuple):
    """Random values that a change may need."""

    code: Callable[[], str] = lambda: secrets.token_urlsafe(6)
    """A code with which people join an entrant."""
    salt: Callable[[], str] = new_salt
    table: Callable[[], str] = lambda: secrets.token_urlsafe(9)
    """The id of a new table."""


class Draft:
    """A change that is not stored yet. The state is ahead of the log until it is."""

    def __init__(
        self,
        state: HostedTournament,
        now: float,
        person: Person | None = None,
        names: Mapping[str, str] | None = None,
        secrets: Secrets | None = None,
    ) -> None:
        self.state, self.now, self.person = state, now, person
        self.secrets = secrets or Secrets()
        self._names = names or {}
        self.entries: list[HostedEvent] = []

    @property
    def tournament(self) -> Tournament:
        """The tournament of the library."""
        return self.state.tournament

    def add(self, *events: TournamentEvent) -> None:
        """Take events into the state."""
        for event in events:
            player = None if self.person is None else self.person.id
            entry = HostedEvent(self.state.revision + 1, event, self.now, player)
            self.state.apply(entry)
            self.entries.append(entry)

    def name_of(self, player: str) -> str:
        """Return the name of another person whom the request names."""
        if player not in self._names:
            raise not_found("player")
        return self._names[player]

    # -- checks ---------------------------------------------------------------------------------------------

    @property
    def who(self) -> Person:
        """The person who asks."""
        assert self.person is not None
        return self.person

    @property
    def directs(self) -> bool:
        """Whether the person who asks is a director, or the server itself acts."""
        return self.person is None or self.person.id in self.state.directors

    def check_director(self) -> None:
        """Refuse people who are not directors."""
        if not self.directs:
            raise forbidden("only a director can do that")

    def check_open(self) -> None:
        """Refuse changes of a closed tournament, and too many of them."""
        if self.state.closed:
            raise Refused("tournament-closed", "this tournament is closed")
        person = self.person
        limit = MAX_EVENTS if self.directs else MAX_EVENTS_PER_PERSON
        if self.state.revision >= MAX_EVENTS or (person and self.state.caused[person.id] >= limit):
            raise Refused("tournament-limit", "too much has happened in this tournament")

    def own_entrant(self) -> int:
        """Return the entrant of the person who asks."""
        entrant = self.state.entrant_of(self.who.id)
        if entrant is None:
            raise Refused("not-registered", "you do not take part in this tournament", 403)
        return entrant

    def entrant_or_own(self, entrant: int | None) -> int:
        """Return the entrant that is meant; only a director may name another one than their own."""
        if entrant is None:
            return self.own_entrant()
        if entrant != self.state.entrant_of(self.who.id):
            self.check_director()
        self.tournament.entrant(entrant)
        return entrant
