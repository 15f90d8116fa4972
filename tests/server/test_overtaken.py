"""Another process writes at a table that this one still believes to be its own: this one must stop at once.

Its state is ahead of the log then, so whatever it wrote next would be nonsense.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

import pytest

from tichu.bots.guard import fallback
from tichu.core.view import View
from tichu.server.broker import BrokerDown, MemoryBroker
from tichu.server.hub import Hub
from tichu.server.metrics import Metrics
from tichu.server.store import NewEvents, Store, StoredEvent
from tichu.server.table.running import RunningTable
from tichu.server.table.services import Services
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.workers import Workers
from tichu.table import commands as c
from tichu.table.commands import Person
from tichu.table.inputs import Create
from tichu.table.options import TableOptions

ANN = Person("ann", "Ann")


class _SlowWorkers:
    """Bots that answer when they are told to, with something that is always allowed."""

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def decide(self, bot: str, view: View, seed: int, owner: Owner) -> Any:
        await self.go.wait()

        class Thought:
            action = fallback(view)

        return Thought()


class _Idle:
    """Workers without work."""

    busy = waiting = 0


async def _overtaken(
    url: str, disturb: Callable[[RunningTable, _SlowWorkers], asyncio.Future[None] | None]
) -> None:
    store, workers, lost = await Store.open(url), _SlowWorkers(), asyncio.Event()
    try:
        services = Services(store, cast(Workers, workers), lambda *_: None)
        options = TableOptions(bot_pace=0, bomb_window=0, clock=None)
        table = await RunningTable.create("t", Create(ANN, options), services, lambda _: lost.set())
        await table.request(ANN, c.Start(fill="greedy"))
        table.start()
        at = table.state.version + 1
        data = {"player": "bob", "name": "Bob", "watching": True, "text": "mine!"}
        await store.append(NewEvents("t", (StoredEvent(at, "chat", data, time.time(), "bob", "1"),)))
        done = disturb(table, workers)
        await asyncio.wait_for(lost.wait(), 10)
        if done is not None:
            with pytest.raises(Exception, match="try again"):
                await done
        await table.stop()
        events = await store.events("t")
        assert [event.seq for event in events] == list(range(1, at + 1))
        assert events[-1].data == data
    finally:
        await store.close()


def test_by_a_bot(sqlite_url: str) -> None:
    def disturb(table: RunningTable, workers: _SlowWorkers) -> None:
        workers.go.set()

    asyncio.run(_overtaken(sqlite_url, disturb))


def test_by_a_request(sqlite_url: str) -> None:
    def disturb(table: RunningTable, workers: _SlowWorkers) -> asyncio.Future[None]:
        return table.request(ANN, c.Chat(text="hello"))

    asyncio.run(_overtaken(sqlite_url, disturb))


def test_request_that_waits_for_the_store_is_answered_when_the_table_stops(sqlite_url: str) -> None:
    async def play() -> None:
        store = await Store.open(sqlite_url)
        services = Services(store, cast(Workers, _SlowWorkers()), lambda *_: None)
        table = await RunningTable.create("t", Create(ANN, TableOptions()), services, lambda _: None)
        first = table.request(ANN, c.Chat(text="one"))
        second = table.request(ANN, c.Chat(text="two"))

        table._halt()

        for request in (first, second):
            with pytest.raises(Exception, match="try again"):
                await request
        await store.close()

    asyncio.run(play())


def test_table_that_another_process_claims_during_loading_is_not_run(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise two processes would run it, and each of its clients would wait for the other process's."""
    load = RunningTable.load

    async def scene() -> None:
        store, broker = await Store.open(sqlite_url), MemoryBroker()
        hub = Hub(store, broker, cast(Workers, _SlowWorkers()), Metrics())
        name = await hub.create(Create(ANN, TableOptions()))
        await hub._unload(hub.tables[name])

        async def load_and_lose(*about: Any) -> RunningTable | None:
            broker._lose([name])
            return await load(*about)

        with monkeypatch.context() as patch:
            patch.setattr(RunningTable, "load", load_and_lose)
            with pytest.raises(BrokerDown):
                await hub.find(name)
        assert name not in hub.tables
        assert await hub.find(name) is hub.tables[name]
        await hub.close()
        await store.close()

    asyncio.run(scene())


def test_table_that_is_slow_to_take_over_does_not_stop_the_checks(sqlite_url: str) -> None:
    """The next check connects clients to their tables again, whatever this one loads."""

    class OneOrphan(MemoryBroker):
        async def orphans(self) -> list[str]:
            return ["slow"]

    async def scene() -> None:
        store, ready = await Store.open(sqlite_url), asyncio.Event()
        asked: list[str] = []
        hub = Hub(store, OneOrphan(), cast(Workers, _Idle()), Metrics())

        async def find(name: str) -> str:
            asked.append(name)
            await ready.wait()
            return "elsewhere"

        hub.find = find  # type: ignore[method-assign]
        for _ in range(3):
            await hub._check()
            await asyncio.sleep(0)
        assert asked == ["slow"]
        ready.set()
        await asyncio.gather(*hub._tasks)
        assert not hub._taking_over
        await store.close()

    asyncio.run(scene())
