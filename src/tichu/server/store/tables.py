"""Queries of tables, their logs and their matches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Row, Select, func, select, tuple_

from tichu.server.store.database import Database
from tichu.server.store.json_text import from_text
from tichu.server.store.rows import MatchRow, MatchSeat, StoredEvent, TableRow, TableStatus
from tichu.server.store.schema import events, match_seats, matches, rating_history, table_people, tables


class Tables:
    """Queries of tables, their logs and their matches."""

    _database: Database

    async def events(self, table: str, after: int = 0, upto: int | None = None) -> list[StoredEvent]:
        """Events of a table's log in order, after ``after`` and up to and including ``upto``."""
        log = events.c
        query = select(log.seq, log.kind, log.data, log.at, log.player, log.action_id).where(
            log.table_id == table, log.seq > after
        )
        if upto is not None:
            query = query.where(log.seq <= upto)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.order_by(log.seq))).all()
        return [StoredEvent(row[0], row[1], from_text(row[2]), *row[3:]) for row in rows]

    async def table(self, id: str) -> TableRow | None:
        """The table with this id."""
        found = await self._tables(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def tables_with_ids(self, ids: Collection[str]) -> dict[str, TableRow]:
        """The tables with these ids, by id; those that do not exist are left out."""
        if not ids:
            return {}
        return {row.id: row for row in await self._tables(select(tables).where(tables.c.id.in_(ids)))}

    async def tables(
        self, *, status: Collection[TableStatus], public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Tables in one of these states (public, private or both), latest change first."""
        query = select(tables).where(tables.c.status.in_(status))
        if public is not None:
            query = query.where(tables.c.public.is_(public))
        return await self._tables(query.order_by(tables.c.updated_at.desc(), tables.c.id).limit(limit))

    async def table_ids(self, status: Collection[TableStatus]) -> list[str]:
        """Ids of all tables in one of these states, oldest first."""
        query = select(tables.c.id).where(tables.c.status.in_(status))
        async with self._database.reading() as connection:
            return list(await connection.scalars(query.order_by(tables.c.created_at, tables.c.id)))

    async def last_versions(self) -> dict[str, int]:
        """The number of the last event of every log, by table."""
        query = select(events.c.table_id, func.max(events.c.seq)).group_by(events.c.table_id)
        async with self._database.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def tables_of(
        self, player: str, status: Collection[TableStatus], limit: int | None = None
    ) -> list[TableRow]:
        """Tables that list this player in ``summary["people"]``, latest change first."""
        query = (
            select(tables)
            .join_from(tables, table_people)
            .where(table_people.c.player == player, tables.c.status.in_(status))
            .order_by(tables.c.updated_at.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._tables(query)

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [table_of_row(row) for row in rows]

    # -- matches ---------------------------------------------------------------------------------------------

    async def match(self, table: str, number: int) -> MatchRow | None:
        """The match of a table with this number."""
        found = await self._matches(
            select(matches).where(matches.c.table_id == table, matches.c.number == number)
        )
        return found[0] if found else None

    async def matches_at(self, table: str, *, before: int | None = None, limit: int = 200) -> list[MatchRow]:
        """The last matches of a table, or the last ones before a number, in the order of play."""
        query = select(matches).where(matches.c.table_id == table)
        if before is not None:
            query = query.where(matches.c.number < before)
        return await self._matches(query.order_by(matches.c.number.desc()).limit(limit))

    async def matches_of(
        self, player: str, *, limit: int = 50, before: float | None = None, rated: bool = False
    ) -> list[MatchRow]:
        """A player's matches, finished or not, that started before ``before``, newest first.

        With ``rated`` those that have changed the rating of a player or bot.
        """
        seats = rating_history if rated else match_seats
        sat = select(seats.c.table_id, seats.c.number).where(seats.c.player == player)
        query = select(matches).where(tuple_(matches.c.table_id, matches.c.number).in_(sat))
        if before is not None:
            query = query.where(matches.c.started_at < before)
        query = query.order_by(matches.c.started_at.desc(), matches.c.table_id, matches.c.number.desc())
        found = await self._matches(query.limit(limit))
        return sorted(found, key=lambda match: match.started_at, reverse=True)

    async def unrated(self, since: float) -> list[str]:
        """Tables with a match that finished after ``since`` and is still to be rated."""
        query = select(matches.c.table_id, matches.c.result).where(
            matches.c.finished_at >= since, matches.c.rated.is_(False)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [row[0] for row in rows if from_text(row[1]).get("to_rate")]

    async def _matches(self, query: Select[Any]) -> list[MatchRow]:
        """The matches of a query with their seats, read in one query, sorted by table and number."""
        wanted = query.subquery()
        seat = match_seats.c
        of_it = (seat.table_id == wanted.c.table_id) & (seat.number == wanted.c.number)
        both = (
            select(wanted, seat.place, seat.player, seat.name, seat.bot)
            .join_from(wanted, match_seats, of_it, isouter=True)
            .order_by(wanted.c.table_id, wanted.c.number, seat.place)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(both)).all()
        return [_match(list(group)) for _, group in groupby(rows, key=lambda row: (row.table_id, row.number))]


def table_of_row(row: Row[Any]) -> TableRow:
    """Return the table of a row of the database."""
    return TableRow(
        id=row.id,
        status=row.status,
        public=row.public,
        variant=row.variant,
        edition=row.edition,
        host=row.host,
        created_at=row.created_at,
        updated_at=row.updated_at,
        summary=from_text(row.summary),
    )


def _match(rows: Sequence[Row[Any]]) -> MatchRow:
    first = rows[0]
    return MatchRow(
        table=first.table_id,
        number=first.number,
        variant=first.variant,
        edition=first.edition,
        started_at=first.started_at,
        finished_at=first.finished_at,
        first_seq=first.first_seq,
        result=None if first.result is None else from_text(first.result),
        seats=tuple(
            MatchSeat(row.place, row.player, row.name, row.bot) for row in rows if row.place is not None
        ),
        rated=first.rated,
    )
