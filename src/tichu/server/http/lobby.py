"""The list of public tables, made at most a few times a second however many people ask for it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence, Set
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tichu.server.http.answers import TableAnswer
from tichu.server.http.constant import ConstantAnswer
from tichu.server.store import Store, TableRow

LISTED_FOR: Final = 12 * 3600.0
"""A table is listed until nothing has happened there for this many seconds."""
MAX_LISTED, LISTED_PER_HOST = 100, 3
"""Maximum tables in the list: in all, and of one host."""
SPARE: Final = 50
"""Tables that are kept beyond the maximum, for those who do not see all hosts."""
MIN_INTERVAL: Final = 0.25
"""Seconds between two lists."""


class TableList:
    """A list of tables as JSON: for everybody, and without the tables of some hosts."""

    def __init__(self, rows: Sequence[TableRow]) -> None:
        self._entries = [(row.host, TableAnswer.of(row).model_dump_json().encode()) for row in rows]
        self._hosts = {host for host, _ in self._entries}
        self._whole = ConstantAnswer(self._json(frozenset()), "application/json", "no-store")
        _ = self._whole.compressed  # here, and not when it is first needed

    def response(self, request: HTTPConnection, hidden: Set[str]) -> Response:
        """Return the answer to a request, without the tables of hidden hosts."""
        if self._hosts.isdisjoint(hidden):
            return self._whole.response(request)
        return Response(self._json(hidden), media_type="application/json")

    def _json(self, hidden: Set[str]) -> bytes:
        shown = [entry for host, entry in self._entries if host not in hidden]
        return b"[" + b",".join(shown[:MAX_LISTED]) + b"]"


class Lobby:
    """Makes the list. Nobody gets one that was begun before they asked; all who wait share the next one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._begun_at = -MIN_INTERVAL
        self._next: asyncio.Task[TableList] | None = None
        """The list that has not been begun."""

    async def list(self) -> TableList:
        """Return the list."""
        if self._next is None:
            self._next = asyncio.create_task(self._make())
            self._next.add_done_callback(_take_note)
        return await asyncio.shield(self._next)

    async def _make(self) -> TableList:
        delay = self._begun_at + MIN_INTERVAL - time.monotonic()
        if delay > 0:
            await asyncio.sleep(delay)
        self._begun_at, self._next = time.monotonic(), None
        return await asyncio.to_thread(TableList, await self._find())

    async def _find(self) -> Sequence[TableRow]:
        """Find the tables of the list. More are read only if some hosts have more tables than are listed."""
        wanted = MAX_LISTED + SPARE
        for limit in (wanted, 4 * MAX_LISTED):
            rows = await self._store.tables(status=("open", "running"), public=True, limit=limit)
            found = listed(rows, time.time())
            if len(rows) < limit or len(found) >= MAX_LISTED:
                break
        return found[:wanted]


def _take_note(made: asyncio.Task[TableList]) -> None:
    """Look at the result: nobody may be left who would."""
    if not made.cancelled():
        made.exception()


def listed(rows: Sequence[TableRow], now: float) -> list[TableRow]:
    """Return the tables that have an open place or can be watched, a few of each host."""
    found: list[TableRow] = []
    hosts: Counter[str | None] = Counter()
    for row in rows:
        fresh = now - row.updated_at < LISTED_FOR
        if fresh and (row.status == "open" or row.summary.get("spectators", False)):
            hosts[row.host] += 1
            if hosts[row.host] <= LISTED_PER_HOST:
                found.append(row)
    return found
