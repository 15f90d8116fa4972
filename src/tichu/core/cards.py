"""Cards: four suits of thirteen ranks, four special cards, and their notation.

Inside the library a card is a small integer, ``4 * rank + suit``, so that sorting cards sorts by rank and
two packs simply hold the same integer twice. Outside it is its text: ``"8g"``, ``"Tk"``, ``"Dr"`` (rule C4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from tichu.core.errors import InvalidCard, shown

Card: TypeAlias = int
Cards: TypeAlias = tuple[Card, ...]
Rank: TypeAlias = int

SUITS: Final = "gkbr"  # jade, sword, pagoda, star
SUIT_NAMES: Final = ("jade", "sword", "pagoda", "star")
RANKS: Final = range(2, 15)
ACE: Final = 14

DOG: Final[Card] = 0
MAHJONG: Final[Card] = 4  # rank 1
PHOENIX: Final[Card] = 60
DRAGON: Final[Card] = 64
SPECIALS: Final = (MAHJONG, DOG, PHOENIX, DRAGON)
SPECIAL_NAMES: Final[Mapping[Card, str]] = {
    MAHJONG: "Mah Jong",
    DOG: "Dog",
    PHOENIX: "Phoenix",
    DRAGON: "Dragon",
}

_RANK_LETTERS: Final = dict(zip(RANKS, "23456789TJQKA", strict=True))
_RANK_BY_LETTER: Final = {letter: rank for rank, letter in _RANK_LETTERS.items()}
_NAMES: Final[dict[Card, str]] = {MAHJONG: "Ma", DOG: "Do", PHOENIX: "Ph", DRAGON: "Dr"} | {
    4 * rank + suit: letter + SUITS[suit] for rank, letter in _RANK_LETTERS.items() for suit in range(4)
}
_CARD_BY_NAME: Final = {name: card for card, name in _NAMES.items()}

SUIT_CARDS: Final[Cards] = tuple(4 * rank + suit for rank in RANKS for suit in range(4))
PACK: Final[Cards] = tuple(sorted((*SUIT_CARDS, *SPECIALS)))

POINTS: Final[Mapping[Card, int]] = (
    {4 * 5 + suit: 5 for suit in range(4)}
    | {4 * rank + suit: 10 for rank in (10, 13) for suit in range(4)}
    | {DRAGON: 25, PHOENIX: -25}
)


def rank_of(card: Card) -> Rank:
    """The rank of a card: 2 to 14 (ace), 1 for the Mah Jong."""
    return card >> 2


def suit_of(card: Card) -> int:
    """The suit of a suit card, 0 to 3 in the order of ``SUITS``."""
    return card & 3


def is_special(card: Card) -> bool:
    """Whether the card is one of the four special cards."""
    return not 8 <= card < 60


def points(cards: Iterable[Card]) -> int:
    """Return the points of the cards: kings and tens 10, fives 5, Dragon 25, Phoenix -25 (S3)."""
    get = POINTS.get
    return sum(get(card, 0) for card in cards)


def parse_rank(text: object) -> Rank:
    """Parse a rank: ``2`` … ``9``, ``T``, ``J``, ``Q``, ``K`` or ``A``."""
    rank = _RANK_BY_LETTER.get(text) if isinstance(text, str) else None
    if rank is None:
        raise InvalidCard("unknown-rank", f"{shown(text)} is not a rank: use 2 to 9, T, J, Q, K or A")
    return rank


def rank_name(rank: Rank) -> str:
    """The letter of a rank, 2 to 14."""
    return _RANK_LETTERS[rank]


def parse_card(text: object) -> Card:
    """Parse a card: rank and suit (``8g``), or ``Ma``, ``Do``, ``Ph``, ``Dr``."""
    card = _CARD_BY_NAME.get(text) if isinstance(text, str) else None
    if card is None:
        raise InvalidCard("unknown-card", f"{shown(text)} is not a card")
    return card


def card_name(card: Card) -> str:
    """Return the two-letter name of a card."""
    return _NAMES[card]


def parse_cards(text: object) -> Cards:
    """Parse cards separated by spaces; returns them sorted."""
    if not isinstance(text, str):
        raise InvalidCard("cards-not-text", f"cards must be written as one string, not {shown(text)}")
    return tuple(sorted(map(parse_card, text.split())))


def cards_name(cards: Iterable[Card]) -> str:
    """Return the names of the cards, separated by spaces."""
    return " ".join([_NAMES[card] for card in cards])


def without(hand: Cards, cards: Iterable[Card]) -> Cards:
    """Return the hand without these cards; raises KeyError if one is missing."""
    rest = list(hand)
    for card in cards:
        try:
            rest.remove(card)
        except ValueError:
            raise KeyError(card) from None
    return tuple(rest)


def holds(hand: Cards, cards: Cards) -> bool:
    """Whether the hand contains all these cards, counting duplicates."""
    if len(set(cards)) == len(cards):
        return all(card in hand for card in cards)
    return not Counter(cards) - Counter(hand)


_RANK_TITLES: Final = {10: "ten", 11: "jack", 12: "queen", 13: "king", 14: "ace"}


def rank_title(rank: Rank) -> str:
    """A rank in words: ``8``, ``ten``, ``ace``."""
    return _RANK_TITLES.get(rank, str(rank))


def one_of(rank: Rank) -> str:
    """A card of that rank in words: ``an 8``, ``a king``."""
    return ("an " if rank in (8, ACE) else "a ") + rank_title(rank)


def card_title(
    card: Card, suits: Sequence[str] = SUIT_NAMES, specials: Mapping[Card, str] = SPECIAL_NAMES
) -> str:
    """A card in words: ``the jade 8``, ``the Dragon``; some rule books use other names (C3)."""
    special = specials.get(card)
    return f"the {special or f'{suits[suit_of(card)]} {rank_title(rank_of(card))}'}"
