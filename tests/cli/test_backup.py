from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support import run, run_forked
from tichu.server.store import Player, Store

ANN = Player("p1", "Ann", None, 1.0)


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A database with the player Ann."""

    async def fill(path: Path) -> None:
        store = await Store.open(str(path))
        await store.add_player(ANN)
        await store.close()

    path = tmp_path / "games.db"
    asyncio.run(fill(path))
    return path


def player_in(path: Path) -> Player | None:
    async def look() -> Player | None:
        store = await Store.open(str(path), migrate=False)
        try:
            return await store.player(ANN.id)
        finally:
            await store.close()

    return asyncio.run(look())


@pytest.mark.parametrize("scheme", ["", "sqlite:///"])
def test_copy_is_a_usable_database(store: Path, tmp_path: Path, scheme: str) -> None:
    copy = tmp_path / "copy.db"
    result = run("backup", f"{scheme}{store}", str(copy), *(["--json"] if scheme else []))
    assert result.exit_code == 0, result.output
    if scheme:
        assert json.loads(result.stdout) == {"file": str(copy), "bytes": copy.stat().st_size}
    else:
        assert "copy.db: " in result.stdout and "bytes" in result.stdout
    assert sorted(path.name for path in tmp_path.glob("*copy.db*")) == ["copy.db"]
    assert player_in(copy) == ANN


def test_copy_while_the_database_is_in_use(store: Path, tmp_path: Path) -> None:
    async def both() -> None:
        open_store = await Store.open(str(store))
        try:
            await open_store.add_player(Player("q", "Ben", None, 2.0))
            done = await asyncio.to_thread(run_forked, "backup", str(store), str(tmp_path / "copy.db"))
            assert done.returncode == 0, done.stderr
        finally:
            await open_store.close()

    asyncio.run(both())
    assert player_in(tmp_path / "copy.db") == ANN


def test_backup_never_overwrites(store: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("something else")
    done = run("backup", str(store), str(copy))
    assert done.exit_code == 1
    assert done.stderr.startswith("tichu: ") and "never overwrites" in done.stderr.replace("\n", " ")
    assert copy.read_text() == "something else"


@pytest.mark.parametrize(
    ("store", "words"),
    [
        ("nothing.db", "there is no store"),
        ("postgresql://localhost/tichu", "pg_dump"),
        ("x://y", "invalid store URL"),
    ],
)
def test_unusable_source_is_refused(tmp_path: Path, store: str, words: str) -> None:
    done = run("backup", store, str(tmp_path / "copy.db"))
    assert done.exit_code == 1
    assert words in done.stderr
    assert done.stdout == "" and not list(tmp_path.iterdir())


def without(module: str) -> subprocess.CompletedProcess[str]:
    code = f"import sys; sys.modules['{module}'] = None; from tichu.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, "backup", "a", "b"],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def test_missing_library_names_what_to_install() -> None:
    done = without("sqlalchemy")
    assert done.returncode == 1
    assert "pip install 'tichu[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_missing_module_of_tichu_is_not_reported_as_a_library() -> None:
    assert "pip install" not in without("tichu.server.store.backup").stderr
