"""A plan for a hand in well under a microsecond: how to part it into combinations so that it needs few leads.

The coin is the lead, as in the club player's plan: a combination that surely loses costs 1, because it needs
a lead of its own; one that surely wins gives a lead back. Only what the seat itself may know goes in: its
hand and the cards it has not seen.
"""

from __future__ import annotations

from typing import Final

from tichu.kernel import moves as m
from tichu.kernel.cards import DOG, DRAGON, MAHJONG, PHOENIX, has_run, suit_ranks
from tichu.kernel.jit import Floats, Ints, jit, lowest, popcount, small

# -- weights: what things are worth, in leads. The first are the plan's, the others the player's (policy.py).
DOG_COST: Final = 0
MAHJONG_COST: Final = 1
BOMB_COST: Final = 2
PHOENIX_COST: Final = 3
RIDE_SINGLE: Final = 4
RIDE_PAIR: Final = 5
REGAIN_SINGLE: Final = 6
REGAIN_PAIR: Final = 7
REGAIN_OTHER: Final = 8
WILLING: Final = 9
STRAIGHT_RISK: Final = 10
FULL_HOUSE_RISK: Final = 11
PAIR_RUN_RISK: Final = 12

# -- the odds at one moment (``odds``): tables by rank, or by the number of cards
SINGLE_HOLDS: Final = 0
PAIR_HOLDS: Final = 16
TRIPLE_HOLDS: Final = 32
HOUSE_HOLDS: Final = 48
SINGLE_COSTS: Final = 64
PAIR_COSTS: Final = 80
TRIPLE_COSTS: Final = 96
HOUSE_COSTS: Final = 112
STRAIGHT_RISKS: Final = 128
RUN_RISKS: Final = 144
ODDS: Final = 160

MOST_PARTS: Final = 16


@jit
def look(unseen: int, longest: int, share: float, w: Floats, odds: Floats) -> None:
    """Work out what the plan needs: ``share`` is the part of the unseen cards that opponents hold."""
    s0 = suit_ranks(unseen, 0)
    s1 = suit_ranks(unseen, 1)
    s2 = suit_ranks(unseen, 2)
    s3 = suit_ranks(unseen, 3)
    any1 = s0 | s1 | s2 | s3
    two = (s0 & s1) | (s2 & s3) | ((s0 | s1) & (s2 | s3))
    three = (s0 & s1 & (s2 | s3)) | (s2 & s3 & (s0 | s1))
    four = s0 & s1 & s2 & s3
    early = min(1.0, popcount(unseen) / 42.0) * min(1.0, share * 1.5)
    willing = w[WILLING]
    other = 1.0 + w[REGAIN_OTHER]
    beaten = 1.0 - 0.62 * willing * share
    pair2, pair3, pair4 = 1.0 - 0.22 * willing, 1.0 - 0.35 * willing, 1.0 - 0.5 * willing
    triple3, triple4 = 1.0 - 0.1 * willing, 1.0 - 0.16 * willing
    if longest < 2:
        pair2 = pair3 = pair4 = 1.0
    if longest < 3:
        triple3 = triple4 = 1.0
    if longest < 5:
        early = 0.0
    single = pair = triple = 1.0
    if unseen & DRAGON:
        single *= beaten
    if unseen & PHOENIX:
        single *= beaten
    for rank in range(m.ACE, 0, -1):
        odds[SINGLE_HOLDS + rank] = single
        odds[PAIR_HOLDS + rank] = pair
        odds[TRIPLE_HOLDS + rank] = triple
        house = 1.0 - w[FULL_HOUSE_RISK] * early * (14 - rank) / 12.0
        odds[HOUSE_HOLDS + rank] = house
        ride = max(0, rank - 3)
        odds[SINGLE_COSTS + rank] = (
            1.0 - single * (1.0 + w[REGAIN_SINGLE]) - w[RIDE_SINGLE] * ride * (1.0 - single)
        )
        odds[PAIR_COSTS + rank] = 1.0 - pair * (1.0 + w[REGAIN_PAIR]) - w[RIDE_PAIR] * ride * (1.0 - pair)
        odds[TRIPLE_COSTS + rank] = 1.0 - triple * other
        odds[HOUSE_COSTS + rank] = 1.0 - house * other
        bit = 1 << rank
        if any1 & bit:
            single *= beaten
            if two & bit:
                single *= beaten
                pair *= pair2
                if three & bit:
                    single *= beaten
                    pair *= pair3
                    triple *= triple3
                    if four & bit:
                        single *= beaten
                        pair *= pair4
                        triple *= triple4
    odds[SINGLE_COSTS + 1] = w[MAHJONG_COST]
    risk = w[STRAIGHT_RISK] * early / 9.0
    for length in range(5, 15):
        odds[STRAIGHT_RISKS + length] = risk if length <= longest else 0.0
        risk *= 0.64
    risk = w[PAIR_RUN_RISK] * min(1.0, popcount(unseen) / 42.0) * min(1.0, share * 1.5) / 12.0
    for length in range(4, 15, 2):
        odds[RUN_RISKS + length] = risk if length <= longest else 0.0
        risk *= 0.4


