"""Workers share rate limits through Redis."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.broker.support import workers
from tests.server.redis_server import RedisServer
from tichu.server.broker import BrokerDown

RATE = (3.0, 0.001)


def test_workers_take_from_one_bucket(redis: RedisServer) -> None:
    async def take() -> None:
        async with workers(redis, 2) as (one, two):
            answers = [await worker.take("a", RATE, 1.0) for worker in (one, two, one, two)]
            assert answers == [True, True, True, False]
            assert await two.take("b", RATE, 1.0), "another bucket"
            assert await one.take("a", RATE, -3.0), "tokens are put back"
            assert [await two.take("a", RATE, 2.9), await one.take("a", RATE, 1.0)] == [True, False]

    asyncio.run(take())


def test_a_lost_redis_is_reported(redis: RedisServer) -> None:
    async def take() -> None:
        async with workers(redis, 1) as (worker,):
            redis.kill()
            with pytest.raises(BrokerDown):
                await worker.take("a", RATE, 1.0)

    asyncio.run(take())
