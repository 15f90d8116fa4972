"""Strength of a hand: a number that can be counted at the table.

Dragon and Phoenix count 3 each, an ace 2, a king 1, and a bomb 3: four of a kind, or five or more cards of
one suit in sequence. The average hand has 4; hands with 8 or more go out first twice as often as chance.
Straights and isolated low cards are ignored. The number is for comparing results, not for playing.
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
    """A range of strengths, from ``low`` to ``high`` inclusive; None is unbounded."""

    low: int
    high: int | None

    @property
    def label(self) -> str:
        """The range as text."""
        return f"{self.low}+" if self.high is None else f"{self.low}–{self.high}"


BINS: Final = tuple(Bin(low, low + 1) for low in range(0, 12, 2)) + (Bin(12, None),)


def bin_of(value: int) -> int:
    """Return the index of the bin that contains this strength."""
    return min(value // 2, len(BINS) - 1)


def strength(hand: Sequence[Card], rules: ComboRules) -> int:
    """Return the strength of a hand."""
    ranks = Counter(map(rank_of, hand))
    return (
        DRAGON_COUNTS * hand.count(DRAGON)
        + PHOENIX_COUNTS * hand.count(PHOENIX)
        + ACE_COUNTS * ranks[ACE]
        + KING_COUNTS * ranks[KING]
        + BOMB_COUNTS * bombs_in(hand, rules)
    )


def bombs_in(hand: Sequence[Card], rules: ComboRules) -> int:
    """Return the number of fours of a kind and of runs of one suit long enough for a bomb."""
    held = Counter(card for card in hand if not is_special(card))
    fours = 0
    for rank in RANKS:
        suits = [held[4 * rank + suit] for suit in range(4)]
        fours += min(suits) if rules.bomb_suits_differ else sum(suits) // SMALLEST_BOMB
    return fours + sum(_runs(held, suit) for suit in range(4))


def _runs(held: Counter[Card], suit: int) -> int:
    """Number of runs of five or more cards in a suit."""
    runs = length = 0
    for rank in RANKS:
        length = length + 1 if held[4 * rank + suit] else 0
        runs += length == SHORTEST_STRAIGHT
    return runs
