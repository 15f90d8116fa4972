"""Notifications reach the browsers that have subscribed, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from tests.server.behaviour.support import story
from tests.server.push.push_service import Browser, PushService, push_service
from tests.server.store.support import person
from tichu.core.match import Match
from tichu.server.limits import Limiter
from tichu.server.push.notifier import Notice, Notifier
from tichu.server.push.transport import ForbiddenHost, PushTransport
from tichu.server.push.turns import TurnWatch, awaited
from tichu.server.store import Key, PushSubscription, Store
from tichu.table.options import TableOptions
from tichu.table.places import Place
from tichu.table.state import TableState

TURN = Notice("people.pushTurn", "table-1")


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def subscription(service: PushService, browser: Browser, at: float = 1.0) -> PushSubscription:
    return PushSubscription(
        f"{service.url}/{at:g}", "anna", "session", **browser.keys, language="de", created_at=at
    )


@asynccontextmanager
async def opened(url: str, *, limits: float = 0.0) -> AsyncIterator[tuple[Store, Notifier]]:
    """A store with Anna and her session, and a notifier."""
    store = await Store.open(url)
    notifier = await Notifier.open(store, Limiter(limits), None, local=True)
    try:
        await store.add_player(person("anna"))
        await store.add_key(Key("session", "anna", "cookie", "", 1.0, 1.0), "hash")
        yield store, notifier
    finally:
        await notifier.close()
        await store.close()


@story
async def test_a_notification_is_encrypted_and_holds_no_card(sqlite_url: str, service: PushService) -> None:
    browser = Browser()
    async with opened(sqlite_url) as (store, notifier):
        await store.subscribe(subscription(service, browser), 10)
        await notifier.send("anna", TURN)
    pushed = service.next()
    assert browser.read(pushed.body) == {
        "title": "Tichu", "body": "Du bist dran.", "url": "/t/table-1", "tag": "table-1"
    }  # fmt: skip
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert pushed.headers["authorization"].endswith(f"k={notifier.public_key}")


@story
async def test_dead_subscriptions_are_removed(sqlite_url: str, service: PushService) -> None:
    async with opened(sqlite_url) as (store, notifier):
        for status, left in ((500, 1), (410, 0)):
            service.status = status
            await store.subscribe(subscription(service, Browser()), 10)
            await notifier.send("anna", TURN)
            assert len(await store.subscriptions("anna")) == left


@story
async def test_a_person_has_a_limit_of_browsers_and_of_notifications(
    sqlite_url: str, service: PushService
) -> None:
    async with opened(sqlite_url, limits=1.0) as (store, notifier):
        for at in (1.0, 2.0, 3.0):
            await store.subscribe(subscription(service, Browser(), at), 2)
        assert [each.created_at for each in await store.subscriptions("anna")] == [2.0, 3.0]
        await store.unsubscribe(f"{service.url}/2")
        for _ in range(10):
            await notifier.send("anna", TURN)
    assert [service.next().path for _ in range(6)] == ["/3"] * 6
    assert service.empty


@story
async def test_subscriptions_end_with_their_session_and_the_key_stays(
    sqlite_url: str, service: PushService
) -> None:
    async with opened(sqlite_url) as (store, notifier):
        await store.subscribe(subscription(service, Browser()), 10)
        await store.drop_keys("anna", ["session"])
        assert await store.subscriptions("anna") == []
        again = await Notifier.open(store, Limiter(0), None, local=True)
        assert again.public_key == notifier.public_key
        await again.close()


@story
async def test_names_that_lead_to_this_machine_are_refused(service: PushService) -> None:
    transport = PushTransport()
    for host in ("localhost", "127.0.0.1"):
        with pytest.raises(ForbiddenHost):
            await transport.post(f"http://{host}:{service.server.server_port}/", {}, b"")
    await transport.close()
    assert service.empty


class NoticeList:
    """A notifier that only keeps whom it was to notify."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def notify(self, player: str, notice: Notice) -> None:
        assert notice.table == "t" and notice.text == "people.pushTurn"
        self.told.append(player)


def test_people_are_told_when_their_turn_begins_unless_they_look() -> None:
    places = [
        Place("ann", "Ann"),
        Place("bob", "Bob"),
        Place(None, "Lin", "club"),
        Place("dan", "Dan", away=True),
    ]
    state = TableState.of_match("t", Match("nanjing", seed=1), places, TableOptions())
    notices = NoticeList()
    watch = TurnWatch(lambda table, player: player == "ann", cast(Any, notices))

    assert awaited(state) == {"ann", "bob"}, "everybody is asked for Grand Tichu, but bots answer for two"
    watch.observe(state)
    watch.observe(state)
    assert notices.told == ["bob"], "Ann looks at the table, and Bob is told once"
    state.paused = True
    assert awaited(state) == frozenset()
