"""How much of a client's data is parsed before others have their turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace

import pytest

from tichu.server.http import parse_budget
from tichu.server.http.parse_budget import BYTES_PER_TURN, TURN_SECONDS, ParseBudget

PIECE = BYTES_PER_TURN // 2


class Turns:
    """An event loop whose time passes only when it is told to."""

    def __init__(self) -> None:
        self._ends: list[Callable[[], None]] = []

    def call_later(self, seconds: float, callback: Callable[[object], None], client: object) -> None:
        assert seconds == TURN_SECONDS
        self._ends.append(partial(callback, client))

    def next(self) -> None:
        """Let the turns end that have begun."""
        ends, self._ends = self._ends, []
        for end in ends:
            end()


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> Turns:
    turns = Turns()
    monkeypatch.setattr(parse_budget, "asyncio", SimpleNamespace(get_running_loop=lambda: turns))
    return turns


def test_a_flood_is_spread_over_turns(turns: Turns) -> None:
    budget, parsed = ParseBudget(), list[str]()
    for number in range(5):
        budget.spend("flood", PIECE, partial(parsed.append, f"f{number}"))
    budget.spend("other", PIECE, partial(parsed.append, "o"))
    assert parsed == ["f0", "f1", "o"], "the client waits only for its own"

    turns.next()
    assert parsed[3:] == ["f2", "f3"]
    turns.next()
    assert parsed[5:] == ["f4"]
    turns.next()
    assert not budget._left and not budget._waiting


def test_what_follows_waits_behind_what_came_before(turns: Turns) -> None:
    budget, parsed = ParseBudget(), list[int]()
    for number in range(3):
        budget.spend("flood", BYTES_PER_TURN, partial(parsed.append, number))
    turns.next()
    budget.spend("flood", 1, partial(parsed.append, 3))
    assert parsed == [0, 1]
    turns.next()
    turns.next()
    assert parsed == [0, 1, 2, 3]
