"""Databases of earlier versions still load, and their tables go on.

``samples/database-0001.sql`` is a dump of a server's SQLite store with a finished match, a match in its
second round (one person against three bots) and a table that waits for players.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.listener import Listener
from tichu.bots.guard import fallback
from tichu.core.view import View
from tichu.server import wire
from tichu.server.identity import Identity, expires_at
from tichu.server.store import Store
from tichu.server.table.log import fold
from tichu.server.table.running import RunningTable
from tichu.server.table.services import Services
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.workers import Workers
from tichu.table.commands import Person
from tichu.table.state import TableState

SAMPLE = Path(__file__).parent / "samples" / "database-0001.sql"


def create_database(folder: Path) -> str:
    """Create the database of the sample; return its path."""
    path = folder / "tichu.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(SAMPLE.read_text(encoding="utf-8"))
    connection.close()
    return str(path)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return create_database(tmp_path)


async def tables(store: Store) -> dict[str, TableState]:
    """The tables by status."""
    found: dict[str, TableState] = {}
    for name in await store.table_ids(["open", "running", "finished"]):
        state = fold(name, await store.events(name))
        found[state.status] = state
    return found


def test_every_table_is_folded(database: str) -> None:
    async def look() -> None:
        store = await Store.open(database)
        found = await tables(store)
        await store.close()

        assert set(found) == {"open", "running", "finished"}
        assert found["open"].game.variant.key == "trichu"
        assert found["open"].places[1].bot == "club@easy"
        running = found["running"].match
        assert running is not None and running.rounds_played >= 1 and running.round.phase == "play"

    asyncio.run(look())


def test_existing_cookies_and_tokens_keep_working(database: str) -> None:
    with sqlite3.connect(database) as connection:
        cookie, player = connection.execute("SELECT hash, player FROM keys").fetchone()
        token = ("t", player, "token", "my bot", "hash of a token", 1000.0, None)
        connection.execute("INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?, ?)", token)
    connection.close()

    async def look() -> None:
        store = await Store.open(database)
        found = await store.player_by_key(cookie), await store.player_by_key("hash of a token")
        await store.close()

        for each in found:
            assert each is not None
            identity = Identity(*each)
            assert identity.player.id == player and identity.may_act
            assert expires_at(identity.key) > time.time()

    asyncio.run(look())


class CautiousBots:
    """Bots that always choose the quietest legal action."""

    async def decide(self, bot: str, view: View, seed: int, owner: Owner) -> Any:
        class FakeDecision:
            action = fallback(view)

        return FakeDecision()


def test_table_in_progress_continues(database: str) -> None:
    async def play() -> None:
        store = await Store.open(database)
        state = (await tables(store))["running"]
        services = Services(store, cast(Workers, CautiousBots()), lambda *_: None)
        table = await RunningTable.load(state.id, services, lambda _: None)
        assert table is not None
        place = next(place for place in state.places if place.player is not None)
        player = Listener(Person(cast(str, place.player), place.name))
        table.start()
        table.enter(player, None)
        assert player.frames[-1]["t"] in ("snapshot", "live")
        async with asyncio.timeout(30):
            await play_round(table, player)
        await table.stop()
        log = await store.events(state.id)
        await store.close()

        assert fold(state.id, log).version == len(log) > state.version

    asyncio.run(play())


async def play_round(table: RunningTable, player: Listener) -> None:
    """Play the round on the table to its end."""
    round_ = table.state.round
    assert round_ is not None
    count = 0
    while not round_.over:
        match = table.state.match
        assert match is not None
        seat = table.state.seat_of(cast(int, table.state.place_of(player.person.id)))
        if table.settled and seat in round_.to_act():
            count += 1
            data = wire.ActData(id=f"a{count}", action=fallback(round_.view(seat)).to_json())
            table.receive(player, wire.ActFrame(t="act", d=data))
        await asyncio.sleep(0)
