"""Measure messages per second between two processes: ``python -m tests.server.broker.throughput``."""

from __future__ import annotations

import asyncio
import sys
import time

from tests.server.broker.support import child, until, workers
from tests.server.redis_server import RedisServer, redis_server


def measure(redis: RedisServer, count: int, size: int) -> float:
    """Messages per second, including JSON, Redis and delivery in order."""
    with child(redis) as there:

        async def play() -> float:
            async with workers(redis, 1) as (here,):
                began = time.perf_counter()
                here.send(there.worker, {"flood": count, "to": here.worker, "size": size})
                await until(lambda: len(here.heard) >= count, 60)
                took = time.perf_counter() - began
                assert [message["n"] for message in here.heard] == list(range(count))
                return count / took

        return asyncio.run(play())


def delay(redis: RedisServer, count: int) -> float:
    """Median seconds of a round trip, one message at a time."""
    with child(redis) as there:

        async def play() -> float:
            async with workers(redis, 1) as (here,):
                times = []
                for number in range(count):
                    began = time.perf_counter()
                    here.send(there.worker, {"from": here.worker, "n": number})
                    while len(here.heard) <= number:
                        await asyncio.sleep(0)
                    times.append(time.perf_counter() - began)
                return sorted(times)[count // 2]

        return asyncio.run(play())


if __name__ == "__main__":
    with redis_server() as server:
        for count, size in ((100_000, 50), (100_000, 300), (20_000, 2_000), (2_000, 100_000)):
            rate = measure(server, count, size)
            sys.stdout.write(f"{count:>7} messages of {size:>6} characters: {rate:>9,.0f}/s\n")
        sys.stdout.write(f"round trip: {delay(server, 2_000) * 1000:.2f} ms\n")
