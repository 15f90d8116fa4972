"""Batches of statements for SQLite, each batch in one transaction in a thread of its own.

The log is written this way because it is written with every action: a batch crosses to the thread and back
once, where an asynchronous driver would cross for each statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Table, exc
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import Delete, Insert

from tichu.server.store.write_turn import WriteTurn

Statement: TypeAlias = Insert | Delete
Rows: TypeAlias = Sequence[Mapping[str, Any]]

_DIALECT = sqlite.dialect()


class _Batch(NamedTuple):
    """Statements with their rows, and whom to tell when they were executed."""

    work: Sequence[tuple[Statement, Rows]]
    done: Callable[[Exception | None], None]


class SqliteWriter:
    """One connection, used by one thread."""

    def __init__(self, path: Path, busy_timeout: float) -> None:
        self._path = path
        self._busy_timeout = busy_timeout
        self.turn = WriteTurn()
        """Lets SQLite's two writing connections wait for each other fairly, which its own lock does not."""
        self._loop = asyncio.get_running_loop()
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def write(self, work: Sequence[tuple[Statement, Rows]], done: Callable[[Exception | None], None]) -> None:
        """Execute every statement for each of its rows in one transaction; errors are SQLAlchemy's."""
        batch = _Batch(work, done)
        self.turn.take(lambda: self._batches.put(batch))

    def _finish(self, batch: _Batch, error: Exception | None) -> None:
        self.turn.give_back()
        batch.done(error)

    async def close(self) -> None:
        """Finish the batches that were given, and end the thread."""
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread ---------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            error = self._commit(batch.work)
            with suppress(RuntimeError):  # the event loop is closed
                self._loop.call_soon_threadsafe(self._finish, batch, error)
        self._disconnect()

    def _commit(self, work: Sequence[tuple[Statement, Rows]]) -> Exception | None:
        """Write a batch, or nothing of it and return the error."""
        try:
            connection = self._connection or self._connect()
            texts = [_bound(statement, rows) for statement, rows in work]
            if len(texts) == 1 and len(texts[0][1]) == 1:  # one action: a transaction of its own
                connection.execute(texts[0][0], texts[0][1][0])
                return None
            connection.execute("BEGIN IMMEDIATE")
            for text, values in texts:
                connection.executemany(text, values)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            self._roll_back()
            return _translated(error)
        except Exception as error:
            self._disconnect()  # the connection may be damaged: the next batch gets a new one
            return _translated(error) if isinstance(error, sqlite3.Error) else error
        return None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=self._busy_timeout, isolation_level=None)
        # FULL: a committed transaction survives a power failure.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        self._connection = connection
        return connection

    def _roll_back(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                self._disconnect()

    def _disconnect(self) -> None:
        """Close the connection; an open transaction is rolled back."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


def _bound(statement: Statement, rows: Rows) -> tuple[str, list[list[Any]]]:
    """Return the SQL of a statement, and the values of its parameters for each row."""
    text, names = _compiled(statement)
    return text, [[row[name] for name in names] for row in rows]


@lru_cache(maxsize=64)
def _compiled(statement: Statement) -> tuple[str, tuple[str, ...]]:
    """Return the SQL of a statement and the names of its parameters, in order."""
    columns = [column.name for column in statement.table.c] if isinstance(statement, Insert) else None
    assert isinstance(statement.table, Table)
    compiled = statement.compile(dialect=_DIALECT, column_keys=columns)
    return str(compiled), tuple(compiled.positiontup or ())


def _translated(error: sqlite3.Error) -> Exception:
    """Return the error as SQLAlchemy would raise it, so that it is judged like those of other connections."""
    translated: Exception = exc.DBAPIError.instance(None, None, error, sqlite3.Error)
    return translated
