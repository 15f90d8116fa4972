"""Writing table logs: entries as database values, written in batches."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from sqlalchemy import bindparam, delete, insert, or_, select

from tichu.core.errors import TichuError
from tichu.server.store.database import Database
from tichu.server.store.errors import Conflict, StoreError, is_serialization_failure, refused, unavailable
from tichu.server.store.group_commit import Written
from tichu.server.store.json_text import to_text
from tichu.server.store.rounds import round_values
from tichu.server.store.rows import MatchRow, NewEvents, TableRow
from tichu.server.store.schema import events, match_seats, matches, rounds, table_people, tables
from tichu.server.store.sqlite_writer import Rows, Statement
from tichu.server.store.statements import upsert

Values = dict[str, Any]


class LogEntry:
    """`NewEvents` as database values. The caller creates it, so invalid JSON fails in the caller."""

    __slots__ = ("events", "is_listed", "match", "people", "round", "row", "seats", "table")

    def __init__(self, append: NewEvents) -> None:
        self.table = append.table
        self.events: list[Values] = [
            {
                "table_id": append.table,
                "seq": event.seq,
                "kind": event.kind,
                "data": to_text(event.data),
                "at": event.at,
                "player": event.player,
                "action_id": event.action_id,
            }
            for event in append.events
        ]
        self.is_listed = bool(append.row or append.match or append.round)
        """Whether it changes more than the log: what lists of tables, matches or rounds show."""
        if self.is_listed:
            _check_one_table(append)
        self.row = _row_values(append.row) if append.row else None
        self.people = _people_values(append.row) if append.row else []
        self.match = _match_values(append.match) if append.match else None
        self.seats = _seat_values(append.match) if append.match else []
        self.round = round_values(append.round) if append.round else None


class LogWriter:
    """Writes batches of entries, each batch in one transaction."""

    def __init__(self, database: Database) -> None:
        dialect = database.dialect
        self._database = database
        self._put_events = insert(events)
        self._put_people = insert(table_people)
        self._put_seats = insert(match_seats)
        self._put_tables = upsert(dialect, tables)
        self._drop_people = delete(table_people).where(table_people.c.table_id == bindparam("of_table"))
        self._put_rounds = upsert(dialect, rounds)
        self._put_matches = upsert(dialect, matches, rated=_stays_rated)
        self._drop_seats = delete(match_seats).where(
            match_seats.c.table_id == bindparam("of_table"), match_seats.c.number == bindparam("of_number")
        )

    def write(self, entries: Sequence[LogEntry], done: Written) -> None:
        """Write all entries in one transaction, or none of them; tell when that is done."""
        # Sorted by table, so that processes lock the same rows in the same order and cannot deadlock.
        # The sort is stable: the order within a table stays.
        entries = sorted(entries, key=attrgetter("table"))
        work: list[tuple[Statement, Rows]] = [
            (self._put_events, [event for entry in entries for event in entry.events])
        ]
        listed = [entry for entry in entries if entry.is_listed]
        if listed:
            work += self._tables(listed)
            work += self._matches(listed)
            work.append((self._put_rounds, [entry.round for entry in listed if entry.round]))
        self._database.write([(statement, rows) for statement, rows in work if rows], done)

    def _tables(self, entries: Sequence[LogEntry]) -> list[tuple[Statement, Rows]]:
        last = {entry.table: entry for entry in entries if entry.row}
        return [
            (self._put_tables, [entry.row for entry in last.values() if entry.row]),
            (self._drop_people, [{"of_table": table} for table in last]),
            (self._put_people, [person for entry in last.values() for person in entry.people]),
        ]

    def _matches(self, entries: Sequence[LogEntry]) -> list[tuple[Statement, Rows]]:
        last = {(entry.table, entry.match["number"]): entry for entry in entries if entry.match}
        return [
            (self._put_matches, [entry.match for entry in last.values() if entry.match]),
            (self._drop_seats, [{"of_table": table, "of_number": number} for table, number in last]),
            (self._put_seats, [seat for entry in last.values() for seat in entry.seats]),
        ]

    async def diagnose(self, entry: LogEntry, error: Exception) -> TichuError:
        """The error for an entry that the database rejected."""
        if is_serialization_failure(error):
            return unavailable(error)
        try:
            return await self._conflict(entry) or refused(error)
        except StoreError as failure:  # its values may be invalid in a query, too
            return failure if failure.code == "store-unavailable" else refused(error)

    async def _conflict(self, entry: LogEntry) -> Conflict | None:
        log = events.c
        here = select(log.seq).where(log.table_id == entry.table).limit(1)
        async with self._database.reading() as connection:
            seq = await connection.scalar(here.where(log.seq.in_([event["seq"] for event in entry.events])))
            if seq is not None:
                return Conflict("conflict", f"event {seq} of table {entry.table} has already been written")
            for event in entry.events:
                if event["action_id"] is None:
                    continue
                same = (log.player == event["player"]) & (log.action_id == event["action_id"])
                seq = await connection.scalar(here.where(same))
                if seq is not None:
                    return Conflict(
                        "duplicate-action", f"this action has already been written as event {seq}"
                    )
        return None


def _check_one_table(append: NewEvents) -> None:
    named = {append.table}
    named.update(row.id for row in (append.row,) if row)
    named.update(part.table for part in (append.match, append.round) if part)
    if len(named) > 1:
        raise StoreError("store-refused", "an entry must concern one table only")


def _stays_rated(old: Any, new: Any) -> Any:
    """Keep the flag once it is set: the table may not know yet that its match was rated."""
    return or_(old, new)


def _row_values(row: TableRow) -> Values:
    return {
        "id": row.id,
        "status": row.status,
        "public": row.public,
        "variant": row.variant,
        "edition": row.edition,
        "host": row.host,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
        "summary": to_text(row.summary),
    }


def _people_values(row: TableRow) -> list[Values]:
    people = dict.fromkeys(row.summary.get("people") or ())
    return [{"table_id": row.id, "player": player} for player in people]


def _match_values(match: MatchRow) -> Values:
    return {
        "table_id": match.table,
        "number": match.number,
        "variant": match.variant,
        "edition": match.edition,
        "started_at": match.started_at,
        "finished_at": match.finished_at,
        "first_seq": match.first_seq,
        "result": None if match.result is None else to_text(match.result),
        "rated": match.rated,
    }


def _seat_values(match: MatchRow) -> list[Values]:
    return [
        {
            "table_id": match.table,
            "number": match.number,
            "place": seat.place,
            "player": seat.player,
            "name": seat.name,
            "bot": seat.bot,
        }
        for seat in match.seats
    ]
