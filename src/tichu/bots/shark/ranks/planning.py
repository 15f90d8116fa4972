"""The plan of a hand of one or two packs, and the chance that a play holds against many players."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.shark.planning import (
    HOUSE_COSTS,
    HOUSE_HOLDS,
    PAIR_COSTS,
    PAIR_HOLDS,
    RUN_RISKS,
    SINGLE_COSTS,
    SINGLE_HOLDS,
    STRAIGHT_RISKS,
    TRIPLE_COSTS,
    TRIPLE_HOLDS,
    HandPlan,
    add_part,
    plan_ranks,
)
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.hands import TakenCards, count_cards, hand_sets, remove
from tichu.bots.shark.ranks.weights import RankWeight
from tichu.kernel import moves as m
from tichu.kernel.cards import DOG, DRAGON, MAHJONG, PHOENIX, RANK_2, has_run, suit_ranks
from tichu.kernel.combinations import RankSets
from tichu.kernel.jit import Floats, Ints, jit, lowest, small

MAX_PARTS: Final = 40
"""Upper bound on the combinations of a plan: the cards of the largest hand."""


class RankPlayer(NamedTuple):
    """Weights and buffers of the rollout player."""

    weights: Floats
    """Indexed by ``RankWeight``."""
    plan: HandPlan
    moves: Ints
    values: Floats


@small
def _pair_chance(unseen: int, players: int) -> float:
    """Chance that one of these players holds two of the unseen cards of a rank."""
    apart = 1.0
    for at in range(1, unseen):
        apart *= max(0.0, 1.0 - at / players)
    return 1.0 - apart


@small
def _triple_chance(unseen: int, players: int) -> float:
    triples = unseen * (unseen - 1) * (unseen - 2) / 6.0
    return min(1.0, triples / (players * players))


@jit
def estimate_odds(st: Ints, seat: int, player: RankPlayer) -> None:
    """Fill the odds from what the seat may know: its hand, the cards played, and the size of other hands."""
    w, odds = player.weights, player.plan.odds
    unseen = st[s.UNPLAYED] - st[s.PACKED + seat]
    players = longest = left = 0
    for other in range(st[s.SEATS]):
        if other == seat or not (st[s.HOLDING] >> other) & 1:
            continue
        count = count_cards(st, other)
        players += 1
        left += count
        longest = max(longest, count)
    players = max(players, 1)
    # How likely others have combinations of five cards: 1 for hands of ten cards.
    size = min(1.5, left / (10.0 * players))
    many = players / 3.0 * size
    _estimate_rank_odds(unseen, players, longest, many, player)
    odds[SINGLE_COSTS + 1] = w[RankWeight.MAHJONG_COST]
    risk = min(0.9, w[RankWeight.STRAIGHT_RISK] * many) / 9.0
    for length in range(5, 15):
        odds[STRAIGHT_RISKS + length] = risk if length <= longest else 0.0
        risk *= 0.64
    risk = min(0.9, w[RankWeight.PAIR_RUN_RISK] * many) / 12.0
    for length in range(4, 15, 2):
        odds[RUN_RISKS + length] = risk if length <= longest else 0.0
        risk *= 0.4


@small
def _estimate_rank_odds(unseen: int, players: int, longest: int, many: float, player: RankPlayer) -> None:
    """Fill the tables by rank, from the ace down: each unseen card may beat the ranks below it."""
    w, odds = player.weights, player.plan.odds
    other = 1.0 + w[RankWeight.REGAIN_OTHER]
    beaten = 1.0 - w[RankWeight.BEATEN_BY_CARD]
    house_risk = min(0.9, w[RankWeight.FULL_HOUSE_RISK] * many) if longest >= 5 else 0.0
    single = pair = triple = 1.0
    for _ in range((unseen & 15) + ((unseen >> 60) & 15)):  # Phoenix and Dragon
        single *= beaten
    for rank in range(m.ACE, 0, -1):
        odds[SINGLE_HOLDS + rank] = single
        odds[PAIR_HOLDS + rank] = pair
        odds[TRIPLE_HOLDS + rank] = triple
        house = 1.0 - house_risk * (14 - rank) / 12.0
        odds[HOUSE_HOLDS + rank] = house
        ride = max(0, rank - 3)
        odds[SINGLE_COSTS + rank] = (
            1.0
            - single * (1.0 + w[RankWeight.REGAIN_SINGLE])
            - w[RankWeight.RIDE_SINGLE] * ride * (1.0 - single)
        )
        odds[PAIR_COSTS + rank] = (
            1.0 - pair * (1.0 + w[RankWeight.REGAIN_PAIR]) - w[RankWeight.RIDE_PAIR] * ride * (1.0 - pair)
        )
        odds[TRIPLE_COSTS + rank] = 1.0 - triple * other
        odds[HOUSE_COSTS + rank] = 1.0 - house * other
        count = (unseen >> (4 * rank)) & 15
        for _ in range(count):
            single *= beaten
        if count >= 2 and longest >= 2:
            pair *= 1.0 - w[RankWeight.BEATEN_BY_PAIR] * _pair_chance(count, players)
        if count >= 3 and longest >= 3:
            triple *= 1.0 - w[RankWeight.BEATEN_BY_TRIPLE] * _triple_chance(count, players)


@small
def _plan_bombs(once: int, twice: int, player: RankPlayer) -> tuple[int, int, int]:
    """Plan the bombs; returns the rest of the hand and how many there are."""
    plan, cost = player.plan, player.weights[RankWeight.BOMB_COST]
    n = 0
    for suit in range(4):
        ranks = suit_ranks(once, suit)
        if has_run(ranks):
            low = lowest(ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4))
            high = low + 4
            while high < m.ACE and (ranks >> (high + 1)) & 1:
                high += 1
            length = high - low + 1
            cards = ((1 << length) - 1) << (13 * suit + low - 2)
            once, twice = remove(once, twice, TakenCards(cards, 0))
            n = add_part(m.BOMB << 16 | length << 12 | high << 8 | suit, cost, plan, n)
    four = hand_sets(once, twice).four_suits
    while four:
        rank = lowest(four)
        four &= four - 1
        once, twice = remove(once, twice, TakenCards(RANK_2 << (rank - 2), 0))
        n = add_part(m.BOMB << 16 | 4 << 12 | rank << 8, cost, plan, n)
    return once, twice, n


@small
def _plan_specials(once: int, twice: int, player: RankPlayer, n: int) -> int:
    """Plan the Dog, the Dragons and a second Phoenix."""
    plan, w = player.plan, player.weights
    dragon = 1.0 - w[RankWeight.DRAGON_HOLDS] * (1.0 + w[RankWeight.REGAIN_SINGLE])
    if once & DOG:
        n = add_part(m.PLAY_DOG, w[RankWeight.DOG_COST], plan, n)
    if once & DRAGON:
        n = add_part(m.PLAY_DRAGON, dragon, plan, n)
    if twice & DRAGON:
        n = add_part(m.PLAY_DRAGON, dragon, plan, n)
    if twice & PHOENIX:
        n = add_part(m.PLAY_PHOENIX, w[RankWeight.PHOENIX_COST], plan, n)
    return n


@jit
def make_plan(once: int, twice: int, differ: bool, player: RankPlayer) -> int:
    """Divide a hand into combinations, written to the plan with their costs; returns how many.

    Four cards of a rank that are not a bomb are planned as two pairs, five as a triple and a pair.
    """
    plan = player.plan
    once, twice, n = _plan_bombs(once, twice, player)
    n = _plan_specials(once, twice, player, n)
    sets = hand_sets(once, twice)
    mahjong = 2 if once & MAHJONG else 0
    thrice = (sets.thrice & ~sets.four) | sets.five
    broken = thrice & ~sets.three_suits if differ else 0
    first = RankSets(sets.once | mahjong, sets.twice, thrice & ~broken, once & PHOENIX != 0)
    n = plan_ranks(first, plan, n)
    if sets.four | broken:
        n = plan_ranks(RankSets(sets.four | broken, sets.four, sets.six, False), plan, n)
    return n


@jit
def hand_cost(once: int, twice: int, differ: bool, player: RankPlayer) -> float:
    """Cost of a hand under its plan, in leads."""
    if not once:
        return 0.0
    total = 0.0
    for at in range(make_plan(once, twice, differ, player)):
        total += player.plan.costs[at]
    return total
