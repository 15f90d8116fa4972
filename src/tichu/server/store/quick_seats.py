"""Where quick match has seated people."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, insert, select

from tichu.server.store.database import Database, lock_until_commit
from tichu.server.store.errors import Conflict, translate_errors
from tichu.server.store.schema import quick_seats

QUICK_LOCK = 0x71C4_0003
"""Number of the PostgreSQL advisory lock for the seats of quick match."""


class QuickSeats:
    """The last table at which quick match has seated each person."""

    _database: Database

    async def reserve_seats(self, table: str, since: Mapping[str, float], at: float) -> None:
        """Reserve seats at a table for people who have waited ``since`` a time.

        `Conflict` if one of them was seated after they began to wait: another process was faster.
        """
        people = list(since)
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.run_sync(lock_until_commit, QUICK_LOCK)
                query = select(quick_seats.c.player, quick_seats.c.at).where(quick_seats.c.player.in_(people))
                for player, seated_at in (await connection.execute(query)).all():
                    if seated_at >= since[player]:
                        raise Conflict("conflict", f"{player} has been seated elsewhere")
                await connection.execute(delete(quick_seats).where(quick_seats.c.player.in_(people)))
                await connection.execute(
                    insert(quick_seats), [{"player": each, "table_id": table, "at": at} for each in people]
                )

    async def drop_seats(self, table: str) -> None:
        """Forget the seats at a table that could not be made."""
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(delete(quick_seats).where(quick_seats.c.table_id == table))

    async def seat_since(self, player: str, since: float) -> str | None:
        """The table at which a person was seated since a time."""
        query = select(quick_seats.c.table_id).where(
            quick_seats.c.player == player, quick_seats.c.at >= since
        )
        async with self._database.reading() as connection:
            return await connection.scalar(query)
