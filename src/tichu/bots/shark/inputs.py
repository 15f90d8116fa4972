"""Inputs of the learned values: what a seat may know about the table, and what an action would do.

All inputs are small numbers, most of them 0 or between 0 and 1. Other seats are counted from the seat that
decides: the next one, the partner, the previous one. In Tientsin the partner is the one with fewer cards.
"""

from __future__ import annotations

from typing import Final

from tichu.bots.shark.planning import HandPlan, holds, make_plan
from tichu.bots.shark.weights import Weight
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, DOG, DRAGON, MAHJONG, PACK, PHOENIX, RANK_2, points
from tichu.kernel.jit import Floats, Ints, jit, popcount, small

SEAT_INPUTS: Final = 9
"""Inputs about each of the three other seats."""
OWN: Final = 3 * SEAT_INPUTS
"""First input about the seat itself, its hand and the trick."""
TABLE_INPUTS: Final = OWN + 34
ACTION_INPUTS: Final = 34
SURE_LEAD: Final = 32
"""Input of an action: a lead that holds, and with it all but one of the others."""
RULE_VALUE: Final = 33
"""Input of an action: its value by rule (``evaluation.py``), in leads."""
MAX_RULE_VALUE: Final = 4.0
"""Bound on that value as an input."""

KINGS: Final = RANK_2 << 11


@small
def flag(value: bool) -> float:
    """1.0 for true, 0.0 for false."""
    return 1.0 if value else 0.0


@small
def partner_of(st: Ints, seat: int) -> int:
    """The partner; of two, the one who will probably go out first."""
    seats = st[s.SEATS]
    partner = (seat + 2) % seats
    if seats == 6:
        other = (seat + 4) % 6
        count = popcount(st[s.HAND + partner])
        rival = popcount(st[s.HAND + other])
        if rival and (not count or rival < count):
            partner = other
    return partner


@small
def _seat_inputs(st: Ints, other: int, x: Floats, at: int) -> None:
    count = popcount(st[s.HAND + other])
    called = (st[s.TICHU] | st[s.GRAND]) >> other & 1 and not st[s.OUT_COUNT]
    x[at] = count / 14.0
    x[at + 1] = flag(count == 0)
    x[at + 2] = flag(count == 1)
    x[at + 3] = flag(count == 2)
    x[at + 4] = flag(0 < count <= 4)
    x[at + 5] = flag(0 < count <= 7)
    x[at + 6] = flag(called)
    x[at + 7] = flag(st[s.PASSED] >> other & 1 != 0)
    x[at + 8] = flag(st[s.STARTED] >> other & 1 != 0)


@small
def count_losers(n: int, plan: HandPlan) -> int:
    """Number of combinations of the plan that somebody will probably beat."""
    sure = plan.weights[Weight.SURE]
    losers = 0
    for at in range(n):
        losers += plan.moves[at] == m.PLAY_DOG or holds(plan.moves[at], 0, plan.odds) < sure
    return losers


@small
def _trick_inputs(st: Ints, seat: int, top_holds: float, x: Floats) -> None:
    leading = st[s.PLAYS] == 0
    owner, kind, seats = st[s.OWNER], st[s.KIND], st[s.SEATS]
    at = OWN
    x[at + 6] = flag(leading)
    x[at + 7] = flag(not leading and owner == (seat + 1) % seats)
    x[at + 8] = flag(not leading and owner == partner_of(st, seat))
    x[at + 9] = flag(not leading and owner == (seat + seats - 1) % seats)
    x[at + 10] = flag(not leading and owner == seat)
    x[at + 11] = points(st[s.TABLE]) / 25.0
    x[at + 12] = top_holds
    x[at + 13] = 0.0 if leading else min(1.5, st[s.WORTH] / 28.0)
    x[at + 14] = flag(not leading and kind == m.SINGLE)
    x[at + 15] = flag(not leading and kind == m.PAIR)
    x[at + 16] = flag(not leading and m.TRIPLE <= kind <= m.PAIR_RUN)
    x[at + 17] = flag(not leading and kind == m.BOMB)


