"""Exhaustive endgame search with all cards visible (alpha-beta with a transposition table)."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tichu.core.actions import Action, Pass, Play
from tichu.core.cards import MAHJONG
from tichu.core.round import Round
from tichu.kernel import bridge, rules, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import FIVES, TENS_AND_KINGS
from tichu.kernel.jit import Ints

MAX_NODES: Final = 40_000
"""Maximum positions to search before giving up."""
INFINITY: Final = 10_000


class TooManyPositions(Exception):
    """The search exceeded its limit of positions."""


class SolvedMove(NamedTuple):
    """A first move and its value: the points of the mover's side minus the other side's."""

    action: Action
    move: int
    value: int


class Solution(NamedTuple):
    """All first moves, best first. Moves that differ only in suits are listed once."""

    seat: int
    moves: tuple[SolvedMove, ...]
    nodes: int

    @property
    def margin(self) -> int:
        """Points between the best move and the next."""
        return self.moves[0].value - self.moves[1].value if len(self.moves) > 1 else 0


def can_solve(round_: Round, max_cards: int) -> bool:
    """Return whether the solver supports this position: few cards, no bombs, no Mah Jong."""
    if round_.phase not in ("play", "take") or round_.turn is None or round_.breach is not None:
        return False
    cards = [card for hand in round_.hands for card in hand]
    if len(cards) > max_cards or MAHJONG in cards:
        return False
    st = bridge.state_of(round_)
    return not st[s.BOMB_HOLDERS]


class Solver:
    """Endgame solver. Not thread-safe: use one per thread."""

    def __init__(self, nodes: int = MAX_NODES) -> None:
        self.limit = nodes
        self.nodes = 0
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}
        self._pool: list[Ints] = []
        self._out = s.new_buffer(m.MAX_MOVES)

    def solve(self, round_: Round) -> Solution:
        """Return the value of every first move."""
        self.nodes, self.known = 0, {}
        st = np.array(bridge.state_of(round_), np.int64)
        seat = int(st[s.TURN])
        sign = 1 - 2 * (seat & 1)
        moves = []
        for move in self._moves(st):
            after = self._after(st, move, 0)
            value = sign * self._exact(after, 1)
            cards = (
                int(suits.choose_cards(st[s.HAND + seat], move)) if m.SINGLE <= move >> 16 <= m.BOMB else 0
            )
            moves.append(SolvedMove(bridge.action_of(move, cards), move, value))
        moves.sort(key=lambda solved: -solved.value)
        return Solution(seat, tuple(moves), self.nodes)

    def best_line(self, round_: Round, first: SolvedMove) -> list[tuple[int, Action]]:
        """Return the continuation after ``first`` if both sides play perfectly."""
        st = np.array(bridge.state_of(round_), np.int64)
        self.nodes = -9 * self.limit  # this ending is already solved, so do not stop at the limit
        told = [(int(st[s.TURN]), first.action)]
        st = self._after(st, first.move, 0).copy()
        while st[s.PHASE] != s.OVER:
            seat = int(st[s.TURN])
            sign = 1 - 2 * (seat & 1)
            moves = self._moves(st)
            values = [sign * self._exact(self._after(st, move, 1), 2) for move in moves]
            move = moves[values.index(max(values))]
            cards = (
                int(suits.choose_cards(st[s.HAND + seat], move)) if m.SINGLE <= move >> 16 <= m.BOMB else 0
            )
            told.append((seat, bridge.action_of(move, cards)))
            st = self._after(st, move, 1).copy()
        return told

    def _exact(self, st: Ints, depth: int) -> int:
        return self._value(st, -INFINITY, INFINITY, depth)

    def _value(self, st: Ints, low: int, high: int, depth: int) -> int:
        """Return the even seats' points minus the odd seats', exact if it lies between low and high."""
        if st[s.PHASE] == s.OVER:
            return int(st[s.SCORE] - st[s.SCORE + 1])
        key = _key(st)
        least, most = self.known.get(key, (-INFINITY, INFINITY))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.nodes += 1
        if self.nodes > self.limit:
            raise TooManyPositions
        even = not st[s.TURN] & 1
        best = -INFINITY if even else INFINITY
        a, b = max(low, least), min(high, most)
        for move in self._moves(st):
            value = self._value(self._after(st, move, depth), a, b, depth + 1)
            if even:
                best = max(best, value)
                a = max(a, best)
            else:
                best = min(best, value)
                b = min(b, best)
            if a >= b:
                break
        if best <= low:
            self.known[key] = (least, min(most, best))
        elif best >= high:
            self.known[key] = (max(least, best), most)
        else:
            self.known[key] = (best, best)
        return best

    def _moves(self, st: Ints) -> list[int]:
        """Legal moves of the seat in turn, without calls. Long plays come first."""
        n = rules.legal(st, st[s.TURN], self._out)
        moves = [int(self._out[at]) for at in range(n) if self._out[at] >> 16 not in _CALLS]
        moves.sort(key=lambda move: -(move >> 12 & 15))
        return moves

    def _after(self, st: Ints, move: int, depth: int) -> Ints:
        while len(self._pool) <= depth:
            self._pool.append(np.zeros(s.SIZE, np.int64))
        after = self._pool[depth]
        after[:] = st
        rules.answer(after, move, 0, self._out)
        return after


_CALLS: Final = (m.CALL_TICHU, m.WITHDRAW_CALL)


def _key(st: Ints) -> tuple[int, ...]:
    """Transposition key. Which cards made up the tricks already won does not affect the future."""
    plain: list[int] = st.tolist()
    won = [_points(plain[s.WON + seat]) for seat in range(plain[s.SEATS])]
    return (
        *plain[s.HAND : s.HAND + plain[s.SEATS]],
        plain[s.PHASE] << 8 | plain[s.TURN] << 4 | plain[s.OWNER] + 1,
        plain[s.KIND] << 20 | plain[s.LENGTH] << 12 | plain[s.WORTH],
        plain[s.PASSED] << 4 | plain[s.WISH],
        plain[s.PLAYS] > 0,
        _points(plain[s.TABLE]),
        plain[s.TOP] >> 53,
        *won,
        *plain[s.OUT : s.OUT + plain[s.OUT_COUNT]],
    )


def _points(mask: int) -> int:
    worth = 5 * (mask & FIVES).bit_count() + 10 * (mask & TENS_AND_KINGS).bit_count()
    return worth + 25 * (mask >> 55 & 1) - 25 * (mask >> 54 & 1)


def same_play(round_: Round, action: Action, move: int) -> bool:
    """Return whether the action is this kernel move, ignoring suits."""
    if isinstance(action, Play | Pass) or action.type in ("take", "give"):
        return int(bridge.moves_of(round_, action)[0][0]) == move
    return False
