"""Small networks with one hidden layer, one set of weights for each game that the kernel supports."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints, small

GAMES: Final = 3
"""Nanjing, Trichu, Tientsin."""


class Network(NamedTuple):
    """Weights, the first index is the game. ``use`` is 0 for games without one."""

    first: Any
    bias: Any
    last: Any
    """One weight for each hidden unit, then the constant."""
    use: Ints


@small
def game_of(st: Ints) -> int:
    """Index of the weights for this game."""
    if st[s.SEATS] == 6:
        return 2
    return 1 if st[s.DUMMY] >= 0 else 0


@small
def clear(hidden: Any, start: Any) -> None:
    """Set the hidden layer to these values."""
    for unit in range(len(hidden)):
        hidden[unit] = start[unit]


@small
def add_inputs(x: Floats, first: int, n: int, weights: Any, hidden: Any) -> None:
    """Add n inputs to the hidden layer, from row ``first`` of the weights on."""
    for at in range(n):
        value = x[at]
        if value != 0.0:
            row = weights[first + at]
            for unit in range(len(hidden)):
                hidden[unit] += value * row[unit]


@small
def output(hidden: Any, last: Any) -> float:
    """Output of the network for the sums of the hidden layer."""
    total = last[len(hidden)]
    for unit in range(len(hidden)):
        if hidden[unit] > 0.0:
            total += last[unit] * hidden[unit]
    return total
