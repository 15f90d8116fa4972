"""What a round has shown about each seat, as numbers: what it played, led and passed on.

Only public actions are noted. ``history.py`` notes those of a view, training notes those of self-play.
"""

from __future__ import annotations

from typing import Final

from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import DOG
from tichu.kernel.jit import Floats, Ints, jit, lowest, small

KINDS: Final = 17
"""Kinds of cards: thirteen ranks and four special cards."""

# -- layout of the notes about a seat
PLAYED: Final = 0  # by kind of card
PASSED_SINGLE: Final = PLAYED + KINDS  # by the rank on the table, on an opponent's card
SPARED_SINGLE: Final = PASSED_SINGLE + 16  # the same on a partner's card
PASSED_PAIR: Final = SPARED_SINGLE + 16
SPARED_PAIR: Final = PASSED_PAIR + 16
PASSED_OTHER: Final = SPARED_PAIR + 16  # by kind of combination
LED_SINGLE: Final = PASSED_OTHER + 8  # by kind of card
LED_PAIR: Final = LED_SINGLE + KINDS  # by rank
LED_OTHER: Final = LED_PAIR + 16  # by kind of combination
NOTES: Final = LED_OTHER + 8


@small
def kind_of_card(card: int) -> int:
    """Kind of a card: its rank from 0, or 13 and more for the special cards."""
    return card % 13 if card < 52 else card - 39


@jit
def note_play(notes: Floats, seat: int, move: int, cards: int, leads: bool) -> None:
    """Note the cards of a play, and what kind of lead it was."""
    kind = move >> 16
    left = cards
    while left:
        notes[seat, PLAYED + kind_of_card(lowest(left))] += 1.0
        left &= left - 1
    if not leads:
        return
    if kind == m.SINGLE:
        notes[seat, LED_SINGLE + kind_of_card(lowest(cards))] += 1.0
    elif kind == m.PAIR:
        notes[seat, LED_PAIR + ((move >> 8) & 15)] += 1.0
    else:
        notes[seat, LED_OTHER + kind] += 1.0


@jit
def note_pass(notes: Floats, seat: int, kind: int, worth: int, partners: bool) -> None:
    """Note a pass on a combination of this kind and worth; ``partners``: of a partner."""
    rank = min(15, worth >> 1)
    if kind == m.SINGLE:
        notes[seat, (SPARED_SINGLE if partners else PASSED_SINGLE) + rank] += 1.0
    elif kind == m.PAIR:
        notes[seat, (SPARED_PAIR if partners else PASSED_PAIR) + rank] += 1.0
    elif not partners:
        notes[seat, PASSED_OTHER + kind] += 1.0


@small
def note_move(notes: Floats, st: Ints, seat: int, move: int, cards: int) -> None:
    """Note a move that is about to be made in this state."""
    kind = move >> 16
    if kind == m.PASS:
        note_pass(notes, seat, st[s.KIND], st[s.WORTH], not (seat ^ st[s.OWNER]) & 1)
    elif m.SINGLE <= kind <= m.BOMB:
        note_play(notes, seat, move, cards, st[s.PLAYS] == 0 or st[s.TOP] == DOG)
