"""Requests of an address take turns, and refusals of one that gets many are answered late."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from starlette.types import Message, Receive, Scope, Send

from tichu.server.config import ServerConfig
from tichu.server.http.guard import CHEAP_TURN, REFUSAL_DELAY, RequestGuard
from tichu.server.limits import REFUSALS, REQUEST_PACE, REQUESTS, Limiter

ALLOWED = int(REQUESTS.burst)
AT_ONCE = int(REFUSALS.burst)


async def page(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200})
    await send({"type": "http.response.body"})


def statuses(guard: RequestGuard, limiter: Limiter, count: int, path: str = "/api/me") -> list[int]:
    """Send requests from one address, one after the other."""
    context = SimpleNamespace(
        limiter=limiter, address=lambda connection: "192.0.2.1", same_origin=lambda connection: True
    )
    app = SimpleNamespace(state=SimpleNamespace(context=context))
    scope = {"type": "http", "app": app, "path": path, "method": "GET", "headers": [], "scheme": "http"}
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def ask() -> None:
        for _ in range(count):
            await guard(scope, receive, send)

    asyncio.run(ask())
    return [message["status"] for message in sent if message["type"] == "http.response.start"]


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that were waited; time itself stands still."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr("tichu.server.http.guard.asyncio.sleep", sleep)
    monkeypatch.setattr("tichu.server.limits.time.monotonic", lambda: 100.0)
    return found


def test_many_refusals_are_answered_late(waits: list[float]) -> None:
    guard = RequestGuard(page, ServerConfig(store="unused"))
    found = statuses(guard, Limiter(), ALLOWED + AT_ONCE + 3)
    assert found == [200] * ALLOWED + [429] * (AT_ONCE + 3)
    assert waits.count(REFUSAL_DELAY) == 3


def test_requests_of_an_address_are_begun_one_after_the_other(waits: list[float]) -> None:
    guard, at_once = RequestGuard(page, ServerConfig(store="unused")), int(REQUEST_PACE.burst)
    assert statuses(guard, Limiter(), at_once + 3) == [200] * (at_once + 3)
    assert waits == pytest.approx([turn / REQUEST_PACE.per_second for turn in (1, 2, 3)])


def test_files_wait_less_for_their_turn(waits: list[float]) -> None:
    guard, at_once = RequestGuard(page, ServerConfig(store="unused")), int(REQUEST_PACE.burst / CHEAP_TURN)
    assert statuses(guard, Limiter(), at_once, path="/assets/page.js") == [200] * at_once
    assert waits == []


def test_the_number_of_refusals_that_wait_is_limited(waits: list[float]) -> None:
    guard = RequestGuard(page, ServerConfig(store="unused", connections_per_address=1))
    guard._enter("192.0.2.1")
    assert statuses(guard, Limiter(), ALLOWED + AT_ONCE + 3) == [429] * (ALLOWED + AT_ONCE + 3)
    assert waits == []
