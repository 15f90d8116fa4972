"""The way to the database: where it is, how to connect, and one door for reading, one for writing."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tichu.server.store.errors import StoreError, closed, in_our_words

BUSY_SECONDS = 15.0
"""How long a process waits for another one that is writing to the same file."""

SQLITE_DRIVERS = {"sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"}
POSTGRES_DRIVERS = {"postgresql", "postgres", "postgresql+psycopg"}

POSTGRES_ARGS: dict[str, Any] = {
    "application_name": "tichu",
    "connect_timeout": 5,
    # A host that vanished is noticed within seconds, not when the operating system gives up after hours.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


class Location:
    """Where a database is: a file for SQLite (``path``), or a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self.path: Path | None = None
        if "://" not in url:
            self.path = _file(url)
            return
        try:
            parsed = make_url(url)
        except (exc.ArgumentError, ValueError) as error:
            raise _bad("it cannot be read as a URL") from error
        if parsed.drivername in SQLITE_DRIVERS:
            if parsed.query:
                raise _bad("a SQLite URL takes no options after '?'")
            self.path = _file(parsed.database or "")
        elif parsed.drivername in POSTGRES_DRIVERS:
            self._server = parsed.set(drivername="postgresql+psycopg")
        else:
            raise _bad(f"nothing is known about {parsed.drivername!r} databases")

    def __str__(self) -> str:
        return str(self.path) if self.path else self._server.render_as_string(hide_password=True)

    def sync_engine(self) -> Engine:
        """An engine for work outside the event loop, such as migrations; it keeps no connections."""
        if self.path:
            url = URL.create("sqlite+pysqlite", database=str(self.path))
            engine = create_engine(url, poolclass=NullPool, connect_args=_sqlite_args())
            return _write_at_once(_durable(engine))
        with _psycopg_is_there():
            return create_engine(self._server, poolclass=NullPool, connect_args=POSTGRES_ARGS)

    def writing_engine(self) -> AsyncEngine:
        """The engine for transactions. SQLite has one writer at a time, so it gets one connection."""
        if self.path:
            engine = self._sqlite_engine(pool_size=1, max_overflow=0)
            _write_at_once(_durable(engine.sync_engine))
            return engine
        return self._postgres_engine(pool_size=3, max_overflow=0)

    def reading_engine(self) -> AsyncEngine:
        """The engine for single queries: each sees all that is committed, and none waits for a writer."""
        if self.path:
            engine = self._sqlite_engine(pool_size=3, max_overflow=0, isolation_level="AUTOCOMMIT")
            _read_only(engine.sync_engine)
            return engine
        return self._postgres_engine(pool_size=4, max_overflow=4, isolation_level="AUTOCOMMIT")

    def _sqlite_engine(self, **options: Any) -> AsyncEngine:
        url = URL.create("sqlite+aiosqlite", database=str(self.path))
        return create_async_engine(url, connect_args=_sqlite_args(), **options)

    def _postgres_engine(self, **options: Any) -> AsyncEngine:
        with _psycopg_is_there():
            # Asking before use whether a connection is alive makes a restart of the server harmless.
            return create_async_engine(
                self._server, connect_args=POSTGRES_ARGS, pool_pre_ping=True, pool_timeout=15, **options
            )


class Database:
    """An open database with its two doors."""

    def __init__(self, location: Location) -> None:
        self.location = location
        self._write = location.writing_engine()
        self._read = location.reading_engine()
        self.dialect = self._write.dialect.name
        self._closed = False

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, rolled back if the block fails."""
        self._must_be_open()
        async with self._write.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for one query; the database's complaints come as a `StoreError`."""
        self._must_be_open()
        with in_our_words():
            async with self._read.connect() as connection:
                yield connection

    async def close(self) -> None:
        """Let all connections go."""
        self._closed = True
        await self._read.dispose()
        await self._write.dispose()

    def _must_be_open(self) -> None:
        if self._closed:
            raise closed()


def take_turns(connection: Connection, lock: int) -> None:
    """Let nobody else into this kind of transaction until it ends (SQLite's are alone anyway)."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": lock})


async def prepare(location: Location) -> None:
    """Make a new SQLite file, or see that the old one is one; readers never wait for its writer (WAL)."""
    if location.path:
        await asyncio.to_thread(_prepare_file, location.path)


def _prepare_file(path: Path) -> None:
    if not path.parent.is_dir():
        raise _bad(f"there is no folder {path.parent}")
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            break
        except sqlite3.OperationalError as error:
            # This one change of mode does not wait for others as everything else does.
            if "locked" not in str(error) or time.monotonic() > until:
                raise StoreError("store-unavailable", f"{path} cannot be opened: {error}") from error
            time.sleep(0.02)
        except sqlite3.DatabaseError as error:
            raise _bad(f"{path} is no SQLite database ({error})") from error
    if mode != "wal":
        raise _bad(f"{path} lies where SQLite cannot share it between readers and a writer; use a local disk")


def _file(name: str) -> Path:
    if not name or name == ":memory:" or "\0" in name:
        raise _bad("it names no file; write sqlite:///tichu.db, or just tichu.db")
    return Path(name).expanduser().absolute()


def _bad(why: str) -> StoreError:
    return StoreError("bad-store-url", f"this is no place for the store: {why}")


@contextmanager
def _psycopg_is_there() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        raise StoreError(
            "missing-driver", f"PostgreSQL needs {missing.name}: pip install 'tichu[cluster]'"
        ) from missing


# -- SQLite, as we want it -----------------------------------------------------------------------------------


def _sqlite_args() -> dict[str, Any]:
    return {"timeout": BUSY_SECONDS, "isolation_level": None}  # None: transactions begin when we say so


def _durable(engine: Engine) -> Engine:
    # FULL: what is committed survives the loss of power.
    return _on_connect(engine, "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")


def _read_only(engine: Engine) -> Engine:
    return _on_connect(engine, "PRAGMA query_only = ON")


def _on_connect(engine: Engine, *statements: str) -> Engine:
    def connected(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()

    event.listen(engine, "connect", connected)
    return engine


def _write_at_once(engine: Engine) -> Engine:
    # IMMEDIATE: a transaction that began with reading could not wait for its turn to write.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine
