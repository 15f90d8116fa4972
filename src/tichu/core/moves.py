"""Enumeration of the combinations in a hand: leads, plays that beat the table, bombs.

``combos.classify`` says what cards are; here the same combinations are found the quick way round, from the
hand. Cards of one rank are chosen from small cached tables, so that most of the work is looking up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, combinations, combinations_with_replacement, product

from tichu.core.cards import ACE, DOG, DRAGON, MAHJONG, PHOENIX, Card, Cards, Rank
from tichu.core.combos import (
    SHORTEST_PAIR_RUN,
    SHORTEST_STRAIGHT,
    SMALLEST_BOMB,
    Combination,
    ComboRules,
    Kind,
    Played,
)

Groups = list[Cards]


def leads(hand: Cards, rules: ComboRules) -> list[Combination]:
    """Every combination that can be led from the hand."""
    groups, jokers = _groups(hand)
    pairs = _equals(groups, jokers, 2, "pair", rules)
    triples = _equals(groups, jokers, 3, "triple", rules)
    found = [_single(card) for card in dict.fromkeys(hand)]
    found += pairs
    found += triples
    if triples:
        found += _full_houses(pairs, triples, jokers)
    found += _runs(groups, jokers, 1)
    found += _runs(groups, jokers, 2)
    found += bombs(hand, rules)
    return found


def follows(hand: Cards, top: Played, rules: ComboRules) -> list[Combination]:
    """Every combination of the same kind that beats the play on the table; bombs are listed separately."""
    under = top.combo
    kind, rank = under.kind, under.rank
    if kind == "single":
        return _higher_singles(hand, top)
    if len(under.cards) > len(hand) or under.is_bomb:
        return []
    groups, jokers = _groups(hand)
    if kind == "pair":
        return _equals(groups, jokers, 2, kind, rules, above=rank)
    if kind == "triple":
        return _equals(groups, jokers, 3, kind, rules, above=rank)
    if kind == "full_house":
        triples = _equals(groups, jokers, 3, "triple", rules, above=rank)
        return (
            list(_full_houses(_equals(groups, jokers, 2, "pair", rules), triples, jokers)) if triples else []
        )
    width = 1 if kind == "straight" else 2
    return list(_runs(groups, jokers, width, above=rank, ranks=len(under.cards) // width))


@lru_cache(maxsize=1 << 13)
def bombs(hand: Cards, rules: ComboRules) -> tuple[Combination, ...]:
    """Every bomb in the hand."""
    if len(hand) < SMALLEST_BOMB:
        return ()
    suits = [0, 0, 0, 0]  # the ranks of each suit, as bits
    for card in hand:
        if 8 <= card < PHOENIX:
            suits[card & 3] |= 1 << (card >> 2)
    found: list[Combination] = []
    if suits[0] & suits[1] & suits[2] & suits[3] or not rules.bomb_suits_differ:
        for rank, group in enumerate(_groups(hand)[0]):
            if len(group) >= 4:
                quads = _choose(group, 4, rules.bomb_suits_differ)
                found += [Combination("bomb", rank, cards) for cards in quads]
    for suit, ranks in enumerate(suits):
        fives = ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4
        for low in range(2, ACE - 3) if fives else ():
            high = low + SHORTEST_STRAIGHT - 1
            while fives >> low & 1 and ranks >> high & 1:
                cards = tuple([4 * rank + suit for rank in range(low, high + 1)])
                found.append(Combination("straight_bomb", high, cards))
                high += 1
    return tuple(found)


@cache
def _single(card: Card) -> Combination:
    return Combination("single", card >> 2, (card,))


def _higher_singles(hand: Cards, top: Played) -> list[Combination]:
    """The single cards that beat the one on the table (F2, G1); a second Dragon beats the first (GS5)."""
    worth = top.worth
    return [_single(card) for card in dict.fromkeys(hand) if 2 * (card >> 2) > worth or card == DRAGON]


def _groups(hand: Cards) -> tuple[Groups, int]:
    """The hand's cards by rank (the Mah Jong at 1, Dog and Dragon left out), and how many Phoenixes."""
    groups: Groups = [()] * (ACE + 1)
    jokers = 0
    for card in hand:
        if card == PHOENIX:
            jokers += 1
        elif card != DRAGON and card != DOG:
            groups[card >> 2] += (card,)
    return groups, jokers


