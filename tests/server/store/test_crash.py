"""Acknowledged events survive a kill of the process."""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict

from tests.server.store.support import with_store
from tichu.server.store import Store

PLAY = """
import asyncio, sys
from tichu.server.store import NewEvents, Store, StoredEvent

async def play(store, table):
    seq = len(await store.events(table))
    while True:
        seq += 1
        await store.append(NewEvents(table, (StoredEvent(seq, "action", {}, 0.0),)))
        print(table, seq, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{number}") for number in range(12)))

asyncio.run(main())
"""


def play_until_killed(url: str, lines: int) -> dict[str, list[int]]:
    """The events that a process acknowledged before it was killed."""
    acked: dict[str, list[int]] = defaultdict(list)
    with subprocess.Popen([sys.executable, "-c", PLAY, url], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for count, line in enumerate(process.stdout, 1):
            if count == lines:
                process.kill()
            if line.endswith("\n"):  # the last line may be incomplete
                table, seq = line.split()
                acked[table].append(int(seq))
    return acked


def test_acknowledged_events_survive_a_kill(sqlite_url: str) -> None:
    acked: dict[str, list[int]] = defaultdict(list)
    for lines in (1, 200):
        for table, seqs in play_until_killed(sqlite_url, lines).items():
            acked[table].extend(seqs)

        async def check(store: Store) -> None:
            for table, seqs in acked.items():
                log = [event.seq for event in await store.events(table)]
                assert log == list(range(1, len(log) + 1))
                assert set(seqs) <= set(log)

        with_store(sqlite_url, check)
    assert sum(map(len, acked.values())) >= 201
