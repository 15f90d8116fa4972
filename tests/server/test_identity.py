"""Parts of identities that need no server: passwords, expiry, sockets in other processes, the log."""

from __future__ import annotations

import asyncio
import json
import logging
from math import inf
from typing import Any, cast

import pytest

from tests.server.store.support import person, with_store
from tichu.server.address_book import AddressBook
from tichu.server.broker import Message
from tichu.server.broker.base import encode
from tichu.server.broker.memory import MemoryBroker
from tichu.server.connections import LocalConnection
from tichu.server.errors import Refused
from tichu.server.held_addresses import HeldAddresses
from tichu.server.hub import Hub
from tichu.server.identity import SESSION_AGE, SESSION_IDLE, expires_at
from tichu.server.key_watch import KeyWatch
from tichu.server.metrics import Metrics
from tichu.server.password_rules import why_guessable
from tichu.server.passwords import MAX_RUNNING, MAX_WAITING, Passwords
from tichu.server.security_log import LOGGER, SecurityEvent, record
from tichu.server.store import Key, Store
from tichu.table.commands import Person

# -- passwords -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    ["password1", "P@ssw0rd!", "12345678", "87654321", "abababab", "qwertz123", "1q2w3e4r", "Sommer2024!",
     "19900101", "letmein!!", "dragondragon", "anna1234", "1anna!", "hello world", "aaaaaaab"],
)  # fmt: skip
def test_guessable_passwords_are_recognised(password: str) -> None:
    assert why_guessable(password, "anna")


@pytest.mark.parametrize(
    "password",
    ["seven grey herons", "kJ8#mz!Qp", "my dog barks at night", "4711 + 0815 = 5526", "annasbergtour"],
)
def test_other_passwords_are_accepted(password: str) -> None:
    assert why_guessable(password, "anna") is None


def test_hashing_refuses_when_the_queue_is_full() -> None:
    async def test() -> None:
        passwords = Passwords()
        first = asyncio.gather(*(passwords.hash("a secret") for _ in range(3)))
        await asyncio.sleep(0)  # they have started
        passwords._queued += MAX_RUNNING + MAX_WAITING - 3
        with pytest.raises(Refused) as refused:
            await passwords.hash("one too many")
        assert (refused.value.code, refused.value.status) == ("busy", 503)
        passwords._queued -= MAX_RUNNING + MAX_WAITING - 3

        hashes = await first

        assert len(set(hashes)) == 3 and passwords._queued == 0
        assert await passwords.verify(hashes[0], "a secret")
        assert not await passwords.verify(hashes[0], "another")
        assert not await passwords.verify(None, "a secret")
        passwords.close()

    asyncio.run(test())


def test_hashes_of_earlier_versions_are_outdated() -> None:
    async def test() -> None:
        passwords = Passwords()
        earlier = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dnZ2dnZ2dnZ2dnZ2dnZ2dnZ0"
        assert passwords.outdated(earlier)
        assert not passwords.outdated(await passwords.hash("a secret"))
        passwords.close()

    asyncio.run(test())


# -- sessions ------------------------------------------------------------------------------------------------


def test_sessions_expire_and_tokens_do_not() -> None:
    session = Key("s", "anna", "cookie", "", 1000.0, 5000.0)
    assert expires_at(session) == 5000.0 + SESSION_IDLE
    busy = Key("s", "anna", "cookie", "", 1000.0, 1000.0 + SESSION_AGE - 1)
    assert expires_at(busy) == 1000.0 + SESSION_AGE
    assert expires_at(Key("t", "anna", "token", "", 1000.0, None)) == float("inf")


class FakeSocket:
    """Where the frames of a connection go; keeps the code with which it is closed."""

    closed = False

    def __init__(self) -> None:
        self.code: int | None = None

    def send(self, text: str) -> None:
        pass

    def close(self, code: int, reason: str) -> None:
        self.code = code


class TwoWorkers(MemoryBroker):
    """A broker that knows of another process and keeps what is sent to it."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[tuple[str, Message]] = []

    async def workers(self) -> list[str]:
        return [self.worker, "other"]

    def send(self, worker: str, message: Message) -> None:
        self.messages.append((worker, message))


def open_sockets(hub: Hub, *keys: str) -> dict[str, FakeSocket]:
    sockets = {key: FakeSocket() for key in keys}
    for key, socket in sockets.items():
        connection = LocalConnection(Person("anna", "Anna"), "table", socket, key)
        hub.connections[connection.id] = connection
    return sockets


def new_hub(broker: MemoryBroker) -> Hub:
    return Hub(cast(Any, None), broker, cast(Any, None), Metrics())


def test_sockets_are_closed_in_every_process() -> None:
    async def test() -> None:
        broker = TwoWorkers()
        here, there = new_hub(broker), new_hub(MemoryBroker())
        ours, theirs = open_sockets(here, "ended", "kept"), open_sockets(there, "ended", "kept")

        await here.people.close_sockets(["ended"], 4401, "session-ended")
        for worker, message in broker.messages:
            assert worker == "other"
            there._receive(message)

        for sockets in (ours, theirs):
            assert {key: socket.code for key, socket in sockets.items()} == {"ended": 4401, "kept": None}

    asyncio.run(test())


def test_bans_and_mutes_reach_sockets_in_every_process() -> None:
    async def test() -> None:
        broker = TwoWorkers()
        here, there = new_hub(broker), new_hub(MemoryBroker())
        ours, theirs = open_sockets(here, "cookie"), open_sockets(there, "cookie")

        await here.people.mute("anna", inf)
        await here.people.ban("anna", inf)
        await here.people.ban("ben", inf)
        for _, message in broker.messages:
            there._receive(json.loads(encode(message)))

        for hub, sockets in ((here, ours), (there, theirs)):
            assert [connection.muted_until for connection in hub.connections.values()] == [inf]
            assert sockets["cookie"].code == 4403

    asyncio.run(test())


def test_sockets_learn_of_bans_and_mutes_although_a_message_is_lost(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(person("anna"))
        await store.add_key(Key("key", "anna", "cookie", "", 5e9, 5e9), "hash")
        hub = new_hub(MemoryBroker())
        sockets = open_sockets(hub, "key")
        watch = KeyWatch(store, hub, HeldAddresses(store, AddressBook()))

        await store.mute("anna", inf)
        await watch.check()
        assert [connection.muted_until for connection in hub.connections.values()] == [inf]
        assert sockets["key"].code is None
        await store.ban("anna", inf)
        await watch.check()
        await watch.close()

        assert sockets["key"].code == 4403

    with_store(sqlite_url, test)


def test_sockets_do_not_outlive_their_keys(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_player(person("anna"))
        for id, kind, used in (("old", "cookie", 100.0), ("new", "cookie", 5e9), ("token", "token", 100.0)):
            await store.add_key(Key(id, "anna", cast(Any, kind), "", used, used), f"hash of {id}")
        hub = new_hub(MemoryBroker())
        sockets = open_sockets(hub, "old", "new", "token", "gone")
        watch = KeyWatch(store, hub, HeldAddresses(store, AddressBook()))

        await watch.clean(5e9)
        await watch.check()
        await watch.close()

        closed = {key for key, socket in sockets.items() if socket.code == 4401}
        assert closed == {"old", "gone"}

    with_store(sqlite_url, test)


# -- the security log ----------------------------------------------------------------------------------------


def test_a_value_cannot_forge_a_field_or_a_line(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, LOGGER):
        record(SecurityEvent.LOGIN_FAILED, player="p-1", address="::1\nlogin player=x", token=None)
    assert caplog.messages == ['login-failed player=p-1 address="::1\\nlogin player=x"']
