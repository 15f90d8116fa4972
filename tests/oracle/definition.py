"""The game defined by brute force: what cards are, what beats what, what a seat may play.

It is slow and simple: it tries every subset of the hand with every meaning of each Phoenix and
checks, definition by definition, whether that is a legal play. It shares no code with the library it
checks. The names in brackets are those of the rules (K1, F2, W3, ...).

Cards are tokens of two letters (C4): rank and suit, or ``Ma`` ``Do`` ``Ph`` ``Dr``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise, product
from typing import Literal, NamedTuple

RANKS = "23456789TJQKA"
SUITS = "gkbr"
SPECIALS = ("Ma", "Do", "Ph", "Dr")

SINGLE, PAIR, TRIPLE, FULL_HOUSE = "single", "pair", "triple", "full_house"
STRAIGHT, PAIR_RUN, BOMB, STRAIGHT_BOMB = "straight", "pair_run", "bomb", "straight_bomb"
BOMBS = (BOMB, STRAIGHT_BOMB)


@dataclass(frozen=True)
class Rules:
    """What differs between the games.

    Nothing says "two packs" to the definitions below: that a bomb of four is in four suits, that the
    second Dragon beats the first and that two Phoenixes are two jokers is true of one pack as well.
    """

    variant: str
    edition: str
    seats: int = 4
    packs: int = 1
    specials: tuple[str, ...] = SPECIALS
    wish: Literal["may", "must", "never"] = "may"
    triple_in_suits: bool = False
    bomb_on_dog: bool = False

    @property
    def pack(self) -> list[str]:
        """Every card of the game (C1, GS5, HI1)."""
        return [rank + suit for rank in RANKS for suit in SUITS] * self.packs + list(self.specials)


FATA_MORGANA = Rules("nanjing", "fata-morgana")
FRANCOIS = Rules("nanjing", "francois", wish="must")
PHILIBERT = Rules("nanjing", "philibert", bomb_on_dog=True)
GRANDSEIGNEUR = Rules(
    "grandseigneur", "fata-morgana", seats=7, packs=2, specials=("Ma", "Ph", "Ph", "Dr", "Dr")
)
HIERARCHIE = Rules(
    "hierarchie", "philibert", seats=5, packs=2, wish="never", triple_in_suits=True, bomb_on_dog=True
)


class OracleCombination(NamedTuple):
    """One meaning of some cards: ``rank`` is the ranking card's, a single special's its token."""

    kind: str
    rank: str
    length: int
    as_: tuple[str, ...] | None


class OraclePlay(NamedTuple):
    """Cards in alphabetical order and what their Phoenixes stand for, lowest first (None: nothing)."""

    cards: tuple[str, ...]
    as_: tuple[str, ...] | None


class OracleAction(NamedTuple):
    """A play with the wish that goes with it (None: none)."""

    cards: tuple[str, ...]
    as_: tuple[str, ...] | None
    wish: str | None


@dataclass(frozen=True)
class OracleSituation:
    """All that decides what a seat may play: its hand, the table, the wish, whose turn it is."""

    rules: Rules
    hand: tuple[str, ...]
    trick: tuple[OraclePlay, ...] = ()
    wish: str | None = None
    in_turn: bool = True


# ---------------------------------------------------------------------------------------------------
# What cards are


def rank_of(card: str) -> int:
    """The rank as a number: 2 to 14, and 1 for the Mah Jong (W1)."""
    return 1 if card == "Ma" else 2 + RANKS.index(card[0])


def classify(cards: Sequence[str], rules: Rules) -> list[OracleCombination]:
    """Every combination these cards are, with each Phoenix tried as each rank (F1, F3)."""
    if len(cards) == 1:
        return [single(cards[0])]
    if "Dr" in cards or "Do" in cards:  # K14
        return []
    natural = [card for card in cards if card != "Ph"]
    found = []
    for as_ in combinations_with_replacement(RANKS, len(cards) - len(natural)):
        ranks = sorted(rank_of(card) for card in [*natural, *as_])
        for kind, test in DEFINITIONS.items():
            top = test(ranks, natural, rules)
            if top is not None:
                found.append(OracleCombination(kind, RANKS[top - 2], len(cards), as_ or None))
    return found


def single(card: str) -> OracleCombination:
    """Any card is a single; alone the Phoenix stands for nothing (K1, F2)."""
    return OracleCombination(SINGLE, card if card in SPECIALS else card[0], 1, None)


# Each definition answers with the number that ranks the combination, or with None: it is not that.
# ``ranks`` are those of all the cards, lowest first, a Phoenix's being the one it stands for;
# ``natural`` are the cards without the Phoenixes.


def consecutive(ranks: list[int]) -> bool:
    """Each rank is one above the one before it; the ace is high only (C1)."""
    return all(after == before + 1 for before, after in pairwise(ranks))


def with_phoenix(ranks: list[int], natural: list[str]) -> bool:
    """Not all of the cards are natural."""
    return len(ranks) > len(natural)


def pair(ranks: list[int], natural: list[str], rules: Rules) -> int | None:
    """Two cards of one rank (K2)."""
    return ranks[0] if len(ranks) == 2 and ranks[0] == ranks[1] else None


def triple(ranks: list[int], natural: list[str], rules: Rules) -> int | None:
    """Three cards of one rank (K3); in some games no suit twice among the natural ones (HI3)."""
    if len(ranks) != 3 or len(set(ranks)) != 1:
        return None
    suits = {card[1] for card in natural}
    return None if rules.triple_in_suits and len(suits) < len(natural) else ranks[0]


def full_house(ranks: list[int], natural: list[str], rules: Rules) -> int | None:
    """A triple and a pair of another rank, ranked by the triple (K4, K12)."""
    if len(ranks) != 5:
        return None
    for top in set(ranks):
        three = [card for card in natural if rank_of(card) == top]
        two = [card for card in natural if rank_of(card) != top]
        if triple([rank for rank in ranks if rank == top], three, rules) and pair(
            [rank for rank in ranks if rank != top], two, rules
        ):
            return top
    return None


def straight(ranks: list[int], natural: list[str], rules: Rules) -> int | None:
    """Five or more consecutive ranks, the Mah Jong as 1 (K5, K10), unless it is a bomb (K11)."""
    if len(ranks) < 5 or not consecutive(ranks):
        return None
    return None if straight_bomb(ranks, natural, rules) else ranks[-1]


def pair_run(ranks: list[int], natural: list[str], rules: Rules) -> int | None:
    """Two or more consecutive pairs, ranked by the top one (K6, K10)."""
    lower, upper = ranks[0::2], ranks[1::2]
    return ranks[-1] if len(ranks) >= 4 and lower == upper and consecutive(lower) else None


def bomb(ranks: list[int], natural: list[str], rules: Rules) -> int | None:
    """Four natural cards of one rank in the four suits (K7, K13, GS5, HI3)."""
    if with_phoenix(ranks, natural) or len(ranks) != 4 or len(set(ranks)) != 1:
        return None
    return ranks[0] if len({card[1] for card in natural}) == 4 else None


def straight_bomb(ranks: list[int], natural: list[str], rules: Rules) -> int | None:
    """Five or more consecutive natural cards of one suit, no special among them (K8, K13)."""
    if with_phoenix(ranks, natural) or "Ma" in natural or len(ranks) < 5 or not consecutive(ranks):
        return None
    return ranks[-1] if len({card[1] for card in natural}) == 1 else None


DEFINITIONS = {
    PAIR: pair,
    TRIPLE: triple,
    FULL_HOUSE: full_house,
    STRAIGHT: straight,
    PAIR_RUN: pair_run,
    BOMB: bomb,
    STRAIGHT_BOMB: straight_bomb,
}


# ---------------------------------------------------------------------------------------------------
# What beats what


def meaning(play: OraclePlay, rules: Rules) -> OracleCombination:
    """The one combination that a play with its reading is."""
    (combination,) = [each for each in classify(play.cards, rules) if each.as_ == play.as_]
    return combination


def single_value(trick: Sequence[OraclePlay]) -> float:
    """What the last play, a single, is worth where it lies (F2, G1, W1, X1)."""
    (card,) = trick[-1].cards
    if card == "Ph":
        return 1.5 if len(trick) == 1 else single_value(trick[:-1]) + 0.5
    return 100 if card == "Dr" else rank_of(card)


def beats(combination: OracleCombination, trick: Sequence[OraclePlay], rules: Rules) -> bool:
    """Whether it may be put on the last play of the trick (K9, B1, F2, G1, GS5, X1)."""
    table = meaning(trick[-1], rules)
    if table.rank == "Do":  # D3: nothing is played on the Dog, but where the book allows it a bomb
        return combination.kind in BOMBS and rules.bomb_on_dog
    if combination.kind in BOMBS:
        if table.kind not in BOMBS:
            return True
        return (combination.length, rank_of(combination.rank)) > (table.length, rank_of(table.rank))
    if (combination.kind, combination.length) != (table.kind, table.length):
        return False
    if combination.kind != SINGLE:
        return rank_of(combination.rank) > rank_of(table.rank)
    if combination.rank == "Do":  # D1
        return False
    if combination.rank == "Dr":  # the Dragon beats every single; the second one the first (GS5)
        return True
    if combination.rank == "Ph":
        return table.rank != "Dr"
    return rank_of(combination.rank) > single_value(trick)


# ---------------------------------------------------------------------------------------------------
# What a seat may play


def parts(hand: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every non-empty part of the hand, once; two copies of one card are the same card."""
    counts = sorted(Counter(hand).items())
    for taken in product(*(range(count + 1) for _, count in counts)):
        part = tuple(card for (card, _), times in zip(counts, taken, strict=True) for _ in range(times))
        if part:
            yield part


