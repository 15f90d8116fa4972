"""Reviews of finished rounds: thought out one after the other in a process of their own, and remembered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from tichu.records import Record, read_record, write_record

log = logging.getLogger("tichu.server")

MOST_KEPT: Final = 300
"""So many reviews are remembered."""
MOST_WAITING: Final = 20
"""So many rounds can wait for their turn."""
POLITENESS: Final = 10
BOOT: Final = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); "  # Ctrl-C is the server's business
    "sys.path[:] = sys.argv[1:]; "
    "from tichu.server.reviewer import main; main()"
)

Key: TypeAlias = tuple[str, int, int]
"""A table, the number of a match there, and of a round in it."""


class Busy(Exception):
    """Too many rounds are waiting."""


class Reviewer:
    """Knows what was found out about rounds. One process thinks at a time, whoever asks."""

    def __init__(self) -> None:
        self._known: OrderedDict[Key, dict[str, Any]] = OrderedDict()
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)

    async def of(
        self, key: Key, record: Callable[[], Awaitable[Record]], patience: float
    ) -> dict[str, Any] | None:
        """The review of a round; None if it is not there after so many seconds: then ask again."""
        if key not in self._known:
            if key not in self._tasks:
                if len(self._tasks) >= MOST_WAITING:
                    raise Busy
                self._tasks[key] = asyncio.create_task(self._think(key, await record()))
            await asyncio.wait({self._tasks[key]}, timeout=patience)
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

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
        finally:
            del self._tasks[key]


async def _review(record: Record, number: int) -> dict[str, Any]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-c", BOOT, *map(os.fspath, sys.path), stdin=PIPE, stdout=PIPE
    )  # fmt: skip
    try:
        question = json.dumps({"record": write_record(record), "round": number})
        answer, _ = await process.communicate(question.encode())
        found: dict[str, Any] = json.loads(answer)
        return found
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


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
