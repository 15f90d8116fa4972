"""A table without a network: four people whose frames come exactly when a test says so."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.guests import any_action
from tichu.server import ratings, wire
from tichu.server.errors import Refused
from tichu.server.store import Blocks, NewEvents, Store, StoreError
from tichu.server.store.group_commit import Settled
from tichu.server.table.running import RunningTable
from tichu.server.table.services import Services
from tichu.server.workers.workers import Workers
from tichu.table import commands as c
from tichu.table.commands import Person
from tichu.table.inputs import Create
from tichu.table.options import TableOptions

PEOPLE = [Person(name.lower(), name, account=True) for name in ("Ann", "Bob", "Cat", "Dan")]


class Listener:
    """Somebody at the table, with what they were told."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.blocks, self.hidden, self.wants_legal = Blocks(), False, False
        self.heard: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"hung up on: {code} {reason}")

    def answers(self, name: str) -> list[str]:
        """The replies to an action, in order."""
        frames = [frame for frame in self.heard if frame["d"].get("id") == name]
        return [frame["d"].get("code", frame["t"]) for frame in frames]


class TableScene:
    """The table and its people."""

    def __init__(self, table: RunningTable, store: Store) -> None:
        self.table, self.store = table, store
        self.people = [Listener(person) for person in PEOPLE]
        self.rng = random.Random(1)
        self._count = 0

    def act(self, seat: int, action: dict[str, Any], name: str = "") -> None:
        """Send an action."""
        match = self.table.state.match
        assert match is not None
        self._count += 1
        data = wire.ActData(id=name or f"a{self._count}", action=action, seat=seat)
        self.table.receive(self.people[match.controller(seat)], wire.ActFrame(t="act", d=data))

    async def settled(self) -> None:
        """Wait until everything that was sent has happened."""
        while not self.table.settled:
            await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def four(url: str, lost: list[RunningTable] | None = None) -> AsyncIterator[TableScene]:
    """Four people at a table, when cards have been dealt."""
    store = await Store.open(url)
    services = Services(store, Workers(1, 1.0), lambda *_: None)
    options = TableOptions(
        bomb_window=0,
        clock=None,
        between_rounds=0,
        house_rules={"rounds": 1, "target": None},
        rated=True,
    )
    told = (lambda _: None) if lost is None else lost.append
    table = await RunningTable.create("t", Create(PEOPLE[0], options), services, told)
    for person in PEOPLE[1:]:
        await table.request(person, c.Sit())
    await table.request(PEOPLE[0], c.Start())
    scene = TableScene(table, store)
    table.start()
    for visitor in scene.people:
        table.enter(visitor, None)
    await scene.settled()
    try:
        yield scene
    finally:
        await table.stop()
        await store.close()


def test_calls_that_cannot_be_written_are_told_to_who_called(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with four(sqlite_url) as scene:
            match = scene.table.state.match
            assert match is not None
            for seat in range(3):
                scene.act(seat, {"type": "grand", "call": False})
            scene.act(0, {"type": "tichu"}, "first")
            scene.act(1, {"type": "tichu"}, "second")
            await scene.settled()
            submit, count = scene.store.submit, 0

            def fail_once(entry: NewEvents, done: Settled) -> None:
                nonlocal count
                count += 1
                if count != 2:
                    submit(entry, done)
                else:
                    away = StoreError("store-unavailable", "away for a moment")
                    asyncio.get_running_loop().call_soon(done, away)

            monkeypatch.setattr(scene.store, "submit", fail_once)
            scene.act(3, {"type": "grand", "call": False}, "last")
            await scene.settled()
            who = [scene.people[match.controller(seat)] for seat in range(4)]
            assert who[3].answers("last") == ["ack"]
            assert who[0].answers("first") == ["held", "not-stored"]
            assert who[1].answers("second") == ["held", "void"]
            scene.act(0, {"type": "tichu"}, "again")
            await scene.settled()
            assert who[0].answers("again") == ["ack"]

    asyncio.run(story())


def test_a_table_whose_closing_cannot_be_stored_goes_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with four(sqlite_url) as scene:
            write = scene.store.submit

            def fail_once(entry: NewEvents, done: Settled) -> None:
                monkeypatch.setattr(scene.store, "submit", write)
                asyncio.get_running_loop().call_soon(done, StoreError("store-unavailable", "no disk"))

            monkeypatch.setattr(scene.store, "submit", fail_once)
            with pytest.raises(Refused) as refused:
                await scene.table.force_close()

            assert refused.value.code == "not-stored"
            assert scene.table.state.status == "running", "and nobody was hung up on"

    asyncio.run(story())


def test_a_match_is_rated_as_it_was_played_though_somebody_gets_up_at_once(sqlite_url: str) -> None:
    async def story() -> None:
        async with four(sqlite_url) as scene:
            state = scene.table.state
            while state.status == "running":
                match = state.match
                assert match is not None
                if not match.round.over:
                    seat = match.round.to_act()[0]
                    action = any_action(match.round.view(seat), scene.rng)
                    after = match.round.copy()
                    after.apply(seat, action)
                    scene.act(seat, action.to_json())
                    if after.scores is not None and len(set(after.scores)) > 1:  # no draw
                        leave = {"t": "do", "d": {"id": "bye", "do": {"type": "leave"}}}
                        scene.table.receive(scene.people[2], wire.CLIENT_FRAME.validate_python(leave))
                await scene.settled()
            assert scene.people[2].answers("bye") == ["ack"]
            assert state.places[2].empty and state.finished is not None
            teams = ratings.teams_of(state.finished)
            assert teams is not None
            assert sorted(person for team, _ in teams for person in team) == ["ann", "bob", "cat", "dan"]

    asyncio.run(story())


def test_a_table_that_stops_by_itself_is_not_kept(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        lost: list[RunningTable] = []
        async with four(sqlite_url, lost) as scene:

            def broken(*_: object) -> None:
                raise ValueError("this cannot be shown")

            monkeypatch.setattr(scene.table.audience, "publish", broken)
            monkeypatch.setattr(scene.table.audience, "renew", broken)
            scene.act(0, {"type": "grand", "call": False})
            async with asyncio.timeout(10):
                while not lost:
                    await asyncio.sleep(0.01)
            assert lost == [scene.table]

    asyncio.run(story())


def test_a_table_of_bots_that_nobody_watches_pauses(sqlite_url: str) -> None:
    async def story() -> None:
        store = await Store.open(sqlite_url)
        services = Services(store, Workers(1, 1.0), lambda *_: None, sleep_after=0.0)
        create = Create(PEOPLE[0], TableOptions(), sit=False)
        table = await RunningTable.create("t", create, services, lambda _: None)
        try:
            await table.request(PEOPLE[0], c.Start("random"))
            async with asyncio.timeout(10):
                while not (table.state.asleep and table.idle):
                    await asyncio.sleep(0)
        finally:
            await table.stop()
            await store.close()

    asyncio.run(story())


def test_somebody_whose_page_is_hidden_does_not_look(sqlite_url: str) -> None:
    async def story() -> None:
        async with four(sqlite_url) as scene:
            ann = scene.people[0]
            looks = [scene.table.audience.is_looking("ann")]
            for visible in (False, True):
                frame = wire.VisibleFrame(t="visible", d=wire.VisibleData(visible=visible))
                scene.table.receive(ann, frame)
                looks.append(scene.table.audience.is_looking("ann"))
            assert looks == [True, False, True]

    asyncio.run(story())