@lru_cache(maxsize=4)
def combinations(hand: tuple[str, ...], rules: Rules) -> list[tuple[OraclePlay, OracleCombination]]:
    """Every combination in the hand, whatever lies on the table."""
    return [(OraclePlay(cards, each.as_), each) for cards in parts(hand) for each in classify(cards, rules)]


def leads(situation: OracleSituation) -> bool:
    """Whether the seat is to lead: its turn, and nothing to beat (a Dog has handed it the lead)."""
    dog = bool(situation.trick) and situation.trick[-1].cards == ("Do",)
    return situation.in_turn and (not situation.trick or dog)


def fits(combination: OracleCombination, situation: OracleSituation) -> bool:
    """Whether the combination may be played by the table alone, the wish aside."""
    if leads(situation):  # anything may be led, the Dog and bombs too (B3, D1)
        return True
    if not situation.trick:  # no bomb against the right to lead (B2)
        return False
    if not situation.in_turn and combination.kind not in BOMBS:
        return False
    return beats(combination, situation.trick, situation.rules)


def has_wished(play: OraclePlay, situation: OracleSituation) -> bool:
    """Whether a natural card of the wished rank is among the cards (W3, W5)."""
    return any(card not in SPECIALS and card[0] == situation.wish for card in play.cards)


