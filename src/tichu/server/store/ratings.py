"""Ratings in the store. A match changes them once."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tichu.server.store.database import Database, lock_until_commit
from tichu.server.store.errors import StoreError, translate_errors
from tichu.server.store.rows import Rating
from tichu.server.store.schema import matches, ratings
from tichu.server.store.statements import upsert

RATING_LOCK = 0x71C4_0002
"""Number of the PostgreSQL advisory lock for ratings: matches that end together are rated one by one."""


class Ratings:
    """Queries and updates of ratings."""

    _database: Database

    async def ratings(self, players: Collection[str], variant: str) -> dict[str, Rating]:
        """Ratings of these players in a variant, without those who have none."""
        async with self._database.reading() as connection:
            return await _read(connection, players, variant)

    async def ratings_of(self, player: str) -> list[Rating]:
        """All ratings of a player, sorted by variant."""
        query = select(ratings).where(ratings.c.player == player).order_by(ratings.c.variant)
        async with self._database.reading() as connection:
            return [Rating(*row) for row in await connection.execute(query)]

    async def rate(
        self,
        table: str,
        number: int,
        compute: Callable[[dict[str, Rating]], Collection[Rating]],
        players: Collection[str],
        variant: str,
    ) -> bool:
        """Rate a match: ``compute`` maps the players' ratings to their new ones.

        A match is rated once: return False and change nothing if it has been rated already.
        """
        this = (matches.c.table_id == table) & (matches.c.number == number)
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.run_sync(lock_until_commit, RATING_LOCK)
                rated = await connection.scalar(select(matches.c.rated).where(this))
                if rated is None:
                    raise StoreError("unknown-match", f"there is no match {number} at table {table}")
                if rated:
                    return False
                new = compute(await _read(connection, players, variant))
                await connection.execute(update(matches).where(this).values(rated=True))
                await self._write_ratings(connection, new)
        return True

    async def _write_ratings(self, connection: AsyncConnection, new: Collection[Rating]) -> None:
        values = [
            {
                "player": rating.player,
                "variant": rating.variant,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "matches": rating.matches,
            }
            for rating in new
        ]
        if values:
            await connection.execute(upsert(self._database.dialect, ratings), values)


async def _read(connection: AsyncConnection, players: Collection[str], variant: str) -> dict[str, Rating]:
    query = select(ratings).where(ratings.c.variant == variant, ratings.c.player.in_(players))
    return {row.player: Rating(*row) for row in await connection.execute(query)}
