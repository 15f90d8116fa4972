from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer, log_is_clean


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for the tests of one module."""
    folder = tmp_path_factory.mktemp("server")
    log = folder / "server.log"
    with RunningServer(f"sqlite:///{folder}/tichu.db", log) as running:
        yield running
    log_is_clean(log)