@lru_cache(maxsize=4)
def fitting(situation: OracleSituation) -> dict[OraclePlay, OracleCombination]:
    """Every play that the table alone would allow, each with what it is."""
    return {
        play: combination
        for play, combination in combinations(situation.hand, situation.rules)
        if fits(combination, situation)
    }


def bound(situation: OracleSituation) -> bool:
    """Whether the seat must honour the wish: in turn, and some play that fits contains it (W3, W6)."""
    return situation.in_turn and any(has_wished(play, situation) for play in fitting(situation))


def legal_plays(situation: OracleSituation) -> dict[OraclePlay, OracleCombination]:
    """Exactly the legal plays, each with what it is."""
    if not bound(situation):  # W4
        return dict(fitting(situation))
    return {
        play: combination
        for play, combination in fitting(situation).items()
        if has_wished(play, situation) or (combination.kind in BOMBS and not leads(situation))  # W6
    }


def wishes(cards: Sequence[str], rules: Rules) -> list[str | None]:
    """What may be wished with these cards; None is no wish (W2, HI2)."""
    if "Ma" not in cards or rules.wish == "never":
        return [None]
    return list(RANKS) if rules.wish == "must" else [None, *RANKS]


def legal_actions(situation: OracleSituation) -> set[OracleAction]:
    """Exactly the legal plays, each with each wish it may carry."""
    return {
        OracleAction(play.cards, play.as_, wish)
        for play in legal_plays(situation)
        for wish in wishes(play.cards, situation.rules)
    }


def may_pass(situation: OracleSituation) -> bool:
    """Whether the seat may pass: in its turn, if it does not lead and no wish binds it (P3, P7, W3)."""
    return situation.in_turn and not leads(situation) and not bound(situation)
