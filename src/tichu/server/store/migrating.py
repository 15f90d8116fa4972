"""Bringing a database up to date, however many processes try it at once."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tichu.server.store.database import Location, take_turns
from tichu.server.store.errors import StoreError, in_our_words

SCRIPTS = Path(__file__).parent / "migrations"

MIGRATION_LOCK = 0x71C4_0001
"""PostgreSQL's advisory lock for migrations; any number that nobody else uses."""

_one_at_a_time = threading.Lock()  # Alembic keeps the migration it is busy with in a global


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's settings, without an ini file; its commands then work on ``connection``."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The revision this program works with."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


def upgrade(location: Location) -> None:
    """Make all tables, or bring the old ones up to date: in one transaction, all or nothing."""
    _run(location, change=True)


def check(location: Location) -> None:
    """Complain unless the database is up to date."""
    _run(location, change=False)


def _run(location: Location, *, change: bool) -> None:
    engine = location.sync_engine()
    with _one_at_a_time, in_our_words(), engine.begin() as connection:
        take_turns(connection, MIGRATION_LOCK)
        found = MigrationContext.configure(connection).get_current_revision()
        if found == newest():
            return
        known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
        if found is not None and found not in known:
            raise StoreError("store-too-new", f"the database at {location} is of a newer version of Tichu")
        if not change:
            raise StoreError("store-too-old", f"the database at {location} is not up to date; migrate it")
        command.upgrade(configuration(connection), "head")
