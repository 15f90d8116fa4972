"""Contacts in the store: people who have played together, blocks, and invitations to tables."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, func, select, tuple_

from tichu.server.store.database import Database
from tichu.server.store.errors import translate_errors
from tichu.server.store.people import PLAYER_COLUMNS, no_player
from tichu.server.store.rows import Player, TableRow
from tichu.server.store.schema import blocks, invitations, match_seats, matches, players, tables
from tichu.server.store.statements import upsert
from tichu.server.store.tables import table_of_row

RECENT_MATCHES: Final = 200
"""The latest matches of a player in which other people are looked for."""


class MetPlayer(NamedTuple):
    """Somebody with whom a player has played: when the last match began, and in how many of the latest."""

    player: Player
    met_at: float
    matches: int


class BlockedPlayer(NamedTuple):
    """Somebody whom a player has blocked, and when."""

    player: Player
    at: float


class Invitation(NamedTuple):
    """An invitation to a table."""

    table: TableRow
    inviter: Player
    at: float


class Blocks(NamedTuple):
    """Whom a player has blocked, and who has blocked them."""

    blocked: frozenset[str] = frozenset()
    by: frozenset[str] = frozenset()


class Contacts:
    """Queries and updates of contacts."""

    _database: Database

    # -- people who have met ---------------------------------------------------------------------------------

    async def met(self, player: str, limit: int) -> list[MetPlayer]:
        """People with whom a player has played lately and whom they have not blocked, latest first."""
        sat = select(match_seats.c.table_id, match_seats.c.number).where(match_seats.c.player == player)
        key = tuple_(matches.c.table_id, matches.c.number)
        latest = (
            select(matches.c.table_id, matches.c.number, matches.c.started_at)
            .where(key.in_(sat))
            .order_by(matches.c.started_at.desc())
            .limit(RECENT_MATCHES)
            .subquery()
        )
        seat, last = match_seats.c, func.max(latest.c.started_at)
        beside = (seat.table_id == latest.c.table_id) & (seat.number == latest.c.number)
        hidden = select(blocks.c.blocked).where(blocks.c.player == player)
        query = (
            select(*PLAYER_COLUMNS, last, func.count())
            .select_from(latest)
            .join(match_seats, beside)
            .join(players, players.c.id == seat.player)
            .where(players.c.id != player, players.c.id.not_in(hidden))
            .group_by(players.c.id)
            .order_by(last.desc(), players.c.id)
            .limit(limit)
        )
        async with self._database.bulk_reading() as connection:
            return [MetPlayer(Player(*row[:-2]), *row[-2:]) for row in await connection.execute(query)]

    async def have_met(self, player: str, other: str) -> bool:
        """Whether two players have sat at one table in a match."""
        mine, theirs = match_seats.alias(), match_seats.alias()
        together = (mine.c.table_id == theirs.c.table_id) & (mine.c.number == theirs.c.number)
        query = (
            select(mine.c.table_id)
            .join_from(mine, theirs, together)
            .where(mine.c.player == player, theirs.c.player == other)
            .limit(1)
        )
        async with self._database.reading() as connection:
            return await connection.scalar(query) is not None

    # -- blocks ----------------------------------------------------------------------------------------------

    async def block(self, player: str, blocked: str, at: float) -> None:
        """Block somebody, and delete their invitations; nothing changes if they are blocked already."""
        theirs = (invitations.c.player == player) & (invitations.c.inviter == blocked)
        with translate_errors():
            async with self._database.writing() as connection:
                known = await connection.scalar(select(players.c.id).where(players.c.id == blocked))
                if known is None:
                    raise no_player(blocked)
                statement = upsert(self._database.dialect, blocks, at=lambda old, new: old)
                values = {"player": player, "blocked": blocked, "at": at}
                await connection.execute(statement, values)
                await connection.execute(delete(invitations).where(theirs))

    async def unblock(self, player: str, blocked: str) -> bool:
        """End a block; False if there is none."""
        this = (blocks.c.player == player) & (blocks.c.blocked == blocked)
        with translate_errors():
            async with self._database.writing() as connection:
                return bool((await connection.execute(delete(blocks).where(this))).rowcount)

    async def blocked(self, player: str) -> list[BlockedPlayer]:
        """Whom a player has blocked, latest first."""
        query = (
            select(*PLAYER_COLUMNS, blocks.c.at)
            .join_from(blocks, players, players.c.id == blocks.c.blocked)
            .where(blocks.c.player == player)
            .order_by(blocks.c.at.desc(), players.c.id)
        )
        async with self._database.reading() as connection:
            return [BlockedPlayer(Player(*row[:-1]), row[-1]) for row in await connection.execute(query)]

    async def blocks_of(self, player: str) -> Blocks:
        """Whom a player has blocked, and who has blocked them."""
        query = select(blocks.c.player, blocks.c.blocked).where(
            (blocks.c.player == player) | (blocks.c.blocked == player)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return Blocks(
            frozenset(blocked for by, blocked in rows if by == player),
            frozenset(by for by, blocked in rows if blocked == player),
        )

    # -- invitations -----------------------------------------------------------------------------------------

    async def invite(self, player: str, table: str, inviter: str, at: float) -> None:
        """Invite a player to a table; a repeated invitation replaces the first."""
        statement = upsert(self._database.dialect, invitations)
        values = {"player": player, "table_id": table, "inviter": inviter, "at": at}
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(statement, values)

    async def invitations(self, player: str) -> list[Invitation]:
        """The invitations of a player, latest first."""
        query: Select[Any] = (
            select(*tables.c, invitations.c.at.label("invited_at"), *_inviter_columns())
            .join_from(invitations, tables, tables.c.id == invitations.c.table_id)
            .join(players, players.c.id == invitations.c.inviter)
            .where(invitations.c.player == player)
            .order_by(invitations.c.at.desc(), tables.c.id)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        count = len(PLAYER_COLUMNS)
        return [Invitation(table_of_row(row), Player(*row[-count:]), row.invited_at) for row in rows]

    async def drop_invitations(self, player: str, *, before: float | None = None, table: str = "") -> int:
        """Delete invitations of a player: to one table, or those made before a time; return how many."""
        those = invitations.c.table_id == table if before is None else invitations.c.at < before
        with translate_errors():
            async with self._database.writing() as connection:
                statement = delete(invitations).where(invitations.c.player == player, those)
                return int((await connection.execute(statement)).rowcount)


def _inviter_columns() -> list[ColumnElement[Any]]:
    """The columns of a player under names that those of a table do not have."""
    return [column.label(f"inviter_{at}") for at, column in enumerate(PLAYER_COLUMNS)]
