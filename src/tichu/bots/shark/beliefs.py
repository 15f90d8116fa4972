"""Who probably holds which card: a network reads what the round has shown about each seat."""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

from tichu.bots.shark.belief_inputs import BELIEF_INPUTS, describe_seat
from tichu.bots.shark.memory import KINDS, kind_of_card
from tichu.bots.shark.network import add_inputs, clear, game_of
from tichu.kernel.jit import Floats, Ints, jit, lowest

MAX_LOGIT: Final = 5.0
"""Bound on the logarithm of how much more likely a seat holds a card than by the number of its cards."""
ROUNDS: Final = 8
"""Rounds in which odds and numbers of cards are balanced."""


class BeliefNetwork(NamedTuple):
    """Weights, the first index is the game, and the arrays to work in."""

    first: Any
    bias: Any
    second: Any
    second_bias: Any
    use: Ints
    inputs: Floats
    hidden: Floats


@jit
def believe(
    st: Ints, me: int, other: int, count: int, notes: Floats, net: BeliefNetwork, odds: Floats
) -> None:
    """Write how likely the other seat holds each kind of card, relative to the number of its cards."""
    game = game_of(st)
    describe_seat(st, me, other, count, notes, net.inputs)
    clear(net.hidden, net.bias[game])
    add_inputs(net.inputs, 0, BELIEF_INPUTS, net.first[game], net.hidden)
    for kind in range(KINDS):
        odds[kind] = net.second_bias[game, kind]
    for unit in range(len(net.hidden)):
        value = net.hidden[unit]
        if value > 0.0:
            for kind in range(KINDS):
                odds[kind] += value * net.second[game, unit, kind]
    for kind in range(KINDS):
        odds[kind] = exp(min(MAX_LOGIT, max(-MAX_LOGIT, odds[kind])))


@jit
def balance(odds: Floats, needs: Ints, pool: int, counts: Floats) -> None:
    """Scale the odds of each slot so that it gets as many cards as it needs on average.

    ``counts`` is an array to work in, one number for each kind of card.
    """
    for kind in range(KINDS):
        counts[kind] = 0.0
    while pool:
        counts[kind_of_card(lowest(pool))] += 1.0
        pool &= pool - 1
    for _ in range(ROUNDS):
        for at in range(len(needs)):
            if not needs[at]:
                continue
            expected = 0.0
            for kind in range(KINDS):
                if counts[kind]:
                    total = 0.0
                    for other in range(len(needs)):
                        total += needs[other] * odds[other, kind]
                    expected += counts[kind] * needs[at] * odds[at, kind] / total
            scale = needs[at] / max(expected, 1e-6)
            for kind in range(KINDS):
                odds[at, kind] *= scale
