"""Guests in the store who have not played and do not come back."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, select

from tichu.server.store.database import Database
from tichu.server.store.errors import translate_errors
from tichu.server.store.schema import (
    club_members,
    keys,
    match_seats,
    players,
    table_people,
    tournament_people,
)

MAX_DELETED: Final = 200
"""Guests that are deleted in one transaction, so that no action waits for long."""


class Guests:
    """Deletion of guests who have left nothing at any table."""

    _database: Database

    async def drop_idle_guests(self, unused_since: float) -> int:
        """Delete the guests who never had a place at a table and were not here since; return how many."""
        idle = _never_played() & _not_here_since(unused_since)
        async with self._database.bulk_reading() as connection:
            found = list(await connection.scalars(select(players.c.id).where(idle)))
        deleted = 0
        for start in range(0, len(found), MAX_DELETED):
            chosen = players.c.id.in_(found[start : start + MAX_DELETED])
            with translate_errors():
                async with self._database.writing() as connection:  # they may have come back meanwhile
                    deleted += (await connection.execute(delete(players).where(chosen, idle))).rowcount
        return deleted


def _never_played() -> ColumnElement[bool]:
    """Condition for guests who were at no table, tournament or club, and whose ban or mute need not stay."""
    return and_(
        players.c.login.is_(None),
        players.c.banned_until.is_(None),
        players.c.muted_until.is_(None),
        ~exists().where(table_people.c.player == players.c.id),
        ~exists().where(match_seats.c.player == players.c.id),
        ~exists().where(tournament_people.c.player == players.c.id),
        ~exists().where(club_members.c.player == players.c.id),
    )


def _not_here_since(time: float) -> ColumnElement[bool]:
    used = func.coalesce(keys.c.last_used_at, keys.c.created_at)
    return and_(players.c.created_at < time, ~exists().where(keys.c.player == players.c.id, used >= time))
