"""A player that decides in about a microsecond from what its seat may know: for playing rounds out.

It has the club player's knowledge in a cheaper form. Every play is judged by one sum: what the rest of the
hand costs, the chance to hold the trick and what the lead is worth, the points in it, and what the others are
up to.
"""

from __future__ import annotations

from typing import Final

from tichu.kernel import moves as m
from tichu.kernel import planning as p
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, DOG, DRAGON, PACK, PHOENIX, points
from tichu.kernel.compiled import Floats, Ints, jit, lowest, popcount, small

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
WEIGHTS: Final = 38

# -- room to work in, by one name each
ROOM_INTS: Final = p.KNOWN + 2 * p.MOST_PARTS
MOST_JUDGED: Final = 256
ROOM_FLOATS: Final = p.ODDS + 2 * p.MOST_PARTS + MOST_JUDGED
NOT_JUDGED: Final = -900.0


@small
def _count(st: Ints, seat: int) -> int:
    return popcount(st[s.HAND + seat])


@small
def _team(st: Ints, seat: int) -> int:
    """The seats of the same team, as bits."""
    return (0b010101 if seat & 1 == 0 else 0b101010) & ((1 << st[s.SEATS]) - 1)


@jit
def look_round(st: Ints, seat: int, w: Floats, known: Ints, odds: Floats) -> None:
    """What the seat may know: its hand, what lay on the table, the dummy's open hand."""
    seen = st[s.HAND + seat] | st[s.TABLE]
    hidden = own = longest = 0
    dummy = st[s.DUMMY]
    for other in range(st[s.SEATS]):
        seen |= st[s.WON + other]
        if other == seat:
            continue
        count = _count(st, other)
        if (other ^ seat) & 1 and count > longest:
            longest = count
        if dummy >= 0 and (other == dummy or (seat == dummy and not (other ^ seat) & 1)):
            seen |= st[s.HAND + other]
            continue
        hidden += count
        if not (other ^ seat) & 1:
            own += count
    share = (hidden - own) / hidden if hidden else 0.0
    p.look(PACK & ~seen, longest, share, w, known, odds)


@jit
def _threat(st: Ints, seat: int, opponent: int, w: Floats) -> float:
    """How much it hurts if this opponent gets the lead."""
    count = _count(st, opponent)
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
        if (other ^ seat) & 1 and _count(st, other) == length and length <= 2:
            return True
    return False


@small
def _calls(st: Ints, seat: int) -> int:
    """Bets that are still open: 1 the own, 2 a partner's, 4 an opponent's."""
    if st[s.OUT_COUNT]:
        return 0
    called = st[s.TICHU] | st[s.GRAND]
    if not called:
        return 0
    found = (called >> seat) & 1
    team = _team(st, seat)
    if called & team & ~(1 << seat):
        found |= 2
    if called & ~team:
        found |= 4
    return found


@jit
def _value_of_play(
    st: Ints, seat: int, move: int, rest: float, chance: float, calls: int, w: Floats, top_holds: float
) -> float:
    """What a play is worth when the rest of the hand costs so much and it holds with this chance."""
    kind = move >> 16
    length = (move >> 12) & 15
    own = w[OWN_WHEN_PARTNER_CALLED] if calls & 3 == 2 else 1.0
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
                if (other ^ seat) & 1 and 0 < _count(st, other) <= 5:
                    close = True
            if not close:
                value -= w[BOMB_EARLY]
    return value


@jit
def _value_of_dog(st: Ints, seat: int, rest: float, calls: int, w: Floats) -> float:
    own = w[OWN_WHEN_PARTNER_CALLED] if calls & 3 == 2 else 1.0
    partners = _team(st, seat) & ~(1 << seat) & st[s.HOLDING]
    if not partners:
        return -own * rest
    worth = w[PARTNER_LEAD]
    if calls & 1:
        worth = 0.1
    elif calls & 2:
        worth = w[PARTNER_LEAD_CALLED]
    return -own * rest + worth - 0.02 * _count(st, lowest(partners))


