"""Queries of finished rounds: where they are in the logs, and the events of them.

They read much, so they have connections of their own: nobody who plays has to wait for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, Select, func, select

from tichu.server.store.database import Database
from tichu.server.store.json_text import from_text, to_text
from tichu.server.store.rows import RoundRow
from tichu.server.store.schema import events, match_seats, matches, rounds
from tichu.server.store.statements import upsert
from tichu.table.round_log import KINDS, LogLine, Outcome

OPTION_KINDS: Final = ("created", "options")
"""The kinds of events that set the options of a table."""


class Rounds:
    """Queries of finished rounds."""

    _database: Database

    async def round(self, table: str, match: int, number: int) -> RoundRow | None:
        """A finished round of a match; None if the index does not have it."""
        row = rounds.c
        query = select(rounds).where(row.table_id == table, row.match == match, row.number == number)
        found = await self._rounds(query)
        return found[0] if found else None

    async def rounds(self, table: str, match: int, after: int = 0, limit: int = 100) -> list[RoundRow]:
        """The finished rounds of a match after one of them, in order."""
        row = rounds.c
        query = select(rounds).where(row.table_id == table, row.match == match, row.number > after)
        return await self._rounds(query.order_by(row.number).limit(limit))

    async def count_rounds(self, table: str, match: int) -> tuple[int, int]:
        """The number of rounds of a match in the index, and the highest number of one."""
        row = rounds.c
        query = select(func.count(), func.max(row.number)).where(row.table_id == table, row.match == match)
        async with self._database.bulk_reading() as connection:
            count, highest = (await connection.execute(query)).one()
        return count, highest or 0

    async def _rounds(self, query: Select[Any]) -> list[RoundRow]:
        async with self._database.bulk_reading() as connection:
            found = (await connection.execute(query)).all()
        return [_round(row) for row in found]

    async def add_rounds(self, rows: Sequence[RoundRow]) -> None:
        """Add rounds to the index; those it has already are replaced."""
        if rows:
            statement = upsert(self._database.dialect, rounds)
            async with self._database.writing() as connection:
                await connection.execute(statement, [round_values(row) for row in rows])

    # -- the log ---------------------------------------------------------------------------------------------

    async def log_lines(self, table: str, after: int, upto: int, limit: int) -> list[LogLine]:
        """Deals and actions of a log after ``after`` and up to ``upto``, in order, at most ``limit``."""
        log = events.c
        query = select(log.seq, log.kind, log.data).where(
            log.table_id == table, log.seq > after, log.seq <= upto, log.kind.in_(KINDS)
        )
        async with self._database.bulk_reading() as connection:
            found = (await connection.execute(query.order_by(log.seq).limit(limit))).all()
        return [LogLine(*row) for row in found]

    async def options_at(self, table: str, seq: int) -> dict[str, Any] | None:
        """The options of a table at this point of its log."""
        log = events.c
        query = select(log.data).where(log.table_id == table, log.seq <= seq, log.kind.in_(OPTION_KINDS))
        async with self._database.bulk_reading() as connection:
            text = await connection.scalar(query.order_by(log.seq.desc()).limit(1))
        if text is None:
            return None
        options: dict[str, Any] = from_text(text)["options"]
        return options

    async def last_seq_of_match(self, table: str, number: int) -> int:
        """The number of the last event that can belong to a match."""
        following = select(matches.c.first_seq).where(matches.c.table_id == table, matches.c.number > number)
        last = select(func.max(events.c.seq)).where(events.c.table_id == table)
        async with self._database.bulk_reading() as connection:
            seq = await connection.scalar(following.order_by(matches.c.number).limit(1))
            return seq - 1 if seq is not None else await connection.scalar(last) or 0

    async def has_played(self, table: str, player: str) -> bool:
        """Whether a person had a place in a match of the table."""
        seat = match_seats.c
        query = select(seat.place).where(seat.table_id == table, seat.player == player).limit(1)
        async with self._database.bulk_reading() as connection:
            return await connection.scalar(query) is not None


def round_values(row: RoundRow) -> dict[str, Any]:
    """Return a round as database values."""
    out, scores, totals = row.outcome
    return {
        "table_id": row.table,
        "match": row.match,
        "number": row.number,
        "first_seq": row.first_seq,
        "last_seq": row.last_seq,
        "result": to_text({"out": out, "scores": scores, "totals": totals}),
    }


def _round(row: Row[Any]) -> RoundRow:
    result = from_text(row.result)
    parts = [None if result[key] is None else tuple(result[key]) for key in ("out", "scores", "totals")]
    out, scores, totals = parts
    return RoundRow(
        table=row.table_id,
        match=row.match,
        number=row.number,
        first_seq=row.first_seq,
        last_seq=row.last_seq,
        outcome=Outcome(out or (), scores, totals),
    )
