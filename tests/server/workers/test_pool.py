"""Worker processes that hang, die or answer garbage are replaced, and other requests do not notice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.workers.odd_jobs import OddJob, OddRequest, UnstartableJob
from tests.server.workers.support import LOOPS, Gate, odd_pool, run, until
from tichu.core.errors import TichuError
from tichu.server.workers.pool import PoolLimits, WorkerPool
from tichu.server.workers.protocol import JobFailed, JobLate, PoolFull, WorkerCrashed

ECHO = OddRequest("echo", "hello")


async def numbers(upto: int) -> AsyncIterator[int]:
    for number in range(upto):
        yield number


# -- the queue -----------------------------------------------------------------------------------------------


def test_requests_are_answered_in_the_order_they_came(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def scene() -> None:
        gate = Gate(tmp_path / "gate")
        async with odd_pool() as pool:
            assert (pool.busy, pool.waiting) == (0, 0)
            first = pool.submit(OddRequest("wait", str(gate.path)))
            await until(gate.reached)
            others = [pool.submit(OddRequest("note", f"{notes}={letter}")) for letter in "abcdefgh"]
            assert (pool.busy, pool.waiting) == (1, 8)

            await gate.open()
            await asyncio.gather(first, *others)
            assert pool.waiting == 0

    run(scene())
    assert notes.read_text() == "abcdefgh"


def test_processes_work_at_the_same_time(tmp_path: Path) -> None:
    async def scene() -> None:
        gates = [Gate(tmp_path / "one"), Gate(tmp_path / "two")]
        async with odd_pool(2) as pool:
            answers = [pool.submit(OddRequest("wait", str(gate.path))) for gate in gates]
            for gate in gates:
                await until(gate.reached)
            assert pool.busy == 2
            for gate in reversed(gates):
                await gate.open()
            assert await asyncio.gather(*answers) == [str(gate.path) for gate in gates]

    run(scene())


def test_a_process_is_used_again() -> None:
    async def scene() -> None:
        async with odd_pool() as pool:
            assert [await pool.submit(OddRequest("count")) for _ in range(3)] == ["1", "2", "3"]

    run(scene())


def test_a_process_yields_to_the_server() -> None:
    async def scene() -> None:
        async with odd_pool() as pool:
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, pool.pids[0]) == min(own + OddJob.niceness, 19)

    run(scene())


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(tmp_path / "gate")
        async with odd_pool(max_requests=2) as pool:
            answers = [pool.submit(OddRequest("wait", str(gate.path))), pool.submit(ECHO)]
            with pytest.raises(PoolFull):
                pool.submit(ECHO)
            await gate.open()
            await asyncio.gather(*answers)
            assert await pool.submit(ECHO) == "hello"

    run(scene())


@pytest.mark.parametrize("what", ["sum", "first-part"])
def test_a_request_can_have_parts(what: str) -> None:
    async def scene() -> None:
        async with odd_pool() as pool:
            answer = await pool.submit(OddRequest(what), lambda: numbers(100))
            assert answer == ("4950" if what == "sum" else "0")
            assert await pool.submit(ECHO) == "hello"

    run(scene())


def test_parts_that_cannot_be_read_fail_the_request() -> None:
    tried = 0

    async def broken() -> AsyncIterator[int]:
        nonlocal tried
        tried += 1
        yield 1
        raise ValueError("no more")

    async def scene() -> None:
        async with odd_pool() as pool:
            with pytest.raises(WorkerCrashed, match="no more"):
                await pool.submit(OddRequest("sum"), broken)
            assert await pool.submit(ECHO) == "hello"

    run(scene())
    assert tried == 2


# -- jobs that misbehave -------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_a_job_that_takes_too_long_is_killed(loop: str) -> None:
    async def scene() -> None:
        async with odd_pool(2) as pool:
            before = set(pool.pids)
            late = pool.submit(OddRequest("loop"), seconds=0.05)
            other = pool.submit(ECHO)
            with pytest.raises(JobLate):
                await late
            assert await other == "hello"
            await until(lambda: len(pool.pids) == 2 and set(pool.pids) != before)
            assert len(set(pool.pids) & before) == 1
            assert [await pool.submit(ECHO) for _ in range(4)] == ["hello"] * 4

    run(scene(), LOOPS[loop])


@pytest.mark.parametrize(
    "request_",
    [
        OddRequest("exit"),
        OddRequest("no-memory"),
        OddRequest("much"),
        OddRequest("scribble"),
        OddRequest("echo", "garbage"),
    ],
    ids=lambda request_: request_.how or request_.what,
)
def test_a_crash_affects_only_its_own_request(request_: OddRequest) -> None:
    async def scene() -> None:
        async with odd_pool(2) as pool:
            bad, good = pool.submit(request_), pool.submit(ECHO)
            with pytest.raises(WorkerCrashed):
                await bad
            assert await good == "hello"
            await until(lambda: len(pool.pids) == 2)

    run(scene())


@pytest.mark.parametrize("processes", [1, 2])
def test_a_request_is_tried_once_more_after_a_crash(processes: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with odd_pool(processes) as pool:
            once = pool.submit(OddRequest("exit-once", str(tmp_path / "crashed")))
            other = pool.submit(ECHO)
            assert await once == str(tmp_path / "crashed")
            assert await other == "hello"

    run(scene())
    assert (tmp_path / "crashed").exists()


def test_an_error_of_the_job_is_reported_and_not_tried_again() -> None:
    async def scene() -> None:
        async with odd_pool() as pool:
            before = pool.pids
            with pytest.raises(JobFailed, match="RuntimeError: no idea"):
                await pool.submit(OddRequest("raise", "no idea"))
            assert await pool.submit(OddRequest("count")) == "2"
            assert pool.pids == before

    run(scene())


def test_a_killed_process_is_replaced(tmp_path: Path) -> None:
    async def scene() -> None:
        marker = tmp_path / "hanging"
        async with odd_pool() as pool:
            (first,) = pool.pids
            answer = pool.submit(OddRequest("hang-once", str(marker)))
            await until(marker.exists)
            os.kill(first, signal.SIGKILL)
            assert await answer == str(marker)
            (second,) = pool.pids
            assert second != first
            os.kill(second, signal.SIGKILL)  # while it has nothing to do
            assert await pool.submit(ECHO) == "hello"
            os.kill(pool.pids[0], signal.SIGINT)  # Ctrl-C is for the server
            assert await pool.submit(ECHO) == "hello"

    run(scene())


# -- callers that go away ------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_cancelled_requests_are_not_answered(loop: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def scene() -> None:
        gate = Gate(tmp_path / "gate")
        async with odd_pool() as pool:
            before = pool.pids
            running = pool.submit(OddRequest("wait", str(gate.path)))
            queued = pool.submit(OddRequest("note", f"{notes}=x"))
            await until(gate.reached)
            for answer in (running, queued):
                answer.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await answer
            assert (pool.busy, pool.waiting) == (1, 0)

            following = pool.submit(ECHO)
            await gate.open()
            assert await following == "hello"  # and not the answer to the cancelled request
            assert pool.pids == before

    run(scene(), LOOPS[loop])
    assert not notes.exists()


# -- start and end -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_requests_fail_when_the_pool_is_closed(loop: str) -> None:
    async def scene() -> None:
        async with odd_pool() as pool:
            answers = [pool.submit(OddRequest("loop")) for _ in range(3)]
            await until(lambda: pool.busy)
            await pool.close()
            for answer in answers:
                with pytest.raises(TichuError, match="the server is closing") as caught:
                    await answer
                assert caught.value.code == "thinkers-closed"
            with pytest.raises(TichuError, match="the server is closing"):
                pool.submit(ECHO)

            await pool.close()
            await pool.start()  # it can be started again
            assert await pool.submit(ECHO) == "hello"
            with pytest.raises(TichuError, match="running already"):
                await pool.start()
            assert await pool.submit(ECHO) == "hello"

    run(scene(), LOOPS[loop])


def test_processes_that_cannot_start_are_an_error() -> None:
    async def scene() -> None:
        pool = WorkerPool(UnstartableJob(), PoolLimits(processes=2, seconds=1.0))
        with pytest.raises(TichuError, match="cannot be started"):
            await pool.start()
        assert not pool.pids
        with pytest.raises(TichuError):
            pool.submit(ECHO)

    run(scene())
    with pytest.raises(TichuError, match="at least one process"):
        WorkerPool(UnstartableJob(), PoolLimits(processes=0, seconds=1.0))


def test_processes_on_demand_start_late_and_end_early(tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(tmp_path / "gate")
        async with odd_pool(idle_seconds=0.05) as pool:
            assert not pool.pids
            answer = pool.submit(OddRequest("wait", str(gate.path)))
            await until(gate.reached)
            (pid,) = pool.pids
            await gate.open()
            await answer
            await until(lambda: not pool.pids)
            assert not psutil.pid_exists(pid)
            assert await pool.submit(ECHO) == "hello"

    run(scene())


def test_a_crash_ends_a_process_on_demand_until_the_next_request() -> None:
    async def scene() -> None:
        async with odd_pool(idle_seconds=50) as pool:
            with pytest.raises(WorkerCrashed):
                await pool.submit(OddRequest("exit"))
            await until(lambda: not pool.pids)
            assert await pool.submit(OddRequest("count")) == "1"

    run(scene())
