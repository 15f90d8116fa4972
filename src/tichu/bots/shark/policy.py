"""A player that decides in about a microsecond from what its seat may know: for playing rounds out."""

from __future__ import annotations

from tichu.bots.shark import judging as j
from tichu.bots.shark import planning as p
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, DOG, DRAGON, PACK, PHOENIX
from tichu.kernel.jit import Floats, Ints, jit, lowest, popcount, small


@small
def _noise(st: Ints, amount: float) -> float:
    if amount == 0.0:
        return 0.0
    return amount * (rules.below(st, 1024) + rules.below(st, 1024) - 1023) / 1024.0


@jit
def _choose_lead(st: Ints, seat: int, w: Floats, parts: Ints, floats: Floats, noise: float) -> int:
    """The part of the plan that is best led; when all but one hold, those that hold first."""
    odds = floats[: p.ODDS]
    costs = floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    hand = st[s.HAND + seat]
    n = p.plan(hand, odds, w, parts, costs)
    if n == 1:
        return parts[0]
    total = 0.0
    losers = 0
    for at in range(n):
        total += costs[at]
        losers += parts[at] == m.PLAY_DOG or p.holds(parts[at], 0, odds) < w[j.SURE]
    calls = j.open_bets(st, seat)
    best = -1000.0
    chosen = parts[0]
    for at in range(n):
        move = parts[at]
        if move == m.PLAY_DOG:
            value = j.value_of_dog(st, seat, total - costs[at], calls, w)
        else:
            chance = p.holds(move, m.PHOENIX_LED, odds)
            value = j.value_of_play(st, seat, move, total - costs[at], chance, calls, w, 0.0)
            if losers <= 1 and chance >= w[j.SURE]:
                value += 3.0 - (1.0 if move >> 16 == m.BOMB else 0.0)
        value += _noise(st, noise)
        if value > best:
            best, chosen = value, move
    return chosen


@jit
def _choose_among(
    st: Ints, seat: int, n: int, w: Floats, out: Ints, parts: Ints, floats: Floats, noise: float
) -> int:
    """The best of the listed plays and of passing."""
    values = floats[p.ODDS + p.MOST_PARTS :]
    kept = 0
    last = -1
    for at in range(n):
        move = out[at]
        if move >> 16 == m.STRAIGHT and move & ~0xF0 == last:
            continue  # another place for the Phoenix in the same straight
        last = move & ~0xF0
        out[kept] = move
        kept += 1
    kept = min(kept, j.MOST_JUDGED)
    j.judge(st, seat, kept, out, w, parts, floats, values)
    best = -1000.0
    chosen = out[0]
    for at in range(kept):
        value = values[at] + _noise(st, noise)
        if value > best:
            best, chosen = value, out[at]
    return chosen


@jit
def _wants_tichu(st: Ints, seat: int, w: Floats, parts: Ints, floats: Floats) -> bool:
    """Whether the hand is good enough to call before its first card."""
    if st[s.OUT_COUNT] or not rules.may_call_tichu(st, seat):
        return False
    calls = j.open_bets(st, seat)
    if calls & 2:
        return False
    odds = floats[: p.ODDS]
    costs = floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    cost = p.hand_cost(st[s.HAND + seat], odds, w, parts, costs)
    return cost <= (w[j.TICHU_COST_AGAINST] if calls & 4 else w[j.TICHU_COST])


@jit
def power(card: int) -> int:
    """How much a single card is worth: its rank, and a little more for Dragon and Phoenix."""
    if card >= 52:
        return 3 if card == 52 else 0 if card == 53 else 17 if card == 54 else 16
    return card % 13 + 2


