"""DuckDB, which reads and writes the tables: the only part of ``records`` that needs an extra."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tichu.core.extras import explain_missing

MEMORY_LIMIT: Final = "512MB"
"""Memory that DuckDB may use in one process; it spills to disk beyond that."""


def require_duckdb() -> Any:
    """Return the module of DuckDB; raises an error that says what to install."""
    with explain_missing():
        import duckdb
    return duckdb


def connect(folder: Path | None = None) -> Any:
    """Return a DuckDB connection without a database; temporary files go to the folder."""
    duckdb = require_duckdb()
    settings: dict[str, Any] = {"memory_limit": MEMORY_LIMIT, "autoinstall_known_extensions": False}
    if folder is not None:
        settings["temp_directory"] = str(folder)
    return duckdb.connect(config=settings)
