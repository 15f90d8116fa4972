"""The limit on open files, which is also a limit on connections."""

from __future__ import annotations

from typing import Final

MAX_OPEN_FILES: Final = 65_536
"""Open files to ask for, if the system allows that many."""
RESERVED_FILES: Final = 256
"""Open files for everything that is not a connection of a client: databases, workers, log."""


def raise_open_files() -> None:
    """Raise the limit on open files of this process and its children as far as the system allows."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(MAX_OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections(wanted: int) -> int:
    """Return how many connections can be open at once: as many as wanted, if there are files for them."""
    try:
        import resource
    except ImportError:  # Windows
        return wanted
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return min(wanted, max(soft // 2, soft - RESERVED_FILES))
