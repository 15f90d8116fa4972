"""A plan for a hand in well under a microsecond: combinations such that the hand needs few leads.

Costs are counted in leads, as in the club player's plan: a combination that certainly loses costs 1, because
it needs a lead of its own; one that certainly wins gives a lead back. The plan uses only what the seat may
know: its hand and the cards it has not seen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.shark.weights import Weight
from tichu.kernel import moves as m
from tichu.kernel.cards import DOG, DRAGON, MAHJONG, PHOENIX, has_run, suit_ranks
from tichu.kernel.combinations import RankSets, rank_sets, ranks_of_four
from tichu.kernel.jit import Floats, Ints, jit, lowest, popcount, small

# -- layout of ``HandPlan.odds``: tables by rank, or by number of cards
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

MAX_PARTS: Final = 16
"""Upper bound on the combinations of a plan."""
MAX_STRAIGHTS: Final = 6
"""Maximum straights that are tried for one hand."""


class HandPlan(NamedTuple):
    """Arrays in which a hand is planned, and the plan itself."""

    weights: Floats
    """Indexed by ``Weight``."""
    odds: Floats
    """Chance that a play holds and what it costs, from ``estimate_odds``."""
    moves: Ints
    """Combinations of the plan, as moves."""
    costs: Floats
    """Cost of each of them."""


@jit
def estimate_odds(unseen: int, longest: int, share: float, plan: HandPlan) -> None:
    """Fill the odds from the unseen cards.

    Opponents hold ``share`` of them; ``longest`` is the largest number of cards an opponent holds.
    """
    w, odds = plan.weights, plan.odds
    cards_left = min(1.0, popcount(unseen) / 42.0)
    against = min(1.0, share * 1.5)
    five_cards = cards_left * against if longest >= 5 else 0.0
    _estimate_rank_odds(unseen, longest, share, five_cards, plan)
    odds[SINGLE_COSTS + 1] = w[Weight.MAHJONG_COST]
    risk = w[Weight.STRAIGHT_RISK] * five_cards / 9.0
    for length in range(5, 15):
        odds[STRAIGHT_RISKS + length] = risk if length <= longest else 0.0
        risk *= 0.64
    risk = w[Weight.PAIR_RUN_RISK] * cards_left * against / 12.0
    for length in range(4, 15, 2):
        odds[RUN_RISKS + length] = risk if length <= longest else 0.0
        risk *= 0.4


@small
def _estimate_rank_odds(unseen: int, longest: int, share: float, five_cards: float, plan: HandPlan) -> None:
    """Fill the tables by rank, from the ace down: each unseen card may beat the ranks below it.

    ``five_cards`` is how likely opponents still have combinations of five cards, from 0 to 1.
    """
    w, odds = plan.weights, plan.odds
    held = rank_sets(unseen)
    four = ranks_of_four(unseen)
    willing = w[Weight.WILLING]
    other = 1.0 + w[Weight.REGAIN_OTHER]
    beaten = 1.0 - 0.62 * willing * share
    pair2, pair3, pair4 = 1.0 - 0.22 * willing, 1.0 - 0.35 * willing, 1.0 - 0.5 * willing
    triple3, triple4 = 1.0 - 0.1 * willing, 1.0 - 0.16 * willing
    if longest < 2:
        pair2 = pair3 = pair4 = 1.0
    if longest < 3:
        triple3 = triple4 = 1.0
    single = pair = triple = 1.0
    if unseen & DRAGON:
        single *= beaten
    if unseen & PHOENIX:
        single *= beaten
    for rank in range(m.ACE, 0, -1):
        odds[SINGLE_HOLDS + rank] = single
        odds[PAIR_HOLDS + rank] = pair
        odds[TRIPLE_HOLDS + rank] = triple
        house = 1.0 - w[Weight.FULL_HOUSE_RISK] * five_cards * (14 - rank) / 12.0
        odds[HOUSE_HOLDS + rank] = house
        ride = max(0, rank - 3)
        odds[SINGLE_COSTS + rank] = (
            1.0 - single * (1.0 + w[Weight.REGAIN_SINGLE]) - w[Weight.RIDE_SINGLE] * ride * (1.0 - single)
        )
        odds[PAIR_COSTS + rank] = (
            1.0 - pair * (1.0 + w[Weight.REGAIN_PAIR]) - w[Weight.RIDE_PAIR] * ride * (1.0 - pair)
        )
        odds[TRIPLE_COSTS + rank] = 1.0 - triple * other
        odds[HOUSE_COSTS + rank] = 1.0 - house * other
        bit = 1 << rank
        if held.once & bit:
            single *= beaten
            if held.twice & bit:
                single *= beaten
                pair *= pair2
                if held.thrice & bit:
                    single *= beaten
                    pair *= pair3
                    triple *= triple3
                    if four & bit:
                        single *= beaten
                        pair *= pair4
                        triple *= triple4


@jit
def holds(move: int, worth: int, odds: Floats) -> float:
    """Chance that no opponent beats the play; ``worth`` is that of a Phoenix played alone."""
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
def _run_cost(length: int, rank: int, risks: int, plan: HandPlan) -> float:
    """Cost of a straight or a pair run."""
    return 1.0 - (1.0 - plan.odds[risks + length] * (14 - rank)) * (1.0 + plan.weights[Weight.REGAIN_OTHER])


@small
def add_part(move: int, cost: float, plan: HandPlan, n: int) -> int:
    """Write a combination to place n of the plan; returns the next place."""
    plan.moves[n] = move
    plan.costs[n] = cost
    return n + 1


@small
def _sum(costs: Floats, first: int, n: int) -> float:
    total = 0.0
    for at in range(first, n):
        total += costs[at]
    return total


# -- without straights ---------------------------------------------------------------------------------------


@small
def _plan_pair_runs(pairs: int, plan: HandPlan, n: int) -> tuple[int, int]:
    """Plan pair runs where they are cheaper than their pairs; returns the pairs left and the count."""
    runs = pairs & (pairs >> 1)
    while runs:
        low = lowest(runs)
        high = low
        apart = 0.0
        while (pairs >> high) & 1:
            apart += plan.odds[PAIR_COSTS + high]
            high += 1
        high -= 1
        window = ((1 << (high - low + 1)) - 1) << low
        move = m.PAIR_RUN << 16 | (2 * (high - low + 1)) << 12 | high << 8
        together = _run_cost(2 * (high - low + 1), high, RUN_RISKS, plan)
        if together < apart:
            n = add_part(move, together, plan, n)
            pairs &= ~window
        runs &= ~window
    return pairs, n


@small
def _plan_triples(held: RankSets, plan: HandPlan, n: int) -> tuple[RankSets, int]:
    """Plan triples and full houses; ``held`` has each rank once only, where it is held most often."""
    odds = plan.odds
    singles, pairs, triples, joker = held.once, held.twice, held.thrice, held.phoenix
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
                n = add_part(house | pair, full, plan, n)
                pairs &= pairs - 1
                continue
        elif joker and singles & ~2:
            single = lowest(singles & ~2)
            apart = alone + odds[SINGLE_COSTS + single] + plan.weights[Weight.PHOENIX_COST]
            if full < apart:
                n = add_part(house | single | single << 4, full, plan, n)
                singles &= ~(1 << single)
                joker = False
                continue
        n = add_part(move, alone, plan, n)
    return RankSets(singles, pairs, triples, joker), n


@small
def _plan_pairs_and_singles(held: RankSets, plan: HandPlan, n: int) -> int:
    """Plan the rest; the Phoenix makes a single a pair where that gains most, or stays alone."""
    odds = plan.odds
    singles, pairs, joker = held.once, held.twice, held.phoenix
    best = plan.weights[Weight.PHOENIX_COST] if joker else -100.0
    helped = -1
    first = n
    while pairs:
        rank = lowest(pairs)
        pairs &= pairs - 1
        n = add_part(m.PAIR << 16 | 2 << 12 | rank << 8, odds[PAIR_COSTS + rank], plan, n)
    while singles:
        rank = lowest(singles)
        singles &= singles - 1
        n = add_part(m.PLAY_DOG | rank << 8, odds[SINGLE_COSTS + rank], plan, n)
        if joker and rank > 1:
            gain = odds[PAIR_COSTS + rank] - odds[SINGLE_COSTS + rank]
            if gain < best:
                best, helped = gain, n - 1
    if joker:
        if helped >= first:
            rank = (plan.moves[helped] >> 8) & 15
            plan.moves[helped] = m.PAIR << 16 | 2 << 12 | rank << 8 | rank << 4
            plan.costs[helped] += best
        else:
            n = add_part(m.PLAY_PHOENIX, best, plan, n)
    return n


@jit
def _plan_sets(held: RankSets, plan: HandPlan, n: int) -> int:
    """Plan ranks without straights; returns how many combinations the plan has."""
    pairs, n = _plan_pair_runs(held.twice & ~held.thrice, plan, n)
    singles = held.once & ~held.twice
    left, n = _plan_triples(RankSets(singles, pairs, held.thrice, held.phoenix), plan, n)
    return _plan_pairs_and_singles(left, plan, n)


# -- with straights ------------------------------------------------------------------------------------------


@jit
def _plan_with_straight(held: RankSets, low: int, high: int, gap: int, plan: HandPlan, n: int) -> int:
    """Plan ranks with this straight taken out; ``gap`` is the rank the Phoenix stands for in it, or 0."""
    length = high - low + 1
    window = ((1 << length) - 1) << low
    if gap:
        window &= ~(1 << gap)
    move = m.STRAIGHT << 16 | length << 12 | high << 8 | gap << 4
    n = add_part(move, _run_cost(length, high, STRAIGHT_RISKS, plan), plan, n)
    left = RankSets(
        (held.once & ~window) | (held.twice & window),
        (held.twice & ~window) | (held.thrice & window),
        held.thrice & ~window,
        held.phoenix and not gap,
    )
    return _plan_sets(left, plan, n)


@jit
def plan_ranks(held: RankSets, plan: HandPlan, first: int) -> int:
    """Plan ranks with the best straight taken out, if one improves the plan."""
    c1, c2, joker = held.once, held.twice, held.phoenix
    n = _plan_sets(held, plan, first)
    if popcount(c1) < (4 if joker else 5):
        return n
    best = _sum(plan.costs, first, n)
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
            if high - low < 4 or tried >= MAX_STRAIGHTS:
                continue
            if high < 14 and (c1 >> (high + 1)) & 1 and (c2 >> high) & 1 == 0 and not gap:
                continue  # a card that would be left over as a single belongs to the straight
            if low > 1 and (c1 >> (low - 1)) & 1 and (c2 >> low) & 1 == 0 and not gap:
                continue
            tried += 1
            n = _plan_with_straight(held, low, high, gap, plan, first)
            cost = _sum(plan.costs, first, n)
            if cost < best:
                best, low_best, high_best, gap_best = cost, low, high, gap
    if not high_best:
        return _plan_sets(held, plan, first)
    return _plan_with_straight(held, low_best, high_best, gap_best, plan, first)


@jit
def make_plan(hand: int, plan: HandPlan) -> int:
    """Divide the hand into combinations, written to the plan with their costs; returns how many."""
    w = plan.weights
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
            n = add_part(m.BOMB << 16 | length << 12 | high << 8 | suit, w[Weight.BOMB_COST], plan, n)
    all_held = rank_sets(hand)
    four = ranks_of_four(hand)
    mahjong = 2 if hand & MAHJONG else 0
    held = RankSets(
        (all_held.once & ~four) | mahjong, all_held.twice & ~four, all_held.thrice & ~four, all_held.phoenix
    )
    while four:
        n = add_part(m.BOMB << 16 | 4 << 12 | lowest(four) << 8, w[Weight.BOMB_COST], plan, n)
        four &= four - 1
    if hand & DOG:
        n = add_part(m.PLAY_DOG, w[Weight.DOG_COST], plan, n)
    if hand & DRAGON:
        n = add_part(m.PLAY_DRAGON, 1.0 - 0.96 * (1.0 + w[Weight.REGAIN_SINGLE]), plan, n)
    return plan_ranks(held, plan, n)


@small
def plan_cost(n: int, plan: HandPlan) -> float:
    """Cost of a plan of n combinations."""
    return _sum(plan.costs, 0, n)


@jit
def hand_cost(hand: int, plan: HandPlan) -> float:
    """Cost of the hand under its plan; a hand of cost 1 or less can go out when it gets the lead."""
    if not hand:
        return 0.0
    return _sum(plan.costs, 0, make_plan(hand, plan))
