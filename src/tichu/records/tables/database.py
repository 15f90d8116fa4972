"""DuckDB, which reads and writes the tables: the only part of ``records`` that needs an extra."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tichu.core.errors import TichuError
from tichu.core.extras import explain_missing

MEMORY_LIMIT: Final = "512MB"
"""Memory that DuckDB may use in one process; it spills to disk beyond that."""


class TablesError(TichuError):
    """Tables that cannot be read or written."""


def require_duckdb() -> Any:
    """Return the module of DuckDB; raises an error that says what to install."""
    with explain_missing():
        import duckdb
    return duckdb


@contextmanager
def connect(folder: Path | None = None) -> Iterator[Any]:
    """Open a DuckDB connection without a database; temporary files go to the folder.

    Errors of DuckDB become errors of ours, with its first sentence.
    """
    duckdb = require_duckdb()
    settings: dict[str, Any] = {"memory_limit": MEMORY_LIMIT, "autoinstall_known_extensions": False}
    if folder is not None:
        settings["temp_directory"] = str(folder)
    try:
        with duckdb.connect(config=settings) as connection:
            yield connection
    except duckdb.InterruptException:
        raise KeyboardInterrupt from None
    except duckdb.Error as error:
        raise TablesError("database", str(error).partition("\n")[0]) from error
