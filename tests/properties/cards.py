"""Cards as text: packs, and which cards are bombs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

Json = dict[str, Any]

RANKS = "23456789TJQKA"
SUIT_CARDS = [rank + suit for rank in RANKS for suit in "gkbr"]
SPECIALS = ["Ma", "Do", "Ph", "Dr"]
TOKEN = re.compile(r"\b(?:[2-9TJQKA][gkbr]|Ma|Do|Ph|Dr)\b")


def pack_of(position: Json) -> Counter[str]:
    """The pack of the game (C1, GS1, GS5, HI1)."""
    match position["variant"]:
        case "grandseigneur":
            players = len(position["hands"])
            packs = position["settings"].get("packs", 2 if players >= 7 else 1)
            extra = [*SUIT_CARDS, "Ph", "Dr"] if packs == 2 else []
            return Counter([*SUIT_CARDS, "Ma", "Ph", "Dr", *extra])
        case "hierarchie":
            return Counter([*SUIT_CARDS, *SUIT_CARDS, *SPECIALS])
        case _:
            return Counter([*SUIT_CARDS, *SPECIALS])


def cards_in(texts: Iterable[str]) -> Counter[str]:
    """All the cards of these texts."""
    return Counter(card for text in texts for card in text.split())


def in_order_of_rank(cards: Iterable[str]) -> str:
    """Cards as the library writes a hand: Dog, Mah Jong, by rank and suit, Phoenix, Dragon."""
    order = ["Do", "Ma", *SUIT_CARDS, "Ph", "Dr"]
    return " ".join(sorted(cards, key=order.index))


def is_bomb(cards: Sequence[str]) -> bool:
    """Whether these cards, a combination as they are, make a bomb (K7, K8, K13)."""
    if any(card in SPECIALS for card in cards):
        return False
    ranks = {card[0] for card in cards}
    suits = {card[1] for card in cards}
    four = len(cards) == 4 and len(ranks) == 1
    return four or (len(cards) >= 5 and len(ranks) == len(cards) and len(suits) == 1)


def is_phoenix_as_the_wish(data: Json, wish: str | None) -> bool:
    """Whether the Phoenix stands for the wish in a play without a card of that rank (W5)."""
    natural = {card[0] for card in data["cards"].split() if card not in SPECIALS}
    return wish is not None and wish in data.get("as", "") and wish not in natural
