"""The store: everything the server persists."""

from __future__ import annotations

import asyncio

from sqlalchemy import select, text

from tichu.server.store import migration
from tichu.server.store.administration import Administration
from tichu.server.store.clubs import Clubs
from tichu.server.store.contacts import Contacts
from tichu.server.store.database import Database, Location, prepare
from tichu.server.store.errors import StoreError, translate_errors
from tichu.server.store.event_log import LogEntry, LogWriter
from tichu.server.store.group_commit import GroupCommit, Settled
from tichu.server.store.guests import Guests
from tichu.server.store.keys import Keys
from tichu.server.store.personal import PersonalData
from tichu.server.store.push import PushSubscriptions
from tichu.server.store.puzzle_tries import PuzzleTries
from tichu.server.store.quick_seats import QuickSeats
from tichu.server.store.ratings import Ratings
from tichu.server.store.reviews import Reviews
from tichu.server.store.rounds import Rounds
from tichu.server.store.rows import NewEvents
from tichu.server.store.tables import Tables
from tichu.server.store.tournaments import Tournaments


class Store(
    Tables,
    Rounds,
    Reviews,
    Administration,
    Keys,
    Guests,
    PersonalData,
    Ratings,
    Contacts,
    PushSubscriptions,
    Tournaments,
    QuickSeats,
    PuzzleTries,
    Clubs,
):
    """Persistent storage in a SQLite file or in PostgreSQL. Create it with `Store.open`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        log = LogWriter(database)
        self._group: GroupCommit[LogEntry] = GroupCommit(log.write, log.diagnose)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True) -> Store:
        """Open the store at ``sqlite:///some/file.db``, ``some/file.db`` or ``postgresql://…``.

        The schema is created or upgraded; without ``migrate`` it must be up to date.
        """
        location = Location(url)
        await prepare(location)
        await asyncio.to_thread(migration.upgrade if migrate else migration.check, location)
        return cls(Database(location))

    @classmethod
    async def open_unchanged(cls, url: str) -> Store:
        """Open an existing store: nothing is created, upgraded or switched to WAL."""
        location = Location(url)
        if location.path is not None and not location.path.is_file():
            raise StoreError("bad-store-url", f"there is no store at {location.path}")
        await asyncio.to_thread(migration.check, location)
        return cls(Database(location))

    async def close(self) -> None:
        """Write the queued entries and close the database."""
        await self._group.close()
        await self._database.close()

    async def append(self, entry: NewEvents) -> None:
        """Append events to a table's log and return when they are committed.

        Raises `Conflict` if the sequence numbers are taken and `StoreError` if the entry cannot be written.
        Cancelling the caller does not withdraw the entry.
        """
        await self._group.add(LogEntry(entry))

    def submit(self, entry: NewEvents, done: Settled) -> None:
        """Queue events for a table's log; ``done`` is called when they are committed, or with the error."""
        self._group.submit(LogEntry(entry), done)

    async def ping(self) -> None:
        """Raise `StoreError` if the database does not respond."""
        async with self._database.reading() as connection:
            await connection.execute(select(1))

    async def check_writing(self) -> None:
        """Raise `StoreError` unless a transaction can be committed. It changes nothing but costs a write."""
        with translate_errors():
            async with self._database.writing() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
