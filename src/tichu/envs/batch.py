"""Many games stepped by one call: what the asked seats know and may do, as rows of arrays.

A row of observations is laid out as ``tichu.envs.encoding`` lists it, a row of the masks has one place for
each action there. Actions name other seats by how many places to the right they sit, so that every seat
sees the table from its own chair.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS, points
from tichu.kernel.jit import Ints, jit, lowest, popcount, small

Rows = NDArray[Any]

# -- moves as a seat names them ------------------------------------------------------------------------------


@small
def names_seat(move: int) -> bool:
    """Whether the move says who gets the Dragon's trick or the Dog's lead."""
    return move >> 16 == m.GIVE or (move & ~15 == m.PLAY_DOG and move & 15 != 0)


@small
def relative(st: Ints, seat: int, move: int) -> int:
    """The move with the other seat counted from this one."""
    if not names_seat(move):
        return move
    dog = move >> 16 == m.SINGLE
    return (move & ~15) | ((move & 15) - (1 if dog else 0) - seat) % st[s.SEATS]


@small
def absolute(st: Ints, seat: int, move: int) -> int:
    """The move as the rules have it."""
    if not names_seat(move):
        return move
    dog = move >> 16 == m.SINGLE
    return (move & ~15) | ((move & 15) + seat) % st[s.SEATS] + (1 if dog else 0)


# -- what a seat knows ---------------------------------------------------------------------------------------


@small
def _spread(row: Rows, at: int, bits: int) -> None:
    """A one for every bit."""
    while bits:
        row[at + lowest(bits)] = 1
        bits &= bits - 1


@small
def _seats_from(row: Rows, at: int, bits: int, seat: int, seats: int) -> None:
    """A one for every seat in the set, counted from this seat."""
    for step in range(seats):
        if (bits >> ((seat + step) % seats)) & 1:
            row[at + step] = 1


@small
def open_hand(st: Ints, seat: int) -> int:
    """The one other hand a seat sees: Trichu's dummy, or the soloist's from the dummy's seat (TR4, TR5)."""
    dummy = st[s.DUMMY]
    if dummy < 0 or st[s.PHASE] == s.GRAND_PHASE:
        return 0
    if not (seat ^ dummy) & 1:
        return st[s.HAND + (seat + 2) % st[s.SEATS]]
    return st[s.HAND + dummy] if st[s.PHASE] != s.EXCHANGE_PHASE else 0


@jit
def observe(st: Ints, seat: int, row: Rows) -> None:
    """Write down what the seat knows, and nothing else."""
    row[:] = 0
    seats = st[s.SEATS]
    phase = st[s.PHASE]
    asked = rules.asked(st)
    dealing = phase == s.GRAND_PHASE
    if not (dealing and seat == st[s.DUMMY]):
        _spread(row, 0, st[s.HAND + seat])
    _spread(row, CARDS, open_hand(st, seat))
    gone = st[s.TABLE]
    for other in range(seats):
        gone |= st[s.WON + other]
    _spread(row, 2 * CARDS, gone)
    _spread(row, 3 * CARDS, st[s.TABLE])
    _spread(row, 4 * CARDS, st[s.TOP])
    # the exchange: what was given, and what came back for it
    at = 5 * CARDS
    choosing = phase == s.EXCHANGE_PHASE and seat == asked
    given = st[s.PICKED] if choosing else st[s.GIVEN + seat]
    for step in range(1, seats):
        other = (seat + step) % seats
        card = (given >> (7 * other)) & 127
        if card:
            row[at + card - 1] = 1
        at += CARDS
    for step in range(1, seats):
        card = (st[s.GIVEN + (seat + step) % seats] >> (7 * seat)) & 127
        if card and not dealing and phase != s.EXCHANGE_PHASE:
            row[at + card - 1] = 1
        at += CARDS
    row[at + phase] = 1
    at += 6
    if st[s.TURN] >= 0:
        row[at + (st[s.TURN] - seat) % seats] = 1
    at += seats
    if choosing:
        row[at + (rules.next_receiver(st, seat) - seat) % seats] = 1
    at += seats
    row[at + (st[s.DEALER] - seat) % seats] = 1
    at += seats
    if st[s.DUMMY] >= 0:
        row[at + (st[s.DUMMY] - seat) % seats] = 1
    at += seats
    for step in range(seats):
        row[at + step] = popcount(st[s.HAND + (seat + step) % seats])
    at += seats
    for place in range(st[s.OUT_COUNT]):
        row[at + (st[s.OUT + place] - seat) % seats] = place + 1
    at += seats
    for step in range(seats):
        row[at + step] = points(st[s.WON + (seat + step) % seats])
    at += seats
    shown = 1 << seat if dealing else -1
    _seats_from(row, at, st[s.TICHU] & shown, seat, seats)
    at += seats
    _seats_from(row, at, st[s.GRAND] & shown, seat, seats)
    at += seats
    _seats_from(row, at, st[s.STARTED], seat, seats)
    at += seats
    _seats_from(row, at, st[s.PASSED], seat, seats)
    at += seats
    if st[s.PLAYS]:
        row[at + (st[s.OWNER] - seat) % seats] = 1
        row[at + seats + st[s.KIND] - 1] = 1
    at += seats + 7
    row[at] = st[s.LENGTH]
    row[at + 1] = st[s.WORTH]
    row[at + 2] = points(st[s.TABLE])
    at += 3
    if st[s.WISH]:
        row[at + st[s.WISH] - 2] = 1


