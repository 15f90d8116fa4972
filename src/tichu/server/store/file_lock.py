"""A lock that keeps a second server off a SQLite file.

Two servers on one file would each play the same tables. The lock is a file of its own next to the database:
closing a second handle of the database itself would release SQLite's locks. The system releases it when the
process ends, however it ends.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tichu.server.store.database import Location
from tichu.server.store.errors import StoreError

log = logging.getLogger("tichu.server.store")


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold the lock of a SQLite store; raise `StoreError` if another server holds it.

    PostgreSQL needs none: any number of servers share it.
    """
    path = Location(url).path
    if path is None or sys.platform == "win32" or not path.parent.is_dir():
        yield
        return
    handle = _lock(path)
    try:
        yield
    finally:
        os.close(handle)


def _lock(path: Path) -> int:
    import fcntl  # not on Windows

    lock = path.with_name(f"{path.name}-lock")
    try:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError("store-unavailable", f"{lock} cannot be opened: {error.strerror}") from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise StoreError("store-in-use", f"another server is using {path}; stop it first") from None
    except OSError as error:
        log.warning("%s cannot be locked (%s): do not start a second server on it", path, error.strerror)
    return handle
