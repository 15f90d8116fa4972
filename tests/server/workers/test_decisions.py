"""Bots decide in worker processes: the server always gets a legal action, whatever a bot does."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

import tichu
from tests.bots.support import EVERY_GAME, first_moment, moments
from tests.server.workers.support import LOOPS, Gate, odd_workers, run, until
from tichu.bots import registry
from tichu.bots.guard import fallback
from tichu.core.errors import TichuError
from tichu.server.workers.jobs.decide import BotDecision, DecideAnswer, DecideJob, DecideRequest
from tichu.server.workers.protocol import decode, encode
from tichu.server.workers.workers import Workers

VIEW = first_moment("play")
QUIETEST = fallback(VIEW)


# -- decisions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_a_bot_decides_in_a_worker_as_it_does_here(loop: str) -> None:
    async def scene() -> None:
        asked = 0
        async with odd_workers(2, make_bot="") as workers:
            for variant, edition in EVERY_GAME:
                for number, (round_, seat) in enumerate(moments(variant, edition, seed=5)):
                    if number % 50:
                        continue
                    view = round_.view(seat)
                    for name in ("random", "greedy", "club", "club@easy"):
                        here = registry.make(name, number).consider(view)
                        there = await workers.decide(name, view, number)
                        assert there == BotDecision(*here, None), (name, variant, edition, number)
                        assert view.why_not(there.action) is None
                        asked += 1
        assert asked > 100

    run(scene(), LOOPS[loop])


def test_a_request_arrives_as_it_was_sent() -> None:
    for variant, edition in EVERY_GAME:
        for number, (round_, seat) in enumerate(moments(variant, edition, seed=2)):
            if number % 25 == 0:
                request = DecideRequest("club", number, round_.view(seat))
                bot, seed, view = decode(encode(request))
                assert (bot, seed) == ("club", number)
                assert view.to_json() == request.view.to_json()
                assert view.game == request.view.game
                assert view.legal_actions() == request.view.legal_actions()


def test_a_request_holds_no_hidden_cards() -> None:
    view = decode(encode(DecideRequest("club", 1, VIEW))).view

    assert [hand for seat, hand in enumerate(view.round.hands) if seat != VIEW.seat] == [(), (), ()]


def test_an_answer_is_checked() -> None:
    job = DecideJob()
    reason = registry.make("greedy").consider(VIEW).reason
    answer = DecideAnswer(BotDecision(tichu.Pass(), reason, "illegal"), "why")
    assert job.decode_answer(job.encode_answer(answer)) == answer
    for body in (b"", b"[]", b"{}", b"3", b'{"action": {"type": "pass"}, "reason": 3, "trouble": null}'):
        with pytest.raises((ValueError, LookupError, TypeError)):
            job.decode_answer(body)
    unknown = DecideAnswer(BotDecision(tichu.Pass(), reason, "tired"))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="unknown trouble"):
        job.decode_answer(job.encode_answer(unknown))


@pytest.mark.parametrize(
    ("bot", "code"),
    [("cmd:touch /tmp/x", "no-programs"), ("deep", "unknown-bot"), ("club@godlike", "unknown-level")],
)
def test_programs_and_unknown_bots_are_refused(bot: str, code: str) -> None:
    with pytest.raises(registry.UnknownBot) as caught:
        run(Workers(1).decide(bot, VIEW, 1))
    assert caught.value.code == code


# -- bots that are kept --------------------------------------------------------------------------------------


def test_a_reusable_bot_is_kept_and_decides_as_a_new_one() -> None:
    async def scene() -> None:
        async with odd_workers() as workers:
            found = [(await workers.decide("counts", VIEW, seed)).reason.params for seed in (1, 2, 1)]
            assert [params["asked"] for params in found] == [1, 2, 3]
            assert found[0]["random"] == found[2]["random"] != found[1]["random"]

    run(scene())


def test_a_subclass_of_a_reusable_bot_is_made_for_each_decision() -> None:
    async def scene() -> None:
        async with odd_workers() as workers:
            found = [(await workers.decide("forgets", VIEW, seed)).reason.params for seed in (1, 2)]
            assert [params["asked"] for params in found] == [1, 1]

    run(scene())


def test_a_bot_that_made_a_mistake_is_not_kept() -> None:
    async def scene() -> None:
        async with odd_workers() as workers:
            found = [await workers.decide("counts:cheats-later", VIEW, 1) for _ in range(3)]
            assert [decision.trouble for decision in found] == [None, "illegal", None]
            assert found[2].reason.params["asked"] == 1

    run(scene())


# -- bots that misbehave -------------------------------------------------------------------------------------


def test_a_slow_bot_is_replaced_by_the_quietest_action() -> None:
    async def scene() -> None:
        async with odd_workers() as workers:
            decision = await workers.decide("loops", VIEW, 1, seconds=0.05)
            assert decision == BotDecision(QUIETEST, decision.reason, "late")
            assert str(decision.reason).startswith("the bot took too long")

    run(scene())


@pytest.mark.parametrize("how", ["exits", "segfaults", "no-memory"])
def test_a_bot_that_ends_its_process_is_replaced_by_the_quietest_action(how: str) -> None:
    async def scene() -> None:
        async with odd_workers(2) as workers:
            bad, good = await asyncio.gather(workers.decide(how, VIEW, 1), workers.decide("greedy", VIEW, 1))
            assert bad == BotDecision(QUIETEST, bad.reason, "crashed")
            assert good.trouble is None
            await until(lambda: len(workers.pids) == 2)

    run(scene())


@pytest.mark.parametrize(
    ("how", "trouble"), [("raises", "error"), ("unmakable", "error"), ("cheats", "illegal")]
)
def test_a_mistake_is_logged(how: str, trouble: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> BotDecision:
        async with odd_workers() as workers:
            before = workers.pids
            decision = await workers.decide(how, VIEW, 1)
            assert workers.pids == before
            return decision

    decision = run(scene())
    assert decision == BotDecision(QUIETEST, decision.reason, trouble)  # type: ignore[arg-type]
    assert decision.reason.to_json() == {"code": "fallback", "params": {"kind": trouble}}
    assert f"the bot {how} has made a mistake: " in caplog.text


def test_what_a_bot_prints_or_reads_does_not_disturb_the_protocol() -> None:
    async def scene() -> None:
        async with odd_workers() as workers:
            plain = await workers.decide("greedy", VIEW, 1)
            assert await workers.decide("chatters", VIEW, 1) == plain
            for how in ("rambles", "riddles"):
                decision = await workers.decide(how, VIEW, 1)
                assert decision.action == plain.action and decision.reason.code == "unexplained"

    run(scene())


# -- the server's side ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", LOOPS)
def test_the_server_goes_on_while_a_bot_decides(loop: str, tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(tmp_path / "gate")
        async with odd_workers() as workers:
            deciding = asyncio.create_task(workers.decide(f"waits:{gate.path}", VIEW, 1))
            await until(gate.reached)
            for _ in range(100):
                await asyncio.sleep(0)
            assert (workers.busy, workers.waiting, deciding.done()) == (1, 0, False)
            await gate.open()
            assert (await deciding).trouble is None

    run(scene(), LOOPS[loop])


def test_a_cancelled_decision_leaves_the_worker_running(tmp_path: Path) -> None:
    async def scene() -> None:
        gate = Gate(tmp_path / "gate")
        exchange = first_moment("exchange")
        async with odd_workers() as workers:
            before = workers.pids
            deciding = asyncio.create_task(workers.decide(f"waits:{gate.path}", VIEW, 1))
            await until(gate.reached)
            deciding.cancel()
            with pytest.raises(asyncio.CancelledError):
                await deciding
            following = asyncio.create_task(workers.decide("greedy", exchange, 1))
            await gate.open()
            assert await following == BotDecision(*registry.make("greedy", 1).consider(exchange), None)
            assert workers.pids == before

    run(scene())


def test_decisions_fail_when_the_server_closes() -> None:
    async def scene() -> None:
        async with odd_workers() as workers:
            deciding = asyncio.create_task(workers.decide("loops", VIEW, 1))
            await until(lambda: workers.busy)
            await workers.close()
            for decision in (deciding, workers.decide("greedy", VIEW, 1)):
                with pytest.raises(TichuError, match="the server is closing"):
                    await decision

    run(scene())


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="lists the open files of a process in /proc")
def test_a_worker_has_no_open_file_of_the_server() -> None:
    async def scene() -> BotDecision:
        server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
        async with server, odd_workers(2) as workers:
            return await workers.decide("tells", VIEW, 1)

    params = run(scene()).reason.params
    assert params["nice"] >= os.nice(0) + 5 or params["nice"] == 19
    assert len(params["fds"]) <= 5  # input, output, errors, the socket, and the list itself


SERVER = """
import asyncio, sys
from pathlib import Path
from tests.server.workers.test_decisions import VIEW
from tests.server.workers.support import Gate, ODD_BOTS, until
from tichu.server.workers.workers import Workers

async def serve():
    workers = Workers(2, 60.0, make_bot=ODD_BOTS)
    gate = Gate(Path(sys.argv[1]))
    await workers.start()
    deciding = asyncio.create_task(workers.decide(f"waits:{gate.path}", VIEW, 1))
    await until(gate.reached)
    print(*workers.pids, flush=True)
    await deciding

asyncio.run(serve())
"""


def test_workers_end_with_the_server(tmp_path: Path) -> None:
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", SERVER, str(tmp_path / "gate")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root) as server:
        assert server.stdout is not None
        children = [psutil.Process(int(pid)) for pid in server.stdout.readline().split()]
        assert len(children) == 2 and all(child.is_running() for child in children)
        server.kill()
    _, alive = psutil.wait_procs(children, timeout=30)
    assert not alive
