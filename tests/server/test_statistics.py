"""A visitor's own statistics are what the records of his matches say, and are counted once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import Guest, TablePlayer
from tests.server.running import RunningServer, log_is_clean
from tests.server.store.support import match_row
from tichu.records import read_record
from tichu.review.statistics import Statistics, game_figures
from tichu.server import statistician as statisticians
from tichu.server.aliases import alias
from tichu.server.statistician import Statistician
from tichu.server.store import MatchRow, StoredEvent

QUICK: dict[str, Any] = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 0.5}


async def play(guest: Guest, table: str, number: int) -> str:
    """Play a match with bots to its end; the record of it."""
    player = TablePlayer(guest, table, seed=number)
    await guest.do(table, type="start")
    await asyncio.wait_for(player.play(), 60)
    record = await guest.ask("GET", f"/api/tables/{table}/matches/{number}/record")
    assert record.status_code == 200
    return record.text


async def counted(guest: Guest) -> dict[str, Any]:
    """The guest's statistics, when all is counted: a busy machine may need more than one question."""
    for _ in range(20):
        data: dict[str, Any] = (await guest.ask("GET", "/api/me/statistics")).json()
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


def test_a_visitors_statistics_are_those_of_his_records(tmp_path: Path) -> None:
    async def visit(server: RunningServer) -> None:
        guest = await Guest.arrive(server.url)
        empty = await guest.ask("GET", "/api/me/statistics")
        assert empty.json() == {"matches": 0, "waiting": 0, "games": []}

        # Random calls cost more than a round brings: no target is near.
        two_rounds = {**QUICK, "house_rules": {"rounds": 2, "target": None}}
        table = await guest.make_table(two_rounds, bots={str(place): "random" for place in (1, 2, 3)})
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

        assert await guest.make_table(two_rounds, fill="random", start=True)
        same = await counted(guest)
        assert same == data, "a match that is not over does not count"
        stranger = await Guest.arrive(server.url)
        assert (await stranger.ask("GET", "/api/me/statistics")).json()["games"] == []

    with RunningServer(f"sqlite:///{tmp_path}/tichu.db", tmp_path / "server.log") as server:
        asyncio.run(visit(server))
    log_is_clean(tmp_path / "server.log")


class OddStore:
    """A store with one finished match, the log of which nobody can follow."""

    async def matches_of(self, player: str, limit: int, before: float | None) -> list[MatchRow]:
        return [match_row("odd", 1, player, finished_at=2000.0)]

    async def events(self, table: str, after: int, upto: int) -> list[StoredEvent]:
        return [StoredEvent(1, "riddle", {}, 1.0)] if after == 0 else []


def asked(times: int) -> list[tuple[int, int]]:
    """How many matches are counted and how many wait, each time somebody asks."""

    async def main() -> list[tuple[int, int]]:
        statistician = Statistician(OddStore())  # type: ignore[arg-type]
        try:
            known = [await statistician.of("anna", 30) for _ in range(times)]
            return [(len(each.counted), each.waiting) for each in known]
        finally:
            await statistician.close()

    return asyncio.run(main())


def test_a_log_that_cannot_be_read_is_looked_at_once(caplog: pytest.LogCaptureFixture) -> None:
    assert asked(2) == [(1, 0), (1, 0)]
    assert [record.getMessage() for record in caplog.records] == [
        f"statistics: table {alias('odd')} cannot be counted: KeyError: 'riddle'"
    ]


def test_a_counter_that_dies_is_tried_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statisticians, "WORK", "raise SystemExit")
    assert asked(2) == [(0, 1), (0, 1)]
    assert len([record for record in caplog.records if record.name == "tichu.server"]) == 2


def test_who_cannot_wait_gets_what_is_there() -> None:
    async def main() -> None:
        statistician = Statistician(OddStore())  # type: ignore[arg-type]
        known = await statistician.of("anna", 0)
        assert (known.counted, known.waiting) == (set(), 1)
        await statistician.close()

    asyncio.run(main())
