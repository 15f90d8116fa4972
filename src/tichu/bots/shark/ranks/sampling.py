"""Sampled worlds of a game of ranks: the hidden cards dealt to the other seats, after their exchange."""

from __future__ import annotations

from typing import NamedTuple

from tichu.bots.shark.ranks import policy
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.endgame import RankEnding
from tichu.bots.shark.ranks.planning import RankPlayer
from tichu.bots.shark.ranks.rules import below, copy
from tichu.kernel.jit import Ints, jit


class HiddenHands(NamedTuple):
    """A position with everything a seat knows, and what is missing."""

    state: Ints
    pool: Ints
    """Numbers of the hidden cards."""
    seats: Ints
    """Seats with hidden cards; those that cannot hold every card come first."""
    needs: Ints
    """Number of cards missing at each of these seats."""
    barred: Ints
    """By seat, the cards it cannot hold: a bit for each value of ``policy.worth_of``."""
    gifts: Ints
    """Rows of upper seat, lower seat, and number of cards between them.

    In play only pairs that this seat is not part of, and the cards that the upper one has not played yet.
    """


class RankSpace(NamedTuple):
    """Arrays for one search at a time."""

    world: Ints
    st: Ints
    deck: Ints
    player: RankPlayer
    ending: RankEnding


@jit
def _deal(hidden: HiddenHands, st: Ints, deck: Ints) -> None:
    n = len(hidden.pool)
    for i in range(n):
        deck[i] = hidden.pool[i]
    for i in range(n - 1, 0, -1):
        j = below(st, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    for index in range(len(hidden.seats)):
        seat, missing = hidden.seats[index], hidden.needs[index]
        barred = hidden.barred[index]
        at = n - 1
        while missing and at >= 0:
            card = deck[at]
            if not (barred >> policy.worth_of(card)) & 1:
                policy.receive(st, seat, card)
                n -= 1
                deck[at] = deck[n]
                missing -= 1
            at -= 1
        while missing and n:  # no world without the barred cards
            n -= 1
            policy.receive(st, seat, deck[n])
            missing -= 1


@jit
def sample_world(hidden: HiddenHands, in_play: bool, space: RankSpace) -> None:
    """Deal the hidden cards. In play, the others' gifts of their best cards are taken into account."""
    world = space.world
    copy(world, hidden.state)
    _deal(hidden, world, space.deck)
    hidden.state[s.RNG] = world[s.RNG]
    if in_play:
        for at in range(len(hidden.gifts)):
            upper, lower, count = hidden.gifts[at]
            policy.exchange(world, upper, lower, count, -1, space.player)
