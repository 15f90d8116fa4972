"""Logs of tournaments, and lists of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, Select, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tichu.server.store.database import Database
from tichu.server.store.errors import Conflict, translate_errors
from tichu.server.store.json_text import from_text, to_text
from tichu.server.store.rows import StoredEvent, TournamentRow, TournamentRowStatus
from tichu.server.store.schema import tournament_events, tournament_people, tournaments
from tichu.server.store.statements import upsert

AND: Final = " & "
"""Between the names of partners, where an entrant has no name of its own."""


class Tournaments:
    """Logs of tournaments, and lists of them."""

    _database: Database

    async def append_to_tournament(self, row: TournamentRow, events: Sequence[StoredEvent]) -> None:
        """Append events to a tournament's log, with its row, in one transaction.

        Raises `Conflict` if the sequence numbers are taken: another process writes the log.
        """
        entries = [_event_values(row.id, event) for event in events]
        people = [{"tournament_id": row.id, "player": player} for player in dict.fromkeys(row.people)]
        values = {
            "id": row.id,
            "status": row.status,
            "listed": row.listed,
            "host": row.host,
            "starts_at": row.starts_at,
            "created_at": row.created_at,
            "updated_at": row.updated_at,
            "revision": row.revision,
            "summary": to_text(row.summary),
            "club": row.club,
        }
        here = tournament_people.c.tournament_id == row.id
        with translate_errors():
            try:
                async with self._database.writing() as connection:
                    await connection.execute(insert(tournament_events), entries)
                    await connection.execute(upsert(self._database.dialect, tournaments), values)
                    await connection.execute(delete(tournament_people).where(here))
                    if people:
                        await connection.execute(insert(tournament_people), people)
            except IntegrityError:
                raise Conflict(
                    "conflict", f"event {events[0].seq} of tournament {row.id} has already been written"
                ) from None

    async def tournament_events(self, id: str, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """Events of a tournament's log in order, after ``after``."""
        log = tournament_events.c
        query = (
            select(log.seq, log.kind, log.data, log.at, log.player)
            .where(log.tournament_id == id, log.seq > after)
            .order_by(log.seq)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [StoredEvent(row[0], row[1], from_text(row[2]), row[3], row[4]) for row in rows]

    async def tournament(self, id: str) -> TournamentRow | None:
        """The tournament with this id, without its people."""
        found = await self._tournaments(select(tournaments).where(tournaments.c.id == id))
        return found[0] if found else None

    async def tournament_revision(self, id: str) -> int | None:
        """The revision of a tournament: the number of the last event of its log."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(tournaments.c.revision).where(tournaments.c.id == id))

    async def tournaments(
        self,
        *,
        status: Collection[TournamentRowStatus],
        listed: bool | None = None,
        before: float | None = None,
        limit: int = 100,
    ) -> list[TournamentRow]:
        """Tournaments in one of these states, latest change first."""
        row = tournaments.c
        query = select(tournaments).where(row.status.in_(status))
        if listed is not None:
            query = query.where(row.listed.is_(listed))
        if before is not None:
            query = query.where(row.updated_at < before)
        return await self._tournaments(query.order_by(row.updated_at.desc(), row.id).limit(limit))

    async def tournaments_of(self, player: str, limit: int = 100) -> list[TournamentRow]:
        """Tournaments in which a person takes part, or which they direct, latest change first."""
        row = tournaments.c
        query = (
            select(tournaments)
            .join_from(tournaments, tournament_people)
            .where(tournament_people.c.player == player)
            .order_by(row.updated_at.desc(), row.id)
            .limit(limit)
        )
        return await self._tournaments(query)

    async def tournaments_of_club(
        self, club: str, status: Collection[TournamentRowStatus], limit: int = 100
    ) -> list[TournamentRow]:
        """Tournaments of a club in one of these states, latest change first."""
        row = tournaments.c
        query = select(tournaments).where(row.club == club, row.status.in_(status))
        return await self._tournaments(query.order_by(row.updated_at.desc(), row.id).limit(limit))

    async def tournament_events_of(self, player: str) -> dict[str, list[StoredEvent]]:
        """By tournament, the events that a person has caused or that name them, also if they have left it."""
        log = tournament_events.c
        about = or_(log.player == player, log.data.contains(f'"{player}"', autoescape=True))
        query = select(log.tournament_id, log.seq, log.kind, log.data, log.at, log.player).where(about)
        async with self._database.bulk_reading() as connection:
            rows = (await connection.execute(query.order_by(log.tournament_id, log.seq))).all()
        found: dict[str, list[StoredEvent]] = {}
        for id, seq, kind, data, at, by in rows:
            found.setdefault(id, []).append(StoredEvent(seq, kind, from_text(data), at, by))
        return found

    async def unfinished_tournaments(self, since: float) -> list[str]:
        """Ids of tournaments that are being played, may begin by themselves, or ended after ``since``."""
        row = tournaments.c
        automatic = and_(row.status == "registration", row.starts_at.is_not(None))
        ended = and_(row.status.in_(("finished", "closed")), row.updated_at >= since)
        query = select(row.id).where(or_(row.status.in_(("playing", "between")), automatic, ended))
        async with self._database.reading() as connection:
            return list(await connection.scalars(query.order_by(row.created_at)))

    async def _tournaments(self, query: Select[Any]) -> list[TournamentRow]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [_tournament(row) for row in rows]


def _event_values(tournament: str, event: StoredEvent) -> dict[str, Any]:
    return {
        "tournament_id": tournament,
        "seq": event.seq,
        "kind": event.kind,
        "data": to_text(event.data),
        "at": event.at,
        "player": event.player,
    }


def _tournament(row: Row[Any]) -> TournamentRow:
    return TournamentRow(
        id=row.id,
        status=row.status,
        listed=row.listed,
        host=row.host,
        starts_at=row.starts_at,
        created_at=row.created_at,
        updated_at=row.updated_at,
        revision=row.revision,
        summary=from_text(row.summary),
        club=row.club,
    )


# -- erasure -------------------------------------------------------------------------------------------------


class Erased(NamedTuple):
    """What is left of a person: a name, and a text instead of what they have written."""

    name: str
    text: str


async def erase_from_tournaments(
    connection: AsyncConnection, ids: Iterable[str], player: str, replaced: Erased
) -> None:
    """Give a person another name in the logs and rows of tournaments; what they have written is lost."""
    log = tournament_events.c
    for id in ids:
        query = select(log.seq, log.data, log.player).where(log.tournament_id == id)
        rows = [
            (seq, from_text(data), by == player) for seq, data, by in (await connection.execute(query)).all()
        ]
        known = {data["name"] for _, data, _ in rows if _is_about(data, player) and "name" in data}
        for seq, data, own in rows:
            renamed = _renamed(data, player, known, replaced.name)
            if own and renamed.get("text"):
                renamed["text"] = replaced.text
            if renamed != data:
                here = (log.tournament_id == id) & (log.seq == seq)
                values = {"data": to_text(renamed)}
                await connection.execute(update(tournament_events).where(here).values(values))
        row = tournaments.c
        summary = from_text(str(await connection.scalar(select(row.summary).where(row.id == id))))
        if summary.get("host_name") in known:
            values = {"summary": to_text({**summary, "host_name": replaced.name})}
            await connection.execute(update(tournaments).where(row.id == id).values(values))
    await connection.execute(delete(tournament_people).where(tournament_people.c.player == player))


def _is_about(data: dict[str, Any], player: str) -> bool:
    return player in (data.get("player"), data.get("host"))


def _renamed(data: dict[str, Any], player: str, known: set[str], name: str) -> dict[str, Any]:
    """Return an event without the names of a person: their own, as a member, and in the name of an entry."""
    changed = dict(data)
    if _is_about(data, player) and "name" in data:
        changed["name"] = name
    elif "entrant" in data and isinstance(data.get("name"), str):
        parts = [name if part in known else part for part in data["name"].split(AND)]
        changed["name"] = AND.join(parts)
    if isinstance(data.get("members"), list):
        changed["members"] = [name if member in known else member for member in data["members"]]
    return changed
