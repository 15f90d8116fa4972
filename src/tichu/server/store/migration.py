"""Schema migrations; safe if several processes start at once."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tichu.server.store.database import Location, lock_until_commit
from tichu.server.store.errors import StoreError, translate_errors

SCRIPTS = Path(__file__).parent / "migrations"

MIGRATION_LOCK = 0x71C4_0001
"""Number of the PostgreSQL advisory lock for migrations."""

_alembic_lock = threading.Lock()  # Alembic keeps the running migration in a global


def configuration(connection: Connection | None = None) -> Config:
    """Create Alembic's settings without an ini file, for commands on ``connection``."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The revision this version of Tichu works with."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


def upgrade(location: Location) -> None:
    """Create or upgrade the schema in one transaction."""
    _run(location, change=True)


def check(location: Location) -> None:
    """Raise `StoreError` unless the schema is up to date."""
    _run(location, change=False)


def _run(location: Location, *, change: bool) -> None:
    engine = location.sync_engine()
    with _alembic_lock, translate_errors(), engine.begin() as connection:
        lock_until_commit(connection, MIGRATION_LOCK)
        found = MigrationContext.configure(connection).get_current_revision()
        if found == newest():
            return
        known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
        if found is not None and found not in known:
            raise StoreError(
                "store-too-new", f"the database at {location} belongs to a newer version of Tichu"
            )
        if not change:
            raise StoreError("store-too-old", f"the database at {location} needs a migration")
        command.upgrade(configuration(connection), "head")