@jit
def _value_of_passing(st: Ints, seat: int, cost: float, top_holds: float, calls: int, w: Floats) -> float:
    own = w[OWN_WHEN_PARTNER_CALLED] if calls & 3 == 2 else 1.0
    value = -own * cost
    owner = st[s.OWNER]
    if owner == seat:
        return value + top_holds * w[LEAD]
    if not (owner ^ seat) & 1:
        worth = w[PARTNER_LEAD]
        if calls & 1:
            worth = 0.1
        elif calls & 2:
            worth = w[PARTNER_LEAD_CALLED]
        return value + top_holds * (worth + points(st[s.TABLE]) / w[POINTS_PER_LEAD])
    return value - top_holds * w[OPPONENT_LEAD] * (2.0 if calls & 1 else 1.0)


@small
def _noise(st: Ints, amount: float) -> float:
    if amount == 0.0:
        return 0.0
    return amount * (rules.below(st, 1024) + rules.below(st, 1024) - 1023) / 1024.0


@jit
def _choose_lead(st: Ints, seat: int, w: Floats, ints: Ints, floats: Floats, noise: float) -> int:
    """The part of the plan that is best led; when all but one hold, those that hold first."""
    known, odds = ints[: p.KNOWN], floats[: p.ODDS]
    parts, costs = ints[p.KNOWN : p.KNOWN + p.MOST_PARTS], floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    hand = st[s.HAND + seat]
    n = p.plan(hand, known, odds, w, parts, costs)
    if n == 1:
        return parts[0]
    total = 0.0
    losers = 0
    for at in range(n):
        total += costs[at]
        losers += parts[at] == m.PLAY_DOG or p.holds(parts[at], 0, known, odds, w) < w[SURE]
    calls = _calls(st, seat)
    best = -1000.0
    chosen = parts[0]
    for at in range(n):
        move = parts[at]
        if move == m.PLAY_DOG:
            value = _value_of_dog(st, seat, total - costs[at], calls, w)
        else:
            chance = p.holds(move, m.PHOENIX_LED, known, odds, w)
            value = _value_of_play(st, seat, move, total - costs[at], chance, calls, w, 0.0)
            if losers <= 1 and chance >= w[SURE]:
                value += 3.0 - (1.0 if move >> 16 == m.BOMB else 0.0)
        value += _noise(st, noise)
        if value > best:
            best, chosen = value, move
    return chosen


@jit
def judge(
    st: Ints, seat: int, n: int, moves: Ints, w: Floats, ints: Ints, floats: Floats, values: Floats
) -> None:
    """What each of the listed plays is worth, and passing; other moves are not judged."""
    known, odds = ints[: p.KNOWN], floats[: p.ODDS]
    parts, costs = ints[p.KNOWN : p.KNOWN + p.MOST_PARTS], floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    hand = st[s.HAND + seat]
    calls = _calls(st, seat)
    top_holds = 0.0
    if st[s.PLAYS]:
        top = st[s.LOG + 2 * st[s.PLAYS] - 1] & 0xFFFFF
        top_holds = p.holds(top, st[s.WORTH], known, odds, w)
    for at in range(n):
        move = moves[at]
        kind = move >> 16
        if kind == m.PASS:
            cost = p.hand_cost(hand, known, odds, w, parts, costs)
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
        cost = p.hand_cost(rest, known, odds, w, parts, costs)
        if move & ~15 == m.PLAY_DOG:
            values[at] = _value_of_dog(st, seat, cost, calls, w)
            continue
        worth = st[s.WORTH] + 1 if st[s.PLAYS] else m.PHOENIX_LED
        chance = p.holds(move, worth, known, odds, w)
        values[at] = _value_of_play(st, seat, move, cost, chance, calls, w, top_holds)


@jit
def _choose_among(
    st: Ints, seat: int, n: int, w: Floats, out: Ints, ints: Ints, floats: Floats, noise: float
) -> int:
    """The best of the listed plays and of passing."""
    values = floats[p.ODDS + 2 * p.MOST_PARTS :]
    kept = 0
    last = -1
    for at in range(n):
        move = out[at]
        if move >> 16 == m.STRAIGHT and move & ~0xF0 == last:
            continue  # another place for the Phoenix in the same straight
        last = move & ~0xF0
        out[kept] = move
        kept += 1
    kept = min(kept, MOST_JUDGED)
    judge(st, seat, kept, out, w, ints, floats, values)
    best = -1000.0
    chosen = out[0]
    for at in range(kept):
        value = values[at] + _noise(st, noise)
        if value > best:
            best, chosen = value, out[at]
    return chosen