@jit
def holds(move: int, worth: int, odds: Floats) -> float:
    """How likely no opponent beats the play; ``worth`` is what a single card counts on this table."""
    kind = move >> 16
    rank = (move >> 8) & 15
    if kind == m.SINGLE:
        if move == m.PLAY_DRAGON:
            return 0.96
        if move == m.PLAY_PHOENIX:
            return odds[SINGLE_HOLDS + min(14, max(1, worth >> 1))]
        return odds[SINGLE_HOLDS + max(1, rank)]
    if kind == m.PAIR:
        return odds[PAIR_HOLDS + rank]
    if kind == m.TRIPLE:
        return odds[TRIPLE_HOLDS + rank]
    if kind == m.FULL_HOUSE:
        return odds[HOUSE_HOLDS + rank]
    if kind == m.STRAIGHT:
        return 1.0 - odds[STRAIGHT_RISKS + ((move >> 12) & 15)] * (14 - rank)
    if kind == m.PAIR_RUN:
        return 1.0 - odds[RUN_RISKS + ((move >> 12) & 15)] * (14 - rank)
    return 0.99


@small
def _run_cost(length: int, rank: int, risks: int, odds: Floats, w: Floats) -> float:
    """What a straight or a pair run costs."""
    return 1.0 - (1.0 - odds[risks + length] * (14 - rank)) * (1.0 + w[REGAIN_OTHER])


@small
def _add(move: int, cost: float, parts: Ints, costs: Floats, n: int) -> int:
    parts[n] = move
    costs[n] = cost
    return n + 1


@jit
def _loose(
    c1: int,
    c2: int,
    c3: int,
    joker: bool,
    odds: Floats,
    w: Floats,
    parts: Ints,
    costs: Floats,
    n: int,
) -> int:
    """Part ranks (held at least once, twice, three times) without straights; returns how many parts."""
    pairs = c2 & ~c3
    runs = pairs & (pairs >> 1)
    while runs:
        low = lowest(runs)
        high = low
        apart = 0.0
        while (pairs >> high) & 1:
            apart += odds[PAIR_COSTS + high]
            high += 1
        high -= 1
        window = ((1 << (high - low + 1)) - 1) << low
        move = m.PAIR_RUN << 16 | (2 * (high - low + 1)) << 12 | high << 8
        together = _run_cost(2 * (high - low + 1), high, RUN_RISKS, odds, w)
        if together < apart:
            n = _add(move, together, parts, costs, n)
            pairs &= ~window
        runs &= ~window
    singles = c1 & ~c2
    triples = c3
    while triples:
        rank = lowest(triples)
        triples &= triples - 1
        move = m.TRIPLE << 16 | 3 << 12 | rank << 8
        alone = odds[TRIPLE_COSTS + rank]
        house = m.FULL_HOUSE << 16 | 5 << 12 | rank << 8
        full = odds[HOUSE_COSTS + rank]
        if pairs:
            pair = lowest(pairs)
            if full < alone + odds[PAIR_COSTS + pair]:
                n = _add(house | pair, full, parts, costs, n)
                pairs &= pairs - 1
                continue
        elif joker and singles & ~2:
            single = lowest(singles & ~2)
            apart = alone + odds[SINGLE_COSTS + single] + w[PHOENIX_COST]
            if full < apart:
                n = _add(house | single | single << 4, full, parts, costs, n)
                singles &= ~(1 << single)
                joker = False
                continue
        n = _add(move, alone, parts, costs, n)
    best = w[PHOENIX_COST] if joker else -100.0
    helped = -1
    first = n
    while pairs:
        rank = lowest(pairs)
        pairs &= pairs - 1
        n = _add(m.PAIR << 16 | 2 << 12 | rank << 8, odds[PAIR_COSTS + rank], parts, costs, n)
    while singles:
        rank = lowest(singles)
        singles &= singles - 1
        n = _add(m.PLAY_DOG | rank << 8, odds[SINGLE_COSTS + rank], parts, costs, n)
        if joker and rank > 1:
            gain = odds[PAIR_COSTS + rank] - odds[SINGLE_COSTS + rank]
            if gain < best:
                best, helped = gain, n - 1
    if joker:
        if helped >= first:
            rank = (parts[helped] >> 8) & 15
            parts[helped] = m.PAIR << 16 | 2 << 12 | rank << 8 | rank << 4
            costs[helped] += best
        else:
            n = _add(m.PLAY_PHOENIX, best, parts, costs, n)
    return n


