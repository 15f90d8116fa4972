"""What the asked seat knows and may do, as rows of numbers.

A row of observations is laid out as ``tichu.envs.encoding`` lists it; a row of a mask has one entry for each
action there. Actions name other seats relative to the acting one, so that all seats look alike.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from tichu.envs import record
from tichu.envs.record import seat_after, steps_to
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS, points
from tichu.kernel.jit import Ints, jit, lowest, popcount, small
from tichu.kernel.legality import receivers

Rows = NDArray[Any]


# -- moves relative to a seat --------------------------------------------------------------------------------


@small
def names_seat(move: int) -> bool:
    """Whether the move says who gets the Dragon's trick or the Dog's lead."""
    return move >> 16 == m.GIVE or (move & ~15 == m.PLAY_DOG and move & 15 != 0)


@small
def relative(st: Ints, seat: int, move: int) -> int:
    """Return the move with the seat that it names counted from this one."""
    if not names_seat(move):
        return move
    dog = move >> 16 == m.SINGLE
    return (move & ~15) | ((move & 15) - (1 if dog else 0) - seat) % st[s.SEATS]


@small
def absolute(st: Ints, seat: int, move: int) -> int:
    """Return the move with the seat that it names counted from seat 0, as in the rules."""
    if not names_seat(move):
        return move
    dog = move >> 16 == m.SINGLE
    return (move & ~15) | ((move & 15) + seat) % st[s.SEATS] + (1 if dog else 0)


# -- what a seat knows ---------------------------------------------------------------------------------------


@small
def _spread(row: Rows, at: int, bits: int) -> None:
    """Write a one for every bit."""
    while bits:
        row[at + lowest(bits)] = 1
        bits &= bits - 1


@small
def _seats_from(row: Rows, at: int, bits: int, seat: int, seats: int) -> None:
    """Write a one for every seat in the set, counted from this seat."""
    for step in range(seats):
        if (bits >> (seat_after(seat, step, seats))) & 1:
            row[at + step] = 1


@small
def open_hand(st: Ints, seat: int) -> int:
    """Return the other hand that a seat sees: the dummy's, or for the dummy the soloist's (TR4, TR5)."""
    dummy = st[s.DUMMY]
    if dummy < 0 or st[s.PHASE] == s.GRAND_PHASE:
        return 0
    if not (seat ^ dummy) & 1:
        return st[s.HAND + (seat + 2) % st[s.SEATS]]
    return st[s.HAND + dummy] if st[s.PHASE] != s.EXCHANGE_PHASE else 0


@small
def _write_cards(st: Ints, seat: int, row: Rows) -> int:
    """Write the fields that are sets of cards; returns where the next field begins."""
    if not (st[s.PHASE] == s.GRAND_PHASE and seat == st[s.DUMMY]):
        _spread(row, 0, st[s.HAND + seat])
    _spread(row, CARDS, open_hand(st, seat))
    gone = st[s.TABLE]
    for other in range(st[s.SEATS]):
        gone |= st[s.WON + other]
    _spread(row, 2 * CARDS, gone)
    _spread(row, 3 * CARDS, st[s.TABLE])
    _spread(row, 4 * CARDS, st[s.TOP])
    return 5 * CARDS


@small
def _write_exchange(st: Ints, seat: int, choosing: bool, row: Rows, at: int) -> int:
    """Write the cards given and received; returns where the next field begins."""
    seats = st[s.SEATS]
    given = st[s.GIVEN + seat]
    if choosing and seat == rules.asked(st):
        given = st[s.PICKED]
    for step in range(1, seats):
        other = seat_after(seat, step, seats)
        card = (given >> (7 * other)) & 127
        if card:
            row[at + card - 1] = 1
        at += CARDS
    exchanged = st[s.PHASE] != s.GRAND_PHASE and st[s.PHASE] != s.EXCHANGE_PHASE
    for step in range(1, seats):
        card = (st[s.GIVEN + seat_after(seat, step, seats)] >> (7 * seat)) & 127
        if card and exchanged:
            row[at + card - 1] = 1
        at += CARDS
    return at


@small
def _write_table(st: Ints, seat: int, choosing: bool, row: Rows, at: int) -> int:
    """Write the phase and who has which role; returns where the next field begins."""
    seats = st[s.SEATS]
    row[at + st[s.PHASE]] = 1
    at += 6
    if st[s.TURN] >= 0:
        row[at + steps_to(seat, st[s.TURN], seats)] = 1
    at += seats
    if choosing:
        receiver = lowest(receivers(st, seat))  # the seats give one after the other here, but not at a table
        if seat == rules.asked(st):
            receiver = rules.next_receiver(st, seat)
        row[at + steps_to(seat, receiver, seats)] = 1
    at += seats
    row[at + steps_to(seat, st[s.DEALER], seats)] = 1
    at += seats
    if st[s.DUMMY] >= 0:
        row[at + steps_to(seat, st[s.DUMMY], seats)] = 1
    return at + seats


@small
def _write_seats(st: Ints, seat: int, row: Rows, at: int) -> int:
    """Write the fields with a number for each seat; returns where the next field begins."""
    seats = st[s.SEATS]
    for step in range(seats):
        row[at + step] = popcount(st[s.HAND + seat_after(seat, step, seats)])
    at += seats
    for place in range(st[s.OUT_COUNT]):
        row[at + steps_to(seat, st[s.OUT + place], seats)] = place + 1
    at += seats
    for step in range(seats):
        row[at + step] = points(st[s.WON + seat_after(seat, step, seats)])
    at += seats
    shown = 1 << seat if st[s.PHASE] == s.GRAND_PHASE else -1
    _seats_from(row, at, st[s.TICHU] & shown, seat, seats)
    at += seats
    _seats_from(row, at, st[s.GRAND] & shown, seat, seats)
    at += seats
    _seats_from(row, at, st[s.STARTED], seat, seats)
    at += seats
    _seats_from(row, at, st[s.PASSED], seat, seats)
    return at + seats


@jit
def observe(st: Ints, seat: int, row: Rows) -> None:
    """Write what the seat knows, and nothing else."""
    row[:] = 0
    seats = st[s.SEATS]
    choosing = st[s.PHASE] == s.EXCHANGE_PHASE and (st[s.WAITING] >> seat) & 1 != 0
    at = _write_cards(st, seat, row)
    at = _write_exchange(st, seat, choosing, row, at)
    at = _write_table(st, seat, choosing, row, at)
    at = _write_seats(st, seat, row, at)
    if st[s.PLAYS]:
        row[at + steps_to(seat, st[s.OWNER], seats)] = 1
        row[at + seats + st[s.KIND] - 1] = 1
    at += seats + 7
    row[at] = st[s.LENGTH]
    row[at + 1] = st[s.WORTH]
    row[at + 2] = points(st[s.TABLE])
    at += 3
    if st[s.WISH]:
        row[at + st[s.WISH] - 2] = 1
    record.write(st, seat, row, at + 13)


# -- what it may do ------------------------------------------------------------------------------------------


@jit
def choices(st: Ints, index: Rows, row: Rows, out: Ints) -> int:
    """List the legal actions of the asked seat, in the order of the kernel; returns how many."""
    seat = rules.asked(st)
    n = rules.options(st, out)
    for at in range(n):
        row[at] = index[relative(st, seat, out[at])]
    return n
