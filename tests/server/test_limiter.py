"""Rate limits: what comes too fast is refused, or delayed."""

from __future__ import annotations

import pytest

from tichu.server.limits import Limiter, Rate

SLOW = Rate(2, 4)
"""Two at once, then four a second."""


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands still; its only item is the time."""
    now = [100.0]
    monkeypatch.setattr("tichu.server.limits.time.monotonic", lambda: now[0])
    return now


def test_a_delay_spreads_what_comes_at_once() -> None:
    limiter = Limiter()
    assert [limiter.delay(SLOW, "host") for _ in range(5)] == [0.0, 0.0, 0.25, 0.5, 0.75]
    assert limiter.delay(SLOW, "another host") == 0.0


def test_after_a_pause_nothing_is_delayed(clock: list[float]) -> None:
    limiter = Limiter()
    for _ in range(5):
        limiter.delay(SLOW, "host")
    clock[0] += 2.0
    assert limiter.delay(SLOW, "host") == 0.0


def test_without_limits_nothing_is_delayed() -> None:
    limiter = Limiter(0)
    assert [limiter.delay(SLOW, "host") for _ in range(5)] == [0.0] * 5
