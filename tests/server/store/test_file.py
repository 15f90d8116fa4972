"""The SQLite file: who may read it, who may use it, and whether it is intact."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.support import with_store
from tichu.server.store import Store, StoreError, backup, check_at_start, only_server
from tichu.server.write_check import WriteCheck


async def nothing(store: Store) -> None:
    """Open the store and close it again."""


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_store_and_backup_are_private(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"

    async def look(store: Store) -> None:
        await store.check_writing()
        await backup(str(path), tmp_path / "copy.db")
        assert modes(tmp_path) == dict.fromkeys(
            ("tichu.db", "tichu.db-wal", "tichu.db-shm", "tichu.db-lock", "copy.db"), 0o600
        )

    with only_server(str(path)):
        with_store(str(path), look)


def test_a_second_server_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    path = str(tmp_path / "tichu.db")
    with only_server(path), pytest.raises(StoreError, match="another server is using") as why:
        only_server(f"sqlite:///{path}").__enter__()
    assert why.value.code == "store-in-use"
    with only_server(path):
        pass  # the file of the lock is still there


def test_servers_may_share_postgresql() -> None:
    url = "postgresql://localhost/tichu"
    with only_server(url), only_server(url):
        pass


def test_a_damaged_file_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"
    with_store(str(path), nothing)
    asyncio.run(check_at_start(str(path)))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(path.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    path.write_bytes(content)
    with pytest.raises(StoreError) as why:
        asyncio.run(check_at_start(str(path)))
    assert why.value.code == "store-damaged"


def test_a_missing_file_is_not_damaged(tmp_path: Path) -> None:
    asyncio.run(check_at_start(str(tmp_path / "tichu.db")))
    assert not list(tmp_path.iterdir())


def test_the_test_write_reaches_the_disk(store_url: str, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        log = tmp_path / "tichu.db-wal"
        before = log.stat().st_size if log.exists() else 0
        await store.check_writing()
        if store_url.startswith("sqlite"):
            assert log.stat().st_size > before

    with_store(store_url, write)


def test_test_writes_are_rare() -> None:
    writes: list[bool] = []

    async def write() -> None:
        writes.append(True)

    async def ask() -> None:
        check = WriteCheck(write)
        assert all(await asyncio.gather(*(check.works() for _ in range(20))))

    asyncio.run(ask())
    assert len(writes) == 1


def test_a_failed_test_write_is_reported() -> None:
    async def write() -> None:
        raise StoreError("store-unavailable", "the disk is full")

    async def ask() -> bool:
        return await WriteCheck(write).works()

    assert not asyncio.run(ask())
