"""A visitor's own statistics agree with the records of their matches, and each match is counted once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from tests.server.guests import Guest, TablePlayer
from tests.server.running import RunningServer
from tests.server.store.support import match_row
from tichu.records import read_record
from tichu.review.statistics import Statistics, game_figures
from tichu.server.aliases import alias
from tichu.server.statistics_cache import StatisticsCache
from tichu.server.store import MatchRow, Store
from tichu.server.workers.jobs.statistics import CountRequest, MatchCounts, StatisticsJob
from tichu.server.workers.protocol import WorkerCrashed
from tichu.server.workers.workers import Workers
from tichu.table.round_log import LogLine

QUICK: dict[str, Any] = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 0.5}


async def play(guest: Guest, table: str, number: int) -> str:
    """Play a match with bots to its end; the record of it."""
    player = TablePlayer(guest, table, seed=number)
    await guest.do(table, "start")
    await asyncio.wait_for(player.play(), 60)
    record = await guest.send("GET", f"/api/tables/{table}/matches/{number}/record")
    assert record.status_code == 200
    return record.text


async def counted(guest: Guest) -> dict[str, Any]:
    """The guest's statistics, when all is counted: a busy machine may need more than one question."""
    for _ in range(20):
        data: dict[str, Any] = (await guest.send("GET", "/api/me/statistics")).json()
        if not data["waiting"]:
            return data
    raise AssertionError("not all is counted")


def by_hand(records: Sequence[str], name: str) -> list[dict[str, Any]]:
    statistics = Statistics()
    for text in records:
        statistics.add_record(read_record(text).sound())
    games = [game_figures(game) for game in statistics.in_order()]
    return [
        {"variant": game["variant"], "players": game["players"], **game["by_player"][name]} for game in games
    ]


def test_a_visitors_statistics_agree_with_their_records(server: RunningServer) -> None:
    async def visit() -> None:
        guest = await Guest.arrive(server.url)
        empty = await guest.send("GET", "/api/me/statistics")
        assert empty.json() == {"matches": 0, "waiting": 0, "games": []}

        # Random calls cost more than a round brings: no target is near.
        one_round = {**QUICK, "house_rules": {"rounds": 1, "target": None}}
        table = await guest.make_table(one_round, bots={str(place): "random" for place in (1, 2, 3)})
        records = [await play(guest, table, 1)]
        one = await counted(guest)
        assert one["matches"] == 1
        assert one["games"] == by_hand(records, guest.name)

        records.append(await play(guest, table, 2))
        options = {**QUICK, "variant": "trichu", "house_rules": {"rounds": 3}}
        other = await guest.make_table(options, bots={"1": "random", "2": "random"})
        records.append(await play(guest, other, 1))
        should = by_hand(records, guest.name)
        for data in await asyncio.gather(*(counted(guest) for _ in range(4))):
            assert data["matches"] == 3
            assert sorted(data["games"], key=lambda game: str(game["variant"])) == should

        assert await guest.make_table(one_round, fill="random", start=True)
        same = await counted(guest)
        assert same == data, "a match that is not over does not count"
        stranger = await Guest.arrive(server.url)
        assert (await stranger.send("GET", "/api/me/statistics")).json()["games"] == []

    asyncio.run(visit())


class FakeStore:
    """A store with finished matches at two tables, whose logs cannot be replayed."""

    async def matches_of(self, player: str, limit: int, before: float | None, rated: bool) -> list[MatchRow]:
        return [match_row(table, 1, player, finished_at=2000.0) for table in ("two", "one")]

    async def options_at(self, table: str, seq: int) -> dict[str, Any]:
        return {}

    async def last_seq_of_match(self, table: str, number: int) -> int:
        return 2

    async def log_lines(self, table: str, after: int, upto: int, limit: int) -> list[LogLine]:
        return [LogLine(2, "dealt", '{"riddle": 1}')] if after < 2 else []


class FakeStatisticsWorkers:
    """Counts in this process, when ``go`` is set; the tables in ``broken`` fail."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.broken: set[str] = set()
        self.go = asyncio.Event()

    async def statistics(self, request: CountRequest, log: Any) -> MatchCounts:
        await self.go.wait()
        self.asked.append(request.table)
        if request.table in self.broken:
            raise WorkerCrashed("the process has ended")
        return StatisticsJob().perform(request, iter([events async for events in log()]))


@asynccontextmanager
async def cache_with(workers: FakeStatisticsWorkers) -> AsyncIterator[StatisticsCache]:
    cache = StatisticsCache(cast(Store, FakeStore()), cast(Workers, workers))
    try:
        yield cache
    finally:
        await cache.close()


def test_a_log_that_cannot_be_replayed_is_read_once(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        workers = FakeStatisticsWorkers()
        workers.go.set()
        async with cache_with(workers) as cache:
            for _ in range(2):
                found = await cache.get("anna", 30)
                assert (len(found.counted), found.waiting, found.games) == (2, 0, {})
        assert workers.asked == ["one", "two"]

    asyncio.run(scene())
    assert [record.getMessage() for record in caplog.records] == [
        f"statistics: table {alias(table)} cannot be counted: KeyError: 'deal'" for table in ("one", "two")
    ]


def test_a_failed_count_is_tried_again_at_the_next_request(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        workers = FakeStatisticsWorkers()
        workers.go.set()
        workers.broken = {"two"}
        async with cache_with(workers) as cache:
            found = await cache.get("anna", 30)
            assert (found.counted, found.waiting) == ({("one", 1)}, 1)
            workers.broken = set()
            found = await cache.get("anna", 30)
            assert (len(found.counted), found.waiting) == (2, 0)
        assert workers.asked == ["one", "two", "two"]

    asyncio.run(scene())
    assert "statistics could not be counted: the process has ended" in caplog.text


def test_after_the_timeout_the_answer_is_what_is_counted_so_far() -> None:
    async def scene() -> None:
        workers = FakeStatisticsWorkers()
        async with cache_with(workers) as cache:
            found = await cache.get("anna", 0)
            assert (found.counted, found.waiting) == (set(), 2)
            workers.go.set()
            found = await cache.get("anna", 30)
            assert (len(found.counted), found.waiting) == (2, 0)

    asyncio.run(scene())
