"""Exact search of endings with two players left: who goes out first."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.shark.ranks import policy, rules
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.rules import copy
from tichu.kernel import moves as m
from tichu.kernel.jit import Ints, jit

MAX_DEPTH: Final = 64
MAX_PLAYS: Final = 256
"""Maximum plays in a position of an ending that is searched."""
UNKNOWN: Final = -1

# -- columns of ``RankEnding.notes``
LEFT: Final = 0  # moves that have not been tried yet
MAY_PASS: Final = 1


class RankEnding(NamedTuple):
    """Stack of an exact search."""

    states: Ints
    moves: Ints
    notes: Ints
    left: Ints
    """One number: the positions and moves that may still be looked at."""


@jit
def _open(ending: RankEnding, depth: int, out: Ints) -> bool:
    """List the moves of a position; False if there are too many."""
    st = ending.states[depth]
    n = rules.list_plays(st, st[s.TURN], out)
    if n > MAX_PLAYS:
        return False
    for at in range(n):
        ending.moves[depth, at] = out[at]
    ending.notes[depth, LEFT] = n
    ending.left[0] -= n
    ending.notes[depth, MAY_PASS] = not rules.must_play(st, st[s.TURN], out, n)
    return True


@jit
def goes_out_first(ending: RankEnding, me: int, out: Ints) -> int:
    """Whether the seat goes out before the other one from the first position, as 1 or 0.

    ``UNKNOWN`` if that takes too long. Long plays are tried first.
    """
    depth = 0
    value = UNKNOWN
    opened = False
    while depth >= 0:
        st = ending.states[depth]
        if not opened:
            ending.left[0] -= 1
            if st[s.TURN] < 0:
                value = 1 if st[s.PLACE + me] < st[s.SEATS] else 0
            elif ending.left[0] < 0 or depth + 1 >= MAX_DEPTH or not _open(ending, depth, out):
                return UNKNOWN
        if st[s.TURN] >= 0:
            wins = 1 if st[s.TURN] == me else 0
            left, may_pass = ending.notes[depth, LEFT], ending.notes[depth, MAY_PASS]
            if not (opened and value == wins) and (left or may_pass):
                child = ending.states[depth + 1]
                copy(child, st)
                if left:
                    ending.notes[depth, LEFT] = left - 1
                    policy.answer(child, ending.moves[depth, left - 1])
                else:
                    ending.notes[depth, MAY_PASS] = 0
                    policy.answer(child, m.PASS)
                depth += 1
                opened = False
                continue
            value = wins if opened and value == wins else 1 - wins
        depth -= 1
        opened = True
    return value
