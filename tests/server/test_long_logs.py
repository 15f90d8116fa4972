"""A table with a very long log is loaded in slices, and others play meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.store.support import with_store
from tichu.server.store import NewEvents, Store, StoredEvent
from tichu.server.table import log as table_log
from tichu.server.table.log import read_state
from tichu.table.events import Chatted, Created
from tichu.table.options import TableOptions

CREATED = Created("anna", TableOptions())
LINE = Chatted("anna", "Anna", watching=False, text="hello")


async def fill(store: Store, count: int) -> None:
    """Write a log with so many events."""
    lines = [StoredEvent(seq, LINE.kind, LINE.to_json(), 1.0) for seq in range(2, count + 1)]
    created = StoredEvent(1, CREATED.kind, CREATED.to_json(), 1.0)
    await store.append(NewEvents("t", (created, *lines)))


@pytest.mark.parametrize("count", [1, 399, 400, 1000])
def test_a_log_is_read_in_slices(count: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        await fill(store, count)
        sizes: list[int] = []
        read = store.events

        async def events(*range_: Any) -> list[StoredEvent]:
            found = await read(*range_)
            sizes.append(len(found))
            return found

        monkeypatch.setattr(store, "events", events)
        assert (await read_state("t", store)).version == count
        assert max(sizes) <= table_log.READ_AT_ONCE

    with_store(sqlite_url, test)


def test_other_tasks_run_while_a_long_log_is_folded(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await fill(store, 2000)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        await read_state("t", store)
        task.cancel()

        assert turns >= 2000 // table_log.FOLD_AT_ONCE

    with_store(sqlite_url, test)
