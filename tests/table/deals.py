"""Deals of Nanjing in which a test decides who holds what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from tichu.core.actions import Play
from tichu.core.cards import PACK, Card, Cards, is_special, parse_cards, rank_of, suit_of
from tichu.core.variants import Deal, Setup
from tichu.table.options import TableOptions

SETUP = Setup(seating=(0, 1, 2, 3), dealer=0, first=0)
HAND_SIZE = 14
FOUR_SEVENS = "7g 7k 7b 7r"
FOUR_NINES = "9g 9k 9b 9r"
FOUR_QUEENS = "Qg Qk Qb Qr"


def playing_options(**more: Any) -> TableOptions:
    """Options of a table at which play begins with the deal: no Grand Tichu question and no exchange."""
    rules = {"grand_tichu": False, "exchange": "none", **more.pop("house_rules", {})}
    return TableOptions(house_rules=rules, **more)


def deal(*wanted: str) -> Deal:
    """A deal in which each seat holds at least the wanted cards, and no bomb but those among them."""
    given = [parse_cards(text) for text in wanted]
    bombers = [_has_bomb(hand) for hand in given]
    rest = [card for card in PACK if not any(card in hand for hand in given)]
    rng = Random(1)
    while True:
        rng.shuffle(rest)
        hands = _filled(given, rest)
        if [_has_bomb(hand) for hand in hands] == bombers:
            return exact_deal(hands)


def small_deal(*hands: str) -> Deal:
    """A deal of a few cards each, as if the round had been played almost to its end."""
    return exact_deal([parse_cards(hand) for hand in hands])


def exact_deal(hands: Sequence[Cards]) -> Deal:
    """A deal of exactly these cards."""
    return Deal(SETUP, tuple(tuple(sorted(hand)) for hand in hands), ((),) * len(hands))


def play(cards: str) -> Play:
    """A play of these cards."""
    return Play(parse_cards(cards))


def _filled(given: Sequence[Cards], rest: Sequence[Card]) -> list[Cards]:
    hands: list[Cards] = []
    start = 0
    for hand in given:
        end = start + HAND_SIZE - len(hand)
        hands.append((*hand, *rest[start:end]))
        start = end
    return hands


def _has_bomb(hand: Cards) -> bool:
    plain = [card for card in hand if not is_special(card)]
    if 4 in Counter(map(rank_of, plain)).values():
        return True
    held = {(suit_of(card), rank_of(card)) for card in plain}
    return any(all((suit, rank + step) in held for step in range(5)) for suit, rank in held)
