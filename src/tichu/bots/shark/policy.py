"""The rollout player: decides in about a microsecond, from what its seat may know, to play rounds out."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.shark import evaluation as e
from tichu.bots.shark.planning import HandPlan, hand_cost, holds, make_plan
from tichu.bots.shark.weights import Weight
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, DOG, DRAGON, PACK, PHOENIX, of_rank
from tichu.kernel.jit import Floats, Ints, jit, lowest, popcount, small

MAX_EVALUATED: Final = 256
"""Maximum plays that the rollout player compares."""
MAX_ANSWERS: Final = 1000
"""Upper bound on the answers of a round, in case of an endless loop."""
DOG_NUMBER: Final = 53
SPECIALS: Final = 52
"""Number of the first special card."""


class RolloutPlayer(NamedTuple):
    """Weights and buffers of the rollout player."""

    plan: HandPlan
    moves: Ints
    values: Floats
    """Value of each of the moves."""


@small
def _noise(st: Ints, amount: float) -> float:
    if amount == 0.0:
        return 0.0
    return amount * (rules.below(st, 1024) + rules.below(st, 1024) - 1023) / 1024.0


@jit
def _choose_lead(st: Ints, seat: int, noise: float, plan: HandPlan) -> int:
    """Choose a combination of the plan to lead; if all but one hold, lead those that hold first."""
    n = make_plan(st[s.HAND + seat], plan)
    if n == 1:
        return plan.moves[0]
    sure = plan.weights[Weight.SURE]
    total = 0.0
    losers = 0
    for at in range(n):
        total += plan.costs[at]
        losers += plan.moves[at] == m.PLAY_DOG or holds(plan.moves[at], 0, plan.odds) < sure
    ctx = e.seat_context(st, seat, 0.0, plan.weights)
    best = -1000.0
    chosen = plan.moves[0]
    for at in range(n):
        move = plan.moves[at]
        if move == m.PLAY_DOG:
            value = e.value_of_dog(ctx, total - plan.costs[at])
        else:
            chance = holds(move, m.PHOENIX_LED, plan.odds)
            value = e.value_of_play(ctx, move, total - plan.costs[at], chance)
            if losers <= 1 and chance >= sure:
                value += 3.0 - (1.0 if move >> 16 == m.BOMB else 0.0)
        value += _noise(st, noise)
        if value > best:
            best, chosen = value, move
    return chosen


@jit
def _choose_among(st: Ints, seat: int, n: int, noise: float, player: RolloutPlayer) -> int:
    """Choose among the first n moves of the player, which are plays or a pass."""
    moves, values = player.moves, player.values
    kept = 0
    last = -1
    for at in range(n):
        move = moves[at]
        if move >> 16 == m.STRAIGHT and move & ~0xF0 == last:
            continue  # the same straight with the Phoenix in another place
        last = move & ~0xF0
        moves[kept] = move
        kept += 1
    kept = min(kept, MAX_EVALUATED)
    e.evaluate(st, seat, moves[:kept], values, player.plan)
    best = -1000.0
    chosen = moves[0]
    for at in range(kept):
        value = values[at] + _noise(st, noise)
        if value > best:
            best, chosen = value, moves[at]
    return chosen


@jit
def _wants_tichu(st: Ints, seat: int, plan: HandPlan) -> bool:
    """Whether the hand is good enough to call before its first card."""
    if st[s.OUT_COUNT] or not rules.may_call_tichu(st, seat):
        return False
    bets = e.open_bets(st, seat)
    if bets & e.PARTNER_BET:
        return False
    cost = hand_cost(st[s.HAND + seat], plan)
    w = plan.weights
    return cost <= (w[Weight.TICHU_COST_AGAINST] if bets & e.OPPONENT_BET else w[Weight.TICHU_COST])


# -- the exchange --------------------------------------------------------------------------------------------


@jit
def power(card: int) -> int:
    """Strength of a single card: its rank; Dragon and Phoenix count a little more."""
    if card >= SPECIALS:
        return 3 if card == SPECIALS else 0 if card == DOG_NUMBER else 17 if card == 54 else 16
    return card % 13 + 2


@small
def _strongest(hand: int) -> int:
    """The strongest card of a hand, the first of several."""
    best = -1
    chosen = lowest(hand)
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if power(card) > best:
            best, chosen = power(card), card
    return chosen


@small
def _partner_gift_cost(card: int, cost: float, weak: bool, called: bool) -> float:
    """Cost of giving this card to a partner; a weak hand gives its best card away."""
    strength = power(card)
    if weak and not called and ((1 << card) & ACES or card >= 54):
        return -10.0 + 0.1 * strength
    if card >= SPECIALS or (strength < 9 and not called) or (called and strength > 9):
        return cost + 10.0
    return cost


@small
def _opponent_gift_cost(card: int, cost: float, odd_side: bool) -> float:
    """Cost of giving this card to an opponent: low ranks, odd to one side and even to the other."""
    if card >= SPECIALS:
        return cost + 100.0
    if power(card) > 10:
        return cost + 10.0
    if (power(card) & 1 == 1) != odd_side:
        return cost + 1.0
    return cost


@jit
def choose_gift(st: Ints, seat: int, plan: HandPlan) -> int:
    """Choose the card for the next receiver: loose low cards to opponents, help to partners."""
    hand = st[s.HAND + seat]
    receiver = rules.next_receiver(st, seat)
    calls = st[s.TICHU] | st[s.GRAND]
    called = (calls >> seat) & 1 == 1
    partner = not (receiver ^ seat) & 1
    weak = False
    if partner:
        if (calls >> receiver) & 1:
            return _strongest(hand)
        cost = hand_cost(hand, plan)
        weak = cost > plan.weights[Weight.WEAK]
        if hand & DOG and (cost < plan.weights[Weight.STRONG] or called):
            return DOG_NUMBER
    elif hand & DOG and (calls >> receiver) & 1:
        return DOG_NUMBER
    odd_side = (receiver - seat) % st[s.SEATS] == 1
    best = 1000.0
    chosen = lowest(hand)
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        cost = hand_cost(hand & ~(1 << card), plan) + 0.02 * power(card)
        if partner:
            cost = _partner_gift_cost(card, cost, weak, called)
        else:
            cost = _opponent_gift_cost(card, cost, odd_side)
        if cost < best:
            best, chosen = cost, card
    return chosen


# -- calls and wishes ----------------------------------------------------------------------------------------


@jit
def choose_wish(st: Ints, seat: int) -> int:
    """Choose a rank that hurts the next opponent: the card given to them, or the lowest rank not held."""
    hand = st[s.HAND + seat]
    if st[s.LENGTH] > 1 and st[s.WISH_RULE] == s.MAY_WISH:
        return 0
    seen = hand | st[s.TABLE]
    for other in range(st[s.SEATS]):
        seen |= st[s.WON + other]
    unseen = PACK & ~seen
    called = st[s.TICHU] | st[s.GRAND]
    team = e.team_of(st, seat)
    if called & ~team and not called & team and not hand & ACES and unseen & ACES:
        return m.ACE
    following = rules.next_holding(st, seat)
    if (following ^ seat) & 1:
        card = ((st[s.GIVEN + seat] >> (7 * following)) & 127) - 1
        if 0 <= card < SPECIALS and (unseen >> card) & 1:
            return card % 13 + 2
    for rank in range(2, m.ACE + 1):
        if not of_rank(hand, rank) and of_rank(unseen, rank):
            return rank
    return 0 if st[s.WISH_RULE] == s.MAY_WISH else 2


@jit
def _calls_grand(hand: int, w: Floats) -> bool:
    """Whether aces, Dragon and Phoenix are enough for Grand Tichu, scaled to eight cards."""
    strength = w[Weight.GRAND_ACE] * popcount(hand & ACES)
    if hand & DRAGON:
        strength += w[Weight.GRAND_DRAGON]
    if hand & PHOENIX:
        strength += w[Weight.GRAND_PHOENIX]
    return strength * 8.0 / max(1, popcount(hand)) >= w[Weight.GRAND_POWER]


# -- decisions -----------------------------------------------------------------------------------------------


@small
def _take_trick(st: Ints, seat: int) -> int:
    """Take the trick, or give the Dragon's to the opponent with the most cards."""
    if not (st[s.TOP] == DRAGON and st[s.FLAGS] & s.DRAGON_GIVEN):
        return m.TAKE << 16
    best, most = seat, -1
    for other in range(st[s.SEATS]):
        if (other ^ seat) & 1 and e.count_of(st, other) > most:
            best, most = other, e.count_of(st, other)
    return m.GIVE << 16 | best


