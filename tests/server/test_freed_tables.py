"""A table that has stopped is freed at once: no reference cycle keeps it until the garbage collector runs."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tichu.core.view import View
from tichu.server import wire
from tichu.server.broker import MemoryBroker
from tichu.server.connections import LocalConnection
from tichu.server.hub import Hub
from tichu.server.metrics import Metrics
from tichu.server.store import Store
from tichu.server.table.running import RunningTable
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.jobs.decide import BotDecision
from tichu.server.workers.workers import Workers
from tichu.table.commands import Close, Person, Start
from tichu.table.errors import Refused
from tichu.table.inputs import Create
from tichu.table.options import TableOptions

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")
OPTIONS = TableOptions(bot_pace=0, clock=60, bomb_window=0)
FRAMES = (
    '{"t":"ask","d":{"id":"q1","what":"legal"}}',
    '{"t":"ask","d":{"id":"q2","what":"hint"}}',
    '{"t":"act","d":{"id":"a1","action":{"type":"pass"}}}',
    '{"t":"act","d":{"id":"a2","action":{"type":"nonsense"}}}',
    '{"t":"act","d":{"id":"a3","action":{"type":"grand","call":false}}}',
    '{"t":"do","d":{"id":"d1","do":{"type":"chat","text":"hello"}}}',
    '{"t":"do","d":{"id":"d2","do":{"type":"rematch"}}}',
)


class SafeBots:
    """Bots that play safely, at once."""

    busy = waiting = 0

    async def decide(self, bot: str, view: View, seed: int, owner: Owner) -> BotDecision:
        return BotDecision.instead(view, "late")


class Frames:
    """The frames that a client was sent."""

    def __init__(self) -> None:
        self.closed = False
        self.answered: set[str] = set()

    def send(self, text: str) -> None:
        self.answered.add(json.loads(text)["d"].get("id", ""))

    def close(self, code: int, reason: str) -> None:
        self.closed = True


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.001)


async def play(hub: Hub) -> str:
    """Play a little at a table, with everything that a client can do; return its name."""
    name = await hub.create(Create(ANN, OPTIONS, True))
    frames = Frames()
    connection = LocalConnection(ANN, name, frames)
    await hub.connect(connection)
    await hub.request(ANN, name, Start("club"))
    with pytest.raises(Refused):
        await hub.request(BOB, name, Close())
    for text in FRAMES:
        hub.receive(connection, wire.CLIENT_FRAME.validate_json(text), text)
    await until(lambda: {"q1", "q2", "a1", "a2", "a3", "d1", "d2"} <= frames.answered)
    hub.disconnect(connection)
    return name


async def unload(hub: Hub, table: RunningTable) -> None:
    del hub.tables[table.state.id]
    await table.stop()


async def fail(hub: Hub, table: RunningTable) -> None:
    table._fail()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("end", [unload, fail])
def test_a_table_that_has_stopped_is_freed(end: Any, tmp_path: Path) -> None:
    async def scene() -> None:
        store = await Store.open(str(tmp_path / "tichu.db"))
        hub = Hub(store, MemoryBroker(), cast(Workers, SafeBots()), Metrics())
        await hub.start()
        table = hub.tables[await play(hub)]
        parts = [weakref.ref(part) for part in (table, table.audience, table._machine, table.state.match)]
        await end(hub, table)
        del table

        await until(lambda: not any(part() for part in parts))
        await hub.close()
        await store.close()

    asyncio.run(scene())


def test_closing_waits_for_tasks_that_read_the_database(tmp_path: Path) -> None:
    """One that is left would be cancelled a second time by the end of the loop, and never end."""

    async def scene() -> list[str]:
        store = await Store.open(str(tmp_path / "tichu.db"))
        hub = Hub(store, MemoryBroker(), cast(Workers, SafeBots()), Metrics())
        await hub.start()
        await asyncio.sleep(0)  # the hub has begun to look for tables to resume
        await hub.close()
        left = [repr(task) for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        await store.close()
        return left

    assert asyncio.run(scene()) == []
