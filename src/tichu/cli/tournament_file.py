"""The file of a tournament: its log, to which events are appended."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from pathlib import Path

from tichu.core.errors import InvalidRecord
from tichu.tournament.events import LoggedEvent, TournamentEvent
from tichu.tournament.log import format_line, parse_log, replay_log
from tichu.tournament.state import Tournament


class TournamentFile:
    """A log that was read, and the tournament it describes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        data = path.read_bytes()
        self._size = len(data)
        try:
            log = parse_log(data.decode("utf-8"))
            self.tournament: Tournament = replay_log(log)
        except InvalidRecord as error:
            raise InvalidRecord(error.code, f"{path}: {error}") from None
        self._length = len(log)

    @classmethod
    def create(cls, path: Path, event: TournamentEvent) -> TournamentFile:
        """Write a new file; one that exists is not touched."""
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(format_line(LoggedEvent(1, _now(), event)))
        return cls(path)

    def append(self, events: Iterable[TournamentEvent]) -> None:
        """Append events in one write. They are on disk when it returns.

        If another program has written to the file since it was read, nothing is written.
        """
        now = _now()
        entries = [LoggedEvent(self._length + at, now, event) for at, event in enumerate(events, 1)]
        data = "".join(map(format_line, entries)).encode("utf-8")
        handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        try:
            if os.fstat(handle).st_size != self._size:
                raise InvalidRecord(
                    "changed-log", f"{self.path}: another program has changed the file: try again"
                )
            written = os.write(handle, data)
            if written < len(data):
                os.ftruncate(handle, self._size)
                raise OSError(f"{self.path}: the disk is full")
            os.fsync(handle)
        finally:
            os.close(handle)
        self._size += len(data)
        self._length += len(entries)


def _now() -> float:
    return round(time.time(), 3)
