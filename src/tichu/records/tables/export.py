"""Export of game files to tables: files are collected in batches, and each batch becomes a part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from tichu.records.sources import decompressed, read_games
from tichu.records.tables.rows import record_rows
from tichu.records.tables.writer import PartWriter

BATCH_BYTES: Final = 2_000_000
"""Size of the files at which a batch is complete: some hundred rounds, a few seconds of work."""
BATCH_FILES: Final = 500
GZIP_FACTOR: Final = 8
"""How much smaller records are when compressed, about."""


class ExportBatch(NamedTuple):
    """Input files for one part, and the name of the run."""

    folder: Path
    files: tuple[Path, ...]
    run: str = ""


class Exported(NamedTuple):
    """The result of a batch: for each file its rounds and problems; and files that could not be read."""

    inputs: list[dict[str, Any]]
    unreadable: list[OSError]

    @property
    def rounds(self) -> int:
        """Number of rounds written."""
        return sum(entry["rounds"] for entry in self.inputs)


def batches(files: Iterable[Path]) -> Iterator[tuple[Path, ...]]:
    """Collect files in batches of some seconds of work."""
    batch: list[Path] = []
    size = 0
    for path in files:
        batch.append(path)
        size += _size(path)
        if size >= BATCH_BYTES or len(batch) == BATCH_FILES:
            yield tuple(batch)
            batch, size = [], 0
    if batch:
        yield tuple(batch)


def export_batch(batch: ExportBatch, report: Callable[[float], None] = lambda done: None) -> Exported:
    """Write the rounds of the files as a part; ``report`` gets the number of files done."""
    result = Exported([], [])
    seen: set[str] = set()
    with PartWriter(batch.folder, batch.run) as writer:
        for number, path in enumerate(batch.files):
            try:
                data = path.read_bytes()
                digest = sha256(data).hexdigest()
                content = decompressed(data, str(path))
            except OSError as error:
                result.unreadable.append(error)
                continue
            entry = {
                "file": str(path.resolve()),
                "sha256": digest,
                "rounds": 0,
                "unfinished": 0,
                "problems": [],
            }
            if digest not in seen:
                seen.add(digest)
                _add_games(writer, content, entry, _after(number, report))
            result.inputs.append(entry)
        if result.inputs:
            writer.finish({"inputs": result.inputs})
    return result


def _add_games(
    writer: PartWriter, data: bytes, entry: dict[str, Any], report: Callable[[float], None]
) -> None:
    """Write the finished rounds of a file, and count them in its entry."""
    for number, found in enumerate(read_games(data, entry["file"]), 1):
        if found.problem is not None:
            entry["problems"].append(found.problem)
        entry["unfinished"] += found.cut_off
        if found.record is not None:
            before = writer.rounds
            for rows in record_rows(found.record, f"{entry['sha256'][:16]}-{number}"):
                writer.add(rows)
            entry["unfinished"] += writer.rounds - before < len(found.record.rounds)
            entry["rounds"] += writer.rounds - before
        report(found.done)


def _after(files: int, report: Callable[[float], None]) -> Callable[[float], None]:
    """Return a function that reports progress in the file after this number of files."""
    return lambda done: report(files + done)


def _size(path: Path) -> int:
    try:
        size = path.stat().st_size
    except OSError:
        return 0
    return size * GZIP_FACTOR if path.suffix == ".gz" else size
