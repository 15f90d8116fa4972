"""Remarks as sentences in a language. Needs fluent.runtime, unlike `tichu.review.remarks`."""

from __future__ import annotations

from collections.abc import Callable

from tichu.core.cards import Cards, card_name, parse_cards, rank_name
from tichu.core.combos import Combination, ComboRules, classify
from tichu.review.remarks import CARD_PARAMS, SEAT_PARAMS, Remark
from tichu.words import SOURCE, Words
from tichu.words.cards import card_word, combination_word, rank_word


def remark_text(
    remark: Remark, name: Callable[[int], str], words: Words | None = None, face: str = "classic"
) -> str:
    """Return the sentence of a remark, in English by default."""
    words = words or Words(SOURCE)
    values: dict[str, str | float] = {}
    for key, value in remark.params.items():
        if key in SEAT_PARAMS:
            values[key] = name(value)
        elif key in CARD_PARAMS:
            # Cards that are passed on are not a combination.
            describe = cards_text if remark.code.startswith("gives-") else play_text
            values[key] = words.text("review.pass") if value == "-" else describe(value, words, face)
        elif key == "rank":
            values[key] = rank_word(words, value)
        else:
            values[key] = value
    return words.text(f"review.says_{remark.code}", **values)


def cards_text(cards: str, words: Words, face: str = "classic") -> str:
    """Return the names of cards: ``8 of jade, Dragon``."""
    return ", ".join(card_word(words, card, face) for card in cards.split())


def play_text(cards: str, words: Words, face: str = "classic") -> str:
    """Return what cards are that are played together: ``pair of nines``."""
    combination = _combination(parse_cards(cards))
    if combination is None or combination.kind == "single":
        return cards_text(cards, words, face)
    return combination_text(combination, words, face)


def combination_text(combination: Combination, words: Words, face: str = "classic") -> str:
    """Return the name of a combination."""
    if combination.kind == "single":
        return card_word(words, card_name(combination.cards[0]), face)
    return combination_word(words, combination.kind, rank_name(combination.rank), len(combination.cards))


def _combination(cards: Cards) -> Combination | None:
    readings = classify(cards, ComboRules())
    return readings[0] if readings else None