@small
def _sum(costs: Floats, first: int, n: int) -> float:
    total = 0.0
    for at in range(first, n):
        total += costs[at]
    return total


@jit
def _with_straight(
    c1: int,
    c2: int,
    c3: int,
    joker: bool,
    low: int,
    high: int,
    gap: int,
    odds: Floats,
    w: Floats,
    parts: Ints,
    costs: Floats,
    n: int,
) -> int:
    """Part ranks with this straight taken out; ``gap`` is the rank the Phoenix stands for in it, or 0."""
    length = high - low + 1
    window = ((1 << length) - 1) << low
    if gap:
        window &= ~(1 << gap)
    move = m.STRAIGHT << 16 | length << 12 | high << 8 | gap << 4
    n = _add(move, _run_cost(length, high, STRAIGHT_RISKS, odds, w), parts, costs, n)
    return _loose(
        (c1 & ~window) | (c2 & window),
        (c2 & ~window) | (c3 & window),
        c3 & ~window,
        joker and not gap,
        odds,
        w,
        parts,
        costs,
        n,
    )


@jit
def _with_straights(
    c1: int, c2: int, c3: int, joker: bool, odds: Floats, w: Floats, parts: Ints, costs: Floats, first: int
) -> int:
    """Part ranks with the straight that is best taken out, if any is."""
    n = _loose(c1, c2, c3, joker, odds, w, parts, costs, first)
    if popcount(c1) < (4 if joker else 5):
        return n
    best = _sum(costs, first, n)
    low_best = high_best = gap_best = 0
    tried = 0
    for low in range(1, 11):
        gap = 0
        could_be_joker = joker and low > 1 and (c1 >> (low + 1)) & 1
        if not (c1 >> low) & 1 and not could_be_joker:
            continue
        for high in range(low, 15):
            if not (c1 >> high) & 1:
                if gap or not joker:
                    break
                gap = high
            if high - low < 4 or tried >= 6:
                continue
            if high < 14 and (c1 >> (high + 1)) & 1 and (c2 >> high) & 1 == 0 and not gap:
                continue  # a card that would be left over as a single belongs to the straight
            if low > 1 and (c1 >> (low - 1)) & 1 and (c2 >> low) & 1 == 0 and not gap:
                continue
            tried += 1
            n = _with_straight(c1, c2, c3, joker, low, high, gap, odds, w, parts, costs, first)
            cost = _sum(costs, first, n)
            if cost < best:
                best, low_best, high_best, gap_best = cost, low, high, gap
    if not high_best:
        return _loose(c1, c2, c3, joker, odds, w, parts, costs, first)
    return _with_straight(c1, c2, c3, joker, low_best, high_best, gap_best, odds, w, parts, costs, first)


@jit
def plan(hand: int, odds: Floats, w: Floats, parts: Ints, costs: Floats) -> int:
    """Part the hand: writes the combinations and what each costs, returns how many."""
    n = 0
    for suit in range(4):
        ranks = suit_ranks(hand, suit)
        if has_run(ranks):
            low = lowest(ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4))
            high = low + 4
            while high < 14 and (ranks >> (high + 1)) & 1:
                high += 1
            length = high - low + 1
            hand &= ~(((1 << length) - 1) << (13 * suit + low - 2))
            n = _add(m.BOMB << 16 | length << 12 | high << 8 | suit, w[BOMB_COST], parts, costs, n)
    s0 = suit_ranks(hand, 0)
    s1 = suit_ranks(hand, 1)
    s2 = suit_ranks(hand, 2)
    s3 = suit_ranks(hand, 3)
    four = s0 & s1 & s2 & s3
    c1 = (s0 | s1 | s2 | s3) & ~four
    c2 = ((s0 & s1) | (s2 & s3) | ((s0 | s1) & (s2 | s3))) & ~four
    c3 = ((s0 & s1 & (s2 | s3)) | (s2 & s3 & (s0 | s1))) & ~four
    while four:
        n = _add(m.BOMB << 16 | 4 << 12 | lowest(four) << 8, w[BOMB_COST], parts, costs, n)
        four &= four - 1
    if hand & DOG:
        n = _add(m.PLAY_DOG, w[DOG_COST], parts, costs, n)
    if hand & DRAGON:
        n = _add(m.PLAY_DRAGON, 1.0 - 0.96 * (1.0 + w[REGAIN_SINGLE]), parts, costs, n)
    if hand & MAHJONG:
        c1 |= 2
    return _with_straights(c1, c2, c3, hand & PHOENIX != 0, odds, w, parts, costs, n)


@jit
def hand_cost(hand: int, odds: Floats, w: Floats, parts: Ints, costs: Floats) -> float:
    """What the hand costs under its plan; a hand that costs 1 or less can go out when it gets the lead."""
    if not hand:
        return 0.0
    return _sum(costs, 0, plan(hand, odds, w, parts, costs))
