"""Conversion of tournaments to and from the store."""

from __future__ import annotations

from typing import Any, Final

from tichu.server.store import Store, StoredEvent, TournamentRow
from tichu.server.tournaments.events import HostedEvent, parse_event
from tichu.server.tournaments.state import HostedTournament

MAX_CACHED: Final = 64
"""Maximum tournaments that are kept for readers."""


def to_stored(entry: HostedEvent) -> StoredEvent:
    """Convert an event for the store."""
    data = entry.event.to_json()
    del data["type"]
    return StoredEvent(entry.seq, entry.event.kind, data, entry.at, entry.player)


def from_stored(stored: StoredEvent) -> HostedEvent:
    """Convert an event of the store."""
    return HostedEvent(stored.seq, parse_event(stored.kind, stored.data), stored.at, stored.player)


def tournament_row(state: HostedTournament) -> TournamentRow:
    """Return the row for lists."""
    options, settings, tournament = state.options, state.settings, state.tournament
    summary: dict[str, Any] = {
        "name": options.name,
        "format": options.format,
        "entrants": options.entrants,
        "variant": options.variant,
        "venue": settings.venue,
        "host_name": state.directors.get(state.host, ""),
        "entries": sum(one.attendance != "withdrawn" for one in tournament.entrants.values()),
        "round": len(tournament.rounds),
        "rounds": tournament.planned_rounds,
    }
    people = [
        *state.directors,
        *(member.player for members in state.people.values() for member in members),
        *(player for invited in state.invited.values() for player in invited),
    ]
    return TournamentRow(
        id=state.id,
        status=state.status,
        listed=settings.listed,
        host=state.host,
        starts_at=settings.starts_at,
        created_at=state.created_at,
        updated_at=state.updated_at,
        revision=state.revision,
        summary=summary,
        people=tuple(dict.fromkeys(people)),
        club=state.club,
    )


async def read_tournament(id: str, store: Store) -> HostedTournament | None:
    """Return the state after all events of a log; None if there is no such tournament."""
    events = await store.tournament_events(id)
    return HostedTournament.replay(id, map(from_stored, events)) if events else None


class TournamentReader:
    """Tournaments as everybody may read them, in any process: what is in the log, and nothing else."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, HostedTournament] = {}

    async def read(self, id: str) -> HostedTournament | None:
        """Return a tournament; only events that are new are read."""
        kept = self._kept.pop(id, None)
        if kept is None:
            kept = await read_tournament(id, self._store)
            if kept is None:
                return None
        else:
            for stored in await self._store.tournament_events(id, kept.revision):
                if stored.seq > kept.revision:  # another request may have read it in the meantime
                    kept.apply(from_stored(stored))
        current = self._kept.get(id)
        if current is not None and current.revision > kept.revision:
            return current
        self._kept[id] = kept
        while len(self._kept) > MAX_CACHED:
            del self._kept[next(iter(self._kept))]
        return kept
