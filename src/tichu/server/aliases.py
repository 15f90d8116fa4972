"""Names of tables in log messages. A table's id is its invitation, so it must not be logged."""

from __future__ import annotations

import hashlib


def alias(table: str) -> str:
    """Return eight characters that identify the table and cannot be used to join it."""
    return hashlib.sha256(table.encode(errors="replace")).hexdigest()[:8]
