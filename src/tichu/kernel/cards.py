"""Cards as bits of one integer: suit by suit from the two to the ace, then the four specials."""

from __future__ import annotations

from typing import Final

from tichu.kernel.jit import popcount, small

SUIT: Final = 0x1FFF
"""Thirteen bits: the ranks of one suit."""
RANK_2: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four twos; shifted by n, the four cards of the rank n above."""
MAHJONG: Final = 1 << 52
DOG: Final = 1 << 53
PHOENIX: Final = 1 << 54
DRAGON: Final = 1 << 55
PACK: Final = (1 << 56) - 1
CARDS: Final = 56

FIVES: Final = RANK_2 << 3
TENS_AND_KINGS: Final = RANK_2 << 8 | RANK_2 << 11
ACES: Final = RANK_2 << 12


@small
def points(cards: int) -> int:
    """Points of the cards (S3)."""
    total = 5 * popcount(cards & FIVES) + 10 * popcount(cards & TENS_AND_KINGS)
    if cards & DRAGON:
        total += 25
    if cards & PHOENIX:
        total -= 25
    return total


@small
def of_rank(cards: int, rank: int) -> int:
    """The cards of this rank, 2 to 14."""
    return cards & (RANK_2 << (rank - 2))


@small
def suit_ranks(cards: int, suit: int) -> int:
    """Ranks held in a suit: bit n for rank n."""
    return ((cards >> (13 * suit)) & SUIT) << 2


@small
def has_run(ranks: int) -> bool:
    """Whether five ranks in a row are set."""
    return (ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4)) != 0