@cache
def _choose(group: Cards, size: int, suits_differ: bool = False) -> tuple[Cards, ...]:
    """Every way to take this number of cards of one rank; identical cards are interchangeable."""
    ways = dict.fromkeys(combinations(group, size))
    if suits_differ:
        return tuple(way for way in ways if len(set(way)) == size)
    return tuple(ways)


def _equals(
    groups: Groups, jokers: int, size: int, kind: Kind, rules: ComboRules, above: Rank = 0
) -> list[Combination]:
    """Pairs or triples."""
    suits_differ = kind == "triple" and rules.triple_suits_differ
    found = []
    for rank in range(above + 1 if above else 2, ACE + 1):
        group = groups[rank]
        if len(group) + jokers < size:
            continue
        if len(group) >= size:
            found += [Combination(kind, rank, cards) for cards in _choose(group, size, suits_differ)]
        for used in range(max(1, size - len(group)), min(jokers, size) + 1):
            phoenixes, stands_for = (PHOENIX,) * used, (rank,) * used
            for cards in _choose(group, size - used, suits_differ):
                found.append(Combination(kind, rank, cards + phoenixes, stands_for))
    return found


def _full_houses(pairs: list[Combination], triples: list[Combination], jokers: int) -> Iterator[Combination]:
    for _, rank, three, as_three in triples:
        for _, pair_rank, two, as_two in pairs:
            if pair_rank == rank:
                continue
            cards = two + three if pair_rank < rank else three + two
            if not as_two and not as_three:
                yield Combination("full_house", rank, cards)
            elif len(as_two) + len(as_three) <= jokers:
                yield Combination("full_house", rank, tuple(sorted(cards)), tuple(sorted(as_two + as_three)))


def _runs(
    groups: Groups, jokers: int, width: int, above: Rank = 0, ranks: int | None = None
) -> Iterator[Combination]:
    """Straights (width 1) or pair runs (width 2), of all lengths or of a given number of ranks."""
    shortest = ranks or (SHORTEST_STRAIGHT if width == 1 else SHORTEST_PAIR_RUN)
    kind: Kind = "straight" if width == 1 else "pair_run"
    lowest = max(1 if width == 1 and groups[1] else 2, above + 2 - shortest)
    for low in range(lowest, ACE + 2 - shortest):
        missing = 0
        for high in range(low, ACE + 1 if ranks is None else low + ranks):
            short = width - len(groups[high])
            if short > 0:
                missing += short
                if missing > jokers:
                    break
            if high - low + 1 < shortest or high <= above:
                continue
            window = range(low, high + 1)
            could_be_bomb = width == 1 and low > 1 and _common_suit(groups, window)
            for stands_for in _joker_places(groups, window, width, missing, jokers) if jokers else ((),):
                phoenixes = (PHOENIX,) * len(stands_for)
                for natural in _natural_cards(groups, window, width, stands_for):
                    if could_be_bomb and not phoenixes and len({card & 3 for card in natural}) == 1:
                        continue  # K11: of one suit it is a bomb
                    yield Combination(kind, high, natural + phoenixes, stands_for)


def _natural_cards(
    groups: Groups, window: range, width: int, stands_for: tuple[Rank, ...]
) -> Iterator[Cards]:
    """Every choice of the cards that are not Phoenixes, in a straight or a pair run."""
    if width == 1:
        return product(*[dict.fromkeys(groups[rank]) for rank in window if rank not in stands_for])
    needs = [_choose(groups[rank], width - stands_for.count(rank)) for rank in window]
    return map(tuple, map(chain.from_iterable, product(*needs)))


def _common_suit(groups: Groups, window: range) -> bool:
    """Whether some suit has every rank of the window."""
    suits = {0, 1, 2, 3}
    for rank in window:
        suits &= {card & 3 for card in groups[rank]}
    return bool(suits)


def _joker_places(
    groups: Groups, window: range, width: int, missing: int, jokers: int
) -> Iterator[tuple[Rank, ...]]:
    """What the Phoenixes can stand for in a run: the ranks that are missing, and more if some are left."""
    needed = {rank: width - len(groups[rank]) for rank in window if len(groups[rank]) < width}
    places = [rank for rank in window if rank > MAHJONG >> 2]
    for used in range(missing, jokers + 1):
        for stands_for in combinations_with_replacement(places, used):
            most = max(map(stands_for.count, stands_for), default=0)
            if most <= width and all(stands_for.count(rank) >= n for rank, n in needed.items()):
                yield stands_for
