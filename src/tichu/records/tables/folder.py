"""A folder of tables: its parts, and which input files they contain."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import file_digest
from pathlib import Path
from typing import Any, NamedTuple

from tichu.records.tables.database import TablesError
from tichu.records.tables.schema import SCHEMA_VERSION
from tichu.records.tables.writer import ABOUT, PART


class PartInfo(NamedTuple):
    """A part and the content of its description."""

    path: Path
    about: dict[str, Any]

    @property
    def inputs(self) -> list[dict[str, Any]]:
        """The input files, for parts that were exported."""
        return list(self.about.get("inputs", ()))


@dataclass(slots=True)
class PendingInputs:
    """What an export has to do: the files to read, those that are done, and why some cannot be done."""

    files: list[Path] = field(default_factory=list)
    skipped: list[dict[str, Any]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    outdated: list[PartInfo] = field(default_factory=list)
    """Parts with an input that has changed, all of whose inputs are read again."""


class TableFolder:
    """A folder of tables. It need not exist before a part is written."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def parts(self) -> list[PartInfo]:
        """Return the parts in the order of their names; raises an error for those of another version."""
        found = []
        for path in sorted(self.path.glob(f"{PART}*/{ABOUT}")):
            try:
                about = json.loads(path.read_text(encoding="utf-8"))
                schema = about["schema"]
            except (ValueError, KeyError, TypeError):
                raise TablesError("damaged-part", f"{path} is damaged; delete its folder") from None
            if schema != SCHEMA_VERSION:
                raise TablesError(
                    "other-schema",
                    f"{path.parent} has version {schema} of the tables, not {SCHEMA_VERSION}; export again",
                )
            found.append(PartInfo(path.parent, about))
        return found

    def files(self, table: str) -> list[str]:
        """Return the Parquet files of a table."""
        return [str(part.path / f"{table}.parquet") for part in self.parts()]

    def pending(self, files: Sequence[Path]) -> PendingInputs:
        """Compare input files with the parts; an input is done if a part has its content."""
        parts = self.parts()
        contents = {entry["sha256"]: entry for part in parts for entry in part.inputs}
        by_file = {entry["file"]: part for part in parts for entry in part.inputs}
        names = {str(path.resolve()): path for path in files}
        pending = PendingInputs()
        todo: dict[str, Path] = {}
        for name, path in names.items():
            digest = digest_of(path)
            if digest in contents:
                pending.skipped.append({**contents[digest], "file": name})
            elif name not in by_file:
                todo[name] = path
            elif by_file[name] not in pending.outdated:
                part = by_file[name]
                others = [entry["file"] for entry in part.inputs]
                if all(other in names for other in others):
                    pending.outdated.append(part)
                    todo |= {other: names[other] for other in others}
                else:
                    pending.problems.append(
                        f"{path} has changed, and {part.path} also contains files that are not given"
                    )
        pending.skipped = [entry for entry in pending.skipped if entry["file"] not in todo]
        pending.files = list(todo.values())
        return pending

    def remove(self, part: PartInfo) -> None:
        """Delete a part; it disappears at once."""
        hidden = part.path.with_name(f".{part.path.name}")
        part.path.rename(hidden)
        shutil.rmtree(hidden)

    def clean(self, run: str) -> None:
        """Delete the temporary files of a run whose processes were ended."""
        for left in self.path.glob(f".{PART}{run}-*"):
            shutil.rmtree(left, ignore_errors=True)


def is_table_folder(path: Path) -> bool:
    """Whether a folder contains tables."""
    return next(path.glob(f"{PART}*/{ABOUT}"), None) is not None


def digest_of(path: Path) -> str:
    """Return the SHA-256 of a file; that of nothing if it cannot be read, which is reported when it is."""
    try:
        with path.open("rb") as stream:
            return file_digest(stream, "sha256").hexdigest()
    except OSError:
        return ""
