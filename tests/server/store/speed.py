"""Measure the store: ``python -m tests.server.store.speed [tables] [events per table] [url]``.

Every table writes one event, waits for the commit, and writes the next.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time

from tichu.server.store import NewEvents, Store, StoredEvent

DATA = {
    "action": {"type": "play", "cards": ["R7", "G7", "K7", "B7"]},
    "seat": 2,
    "clock": [12.5, 33.0, 41.2, 60.0],
}


async def measure(url: str, tables: int, length: int) -> str:
    store = await Store.open(url)

    async def play(table: str) -> None:
        for seq in range(1, length + 1):
            event = StoredEvent(seq, "action", DATA, time.time(), "player-1", f"action-{seq}")
            await store.append(NewEvents(table, (event,)))

    started, cpu, name = time.perf_counter(), time.process_time(), time.time_ns()
    await asyncio.gather(*(play(f"{name}-{number}") for number in range(tables)))
    seconds, cpu = time.perf_counter() - started, time.process_time() - cpu
    await store.close()
    return (
        f"{tables} tables, {tables * length} events: {tables * length / seconds:,.0f} a second, "
        f"{seconds / length * 1000:.1f} ms each, {cpu / seconds:.0%} of a core\n"
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        given = sys.argv[1:] + ["500", "100", f"{folder}/tichu.db"][len(sys.argv) - 1 :]
        sys.stdout.write(asyncio.run(measure(given[2], int(given[0]), int(given[1]))))
