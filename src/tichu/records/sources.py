"""Input files: records and Brettspielwelt logs, in files, folders and glob patterns; compressed ones too."""

from __future__ import annotations

import errno
import glob
import gzip
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tichu.core.game import Game
from tichu.records.bsw import decode_bsw, is_bsw, read_bsw
from tichu.records.bsw_import import bsw_record
from tichu.records.bsw_judge import judge
from tichu.records.model import Record
from tichu.records.reading import iterate_records

ENDINGS: Final = (".jsonl", ".tch", ".jsonl.gz", ".tch.gz")
"""File name extensions searched for in folders."""

_GZIP: Final = b"\x1f\x8b"
"""The first bytes of a compressed file."""


class FoundGame(NamedTuple):
    """A game in a file, as far as it is valid, and what is wrong with it.

    ``record`` is None if nothing could be read; ``cut_off`` is whether a round is missing from it because it
    is damaged or incomplete. ``done`` is the share of the file read so far.
    """

    record: Record | None
    problem: str | None
    cut_off: bool
    done: float

    @property
    def game(self) -> Game | None:
        """The game's rules."""
        return None if self.record is None else self.record.header.game


class MissingInput(NamedTuple):
    """A name that leads to no game: of a file that does not exist, or of a folder without games."""

    name: str
    kind: Literal["noSuchFile", "emptyFolder"]

    def __str__(self) -> str:
        empty = self.kind == "emptyFolder"
        return f"{self.name}: {'no games (.jsonl, .tch) in this folder' if empty else 'no such file'}"


def found_files(names: Iterable[str]) -> tuple[list[Path], list[MissingInput]]:
    """Return the files for these names of files, folders and patterns, and the names without any."""
    files: dict[Path, None] = {}
    problems: list[MissingInput] = []
    for name in names:
        path = Path(name)
        if path.is_dir():
            inside = sorted(file for ending in ENDINGS for file in path.rglob(f"*{ending}"))
            if not inside:
                problems.append(MissingInput(name, "emptyFolder"))
            files.update(dict.fromkeys(inside))
        elif path.exists():
            files[path] = None
        else:
            matching = sorted(glob.glob(name, recursive=True)) if glob.has_magic(name) else []
            if not matching:
                problems.append(MissingInput(name, "noSuchFile"))
            files.update((Path(match), None) for match in matching if Path(match).is_file())
    return list(files), problems


def read_file(path: Path) -> bytes:
    """Return the content of a file, decompressed if it is compressed with gzip; raises OSError."""
    return decompressed(path.read_bytes(), str(path))


def decompressed(data: bytes, name: str | None = None) -> bytes:
    """Return the data without the compression of gzip, if any; raises OSError if they are damaged."""
    if not data.startswith(_GZIP):
        return data
    try:
        return gzip.decompress(data)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise OSError(errno.EIO, "the compressed file is damaged", name) from None


def read_games(data: bytes, name: str = "") -> Iterator[FoundGame]:
    """Yield the games in the content of a file. Problems are reported in the result, never raised."""
    if is_bsw(name, data):
        yield from _logged(data)
    else:
        yield from _recorded(data)


def _logged(data: bytes) -> Iterator[FoundGame]:
    """The rounds of a log, each as a separate game: a log does not say which belong together."""
    rounds = read_bsw(decode_bsw(data))
    if not rounds:
        yield FoundGame(None, "no Brettspielwelt round in this file", False, 1.0)
    for number, logged in enumerate(rounds, 1):
        done = number / len(rounds)
        verdict = judge(logged)
        if verdict.status == "incomplete":
            yield FoundGame(None, None, True, done)
        elif verdict.status == "differ":
            yield FoundGame(None, f"line {verdict.line}: {verdict.reason}", False, done)
        else:
            yield FoundGame(bsw_record(logged, verdict), None, False, done)


def _recorded(data: bytes) -> Iterator[FoundGame]:
    """The games of a record file, as far as they are valid."""
    text = data.decode("utf-8", errors="surrogateescape")
    if not text.strip("\ufeff \t\r\n"):
        yield FoundGame(None, "line 1: the record is empty", False, 1.0)
    for reading, done in iterate_records(text):
        problem = None if reading.problem is None else str(reading.problem)
        yield FoundGame(reading.record, problem, reading.damaged is not None, done)
