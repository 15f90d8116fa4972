"""Every combination in a hand: all leads, all that beat what lies on the table, all bombs.

``combos.classify`` says what cards are; here the same combinations are found the quick way round, from the
hand. Cards of one rank are chosen from small cached tables, so that most of the work is looking up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement, product

from tichu.cards import ACE, DOG, DRAGON, MAHJONG, PHOENIX, RANKS, Card, Cards, Rank
from tichu.combos import (
    SHORTEST_PAIR_RUN,
    SHORTEST_STRAIGHT,
    Combination,
    ComboRules,
    Kind,
    Played,
    beats,
)

Groups = list[Cards]


def leads(hand: Cards, rules: ComboRules) -> list[Combination]:
    """Every combination that can be led from the hand."""
    groups, jokers = _groups(hand)
    found = list(singles(hand))
    found += _equals(groups, jokers, 2, "pair", rules)
    found += _equals(groups, jokers, 3, "triple", rules)
    found += _full_houses(groups, jokers, rules)
    found += _runs(groups, jokers, 1)
    found += _runs(groups, jokers, 2)
    found += bombs(hand, rules)
    return found


def follows(hand: Cards, top: Played, rules: ComboRules) -> list[Combination]:
    """Every combination of the same kind that beats what lies on the table; bombs are asked for apart."""
    under = top.combo
    kind, rank = under.kind, under.rank
    if kind == "single":
        return [combo for combo in singles(hand) if beats(combo, top)]
    if len(under.cards) > len(hand) or under.is_bomb:
        return []
    groups, jokers = _groups(hand)
    if kind == "pair":
        return list(_equals(groups, jokers, 2, "pair", rules, above=rank))
    if kind == "triple":
        return list(_equals(groups, jokers, 3, "triple", rules, above=rank))
    if kind == "full_house":
        return list(_full_houses(groups, jokers, rules, above=rank))
    width = 1 if kind == "straight" else 2
    return list(_runs(groups, jokers, width, above=rank, ranks=len(under.cards) // width))


def singles(hand: Cards) -> Iterator[Combination]:
    """Each different card of the hand alone."""
    return map(_single, dict.fromkeys(hand))


@lru_cache(maxsize=None)
def _single(card: Card) -> Combination:
    return Combination("single", card >> 2, (card,))


@lru_cache(maxsize=1 << 16)
def bombs(hand: Cards, rules: ComboRules) -> tuple[Combination, ...]:
    """Every bomb in the hand."""
    found: list[Combination] = []
    if len(hand) < 4:
        return ()
    groups, _ = _groups(hand)
    for rank in RANKS:
        if len(groups[rank]) >= 4:
            quads = _choose(groups[rank], 4, rules.bomb_suits_differ)
            found += [Combination("bomb", rank, cards) for cards in quads]
    held = set(hand)
    for suit in range(4):
        low = 2
        for rank in range(2, ACE + 2):
            if 4 * rank + suit in held and rank <= ACE:
                continue
            run = range(low, rank)
            for first, last in combinations([*run, rank], 2):
                if last - first >= SHORTEST_STRAIGHT:
                    cards = tuple([4 * step + suit for step in range(first, last)])
                    found.append(Combination("straight_bomb", last - 1, cards))
            low = rank + 1
    return tuple(found)


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


@lru_cache(maxsize=None)
def _choose(group: Cards, size: int, suits_differ: bool = False) -> tuple[Cards, ...]:
    """Every way to take so many of these cards of one rank; two of the same card count as one way."""
    ways = dict.fromkeys(combinations(group, size))
    if suits_differ:
        return tuple(way for way in ways if len(set(way)) == size)
    return tuple(ways)


def _equals(
    groups: Groups, jokers: int, size: int, kind: Kind, rules: ComboRules, above: Rank = 0
) -> Iterator[Combination]:
    """Pairs or triples."""
    suits_differ = kind == "triple" and rules.triple_suits_differ
    for rank in range(max(above + 1, 2), ACE + 1):
        group = groups[rank]
        for used in range(max(0, size - len(group)), min(jokers, size) + 1):
            stands_for = (rank,) * used
            phoenixes = (PHOENIX,) * used
            for cards in _choose(group, size - used, suits_differ):
                yield Combination(kind, rank, cards + phoenixes, stands_for)


def _full_houses(groups: Groups, jokers: int, rules: ComboRules, above: Rank = 0) -> Iterator[Combination]:
    pairs = list(_equals(groups, jokers, 2, "pair", rules))
    if not pairs:
        return
    for triple in _equals(groups, jokers, 3, "triple", rules, above=above):
        rank, three, as_three = triple.rank, triple.cards, triple.stands_for
        for _, pair_rank, two, as_two in pairs:
            if pair_rank == rank or len(as_two) + len(as_three) > jokers:
                continue
            cards = two + three if pair_rank < rank else three + two
            if as_two or as_three:
                cards = tuple(sorted(cards))
                yield Combination("full_house", rank, cards, tuple(sorted(as_two + as_three)))
            else:
                yield Combination("full_house", rank, cards)


def _runs(
    groups: Groups, jokers: int, width: int, above: Rank = 0, ranks: int | None = None
) -> Iterator[Combination]:
    """Straights (width 1) or pair runs (width 2), of all lengths or of so many ranks."""
    shortest = ranks or (SHORTEST_STRAIGHT if width == 1 else SHORTEST_PAIR_RUN)
    kind: Kind = "straight" if width == 1 else "pair_run"
    for low in range(1 if width == 1 and groups[1] else 2, ACE + 2 - shortest):
        missing = 0
        for high in range(low, ACE + 1 if ranks is None else low + ranks):
            missing += max(0, width - len(groups[high]))
            if missing > jokers:
                break
            if high - low + 1 < shortest or high <= above:
                continue
            window = range(low, high + 1)
            natural_bomb = width == 1 and low > 1 and _common_suit(groups, window)
            for stands_for in _joker_places(groups, window, width, missing, jokers):
                needs = [width - stands_for.count(rank) for rank in window]
                chosen = [_choose(groups[rank], need) for rank, need in zip(window, needs, strict=True)]
                phoenixes = (PHOENIX,) * len(stands_for)
                for parts in product(*chosen):
                    cards = tuple(chain.from_iterable(parts)) + phoenixes
                    if natural_bomb and not stands_for and len({card & 3 for card in cards}) == 1:
                        continue  # K11: of one suit it is a bomb
                    yield Combination(kind, high, cards, stands_for)


def _common_suit(groups: Groups, window: range) -> bool:
    """Whether some suit is there at every rank of the window."""
    suits = {0, 1, 2, 3}
    for rank in window:
        suits &= {card & 3 for card in groups[rank]}
    return bool(suits)


def _joker_places(
    groups: Groups, window: range, width: int, missing: int, jokers: int
) -> Iterator[tuple[Rank, ...]]:
    """What the Phoenixes can stand for in a run: the ranks that are missing, and more if some are left."""
    if not jokers:
        yield ()
        return
    needed = {rank: width - len(groups[rank]) for rank in window if len(groups[rank]) < width}
    places = [rank for rank in window if rank > MAHJONG >> 2]
    for used in range(missing, jokers + 1):
        for stands_for in combinations_with_replacement(places, used):
            most = max(map(stands_for.count, stands_for), default=0)
            if most <= width and all(stands_for.count(rank) >= n for rank, n in needed.items()):
                yield stands_for
