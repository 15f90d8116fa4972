"""A visitor of the server that all tests share."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import RunningServer


@pytest.fixture
def visitor(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as client:
        yield client
