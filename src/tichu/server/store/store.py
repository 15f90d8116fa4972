"""The store itself: one object for everything the server must not forget."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from tichu.server.store import migrating
from tichu.server.store.database import Database, Location, prepare
from tichu.server.store.group import GroupCommit
from tichu.server.store.log import Entry, LogWriter
from tichu.server.store.people import People
from tichu.server.store.ratings import Ratings
from tichu.server.store.rows import Append
from tichu.server.store.tables import Tables


class Store(Tables, People, Ratings):
    """Everything the server keeps, in a SQLite file or in PostgreSQL. Made by `Store.open`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        log = LogWriter(database)
        self._group: GroupCommit[Entry] = GroupCommit(log.write, log.blame)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True) -> Store:
        """Open the store at ``sqlite:///some/file.db``, ``some/file.db`` or ``postgresql://…``.

        The tables are made, or brought up to date; without ``migrate`` they must be so already.
        """
        location = Location(url)
        await prepare(location)
        await asyncio.to_thread(migrating.upgrade if migrate else migrating.check, location)
        return cls(Database(location))

    async def close(self) -> None:
        """Write what is waiting, and close."""
        await self._group.close()
        await self._database.close()

    async def append(self, entry: Append) -> None:
        """Write the next events of a table, and return when they are safe.

        `Conflict` says that they are not what comes next; `StoreError` that they could not be written. Who
        stops waiting (a cancelled task) does not take the entry back.
        """
        await self._group.add(Entry(entry))

    async def ping(self) -> None:
        """Say nothing if the database answers, and fail if it does not."""
        async with self._database.reading() as connection:
            await connection.execute(select(1))
