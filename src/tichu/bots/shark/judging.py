"""What a play or a pass is worth to a seat, in leads, from nothing but what it may know.

It is the club player's knowledge in a cheaper form. Every play is judged by one sum: what the rest of
the hand costs, the chance to hold the trick and what the lead is worth, the points in it, and what the
others are up to.
"""

from __future__ import annotations

from typing import Final

from tichu.bots.shark import planning as p
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import PACK, points
from tichu.kernel.jit import Floats, Ints, jit, lowest, popcount, small

LEAD: Final = 13
LEAD_CALLED: Final = 14
PARTNER_LEAD: Final = 15
PARTNER_LEAD_CALLED: Final = 16
OWN_WHEN_PARTNER_CALLED: Final = 17
CARD_BONUS: Final = 18
POINTS_PER_LEAD: Final = 19
POINTS_WITH_BET: Final = 20
DRAGON_GIFT: Final = 21
OPPONENT_LEAD: Final = 22
RAISE_BEFORE_CALLER: Final = 23
SURE: Final = 24
CALLER_THREAT: Final = 25
THREAT: Final = 26
TICHU_COST: Final = 27
TICHU_COST_AGAINST: Final = 28
BOMB_EARLY: Final = 29
EXIT_RISK: Final = 30
GRAND_ACE: Final = 31
GRAND_DRAGON: Final = 32
GRAND_PHOENIX: Final = 33
GRAND_POWER: Final = 34
WEAK: Final = 35
STRONG: Final = 36
GO_OUT: Final = 37

# -- room to work in, by one name each
MOST_JUDGED: Final = 256
ROOM_FLOATS: Final = p.ODDS + p.MOST_PARTS + MOST_JUDGED
NOT_JUDGED: Final = -900.0


@small
def count_of(st: Ints, seat: int) -> int:
    """How many cards the seat holds."""
    return popcount(st[s.HAND + seat])


@small
def team_of(st: Ints, seat: int) -> int:
    """The seats of the same team, as bits."""
    return (0b010101 if seat & 1 == 0 else 0b101010) & ((1 << st[s.SEATS]) - 1)


@jit
def look_round(st: Ints, seat: int, w: Floats, odds: Floats) -> None:
    """What the seat may know: its hand, what lay on the table, the dummy's open hand."""
    seen = st[s.HAND + seat] | st[s.TABLE]
    hidden = own = longest = 0
    dummy = st[s.DUMMY]
    for other in range(st[s.SEATS]):
        seen |= st[s.WON + other]
        if other == seat:
            continue
        count = count_of(st, other)
        if (other ^ seat) & 1 and count > longest:
            longest = count
        if dummy >= 0 and (other == dummy or (seat == dummy and not (other ^ seat) & 1)):
            seen |= st[s.HAND + other]
            continue
        hidden += count
        if not (other ^ seat) & 1:
            own += count
    share = (hidden - own) / hidden if hidden else 0.0
    p.look(PACK & ~seen, longest, share, w, odds)


@jit
def _threat(st: Ints, seat: int, opponent: int, w: Floats) -> float:
    """How much it hurts if this opponent gets the lead."""
    count = count_of(st, opponent)
    if count == 0:
        return 0.0
    danger = 0.1
    if count == 1:
        danger = 1.1
    elif count == 2:
        danger = 0.8
    elif count == 3:
        danger = 0.5
    elif count == 4:
        danger = 0.35
    elif count == 5:
        danger = 0.2
    danger *= w[THREAT]
    if not st[s.OUT_COUNT]:
        if ((st[s.TICHU] | st[s.GRAND]) >> opponent) & 1:
            danger += w[CALLER_THREAT]
    elif (st[s.OUT] ^ seat) & 1:
        danger += 0.4  # their next man out is a double victory
    return danger


@jit
def _exit_risk(st: Ints, seat: int, length: int) -> bool:
    """Whether an opponent could go out on a play of so many cards."""
    for other in range(st[s.SEATS]):
        if (other ^ seat) & 1 and count_of(st, other) == length:
            return True
    return False


@small
def open_bets(st: Ints, seat: int) -> int:
    """Bets that are still open: 1 the own, 2 a partner's, 4 an opponent's."""
    if st[s.OUT_COUNT]:
        return 0
    called = st[s.TICHU] | st[s.GRAND]
    if not called:
        return 0
    found = (called >> seat) & 1
    team = team_of(st, seat)
    if called & team & ~(1 << seat):
        found |= 2
    if called & ~team:
        found |= 4
    return found


@small
def _own_weight(calls: int, w: Floats) -> float:
    """How much the own hand counts: little when it is there for a partner's bet."""
    return w[OWN_WHEN_PARTNER_CALLED] if calls & 3 == 2 else 1.0


