"""Reviews of finished rounds: thought out one after the other in a process of their own, and remembered."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from tichu.records import Record, read_record, write_record
from tichu.server import aside

log = logging.getLogger("tichu.server")

MOST_KEPT: Final = 300
"""So many reviews are remembered."""
MOST_WAITING: Final = 20
"""So many rounds can wait for their turn."""
FORGIVES_AFTER: Final = 60.0
"""Seconds after which a round that could not be thought out is tried again."""
POLITENESS: Final = 10
WORK: Final = "from tichu.server.reviewer import main; main()"

Key: TypeAlias = tuple[str, int, int]
"""A table, the number of a match there, and of a round in it."""


class Busy(Exception):
    """Too many rounds are waiting."""


class Failed(Exception):
    """A round that cannot be thought out, or not now."""


class Reviewer:
    """Knows what was found out about rounds. One process thinks at a time, whoever asks."""

    def __init__(self) -> None:
        self._known: OrderedDict[Key, dict[str, Any]] = OrderedDict()
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._failed: dict[Key, float] = {}
        self._turn = asyncio.Semaphore(1)

    async def of(
        self, key: Key, record: Callable[[], Awaitable[Record]], patience: float
    ) -> dict[str, Any] | None:
        """The review of a round; None if it is not there after so many seconds: then ask again."""
        if time.monotonic() - self._failed.get(key, -FORGIVES_AFTER) < FORGIVES_AFTER:
            raise Failed
        if self._new(key):
            read = await record()
            if self._new(key):  # nobody else has asked in the meantime
                if len(self._tasks) >= MOST_WAITING:
                    raise Busy
                self._tasks[key] = asyncio.create_task(self._think(key, read))
        if key in self._tasks:
            await asyncio.wait({self._tasks[key]}, timeout=patience)
        if self._new(key):
            raise Failed
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def _new(self, key: Key) -> bool:
        return key not in self._known and key not in self._tasks

    async def close(self) -> None:
        """Stop thinking; whoever asks again after a restart starts it anew."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, key: Key, record: Record) -> None:
        try:
            async with self._turn:
                self._known[key] = await _review(record, key[2])
                if len(self._known) > MOST_KEPT:
                    self._known.popitem(last=False)
        except (OSError, ValueError) as trouble:
            log.warning("review: the process that thinks has failed: %s", trouble)
            now = time.monotonic()
            self._failed = {key: at for key, at in self._failed.items() if now - at < FORGIVES_AFTER}
            self._failed[key] = now
        finally:
            del self._tasks[key]


async def _review(record: Record, number: int) -> dict[str, Any]:
    async with aside.process(WORK) as process:
        question = json.dumps({"record": write_record(record), "round": number})
        answer, _ = await process.communicate(question.encode())
        found: dict[str, Any] = json.loads(answer)
        return found


def main() -> None:
    """Inside the process: one round in, its review out."""
    from tichu.review.report import review_data
    from tichu.review.reviewing import Review

    os.nice(POLITENESS)
    question = json.load(sys.stdin)
    review = Review(read_record(question["record"]).sound(), "quick", rounds=[question["round"]])
    review.run(workers=1)
    data = review_data(review)
    json.dump({**data["rounds"][0], "summary": data["summary"]}, sys.stdout)
