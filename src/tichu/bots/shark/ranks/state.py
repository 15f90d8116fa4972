"""A round of a game of ranks as one flat array of integers.

Cards are the bits of the kernel. With two packs a hand has two numbers: the cards it holds at least once, and
those it holds twice. Counts by rank are packed into one integer, four bits each: the Phoenix at 0, the Mah
Jong at 1, the ranks 2 to 14, the Dragon at 15. The Dog is not counted.
"""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 12

# -- the rules of the table
SEATS: Final = 0
FLAGS: Final = 1
LOWEST: Final = 2  # the seat that gets the lead from the Dog
# -- the round
TURN: Final = 3
WISH: Final = 4
HOLDING: Final = 5  # seats that have not gone out, as bits
OUT_COUNT: Final = 6
RNG: Final = 7
UNPLAYED: Final = 8  # packed counts of the cards in all hands
# -- the trick; kind 0 is a lead
OWNER: Final = 9
KIND: Final = 10
LENGTH: Final = 11
WORTH: Final = 12
# -- by seat
PLACE: Final = 13  # 1 for the first out, 0 for a seat with cards
ONCE: Final = PLACE + MAX_SEATS
TWICE: Final = ONCE + MAX_SEATS
PACKED: Final = TWICE + MAX_SEATS
SIZE: Final = PACKED + MAX_SEATS

# -- flags
TRIPLE_SUITS_DIFFER: Final = 1
WISHES: Final = 2
LOWEST_RETURNED: Final = 4