@small
def _partner_lead(calls: int, w: Floats) -> float:
    """What it is worth that a partner leads."""
    if calls & 1:
        return 0.1
    return w[PARTNER_LEAD_CALLED] if calls & 2 else w[PARTNER_LEAD]


@jit
def value_of_play(
    st: Ints, seat: int, move: int, rest: float, chance: float, calls: int, w: Floats, top_holds: float
) -> float:
    """What a play is worth when the rest of the hand costs so much and it holds with this chance."""
    kind = move >> 16
    length = (move >> 12) & 15
    own = _own_weight(calls, w)
    value = -own * rest + (w[LEAD_CALLED] if calls & 1 else w[LEAD]) * chance
    matter = w[POINTS_WITH_BET] if calls & 3 else 1.0
    table = points(st[s.TABLE])
    if move == m.PLAY_DRAGON:
        if st[s.FLAGS] & s.DRAGON_GIVEN:
            value -= (table + 25) / w[DRAGON_GIFT] * matter
    else:
        value += chance * table / w[POINTS_PER_LEAD] * matter
    leading = not st[s.PLAYS]
    if leading:
        value += w[CARD_BONUS] * (length - 1)
    if length <= 2 and _exit_risk(st, seat, length):
        value -= (1.0 - chance) * w[EXIT_RISK]
    if leading:
        return value
    owner = st[s.OWNER]
    friend = not (owner ^ seat) & 1
    if not friend:
        value += chance * _threat(st, seat, owner, w)
    elif owner != seat and calls & 2 and top_holds > 0.75:
        value -= 1.5
    if calls & 3 == 2:
        value -= w[RAISE_BEFORE_CALLER] * (1.0 - chance)
    if kind == m.BOMB:
        if friend and owner != seat:
            value -= 2.0
        if not (calls & 4) and table < 25 and rest > 0:
            close = False
            for other in range(st[s.SEATS]):
                if (other ^ seat) & 1 and 0 < count_of(st, other) <= 5:
                    close = True
            if not close:
                value -= w[BOMB_EARLY]
    return value


@jit
def value_of_dog(st: Ints, seat: int, rest: float, calls: int, w: Floats) -> float:
    """What it is worth to lead the Dog and hold the rest."""
    own = _own_weight(calls, w)
    partners = team_of(st, seat) & ~(1 << seat) & st[s.HOLDING]
    if not partners:
        return -own * rest
    return -own * rest + _partner_lead(calls, w) - 0.02 * count_of(st, lowest(partners))


@jit
def _value_of_passing(st: Ints, seat: int, cost: float, top_holds: float, calls: int, w: Floats) -> float:
    own = _own_weight(calls, w)
    value = -own * cost
    owner = st[s.OWNER]
    if owner == seat:
        return value + top_holds * w[LEAD]
    if not (owner ^ seat) & 1:
        return value + top_holds * (_partner_lead(calls, w) + points(st[s.TABLE]) / w[POINTS_PER_LEAD])
    return value - top_holds * w[OPPONENT_LEAD] * (2.0 if calls & 1 else 1.0)


@jit
def judge(
    st: Ints, seat: int, n: int, moves: Ints, w: Floats, parts: Ints, floats: Floats, values: Floats
) -> None:
    """What each of the listed plays is worth, and passing; other moves are not judged."""
    odds = floats[: p.ODDS]
    costs = floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    hand = st[s.HAND + seat]
    calls = open_bets(st, seat)
    top_holds = 0.0
    if st[s.PLAYS]:
        top = st[s.LOG + 2 * st[s.PLAYS] - 1] & 0xFFFFF
        top_holds = p.holds(top, st[s.WORTH], odds)
    for at in range(n):
        move = moves[at]
        kind = move >> 16
        if kind == m.PASS:
            cost = p.hand_cost(hand, odds, w, parts, costs)
            values[at] = _value_of_passing(st, seat, cost, top_holds, calls, w)
            continue
        if kind > m.BOMB:
            values[at] = NOT_JUDGED
            continue
        rest = hand & ~m.choose(hand, move)
        if not rest:
            # Going out first would lose the partner's bet (T2).
            values[at] = -50.0 if calls & 3 == 2 else w[GO_OUT]
            continue
        cost = p.hand_cost(rest, odds, w, parts, costs)
        if move & ~15 == m.PLAY_DOG:
            values[at] = value_of_dog(st, seat, cost, calls, w)
            continue
        worth = st[s.WORTH] + 1 if st[s.PLAYS] else m.PHOENIX_LED
        chance = p.holds(move, worth, odds)
        values[at] = value_of_play(st, seat, move, cost, chance, calls, w, top_holds)
