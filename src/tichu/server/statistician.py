"""What people's own games show, counted when they ask and remembered until the server stops.

Counting a match means to play it through, which takes a tenth of a second or more. So it is done in a process
of its own, which lives as long as there is something to count; the log is read in slices, and each match is
counted once for each person who asks.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from tichu.review.statistics.collection import PlayerStats
from tichu.server import aside
from tichu.server.aliases import alias
from tichu.server.counting import HEAD, Counted, Kind, Wanted, framed
from tichu.server.store import MatchRow, Store

log = logging.getLogger("tichu.server")

MOST_MATCHES: Final = 1000
"""So many of a person's latest matches are looked at."""
PAGE: Final = 100
SLICE: Final = 1000
"""So many events are read from the store at a time."""
MOST_PEOPLE: Final = 500
"""Of so many people it is remembered what was counted."""
WORK: Final = "from tichu.server.counting import main; main()"


@dataclass(slots=True)
class Known:
    """What has been counted of a person's matches."""

    games: dict[Kind, PlayerStats] = field(default_factory=dict)
    counted: set[tuple[str, int]] = field(default_factory=set)
    """The matches, by table and number."""
    waiting: int = 0
    """How many are still to be counted."""


class Statistician:
    """Knows what people's games show. One process counts at a time, whoever asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)

    async def of(self, player: str, patience: float) -> Known:
        """A person's statistics; after so many seconds what is there by then, and how much is missing."""
        task = self._tasks.get(player)
        if task is None:
            missing = await self._missing(player)
            known = self._remember(player)
            known.waiting = len(missing)
            if missing and player not in self._tasks:
                self._tasks[player] = asyncio.create_task(self._count(player, known, missing))
            task = self._tasks.get(player)
        if task is not None:
            await asyncio.wait({task}, timeout=patience)
        return self._remember(player)

    async def close(self) -> None:
        """Stop counting; what is not counted will be when somebody asks again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _remember(self, player: str) -> Known:
        known = self._known.setdefault(player, Known())
        self._known.move_to_end(player)
        if len(self._known) > MOST_PEOPLE:
            self._known.popitem(last=False)
        return known

    async def _missing(self, player: str) -> list[MatchRow]:
        """The finished matches that are not counted yet, the earliest first."""
        rows: list[MatchRow] = []
        before = None
        while len(rows) < MOST_MATCHES:
            page = await self._store.matches_of(player, limit=PAGE, before=before)
            rows += page
            if len(page) < PAGE:
                break
            before = page[-1].started_at
        counted = self._remember(player).counted
        return [
            row
            for row in reversed(rows)
            if row.finished_at is not None and (row.table, row.number) not in counted
        ]

    async def _count(self, player: str, known: Known, missing: Sequence[MatchRow]) -> None:
        """Count the missing matches, table by table, and add them to what is known."""
        try:
            async with self._turn, aside.process(WORK) as process:
                for table, rows in groupby(missing, key=lambda row: row.table):
                    wanted = Wanted(player, table, tuple(rows))
                    self._add(known, wanted, *await self._ask(process, wanted))
        except (OSError, EOFError) as trouble:
            log.warning("statistics: the process that counts has failed: %s", trouble)
        finally:
            del self._tasks[player]

    async def _ask(self, process: Process, wanted: Wanted) -> tuple[Counted, str]:
        """Tell the process a table, and take its answer."""
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(framed(wanted))
        after = 0
        while events := await self._store.events(wanted.table, after=after, upto=after + SLICE):
            process.stdin.write(framed(events))
            await process.stdin.drain()
            after += SLICE
        process.stdin.write(framed(None))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        return _unpacked(await process.stdout.readexactly(size))

    def _add(self, known: Known, wanted: Wanted, counted: Counted, problem: str) -> None:
        for row in wanted.matches:
            if row.number in counted:
                kind, stats = counted[row.number]
                known.games.setdefault(kind, PlayerStats()).add(stats)
            known.counted.add((row.table, row.number))
            known.waiting -= 1
        if problem:
            log.warning("statistics: table %s cannot be counted: %s", alias(wanted.table), problem)


def _unpacked(data: bytes) -> tuple[Counted, str]:
    """The answer of our own process."""
    answer: Any = pickle.loads(data)
    counted, problem = answer
    return counted, problem
