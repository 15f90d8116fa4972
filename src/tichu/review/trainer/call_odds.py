"""Chance of success and points of a call: the round is simulated with and without it, in the same deals."""

from __future__ import annotations

import math
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from tichu.bots.shark import policy
from tichu.bots.shark.hidden import hidden_cards
from tichu.bots.shark.sampling import sample_worlds
from tichu.bots.shark.search import load_code
from tichu.bots.shark.workspace import BATCH, new_workspace
from tichu.core.view import View
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints

CallKind: TypeAlias = Literal["grand", "tichu"]


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, values: Floats) -> Estimate:
        """Return the mean of independent results."""
        n = len(values)
        return cls(float(values.mean()), float(values.std()) / math.sqrt(max(1, n - 1)))

    def rounded(self, digits: int = 1) -> list[float]:
        """Return both numbers for JSON."""
        return [round(self.mean, digits), round(self.error, digits)]


class CallOdds(NamedTuple):
    """Results of a call: chance to go out first, points with and without it, and the difference.

    Tichu is called before the first card of the seat, but not if its partner has called by then.
    """

    chance: Estimate
    call: Estimate
    keep: Estimate
    gain: Estimate
    deals: int

    def to_json(self) -> dict[str, Any]:
        """Return the numbers of a question."""
        return {
            "chance": self.chance.rounded(3),
            "call": self.call.rounded(),
            "keep": self.keep.rounded(),
            "gain": self.gain.rounded(),
            "deals": self.deals,
        }


class CallSimulator:
    """Simulates calls with shark's rollout player at every seat. Not thread-safe."""

    def __init__(self) -> None:
        load_code()
        self.space = new_workspace(BATCH)

    def odds(self, view: View, kind: CallKind, deals: int, seed: int) -> CallOdds:
        """Simulate this many deals with and without the call. The same seed gives the same deals."""
        keep, _ = self._points(view, kind, deals, seed, called=False)
        call, made = self._points(view, kind, deals, seed, called=True)
        return CallOdds(
            Estimate.of(made), Estimate.of(call), Estimate.of(keep), Estimate.of(call - keep), deals
        )

    def chance(self, view: View, kind: CallKind, deals: int, seed: int) -> Estimate:
        """Simulate only the call and return the chance of success."""
        return Estimate.of(self._points(view, kind, deals, seed, called=True)[1])

    def _points(
        self, view: View, kind: CallKind, deals: int, seed: int, *, called: bool
    ) -> tuple[Floats, Floats]:
        """Margins of the seat's side in all deals, and success in those in which it called."""
        seat = view.seat
        assert seat is not None
        hidden = hidden_cards(view)
        hidden.state[s.RNG] = seed & 0xFFFFFFFF or 1
        points: Floats = np.zeros(deals)
        made: Floats = np.full(deals, np.nan)
        for first in range(0, deals, BATCH):
            count = min(BATCH, deals - first)
            sample_worlds(hidden, seat, 0, count, self.space)
            for at in range(count):
                points[first + at] = self.play(self.space.worlds[at], seat, kind, called=called)
                if (self.space.st[s.TICHU] | self.space.st[s.GRAND]) >> seat & 1:
                    made[first + at] = self.space.st[s.OUT] == seat
        return points, made[~np.isnan(made)]

    def play(self, world: Ints, seat: int, kind: CallKind, *, called: bool) -> int:
        """Play a deal to its end in the workspace; return the margin of the seat's side.

        Who went out and who called is then in ``space.st``.
        """
        st, player = self.space.st, self.space.player
        rules.copy(st, world)
        if kind == "grand":
            rules.apply(st, seat, m.ANSWER_GRAND << 16 | int(called), 0, player.moves)
        elif called:
            self._call_before_first_card(seat)
        else:
            st[s.STARTED] |= 1 << seat  # the rollout player must not call later
        policy.play_out(st, 0.0, player)
        side = seat & 1
        return int(st[s.SCORE + side] - st[s.SCORE + 1 - side])

    def _call_before_first_card(self, seat: int) -> None:
        """Play until the seat plays its first card, and let it call before; not if its partner has called."""
        st, player = self.space.st, self.space.player
        while st[s.PHASE] != s.OVER:
            move = int(policy.decide(st, 0.0, player))
            own = int(rules.asked(st)) == seat
            if own and m.SINGLE <= move >> 16 <= m.BOMB:
                if not st[s.TICHU] >> (seat ^ 2) & 1 and rules.may_call_tichu(st, seat):
                    rules.apply(st, seat, m.CALL_TICHU << 16, 0, player.moves)
                st[s.STARTED] |= 1 << seat
                return
            rules.answer(st, move, 0, player.moves)
            if own and move >> 16 == m.CALL_TICHU:
                return
