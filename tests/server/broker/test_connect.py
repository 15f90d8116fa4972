"""Choosing the broker for a URL, and the broker of a single process."""

from __future__ import annotations

import asyncio
import pickle
import sys

import pytest

from tests.server.redis_server import redis_server
from tichu.core.errors import TichuError
from tichu.server.broker import BrokerDown, MemoryBroker, Message, connect
from tichu.server.broker.redis import RedisBroker


def test_no_url_means_memory() -> None:
    assert isinstance(connect(None), MemoryBroker)


@pytest.mark.parametrize(
    "url", ["redis://somewhere:6379/0", "rediss://u:p@somewhere", "unix:///tmp/none.sock"]
)
def test_redis_urls(url: str) -> None:
    assert isinstance(connect(url), RedisBroker)


@pytest.mark.parametrize(
    "url", ["", "redis", "amqp://secret@x", "redis://", "redis://host:no-number", "unix://", "redis://[::1"]
)
def test_other_urls_are_refused(url: str) -> None:
    with pytest.raises(TichuError) as refused:
        connect(url)
    assert refused.value.code == "bad-broker"
    assert "secret" not in str(refused.value)


def test_without_the_redis_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tichu.server.broker.redis", raising=False)
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(TichuError, match=r"tichu\[cluster\]") as refused:
        connect("redis://somewhere")
    assert refused.value.code == "missing-extra"


def test_unreachable_redis() -> None:
    async def play() -> None:
        broker = connect("unix:///tmp/no-such-tichu.sock")
        with pytest.raises(BrokerDown) as down:
            await broker.start(lambda message: None)
        assert down.value.code == "broker-down"
        with pytest.raises(BrokerDown):
            await broker.claim("t")
        await broker.close()

    asyncio.run(play())


def test_redis_over_tcp() -> None:
    async def play(url: str) -> None:
        broker = connect(url)
        await broker.start(lambda message: None)
        assert await broker.claim("t") == broker.worker
        await broker.ping()
        await broker.close()

    with redis_server(tcp=True) as server:
        asyncio.run(play(server.url))


def test_broker_down_can_be_pickled() -> None:
    error = pickle.loads(pickle.dumps(BrokerDown()))
    assert isinstance(error, BrokerDown) and error.code == "broker-down"


def test_memory_broker_owns_every_table() -> None:
    async def play() -> None:
        broker = MemoryBroker()
        heard: list[Message] = []
        await broker.start(heard.append)
        assert await broker.owner("a") is None
        assert await broker.claim("a") == await broker.claim("a") == broker.worker
        assert await broker.claim("b") == broker.worker
        assert broker.owned() == {"a", "b"}
        await broker.release("a")
        await broker.release("never claimed")
        assert broker.owned() == {"b"}
        assert (await broker.owner("a"), await broker.owner("b")) == (None, broker.worker)
        assert await broker.workers() == [broker.worker]
        assert await broker.orphans() == []
        await broker.ping()

        message = {"cards": ["Dr"], "pair": (1, 2)}
        broker.send(broker.worker, message)
        message["cards"] = []
        broker.send("somebody else", message)
        assert heard == []  # never delivered within send
        await asyncio.sleep(0)
        assert heard == [{"cards": ["Dr"], "pair": [1, 2]}]
        assert (broker.sent, broker.received, broker.dropped) == (1, 1, 1)
        with pytest.raises(TypeError):
            broker.send(broker.worker, {"x": object()})
        await broker.close()
        assert broker.owned() == frozenset()

    asyncio.run(play())


def test_a_failing_receiver_still_gets_later_messages(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        heard: list[int] = []

        def receive(message: Message) -> None:
            heard.append(message["n"])
            raise RuntimeError("oops")

        broker = MemoryBroker()
        await broker.start(receive)
        broker.send(broker.worker, {"n": 1})
        broker.send(broker.worker, {"n": 2})
        await asyncio.sleep(0)
        assert heard == [1, 2]
        await broker.close()

    asyncio.run(play())
    assert caplog.text.count("RuntimeError: oops") == 2
