"""Redis stops, loses its data, hangs and restarts; the workers recover."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.broker.support import LIFETIME, SHORT_LIFETIME, Worker, child, until, until_asked, workers
from tests.server.redis_server import RedisServer
from tichu.server.broker import BrokerDown


async def up(*brokers: Worker) -> None:
    await until(lambda: all(broker._connected for broker in brokers))
    for broker in brokers:
        await broker.ping()


async def down(*brokers: Worker) -> None:
    await until(lambda: not any(broker._connected for broker in brokers))
    for broker in brokers:
        with pytest.raises(BrokerDown):
            await broker.ping()


def test_restart_of_redis(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 3) as (anna, ben, cleo):
            assert await anna.claim("a") == anna.worker
            assert await ben.claim("b") == ben.worker
            redis.kill()
            await down(anna, ben, cleo)
            for question in (anna.claim("c"), anna.owner("a"), anna.orphans(), anna.workers(), anna.ping()):
                with pytest.raises(BrokerDown) as error:
                    await question
                assert error.value.code == "broker-down"
            assert anna.owned() == {"a"}
            redis.start()
            await up(anna, ben, cleo)
            # Redis has lost its data; the workers register their tables again.
            assert await cleo.claim("a") == anna.worker
            assert await cleo.claim("b") == ben.worker
            assert await cleo.workers() == sorted(each.worker for each in (anna, ben, cleo))
            cleo.send(anna.worker, {"n": 1})
            anna.send(cleo.worker, {"n": 2})
            await until(lambda: anna.heard == [{"n": 1}] and cleo.heard == [{"n": 2}])
            assert anna.lost == ben.lost == cleo.lost == []

    asyncio.run(play())


def test_command_on_a_closed_transport(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """With uvloop, a command on a connection that was reset a moment ago fails with a RuntimeError."""

    async def closed(*_: object) -> None:
        raise RuntimeError("unable to perform operation on <TCPTransport>; the handler is closed")

    async def play() -> None:
        async with workers(redis, 1) as (anna,):
            with monkeypatch.context() as patch:
                patch.setattr(anna, "_run", closed)
                for question in (anna.claim("a"), anna.owner("a"), anna.workers()):
                    with pytest.raises(BrokerDown):
                        await question
            await up(anna)
            assert await anna.claim("a") == anna.worker

    asyncio.run(play())


def test_tables_taken_during_an_outage_are_lost(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 1) as (anna,):
            for table in "abc":
                await anna.claim(table)
            redis.kill()
            await down(anna)
            redis.start()
            redis.command("SET", "tichu:table:b", "another worker")
            await up(anna)
            assert anna.lost == [{"b"}]
            assert anna.owned() == {"a", "c"}

    asyncio.run(play())


def test_owners_keep_their_tables_across_a_restart(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All workers keep claiming all tables while Redis restarts; no table changes its owner."""
    monkeypatch.setattr("tichu.server.broker.redis.SETTLING_TIME", 3.0)  # enough on a busy machine

    async def play() -> None:
        async with workers(redis, 4) as crowd:
            tables = {f"t{number}": crowd[number % 4] for number in range(20)}
            for table, worker in tables.items():
                assert await worker.claim(table) == worker.worker
            over = False

            async def greedy(worker: Worker) -> None:
                while not over:
                    for table in tables:
                        try:
                            await worker.claim(table)
                        except BrokerDown:
                            await asyncio.sleep(0.02)
                    await asyncio.sleep(0.01)

            everybody = [asyncio.create_task(greedy(worker)) for worker in crowd]
            redis.kill()
            await down(*crowd)
            redis.start()
            await up(*crowd)
            over = True
            await asyncio.gather(*everybody)
            assert [worker.lost for worker in crowd] == [[]] * 4
            for table, worker in tables.items():
                assert await crowd[0].owner(table) == worker.worker

    asyncio.run(play())


def test_flushed_redis(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 2) as (anna, ben):
            await anna.claim("t")
            redis.command("FLUSHALL")
            redis.command("SCRIPT", "FLUSH")

            async def known() -> bool:
                return await ben.owner("t") == anna.worker and len(await ben.workers()) == 2

            await until_asked(known)
            assert anna.lost == []

    asyncio.run(play())


