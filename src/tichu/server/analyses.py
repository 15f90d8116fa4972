"""Analyses that people have asked for: one runs at a time, the others wait in a fair order."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import AsyncGenerator
from typing import Any, Final, NamedTuple

from tichu.core.view import View
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.jobs.analysis import AnalyseRequest
from tichu.server.workers.protocol import PersonalLimit, PoolFull, WorkerError
from tichu.server.workers.workers import Workers

ANALYSIS_SECONDS: Final = 10.0
"""Maximum processor time of one analysis."""
PART_SECONDS: Final = 0.3
"""Processor time after which an analysis shows its result, and whether it is still wanted is checked."""
MAX_WORLDS: Final = 16_384
"""Maximum worlds of one analysis."""
MAX_ANALYSES: Final = 60
"""Maximum analyses, running and waiting."""
MAX_ANALYSES_PER_PERSON: Final = 3
"""Maximum analyses of one person: one that runs, and two that wait."""
MAX_ANALYSES_PER_ADDRESS: Final = 12
"""Maximum analyses of all people of one address."""
BEAT_SECONDS: Final = 10.0
"""Seconds after which somebody who waits is told their place again, so that proxies keep the connection."""


class AnalysisOrder(NamedTuple):
    """What to analyse: a view, the seed of its sampled worlds, and how many of them."""

    view: View
    seed: int = 1
    worlds: int = MAX_WORLDS


class _Entry:
    """An analysis that runs or waits."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.moved = asyncio.Event()


class Analyses:
    """The analyses of this process.

    Addresses take turns. Nobody has to wait for all analyses of somebody else.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._entries: list[_Entry] = []
        """In the order in which people have asked."""
        self._running: _Entry | None = None

    @property
    def count(self) -> int:
        """Number of analyses, running and waiting."""
        return len(self._entries)

    async def run(self, order: AnalysisOrder, person: str) -> AsyncGenerator[dict[str, Any]]:
        """Yield the place in the queue, then better and better results.

        Raise ``PersonalLimit`` or ``PoolFull`` if there are too many. To cancel it, close the iterator.
        """
        entry = self._enter(self._workers.owner_of(person))
        try:
            while entry is not self._running:
                entry.moved.clear()
                yield {"state": "waiting", "place": self._order().index(entry)}
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(BEAT_SECONDS):
                        await entry.moved.wait()
            async for update in self._refine(order, entry.owner):
                yield update
        finally:
            self._leave(entry)

    async def _refine(self, order: AnalysisOrder, owner: Owner) -> AsyncGenerator[dict[str, Any]]:
        key = secrets.token_hex(8)
        left = ANALYSIS_SECONDS
        while True:
            request = AnalyseRequest(key, order.view, order.seed, order.worlds, min(left, PART_SECONDS))
            try:
                part = await self._workers.analysis(request, owner)
            except WorkerError:
                yield {"state": "failed", "problem": FAILED}
                return
            if "problem" in part:
                yield {"state": "failed", "problem": part["problem"]}
                return
            left -= part["seconds"]
            over = part["over"] or left <= 0
            yield {"state": "done" if over else "thinking", "result": part["result"]}
            if over:
                return

    # -- the queue ---------------------------------------------------------------------------------------

    def _enter(self, owner: Owner) -> _Entry:
        owners = [entry.owner for entry in self._entries]
        if sum(other.person == owner.person for other in owners) >= MAX_ANALYSES_PER_PERSON:
            raise PersonalLimit(f"{MAX_ANALYSES_PER_PERSON} analyses of this person are waiting")
        if sum(other.group == owner.group for other in owners) >= MAX_ANALYSES_PER_ADDRESS:
            raise PersonalLimit(f"{MAX_ANALYSES_PER_ADDRESS} analyses of this address are waiting")
        if len(owners) >= MAX_ANALYSES:
            raise PoolFull(f"{MAX_ANALYSES} analyses are waiting")
        entry = _Entry(owner)
        self._entries.append(entry)
        self._running = self._running or entry
        self._tell_all()
        return entry

    def _leave(self, entry: _Entry) -> None:
        if entry is self._running:
            self._running = next(iter(self._order()[1:]), None)
        self._entries.remove(entry)
        self._tell_all()

    def _tell_all(self) -> None:
        """Let everybody who waits look at their place."""
        for entry in self._entries:
            entry.moved.set()

    def _order(self) -> list[_Entry]:
        """The one that runs, then the first of every address, then their second, and so on."""
        earlier: Counter[str] = Counter()
        ranks: dict[_Entry, int] = {}
        for entry in sorted(self._entries, key=lambda entry: entry is not self._running):
            ranks[entry] = earlier[entry.owner.group]
            earlier[entry.owner.group] += 1
        return sorted(ranks, key=lambda entry: (entry is not self._running, ranks[entry]))


FAILED: Final = {"code": "analysis-failed", "message": "that position cannot be analysed now"}
