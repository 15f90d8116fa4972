"""Quick match in several processes: one list, nobody seated twice, and everybody back after a loss."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from tichu.server.broker import BrokerDown
from tichu.server.hub import Hub
from tichu.server.quick_match import service
from tichu.server.quick_match.service import QuickMatch
from tichu.server.quick_match.wishes import GameWish, WantedGame
from tichu.server.store import Player, Store
from tichu.table.commands import Command, Person, Sit, Start
from tichu.table.inputs import Create

FOUR = ("ann", "bob", "cat", "dan")
BOTS = GameWish(WantedGame(), bots_after=0)


class Network:
    """Processes that can reach each other, and the tables that they have made."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.owner: str | None = None
        self.processes: dict[str, FakeHub] = {}
        self.tables: dict[str, list[tuple[str, Command | None]]] = {}
        self.services: dict[str, QuickMatch] = {}

    def start(self, name: str) -> QuickMatch:
        hub = self.processes[name] = FakeHub(self, name)
        self.services[name] = QuickMatch(cast(Hub, hub), self.store)
        return self.services[name]

    async def kill(self, name: str) -> None:
        """End a process without a word."""
        del self.processes[name]
        self.owner = None if self.owner == name else self.owner
        await self.services.pop(name).close()

    def seated(self) -> list[str]:
        """Everybody who has taken a place at a running table."""
        running = [told for told in self.tables.values() if any(isinstance(do, Start) for _, do in told)]
        return sorted(player for told in running for player, do in told if not isinstance(do, Start))


class FakeHub:
    """The parts of a hub that quick match uses: its broker, and tables."""

    def __init__(self, network: Network, worker: str) -> None:
        self.network, self.worker, self.broker = network, worker, self
        self.handlers: dict[str, Callable[[dict[str, Any]], None]] = {}
        self.adopters: dict[str, object] = {}
        self.fails = 0
        """How many tables cannot be made."""
        self.alone = False
        """Whether this process believes that it keeps the list, whoever does."""

    async def claim(self, name: str) -> str:
        if self.alone:
            return self.worker
        self.network.owner = self.network.owner or self.worker
        return self.network.owner

    def send(self, worker: str, message: dict[str, Any]) -> None:
        hub, text = self.network.processes.get(worker), json.dumps(message)
        if hub is not None:
            handler = hub.handlers[message["k"]]
            asyncio.get_running_loop().call_soon(lambda: handler(json.loads(text)))

    async def create(self, create: Create, name: str) -> str:
        if self.fails:
            self.fails -= 1
            raise BrokerDown
        self.network.tables[name] = [(create.person.id, None)]
        return name

    async def request(self, person: Person, name: str, command: Command) -> None:
        assert isinstance(command, Sit | Start)
        self.network.tables[name].append((person.id, command))

    async def close_table(self, name: str) -> None:
        self.network.tables.pop(name, None)


@asynccontextmanager
async def network(url: str, *people: str) -> AsyncIterator[Network]:
    store = await Store.open(url)
    for name in people:
        await store.add_player(Player(name, name.title(), None, 0.0))
    made = Network(store)
    try:
        yield made
    finally:
        for each in made.services.values():
            await each.close()
        await store.close()


async def wait(quick: QuickMatch, name: str, wish: GameWish = BOTS, first: bool = True) -> dict[str, Any]:
    """Wait until seated or replaced."""
    async with asyncio.timeout(20):
        while True:
            news = await quick.wait(Person(name, name.title()), wish, f"window-of-{name}", first, None, 5.0)
            if news["state"] != "waiting":
                return news
            first = False


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "HEARTBEAT_INTERVAL", 0.02)


PEOPLE_ONLY = GameWish(WantedGame())


def test_people_of_two_processes_meet_at_one_table(sqlite_url: str) -> None:
    async def story() -> None:
        async with network(sqlite_url, *FOUR) as net:
            one, two = net.start("one"), net.start("two")
            news = await asyncio.gather(
                *(wait(one if name < "c" else two, name, PEOPLE_ONLY) for name in FOUR)
            )

            assert {each["state"] for each in news} == {"seated"}
            assert {each["table"] for each in news} == set(net.tables)
            assert net.seated() == list(FOUR)

    asyncio.run(story())


