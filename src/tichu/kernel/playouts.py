"""Whole rounds in one call: random ones from the deal or from a position."""

from __future__ import annotations

from typing import Final

from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import Ints, jit

TOTALS: Final = 5
"""Number of totals that ``random_rounds`` counts."""


@jit
def play_out(st: Ints, out: Ints) -> int:
    """Play the round to its end with random answers; returns how many."""
    decisions = 0
    while st[s.PHASE] != s.OVER:
        n = rules.options(st, out)
        move = out[0] if n == 1 else out[rules.below(st, n)]
        rules.answer(st, move, 0, out)
        decisions += 1
    return decisions


@jit
def random_rounds(st: Ints, rounds: int, seed: int, totals: Ints, out: Ints, deck: Ints) -> None:
    """Deal and play this many random rounds.

    ``totals`` are counted up: decisions, the two teams' points, victories, a checksum of all results.
    """
    st[s.RNG] = seed
    for _ in range(rounds):
        rules.deal(st, deck)
        totals[0] += play_out(st, out)
        totals[1] += st[s.SCORE]
        totals[2] += st[s.SCORE + 1]
        totals[3] += st[s.OUT_COUNT] * 2 == st[s.SEATS]
        totals[4] = (totals[4] * 31 + st[s.SCORE] + 1000) & 0xFFFFFFFF
        st[s.DEALER] = st[s.OUT]


@jit
def random_playouts(position: Ints, count: int, seed: int, st: Ints, out: Ints) -> int:
    """Sum of the margins of the even seats over this many random playouts of a position."""
    total = 0
    rng = seed
    for _ in range(count):
        rules.copy(st, position)
        st[s.RNG] = rng
        play_out(st, out)
        total += st[s.SCORE] - st[s.SCORE + 1]
        rng = st[s.RNG]
    return total
