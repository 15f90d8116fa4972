"""Inputs of the belief network: what a seat knows about the hand of another."""

from __future__ import annotations

from typing import Final

from tichu.bots.shark import memory
from tichu.bots.shark.memory import KINDS, NOTES
from tichu.kernel import state as s
from tichu.kernel.cards import PACK
from tichu.kernel.jit import Floats, Ints, jit, lowest, small

RELATIONS: Final = NOTES  # next, partner, previous, opposite
COUNTS: Final = RELATIONS + 4
CALLS: Final = COUNTS + 4
RECEIVED: Final = CALLS + 5
GIVEN: Final = RECEIVED + KINDS
UNSEEN: Final = GIVEN + KINDS
HELD: Final = UNSEEN + KINDS
BELIEF_INPUTS: Final = HELD + KINDS


@small
def _count_kinds(cards: int, x: Floats, at: int) -> None:
    while cards:
        x[at + memory.kind_of_card(lowest(cards))] += 0.5
        cards &= cards - 1


@small
def relation(st: Ints, seat: int, other: int) -> int:
    """0 for the next player, 1 for a partner, 2 for the previous player, 3 for the opponent in between."""
    distance = (other - seat) % st[s.SEATS]
    if distance & 1 == 0:
        return 1
    if distance == 1:
        return 0
    return 2 if distance == st[s.SEATS] - 1 else 3


@jit
def describe_seat(st: Ints, me: int, other: int, count: int, notes: Floats, x: Floats) -> None:
    """Write what ``me`` knows about the hand of another seat with this many cards.

    Of the hands only that of ``me`` is read, and open ones.
    """
    for at in range(NOTES):
        x[at] = notes[other, at]
    for at in range(NOTES, BELIEF_INPUTS):
        x[at] = 0.0
    x[RELATIONS + relation(st, me, other)] = 1.0
    x[COUNTS] = count / 14.0
    x[COUNTS + 1] = 1.0 if count <= 2 else 0.0
    x[COUNTS + 2] = 1.0 if count <= 5 else 0.0
    x[COUNTS + 3] = 1.0 if st[s.STARTED] >> other & 1 else 0.0
    called = st[s.TICHU] | st[s.GRAND]
    x[CALLS] = 1.0 if st[s.TICHU] >> other & 1 else 0.0
    x[CALLS + 1] = 1.0 if st[s.GRAND] >> other & 1 else 0.0
    x[CALLS + 2] = 1.0 if called >> me & 1 else 0.0
    x[CALLS + 3] = 1.0 if called & ~(1 << me | 1 << other) else 0.0
    x[CALLS + 4] = 1.0 if st[s.OUT_COUNT] else 0.0
    card = ((st[s.GIVEN + other] >> (7 * me)) & 127) - 1
    if card >= 0:
        x[RECEIVED + memory.kind_of_card(card)] = 1.0
    card = ((st[s.GIVEN + me] >> (7 * other)) & 127) - 1
    if card >= 0:
        x[GIVEN + memory.kind_of_card(card)] = 1.0
    seen = st[s.HAND + me] | st[s.TABLE]
    for seat in range(st[s.SEATS]):
        seen |= st[s.WON + seat]
    _count_kinds(PACK & ~seen, x, UNSEEN)
    _count_kinds(st[s.HAND + me], x, HELD)
