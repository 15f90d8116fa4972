"""How good fourteen cards are, in a figure that one can count at the table.

Dragon and Phoenix count 3 each, an ace 2, a king 1, and a bomb 3: four of a kind, or five or more of one suit
in a row. A usual hand has 4; with 8 or more somebody goes out first twice as often as chance has it. The
figure knows nothing of straights and lonely twos. It is meant for comparing results, not for playing by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tichu.core.cards import ACE, DRAGON, PHOENIX, RANKS, Card, is_special, rank_of
from tichu.core.combos import SHORTEST_STRAIGHT, SMALLEST_BOMB, ComboRules

KING: Final = 13
DRAGON_COUNTS: Final = 3
PHOENIX_COUNTS: Final = 3
ACE_COUNTS: Final = 2
KING_COUNTS: Final = 1
BOMB_COUNTS: Final = 3


class Bin(NamedTuple):
    """Hands of about the same strength: from ``low`` up to and with ``high``; the last has no end."""

    low: int
    high: int | None

    @property
    def label(self) -> str:
        """The range as one writes it."""
        return f"{self.low}+" if self.high is None else f"{self.low}–{self.high}"


BINS: Final = tuple(Bin(low, low + 1) for low in range(0, 12, 2)) + (Bin(12, None),)


def bin_of(value: int) -> int:
    """The number of the bin in which that strength lies."""
    return min(value // 2, len(BINS) - 1)


def strength(hand: Sequence[Card], rules: ComboRules) -> int:
    """What the cards count."""
    ranks = Counter(map(rank_of, hand))
    return (
        DRAGON_COUNTS * hand.count(DRAGON)
        + PHOENIX_COUNTS * hand.count(PHOENIX)
        + ACE_COUNTS * ranks[ACE]
        + KING_COUNTS * ranks[KING]
        + BOMB_COUNTS * bombs_in(hand, rules)
    )


def bombs_in(hand: Sequence[Card], rules: ComboRules) -> int:
    """How many bombs of four there are, and how many runs of one suit that are long enough for a bomb."""
    held = Counter(card for card in hand if not is_special(card))
    fours = 0
    for rank in RANKS:
        suits = [held[4 * rank + suit] for suit in range(4)]
        fours += min(suits) if rules.bomb_suits_differ else sum(suits) // SMALLEST_BOMB
    return fours + sum(_runs(held, suit) for suit in range(4))


def _runs(held: Counter[Card], suit: int) -> int:
    """How many rows of five or more cards of a suit there are."""
    runs = length = 0
    for rank in RANKS:
        length = length + 1 if held[4 * rank + suit] else 0
        runs += length == SHORTEST_STRAIGHT
    return runs
