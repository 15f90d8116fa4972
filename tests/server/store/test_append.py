"""The log: acknowledged events are stored in order, and only invalid entries are refused."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from tests.server.store.support import entry, event, match_row, outcome, table_row, with_store
from tichu.server.store import Conflict, NewEvents, Store, StoredEvent, StoreError, database
from tichu.server.store.event_log import LogEntry
from tichu.server.store.schema import events


def test_events_are_read_as_written(store_url: str) -> None:
    odd = {"name": "Jürg \ud800 \0 龍", "cards": ["R7", "PH"], "nested": {"a": [1, 2.5, None, True]}}
    first = StoredEvent(1, "started", odd, 1234.567891, None, None)
    second = StoredEvent(2, "action", {}, 1234.6, "anna", "anna-17")

    async def test(store: Store) -> list[StoredEvent]:
        await store.append(NewEvents("t", (first, second)))
        await store.append(NewEvents("other", (event(1),)))
        return await store.events("t")

    assert with_store(store_url, test) == [first, second]


def test_reading_part_of_a_log(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(entry("t", *range(1, 11)))
        assert [event.seq for event in await store.events("t", 3)] == [4, 5, 6, 7, 8, 9, 10]
        assert [event.seq for event in await store.events("t", 3, 5)] == [4, 5]
        assert [event.seq for event in await store.events("t", upto=2)] == [1, 2]
        assert await store.events("t", 10) == []
        assert await store.events("nowhere") == []

    with_store(store_url, test)


def test_concurrent_appends_keep_the_order_of_each_table(store_url: str) -> None:
    tables, length = 100, 10

    async def play(store: Store, table: str) -> None:
        for seq in range(1, length // 2 + 1):  # one after the other, as a table does
            await store.append(entry(table, seq))
        await asyncio.gather(  # concurrently
            *(store.append(entry(table, seq)) for seq in range(length // 2 + 1, length + 1))
        )

    async def test(store: Store) -> None:
        await asyncio.gather(*(play(store, f"t{number}") for number in range(tables)))
        for number in range(tables):
            log = await store.events(f"t{number}")
            assert [event.seq for event in log] == list(range(1, length + 1))
            assert [event.data["seq"] for event in log] == list(range(1, length + 1))

    with_store(store_url, test)


def test_a_sequence_number_is_written_once(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(entry("t", 1, 2))
        with pytest.raises(Conflict) as refused:
            await store.append(entry("t", 2, 3))
        assert refused.value.code == "conflict"
        assert [event.seq for event in await store.events("t")] == [1, 2]  # all or nothing
        await store.append(entry("t", 3))

    with_store(store_url, test)


def test_a_repeated_action_id_is_refused(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(entry("t", 1, player="anna", action_id="a"))
        await store.append(entry("t", 2, player="ben", action_id="a"))
        await store.append(entry("other", 1, player="anna", action_id="a"))
        assert await outcome(store.append(entry("t", 3, player="anna", action_id="a"))) == "duplicate-action"
        # The sequence number is taken as well. That matters more: this process has missed events.
        assert await outcome(store.append(entry("t", 1, player="anna", action_id="a"))) == "conflict"
        await store.append(entry("t", 3, 4, player="anna"))

    with_store(store_url, test)


def test_only_invalid_entries_of_a_batch_are_refused(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(entry("taken", 1))
        await store.append(entry("again", 1, player="anna", action_id="a"))
        batch = {f"t{number}": entry(f"t{number}", 1) for number in range(100)}
        batch["t20"] = entry("taken", 1)
        batch["t40"] = entry("again", 2, player="anna", action_id="a")
        batch["t60"] = entry("t60", 1, player="anna", action_id="no text: \ud800")
        batch["t80"] = entry("t80", 2**70)
        outcomes = await asyncio.gather(*(outcome(store.append(one)) for one in batch.values()))
        found = {name: code for name, code in zip(batch, outcomes, strict=True) if code != "ok"}
        assert found == {
            "t20": "conflict",
            "t40": "duplicate-action",
            "t60": "store-refused",
            "t80": "store-refused",
        }
        for name in batch:
            assert len(await store.events(name)) == (name not in found)

    with_store(store_url, test)


def test_entries_behind_a_refused_one_of_their_table_are_refused(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(entry("t", 1))
        entries = [entry("t", 1), entry("t", 2), entry("u", 1), entry("t", 3)]
        codes = await asyncio.gather(*(outcome(store.append(one)) for one in entries))
        assert codes == ["conflict", "conflict", "ok", "conflict"]
        assert [event.seq for event in await store.events("t")] == [1]
        await store.append(entry("t", 2))

    with_store(store_url, test)


def test_only_one_of_two_processes_writes_an_event(store_url: str) -> None:
    """Both believe that they own the tables: each event is written by one, and the other gets a conflict."""

    async def write(store: Store, name: str, tables: range) -> dict[str, str]:
        made = [
            NewEvents(f"t{number}", (event(1, data={"by": name}),), table_row(f"t{number}"))
            for number in tables
        ]
        return {
            one.table: code
            for one, code in zip(
                made, await asyncio.gather(*(outcome(store.append(one)) for one in made)), strict=True
            )
        }

    async def test(store: Store) -> None:
        other = await Store.open(store_url)
        try:
            here, there = await asyncio.gather(
                write(store, "here", range(50)), write(other, "there", range(49, -1, -1))
            )
        finally:
            await other.close()
        for table in here:
            assert sorted((here[table], there[table])) == ["conflict", "ok"]
            (written,) = await store.events(table)
            assert written.data["by"] == ("here" if here[table] == "ok" else "there")

    with_store(store_url, test)


def test_a_cancelled_append_is_still_written(store_url: str) -> None:
    async def test(store: Store) -> None:
        tasks = [asyncio.create_task(store.append(entry(f"t{number}", 1))) for number in range(100)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(result is None for result in results[1::2])
        assert all(isinstance(result, asyncio.CancelledError) for result in results[::2])
        await store.append(entry("last", 1))
        for number in range(100):
            assert len(await store.events(f"t{number}")) == 1

    with_store(store_url, test)


def test_cancelled_readers_release_their_connections(store_url: str) -> None:
    async def test(store: Store) -> None:
        await store.append(NewEvents("t", (event(1),), table_row("t")))
        for pause in range(30):
            tasks = [asyncio.create_task(store.events("t")) for _ in range(5)]
            tasks += [asyncio.create_task(store.rename("nobody", "x")) for _ in range(3)]  # type: ignore[arg-type]
            await asyncio.sleep(pause / 10_000)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert len(await store.events("t")) == 1
        await store.append(entry("t", 2))

    with_store(store_url, test)


def test_closing_writes_queued_entries(store_url: str) -> None:
    async def test() -> None:
        store = await Store.open(store_url)
        tasks = [asyncio.create_task(store.append(entry(f"t{number}", 1))) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        late = (
            store.append(entry("late", 1)),
            store.events("t1"),
            store.rename("anna", "Anna"),
            store.ping(),
        )
        assert [await outcome(one) for one in late] == ["store-closed"] * 4
        await store.close()  # closing twice is allowed

    asyncio.run(test())

    async def count(store: Store) -> int:
        return sum([len(await store.events(f"t{number}")) for number in range(50)])

    assert with_store(store_url, count) == 50


def test_an_invalid_entry_fails_in_its_caller(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(TypeError):
            await store.append(entry("t", 1, data={"a": object()}))
        with pytest.raises(ValueError, match="JSON"):
            await store.append(entry("t", 1, data={"a": float("nan")}))
        with pytest.raises(StoreError, match="one table"):
            await store.append(NewEvents("t", (event(1),), table_row("another")))
        with pytest.raises(StoreError, match="one table"):
            await store.append(NewEvents("t", (event(1),), match=match_row("another")))
        assert await store.events("t") == []

    with_store(sqlite_url, test)


# -- when the database fails ---------------------------------------------------------------------------------


def test_a_locked_file_is_unavailable(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_TIMEOUT", 0.5)

    async def test(store: Store) -> None:
        await store.append(entry("t", 1))
        with closing(sqlite3.connect(tmp_path / "tichu.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            first = asyncio.create_task(outcome(store.append(entry("t", 2))))
            await asyncio.sleep(0.05)
            behind = asyncio.create_task(outcome(store.append(entry("t", 3))))
            assert len(await store.events("t")) == 1
            assert not first.done(), "reading has waited for the writer"
            assert await first == await behind == "store-unavailable"
            other.execute("ROLLBACK")
        await store.append(entry("t", 2))
        assert [event.seq for event in await store.events("t")] == [1, 2]

    with_store(sqlite_url, test)


def test_transaction_of_a_silent_process_does_not_keep_others_waiting(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process is cut off between an insert and its commit, and another one takes over the table."""
    monkeypatch.setattr(database, "ABANDONED_AFTER", 0.05)

    async def test(silent: Store) -> None:
        other = await Store.open(postgres_url)
        with suppress(SQLAlchemyError):  # its connection was closed
            async with silent._database.writing() as connection:
                await connection.execute(insert(events), LogEntry(entry("t", 1)).events)
                await other.append(entry("t", 1))
        stored = await other.events("t")
        await other.close()
        assert [event.seq for event in stored] == [1]

    with_store(postgres_url, test)


def test_dropped_connections_are_replaced(postgres_url: str) -> None:
    drop = (
        b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        b" WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    waiting = (
        b"SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )

    async def test(store: Store) -> None:
        await store.append(entry("t", 1))
        async with await psycopg.AsyncConnection.connect(postgres_url, autocommit=True) as other:
            await other.execute(drop)
            await store.append(entry("t", 2))  # not noticed between two batches
            async with other.transaction():
                await other.execute("LOCK TABLE events IN EXCLUSIVE MODE")
                writing = asyncio.create_task(outcome(store.append(entry("t", 3))))
                while not await (await other.execute(waiting)).fetchone():
                    await asyncio.sleep(0.01)
                await other.execute(drop)
                assert await writing == "store-unavailable"
        await store.append(entry("t", 3))
        await store.ping()
        assert [event.seq for event in await store.events("t")] == [1, 2, 3]

    with_store(postgres_url, test)
