"""Parser for typed cards: ``8g 8k``, ``88``, ``8 8 ph``, ``34567``, ``10JQKA``.

A text can often be read in several ways (``kk`` is a pair of kings or the king of swords). All readings are
kept; the hand and the legal plays decide which one is meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from tichu.core.actions import Play
from tichu.core.cards import (
    DOG,
    DRAGON,
    MAHJONG,
    PHOENIX,
    SUITS,
    Card,
    Cards,
    Rank,
    card_name,
    is_special,
    parse_rank,
    rank_name,
    rank_of,
    suit_of,
    without,
)
from tichu.core.combos import Combination, ComboRules, is_bomb
from tichu.core.errors import InvalidCard
from tichu.core.moves import bombs
from tichu.tui.card_faces import SIGNS
from tichu.tui.phrases import card_words, clean, rank_words
from tichu.tui.refusals import refusal
from tichu.words import say

SPECIAL_WORDS: Final = {
    "mahjong": MAHJONG,
    "sparrow": MAHJONG,
    "ma": MAHJONG,
    "1": MAHJONG,
    "dog": DOG,
    "do": DOG,
    "phoenix": PHOENIX,
    "ph": PHOENIX,
    "dragon": DRAGON,
    "dr": DRAGON,
}
RANK_WORDS: Final = {"ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}
RANK_TEXTS: Final = (*RANK_WORDS, "10", *"23456789tjqka")
_EXACT: Final = re.compile(r"(?:[2-9TJQKA][gkbr]|Ma|Do|Ph|Dr)+")
_SIGNS: Final = str.maketrans(dict(zip(SIGNS, SUITS, strict=True)))
MAX_READINGS: Final = 64


class TypedCard(NamedTuple):
    """A card as it was typed: a rank, and a suit if one was given; specials have ranks of their own."""

    rank: Rank
    suit: int | None = None

    def fits(self, card: Card) -> bool:
        """Whether the card can be the one that was typed."""
        return rank_of(card) == self.rank and self.suit in (None, suit_of(card))


class NotUnderstood(Exception):
    """The typed text does not name cards of the hand; the message says why in a sentence."""


def read_rank(text: str) -> Rank:
    """Parse a rank: ``8``, ``10``, ``q``, ``king``."""
    word = text.strip().lower()
    try:
        return parse_rank("T" if word == "10" else RANK_WORDS.get(word, word.upper()))
    except InvalidCard as trouble:
        raise NotUnderstood(refusal(trouble)) from None


def readings(text: str) -> list[tuple[TypedCard, ...]]:
    """All readings of a list of cards."""
    parts = text.replace(",", " ").translate(_SIGNS).split()
    if not parts:
        raise NotUnderstood(say("terminal.typeCards"))
    ways = []
    for part in parts:
        found = _read(part, exact=bool(_EXACT.fullmatch(part)))
        if not found:
            raise NotUnderstood(say("terminal.notACard", text=clean(part, "", 20)))
        ways.append(found)
    return [sum(way, ()) for way, _ in zip(product(*ways), range(MAX_READINGS), strict=False)]


def _read(text: str, exact: bool) -> list[tuple[TypedCard, ...]]:
    """All readings of one word; the exact notation has only one."""
    ways: list[list[tuple[TypedCard, ...]]] = [[] for _ in text] + [[()]]
    for start in range(len(text) - 1, -1, -1):
        for wanted, end in _cards_at(text, start, exact):
            ways[start] += [(wanted, *rest) for rest in ways[end]]
        del ways[start][MAX_READINGS:]
    return ways[0]


def _cards_at(text: str, start: int, exact: bool) -> Iterator[tuple[TypedCard, int]]:
    """The cards that can begin at that letter, each with its end."""
    lower = text.lower()
    for word, card in SPECIAL_WORDS.items():
        if lower.startswith(word, start):
            yield TypedCard(rank_of(card), suit_of(card)), start + len(word)
    for word in RANK_TEXTS:
        if lower.startswith(word, start):
            rank, end = read_rank(word), start + len(word)
            suit = text[end : end + 1]
            if suit and (suit == "k" or suit.lower() in "gbr"):  # a capital K is a king
                yield TypedCard(rank, SUITS.index(suit.lower())), end + 1
            if not exact:
                yield TypedCard(rank), end


def find_plays(text: str, hand: Cards, legal: Sequence[Play], rules: ComboRules) -> list[Play]:
    """The legal plays with the typed cards; several if something else is still open.

    Where suits are left open, an ordinary combination is preferred to a bomb, then plays that break no bomb,
    then the first suits. If no legal play fits, the cards are returned as an illegal play, so that the rules
    can say why it is refused.
    """
    ways = readings(text)
    fitting = [play for play in legal if any(_matches(way, play.cards) for way in ways)]
    if fitting:
        most = max(len(play.cards) for play in fitting)
        best = min(
            {tuple(sorted(play.cards)) for play in fitting if len(play.cards) == most},
            key=lambda cards: (is_bomb(cards, rules), -len(bombs(without(hand, cards), rules)), cards),
        )
        return [play for play in fitting if tuple(sorted(play.cards)) == best]
    return [Play(take_cards(ways, hand))]


def take_cards(ways: Sequence[tuple[TypedCard, ...]], hand: Cards, count: int | None = None) -> Cards:
    """The first cards of the hand that fit one of the readings."""
    missing: NotUnderstood | None = None
    for way in ways:
        if count is not None and len(way) != count:
            missing = missing or NotUnderstood(say("terminal.cardsPlease", n=count))
            continue
        try:
            return _pick(way, hand)
        except NotUnderstood as trouble:
            missing = trouble
    assert missing is not None
    raise missing


def _pick(way: tuple[TypedCard, ...], hand: Cards) -> Cards:
    picked: list[Card] = []
    for wanted in sorted(way, key=lambda wanted: wanted.suit is None):  # exact cards first
        left = without(hand, picked)
        card = next((card for card in left if wanted.fits(card)), None)
        if card is None:
            raise NotUnderstood(_missing(wanted, hand))
        picked.append(card)
    return tuple(sorted(picked))


def _missing(wanted: TypedCard, hand: Cards) -> str:
    if wanted.suit is not None:
        return say("terminal.notHeld", card=card_words(4 * wanted.rank + wanted.suit))
    held = sum(rank_of(card) == wanted.rank for card in hand)
    if not held:
        return say("terminal.notHeld", card=rank_words(wanted.rank))
    return say("terminal.heldOnly", n=held, rank=rank_words(wanted.rank))


def _matches(way: tuple[TypedCard, ...], cards: Cards) -> bool:
    """Whether these are exactly the typed cards."""
    if len(way) != len(cards) or Counter(want.rank for want in way) != Counter(map(rank_of, cards)):
        return False
    exact = Counter(4 * want.rank + want.suit for want in way if want.suit is not None)
    return not exact - Counter(cards)


def short_text(combo: Combination) -> str:
    """The shortest text that means this combination; suits only where they matter."""
    if combo.kind == "straight_bomb":
        return " ".join(map(card_name, combo.cards))
    short = "".join(
        card_name(card).lower() if is_special(card) else rank_name(rank_of(card))
        for card in combo.cards
        if card != PHOENIX
    )
    return short + "ph" * combo.cards.count(PHOENIX)
