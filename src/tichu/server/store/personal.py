"""Personal data in the store: what a player has said, and the erasure of everything about them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import bindparam, delete, select, text, update

from tichu.server.store.clubs import erase_from_clubs
from tichu.server.store.database import Database
from tichu.server.store.errors import translate_errors
from tichu.server.store.json_text import from_text, to_text
from tichu.server.store.reviews import erase_from_reviews
from tichu.server.store.rows import ChatLine
from tichu.server.store.schema import (
    PERSONAL_EVENTS,
    events,
    match_seats,
    players,
    rating_history,
    ratings,
    table_people,
    tables,
)
from tichu.server.store.tournaments import Erased, Tournaments, erase_from_tournaments

DELETED_NAME: Final = "deleted player"
"""The name of deleted players in lists, logs and records."""
DELETED_TEXT: Final = "…"
"""What is left of their chat messages."""
SAID: Final = ("text", "phrase", "reaction")
"""The keys of a chat event that contain what was said."""
BATCH: Final = 200
"""Events that are rewritten in one transaction."""


class PersonalData(Tournaments):
    """Queries and erasure of personal data."""

    _database: Database

    async def chat_of(self, player: str) -> list[ChatLine]:
        """The chat messages of a player, oldest first."""
        found = [(table, data, at) for table, _, data, at in await self._about(player) if _is_chat(data)]
        return sorted(
            (ChatLine(table, at, _said(data)) for table, data, at in found), key=lambda line: line.at
        )

    async def erase(self, player: str) -> None:
        """Delete a player. Their matches stay, with another name; their messages lose their text.

        If it fails halfway, the player still exists, and it can be done again.
        """
        found = await self._about(player)
        rewritten = [
            {"of_table": table, "of_seq": seq, "data": to_text(_anonymous(data))}
            for table, seq, data, _ in found
        ]
        log = events.c
        this = (log.table_id == bindparam("of_table")) & (log.seq == bindparam("of_seq"))
        statement = update(events).where(this).values(data=bindparam("data"))
        with translate_errors():
            for start in range(0, len(rewritten), BATCH):
                async with self._database.writing() as connection:
                    await connection.execute(statement, rewritten[start : start + BATCH])
        await self._erase_rows(player, await self.tournament_events_of(player))

    async def _about(self, player: str) -> list[tuple[str, int, dict[str, Any], float]]:
        """The events that contain the name or the words of a player: table, number, data and time."""
        log = events.c
        query = select(log.table_id, log.seq, log.data, log.at).where(
            text(PERSONAL_EVENTS), log.data.contains(f'"{player}"', autoescape=True)
        )
        async with self._database.bulk_reading() as connection:
            rows = (await connection.execute(query.order_by(log.table_id, log.seq))).all()
        read = ((table, seq, from_text(data), at) for table, seq, data, at in rows)
        return [row for row in read if row[2].get("player") == player]

    async def _erase_rows(self, player: str, tournaments: Iterable[str]) -> None:
        """Delete the player with their keys and ratings, and their name in lists, in one transaction."""
        mine = select(table_people.c.table_id).where(table_people.c.player == player)
        seats = update(match_seats).where(match_seats.c.player == player).values(name=DELETED_NAME)
        with translate_errors():
            async with self._database.writing() as connection:
                listed = await connection.execute(
                    select(tables.c.id, tables.c.summary).where(tables.c.id.in_(mine))
                )
                for table, summary in listed.all():
                    await connection.execute(
                        update(tables)
                        .where(tables.c.id == table)
                        .values(summary=_without_name(summary, player))
                    )
                await erase_from_tournaments(
                    connection, tournaments, player, Erased(DELETED_NAME, DELETED_TEXT)
                )
                await erase_from_clubs(connection, player)
                await erase_from_reviews(connection, player)
                await connection.execute(seats)
                for rated in (ratings, rating_history):
                    await connection.execute(delete(rated).where(rated.c.player == player))
                await connection.execute(delete(players).where(players.c.id == player))


def _is_chat(data: dict[str, Any]) -> bool:
    return any(key in data for key in SAID)


def _said(data: dict[str, Any]) -> str:
    return str(next((data[key] for key in SAID if data.get(key)), ""))


def _anonymous(data: dict[str, Any]) -> dict[str, Any]:
    replaced: dict[str, Any] = {"name": DELETED_NAME}
    if "avatar" in data:
        replaced["avatar"] = None
    if data.get("text"):
        replaced["text"] = DELETED_TEXT
    return {**data, **replaced}


def _without_name(summary: str, player: str) -> str:
    data = from_text(summary)
    for place in data.get("places", ()):
        if place.get("player") == player:
            place["name"] = DELETED_NAME
    return to_text(data)
