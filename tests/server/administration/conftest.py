"""A server with an administrator; it can be restarted."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.administration.support import new_token
from tests.server.running import RunningServer, log_is_clean


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of these tests alone: they read its log, and restart it."""
    folder = tmp_path_factory.mktemp("administration")
    with RunningServer(f"sqlite:///{folder}/tichu.db", folder / "server.log") as running:
        yield running
    log_is_clean(running.log)


@pytest.fixture(scope="package")
def admin_token(server: RunningServer) -> str:
    """The secret of an administrator's token."""
    return new_token(server.store)[1]


@pytest.fixture
def admin(server: RunningServer, admin_token: str) -> Iterator[httpx.Client]:
    """An administrator."""
    headers = {"Authorization": f"Bearer {admin_token}"}
    with httpx.Client(
        base_url=f"{server.url}/api/admin", headers=headers, timeout=30, verify=False
    ) as client:
        yield client