@jit
def _wants_tichu(st: Ints, seat: int, w: Floats, ints: Ints, floats: Floats) -> bool:
    """Whether the hand is good enough to call before its first card."""
    if st[s.OUT_COUNT] or not rules.may_call_tichu(st, seat):
        return False
    calls = _calls(st, seat)
    if calls & 2:
        return False
    known, odds = ints[: p.KNOWN], floats[: p.ODDS]
    parts, costs = ints[p.KNOWN : p.KNOWN + p.MOST_PARTS], floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    cost = p.hand_cost(st[s.HAND + seat], known, odds, w, parts, costs)
    return cost <= (w[TICHU_COST_AGAINST] if calls & 4 else w[TICHU_COST])


@jit
def _power(card: int) -> int:
    """How much a single card is worth: its rank, and a little more for Dragon and Phoenix."""
    if card >= 52:
        return 3 if card == 52 else 0 if card == 53 else 17 if card == 54 else 16
    return card % 13 + 2


@jit
def choose_gift(st: Ints, seat: int, w: Floats, ints: Ints, floats: Floats) -> int:
    """The card for the next receiver: low strays to opponents, odd to one side; help to partners."""
    known, odds = ints[: p.KNOWN], floats[: p.ODDS]
    parts, costs = ints[p.KNOWN : p.KNOWN + p.MOST_PARTS], floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    hand = st[s.HAND + seat]
    receiver = rules.next_receiver(st, seat)
    called = st[s.TICHU] | st[s.GRAND]
    partner = not (receiver ^ seat) & 1
    if not partner and hand & DOG and (called >> receiver) & 1:
        return 53
    best = 1000.0
    chosen = lowest(hand)
    weak = strong = False
    if partner:
        if (called >> receiver) & 1:
            left = hand
            while left:
                card = lowest(left)
                left &= left - 1
                if -_power(card) < best:
                    best, chosen = -_power(card), card
            return chosen
        cost = p.hand_cost(hand, known, odds, w, parts, costs)
        weak, strong = cost > w[WEAK], cost < w[STRONG]
        if hand & DOG and (strong or (called >> seat) & 1):
            return 53
    mine = (called >> seat) & 1
    odd_side = (receiver - seat) % st[s.SEATS] == 1
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        power = _power(card)
        cost = p.hand_cost(hand & ~(1 << card), known, odds, w, parts, costs) + 0.02 * power
        if partner:
            if weak and not mine and ((1 << card) & ACES or card >= 54):
                cost = -10.0 + 0.1 * power
            elif card >= 52 or (power < 9 and not mine) or (mine and power > 9):
                cost += 10.0
        elif card >= 52:
            cost += 100.0
        elif power > 10:
            cost += 10.0
        elif (power & 1 == 1) != odd_side:
            cost += 1.0
        if cost < best:
            best, chosen = cost, card
    return chosen


@jit
def choose_wish(st: Ints, seat: int) -> int:
    """A rank that hurts the next opponent: what he was given, or the lowest one does not hold."""
    hand = st[s.HAND + seat]
    if st[s.LENGTH] > 1 and st[s.WISH_RULE] == s.MAY_WISH:
        return 0
    seen = hand | st[s.TABLE]
    for other in range(st[s.SEATS]):
        seen |= st[s.WON + other]
    unseen = PACK & ~seen
    called = st[s.TICHU] | st[s.GRAND]
    team = _team(st, seat)
    if called & ~team and not called & team and not hand & ACES and unseen & ACES:
        return m.ACE
    following = rules.next_holding(st, seat)
    if (following ^ seat) & 1:
        card = ((st[s.GIVEN + seat] >> (7 * following)) & 127) - 1
        if 0 <= card < 52 and (unseen >> card) & 1:
            return card % 13 + 2
    for rank in range(2, m.ACE + 1):
        of_rank = (1 | 1 << 13 | 1 << 26 | 1 << 39) << (rank - 2)
        if not hand & of_rank and unseen & of_rank:
            return rank
    return 0 if st[s.WISH_RULE] == s.MAY_WISH else 2


