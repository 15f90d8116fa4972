"""Frames that wait for a client that does not read."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from fastapi import WebSocket
from prometheus_client import CollectorRegistry

from tichu.server.http import outgoing
from tichu.server.http.outgoing import OutgoingFrames
from tichu.server.metrics import Traffic


class StuckSocket:
    """A websocket on which nothing can be sent."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        await asyncio.Event().wait()


@pytest.mark.parametrize(
    ("size", "most"), [(1, outgoing.MAX_QUEUED), (50_000, outgoing.MAX_QUEUED_CHARACTERS // 50_000)]
)
def test_a_client_that_does_not_read_is_disconnected(size: int, most: int) -> None:
    async def scene() -> None:
        frames = OutgoingFrames(cast(WebSocket, StuckSocket()), Traffic(CollectorRegistry()))
        frames.send("x" * size)  # is being sent
        for _ in range(most):
            frames.send("x" * size)
        assert len(frames._queue) == most

        frames.send("x" * size)
        assert frames._queue[-1] == (1013, "too slow")
        frames.abandon()

    asyncio.run(scene())
