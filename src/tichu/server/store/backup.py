"""Online backup of a SQLite store. For PostgreSQL, use ``pg_dump``."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tichu.server.store.database import BUSY_TIMEOUT, PRIVATE, Location
from tichu.server.store.errors import StoreError


async def backup(url: str, target: str | os.PathLike[str]) -> None:
    """Copy the SQLite store at ``url`` to the new file ``target``.

    The server may keep running: the copy is a consistent snapshot. ``target`` appears only when complete.
    """
    source = Location(url).path
    if source is None:
        raise StoreError("backup-not-here", "backup copies SQLite files only; for PostgreSQL, use pg_dump")
    await asyncio.to_thread(_copy, source, Path(target))


def _copy(source: Path, target: Path) -> None:
    if not source.is_file():
        raise StoreError("backup-failed", f"there is no store at {source}")
    if target.exists():
        raise StoreError("backup-failed", f"{target} already exists; a backup never overwrites a file")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        with closing(sqlite3.connect(part)) as copy:
            with closing(sqlite3.connect(source, timeout=BUSY_TIMEOUT)) as original:
                original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # a single file, without -wal and -shm
            (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise StoreError("backup-failed", f"the copy of {source} is damaged: {verdict}")
        with open(part, "rb") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError("backup-failed", f"{source} could not be copied to {target}: {error}") from error
    finally:
        for name in (part.name, f"{part.name}-wal", f"{part.name}-shm", f"{part.name}-journal"):
            part.with_name(name).unlink(missing_ok=True)