def test_killed_connections(redis: RedisServer) -> None:
    """Redis keeps running, but closes every connection: no table is lost, and messages flow again."""

    async def play() -> None:
        async with workers(redis, 2) as (anna, ben):
            await anna.claim("t")
            redis.command("CLIENT", "KILL", "TYPE", "pubsub")
            redis.command("CLIENT", "KILL", "TYPE", "normal")

            async def heard() -> bool:
                anna.send(ben.worker, {"from": "anna"})
                ben.send(anna.worker, {"from": "ben"})
                await asyncio.sleep(0.02)
                return bool(anna.heard and ben.heard)

            await until_asked(heard)
            await up(anna, ben)
            assert await ben.claim("t") == anna.worker
            assert anna.lost == []

    asyncio.run(play())


def test_hanging_redis(redis: RedisServer) -> None:
    """A Redis that accepts connections but never answers soon counts as down."""

    async def play() -> None:
        async with workers(redis, 2, lifetime=SHORT_LIFETIME) as (anna, ben):
            await anna.claim("t")
            redis.freeze()
            answers = await asyncio.gather(*(anna.claim(f"t{n}") for n in range(10)), return_exceptions=True)
            assert all(isinstance(answer, BrokerDown) for answer in answers)
            await down(anna, ben)
            redis.thaw()
            await up(anna, ben)
            assert await ben.claim("t") == anna.worker
            assert await ben.claim("t0") in (anna.worker, ben.worker)
            for n in range(10):
                assert (await ben.claim(f"t{n}") == anna.worker) == (f"t{n}" in anna.owned())

    asyncio.run(play())


def test_messages_queue_while_redis_is_down(redis: RedisServer) -> None:
    """Messages beyond the limit are dropped and counted."""

    async def play() -> None:
        async with workers(redis, 2, max_queued=100) as (anna, ben):
            redis.kill()
            await down(anna, ben)
            for number in range(150):
                anna.send(ben.worker, {"n": number})
            assert anna.dropped == 50
            redis.start()
            await until(lambda: len(ben.heard) == 100)
            assert [message["n"] for message in ben.heard] == list(range(100))

    asyncio.run(play())


def test_size_limit_of_the_queue(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 1, max_queued_chars=250_000) as (anna,):
            redis.kill()
            await down(anna)
            for _ in range(5):
                anna.send("somebody", {"filling": "x" * 100_000})
            assert anna.dropped == 3

    asyncio.run(play())


def test_release_while_redis_is_down(redis: RedisServer) -> None:
    """The release takes effect when Redis is reachable again."""

    async def play() -> None:
        async with workers(redis, 2, lifetime=SHORT_LIFETIME) as (anna, ben):
            await anna.claim("a")
            await anna.claim("b")
            redis.freeze()
            await down(anna, ben)
            await anna.release("a")
            assert anna.owned() == {"b"}
            redis.thaw()
            await up(anna, ben)
            assert await ben.claim("a") == ben.worker
            assert await ben.claim("b") == anna.worker
            assert anna.lost == []

    asyncio.run(play())


def test_close_while_redis_is_down(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 1) as (anna,):
            await anna.claim("a")
            redis.kill()
            await down(anna)
            anna.send("somebody", {"n": 1})
            await asyncio.wait_for(anna.close(), LIFETIME)
            assert anna.dropped == 1 and anna.lost == []

    asyncio.run(play())


def test_other_processes_reconnect(redis: RedisServer) -> None:
    with child(redis, "t") as there:

        async def play() -> None:
            async with workers(redis, 1) as (here,):
                redis.kill()
                await down(here)
                redis.start()
                await up(here)

                async def answered() -> bool:
                    here.send(there.worker, {"from": here.worker})
                    await asyncio.sleep(0.02)
                    return bool(here.heard)

                await until_asked(answered)
                assert await here.claim("t") == there.worker

        asyncio.run(play())


def test_cancellation_while_the_connection_fails(redis: RedisServer) -> None:
    """A server that is cancelled without ``close`` does not hang."""

    async def play() -> None:
        anna = Worker(redis.url)
        await anna.run()
        assert anna._task is not None
        redis.kill()
        await asyncio.sleep(0)
        anna._task.cancel()
        await asyncio.wait([anna._task], timeout=LIFETIME)
        assert anna._task.done()
        await anna.close()

    asyncio.run(play())