@jit
def _calls_grand(hand: int, seen: int, w: Floats) -> bool:
    power = w[GRAND_ACE] * popcount(hand & ACES)
    if hand & DRAGON:
        power += w[GRAND_DRAGON]
    if hand & PHOENIX:
        power += w[GRAND_PHOENIX]
    return power * 8.0 / max(1, seen) >= w[GRAND_POWER]


@jit
def decide(st: Ints, w: Floats, noise: float, out: Ints, ints: Ints, floats: Floats) -> int:
    """What the asked seat does."""
    seat = rules.asked(st)
    phase = st[s.PHASE]
    if phase == s.WISH_PHASE:
        return m.MAKE_WISH << 16 | choose_wish(st, seat)
    if phase == s.GRAND_PHASE:
        hand = st[s.HAND + seat]
        return m.ANSWER_GRAND << 16 | (1 if _calls_grand(hand, popcount(hand), w) else 0)
    known, odds = ints[: p.KNOWN], floats[: p.ODDS]
    if phase == s.EXCHANGE_PHASE:
        look_round(st, seat, w, known, odds)
        return m.GIVE_CARD << 16 | choose_gift(st, seat, w, ints, floats)
    if phase == s.TAKE_PHASE and seat == st[s.TURN]:
        if not (st[s.TOP] == DRAGON and st[s.FLAGS] & s.DRAGON_GIVEN):
            return m.TAKE << 16
        best, most = seat, -1
        for other in range(st[s.SEATS]):
            if (other ^ seat) & 1 and _count(st, other) > most:
                best, most = other, _count(st, other)
        return m.GIVE << 16 | best
    if st[s.PLAYS] == 0 and not (st[s.WISH] and rules.bound_by_wish(st, seat)):
        look_round(st, seat, w, known, odds)
        if not (st[s.STARTED] >> seat) & 1 and _wants_tichu(st, seat, w, ints, floats):
            return m.CALL_TICHU << 16
        move = _choose_lead(st, seat, w, ints, floats, noise)
        if move == m.PLAY_DOG and st[s.FLAGS] & s.DOG_CHOICE:
            rules.legal(st, seat, out)
            return out[0]
        return move
    n = rules.options(st, out)
    plays = 0
    for at in range(n):
        kind = out[at] >> 16
        if m.SINGLE <= kind <= m.BOMB or kind == m.PASS:
            out[plays] = out[at]
            plays += 1
    if plays == 1:
        chosen = out[0]
        if chosen == m.PASS or (st[s.STARTED] >> seat) & 1:
            return chosen
        look_round(st, seat, w, known, odds)
    else:
        look_round(st, seat, w, known, odds)
        chosen = _choose_among(st, seat, plays, w, out, ints, floats, noise)
    if chosen != m.PASS and not (st[s.STARTED] >> seat) & 1 and _wants_tichu(st, seat, w, ints, floats):
        return m.CALL_TICHU << 16
    return chosen


@jit
def play_out(st: Ints, w: Floats, noise: float, out: Ints, ints: Ints, floats: Floats) -> int:
    """Play the round to its end with this player at every seat; returns how many answers were given."""
    answers = 0
    while st[s.PHASE] != s.OVER and answers < 1000:
        rules.answer(st, decide(st, w, noise, out, ints, floats), 0, out)
        answers += 1
    return answers


@jit
def duel(
    st: Ints,
    rounds: int,
    seed: int,
    ours: Floats,
    theirs: Floats,
    results: Ints,
    out: Ints,
    ints: Ints,
    floats: Floats,
    twin: Ints,
    deck: Ints,
) -> None:
    """Duplicate deals: ``ours`` plays each at the even seats, then at the odd; the sums of both."""
    st[s.RNG] = seed
    for at in range(rounds):
        rules.deal(st, deck)
        rules.copy(twin, st)
        total = 0
        for side in range(2):
            if side:
                rules.copy(st, twin)
            while st[s.PHASE] != s.OVER:
                mine = rules.asked(st) & 1 == side
                rules.answer(st, decide(st, ours if mine else theirs, 0.0, out, ints, floats), 0, out)
            total += (st[s.SCORE] - st[s.SCORE + 1]) * (1 - 2 * side)
        results[at] = total
        st[s.DEALER] = at % st[s.SEATS]
