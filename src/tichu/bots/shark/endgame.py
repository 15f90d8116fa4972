"""Exact solution of the end of a round between two players who know each other's cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import COMPILED, Ints, jit, popcount, small

MAX_CARDS: Final = 12
"""Maximum cards in the two hands for an exact solution."""
MAX_DEPTH: Final = 64
"""Maximum moves in a row: plays, passes, tricks taken or given, and a wish."""
NODES_PER_SECOND: Final = 1_000_000 if COMPILED else 5_000
"""Positions allowed per second of thinking time; they take at most a quarter of it."""
MAX_NODES: Final = 1_000_000 if COMPILED else 500
"""Maximum positions for all choices together, whatever the time."""
INFINITY: Final = 1 << 60


@jit
def is_close(st: Ints) -> bool:
    """Whether two players are left with few cards."""
    if popcount(st[s.HOLDING]) != 2 or not (st[s.PHASE] == s.PLAY_PHASE or st[s.PHASE] == s.TAKE_PHASE):
        return False
    cards = 0
    for seat in range(st[s.SEATS]):
        cards += popcount(st[s.HAND + seat])
    return cards <= MAX_CARDS


# Notes at every depth: the alpha-beta window, the best value so far, moves tried and their number.
LOW: Final = 0
HIGH: Final = 1
BEST: Final = 2
TRIED: Final = 3
COUNT: Final = 4
NOTES: Final = 5


@small
def is_skipped(move: int, no_bomb: bool) -> bool:
    """Whether the search skips a move: bets, which are pointless here, and bombs if none is possible."""
    kind = move >> 16
    return kind == m.CALL_TICHU or kind == m.WITHDRAW_CALL or (no_bomb and kind == m.BOMB)


class EndgameStack(NamedTuple):
    """Positions of the search by depth: compiled code that calls itself cannot be cached."""

    states: Ints
    moves: Ints
    notes: Ints
    left: Ints
    """One number: positions that may still be searched. Below zero the search was stopped."""


@jit
def solve(ending: EndgameStack, side: int, no_first_bomb: bool, out: Ints) -> int:
    """Solve the first position of the stack: the margin of a side if both play perfectly.

    The value is meaningless if ``ending.left`` is below zero afterwards.
    """
    stack, moves, notes, left = ending.states, ending.moves, ending.notes, ending.left
    depth = value = 0
    notes[0, LOW], notes[0, HIGH] = -INFINITY, INFINITY
    new = True
    while True:
        st, note = stack[depth], notes[depth]
        if st[s.PHASE] == s.OVER:
            value = st[s.SCORE + side] - st[s.SCORE + 1 - side]
        else:
            ours = rules.asked(st) & 1 == side
            if new:
                left[0] -= 1
                if left[0] < 0 or depth + 1 == len(stack):
                    left[0] = -1
                    return 0
                note[TRIED], note[COUNT] = 0, rules.options(st, moves[depth])
                note[BEST] = -INFINITY if ours else INFINITY
            elif ours:
                note[BEST] = max(note[BEST], value)
                note[LOW] = max(note[LOW], value)
            else:
                note[BEST] = min(note[BEST], value)
                note[HIGH] = min(note[HIGH], value)
            no_bomb = no_first_bomb and depth == 0
            while note[TRIED] < note[COUNT] and is_skipped(moves[depth, note[TRIED]], no_bomb):
                note[TRIED] += 1
            if note[TRIED] < note[COUNT] and note[LOW] < note[HIGH]:
                rules.copy(stack[depth + 1], st)
                rules.answer(stack[depth + 1], moves[depth, note[TRIED]], 0, out)
                notes[depth + 1, LOW], notes[depth + 1, HIGH] = note[LOW], note[HIGH]
                note[TRIED] += 1
                depth += 1
                new = True
                continue
            value = note[BEST]
        if depth == 0:
            return value
        depth -= 1
        new = False
