"""Writes one part of a folder of tables: rows go to temporary files, and DuckDB turns these into Parquet."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from tichu.records.tables.database import connect, require_duckdb
from tichu.records.tables.rows import RoundRows
from tichu.records.tables.schema import SCHEMA_VERSION, TABLES, TableSchema

PART: Final = "part-"
"""Beginning of the names of parts."""
ABOUT: Final = "part.json"
"""The file in a part that says what it contains."""


class PartWriter:
    """Collects the rows of rounds and writes them as a part, which appears at once and complete.

    Use as a context manager; without ``finish``, nothing remains. ``run`` names the temporary files, so that
    they can be found if this process was ended.
    """

    def __init__(self, folder: Path, run: str = "") -> None:
        require_duckdb()  # now rather than at the end
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.rounds = 0
        self._work = Path(tempfile.mkdtemp(prefix=f".{PART}{run}-", dir=folder))
        self._files = [
            (self._work / f"{table.name}.jsonl").open("w", encoding="utf-8", newline="\n") for table in TABLES
        ]

    def __enter__(self) -> PartWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()
        shutil.rmtree(self._work, ignore_errors=True)

    def add(self, rows: RoundRows) -> None:
        """Add the rows of a round."""
        for file, lines in zip(self._files, rows, strict=True):
            file.write(lines)
        self.rounds += 1

    def finish(self, about: Mapping[str, Any]) -> Path:
        """Write the part and return its folder; ``about`` says where the rows come from."""
        self._close()
        text = json.dumps(about, sort_keys=True)
        target = self.folder / f"{PART}{sha256(text.encode()).hexdigest()[:16]}"
        ready = self._work / "ready"
        ready.mkdir()
        with connect(self._work / "spill") as database:
            database.execute("SET threads = 1")
            for table in TABLES:
                _convert(database, table, self._work / f"{table.name}.jsonl", ready / f"{table.name}.parquet")
        content = {"schema": SCHEMA_VERSION, "rounds": self.rounds, **about}
        (ready / ABOUT).write_text(json.dumps(content, indent=1, ensure_ascii=False), encoding="utf-8")
        os.chmod(ready, 0o755)
        ready.rename(target)
        return target

    def _close(self) -> None:
        for file in self._files:
            file.close()


def _convert(database: Any, table: TableSchema, lines: Path, target: Path) -> None:
    columns = ", ".join(f"{_quoted(column.name)}: {_quoted(column.type)}" for column in table.columns)
    database.execute(
        f"COPY (SELECT * FROM read_json({_quoted(str(lines))}, format = 'newline_delimited', "
        f"columns = {{{columns}}})) TO {_quoted(str(target))} "
        f"(FORMAT parquet, COMPRESSION zstd, KV_METADATA {{tichu_schema: '{SCHEMA_VERSION}'}})"
    )


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
