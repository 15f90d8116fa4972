"""A game as one flat array of integers, so that copying a game is copying an array.

The slots below ``RULES_END`` are the rules of the table and do not change during a round. Seats are numbers,
sets of seats are bits, cards are bits (``cards.py``); -1 means nobody or nothing.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tichu.kernel.jit import COMPILED, Ints

MAX_SEATS: Final = 6
MAX_PLAYS: Final = 28
"""Maximum plays of a trick: sixteen rising single cards, and bombs of the forty others."""

# -- the rules of the table
SEATS: Final = 0
DUMMY: Final = 1
FLAGS: Final = 2
VICTORY_POINTS: Final = 3
TICHU_POINTS: Final = 4
GRAND_POINTS: Final = 5
RECEIVERS: Final = 6  # six bits for each giver: the receivers of its gifts
GRAND_SEATS: Final = 7  # seats that are asked for Grand Tichu
WISH_RULE: Final = 8
FIRST_CARDS: Final = 9
DEALER: Final = 10
RULES_END: Final = 11

# -- the round
PHASE: Final = 11
TURN: Final = 12
WISH: Final = 13
STARTED: Final = 14
WAITING: Final = 15  # seats that have not answered the Grand Tichu question, or not given
JUST_CALLED: Final = 16
BREACH: Final = 17
HOLDING: Final = 18  # seats that have not gone out
OUT_COUNT: Final = 19
TICHU: Final = 20
GRAND: Final = 21
SCORE: Final = 22  # two teams
# -- the trick
OWNER: Final = 24
KIND: Final = 25
LENGTH: Final = 26
WORTH: Final = 27
TOP: Final = 28
TABLE: Final = 29
PLAYS: Final = 30
PASSED: Final = 31
# -- who is asked
BOMBERS: Final = 32
HELD: Final = 33
HELD_CARDS: Final = 34
BOMB_HOLDERS: Final = 35
PICKED: Final = 36
RNG: Final = 37
# -- by seat
OUT: Final = 38  # the seats in the order they went out
HAND: Final = 44
STOCK: Final = 50
WON: Final = 56
GIVEN: Final = 62  # seven bits for each receiver: the card's number + 1
# -- the plays of the trick: cards, then move and seat
LOG: Final = 68
SIZE: Final = LOG + 2 * MAX_PLAYS

# -- phases
GRAND_PHASE: Final = 0
EXCHANGE_PHASE: Final = 1
PLAY_PHASE: Final = 2
TAKE_PHASE: Final = 3
OVER: Final = 4
WISH_PHASE: Final = 5
"""After the Mah Jong, until its player has wished; in the core the wish is part of the play."""

# -- flags
TICHU_ALLOWED: Final = 1
GRAND_ALLOWED: Final = 2
WITHDRAW: Final = 4
LATE_TICHU: Final = 8
BOMB_ON_DOG: Final = 16
DRAGON_GIVEN: Final = 32
WISH_PENALTY: Final = 64
DUMMY_HONOURS_WISH: Final = 128
DOG_CHOICE: Final = 256
"""Tientsin: the Dog's player chooses a partner, and the tricks of the fifth go to the first."""
CLOCKWISE_DRAW: Final = 512

# -- wishes
NO_WISH: Final = 0
MAY_WISH: Final = 1
MUST_WISH: Final = 2


def new_state() -> Ints:
    """Create an empty state: a list if nothing is compiled, because plain Python is faster with lists."""
    if COMPILED:
        return np.zeros(SIZE, np.int64)
    return [0] * SIZE  # type: ignore[return-value]


def new_buffer(size: int) -> Ints:
    """Create a buffer for this many numbers."""
    if COMPILED:
        return np.zeros(size, np.int64)
    return [0] * size  # type: ignore[return-value]
