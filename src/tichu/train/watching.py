"""Hidden hands of self-play, with what the other seats knew about them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from tichu.bots.shark import policy
from tichu.bots.shark.belief_inputs import BELIEF_INPUTS, describe_seat
from tichu.bots.shark.memory import KINDS, NOTES, kind_of_card, note_move
from tichu.bots.shark.player import RolloutPlayer
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints, jit, lowest, popcount
from tichu.train.code import TRAIN_CODE as TRAIN_CODE  # drops stale machine code before any is loaded

EVERY: Final = 7
"""One in this many moments is recorded."""


class WatchedHands(NamedTuple):
    """Recorded moments, one row each; then the other seats."""

    inputs: Any
    needs: Any
    """Number of cards of each other seat that the observer does not know."""
    held: Any
    """Number of these cards by kind."""
    filled: Ints


def new_watched_hands(rows: int, others: int) -> WatchedHands:
    """Create room for this many moments with this many other seats."""
    return WatchedHands(
        np.zeros((rows, others, BELIEF_INPUTS), np.float32),
        np.zeros((rows, others), np.float32),
        np.zeros((rows, others, KINDS), np.float32),
        np.zeros(1, np.int64),
    )


def new_notes() -> Floats:
    """Create empty notes about all seats."""
    return np.zeros((s.MAX_SEATS, NOTES))


@jit
def note_answer(st: Ints, twin: Ints, move: int, player: RolloutPlayer, notes: Floats) -> None:
    """Take the answer of the asked seat and note what everybody sees of it."""
    seat = rules.asked(st)
    rules.copy(twin, st)
    rules.answer(st, move, 0, player.moves)
    phase = twin[s.PHASE]
    if phase != s.PLAY_PHASE and phase != s.TAKE_PHASE:
        return
    kind = move >> 16
    if kind == m.BOMB or (kind <= m.BOMB and twin[s.HELD] < 0 and st[s.HELD] < 0 and seat == twin[s.TURN]):
        cards = twin[s.HAND + seat] & ~st[s.HAND + seat]
        note_move(notes, twin, seat, move, cards)
    elif twin[s.HELD] >= 0 and st[s.HELD] < 0:
        cards = twin[s.HELD_CARDS] if twin[s.HELD] >> 16 else 0
        note_move(notes, twin, twin[s.TURN], twin[s.HELD], cards)


@jit
def _record(st: Ints, me: int, notes: Floats, x: Floats, found: WatchedHands) -> None:
    row, place = found.filled[0], 0
    for other in range(st[s.SEATS]):
        hand = st[s.HAND + other]
        if other == me or not hand:
            continue
        describe_seat(st, me, other, popcount(hand), notes, x)
        for at in range(BELIEF_INPUTS):
            found.inputs[row, place, at] = x[at]
        given = ((st[s.GIVEN + me] >> (7 * other)) & 127) - 1
        if given >= 0:
            hand &= ~(1 << given)
        found.needs[row, place] = popcount(hand)
        for at in range(KINDS):
            found.held[row, place, at] = 0.0
        while hand:
            found.held[row, place, kind_of_card(lowest(hand))] += 1.0
            hand &= hand - 1
        place += 1
    for rest in range(place, found.needs.shape[1]):
        found.needs[row, rest] = 0.0
        for at in range(KINDS):
            found.held[row, rest, at] = 0.0
    if place > 1:
        found.filled[0] += 1


class WatchedTable(NamedTuple):
    """Arrays in which rounds are played and noted."""

    st: Ints
    twin: Ints
    deck: Ints
    notes: Floats
    inputs: Floats


@jit
def watch_rounds(table: WatchedTable, noise: float, player: RolloutPlayer, found: WatchedHands) -> int:
    """Play rounds and record one in ``EVERY`` moments of play; returns the number of rounds."""
    st, notes = table.st, table.notes
    played = 0
    while found.filled[0] < len(found.needs):
        rules.deal(st, table.deck)
        for seat in range(s.MAX_SEATS):
            for at in range(NOTES):
                notes[seat, at] = 0.0
        while st[s.PHASE] != s.OVER and found.filled[0] < len(found.needs):
            if st[s.PHASE] == s.PLAY_PHASE and st[s.HELD] < 0 and rules.below(st, EVERY) == 0:
                _record(st, st[s.TURN], notes, table.inputs, found)
            note_answer(st, table.twin, policy.decide(st, noise, player), player, notes)
        played += 1
        st[s.DEALER] = played % st[s.SEATS]
    return played
