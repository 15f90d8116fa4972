"""A table whose log cannot be read is put aside; `tichu check` says what is wrong with it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.support import run
from tests.server.guests import Guest
from tests.server.http_api.support import until_closed
from tests.server.running import RunningServer
from tichu.core.errors import TichuError
from tichu.server.store import Store

SAMPLE = Path(__file__).parent / "samples" / "database-0001.sql"
DAMAGE = {
    "an unknown kind": "UPDATE events SET kind = 'sneezed' WHERE table_id = ? AND seq = 5",
    "a missing event": "DELETE FROM events WHERE table_id = ? AND seq = 5",
    "broken JSON": "UPDATE events SET data = '{' WHERE table_id = ? AND seq = 5",
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tichu.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SAMPLE.read_text(encoding="utf-8"))

    async def upgrade() -> None:
        await (await Store.open(str(path))).close()

    asyncio.run(upgrade())
    return path


def table(database: Path, status: str) -> str:
    with closing(sqlite3.connect(database)) as connection:
        found: str = connection.execute("SELECT id FROM tables WHERE status = ?", [status]).fetchone()[0]
    return found


def damage(database: Path, name: str, what: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(DAMAGE[what], [name]).rowcount == 1


def test_an_intact_store_has_no_problems(database: Path) -> None:
    before = database.read_bytes()
    done = run("check", str(database))
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("3 tables, ") and done.stdout.endswith(" 0 problems\n")
    assert database.read_bytes() == before


@pytest.mark.parametrize("what", DAMAGE)
def test_damage_is_reported(database: Path, what: str) -> None:
    name = table(database, "finished")
    damage(database, name, what)
    done = run("check", str(database))
    assert done.exit_code == 1
    first, last = done.stdout.splitlines()
    assert first.startswith(f"table {name} (") and "cannot be read" in first
    assert last.startswith("3 tables, ") and last.endswith(" 1 problems")
    assert json.loads(run("check", str(database), "--json").stdout)["problems"] == [first]


def test_a_store_that_is_not_there_is_not_created(tmp_path: Path) -> None:
    done = run("check", str(tmp_path / "none.db"))
    assert done.exit_code == 1 and "there is no store" in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_damaged_table_is_put_aside_and_others_continue(database: Path, tmp_path: Path) -> None:
    bad, good = table(database, "running"), table(database, "open")
    damage(database, bad, "an unknown kind")
    log = tmp_path / "server.log"

    async def visit(url: str) -> None:
        guest = await Guest.arrive(url)
        for _ in range(2):
            async with guest.connect(bad) as line:
                frames = await until_closed(line)
            assert frames[-1]["d"]["code"] == "damaged-table"
            assert line.close_code == 4404
        async with guest.connect(good) as line:
            assert '"welcome"' in str(await line.recv())
            assert '"snapshot"' in str(await line.recv())
        with pytest.raises(TichuError) as why:
            await guest.do(bad, "sit")
        assert why.value.code == "damaged-table"

    with RunningServer(str(database), log) as server:
        asyncio.run(visit(server.url))
    lines = [line for line in log.read_text().splitlines() if " ERROR " in line]
    assert len(lines) == 1 and "is damaged" in lines[0] and bad not in lines[0]
