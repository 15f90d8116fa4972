"""Acknowledged events survive a kill of the process."""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from contextlib import suppress
from multiprocessing.connection import Connection

from tests.server.running import forks
from tests.server.store.support import entry, with_store
from tichu.server.store import Store


async def play(store: Store, table: str, told: Connection) -> None:
    """Append events for ever, and report each one that was acknowledged."""
    for seq in itertools.count(1 + len(await store.events(table))):
        await store.append(entry(table, seq))
        told.send((table, seq))


def play_all(url: str, told: Connection) -> None:
    async def main() -> None:
        store = await Store.open(url)
        await asyncio.gather(*(play(store, f"t{number}", told) for number in range(12)))

    asyncio.run(main())


def play_until_killed(url: str, count: int) -> dict[str, list[int]]:
    """The events that a process acknowledged before it was killed."""
    acked: dict[str, list[int]] = defaultdict(list)
    told, teller = forks.Pipe(duplex=False)
    process = forks.Process(target=play_all, args=(url, teller))
    process.start()
    teller.close()
    with suppress(EOFError, OSError):  # the last report may be incomplete
        for number in itertools.count(1):
            table, seq = told.recv()
            acked[table].append(seq)
            if number == count:
                process.kill()
    process.join()
    return acked


def test_acknowledged_events_survive_a_kill(sqlite_url: str) -> None:
    acked: dict[str, list[int]] = defaultdict(list)
    for count in (1, 200):
        for table, seqs in play_until_killed(sqlite_url, count).items():
            acked[table].extend(seqs)

        async def check(store: Store) -> None:
            for table, seqs in acked.items():
                log = [event.seq for event in await store.events(table)]
                assert log == list(range(1, len(log) + 1))
                assert set(seqs) <= set(log)

        with_store(sqlite_url, check)
    assert sum(map(len, acked.values())) >= 201
