"""Ownership of tables: exactly one live worker, across kills, suspensions and shutdowns."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable

import pytest

from tests.server.broker.support import SHORT_LIFETIME, child, expire, until, until_asked, workers
from tests.server.redis_server import RedisServer
from tichu.server.broker import BrokerDown


def test_a_claimed_table_has_one_owner(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 2) as (anna, ben):
            assert await anna.owner("t") is None
            assert await anna.claim("t") == anna.worker
            assert await anna.claim("t") == anna.worker
            assert await ben.claim("t") == anna.worker
            assert await ben.owner("t") == anna.worker
            assert anna.owned() == {"t"} and ben.owned() == set()
            await ben.release("t")  # not the owner: no effect
            assert await ben.owner("t") == anna.worker
            await anna.release("t")
            assert await ben.owner("t") is None
            assert await ben.claim("t") == ben.worker
            assert await anna.claim("t") == ben.worker
            assert await anna.workers() == sorted([anna.worker, ben.worker])
            assert await anna.orphans() == []
            assert anna.lost == ben.lost == []

    asyncio.run(play())


def test_concurrent_claims_in_one_process(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 8) as crowd:
            tables = [f"table-{number}" for number in range(50)]
            claims = [(table, worker.claim(table)) for table in tables for worker in crowd]
            answers = await asyncio.gather(*(claim for _, claim in claims))
            owners: dict[str, set[str]] = {table: set() for table in tables}
            for (table, _), answer in zip(claims, answers, strict=True):
                owners[table].add(answer)
            assert all(len(names) == 1 for names in owners.values())
            for worker in crowd:
                assert worker.owned() == {table for table in tables if owners[table] == {worker.worker}}

    asyncio.run(play())


def test_concurrent_claims_of_processes(redis: RedisServer) -> None:
    tables = [f"t{number}" for number in range(300)]
    with child(redis) as one, child(redis) as two:

        async def play() -> None:
            async with workers(redis, 1) as (here,):
                for each in (one, two):
                    here.send(each.worker, {"claim": tables, "from": here.worker})
                await until(lambda: len(here.heard) == 2)
                first, second = (message["owners"] for message in here.heard)
                assert first == second
                assert set(first.values()) <= {one.worker, two.worker}
                assert {table: await here.owner(table) for table in tables} == first

        asyncio.run(play())


def test_tables_of_a_killed_worker_can_be_claimed(redis: RedisServer) -> None:
    with child(redis, "a", "b", "c") as dead:

        async def play() -> None:
            async with workers(redis, 1) as (heir,):
                assert await heir.claim("a") == dead.worker
                assert await heir.orphans() == []
                dead.signal(signal.SIGKILL)
                dead.process.wait()
                assert await heir.claim("a") == dead.worker  # it may only be slow
                expire(redis, dead.worker)
                await until_asked(lambda: _is(heir.claim("a"), heir.worker))
                assert await heir.orphans() == ["b", "c"]
                assert await heir.owner("b") is None
                assert await heir.workers() == [heir.worker]
                assert [await heir.claim(table) for table in "bc"] == [heir.worker] * 2
                assert await heir.orphans() == []
                assert (
                    redis.command("SMEMBERS", "tichu:workers").count(b"$") == 1
                )  # the dead worker is forgotten

        asyncio.run(play())


def test_closing_releases_tables_at_once(redis: RedisServer) -> None:
    with child(redis, "a", "b") as leaving:
        leaving.signal(signal.SIGTERM)
        assert leaving.process.wait(30) == 0

        async def play() -> None:
            async with workers(redis, 2) as (anna, ben):
                assert await anna.workers() == sorted([anna.worker, ben.worker])
                assert await anna.orphans() == []
                assert await anna.claim("a") == anna.worker
                await anna.close()
                await anna.close()
                assert anna.owned() == frozenset() and anna.lost == []
                assert await ben.claim("a") == ben.worker
                with pytest.raises(BrokerDown):
                    await anna.claim("b")
            assert redis.command("KEYS", "*") == b"*0\r\n"  # no keys left

        asyncio.run(play())


def test_a_worker_suspended_too_long_loses_taken_tables(redis: RedisServer) -> None:
    with child(redis, "a", "b", "c", lifetime=SHORT_LIFETIME) as sleeper:

        async def play() -> None:
            async with workers(redis, 1) as (here,):
                sleeper.suspend()

                async def orphaned() -> bool:
                    return len(await here.orphans()) == 3

                await until_asked(orphaned)
                assert await here.claim("b") == here.worker
                here.send(sleeper.worker, {"from": here.worker})  # waits in its socket meanwhile
                sleeper.signal(signal.SIGCONT)
                told = await asyncio.to_thread(sleeper.hear)
                assert told == {"lost": ["b"], "owned": ["a", "c"]}
                await until_asked(lambda: _is(here.owner("a"), sleeper.worker))
                assert await here.claim("c") == sleeper.worker
                assert await here.owner("b") == here.worker
                assert await here.orphans() == []
                here.heard.clear()
                here.send(sleeper.worker, {"from": here.worker, "n": 2})
                await until(lambda: here.heard != [])
                assert here.heard[-1]["tables"] == [
                    "a",
                    "c",
                ]  # it learned of the loss before it read the message
                assert here.lost == []

        asyncio.run(play())


def test_a_short_suspension_loses_no_tables(redis: RedisServer) -> None:
    with child(redis, "a") as sleeper:

        async def play() -> None:
            async with workers(redis, 1) as (here,):
                sleeper.suspend()
                assert await here.claim("a") == sleeper.worker
                sleeper.signal(signal.SIGCONT)
                here.send(sleeper.worker, {"from": here.worker})
                await until(lambda: here.heard != [])
                assert here.heard[-1]["tables"] == ["a"]
                assert await here.claim("a") == sleeper.worker

        asyncio.run(play())


def test_a_claim_after_a_suspension_registers_first(redis: RedisServer) -> None:
    """Even before the next heartbeat."""

    async def play() -> None:
        async with workers(redis, 1, heartbeat=30, lifetime=60) as (slow,), workers(redis, 1) as (quick,):
            assert await slow.claim("a") == await slow.claim("b") == slow.worker
            redis.command("DEL", f"tichu:worker:{slow.worker}")
            assert await quick.claim("a") == quick.worker
            assert await slow.claim("c") == slow.worker
            assert slow.lost == [{"a"}] and slow.owned() == {"b", "c"}
            assert await quick.owner("b") == slow.worker

    asyncio.run(play())


def test_claiming_a_table_taken_by_another_reports_the_loss(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 2) as (anna, ben):
            assert await anna.claim("t") == anna.worker
            redis.command("SET", "tichu:table:t", ben.worker)
            assert await anna.claim("t") == ben.worker
            assert anna.lost == [{"t"}] and anna.owned() == frozenset()

    asyncio.run(play())


def test_a_claim_with_a_lost_answer_is_released(redis: RedisServer) -> None:
    """No worker believes that it owns the table, so it must not stay claimed."""

    async def play() -> None:
        async with workers(redis, 2) as (anna, ben):
            await anna.claim("kept")
            redis.freeze()
            claim = asyncio.create_task(anna.claim("t"))
            await asyncio.sleep(0.05)
            claim.cancel()
            await asyncio.gather(claim, return_exceptions=True)
            redis.thaw()
            await until_asked(lambda: _is(ben.claim("t"), ben.worker))
            assert anna.owned() == {"kept"} and anna.lost == []
            assert await ben.owner("kept") == anna.worker

    asyncio.run(play())


def test_two_servers_share_a_redis_with_different_prefixes(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 1) as (ours,), workers(redis, 1, prefix="other:") as (theirs,):
            assert await ours.claim("t") == ours.worker
            assert await theirs.claim("t") == theirs.worker
            assert await ours.workers() == [ours.worker]

    asyncio.run(play())


def test_thousands_of_tables(redis: RedisServer) -> None:
    async def play() -> None:
        async with workers(redis, 1) as (anna,):
            names = [f"table-{number:05}" for number in range(3_000)]
            await asyncio.gather(*map(anna.claim, names))
            redis.command("FLUSHALL")
            await until_asked(lambda: _is(anna.owner(names[-1]), anna.worker))
            assert len(anna.owned()) == 3_000 and anna.lost == []

    asyncio.run(play())


async def _is(asked: Awaitable[str | None], expected: str) -> bool:
    try:
        return await asked == expected
    except BrokerDown:
        return False
