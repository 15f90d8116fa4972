"""Combinations, and which combination beats which (rules K, F and B1).

``classify`` is the only definition of what a set of cards can be: it lets each Phoenix stand for every rank
and checks whether the ranks have the shape of a combination.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tichu.core.cards import (
    DOG,
    DRAGON,
    MAHJONG,
    PHOENIX,
    RANKS,
    Cards,
    Rank,
    card_name,
    cards_name,
    is_special,
    rank_name,
    rank_of,
    suit_of,
)

Kind: TypeAlias = Literal[
    "single", "pair", "triple", "full_house", "straight", "pair_run", "bomb", "straight_bomb"
]

SHORTEST_STRAIGHT: Final = 5
SHORTEST_PAIR_RUN: Final = 2  # pairs
SMALLEST_BOMB: Final = 4

# The worth of a single card, in half points, so that the Phoenix fits between two ranks (F2).
PHOENIX_LED: Final = 3
DRAGON_WORTH: Final = 40


class ComboRules(NamedTuple):
    """Suit conditions for two packs (GS5, HI3); with one pack they always hold."""

    triple_suits_differ: bool = False
    bomb_suits_differ: bool = False


class Combination(NamedTuple):
    """Cards that may be played together, in one reading: ``stands_for`` holds a rank for each Phoenix."""

    kind: Kind
    rank: Rank
    cards: Cards
    stands_for: tuple[Rank, ...] = ()

    def __repr__(self) -> str:
        """Return the kind and the names of the cards: ``<Combination pair 8g 8k>``."""
        phoenix = f", Phoenix as {self.as_text}" if self.stands_for else ""
        return f"<Combination {self.kind} {cards_name(self.cards)}{phoenix}>"

    @property
    def length(self) -> int:
        """Number of cards."""
        return len(self.cards)

    @property
    def is_bomb(self) -> bool:
        """Whether it is a bomb of either kind."""
        return self.kind == "bomb" or self.kind == "straight_bomb"

    @property
    def rank_text(self) -> str:
        """The rank it is compared by, or the name of a special card played alone."""
        if self.kind == "single" and is_special(self.cards[0]):
            return card_name(self.cards[0])
        return rank_name(self.rank)

    @property
    def as_text(self) -> str | None:
        """The rank the Phoenix stands for, or None without one."""
        return " ".join(map(rank_name, self.stands_for)) if self.stands_for else None

    def has_natural(self, rank: Rank) -> bool:
        """Whether it fulfils a wish for that rank: the Phoenix does not count (W5)."""
        return has_natural(self.cards, rank)

    def to_json(self) -> dict[str, Any]:
        """The reading as JSON."""
        return {
            "kind": self.kind,
            "rank": self.rank_text,
            "length": len(self.cards),
            "cards": cards_name(self.cards),
            "as": self.as_text,
        }


class Played(NamedTuple):
    """A combination on the table, with its seat and its value as a single card (F2)."""

    seat: int
    combo: Combination
    worth: int

    def __repr__(self) -> str:
        """Return the seat, the kind and the names of the cards: ``<Played by seat 2: pair 8g 8k>``."""
        return f"<Played by seat {self.seat}: {repr(self.combo).removeprefix('<Combination ')}"

    @classmethod
    def on(cls, top: Played | None, seat: int, combo: Combination) -> Played:
        """Create a play on top of another; a single Phoenix is half a point higher than what it beats."""
        if combo.kind != "single":
            worth = 2 * combo.rank
        elif combo.rank == PHOENIX >> 2:
            worth = PHOENIX_LED if top is None else top.worth + 1
        elif combo.rank == DRAGON >> 2:
            worth = DRAGON_WORTH
        else:
            worth = 2 * combo.rank
        return cls(seat, combo, worth)


def beats(combo: Combination, top: Played) -> bool:
    """Whether the combination beats the play on the table (K9, B1, F2, G1, GS5)."""
    under = top.combo
    if combo.is_bomb:
        if not under.is_bomb:
            return True
        return (len(combo.cards), combo.rank) > (len(under.cards), under.rank)
    if combo.kind != under.kind or len(combo.cards) != len(under.cards):
        return False
    if combo.kind != "single":
        return combo.rank > under.rank
    card, below = combo.cards[0], under.cards[0]
    if card == DOG or below == DOG:
        return False
    if card == PHOENIX:
        return below != DRAGON
    if card == DRAGON:
        return True
    return 2 * combo.rank > top.worth


def has_natural(cards: Cards, rank: Rank) -> bool:
    """Whether one of the cards, not counting a Phoenix, has that rank (W5)."""
    first = 4 * rank
    return any(first <= card <= first + 3 for card in cards)


def is_bomb(cards: Cards, rules: ComboRules) -> bool:
    """Whether these cards are a bomb."""
    if len(cards) < SMALLEST_BOMB:
        return False
    readings = classify(tuple(sorted(cards)), rules)
    return bool(readings) and readings[0].is_bomb


@lru_cache(maxsize=1 << 13)
def classify(cards: Cards, rules: ComboRules) -> tuple[Combination, ...]:
    """Return every combination these sorted cards can be, best first; empty if there is none."""
    if len(cards) == 1:
        return (Combination("single", rank_of(cards[0]), cards),)
    if not cards or DOG in cards or DRAGON in cards:
        return ()
    jokers = cards.count(PHOENIX)
    natural = [card for card in cards if card != PHOENIX]
    found = []
    for stands_for in combinations_with_replacement(RANKS, jokers):
        shape = _shape(sorted([*map(rank_of, natural), *stands_for]))
        if shape is None:
            continue
        kind, rank = shape
        suits_at_rank = [suit_of(card) for card in natural if rank_of(card) == rank]
        suits_differ = len(set(suits_at_rank)) == len(suits_at_rank)
        if kind == "bomb" and (jokers or (rules.bomb_suits_differ and not suits_differ)):
            continue  # K7, K13: no Phoenix in a bomb
        if kind in ("triple", "full_house") and rules.triple_suits_differ and not suits_differ:
            continue
        if kind == "straight" and not jokers and MAHJONG not in cards and len(set(map(suit_of, cards))) == 1:
            kind = "straight_bomb"  # K11
        found.append(Combination(kind, rank, cards, stands_for))
    found.sort(key=lambda combo: (combo.is_bomb, combo.rank, combo.stands_for), reverse=True)
    return tuple(found)


def _shape(ranks: Sequence[Rank]) -> tuple[Kind, Rank] | None:
    """The kind of combination that sorted ranks form, and the rank it counts by."""
    size, low, high = len(ranks), ranks[0], ranks[-1]
    if low == high:
        kinds: dict[int, Kind] = {2: "pair", 3: "triple", 4: "bomb"}
        return (kinds[size], high) if size in kinds else None
    counts = Counter(ranks)
    if size == 5 and sorted(counts.values()) == [2, 3]:
        return "full_house", counts.most_common(1)[0][0]
    if len(counts) != high - low + 1:
        return None
    if size >= SHORTEST_STRAIGHT and len(counts) == size:
        return "straight", high
    if len(counts) >= SHORTEST_PAIR_RUN and set(counts.values()) == {2}:
        return "pair_run", high
    return None
