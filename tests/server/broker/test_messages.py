"""Messages between workers: complete, in order and of any size."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.broker.support import child, until, workers
from tests.server.broker.throughput import measure
from tests.server.redis_server import RedisServer


def test_round_trip(redis: RedisServer) -> None:
    with child(redis, "t") as there:

        async def play() -> None:
            async with workers(redis, 1) as (here,):
                message = {"from": here.worker, "d": {"card": "Phönix 🀄", "n": [1, 2.5, None, True]}}
                here.send(there.worker, message)
                await until(lambda: here.heard != [])
                assert here.heard == [{"back": message, "tables": ["t"]}]

        asyncio.run(play())


def test_messages_between_two_workers_keep_their_order(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 4) as crowd:
            for number in range(250):
                for sender in crowd:
                    for receiver in crowd:
                        sender.send(receiver.worker, {"of": sender.worker, "n": number})
                if number % 50 == 0:
                    await asyncio.sleep(0)
            await until(lambda: all(len(each.heard) == 1_000 for each in crowd))
            for receiver in crowd:
                for sender in crowd:
                    numbers = [m["n"] for m in receiver.heard if m["of"] == sender.worker]
                    assert numbers == list(range(250))
            # A sender counts what Redis has confirmed; the receiver may have it before.
            await until(lambda: [each.sent for each in crowd] == [1_000] * 4)
            assert [each.received for each in crowd] == [1_000] * 4
            assert [each.dropped for each in crowd] == [0] * 4

    asyncio.run(play())


def test_big_messages(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 2) as (anna, ben):
            for number in range(40):
                anna.send(ben.worker, {"n": number, "filling": "ü" * 100_000})
            anna.send(ben.worker, {"n": 40, "filling": "x" * 5_000_000})
            await until(lambda: len(ben.heard) == 41)
            assert [message["n"] for message in ben.heard] == list(range(41))
            assert {len(message["filling"]) for message in ben.heard[:40]} == {100_000}

    asyncio.run(play())


def test_message_to_self(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 1) as (anna,):
            anna.send(anna.worker, {"n": (1, 2)})
            assert anna.heard == []
            await asyncio.sleep(0)
            assert anna.heard == [{"n": [1, 2]}]
            with pytest.raises(TypeError):
                anna.send("x", {"n": object()})

    asyncio.run(play())


def test_message_to_an_unknown_worker_is_dropped(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 1) as (anna,):
            anna.send("long gone", {"n": 1})
            await until(lambda: anna.dropped == 1)
            assert anna.sent == 0

    asyncio.run(play())


def test_closing_sends_queued_messages(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 2) as (anna, ben):
            for number in range(3_000):
                anna.send(ben.worker, {"n": number})
            await anna.close()
            anna.send(ben.worker, {"n": "too late"})
            await until(lambda: len(ben.heard) == 3_000)
            assert (anna.sent, anna.dropped) == (3_000, 1)

    asyncio.run(play())


def test_invalid_messages_are_ignored(redis: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with workers(redis, 2) as (anna, ben):
            for text in ("no JSON", "{}", "[1]", '"x"'):
                redis.command("PUBLISH", f"tichu:inbox:{ben.worker}", text)
            anna.send(ben.worker, {"n": 1})
            await until(lambda: ben.heard == [{"n": 1}])

    asyncio.run(play())
    assert caplog.text.count("not a batch of messages") == 4


def test_many_messages_between_processes(redis: RedisServer) -> None:
    """``python -m tests.server.broker.throughput`` measures the rate."""
    assert measure(redis, 10_000, 200) > 0
