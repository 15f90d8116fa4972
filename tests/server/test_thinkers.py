"""Bots think elsewhere: the server goes on meanwhile, whatever they do."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import psutil  # type: ignore[import-untyped]
import pytest
import uvloop

import tichu
from tests.bots.support import EVERY_GAME, first_moment, moments
from tichu.bots import registry
from tichu.bots.guard import fallback
from tichu.core.errors import TichuError
from tichu.server.thinkers import Thinkers, Thought
from tichu.server.thinkers.questions import (
    Question,
    pack_answer,
    pack_question,
    unpack_answer,
    unpack_question,
)

Result = TypeVar("Result")

ODD = "tests.server.odd_bots:make"
VIEW = first_moment("play")
QUIETEST = fallback(VIEW)
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}


def run(work: Awaitable[Result], loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> Result:
    """Run to the end, but not for ever."""

    async def bounded() -> Result:
        async with asyncio.timeout(60):
            return await work

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(bounded())


@contextlib.asynccontextmanager
async def thinkers(
    processes: int = 1, budget: float = 20.0, resolve: str | None = ODD
) -> AsyncIterator[Thinkers]:
    """Thinkers that are there, and gone afterwards."""
    pool = Thinkers(processes, budget, resolve=resolve)
    await pool.start()
    pids = pool.pids
    assert len(pids) == processes
    try:
        yield pool
    finally:
        pids += pool.pids
        await pool.close()
        assert not pool.pids
        assert not any(map(psutil.pid_exists, pids))


async def until(condition: Callable[[], object]) -> None:
    """Wait for something to come true."""
    while not condition():
        await asyncio.sleep(0.01)


# -- thinking ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_a_bot_decides_the_same_there_as_here(loop: str) -> None:
    async def ask() -> None:
        asked = 0
        async with thinkers(2, resolve=None) as pool:
            for variant, edition in EVERY_GAME:
                for number, (round_, seat) in enumerate(moments(variant, edition, seed=5)):
                    if number % 20:
                        continue
                    view = round_.view(seat)
                    for name in ("random", "greedy", "club", "club@easy"):
                        here = registry.make(name, number).consider(view)
                        there = await pool.decide(name, view, number)
                        assert there == Thought(*here, None), (name, variant, edition, number)
                        assert view.why_not(there.action) is None
                        asked += 1
        assert asked > 100

    run(ask(), LOOPS[loop])


def test_more_questions_than_processes_are_answered_in_order(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def ask() -> None:
        async with thinkers(2) as pool:
            assert (pool.busy, pool.waiting) == (0, 0)
            several = [asyncio.create_task(pool.decide("greedy", VIEW, seed)) for seed in range(40)]
            blockers = [asyncio.create_task(pool.decide("sleeps:0.5", VIEW, 0)) for _ in range(2)]
            await asyncio.gather(*several)
            await until(lambda: pool.busy == 2)
            in_a_row = [asyncio.create_task(pool.decide(f"notes:{notes}", VIEW, seed)) for seed in range(20)]
            await asyncio.sleep(0)
            assert pool.waiting == 20
            await asyncio.gather(*in_a_row, *blockers)
            assert (pool.busy, pool.waiting) == (0, 0)

    run(ask())
    order = list(map(int, notes.read_text().split()))
    assert sorted(order) == list(range(20))
    assert all(abs(place - seed) <= 5 for place, seed in enumerate(order))  # two write at the same time


def test_a_question_arrives_as_it_was_sent() -> None:
    for variant, edition in EVERY_GAME:
        for number, (round_, seat) in enumerate(moments(variant, edition, seed=2)):
            if number % 25 == 0:
                question = Question("club", number, round_.view(seat))
                bot, seed, view = unpack_question(pack_question(question))
                assert (bot, seed) == ("club", number)
                assert view.to_json() == question.view.to_json()
                assert view.game == question.view.game
                assert view.legal_actions() == question.view.legal_actions()
    hidden = unpack_question(pack_question(Question("club", 1, VIEW))).view
    assert [hand for seat, hand in enumerate(hidden.round.hands) if seat != VIEW.seat] == [(), (), ()]


def test_nonsense_is_no_answer() -> None:
    thought = Thought(tichu.Pass(), registry.make("greedy").consider(VIEW).reason, "illegal")
    assert unpack_answer(pack_answer(thought, "why")) == (thought, "why")
    for nonsense in (b"", b"[]", b"{}", b"3", b'{"action": {"type": "pass"}, "reason": 3, "trouble": null}'):
        with pytest.raises((ValueError, LookupError, TypeError)):
            unpack_answer(nonsense)
    with pytest.raises(ValueError, match="no thought"):
        unpack_answer(pack_answer(thought._replace(trouble="tired"), ""))  # type: ignore[arg-type]


def test_visitors_start_no_programs() -> None:
    async def ask() -> None:
        async with thinkers(1, resolve=None) as pool:
            for bot, code in (
                ("cmd:touch /tmp/x", "no-programs"),
                ("deep", "unknown-bot"),
                ("club@godlike", "unknown-level"),
            ):
                with pytest.raises(registry.UnknownBot) as caught:
                    await pool.decide(bot, VIEW, 1)
                assert caught.value.code == code

    run(ask())


# -- bots that misbehave -------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_who_thinks_too_long_is_stopped(loop: str) -> None:
    async def ask() -> None:
        async with thinkers(2) as pool:
            before = set(pool.pids)
            started = time.monotonic()
            thought = await pool.decide("loops", VIEW, 1, budget=0.3)
            assert time.monotonic() - started < 5
            assert thought == Thought(QUIETEST, thought.reason, "late")
            assert str(thought.reason).startswith("the bot gave no legal answer (late)")
            await until(lambda: len(set(pool.pids) - before) == 1)
            for _ in range(4):
                assert (await pool.decide("greedy", VIEW, 1)).trouble is None

    run(ask(), LOOPS[loop])


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("how", ["exits", "segfaults", "no-memory"])
def test_a_crash_harms_nobody(how: str, loop: str) -> None:
    async def ask() -> None:
        async with thinkers(2) as pool:
            bad, good = await asyncio.gather(pool.decide(how, VIEW, 1), pool.decide("sleeps:0.1", VIEW, 1))
            assert bad == Thought(QUIETEST, bad.reason, "crashed")
            assert good.trouble is None
            assert (await pool.decide("greedy", VIEW, 1)).trouble is None
            await until(lambda: len(pool.pids) == 2)

    run(ask(), LOOPS[loop])


@pytest.mark.parametrize("processes", [1, 2])
def test_after_a_crash_the_question_is_asked_once_more(processes: int, tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinkers(processes) as pool:
            once = asyncio.create_task(pool.decide(f"exits-once:{tmp_path / 'crashed'}", VIEW, 1))
            later = asyncio.create_task(pool.decide("greedy", VIEW, 1))
            assert (await once).trouble is (await later).trouble is None
            assert (await once).action == (await later).action

    run(ask())
    assert (tmp_path / "crashed").exists()


def test_a_process_killed_from_outside_is_replaced() -> None:
    async def ask() -> None:
        async with thinkers(1) as pool:
            (first,) = pool.pids
            question = asyncio.create_task(pool.decide("sleeps:0.5", VIEW, 1))
            await until(lambda: pool.busy)
            await asyncio.sleep(0.1)
            os.kill(first, signal.SIGKILL)
            assert (await question).trouble is None
            (second,) = pool.pids
            assert second != first
            os.kill(second, signal.SIGKILL)  # while it has nothing to do
            assert (await pool.decide("greedy", VIEW, 1)).trouble is None
            os.kill(pool.pids[0], signal.SIGINT)  # Ctrl-C is for the server alone
            assert (await pool.decide("greedy", VIEW, 1)).trouble is None

    run(ask())


@pytest.mark.parametrize(
    ("how", "trouble"), [("raises", "error"), ("unmakable", "error"), ("cheats", "illegal")]
)
def test_a_fault_is_told(how: str, trouble: str, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> Thought:
        async with thinkers() as pool:
            before = pool.pids
            thought = await pool.decide(how, VIEW, 1)
            assert pool.pids == before
            return thought

    thought = run(ask())
    assert thought == Thought(QUIETEST, thought.reason, trouble)  # type: ignore[arg-type]
    assert thought.reason.to_json() == {"code": "fallback", "params": {"kind": trouble}}
    assert f"the bot {how} made a fault: " in caplog.text


def test_whatever_a_bot_writes_and_says_the_line_stays_clear() -> None:
    async def ask() -> None:
        async with thinkers() as pool:
            plain = await pool.decide("greedy", VIEW, 1)
            assert await pool.decide("chatters", VIEW, 1) == plain
            for how in ("rambles", "riddles"):
                thought = await pool.decide(how, VIEW, 1)
                assert thought.action == plain.action and thought.reason.code == "unexplained"

    run(ask())


# -- the server's side ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_an_answer_nobody_waits_for_is_thrown_away(loop: str) -> None:
    async def ask() -> None:
        async with thinkers(1) as pool:
            before = pool.pids
            for _ in range(3):
                thinking = asyncio.create_task(pool.decide("sleeps:0.2", VIEW, 1))
                queued = asyncio.create_task(pool.decide("loops", VIEW, 1))
                await until(lambda: pool.busy)
                for task in (queued, thinking):
                    task.cancel()
                    with pytest.raises(asyncio.CancelledError):
                        await task
                assert pool.waiting == 0
                exchange = first_moment("exchange")
                thought = await pool.decide("greedy", exchange, 1)
                assert thought == Thought(*registry.make("greedy", 1).consider(exchange), None)
            assert pool.pids == before

    run(ask(), LOOPS[loop])


@pytest.mark.parametrize("loop", LOOPS)
def test_closing_tells_those_who_wait(loop: str) -> None:
    async def ask() -> None:
        async with thinkers(1) as pool:
            questions = [asyncio.create_task(pool.decide("loops", VIEW, seed)) for seed in range(3)]
            await until(lambda: pool.busy)
            started = time.monotonic()
            await pool.close()
            assert time.monotonic() - started < 2
            for question in questions:
                with pytest.raises(TichuError, match="the server is closing") as caught:
                    await question
                assert caught.value.code == "thinkers-closed"
            with pytest.raises(TichuError, match="the server is closing"):
                await pool.decide("greedy", VIEW, 1)
            await pool.close()
            await pool.start()  # and it may begin again
            assert (await pool.decide("greedy", VIEW, 1)).trouble is None
            with pytest.raises(TichuError, match="running already"):
                await pool.start()

    run(ask(), LOOPS[loop])


def test_processes_that_cannot_start_are_an_error() -> None:
    async def ask() -> None:
        pool = Thinkers(2, resolve="tests.server.odd_bots:missing")
        with pytest.raises(TichuError, match="cannot be started"):
            await pool.start()
        assert not pool.pids
        with pytest.raises(TichuError):
            await pool.decide("greedy", VIEW, 1)

    run(ask())
    with pytest.raises(TichuError, match="at least one process"):
        Thinkers(0)


@pytest.mark.parametrize("loop", LOOPS)
def test_the_server_goes_on_while_bots_think(loop: str) -> None:
    lags = []

    async def ask() -> None:
        async with thinkers(2, budget=0.5) as pool:
            working = [asyncio.create_task(pool.decide("loops", VIEW, seed)) for seed in range(4)]
            while not all(task.done() for task in working):
                before = time.perf_counter()
                await asyncio.sleep(0.005)
                lags.append(time.perf_counter() - before - 0.005)

    run(ask(), LOOPS[loop])
    assert len(lags) > 20
    assert sorted(lags)[len(lags) // 2] < 0.05


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks at what processes have open in /proc")
def test_a_thinker_has_nothing_of_the_servers() -> None:
    async def ask() -> Thought:
        server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
        async with server, thinkers(2) as pool:
            return await pool.decide("tells", VIEW, 1)

    params = run(ask()).reason.params
    assert params["nice"] >= os.nice(0) + 5 or params["nice"] == 19
    assert len(params["fds"]) <= 5  # input, output, errors, the line, and the list itself


SERVER = """
import asyncio, sys
from tests.server.test_thinkers import VIEW
from tichu.server.thinkers import Thinkers

async def serve():
    pool = Thinkers(2, 60.0, resolve="tests.server.odd_bots:make")
    await pool.start()
    question = asyncio.create_task(pool.decide("loops", VIEW, 1))
    while not pool.busy:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    print(*pool.pids, flush=True)
    await question

asyncio.run(serve())
"""


def test_when_the_server_is_gone_so_are_they() -> None:
    root = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, cwd=root) as server:
        assert server.stdout is not None
        children = [psutil.Process(int(pid)) for pid in server.stdout.readline().split()]
        assert len(children) == 2 and all(child.is_running() for child in children)
        server.kill()
    deadline = time.monotonic() + 2
    while any(map(lives, children)):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def lives(process: psutil.Process) -> bool:
    """Whether it does anything; one that nobody has cleared away yet does not."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