@jit
def choose_gift(st: Ints, seat: int, w: Floats, parts: Ints, floats: Floats) -> int:
    """The card for the next receiver: low strays to opponents, odd to one side; help to partners."""
    odds = floats[: p.ODDS]
    costs = floats[p.ODDS : p.ODDS + p.MOST_PARTS]
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
                if -power(card) < best:
                    best, chosen = -power(card), card
            return chosen
        cost = p.hand_cost(hand, odds, w, parts, costs)
        weak, strong = cost > w[j.WEAK], cost < w[j.STRONG]
        if hand & DOG and (strong or (called >> seat) & 1):
            return 53
    mine = (called >> seat) & 1
    odd_side = (receiver - seat) % st[s.SEATS] == 1
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        worth = power(card)
        cost = p.hand_cost(hand & ~(1 << card), odds, w, parts, costs) + 0.02 * worth
        if partner:
            if weak and not mine and ((1 << card) & ACES or card >= 54):
                cost = -10.0 + 0.1 * worth
            elif card >= 52 or (worth < 9 and not mine) or (mine and worth > 9):
                cost += 10.0
        elif card >= 52:
            cost += 100.0
        elif worth > 10:
            cost += 10.0
        elif (worth & 1 == 1) != odd_side:
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
    team = j.team_of(st, seat)
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
    power = w[j.GRAND_ACE] * popcount(hand & ACES)
    if hand & DRAGON:
        power += w[j.GRAND_DRAGON]
    if hand & PHOENIX:
        power += w[j.GRAND_PHOENIX]
    return power * 8.0 / max(1, seen) >= w[j.GRAND_POWER]


@jit
def decide(st: Ints, w: Floats, noise: float, out: Ints, parts: Ints, floats: Floats) -> int:
    """What the asked seat does."""
    seat = rules.asked(st)
    phase = st[s.PHASE]
    if phase == s.WISH_PHASE:
        return m.MAKE_WISH << 16 | choose_wish(st, seat)
    if phase == s.GRAND_PHASE:
        hand = st[s.HAND + seat]
        return m.ANSWER_GRAND << 16 | (1 if _calls_grand(hand, popcount(hand), w) else 0)
    odds = floats[: p.ODDS]
    if phase == s.EXCHANGE_PHASE:
        j.look_round(st, seat, w, odds)
        return m.GIVE_CARD << 16 | choose_gift(st, seat, w, parts, floats)
    if phase == s.TAKE_PHASE and seat == st[s.TURN]:
        if not (st[s.TOP] == DRAGON and st[s.FLAGS] & s.DRAGON_GIVEN):
            return m.TAKE << 16
        best, most = seat, -1
        for other in range(st[s.SEATS]):
            if (other ^ seat) & 1 and j.count_of(st, other) > most:
                best, most = other, j.count_of(st, other)
        return m.GIVE << 16 | best
    if st[s.PLAYS] == 0 and not (st[s.WISH] and rules.bound_by_wish(st, seat)):
        j.look_round(st, seat, w, odds)
        if not (st[s.STARTED] >> seat) & 1 and _wants_tichu(st, seat, w, parts, floats):
            return m.CALL_TICHU << 16
        move = _choose_lead(st, seat, w, parts, floats, noise)
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
        j.look_round(st, seat, w, odds)
    else:
        j.look_round(st, seat, w, odds)
        chosen = _choose_among(st, seat, plays, w, out, parts, floats, noise)
    if chosen != m.PASS and not (st[s.STARTED] >> seat) & 1 and _wants_tichu(st, seat, w, parts, floats):
        return m.CALL_TICHU << 16
    return chosen


@jit
def play_out(st: Ints, w: Floats, noise: float, out: Ints, parts: Ints, floats: Floats) -> int:
    """Play the round to its end with this player at every seat; returns how many answers were given."""
    answers = 0
    while st[s.PHASE] != s.OVER and answers < 1000:
        rules.answer(st, decide(st, w, noise, out, parts, floats), 0, out)
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
    parts: Ints,
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
                rules.answer(st, decide(st, ours if mine else theirs, 0.0, out, parts, floats), 0, out)
            total += (st[s.SCORE] - st[s.SCORE + 1]) * (1 - 2 * side)
        results[at] = total
        st[s.DEALER] = at % st[s.SEATS]