@small
def _lead(st: Ints, seat: int, noise: float, player: RolloutPlayer) -> int:
    """Lead a combination, or call Tichu first."""
    plan = player.plan
    e.estimate_seat_odds(st, seat, plan)
    if not (st[s.STARTED] >> seat) & 1 and _wants_tichu(st, seat, plan):
        return m.CALL_TICHU << 16
    move = _choose_lead(st, seat, noise, plan)
    if move == m.PLAY_DOG and st[s.FLAGS] & s.DOG_CHOICE:
        rules.legal(st, seat, player.moves)
        return player.moves[0]
    return move


@small
def _follow(st: Ints, seat: int, noise: float, player: RolloutPlayer) -> int:
    """Beat the play on the table, pass, bomb or decline to, or call Tichu before the first card."""
    plan, moves = player.plan, player.moves
    n = rules.options(st, moves)
    plays = 0
    for at in range(n):
        kind = moves[at] >> 16
        if m.SINGLE <= kind <= m.BOMB or kind == m.PASS:
            moves[plays] = moves[at]
            plays += 1
    started = (st[s.STARTED] >> seat) & 1
    chosen = moves[0]
    if plays == 1 and (chosen == m.PASS or started):
        return chosen
    e.estimate_seat_odds(st, seat, plan)
    if plays != 1:
        chosen = _choose_among(st, seat, plays, noise, player)
    if chosen != m.PASS and not started and _wants_tichu(st, seat, plan):
        return m.CALL_TICHU << 16
    return chosen


