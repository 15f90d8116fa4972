"""The local table for a caller in another language: text in, text out.

The web client creates one ``LocalBridge`` in its worker. Every method returns JSON: ``entries``, ``frames``
and ``wake_at``; or ``error`` with the code and the sentence of a refusal.
"""

from __future__ import annotations

import json
from typing import Any

from tichu.core.errors import TichuError
from tichu.local import checks
from tichu.local.log import LogEntry
from tichu.local.matches import match_record, match_replay
from tichu.local.providers import local_providers
from tichu.local.table import LocalTable, TableOutput
from tichu.local.upload import pack_match
from tichu.table.commands import Person
from tichu.table.errors import Refused
from tichu.table.options import TableOptions
from tichu.table.providers import Providers

PLAYER: str = "you"
"""The id of the only person at a local table."""
MAX_PLAYER_NAME = 24


class LocalBridge:
    """At most one local table, and its log."""

    def __init__(self, providers: Providers | None = None) -> None:
        self._providers = providers or local_providers()
        self._table: LocalTable | None = None
        self._log: list[LogEntry] = []

    def create(self, request: str, now: float) -> str:
        """Start a match and show it. The request is JSON: ``id``, ``name``, ``options`` and ``fill``."""
        try:
            wanted = checks.keys(json.loads(request), "request", ("id", "name", "options", "fill"))
            person = _person(wanted["name"])
            options = TableOptions.from_json(checks.options(wanted["options"]))
            table, output = LocalTable.create(
                person, options, self._providers, now, wanted["fill"], wanted["id"]
            )
        except TichuError as why:
            return _error(why)
        self._table, self._log = table, []
        return self._text(_joined(output, table.connect(now)))

    def load(self, request: str, now: float) -> str:
        """Continue a stored match and show it. The request is JSON: ``id``, ``name`` and ``entries``."""
        try:
            wanted = checks.keys(json.loads(request), "request", ("id", "name", "entries"))
            person = _person(wanted["name"])
            table, output = LocalTable.load(person, wanted["entries"], self._providers, now, wanted["id"])
        except TichuError as why:
            return _error(why)
        self._table, self._log = table, list(wanted["entries"])
        return self._text(_joined(output, table.connect(now)))

    def connect(self, now: float) -> str:
        """Show the table to a client that is new."""
        return self._text(self._open().connect(now))

    def receive(self, frame: str, now: float) -> str:
        """Take a frame of the client."""
        return self._text(self._open().receive(frame, now))

    def wake(self, now: float) -> str:
        """Do what is due."""
        return self._text(self._open().wake(now))

    def read(self, entries: str) -> None:
        """Take a stored log to ask for its records and replays, without playing on."""
        self._table, self._log = None, list(json.loads(entries))

    def record(self, match: int) -> str:
        """Return ``record``, the text of a match's record."""
        try:
            return json.dumps({"record": match_record(self._log, match)})
        except TichuError as why:
            return _error(why)

    def replay(self, match: int, round_number: int) -> str:
        """Return ``replay``, a finished round step by step."""
        try:
            return json.dumps({"replay": match_replay(self._log, match, round_number)})
        except TichuError as why:
            return _error(why)

    def upload(self, match: int) -> str:
        """Return ``upload``, a match packed for a server."""
        try:
            return json.dumps({"upload": pack_match(self._log, match)})
        except TichuError as why:
            return _error(why)

    def _open(self) -> LocalTable:
        if self._table is None:
            raise RuntimeError("no table is open")
        return self._table

    def _text(self, output: TableOutput) -> str:
        self._log += output.entries
        state = self._open().state
        return json.dumps(
            {
                "entries": output.entries,
                "frames": output.frames,
                "wake_at": output.wake_at,
                "summary": _summary(self._open()) if output.entries else None,
                "version": state.version,
            }
        )


def _summary(table: LocalTable) -> dict[str, Any]:
    """Return what a list of saved games shows of the table."""
    state, match = table.state, table.state.match
    return {
        "variant": state.game.variant.key,
        "edition": state.game.edition,
        "status": state.status,
        "match": state.match_number,
        "round": None if state.sealed is None else state.sealed.number,
        "scores": None if match is None else match.scores,
    }


def _person(name: object) -> Person:
    return Person(PLAYER, checks.string(name, "name", MAX_PLAYER_NAME, 1))


def _joined(first: TableOutput, second: TableOutput) -> TableOutput:
    return TableOutput(first.entries + second.entries, first.frames + second.frames, second.wake_at)


def _error(why: TichuError) -> str:
    told = why if isinstance(why, Refused) else Refused(why.code, str(why), params=why.params)
    return json.dumps({"error": told.to_json()})
