"""The cache of replays has a maximum size, and work that several wait for is done once."""

from __future__ import annotations

import asyncio

import pytest

from tichu.server.rounds.byte_cache import ByteCache
from tichu.server.rounds.shared_tasks import SharedTasks


def test_what_was_not_used_for_the_longest_time_is_dropped() -> None:
    cache: ByteCache[str] = ByteCache(10)
    cache.put("a", b"1234")
    cache.put("b", b"1234")
    cache.get("a")
    cache.put("c", b"1234")

    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (b"1234", None, b"1234")
    assert (cache.size, len(cache)) == (8, 2)


def test_an_entry_that_is_too_large_is_not_kept() -> None:
    cache: ByteCache[str] = ByteCache(10)
    cache.put("a", b"1234")
    cache.put("a", b"x" * 11)

    assert (cache.get("a"), cache.size) == (None, 0)


def test_shared_work_goes_on_when_a_caller_is_cancelled() -> None:
    async def scene() -> None:
        tasks: SharedTasks[str, int] = SharedTasks()
        go, started = asyncio.Event(), 0

        async def work() -> int:
            nonlocal started
            started += 1
            await go.wait()
            return 7

        callers = [asyncio.create_task(tasks.run("a", work)) for _ in range(2)]
        await asyncio.sleep(0)
        callers[0].cancel()
        go.set()

        assert await callers[1] == 7
        assert started == 1

    asyncio.run(scene())


def test_shared_work_that_failed_is_tried_again() -> None:
    async def scene() -> None:
        tasks: SharedTasks[str, int] = SharedTasks()

        async def fail() -> int:
            raise ZeroDivisionError

        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await tasks.run("a", fail)

    asyncio.run(scene())
