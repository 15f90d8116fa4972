"""Replays and records are made from the events of their rounds alone, also in databases without an index."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server.rounds.support import InlineWorkers
from tests.server.store.support import outcome, with_store
from tests.server.test_earlier_databases import create_database
from tichu.records import prove_all, read_record
from tichu.server.http.answers import ReplayAnswer
from tichu.server.rounds import index as index_module
from tichu.server.rounds import replays as replays_module
from tichu.server.rounds.index import RoundIndex
from tichu.server.rounds.replays import Replays
from tichu.server.store import MatchRow, RoundRow, Store
from tichu.server.table.log import take_stored
from tichu.server.table.rows import round_row
from tichu.server.workers.protocol import JobFailed
from tichu.server.workers.workers import Workers
from tichu.table.state import TableState


class Archive:
    """The rounds of an earlier version's database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.workers = InlineWorkers()
        workers = cast(Workers, self.workers)
        self.index = RoundIndex(store, workers)
        self.replays = Replays(store, workers, self.index)

    async def match(self, status: Any) -> MatchRow:
        """The first match of the table with this status."""
        (table,) = await self.store.table_ids([status])
        match = await self.store.match(table, 1)
        assert match is not None
        return match

    async def replay(self, match: MatchRow, number: int) -> dict[str, Any]:
        found = await self.replays.find(match, number, "anna")
        data: dict[str, Any] = json.loads(gzip.decompress(await self.replays.replay(found, "anna")))
        return data

    async def record(self, match: MatchRow) -> list[bytes]:
        found = await self.replays.find_record(match, "anna")
        return [part async for part in self.replays.record(found, "anna")]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return create_database(tmp_path)


async def rounds_by_folding(store: Store, table: str) -> list[RoundRow]:
    """The rows that a table would have written while the events of its log happened."""
    state = TableState(table)
    rows = []
    for stored in await store.events(table):
        row = round_row(state, [take_stored(state, stored)])
        if row is not None and row not in rows:
            rows.append(row)
    return rows


@pytest.mark.parametrize("status", ["finished", "running"])
def test_rounds_of_an_earlier_version_are_indexed_when_somebody_asks(database: str, status: str) -> None:
    async def test(store: Store) -> None:
        archive = Archive(store)
        match = await archive.match(status)
        expected = await rounds_by_folding(store, match.table)
        assert await store.rounds(match.table, 1) == []

        assert await archive.index.find(match, 1, "anna") == expected[0]
        assert await store.rounds(match.table, 1) == expected
        await archive.index.find(match, 1, "anna")
        assert archive.workers.asked == ["index"], "it is computed once"

    with_store(database, test)


def test_rounds_that_were_not_played_to_the_end_are_not_found(database: str) -> None:
    async def test(store: Store) -> None:
        archive = Archive(store)
        running, finished = await archive.match("running"), await archive.match("finished")
        rounds = len(await rounds_by_folding(store, running.table))

        assert await outcome(archive.index.find(running, rounds + 1, "anna")) == "not-found"
        assert await outcome(archive.index.find(finished, 1000, "anna")) == "not-found"

    with_store(database, test)


def test_a_gap_in_the_index_is_filled(database: str) -> None:
    async def test(store: Store) -> None:
        archive = Archive(store)
        match = await archive.match("running")
        expected = await rounds_by_folding(store, match.table)
        later = RoundRow(match.table, 1, 5, 10_000, 10_001, expected[0].outcome)
        await store.add_rounds([later])

        assert await archive.index.find(match, 1, "anna") == expected[0]

    with_store(database, test)


def test_a_log_that_cannot_be_read_is_not_tried_again_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        archive = Archive(store)
        match = await archive.match("finished")
        tried = 0

        async def fail(*request: object) -> None:
            nonlocal tried
            tried += 1
            raise JobFailed("a riddle")

        monkeypatch.setattr(archive.workers, "index", fail)
        for _ in range(3):
            with pytest.raises(JobFailed):
                await archive.index.find(match, 1, "anna")
        assert tried == 1

    with_store(database, test)


def test_a_replay_shows_the_round_from_the_deal_to_the_result(database: str) -> None:
    async def test(store: Store) -> None:
        archive = Archive(store)
        match = await archive.match("running")
        row = (await rounds_by_folding(store, match.table))[0]

        data = await archive.replay(match, 1)
        ReplayAnswer.model_validate(data)
        assert data["steps"][-1]["round"]["phase"] == "over"
        assert data["players"] == [seat.name for seat in match.seats]
        assert tuple(data["scores"]) == row.outcome.scores
        assert tuple(data["totals"]) == row.outcome.totals

    with_store(database, test)


def test_a_replay_is_made_once(database: str) -> None:
    async def test(store: Store) -> None:
        archive = Archive(store)
        match = await archive.match("finished")
        first, *others = await asyncio.gather(*(archive.replay(match, 1) for _ in range(3)))

        assert others == [first, first]
        assert await archive.replay(match, 1) == first
        assert archive.workers.asked == ["index", "replay"]

    with_store(database, test)


def test_only_the_events_of_the_round_are_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        archive = Archive(store)
        match = await archive.match("running")
        row = await archive.index.find(match, 1, "anna")
        monkeypatch.setattr(store, "events", None)
        source = await archive.index.source(match, row)

        assert {line.seq for line in source.lines} <= set(range(row.first_seq, row.last_seq + 1))
        assert [line.kind for line in source.lines][:2] == ["dealt", "acted"]

    with_store(database, test)


def test_a_record_comes_in_parts_and_is_sound(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays_module, "ROUNDS_AT_ONCE", 1)
    monkeypatch.setattr(index_module, "SLICE", 7)

    async def test(store: Store) -> None:
        archive = Archive(store)
        for status in ("finished", "running"):
            match = await archive.match(status)
            parts = await archive.record(match)
            reading = read_record(b"".join(parts).decode())
            rounds = len(reading.sound().rounds)

            assert len(parts) == 1 + rounds + (status == "finished")
            assert [proof.status for proof in prove_all(reading)] == ["proven"] * rounds
            assert (reading.sound().winners is not None) == (status == "finished")

    with_store(database, test)


def test_the_tag_of_a_replay_changes_with_what_it_shows(database: str) -> None:
    async def test(store: Store) -> None:
        archive = Archive(store)
        match = await archive.match("running")
        found = await archive.replays.find(match, 1, "anna")

        assert found.tag == (await archive.replays.find(match, 1, "bob")).tag
        assert found.tag != found._replace(rounds=found.rounds + 1).tag

    with_store(database, test)
