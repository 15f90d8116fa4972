"""Addresses take turns in the queue of a pool, and so do the tables of one address."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.workers.odd_jobs import OddRequest
from tests.server.workers.support import Gate, odd_pool, run, until
from tichu.server.workers.fair_queue import FairQueue, Owner
from tichu.server.workers.protocol import PersonalLimit


async def order(queue: FairQueue[str], count: int) -> str:
    return " ".join([(await queue.get())[1] for _ in range(count)])


def test_a_person_with_many_requests_does_not_make_others_wait() -> None:
    async def scene() -> None:
        queue: FairQueue[str] = FairQueue()
        for number in range(1, 5):
            queue.put(Owner("anna"), f"a{number}")
        queue.put(Owner("bob"), "b1")
        queue.put(Owner("cyd"), "c1")
        queue.put(Owner("bob"), "b2")

        assert await order(queue, 7) == "a1 b1 c1 a2 b2 a3 a4"

    run(scene())


def test_the_tables_of_a_person_take_turns() -> None:
    async def scene() -> None:
        queue: FairQueue[str] = FairQueue()
        for item in ("x1", "x2", "x3", "y1"):
            queue.put(Owner("anna", item[0]), item)
        queue.put(Owner("bob", "z"), "z1")

        assert await order(queue, 5) == "x1 z1 y1 x2 x3"

    run(scene())


def test_many_guests_of_one_address_take_one_turn() -> None:
    async def scene() -> None:
        queue: FairQueue[str] = FairQueue()
        for number in range(1, 4):
            queue.put(Owner(f"guest {number}", f"table {number}", "192.0.2.1"), f"a{number}")
        queue.put(Owner("bob", "z", "192.0.2.2"), "b1")
        queue.put(Owner("cyd", "y"), "c1")

        assert await order(queue, 5) == "a1 b1 c1 a2 a3"

    run(scene())


def test_a_request_that_is_tried_again_is_the_next_one() -> None:
    async def scene() -> None:
        queue: FairQueue[str] = FairQueue()
        queue.put(Owner("anna", "x"), "x1")
        queue.put(Owner("bob", "y"), "y1")
        queue.put(Owner("bob", "z"), "z1")
        queue.put_first(Owner("bob", "z"), "again")

        assert await order(queue, 4) == "again x1 y1 z1"

    run(scene())


def test_everybody_who_waits_for_an_item_gets_one() -> None:
    async def scene() -> None:
        queue: FairQueue[str] = FairQueue()
        waiting = [asyncio.create_task(queue.get()) for _ in range(3)]
        await asyncio.sleep(0)
        for letter in "abc":
            queue.put(Owner(letter), letter)

        assert sorted(item for _, item in await asyncio.gather(*waiting)) == ["a", "b", "c"]

    run(scene())


def test_an_address_may_have_a_limited_number_of_requests(tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(tmp_path / "gate")
        async with odd_pool(max_per_address=1) as pool:
            held = pool.submit(OddRequest("wait", str(gate.path)), owner=Owner("anna", address="192.0.2.1"))
            with pytest.raises(PersonalLimit):
                pool.submit(OddRequest("echo"), owner=Owner("bob", address="192.0.2.1"))
            other = pool.submit(OddRequest("echo"), owner=Owner("cyd", address="192.0.2.2"))
            await gate.open()
            await held
            await other
            await pool.submit(OddRequest("echo"), owner=Owner("bob", address="192.0.2.1"))

    run(scene())


def test_a_person_may_have_a_limited_number_of_requests(tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(tmp_path / "gate")
        async with odd_pool(max_per_person=2) as pool:
            held = pool.submit(OddRequest("wait", str(gate.path)), owner=Owner("anna"))
            await until(gate.reached)
            second = pool.submit(OddRequest("echo"), owner=Owner("anna", "x"))
            with pytest.raises(PersonalLimit):
                pool.submit(OddRequest("echo"), owner=Owner("anna", "y"))
            other = pool.submit(OddRequest("echo"), owner=Owner("bob"))
            second.cancel()
            await asyncio.sleep(0)  # its callbacks are called
            third = pool.submit(OddRequest("echo"), owner=Owner("anna"))
            await gate.open()
            await asyncio.gather(held, other, third)

    run(scene())
