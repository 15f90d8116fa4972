"""A server dies, freezes, and loses Redis and PostgreSQL in the middle of play: no action is lost or doubled.

``benchmarks/kill.py`` kills more often and measures how long tables wait.
"""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.forked import FORKED_WORKERS
from tests.server.guests import short_action
from tests.server.killing import (
    TABLE_KINDS,
    Outages,
    TableGroup,
    kill_and_restart,
    kill_workers,
    living_workers,
    workers_of,
)
from tests.server.log_checks import Findings, inspect
from tests.server.redis_server import RedisServer, redis_server
from tests.server.running import RunningServer, log_is_clean

PEOPLE_ONLY = tuple(game for game in TABLE_KINDS if game.people > 2)
WITH_WINDOWS, TRICHU = TABLE_KINDS[1:3]
WITH_BOTS = TABLE_KINDS[3]._replace(options={"bomb_window": 0, "house_rules": {"rounds": 1}})
WINDOWS_AND_BOTS = (WITH_WINDOWS, WITH_BOTS)


async def _whole(group: TableGroup, store: str, timeout: float = 90.0) -> Findings:
    """All matches finish, in few tricks, and nothing is lost or doubled."""
    for player in group.players:
        player.choose = short_action
    await group.finish(timeout)
    findings = await inspect(group, store)
    findings.clean()
    assert findings.acked > 0
    return findings


# -- one process -------------------------------------------------------------------------------------------


def test_a_server_that_is_killed_again_and_again(sqlite_url: str, tmp_path: Path) -> None:
    log, rng = tmp_path / "server.log", random.Random(7)

    async def play(server: RunningServer) -> None:
        group, outages = TableGroup(server.url), Outages()
        await group.seat(3, (*WINDOWS_AND_BOTS, TRICHU))
        for _ in range(2):
            await group.play(rng.randint(10, 30))
            assert group.running, "the matches were too short for this test"
            await kill_and_restart(server, outages)
        await _whole(group, sqlite_url)
        assert not sum(player.mirror.gaps + player.mirror.repeats for player in group.players)

    with RunningServer(sqlite_url, log) as server:
        asyncio.run(play(server))
    log_is_clean(log)


def test_a_server_that_is_stopped_says_goodbye_and_goes_on_where_it_was(
    sqlite_url: str, tmp_path: Path
) -> None:
    log = tmp_path / "server.log"

    async def play(server: RunningServer) -> None:
        group = TableGroup(server.url)
        await group.seat(2, WINDOWS_AND_BOTS)
        await group.play(30)
        await asyncio.to_thread(server.stop)
        (await inspect(group, sqlite_url, midway=True)).nothing_lost()
        await asyncio.to_thread(server.start)
        await _whole(group, sqlite_url)

    with RunningServer(sqlite_url, log) as server:
        asyncio.run(play(server))
    log_is_clean(log)


def test_a_server_that_is_killed_right_after_the_last_card(sqlite_url: str, tmp_path: Path) -> None:
    """The ratings that follow from it are made up for."""

    async def play(server: RunningServer) -> None:
        group = TableGroup(server.url)
        await group.seat(2, PEOPLE_ONLY[:1])
        last = [task for seated in group.tables for task in seated.tasks]
        await asyncio.wait(last, return_when=asyncio.FIRST_COMPLETED)
        server.kill()
        server.start()
        await _whole(group, sqlite_url)

    with RunningServer(sqlite_url, tmp_path / "server.log") as server:
        asyncio.run(play(server))


# -- several processes -------------------------------------------------------------------------------------


def test_workers_that_are_killed_are_replaced_and_end_with_the_server(
    postgres_url: str, tmp_path: Path
) -> None:
    """Workers that did not end with their server would hold its port: nobody could start it again."""
    log = tmp_path / "server.log"

    async def play(server: RunningServer, redis: RedisServer) -> None:
        await _until(lambda: living_workers(redis) == 2)
        group, outages = TableGroup(server.url), Outages()
        await group.seat(2, WINDOWS_AND_BOTS)
        await group.play(20)
        await kill_workers(server, 1, random.Random(8), outages)
        await _until(lambda: len(workers_of(server)) == 2)
        await group.play(20)
        assert group.running, "the matches were too short for this test"
        workers = workers_of(server)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(psutil.wait_procs, workers)
        await asyncio.to_thread(server.start)
        await _whole(group, postgres_url)

    with (
        redis_server() as redis,
        RunningServer(postgres_url, log, broker=redis.url, constants=FORKED_WORKERS, workers=2) as server,
    ):
        asyncio.run(play(server, redis))
    log_is_clean(log)


