"""Reviews of finished rounds in the store, and what each player has lost in them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tichu.server.store.database import Database
from tichu.server.store.errors import translate_errors
from tichu.server.store.json_text import from_text, to_text
from tichu.server.store.schema import match_seats, matches, review_losses, reviews
from tichu.server.store.statements import upsert

REVIEW_FORMAT: Final = 1
"""Version of what reviews contain; those of other versions are computed again."""
MAX_LOSSES: Final = 2000
"""Maximum rounds of a player that are added up, the latest."""

Losses = Mapping[str, Mapping[str, Any]]
"""Decisions and points lost, by kind of decision."""


class ReviewedRound(NamedTuple):
    """A round of a match at a table."""

    table: str
    match: int
    number: int


class Reviews:
    """Queries and updates of reviews."""

    _database: Database

    async def review(self, table: str, match: int, number: int) -> bytes | None:
        """The review of a round as it is sent: JSON, compressed with gzip; None if there is none."""
        row = reviews.c
        query = select(row.body).where(
            row.table_id == table, row.match == match, row.number == number, row.format == REVIEW_FORMAT
        )
        async with self._database.bulk_reading() as connection:
            body: bytes | None = await connection.scalar(query)
        return body

    async def reviewed_rounds(self, table: str, match: int) -> set[int]:
        """The numbers of the rounds of a match that have a review."""
        row = reviews.c
        query = select(row.number).where(
            row.table_id == table, row.match == match, row.format == REVIEW_FORMAT
        )
        async with self._database.bulk_reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def add_review(self, reviewed: ReviewedRound, body: bytes, lost: Mapping[int, Losses]) -> None:
        """Store the review of a round; ``lost`` is what each player has lost, by number in the match."""
        table, match, number = reviewed
        seat = match_seats.c
        people = select(seat.player).where(seat.table_id == table, seat.number == match).order_by(seat.place)
        key = {"table_id": table, "match": match, "number": number}
        with translate_errors():
            async with self._database.writing() as connection:
                players = (await connection.execute(people)).scalars().all()
                row = key | {"format": REVIEW_FORMAT, "at": time.time(), "body": body}
                await connection.execute(upsert(self._database.dialect, reviews), [row])
                rows = [
                    key | {"player": player, "areas": to_text(dict(lost[at]))}
                    for at, player in enumerate(players)
                    if player is not None and at in lost
                ]
                if rows:
                    await connection.execute(upsert(self._database.dialect, review_losses), rows)

    async def losses_of(self, player: str, *, rated: bool = False) -> list[Losses]:
        """What a player has lost in reviewed rounds, the latest first; with ``rated`` in rated matches."""
        row, match = review_losses.c, matches.c
        joined = review_losses.join(matches, (match.table_id == row.table_id) & (match.number == row.match))
        query = select(row.areas).select_from(joined).where(row.player == player)
        if rated:
            query = query.where(match.rated)
        query = query.order_by(func.coalesce(match.finished_at, match.started_at).desc(), row.number.desc())
        async with self._database.bulk_reading() as connection:
            found = (await connection.execute(query.limit(MAX_LOSSES))).scalars()
            return [from_text(areas) for areas in found]


async def erase_from_reviews(connection: AsyncConnection, player: str) -> None:
    """Delete what a player has lost, and reviews of their matches, which contain their name."""
    seat = match_seats.c
    theirs = exists().where(
        seat.table_id == reviews.c.table_id, seat.number == reviews.c.match, seat.player == player
    )
    await connection.execute(delete(reviews).where(theirs))
    await connection.execute(delete(review_losses).where(review_losses.c.player == player))