@jit
def decide(st: Ints, noise: float, player: RolloutPlayer) -> int:
    """Decide for the asked seat; ``noise`` is how far values vary at random, in leads."""
    seat = rules.asked(st)
    phase = st[s.PHASE]
    if phase == s.WISH_PHASE:
        return m.MAKE_WISH << 16 | choose_wish(st, seat)
    if phase == s.GRAND_PHASE:
        return m.ANSWER_GRAND << 16 | (1 if _calls_grand(st[s.HAND + seat], player.plan.weights) else 0)
    if phase == s.EXCHANGE_PHASE:
        e.estimate_seat_odds(st, seat, player.plan)
        return m.GIVE_CARD << 16 | choose_gift(st, seat, player.plan)
    if phase == s.TAKE_PHASE and seat == st[s.TURN]:
        return _take_trick(st, seat)
    if st[s.PLAYS] == 0 and not (st[s.WISH] and rules.bound_by_wish(st, seat)):
        return _lead(st, seat, noise, player)
    return _follow(st, seat, noise, player)


@jit
def play_out(st: Ints, noise: float, player: RolloutPlayer) -> int:
    """Play the round to its end with this player at every seat; returns the number of answers."""
    answers = 0
    while st[s.PHASE] != s.OVER and answers < MAX_ANSWERS:
        rules.answer(st, decide(st, noise, player), 0, player.moves)
        answers += 1
    return answers


@jit
def duel(st: Ints, twin: Ints, deck: Ints, ours: RolloutPlayer, theirs: RolloutPlayer, results: Ints) -> None:
    """Play duplicate deals: each with ``ours`` at the even seats, then at the odd seats.

    ``results`` takes the sum of both margins, one for each deal.
    """
    for at in range(len(results)):
        rules.deal(st, deck)
        rules.copy(twin, st)
        total = 0
        for side in range(2):
            if side:
                rules.copy(st, twin)
            while st[s.PHASE] != s.OVER:
                player = ours if rules.asked(st) & 1 == side else theirs
                rules.answer(st, decide(st, 0.0, player), 0, player.moves)
            total += (st[s.SCORE] - st[s.SCORE + 1]) * (1 - 2 * side)
        results[at] = total
        st[s.DEALER] = at % st[s.SEATS]