def test_another_server_takes_over(postgres_url: str, tmp_path: Path) -> None:
    """The players are connected to the server that lives: they need not even reconnect."""
    log = tmp_path / "lives.log"

    async def play(dies: RunningServer, lives: RunningServer) -> None:
        group = TableGroup(dies.url, players_at=[lives.url])
        await group.seat(2, PEOPLE_ONLY)
        await group.play(40)
        assert group.running
        connections = sum(player.connections for player in group.players)
        dies.kill()
        await _whole(group, postgres_url)
        assert sum(player.connections for player in group.players) == connections

    with (
        redis_server() as redis,
        RunningServer(postgres_url, tmp_path / "dies.log", broker=redis.url) as dies,
        RunningServer(postgres_url, log, broker=redis.url) as lives,
    ):
        asyncio.run(play(dies, lives))
    log_is_clean(log)


def test_a_server_that_was_frozen_corrupts_nothing(postgres_url: str, tmp_path: Path) -> None:
    """The other one takes its tables meanwhile; when it wakes up it still has moves to make, and may not."""

    async def play(freezes: RunningServer, redis: RedisServer) -> None:
        group = TableGroup(freezes.url, players_at=[freezes.url, other.url])
        await group.seat(2, WINDOWS_AND_BOTS)
        await group.play(30)
        owners = {seated.id: _owner(redis, seated.id) for seated in group.running}
        assert owners
        freezes.send_signal(signal.SIGSTOP)
        try:
            await _until(lambda: all(_owner(redis, table) != owner for table, owner in owners.items()))
        finally:
            freezes.send_signal(signal.SIGCONT)
        await _whole(group, postgres_url)

    with (
        redis_server() as redis,
        RunningServer(postgres_url, tmp_path / "freezes.log", broker=redis.url) as freezes,
        RunningServer(postgres_url, tmp_path / "other.log", broker=redis.url) as other,
    ):
        asyncio.run(play(freezes, redis))
    for name in ("freezes.log", "other.log"):
        assert "Traceback" not in (tmp_path / name).read_text()


# -- their friends -----------------------------------------------------------------------------------------


def test_redis_dies_and_forgets_everything(postgres_url: str, tmp_path: Path) -> None:
    async def play(one: RunningServer, two: RunningServer, redis: RedisServer) -> None:
        group = TableGroup(one.url, two.url)
        await group.seat(2, WINDOWS_AND_BOTS)
        for pause in (0.0, 1.5):
            await group.play(30)
            assert group.running
            redis.kill()
            await asyncio.sleep(pause)  # without Redis
            redis.start()
        await _whole(group, postgres_url)

    with (
        redis_server() as redis,
        RunningServer(postgres_url, tmp_path / "one.log", broker=redis.url) as one,
        RunningServer(postgres_url, tmp_path / "two.log", broker=redis.url) as two,
    ):
        asyncio.run(play(one, two, redis))
    for name in ("one.log", "two.log"):
        assert "Traceback" not in (tmp_path / name).read_text()


def test_postgres_hangs_up_on_everybody(postgres_url: str, tmp_path: Path) -> None:
    psycopg = pytest.importorskip("psycopg")

    def hang_up() -> None:
        with psycopg.connect(postgres_url, autocommit=True) as line:
            line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    async def play(server: RunningServer) -> None:
        group = TableGroup(server.url)
        await group.seat(2, WINDOWS_AND_BOTS)
        for _ in range(2):
            await group.play(20)
            assert group.running
            await asyncio.to_thread(hang_up)
        await _whole(group, postgres_url)

    log = tmp_path / "server.log"
    with RunningServer(postgres_url, log) as server:
        asyncio.run(play(server))
    assert "Traceback" not in log.read_text()


def _owner(redis: RedisServer, table: str) -> bytes:
    return redis.command("GET", f"tichu:table:{table}")


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(90):
        while not await asyncio.to_thread(true):
            await asyncio.sleep(0.05)
