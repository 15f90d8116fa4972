"""Database connections: parsing the URL, creating engines for writing, for reading and for bulk reading."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    nullcontext,
    suppress,
)
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tichu.core.extras import explain_missing
from tichu.server.store.errors import StoreError, closed, translate_errors
from tichu.server.store.group_commit import Written
from tichu.server.store.sqlite_writer import Rows, SqliteWriter, Statement
from tichu.server.store.statements import fastest

BUSY_TIMEOUT = 15.0
"""Seconds to wait for another process that is writing to the same SQLite file."""

PRIVATE = 0o600
"""Mode of new files: only the user of the server may read games and password hashes."""

SQLITE_DRIVERS = {"sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"}
POSTGRES_DRIVERS = {"postgresql", "postgres", "postgresql+psycopg"}

OTHER_WRITERS = 2
"""Transactions besides the log's that PostgreSQL carries out at the same time."""

ABANDONED_AFTER = 10.0
"""Seconds after which PostgreSQL ends a transaction whose process has gone silent. Its locks would otherwise
keep other processes from writing to the same tables, for hours if its host has vanished."""

POSTGRES_ARGS: dict[str, Any] = {
    "application_name": "tichu",
    "connect_timeout": 5,
    # Detect a lost host within seconds; the operating system's default takes hours.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


class Location:
    """Parsed database address: a SQLite file (``path``) or a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self.path: Path | None = None
        if "://" not in url:
            self.path = _file(url)
            return
        try:
            parsed = make_url(url)
        except (exc.ArgumentError, ValueError) as error:
            raise _bad_url("it is not a valid URL") from error
        if parsed.drivername in SQLITE_DRIVERS:
            if parsed.query:
                raise _bad_url("a SQLite URL takes no options after '?'")
            self.path = _file(parsed.database or "")
        elif parsed.drivername in POSTGRES_DRIVERS:
            self._server = parsed.set(drivername="postgresql+psycopg")
        else:
            raise _bad_url(f"{parsed.drivername!r} databases are not supported")

    def __str__(self) -> str:
        return str(self.path) if self.path else self._server.render_as_string(hide_password=True)

    def sync_engine(self) -> Engine:
        """Create an engine without a connection pool for blocking work such as migrations."""
        if self.path:
            url = URL.create("sqlite+pysqlite", database=str(self.path))
            engine = create_engine(url, poolclass=NullPool, connect_args=_sqlite_args())
            return _begin_immediate(_durable(engine))
        with explain_missing():
            return create_engine(self._server, poolclass=NullPool, connect_args=POSTGRES_ARGS)

    def writing_engine(self) -> AsyncEngine:
        """Create the engine for transactions. SQLite allows one writer, so its pool has one connection."""
        if self.path:
            engine = self._sqlite_engine(pool_size=1, max_overflow=0)
            _begin_immediate(_durable(engine.sync_engine))
            return engine
        engine = self._postgres_engine(pool_size=OTHER_WRITERS + 1, max_overflow=0)
        timeout = round(1000 * ABANDONED_AFTER)
        _on_connect(engine.sync_engine, f"SET idle_in_transaction_session_timeout = {timeout}")
        return engine

    def reading_engine(self) -> AsyncEngine:
        """Create the engine for single queries, which see committed data and never wait for a writer."""
        return self._reading_engine(*((3, 0) if self.path else (4, 4)))

    def bulk_engine(self) -> AsyncEngine:
        """Create the engine for queries that read much, with few connections that nobody else waits for."""
        return self._reading_engine(2, 0)

    def _reading_engine(self, size: int, overflow: int) -> AsyncEngine:
        options: dict[str, Any] = {
            "pool_size": size,
            "max_overflow": overflow,
            "isolation_level": "AUTOCOMMIT",
        }
        if self.path:
            engine = self._sqlite_engine(**options)
            _read_only(engine.sync_engine)
            return engine
        return self._postgres_engine(**options)

    def _sqlite_engine(self, **options: Any) -> AsyncEngine:
        url = URL.create("sqlite+aiosqlite", database=str(self.path))
        return create_async_engine(url, connect_args=_sqlite_args(), **options)

    def _postgres_engine(self, **options: Any) -> AsyncEngine:
        with explain_missing():
            # pool_pre_ping replaces connections that a restart of the server has broken.
            return create_async_engine(
                self._server, connect_args=POSTGRES_ARGS, pool_pre_ping=True, pool_timeout=15, **options
            )


class Database:
    """An open database: engines for transactions, for short queries and for those that read much."""

    def __init__(self, location: Location) -> None:
        self.location = location
        self._write = location.writing_engine()
        self._read = location.reading_engine()
        self._bulk = location.bulk_engine()
        self.dialect = self._write.dialect.name
        self._closed = False
        self._batches = None if location.path is None else SqliteWriter(location.path, BUSY_TIMEOUT)
        self._turn: AbstractAsyncContextManager[None] = (
            nullcontext() if self._batches is None else self._batches.turn
        )
        self._others = asyncio.Semaphore(OTHER_WRITERS if location.path is None else 1)
        """Lets other transactions queue among themselves: the log never waits for more than one of them."""
        self._writing: set[asyncio.Task[None]] = set()
        """Tasks that write the log to PostgreSQL."""

    def write(self, work: Sequence[tuple[Statement, Rows]], done: Written) -> None:
        """Execute every statement for each of its rows, all in one transaction; for the log."""
        if self._closed:
            done(closed())
        elif self._batches is not None:
            self._batches.write(work, done)
        else:
            writing = asyncio.create_task(self._write_log(work), name="store-writer")
            self._writing.add(writing)
            writing.add_done_callback(lambda task: self._written(task, done))

    async def _write_log(self, work: Sequence[tuple[Statement, Rows]]) -> None:
        async with self._transaction() as connection:
            for statement, rows in work:
                await connection.execute(*fastest(statement, rows))

    def _written(self, task: asyncio.Task[None], done: Written) -> None:
        self._writing.discard(task)
        done(asyncio.CancelledError() if task.cancelled() else task.exception())

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: committed at the end of the block, rolled back if the block raises."""
        async with self._others, self._transaction() as connection:
            yield connection

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        self._check_open()
        async with self._turn, self._write.begin() as connection:
            yield connection

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection for one query; database errors are raised as `StoreError`."""
        return self._connect(self._read)

    def bulk_reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection for a query that reads much: it never takes one that a player waits for."""
        return self._connect(self._bulk)

    @asynccontextmanager
    async def _connect(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        self._check_open()
        with translate_errors():
            async with engine.connect() as connection:
                yield connection

    async def close(self) -> None:
        """Close all connections."""
        self._closed = True
        if self._batches is not None:
            await self._batches.close()
        await self._bulk.dispose()
        await self._read.dispose()
        await self._write.dispose()

    def _check_open(self) -> None:
        if self._closed:
            raise closed()


def lock_until_commit(connection: Connection, lock: int) -> None:
    """Hold a PostgreSQL advisory lock until the transaction ends. SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": lock})


async def prepare(location: Location) -> None:
    """Create the SQLite file or check that it is one, and switch it to WAL so that readers never wait."""
    if location.path:
        await asyncio.to_thread(_prepare_file, location.path)


def _prepare_file(path: Path) -> None:
    if not path.parent.is_dir():
        raise _bad_url(f"the folder {path.parent} does not exist")
    with suppress(OSError):  # it exists; or it cannot be created, and SQLite says why
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    until = time.monotonic() + BUSY_TIMEOUT
    while True:
        try:
            with closing(sqlite3.connect(path, timeout=BUSY_TIMEOUT)) as connection:
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            break
        except sqlite3.OperationalError as error:
            # Changing the journal mode ignores the busy timeout, so retry here.
            if "locked" not in str(error) or time.monotonic() > until:
                raise StoreError("store-unavailable", f"{path} cannot be opened: {error}") from error
            time.sleep(0.02)
        except sqlite3.DatabaseError as error:
            raise _bad_url(f"{path} is not a SQLite database ({error})") from error
    if mode != "wal":
        raise _bad_url(f"the file system of {path} does not support WAL; use a local disk")


def _file(name: str) -> Path:
    if not name or name == ":memory:" or "\0" in name:
        raise _bad_url("it does not name a file; use sqlite:///tichu.db, or just tichu.db")
    return Path(name).expanduser().absolute()


def _bad_url(why: str) -> StoreError:
    return StoreError("bad-store-url", f"invalid store URL: {why}")


# -- connection settings ------------------------------------------------------------------------------------


def _sqlite_args() -> dict[str, Any]:
    return {"timeout": BUSY_TIMEOUT, "isolation_level": None}  # None: the driver starts no transactions


def _durable(engine: Engine) -> Engine:
    # FULL: a committed transaction survives a power failure.
    return _on_connect(engine, "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")


def _read_only(engine: Engine) -> Engine:
    return _on_connect(engine, "PRAGMA query_only = ON")


def _on_connect(engine: Engine, *statements: str) -> Engine:
    def connected(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", connected)
    return engine


def _begin_immediate(engine: Engine) -> Engine:
    # IMMEDIATE: a transaction that starts with a read fails, instead of waiting, when it wants to write.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine
