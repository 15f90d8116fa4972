"""One server for all of these tests, and a visitor; its log must be clean afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import RunningServer, log_is_clean


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("http")
    with RunningServer(f"sqlite:///{folder}/tichu.db", folder / "server.log") as running:
        yield running
        assert running.answers()
    log_is_clean(running.log)


@pytest.fixture
def visitor(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        yield client
