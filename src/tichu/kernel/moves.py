"""Moves as small integers.

``kind << 16 | length << 12 | rank << 8 | phoenix << 4 | other``: a play says what it is, not with which
suits. ``phoenix`` is the rank the Phoenix stands for (1 for a Phoenix alone, 0 without one); ``other``
is the pair of a full house, the suit of a straight bomb, the receiver of the Dog's lead + 1 or of the
Dragon's trick, the rank that is wished for, yes or no. A card that is given takes the place of phoenix
and other.
"""

from __future__ import annotations

from typing import Final

from tichu.kernel.jit import jit, small

PASS: Final = 0
SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
FULL_HOUSE: Final = 4
STRAIGHT: Final = 5
PAIR_RUN: Final = 6
BOMB: Final = 7
TAKE: Final = 8
GIVE: Final = 9
CALL_TICHU: Final = 10
WITHDRAW_CALL: Final = 11
ANSWER_GRAND: Final = 12
GIVE_CARD: Final = 13
MAKE_WISH: Final = 14

DRAGON_RANK: Final = 15
DRAGON_WORTH: Final = 40
PHOENIX_LED: Final = 3
ACE: Final = 14

PLAY_DOG: Final = SINGLE << 16 | 1 << 12
PLAY_MAHJONG: Final = PLAY_DOG | 1 << 8
PLAY_PHOENIX: Final = PLAY_DOG | 1 << 4
PLAY_DRAGON: Final = PLAY_DOG | DRAGON_RANK << 8

MAX_MOVES: Final = 1024
"""Upper bound on the legal moves of a seat."""


@small
def kind_of(move: int) -> int:
    """Kind of the move, one of the constants above."""
    return move >> 16


@small
def length_of(move: int) -> int:
    """Number of cards of a play."""
    return (move >> 12) & 15


@small
def rank_of(move: int) -> int:
    """Rank that the play counts by."""
    return (move >> 8) & 15


@small
def phoenix_of(move: int) -> int:
    """Rank that the Phoenix stands for."""
    return (move >> 4) & 15


@small
def other_of(move: int) -> int:
    """The last four bits; their meaning depends on the kind."""
    return move & 15


@jit
def has_natural(move: int, rank: int) -> bool:
    """Whether the play contains a card of that rank other than the Phoenix (W5)."""
    kind = move >> 16
    top = (move >> 8) & 15
    if kind == SINGLE:
        return top == rank and move != PLAY_DRAGON
    if kind == PAIR or kind == TRIPLE:
        return top == rank
    if kind == FULL_HOUSE:
        return top == rank or move & 15 == rank
    length = (move >> 12) & 15
    if kind == PAIR_RUN:
        return top - length // 2 < rank <= top
    if kind == STRAIGHT:
        return top - length < rank <= top and (move >> 4) & 15 != rank
    if kind == BOMB:
        return top == rank if length == 4 else top - length < rank <= top
    return False
