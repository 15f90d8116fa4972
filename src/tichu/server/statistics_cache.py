"""Statistics of people's own matches, counted when they ask and kept until the server stops.

Counting a match means replaying it, which takes a tenth of a second or more, so a worker process does it.
Each match is counted once for each person who asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Final

from tichu.review.statistics.collection import PlayerStats
from tichu.server.aliases import alias
from tichu.server.cancellation import cancel_and_wait
from tichu.server.rounds.index import log_slices
from tichu.server.store import MatchRow, Store
from tichu.server.workers.jobs.statistics import CountRequest, GameKind, MatchCounts, MatchPart
from tichu.server.workers.protocol import WorkerError
from tichu.server.workers.workers import Workers

log = logging.getLogger("tichu.server")

MAX_MATCHES: Final = 1000
"""Maximum matches of a person that are counted, the latest ones."""
PAGE: Final = 100
"""Matches read from the store at a time."""
MAX_PEOPLE: Final = 500
"""Maximum people whose statistics are kept."""


@dataclass(slots=True)
class PersonStatistics:
    """What has been counted of a person's matches."""

    games: dict[GameKind, PlayerStats] = field(default_factory=dict)
    counted: set[tuple[str, int]] = field(default_factory=set)
    """The matches, by table and number."""
    waiting: int = 0
    """Number of matches still to be counted."""


class StatisticsCache:
    """Statistics by person, of all matches or of the ``rated`` ones.

    Matches that are not counted yet are counted in the background.
    """

    def __init__(self, store: Store, workers: Workers, *, rated: bool = False) -> None:
        self._store = store
        self._workers = workers
        self._rated = rated
        self._people: OrderedDict[str, PersonStatistics] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def get(self, player: str, timeout: float) -> PersonStatistics:
        """Return a person's statistics; after ``timeout`` seconds as far as they are counted."""
        task = self._tasks.get(player)
        if task is None:
            missing = await self._missing(player)
            person = self._person(player)
            person.waiting = len(missing)
            if missing and player not in self._tasks:
                self._tasks[player] = asyncio.create_task(self._count(player, person, missing))
            task = self._tasks.get(player)
        if task is not None:
            await asyncio.wait({task}, timeout=timeout)
        return self._person(player)

    async def close(self) -> None:
        """Stop counting; the rest is counted when somebody asks again."""
        await cancel_and_wait(self._tasks.values())

    def _person(self, player: str) -> PersonStatistics:
        person = self._people.setdefault(player, PersonStatistics())
        self._people.move_to_end(player)
        if len(self._people) > MAX_PEOPLE:
            self._people.popitem(last=False)
        return person

    async def _missing(self, player: str) -> list[MatchRow]:
        """Return the finished matches that are not counted yet, the earliest first."""
        rows: list[MatchRow] = []
        before = None
        while len(rows) < MAX_MATCHES:
            page = await self._store.matches_of(player, limit=PAGE, before=before, rated=self._rated)
            rows += page
            if len(page) < PAGE:
                break
            before = page[-1].started_at
        counted = self._person(player).counted
        return [
            row
            for row in reversed(rows)
            if row.finished_at is not None and (row.table, row.number) not in counted
        ]

    async def _count(self, player: str, person: PersonStatistics, missing: Sequence[MatchRow]) -> None:
        """Count the missing matches, table by table."""
        try:
            for table, rows in groupby(missing, key=lambda row: row.table):
                request = CountRequest(player, table, tuple(rows))
                _add(person, request, await self._workers.statistics(request, partial(self._logs, request)))
        except WorkerError as error:
            log.warning("statistics could not be counted: %s", error)
        finally:
            del self._tasks[player]

    async def _logs(self, request: CountRequest) -> AsyncIterator[MatchPart]:
        """Read the logs of the matches in slices, and nothing else of the log of their table."""
        for match in request.matches:
            options = await self._store.options_at(request.table, match.first_seq)
            upto = await self._store.last_seq_of_match(request.table, match.number)
            async for lines in log_slices(self._store, request.table, match.first_seq, upto):
                yield match.number, options or {}, lines


def _add(person: PersonStatistics, request: CountRequest, found: MatchCounts) -> None:
    for row in request.matches:
        if row.number in found.counts:
            kind, stats = found.counts[row.number]
            person.games.setdefault(kind, PlayerStats()).add(stats)
        person.counted.add((row.table, row.number))
        person.waiting -= 1
    if found.problem:
        log.warning("statistics: table %s cannot be counted: %s", alias(request.table), found.problem)
