"""Input files: records and Brettspielwelt logs, in files, folders and glob patterns."""

from __future__ import annotations

import glob
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tichu.core.game import Game
from tichu.records import Record, bsw_record, decode_bsw, is_bsw, iterate_records, judge, read_bsw
from tichu.review.statistics.facts import RoundFacts, record_facts

ENDINGS: Final = (".jsonl", ".tch")
"""File name extensions searched for in folders."""


class FoundGame(NamedTuple):
    """A game in a file: its finished rounds, and what is wrong with it.

    ``record`` is None if nothing could be read; ``unfinished`` is whether it has an unfinished round.
    ``done`` is the share of the file read so far.
    """

    record: Record | None
    facts: Sequence[RoundFacts]
    problem: str | None
    unfinished: bool
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


def read_games(data: bytes, name: str = "") -> Iterator[FoundGame]:
    """Yield the games of a file. Problems are reported in the result, never raised."""
    if is_bsw(name, data):
        yield from _logged(data)
    else:
        yield from _recorded(data)


def _logged(data: bytes) -> Iterator[FoundGame]:
    """The rounds of a log, each as a separate game: a log does not say which belong together."""
    rounds = read_bsw(decode_bsw(data))
    if not rounds:
        yield FoundGame(None, (), "no Brettspielwelt round in this file", False, 1.0)
    for number, logged in enumerate(rounds, 1):
        done = number / len(rounds)
        verdict = judge(logged)
        if verdict.status == "incomplete":
            yield FoundGame(None, (), None, True, done)
        elif verdict.status == "differ":
            yield FoundGame(None, (), f"line {verdict.line}: {verdict.reason}", False, done)
        else:
            record = bsw_record(logged, verdict)
            yield FoundGame(record, tuple(record_facts(record)), None, False, done)


def _recorded(data: bytes) -> Iterator[FoundGame]:
    """The games of a record file, as far as they are valid."""
    text = data.decode("utf-8", errors="surrogateescape")
    if not text.strip("\ufeff \t\r\n"):
        yield FoundGame(None, (), "line 1: the record is empty", False, 1.0)
    for reading, done in iterate_records(text):
        record, problem = reading.record, reading.problem
        facts = () if record is None else tuple(record_facts(record))
        unfinished = reading.damaged is not None or (record is not None and len(facts) < len(record.rounds))
        yield FoundGame(record, facts, None if problem is None else str(problem), unfinished, done)
