"""One server for all of these tests; its log must be clean afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer, log_is_clean


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on SQLite that the tests of a process share, each with tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with RunningServer(f"sqlite:///{folder}/tichu.db", folder / "server.log") as running:
        yield running
    log_is_clean(folder / "server.log")
