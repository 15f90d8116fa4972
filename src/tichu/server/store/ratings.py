"""Ratings in the store: how well people play, changed once per match."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tichu.server.store.database import Database, take_turns
from tichu.server.store.errors import StoreError, in_our_words
from tichu.server.store.rows import Rating
from tichu.server.store.schema import matches, ratings
from tichu.server.store.statements import upsert

RATING_LOCK = 0x71C4_0002
"""PostgreSQL's advisory lock for ratings: who plays two matches at once loses none of them."""


class Ratings:
    """The part of the store that knows how well people play."""

    _database: Database

    async def ratings(self, players: Collection[str], variant: str) -> dict[str, Rating]:
        """The ratings these people have in a variant; who never played it is missing."""
        async with self._database.reading() as connection:
            return await _read(connection, players, variant)

    async def ratings_of(self, player: str) -> list[Rating]:
        """All ratings of one person, by the variants' names."""
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
        """Let a match count: ``compute`` gets the players' ratings and gives the new ones.

        A match counts once: False if it did so before, and then nothing changes.
        """
        this = (matches.c.table_id == table) & (matches.c.number == number)
        with in_our_words():
            async with self._database.writing() as connection:
                await connection.run_sync(take_turns, RATING_LOCK)
                rated = await connection.scalar(select(matches.c.rated).where(this))
                if rated is None:
                    raise StoreError("unknown-match", f"there is no match {number} at table {table}")
                if rated:
                    return False
                new = compute(await _read(connection, players, variant))
                await connection.execute(update(matches).where(this).values(rated=True))
                await self._put(connection, new)
        return True

    async def _put(self, connection: AsyncConnection, new: Collection[Rating]) -> None:
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
