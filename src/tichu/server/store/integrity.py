"""Integrity of a SQLite file, as SQLite itself checks it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from tichu.server.store.database import BUSY_TIMEOUT, Location
from tichu.server.store.errors import StoreError

log = logging.getLogger("tichu.server.store")

MAX_CHECKED_AT_START: Final = 256 * 1024 * 1024
"""Bytes up to which a file is checked whenever the server starts; that takes about a second."""
NO_DATABASE: Final = "file is not a database"
"""What SQLite says of a file of another kind."""
MAX_PROBLEMS: Final = 100
"""Maximum number of problems to report."""


def file_problems(path: Path, *, thorough: bool) -> list[str]:
    """Return what is wrong with a SQLite file; ``thorough`` also compares indexes and references."""
    check = "integrity_check" if thorough else "quick_check"
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", timeout=BUSY_TIMEOUT, uri=True)) as file:
            found = [str(row[0]) for row in file.execute(f"PRAGMA {check}({MAX_PROBLEMS})")]
            if found == ["ok"]:
                found = []
            if thorough:
                broken = file.execute("PRAGMA foreign_key_check").fetchmany(MAX_PROBLEMS)
                found += [f"row {row[1]} of {row[0]} refers to a missing row of {row[2]}" for row in broken]
    except sqlite3.Error as error:
        return [str(error)]
    return found


async def check_at_start(url: str) -> None:
    """Raise `StoreError` if the SQLite file is damaged. A large file is left to ``tichu check``."""
    path = Location(url).path
    if path is None or not path.is_file():
        return
    if path.stat().st_size > MAX_CHECKED_AT_START:
        log.info("%s is large and not checked now: use `tichu check`", path)
        return
    problems = await asyncio.to_thread(file_problems, path, thorough=False)
    if problems and problems != [NO_DATABASE]:  # opening it says so
        raise StoreError(
            "store-damaged", f"{path} is damaged ({problems[0]}); restore a backup, or see `tichu check`"
        )
