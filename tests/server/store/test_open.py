"""Opening a store: URLs, migrations and backups."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from tests.server.forked import migrate
from tests.server.running import forks
from tests.server.store.support import entry, with_store
from tichu.server.store import Store, StoreError, backup, migration
from tichu.server.store.database import Location
from tichu.server.store.schema import metadata


def try_opening(url: str, *, migrate: bool = True) -> str:
    async def test() -> None:
        await (await Store.open(url, migrate=migrate)).close()

    try:
        asyncio.run(test())
    except StoreError as error:
        return "secret told" if "secret" in str(error) else error.code
    return "ok"


# -- URLs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "sqlite+aiosqlite:///{}"])
def test_forms_of_a_sqlite_url(form: str, tmp_path: Path) -> None:
    path = tmp_path / "100% tichu? #1 ü.db" if form == "{}" else tmp_path / "tichu.db"
    assert try_opening(form.format(path)) == "ok"
    assert path.exists()


@pytest.mark.parametrize(
    "url",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///x.db?mode=ro",
        "mysql://anna:secret@localhost/tichu",
        "postgresql+asyncpg://anna:secret@localhost/tichu",
        "postgresql://anna:secret@localhost:port/tichu",
        "://",
    ],
)
def test_a_bad_url_is_refused(url: str) -> None:
    assert try_opening(url) == "bad-store-url"


def test_a_missing_folder_is_not_created(tmp_path: Path) -> None:
    assert try_opening(str(tmp_path / "missing" / "tichu.db")) == "bad-store-url"
    assert not (tmp_path / "missing").exists()


def test_a_file_that_is_not_a_database_is_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100)
    assert try_opening(str(path)) == "bad-store-url"
    assert path.read_text().startswith("Dear Anna")
    assert try_opening(str(tmp_path)) == "store-unavailable"  # a folder


def test_an_unreachable_server() -> None:
    assert try_opening("postgresql://anna:secret@127.0.0.1:1/tichu") == "store-unavailable"


def test_the_password_is_not_shown() -> None:
    assert "secret" not in str(Location("postgres://anna:secret@localhost/tichu"))


def test_sqlite_pragmas(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        async with store._database.writing() as connection:
            for pragma, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
        async with store._database.reading() as connection:
            assert (await connection.exec_driver_sql("PRAGMA query_only")).scalar() == 1

    with_store(sqlite_url, test)


# -- migrations ----------------------------------------------------------------------------------------------


def test_migrations_match_the_schema(empty_store_url: str) -> None:
    location = Location(empty_store_url)
    assert try_opening(empty_store_url) == "ok"
    with location.sync_engine().connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        expected = {(table.name, index.name) for table in metadata.sorted_tables for index in table.indexes}
        found = inspect(connection)
        assert {
            (name, index["name"]) for name in metadata.tables for index in found.get_indexes(name)
        } == expected


def test_migrations_can_be_reverted(empty_store_url: str) -> None:
    location = Location(empty_store_url)
    assert try_opening(empty_store_url) == "ok"
    with location.sync_engine().begin() as connection:
        command.downgrade(migration.configuration(connection), "base")
    with location.sync_engine().connect() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
    assert try_opening(empty_store_url) == "ok"


def test_three_processes_migrate_at_once(empty_store_url: str) -> None:
    processes = [forks.Process(target=migrate, args=(empty_store_url,)) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0]
    assert try_opening(empty_store_url, migrate=False) == "ok"


def test_several_stores_open_at_once_in_one_process(tmp_path: Path) -> None:
    async def test() -> None:
        urls = [f"{tmp_path}/{number % 3}.db" for number in range(6)]
        for store in await asyncio.gather(*(Store.open(url) for url in urls)):
            await store.ping()
            await store.close()

    asyncio.run(test())


def test_an_empty_database_needs_a_migration(empty_store_url: str) -> None:
    assert try_opening(empty_store_url, migrate=False) == "store-too-old"
    assert try_opening(empty_store_url) == "ok"
    assert try_opening(empty_store_url, migrate=False) == "ok"


def test_a_newer_database_is_refused(store_url: str) -> None:
    assert try_opening(store_url) == "ok"
    with Location(store_url).sync_engine().begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert try_opening(store_url) == "store-too-new"


# -- backup --------------------------------------------------------------------------------------------------


def test_backup_while_events_are_written(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def play(store: Store, table: str) -> None:
        for seq in range(1, 41):
            await store.append(entry(table, seq))

    async def test(store: Store) -> None:
        await store.append(entry("before", 1))
        playing = asyncio.gather(*(play(store, f"t{number}") for number in range(20)))
        await backup(sqlite_url, copy)
        await playing

    with_store(sqlite_url, test)
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.db"]

    async def check(store: Store) -> None:
        assert len(await store.events("before")) == 1
        for number in range(20):
            log = await store.events(f"t{number}")
            assert [event.seq for event in log] == list(range(1, len(log) + 1))

    with_store(str(copy), check)


def test_backup_never_overwrites(sqlite_url: str, tmp_path: Path) -> None:
    assert try_opening(sqlite_url) == "ok"
    (tmp_path / "copy.db").write_text("mine")
    for target in (tmp_path / "copy.db", tmp_path / "tichu.db", tmp_path / "missing" / "copy.db"):
        with pytest.raises(StoreError) as refused:
            asyncio.run(backup(sqlite_url, target))
        assert refused.value.code == "backup-failed"
    assert (tmp_path / "copy.db").read_text() == "mine"
    with closing(sqlite3.connect(tmp_path / "tichu.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_backup_without_a_sqlite_store(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no store"):
        asyncio.run(backup(str(tmp_path / "tichu.db"), tmp_path / "copy.db"))
    with pytest.raises(StoreError, match="pg_dump"):
        asyncio.run(backup("postgresql://localhost/tichu", tmp_path / "copy.db"))
    assert list(tmp_path.iterdir()) == []
