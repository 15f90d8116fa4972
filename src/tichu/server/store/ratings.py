"""Ratings in the store. A match changes them once."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tichu.server.store.database import Database, lock_until_commit
from tichu.server.store.errors import StoreError, translate_errors
from tichu.server.store.rows import LadderRow, Rating, RatingPoint
from tichu.server.store.schema import matches, players, rating_history, ratings
from tichu.server.store.statements import upsert
from tichu.table.places import BOT_ID

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
        rated: Collection[str],
        variant: str,
    ) -> bool:
        """Rate a match: ``compute`` maps the ratings of those who are ``rated`` to their new ones.

        A match is rated once: return False and change nothing if it has been rated already.
        """
        this = (matches.c.table_id == table) & (matches.c.number == number)
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.run_sync(lock_until_commit, RATING_LOCK)
                row = (
                    await connection.execute(select(matches.c.rated, matches.c.finished_at).where(this))
                ).first()
                if row is None:
                    raise StoreError("unknown-match", f"there is no match {number} at table {table}")
                if row.rated:
                    return False
                new = compute(await _read(connection, rated, variant))
                await connection.execute(update(matches).where(this).values(rated=True))
                await self._write_ratings(connection, new)
                await _write_history(connection, new, table, number, row.finished_at or 0.0)
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

    # -- the ladder ----------------------------------------------------------------------------------------

    async def rating_history(self, player: str, variant: str, limit: int) -> list[RatingPoint]:
        """The last ratings of a player in a variant, the oldest first."""
        point = rating_history.c
        query = (
            select(point.at, point.mu, point.sigma, point.table_id, point.number)
            .where(point.player == player, point.variant == variant)
            .order_by(point.at.desc(), point.table_id, point.number.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            found = [RatingPoint(*row) for row in await connection.execute(query)]
        return found[::-1]

    async def ladder(self, variant: str, max_sigma: float, now: float, limit: int) -> list[LadderRow]:
        """Accounts and bots with a rating that is known well enough, the best first."""
        query = (
            select(ratings, players.c.name, players.c.avatar)
            .join_from(ratings, players, players.c.id == ratings.c.player, isouter=True)
            .where(_on_ladder(variant, max_sigma, now))
            .order_by(_CAUTIOUS.desc(), ratings.c.player)
            .limit(limit)
        )
        async with self._database.bulk_reading() as connection:
            rows = (await connection.execute(query)).all()
        return [LadderRow(Rating(*row[:5]), row.name, row.avatar) for row in rows]

    async def ladder_size(self, variant: str, max_sigma: float, now: float) -> int:
        """How many are on the ladder of a variant."""
        return await self._count_ladder(_on_ladder(variant, max_sigma, now))

    async def ladder_place(self, rating: Rating, max_sigma: float, now: float) -> int:
        """The place of a rating on the ladder, from 1."""
        better = rating.mu - 3 * rating.sigma < _CAUTIOUS
        return 1 + await self._count_ladder(_on_ladder(rating.variant, max_sigma, now) & better)

    async def _count_ladder(self, which: ColumnElement[bool]) -> int:
        query = (
            select(func.count())
            .select_from(ratings)
            .join(players, players.c.id == ratings.c.player, isouter=True)
            .where(which)
        )
        async with self._database.bulk_reading() as connection:
            return await connection.scalar(query) or 0


_CAUTIOUS = ratings.c.mu - 3 * ratings.c.sigma
"""What the ladder is sorted by: a rating that a player has at least, almost certainly."""


def _on_ladder(variant: str, max_sigma: float, now: float) -> ColumnElement[bool]:
    is_bot = ratings.c.player.startswith(BOT_ID, autoescape=True)
    banned = players.c.banned_until > now
    has_account = and_(players.c.login.is_not(None), or_(players.c.banned_until.is_(None), ~banned))
    return and_(ratings.c.variant == variant, ratings.c.sigma <= max_sigma, or_(is_bot, has_account))


async def _write_history(
    connection: AsyncConnection, new: Collection[Rating], table: str, number: int, at: float
) -> None:
    values = [
        {
            "player": each.player,
            "variant": each.variant,
            "table_id": table,
            "number": number,
            "at": at,
            "mu": each.mu,
            "sigma": each.sigma,
        }
        for each in new
    ]
    if values:
        await connection.execute(insert(rating_history), values)


async def _read(connection: AsyncConnection, players: Collection[str], variant: str) -> dict[str, Rating]:
    query = select(ratings).where(ratings.c.variant == variant, ratings.c.player.in_(players))
    return {row.player: Rating(*row) for row in await connection.execute(query)}
