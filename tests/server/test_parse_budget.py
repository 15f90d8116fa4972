"""How much of a client's data is parsed before others have their turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace

import pytest

from tichu.server.http import parse_budget
from tichu.server.http.parse_budget import BYTES_PER_TURN, FORGET_AT, TURN_SECONDS, ParseBudget

PIECE = BYTES_PER_TURN // 2


class Turns:
    """An event loop whose time passes only when it is told to."""

    def __init__(self) -> None:
        self._now = 0.0
        self.timers: list[Callable[[], None]] = []

    def time(self) -> float:
        return self._now

    def call_at(self, at: float, callback: Callable[[object], None], turn: object) -> None:
        assert self._now <= at <= self._now + TURN_SECONDS
        self.timers.append(partial(callback, turn))

    def next(self) -> None:
        """Let the turns end that have begun."""
        self._now += TURN_SECONDS
        timers, self.timers = self.timers, []
        for timer in timers:
            timer()


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
    assert not turns.timers, "nothing waits any more"


def test_a_client_within_its_budget_needs_no_timer(turns: Turns) -> None:
    budget, parsed = ParseBudget(), list[int]()
    for number in range(5):
        budget.spend("calm", BYTES_PER_TURN, partial(parsed.append, number))
        assert not turns.timers
        turns.next()
    assert parsed == [0, 1, 2, 3, 4]


def test_clients_whose_turn_has_ended_are_forgotten(turns: Turns) -> None:
    budget = ParseBudget()
    for number in range(2 * FORGET_AT):
        budget.spend(number, 1, lambda: None)
        turns.next()
    assert len(budget._turns) <= FORGET_AT


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
