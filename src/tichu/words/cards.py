"""Names of ranks, cards and combinations, from their notation (``8g``, ``Ph``)."""

from __future__ import annotations

from typing import Final

from tichu.words import Words

__all__ = ["FACES", "SPECIAL_CARDS", "card_word", "combination_word", "face_of", "rank_word"]

SPECIAL_CARDS: Final = ("Ma", "Do", "Ph", "Dr")
FACES: Final = ("classic", "tichubadour")
"""Sets of cards: one rule book has other suits, and other names for two special cards."""


def face_of(edition: str) -> str:
    """The cards that a rule book is played with."""
    return edition if edition in FACES else FACES[0]


def rank_word(words: Words, rank: str) -> str:
    """A rank in words.

    >>> rank_word(Words("en"), "T")
    'ten'
    """
    return words.text("cards.rank", rank=_value(rank))


def card_word(words: Words, card: str, face: str = "classic") -> str:
    """The name of a card on one of the `FACES`.

    >>> card_word(Words("en"), "8g"), card_word(Words("en"), "Do", "tichubadour")
    ('8 of jade', 'Wolf')
    """
    if card in SPECIAL_CARDS:
        return words.text("cards.special", card=card, face=face)
    return words.text("cards.card", rank=_value(card[0]), suit=card[1], face=face)


def combination_word(words: Words, kind: str, rank: str, cards: int) -> str:
    """The name of a combination of several cards.

    >>> combination_word(Words("en"), "pair_run", "9", 6)
    '3 pairs up to nines'
    """
    n = cards // 2 if kind == "pair_run" else cards
    return words.text("cards.combination", kind=kind, rank=_value(rank), n=n)


def _value(rank: str) -> str | int:
    """A rank as the texts want it: digits are numbers."""
    return int(rank) if rank.isdigit() else rank
