"""The end of a round between two players who know each other's cards, worked out to the last card."""

from __future__ import annotations

from typing import Final

from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import COMPILED, Ints, jit, popcount, small

MOST_CARDS: Final = 12
"""With more cards than these in two hands nothing is worked out."""
DEEPEST: Final = 64
"""No more moves than these can follow: plays, passes, tricks that are taken and given, and a wish."""
NODES_A_SECOND: Final = 1_000_000 if COMPILED else 5_000
"""So many positions take a quarter of a second, or less."""
MOST_NODES: Final = 1_000_000 if COMPILED else 500
"""No more positions than these are looked at, for all choices together, however much time there is."""
FAR: Final = 1 << 60


@jit
def is_close(st: Ints) -> bool:
    """Whether two are left with few cards."""
    if popcount(st[s.HOLDING]) != 2 or not (st[s.PHASE] == s.PLAY_PHASE or st[s.PHASE] == s.TAKE_PHASE):
        return False
    cards = 0
    for seat in range(st[s.SEATS]):
        cards += popcount(st[s.HAND + seat])
    return cards <= MOST_CARDS


# What is noted at every depth: the values between which it matters, the best so far, and the moves tried.
LOW: Final = 0
HIGH: Final = 1
BEST: Final = 2
TRIED: Final = 3
COUNT: Final = 4
NOTES: Final = 5


@small
def is_left_out(move: int, no_bomb: bool) -> bool:
    """Whether a bet is made or withdrawn: at the end nobody does; or a bomb, if it is known that none is."""
    kind = move >> 16
    return kind == m.CALL_TICHU or kind == m.WITHDRAW_CALL or (no_bomb and kind == m.BOMB)


@jit
def solve(stack: Ints, moves: Ints, notes: Ints, side: int, calm: bool, left: Ints, out: Ints) -> int:
    """What a side wins over the other from the first position of the stack, if both play at their best.

    ``calm`` if it is known that the first move is no bomb. ``left`` counts the positions that may still be
    looked at; when it is below zero, the answer means nothing. The ways that follow are kept in arrays:
    compiled code does not call itself.
    """
    depth = value = 0
    notes[0, LOW], notes[0, HIGH] = -FAR, FAR
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
                note[BEST] = -FAR if ours else FAR
            elif ours:
                note[BEST] = max(note[BEST], value)
                note[LOW] = max(note[LOW], value)
            else:
                note[BEST] = min(note[BEST], value)
                note[HIGH] = min(note[HIGH], value)
            no_bomb = calm and depth == 0
            while note[TRIED] < note[COUNT] and is_left_out(moves[depth, note[TRIED]], no_bomb):
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