@jit
def describe_table(st: Ints, seat: int, top_holds: float, plan: HandPlan, x: Floats) -> float:
    """Write the inputs about the table; returns the cost of the hand, whose plan is made."""
    seats = st[s.SEATS]
    hand = st[s.HAND + seat]
    _seat_inputs(st, (seat + 1) % seats, x, 0)
    _seat_inputs(st, partner_of(st, seat), x, SEAT_INPUTS)
    _seat_inputs(st, (seat + seats - 1) % seats, x, 2 * SEAT_INPUTS)
    n = make_plan(hand, plan)
    cost = 0.0
    for at in range(n):
        cost += plan.costs[at]
    losers = count_losers(n, plan)
    won = lost = 0
    seen = hand | st[s.TABLE]
    for other in range(seats):
        seen |= st[s.WON + other]
        if (other ^ seat) & 1:
            lost += points(st[s.WON + other])
        else:
            won += points(st[s.WON + other])
    unseen = PACK & ~seen
    _trick_inputs(st, seat, top_holds, x)
    at = OWN
    x[at] = popcount(hand) / 14.0
    x[at + 1] = flag((st[s.TICHU] | st[s.GRAND]) >> seat & 1 and not st[s.OUT_COUNT])
    x[at + 2] = min(2.0, max(-2.0, cost / 4.0))
    x[at + 3] = n / 8.0
    x[at + 4] = losers / 4.0
    x[at + 5] = flag(losers <= 1)
    x[at + 18] = won / 50.0
    x[at + 19] = lost / 50.0
    x[at + 20] = flag(st[s.OUT_COUNT] == 0)
    x[at + 21] = flag(st[s.OUT_COUNT] > 0 and not (st[s.OUT] ^ seat) & 1)
    x[at + 22] = flag(unseen & DRAGON != 0)
    x[at + 23] = flag(unseen & PHOENIX != 0)
    x[at + 24] = popcount(unseen & ACES) / 4.0
    x[at + 25] = popcount(unseen & KINGS) / 4.0
    x[at + 26] = flag(hand & DRAGON != 0)
    x[at + 27] = flag(hand & PHOENIX != 0)
    x[at + 28] = popcount(hand & ACES) / 4.0
    x[at + 29] = flag(st[s.BOMB_HOLDERS] >> seat & 1 != 0)
    x[at + 30] = flag(st[s.WISH] != 0)
    x[at + 31] = popcount(unseen) / 42.0
    x[at + 32] = flag(hand & DOG != 0)
    x[at + 33] = flag(hand & MAHJONG != 0)
    return cost


@small
def describe_rest(x: Floats, rest: int, cost: float, saved: float, parts: int, losers: int) -> None:
    """Write the inputs about the hand that an action leaves: its cost and what it saves."""
    x[1] = min(2.0, max(-2.0, cost / 4.0))
    x[2] = min(2.0, max(-2.0, saved / 2.0))
    x[3] = parts / 8.0
    x[4] = popcount(rest) / 14.0
    x[23] = losers / 4.0
    x[24] = flag(losers == 0)
    x[25] = flag(losers == 1)
    x[26] = flag(rest == 0)
    x[27] = popcount(rest & ACES) / 4.0
    x[28] = flag(rest & DRAGON != 0)
    x[29] = flag(rest & PHOENIX != 0)


@small
def describe_move(st: Ints, seat: int, move: int, cards: int, chance: float, x: Floats) -> None:
    """Write the inputs about a play or a pass; those about the hand it leaves are written separately."""
    kind = move >> 16
    length = (move >> 12) & 15
    rank = (move >> 8) & 15
    for at in range(ACTION_INPUTS):
        x[at] = 0.0
    if kind == m.PASS:
        x[0] = 1.0
        return
    x[5] = chance
    single = kind == m.SINGLE
    if not single:
        x[6 + kind - m.PAIR] = 1.0  # 6 to 11
    elif move & ~15 == m.PLAY_DOG:
        x[12] = 1.0
    elif move == m.PLAY_DRAGON:
        x[13] = 1.0
    elif move == m.PLAY_PHOENIX:
        x[14] = 1.0
    elif move == m.PLAY_MAHJONG:
        x[15] = 1.0
    else:
        x[16] = 1.0
    x[17] = rank / 14.0
    x[18] = flag(single and rank == m.ACE)
    x[19] = length / 5.0
    x[20] = flag(not single and (move >> 4) & 15 != 0)
    x[21] = points(cards) / 20.0
    x[22] = chance * points(st[s.TABLE]) / 25.0
    risk = False
    if length <= 2:
        for other in range(st[s.SEATS]):
            if (other ^ seat) & 1 and popcount(st[s.HAND + other]) == length:
                risk = True
    x[30] = flag(risk)
    x[31] = flag(st[s.PLAYS] != 0 and st[s.OWNER] != seat and not (st[s.OWNER] ^ seat) & 1)
