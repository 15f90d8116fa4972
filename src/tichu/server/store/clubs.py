"""Clubs in the store: members, tables, seasons, and what happened."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tichu.server.store.club_rows import (
    BELONGING,
    ClubEvent,
    ClubMember,
    ClubPart,
    ClubRole,
    ClubRow,
    ClubTable,
    ListedClub,
    SeasonRow,
)
from tichu.server.store.database import Database
from tichu.server.store.errors import translate_errors
from tichu.server.store.json_text import from_text, to_text
from tichu.server.store.people import PLAYER_COLUMNS
from tichu.server.store.rows import Player, TableStatus
from tichu.server.store.schema import (
    club_events,
    club_members,
    club_seasons,
    club_tables,
    clubs,
    players,
    tables,
    tournaments,
)
from tichu.server.store.statements import upsert
from tichu.server.store.tables import table_of_row

MAX_CLUB_EVENTS: Final = 2000
"""Maximum events that are kept of a club, the latest."""


class Clubs:
    """Queries and updates of clubs."""

    _database: Database

    async def write_club(self, club: ClubRow, event: ClubEvent, founder: str | None = None) -> None:
        """Create or change a club; its founder is the first organiser."""
        values = {name: getattr(club, name) for name in _CLUB}
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(upsert(self._database.dialect, clubs), values)
                if founder is not None:
                    await self._set_role(connection, club.id, founder, "organiser", event.at)
                await _note(connection, club.id, event)

    async def delete_club(self, id: str) -> None:
        """Delete a club. Its tournaments and tables stay, without a club."""
        with translate_errors():
            async with self._database.writing() as connection:
                await _delete_club(connection, id)

    async def club(self, id: str) -> ClubRow | None:
        """The club with this id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(clubs).where(clubs.c.id == id))).one_or_none()
        return None if row is None else _club(row)

    async def listed_clubs(self, limit: int) -> list[ListedClub]:
        """Clubs that everybody can find, those with most members first."""
        return await self._clubs(clubs.c.listed.is_(True), None, limit)

    async def clubs_of(self, player: str, limit: int) -> list[ListedClub]:
        """Clubs in which a person has a role, except those from which they are barred."""
        return await self._clubs(club_members.c.role != "barred", player, limit)

    async def _clubs(self, which: ColumnElement[bool], player: str | None, limit: int) -> list[ListedClub]:
        """Clubs with their number of members, and the role of a person if there is one to ask about."""
        counted = club_members.alias("counted")
        here = and_(counted.c.club_id == clubs.c.id, counted.c.role.in_(BELONGING))
        count = select(func.count()).select_from(counted).where(here).scalar_subquery()
        query: Select[Any] = select(clubs, count.label("members"))
        if player is not None:
            mine = and_(club_members.c.club_id == clubs.c.id, club_members.c.player == player)
            query = query.add_columns(club_members.c.role).join(club_members, mine)
        query = query.where(which).order_by(count.desc(), clubs.c.name, clubs.c.id).limit(limit)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [ListedClub(_club(row), row.members, None if player is None else row.role) for row in rows]

    # -- members ---------------------------------------------------------------------------------------------

    async def club_members(self, club: str) -> list[ClubMember]:
        """Everybody with a role in a club, in the order in which they came."""
        query = (
            select(*PLAYER_COLUMNS, club_members.c.role, club_members.c.at)
            .join_from(club_members, players, players.c.id == club_members.c.player)
            .where(club_members.c.club_id == club)
            .order_by(club_members.c.at, players.c.id)
        )
        async with self._database.reading() as connection:
            return [ClubMember(Player(*row[:-2]), *row[-2:]) for row in await connection.execute(query)]

    async def club_role(self, club: str, player: str) -> ClubRole | None:
        """The role of a person in a club; None for others."""
        query = select(club_members.c.role).where(_this(club, player))
        async with self._database.reading() as connection:
            role: ClubRole | None = await connection.scalar(query)
        return role

    async def set_club_role(self, club: str, player: str, role: ClubRole, event: ClubEvent) -> bool:
        """Give a person a role; False if the club would be without an organiser."""
        with translate_errors():
            async with self._database.writing() as connection:
                if role != "organiser" and await _is_last_organiser(connection, club, player):
                    return False
                await self._set_role(connection, club, player, role, event.at)
                await _note(connection, club, event)
        return True

    async def remove_from_club(self, club: str, player: str, event: ClubEvent) -> bool:
        """End the role of a person; False if the club would be without an organiser."""
        with translate_errors():
            async with self._database.writing() as connection:
                if await _is_last_organiser(connection, club, player):
                    return False
                await connection.execute(delete(club_members).where(_this(club, player)))
                await _note(connection, club, event)
        return True

    async def _set_role(
        self, connection: AsyncConnection, club: str, player: str, role: ClubRole, at: float
    ) -> None:
        """Give a person a role; since when they are there does not change with it."""
        statement = upsert(self._database.dialect, club_members, at=lambda old, new: old)
        await connection.execute(statement, {"club_id": club, "player": player, "role": role, "at": at})

    # -- tables ----------------------------------------------------------------------------------------------

    async def add_club_table(self, club: str, table: str, members_only: bool, event: ClubEvent) -> None:
        """Take note that a table was opened for a club."""
        values = {"table_id": table, "club_id": club, "members_only": members_only}
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(insert(club_tables), values)
                await _note(connection, club, event)

    async def tables_of_club(self, club: str, status: Collection[TableStatus], limit: int) -> list[ClubTable]:
        """Tables of a club in one of these states, latest change first."""
        query = (
            select(tables, club_tables.c.members_only)
            .join_from(tables, club_tables)
            .where(club_tables.c.club_id == club, tables.c.status.in_(status))
            .order_by(tables.c.updated_at.desc(), tables.c.id)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [ClubTable(table_of_row(row), row.members_only) for row in rows]

    async def club_of_members_table(self, table: str) -> str | None:
        """The club whose members alone may sit down at a table; None if anybody may."""
        query = select(club_tables.c.club_id).where(
            club_tables.c.table_id == table, club_tables.c.members_only.is_(True)
        )
        async with self._database.reading() as connection:
            return await connection.scalar(query)

    # -- seasons ---------------------------------------------------------------------------------------------

    async def write_season(self, season: SeasonRow, event: ClubEvent) -> None:
        """Create or change a season."""
        values = {
            "club_id": season.club,
            "id": season.id,
            "starts_at": season.starts_at,
            "data": to_text(season.data),
        }
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(upsert(self._database.dialect, club_seasons), values)
                await _note(connection, season.club, event)

    async def delete_season(self, club: str, id: str, event: ClubEvent) -> bool:
        """Delete a season; False if there is none."""
        this = (club_seasons.c.club_id == club) & (club_seasons.c.id == id)
        with translate_errors():
            async with self._database.writing() as connection:
                deleted = bool((await connection.execute(delete(club_seasons).where(this))).rowcount)
                if deleted:
                    await _note(connection, club, event)
        return deleted

    async def seasons(self, club: str) -> list[SeasonRow]:
        """The seasons of a club, the latest first."""
        season = club_seasons.c
        query = (
            select(season.club_id, season.id, season.starts_at, season.data)
            .where(season.club_id == club)
            .order_by(season.starts_at.desc(), season.id)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [SeasonRow(row[0], row[1], row[2], from_text(row[3])) for row in rows]

    # -- what happened ---------------------------------------------------------------------------------------

    async def note_in_club(self, club: str, event: ClubEvent) -> None:
        """Take note of something that happened in a club."""
        with translate_errors():
            async with self._database.writing() as connection:
                await _note(connection, club, event)

    async def club_events(self, club: str, limit: int) -> list[ClubEvent]:
        """What happened in a club, the latest first."""
        log = club_events.c
        query = select(*_EVENT).where(log.club_id == club).order_by(log.seq.desc()).limit(limit)
        async with self._database.reading() as connection:
            return [ClubEvent(*row) for row in await connection.execute(query)]

    async def names_of(self, ids: Collection[str]) -> dict[str, str]:
        """The names of the persons with these ids; those who were deleted are left out."""
        if not ids:
            return {}
        query = select(players.c.id, players.c.name).where(players.c.id.in_(ids))
        async with self._database.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def parts_in_clubs(self, player: str) -> list[ClubPart]:
        """A person's part in clubs: their roles, and what they did there or what concerned them."""
        log = club_events.c
        mine = or_(log.player == player, log.about == player)
        async with self._database.bulk_reading() as connection:
            events: dict[str, list[ClubEvent]] = {}
            for club, *row in await connection.execute(
                select(log.club_id, *_EVENT).where(mine).order_by(log.club_id, log.seq)
            ):
                events.setdefault(club, []).append(ClubEvent(*row))
            member = club_members.c
            roles = {
                row[0]: (row[1], row[2])
                for row in await connection.execute(
                    select(member.club_id, member.role, member.at).where(member.player == player)
                )
            }
            ids = {*events, *roles}
            rows = await connection.execute(select(clubs).where(clubs.c.id.in_(ids)).order_by(clubs.c.id))
            return [
                ClubPart(player, _club(row), *roles.get(row.id, (None, None)), events.get(row.id, []))
                for row in rows.all()
            ]


_CLUB = tuple(column.name for column in clubs.c)
_EVENT = (club_events.c.kind, club_events.c.at, club_events.c.player, club_events.c.about, club_events.c.text)


def _club(row: Row[Any]) -> ClubRow:
    return ClubRow(**{name: getattr(row, name) for name in _CLUB})


def _this(club: str, player: str) -> ColumnElement[bool]:
    return (club_members.c.club_id == club) & (club_members.c.player == player)


async def _organisers(connection: AsyncConnection, club: str) -> Sequence[str]:
    member = club_members.c
    query = select(member.player).where(member.club_id == club, member.role == "organiser")
    return list(await connection.scalars(query))


async def _is_last_organiser(connection: AsyncConnection, club: str, player: str) -> bool:
    return list(await _organisers(connection, club)) == [player]


async def _note(connection: AsyncConnection, club: str, event: ClubEvent) -> None:
    log = club_events.c
    last = await connection.scalar(select(func.max(log.seq)).where(log.club_id == club)) or 0
    await connection.execute(insert(club_events), {"club_id": club, "seq": last + 1, **event._asdict()})
    if last >= MAX_CLUB_EVENTS:
        old = (log.club_id == club) & (log.seq <= last + 1 - MAX_CLUB_EVENTS)
        await connection.execute(delete(club_events).where(old))


async def _delete_club(connection: AsyncConnection, club: str) -> None:
    await connection.execute(update(tournaments).where(tournaments.c.club == club).values(club=None))
    await connection.execute(delete(clubs).where(clubs.c.id == club))


async def erase_from_clubs(connection: AsyncConnection, player: str) -> None:
    """Take a person out of all clubs; where they were the last organiser, the oldest member becomes one.

    A club without members is deleted.
    """
    member = club_members.c
    found = await connection.execute(select(member.club_id, member.role).where(member.player == player))
    for club, role in found.all():
        await connection.execute(delete(club_members).where(_this(club, player)))
        if role != "organiser" or await _organisers(connection, club):
            continue
        rest = select(member.player).where(member.club_id == club, member.role == "member")
        oldest = await connection.scalar(rest.order_by(member.at, member.player).limit(1))
        if oldest is None:
            await _delete_club(connection, club)
        else:
            await connection.execute(update(club_members).where(_this(club, oldest)).values(role="organiser"))
    log = club_events.c
    for column in (log.player, log.about):
        await connection.execute(update(club_events).where(column == player).values({column.name: None}))
