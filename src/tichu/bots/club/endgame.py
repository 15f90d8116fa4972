"""Exact search of endings with two players left.

All cards are known then: the unseen ones are the opponent's. The search maximizes points, or in games without
points, going out first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tichu.bots.club.situation import Situation
from tichu.core.actions import Action, Play, Tichu, Withdraw
from tichu.core.cards import RANKS, points
from tichu.core.errors import TichuError
from tichu.core.round import Round
from tichu.core.teams import team_of

MAX_CARDS: Final = 12
"""Maximum cards of both players together."""
MAX_NODES: Final = 1500


class SearchLimit(Exception):
    """The search exceeded its limit."""


def solve(s: Situation) -> Action | None:
    """The best action with two players left, or None if it was not found within the limit."""
    round_ = s.round
    if round_.phase not in ("play", "take"):
        return None
    others = [seat for seat in round_.holding() if seat != s.seat]
    if len(others) != 1 or round_.breach is not None:
        return None
    other = others[0]
    cards = len(s.hand) + s.view.counts[other]
    if cards > MAX_CARDS or sum(s.odds.unseen.values()) != s.view.counts[other] * (other in s.view.hidden):
        return None
    full = round_.copy()
    if other in s.view.hidden:
        full.hands[other] = tuple(sorted(s.odds.unseen.elements()))
    try:
        return _EndgameSearch(s.seat, other).best(full)
    except (SearchLimit, TichuError):
        return None


class _EndgameSearch:
    """Alpha-beta search for two seats; values are points for our team."""

    def __init__(self, own: int, other: int) -> None:
        self.own = own
        self.other = other
        self.team = team_of(own)
        self.nodes = 0

    def best(self, round_: Round) -> Action:
        seat = self.own if round_.turn == self.own else None
        if seat is None:
            raise SearchLimit
        options = _moves(round_, seat)
        if len(options) == 1:
            return options[0]
        low = -10_000.0
        choice = options[0]
        for action in options:
            after = round_.copy()
            after.apply(seat, action)
            value = self._value(after, low, 10_000.0)
            if value > low:
                low, choice = value, action
        return choice

    def _value(self, round_: Round, low: float, high: float) -> float:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise SearchLimit
        if round_.over:
            return self._score(round_)
        seat = round_.turn
        assert seat is not None
        own_side = seat == self.own or (round_.game.variant.has_points and team_of(seat) == self.team)
        for action in _moves(round_, seat):
            after = round_.copy()
            after.apply(seat, action)
            value = self._value(after, low, high)
            if own_side:
                low = max(low, value)
            else:
                high = min(high, value)
            if low >= high:
                break
        return low if own_side else high

    def _score(self, round_: Round) -> float:
        scores = round_.scores
        if scores is None:  # a game of ranks: going out first is all that counts
            return float(round_.out.index(self.own) < round_.out.index(self.other))
        own, theirs = scores[self.team], scores[1 - self.team]
        # Break ties by the points in our own tricks.
        return own - theirs + 0.01 * points(round_.won[self.own])


def _moves(round_: Round, seat: int) -> Sequence[Action]:
    """Distinct actions of a seat, ignoring suits: long plays first."""
    found: dict[object, Action] = {}
    theirs = {card >> 2 for other, hand in enumerate(round_.hands) if other != seat for card in hand}
    binding = theirs if round_.settings.wish == "optional" else {*RANKS}
    for action in round_.legal_actions(seat):
        if isinstance(action, Tichu | Withdraw):
            continue
        if isinstance(action, Play):
            if action.wish is not None and action.wish not in binding:
                continue  # a wish for a rank that the opponent lacks has no effect
            found.setdefault((action.pattern, action.wish), action)
        else:
            found.setdefault(action, action)
    moves = list(found.values())
    moves.sort(key=lambda action: -len(action.cards) if isinstance(action, Play) else 1)
    return moves
