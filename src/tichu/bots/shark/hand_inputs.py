"""Inputs of the learned values before play begins: Grand Tichu from the first cards, and gifts."""

from __future__ import annotations

from typing import Final

from tichu.bots.shark.inputs import KINGS, count_losers, flag, partner_of
from tichu.bots.shark.planning import HandPlan, make_plan, plan_cost
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, DOG, DRAGON, MAHJONG, PHOENIX, RANK_2
from tichu.kernel.combinations import holds_bomb, rank_sets
from tichu.kernel.jit import Floats, Ints, jit, popcount, small

GRAND_INPUTS: Final = 20
KINDS: Final = 17
"""Kinds of cards: thirteen ranks and four special cards."""
GIFT_HAND_INPUTS: Final = 16
GIFT_CARD_INPUTS: Final = 3 * KINDS + 9
QUEENS: Final = RANK_2 << 10


@jit
def describe_first_cards(hand: int, plan: HandPlan, x: Floats) -> None:
    """Write the inputs about the cards before the Grand Tichu question."""
    for at in range(GRAND_INPUTS):
        x[at] = 0.0
    held = rank_sets(hand)
    n = make_plan(hand, plan)
    x[popcount(hand & ACES)] = 1.0
    x[5] = flag(hand & DRAGON != 0)
    x[6] = flag(hand & PHOENIX != 0)
    x[7] = x[5] * x[6]
    x[8] = popcount(hand & KINGS) / 4.0
    x[9] = popcount(hand & QUEENS) / 4.0
    x[10] = flag(hand & DOG != 0)
    x[11] = flag(hand & MAHJONG != 0)
    x[12] = flag(holds_bomb(hand))
    x[13] = popcount(held.twice) / 4.0
    x[14] = popcount(held.thrice) / 2.0
    x[15] = plan_cost(n, plan) / 4.0
    x[16] = n / 8.0
    x[17] = count_losers(n, plan) / 4.0
    x[18] = popcount(hand & (RANK_2 | RANK_2 << 1 | RANK_2 << 2 | RANK_2 << 3 | RANK_2 << 4)) / 8.0
    x[19] = popcount(hand) / 14.0


@jit
def describe_giver(st: Ints, seat: int, plan: HandPlan, x: Floats) -> float:
    """Write the inputs about the hand of a giver and the next receiver; returns the cost of the hand."""
    seats = st[s.SEATS]
    hand = st[s.HAND + seat]
    receiver = rules.next_receiver(st, seat)
    calls = st[s.TICHU] | st[s.GRAND]
    n = make_plan(hand, plan)
    cost = plan_cost(n, plan)
    x[0] = min(2.0, max(-2.0, cost / 4.0))
    x[1] = count_losers(n, plan) / 4.0
    x[2] = n / 8.0
    x[3] = popcount(hand & ACES) / 4.0
    x[4] = flag(hand & DRAGON != 0)
    x[5] = flag(hand & PHOENIX != 0)
    x[6] = flag(hand & DOG != 0)
    x[7] = flag(hand & MAHJONG != 0)
    x[8] = flag(calls >> seat & 1 != 0)
    x[9] = flag(calls >> partner_of(st, seat) & 1 != 0)
    x[10] = flag(calls >> receiver & 1 != 0)
    x[11] = flag(calls & ~((1 << seat) | (1 << receiver)) != 0)
    x[12] = flag((receiver ^ seat) & 1 == 0)
    x[13] = flag((receiver - seat) % seats == 1)
    x[14] = flag(holds_bomb(hand))
    x[15] = popcount(hand) / 14.0
    return cost


@small
def receiver_kind(st: Ints, seat: int, receiver: int) -> int:
    """0 for the next player, 1 for a partner, 2 for another opponent."""
    if (receiver ^ seat) & 1 == 0:
        return 1
    return 0 if (receiver - seat) % st[s.SEATS] == 1 else 2


@jit
def describe_gift(
    st: Ints, seat: int, card: int, before: float, by_rule: float, plan: HandPlan, x: Floats
) -> None:
    """Write the inputs about giving this card to the next receiver."""
    for at in range(GIFT_CARD_INPUTS):
        x[at] = 0.0
    receiver = rules.next_receiver(st, seat)
    hand = st[s.HAND + seat]
    rest = hand & ~(1 << card)
    kind = card % 13 if card < 52 else card - 39
    x[KINDS * receiver_kind(st, seat, receiver) + kind] = 1.0
    n = make_plan(rest, plan)
    cost = plan_cost(n, plan)
    at = 3 * KINDS
    x[at] = min(2.0, max(-2.0, cost / 4.0))
    x[at + 1] = min(2.0, max(-2.0, (before - cost) / 2.0))
    x[at + 2] = count_losers(n, plan) / 4.0
    x[at + 3] = n / 8.0
    same = popcount(hand & (RANK_2 << kind)) if card < 52 else 1
    x[at + 3 + same] = 1.0  # from the second of four on; one card is the normal case
    if same == 1:
        x[at + 4] = 0.0
    x[at + 8] = min(2.0, max(-2.0, by_rule / 5.0))
