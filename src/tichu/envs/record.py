"""What everybody has seen of a round, kept behind the state of each game in the same array.

The kernel remembers only the current trick. These slots follow those of ``tichu.kernel.state`` and hold the
cards that each seat has played, when, the last public actions, and the score of the match. A row may be
longer still: then everything that anybody has seen is logged, for OpenSpiel's information states.
"""

from __future__ import annotations

from typing import Any, Final

from numpy.typing import NDArray

from tichu.kernel import moves as m
from tichu.kernel import rules, suits
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS, DOG
from tichu.kernel.jit import Ints, jit, lowest, small

Rows = NDArray[Any]

HISTORY: Final = 32
"""Public actions in an observation; a power of two."""
NUMBERS: Final = 6
"""Numbers for each of them: seat, and the parts of a move."""

SEEN: Final = s.SIZE  # number of public actions
PLAYS_MADE: Final = SEEN + 1  # number of plays
TOTALS: Final = SEEN + 2  # score of the match before this round, by team
TARGET: Final = SEEN + 4  # score that ends the match; 0 if the round is not part of one
PLAYED: Final = SEEN + 5  # cards played, by seat
LAST: Final = PLAYED + s.MAX_SEATS  # the last public actions: seat << 20 | move, the newest at SEEN - 1
WHEN: Final = LAST + HISTORY  # for each card, the number of the play that contained it
WIDTH: Final = WHEN + CARDS
"""Slots of a game without a log."""

LOGGED: Final = WIDTH  # number of entries in the log
LOG: Final = WIDTH + 1  # two slots each: viewer + 1, seat and move; cards
EVERYBODY: Final = -1
"""Viewer of a public entry."""


def width(log: int = 0) -> int:
    """Return the slots of a game with room for this many entries in the log."""
    return LOG + 2 * log if log else WIDTH


@jit
def forget(st: Ints) -> None:
    """Start the record of a new round; the score of the match stays."""
    st[SEEN] = 0
    st[PLAYS_MADE] = 0
    for slot in range(PLAYED, WIDTH):
        st[slot] = 0
    if len(st) > LOGGED:
        st[LOGGED] = 0


@small
def _log(st: Ints, viewer: int, seat: int, move: int, cards: int) -> None:
    at = LOG + 2 * st[LOGGED]
    st[at] = (viewer + 1) << 24 | seat << 20 | move
    st[at + 1] = cards
    st[LOGGED] += 1


@jit
def note(st: Ints, seat: int, move: int, cards: int) -> None:
    """Note an action that everybody has seen; the move counts other seats from 0, as in the rules.

    Who gets the lead from the Dog is seen in the next action; positions of the core do not always say it.
    """
    st[LAST + (st[SEEN] & (HISTORY - 1))] = seat << 20 | (m.PLAY_DOG if cards == DOG else move)
    st[SEEN] += 1
    if cards:
        st[PLAYS_MADE] += 1
        st[PLAYED + seat] |= cards
        left = cards
        while left:
            st[WHEN + lowest(left)] = st[PLAYS_MADE]
            left &= left - 1
    if len(st) > LOGGED:
        _log(st, EVERYBODY, seat, move, cards)


@jit
def _note_grand_answers(st: Ints) -> None:
    """Note the answers to the Grand Tichu question, then the calls made meanwhile, in the order of seats."""
    for seat in range(st[s.SEATS]):
        if (st[s.GRAND_SEATS] >> seat) & 1:
            note(st, seat, m.ANSWER_GRAND << 16 | ((st[s.GRAND] >> seat) & 1), 0)
    for seat in range(st[s.SEATS]):
        if (st[s.TICHU] >> seat) & 1:
            note(st, seat, m.CALL_TICHU << 16, 0)


@jit
def answer(st: Ints, move: int, out: Ints) -> None:
    """Answer for the asked seat, and note what everybody sees of it.

    A play is held while others may bomb: then nobody sees it yet. The last seat that does not bomb lets it be
    seen.
    """
    seat = rules.asked(st)
    phase = st[s.PHASE]
    kind = move >> 16
    turn, held, held_cards = st[s.TURN], st[s.HELD], st[s.HELD_CARDS]
    cards = suits.choose_cards(st[s.HAND + seat], move) if m.SINGLE <= kind <= m.BOMB else 0
    rules.answer(st, move, cards, out)
    if phase == s.GRAND_PHASE and kind != m.WITHDRAW_CALL:
        if len(st) > LOGGED:
            _log(st, seat, seat, move, 0)
        if st[s.PHASE] != s.GRAND_PHASE:
            _note_grand_answers(st)
    elif kind == m.GIVE_CARD:
        if len(st) > LOGGED:
            _log(st, seat, seat, move, 0)
    elif kind == m.CALL_TICHU or kind == m.WITHDRAW_CALL or phase == s.WISH_PHASE:
        note(st, seat, move, 0)
    elif seat == turn or kind == m.BOMB:
        if st[s.HELD] < 0:
            note(st, seat, move, cards)
        elif len(st) > LOGGED:
            _log(st, seat, seat, move, 0)
    else:
        if len(st) > LOGGED:
            _log(st, seat, seat, move, 0)
        if held >= 0 and st[s.HELD] < 0:
            note(st, turn, held, held_cards if m.SINGLE <= held >> 16 <= m.BOMB else 0)


# -- as part of an observation -------------------------------------------------------------------------------


@small
def seat_after(seat: int, step: int, seats: int) -> int:
    """Return the seat that is ``step`` seats after this one; a division would be slow."""
    other = seat + step
    return other - seats if other >= seats else other


@small
def steps_to(seat: int, other: int, seats: int) -> int:
    """Return how many seats after this one the other is."""
    step = other - seat
    return step + seats if step < 0 else step


@small
def _write_action(st: Ints, entry: int, seat: int, row: Rows, at: int) -> None:
    """Write a public action as six numbers; seats that it names are counted from the acting one."""
    seats = st[s.SEATS]
    who = entry >> 20
    kind = (entry >> 16) & 15
    other = entry & 15
    if kind == m.GIVE:
        other = steps_to(who, other, seats)
    row[at] = steps_to(seat, who, seats) + 1
    row[at + 1] = kind + 1
    row[at + 2] = (entry >> 12) & 15
    row[at + 3] = (entry >> 8) & 15
    row[at + 4] = (entry >> 4) & 15
    row[at + 5] = other


@small
def _write_points(points: int, row: Rows, at: int) -> None:
    """Write a score as hundreds, rounded down, and the rest."""
    row[at] = min(max(points // 100, -25), 125)
    row[at + 1] = points % 100


@jit
def write(st: Ints, seat: int, row: Rows, at: int) -> int:
    """Write what everybody has seen, from the seat's point of view; returns where the next field begins."""
    seats = st[s.SEATS]
    for step in range(seats):
        left = st[PLAYED + seat_after(seat, step, seats)]
        while left:
            card = lowest(left)
            row[at + step * CARDS + card] = 1
            row[at + seats * CARDS + card] = st[WHEN + card]
            left &= left - 1
    at += (seats + 1) * CARDS
    for back in range(min(st[SEEN], HISTORY)):
        entry = st[LAST + ((st[SEEN] - 1 - back) & (HISTORY - 1))]
        _write_action(st, entry, seat, row, at + back * NUMBERS)
    at += HISTORY * NUMBERS
    _write_points(st[TOTALS + (seat & 1)], row, at)
    _write_points(st[TOTALS + 1 - (seat & 1)], row, at + 2)
    _write_points(st[TARGET], row, at + 4)
    return at + 6