def test_the_list_survives_the_process_that_kept_it(sqlite_url: str) -> None:
    async def story() -> None:
        async with network(sqlite_url, *FOUR) as net:
            first, other = net.start("first"), net.start("other")
            assert {(await first.games()).__len__(), net.owner} == {0, "first"}
            waiting = [asyncio.create_task(wait(other, name, PEOPLE_ONLY)) for name in FOUR[:3]]
            while not (await other.games() and (await other.games())[0]["waiting"] == 3):
                await asyncio.sleep(0.01)

            await net.kill("first")
            waiting.append(asyncio.create_task(wait(other, "dan", PEOPLE_ONLY)))

            assert {each["state"] for each in await asyncio.gather(*waiting)} == {"seated"}
            assert net.owner == "other" and net.seated() == list(FOUR)

    asyncio.run(story())


def test_somebody_seated_by_a_process_that_died_finds_their_table(sqlite_url: str) -> None:
    async def story() -> None:
        async with network(sqlite_url, "ann") as net:
            news = await wait(net.start("first"), "ann")
            await net.kill("first")
            known = net.store.table  # the fake tables are not in the store
            net.store.table = lambda id: _found(id)  # type: ignore[method-assign, assignment, return-value]
            again = await wait(net.start("second"), "ann", first=False)
            net.store.table = known  # type: ignore[method-assign]

            assert again["table"] == news["table"]
            assert net.seated() == ["ann"]

    async def _found(id: str) -> object:
        return object()

    asyncio.run(story())


def test_of_two_processes_that_keep_a_list_one_seats_somebody(sqlite_url: str) -> None:
    async def story() -> None:
        async with network(sqlite_url, "ann") as net:
            one, two = net.start("one"), net.start("two")
            # Each believes that the list is its own.
            for hub in net.processes.values():
                hub.alone = True
            for quick in (one, two):
                await quick.wait(Person("ann", "Ann"), PEOPLE_ONLY, "window-of-ann", True, None, 5.0)
            news = await asyncio.gather(wait(one, "ann", first=False), wait(two, "ann", first=False))

            assert net.seated() == ["ann"]
            assert len({each["table"] for each in news}) == 1

    asyncio.run(story())


def test_a_table_that_cannot_be_made_is_made_later(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "RETRY_AFTER", 0.0)

    async def story() -> None:
        async with network(sqlite_url, "ann") as net:
            quick = net.start("one")
            net.processes["one"].fails = 2

            assert (await wait(quick, "ann"))["state"] == "seated"
            assert net.seated() == ["ann"]

    asyncio.run(story())


def test_people_who_block_each_other_while_they_wait_do_not_meet(sqlite_url: str) -> None:
    async def story() -> None:
        async with network(sqlite_url, *FOUR, "eve") as net:
            quick = net.start("one")
            waiting = [asyncio.create_task(wait(quick, name, PEOPLE_ONLY)) for name in FOUR[:3]]
            while not (await quick.games() and (await quick.games())[0]["waiting"] == 3):
                await asyncio.sleep(0.01)
            await net.store.block("ann", "dan", 1.0)
            late = [asyncio.create_task(wait(quick, name, PEOPLE_ONLY)) for name in ("dan", "eve")]

            await asyncio.gather(*waiting, late[1])
            assert net.seated() == ["ann", "bob", "cat", "eve"]
            late[0].cancel()

    asyncio.run(story())


def test_whoever_stops_waiting_is_off_the_list(sqlite_url: str) -> None:
    async def story() -> None:
        async with network(sqlite_url, "ann") as net:
            quick = net.start("one")
            await quick.wait(Person("ann", "Ann"), PEOPLE_ONLY, "window-of-ann", True, None, 5.0)
            assert [each["waiting"] for each in await quick.games()] == [1]

            await quick.leave("ann", "window-of-ann")
            async with asyncio.timeout(5):
                while await quick.games():
                    await asyncio.sleep(0.01)

    asyncio.run(story())
