from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.redis_server import RedisServer, redis_server


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server