# -- what it may do ------------------------------------------------------------------------------------------


@jit
def choices(st: Ints, index: Rows, row: Rows, out: Ints) -> int:
    """The actions the asked seat can answer with, in the order of the rules; returns how many."""
    seat = rules.asked(st)
    n = rules.options(st, out)
    for at in range(n):
        row[at] = index[relative(st, seat, out[at])]
    return n


@jit
def act(st: Ints, move: int, out: Ints) -> None:
    """The asked seat answers with a move as it names it; which suits it plays is chosen for it."""
    rules.answer(st, absolute(st, rules.asked(st), move), 0, out)


# -- many games ----------------------------------------------------------------------------------------------


@jit
def show(
    states: Rows,
    at: int,
    index: Rows,
    observations: Rows,
    masks: Rows,
    listed: Rows,
    counts: Rows,
    asked: Rows,
    out: Ints,
) -> None:
    """Write the rows of one game: the asked seat, what it knows and what it can answer."""
    st = states[at]
    mask = masks[at]
    old = listed[at]
    for was in range(counts[at]):
        mask[old[was]] = 0
    asked[at] = rules.asked(st)
    observe(st, rules.asked(st), observations[at])
    counts[at] = choices(st, index, old, out)
    for now in range(counts[at]):
        mask[old[now]] = 1


@jit
def begin(st: Ints, deck: Ints) -> None:
    """Deal the first round of a table; somebody deals (E1), in Trichu the soloist."""
    if st[s.DUMMY] < 0:
        st[s.DEALER] = rules.below(st, st[s.SEATS])
    rules.deal(st, deck)


@jit
def begin_all(
    states: Rows,
    first: int,
    last: int,
    index: Rows,
    observations: Rows,
    masks: Rows,
    listed: Rows,
    counts: Rows,
    asked: Rows,
    deck: Ints,
    out: Ints,
) -> None:
    """Deal at the tables from ``first`` to before ``last``."""
    for at in range(first, last):
        begin(states[at], deck)
        show(states, at, index, observations, masks, listed, counts, asked, out)


@jit
def first_illegal(actions: Rows, masks: Rows) -> int:
    """The first game whose action is not among those it can be answered with; -1 if all are."""
    for at in range(len(actions)):
        if actions[at] < 0 or actions[at] >= masks.shape[1] or not masks[at, actions[at]]:
            return at
    return -1


@jit
def step_all(
    states: Rows,
    first: int,
    last: int,
    actions: Rows,
    codes: Ints,
    index: Rows,
    observations: Rows,
    masks: Rows,
    listed: Rows,
    counts: Rows,
    asked: Rows,
    rewards: Rows,
    dones: Rows,
    deck: Ints,
    out: Ints,
) -> None:
    """Answer at the tables from ``first`` to before ``last``; where a round ends, the next one is dealt."""
    for at in range(first, last):
        st = states[at]
        act(st, codes[actions[at]], out)
        over = st[s.PHASE] == s.OVER
        if over or dones[at]:
            gain = st[s.SCORE] - st[s.SCORE + 1] if over else 0
            for seat in range(st[s.SEATS]):
                rewards[at, seat] = -gain if seat & 1 else gain
        dones[at] = over
        if over:
            if st[s.DUMMY] < 0 and st[s.OUT_COUNT]:
                st[s.DEALER] = st[s.OUT]
            rules.deal(st, deck)
        show(states, at, index, observations, masks, listed, counts, asked, out)


@jit
def random_choices(listed: Rows, counts: Rows, rng: Ints, actions: Rows) -> None:
    """For every game an action, each of those it can be answered with as likely as the others."""
    for at in range(len(actions)):
        rng[at] = rules.scrambled(rng[at])
        actions[at] = listed[at, (rng[at] * counts[at]) >> 32]
