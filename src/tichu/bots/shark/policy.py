"""The rollout player: decides in about a microsecond, from what its seat may know, to play rounds out."""

from __future__ import annotations

from typing import Final

from tichu.bots.shark import evaluation as e
from tichu.bots.shark.inputs import SURE_LEAD, count_losers, describe_move, describe_rest
from tichu.bots.shark.network import game_of
from tichu.bots.shark.planning import HandPlan, hand_cost, holds, make_plan, plan_cost
from tichu.bots.shark.player import RolloutPlayer
from tichu.bots.shark.values import (
    begin_gifts,
    begin_values,
    gift_value,
    grand_value,
    learned_value,
    tichu_value,
)
from tichu.bots.shark.weights import Weight
from tichu.kernel import moves as m
from tichu.kernel import rules, suits
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


@small
def _noise(st: Ints, amount: float) -> float:
    if amount == 0.0:
        return 0.0
    return amount * (rules.below(st, 1024) + rules.below(st, 1024) - 1023) / 1024.0


@jit
def evaluate_leads(st: Ints, seat: int, player: RolloutPlayer) -> int:
    """Evaluate the combinations of the plan as leads; returns how many there are."""
    plan, learned = player.plan, player.learned
    hand = st[s.HAND + seat]
    n = make_plan(hand, plan)
    learns = n > 1 and learned.play.use[game_of(st)] != 0
    if learns:
        begin_values(st, seat, 0.0, player)  # makes the same plan again
    total = plan_cost(n, plan)
    losers = count_losers(n, plan)
    sure = plan.weights[Weight.SURE]
    ctx = e.seat_context(st, seat, 0.0, plan.weights)
    for at in range(n):
        move, cost = plan.moves[at], plan.costs[at]
        chance = holds(move, m.PHOENIX_LED, plan.odds)
        loses = move == m.PLAY_DOG or holds(move, 0, plan.odds) < sure
        sure_lead = losers <= 1 and chance >= sure and move != m.PLAY_DOG
        if move == m.PLAY_DOG:
            value = e.value_of_dog(ctx, total - cost)
        else:
            value = e.value_of_play(ctx, move, total - cost, chance)
            if sure_lead:
                value += 3.0 - (1.0 if move >> 16 == m.BOMB else 0.0)
        if learns:
            cards = suits.choose_cards(hand, move)
            x = learned.actions[at]
            describe_move(st, seat, move, cards, chance, x)
            describe_rest(x, hand & ~cards, total - cost, cost, n - 1, losers - (1 if loses else 0))
            x[SURE_LEAD] = 1.0 if sure_lead else 0.0
            value = learned_value(st, at, value, player)
        player.moves[at] = move
        player.values[at] = value
    return n


@small
def _evaluate_answers(st: Ints, seat: int, n: int, player: RolloutPlayer) -> int:
    """Evaluate the first n moves of the player, which are plays or a pass; returns how many are compared."""
    moves = player.moves
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
    e.evaluate(st, seat, moves[:kept], player)
    return kept


@jit
def _best(st: Ints, n: int, noise: float, player: RolloutPlayer) -> int:
    """Return the best of the first n moves, whose values vary at random by ``noise``."""
    best = -1000.0
    chosen = player.moves[0]
    for at in range(n):
        value = player.values[at] + _noise(st, noise)
        if value > best:
            best, chosen = value, player.moves[at]
    return chosen


@jit
def _wants_tichu(st: Ints, seat: int, player: RolloutPlayer) -> bool:
    """Whether the hand is good enough to call before its first card."""
    if st[s.OUT_COUNT] or not rules.may_call_tichu(st, seat):
        return False
    bets = e.open_bets(st, seat)
    if bets & e.PARTNER_BET:
        return False
    if player.learned.tichu.use[game_of(st)]:
        return tichu_value(st, seat, player) > 0.0
    cost = hand_cost(st[s.HAND + seat], player.plan)
    w = player.plan.weights
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
def choose_gift(st: Ints, seat: int, player: RolloutPlayer) -> int:
    """Choose the card for the next receiver: loose low cards to opponents, help to partners."""
    hand = st[s.HAND + seat]
    if not player.learned.gift.use[game_of(st)]:
        certain = _certain_gift(st, seat, player.plan)
        if certain >= 0:
            return certain
    best = -1000.0
    chosen = lowest(hand)
    list_gifts(st, seat, player)
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        if player.values[card] > best:
            best, chosen = player.values[card], card
    return chosen


@small
def _certain_gift(st: Ints, seat: int, plan: HandPlan) -> int:
    """Card to give by rule whatever else the hand holds: help for callers, the Dog; or -1."""
    hand = st[s.HAND + seat]
    receiver = rules.next_receiver(st, seat)
    calls = st[s.TICHU] | st[s.GRAND]
    if (receiver ^ seat) & 1:
        return DOG_NUMBER if hand & DOG and (calls >> receiver) & 1 else -1
    if (calls >> receiver) & 1:
        return _strongest(hand)
    called = (calls >> seat) & 1 == 1
    if hand & DOG and (called or hand_cost(hand, plan) < plan.weights[Weight.STRONG]):
        return DOG_NUMBER
    return -1


@jit
def list_gifts(st: Ints, seat: int, player: RolloutPlayer) -> None:
    """Evaluate each card of the hand as a gift to the next receiver, in ``player.values`` by card."""
    plan = player.plan
    hand = st[s.HAND + seat]
    receiver = rules.next_receiver(st, seat)
    called = ((st[s.TICHU] | st[s.GRAND]) >> seat) & 1 == 1
    partner = not (receiver ^ seat) & 1
    weak = partner and hand_cost(hand, plan) > plan.weights[Weight.WEAK]
    odd_side = (receiver - seat) % st[s.SEATS] == 1
    learns = player.learned.gift.use[game_of(st)] != 0
    before = begin_gifts(st, seat, player) if learns else 0.0
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        cost = hand_cost(hand & ~(1 << card), plan) + 0.02 * power(card)
        if partner:
            cost = _partner_gift_cost(card, cost, weak, called)
        else:
            cost = _opponent_gift_cost(card, cost, odd_side)
        player.values[card] = gift_value(st, seat, card, before, -cost, player) if learns else -cost


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


@small
def _wants_grand(st: Ints, seat: int, player: RolloutPlayer) -> bool:
    """Whether the first cards are good enough for Grand Tichu."""
    if player.learned.grand.use[game_of(st)]:
        e.estimate_seat_odds(st, seat, player.plan)
        return grand_value(st, seat, player) > 0.0
    return _calls_grand(st[s.HAND + seat], player.plan.weights)


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


@jit
def list_plays(st: Ints, seat: int, player: RolloutPlayer) -> int:
    """List and evaluate what the asked seat can play, or a pass; returns how many choices there are.

    A single choice is not evaluated.
    """
    plan, moves = player.plan, player.moves
    if st[s.PLAYS] == 0 and not (st[s.WISH] and rules.bound_by_wish(st, seat)):
        e.estimate_seat_odds(st, seat, plan)
        return evaluate_leads(st, seat, player)
    n = rules.options(st, moves)
    plays = 0
    for at in range(n):
        kind = moves[at] >> 16
        if m.SINGLE <= kind <= m.BOMB or kind == m.PASS:
            moves[plays] = moves[at]
            plays += 1
    if plays < 2:
        return plays
    e.estimate_seat_odds(st, seat, plan)
    return _evaluate_answers(st, seat, plays, player)


@jit
def best_play(st: Ints, seat: int, noise: float, player: RolloutPlayer) -> int:
    """Choose what the asked seat plays, or a pass, without a call."""
    return _best(st, list_plays(st, seat, player), noise, player)


@small
def _play(st: Ints, seat: int, noise: float, player: RolloutPlayer) -> int:
    """Lead, beat the play on the table, pass, bomb or decline to, or call Tichu before the first card."""
    chosen = best_play(st, seat, noise, player)
    if chosen != m.PASS and not (st[s.STARTED] >> seat) & 1:
        e.estimate_seat_odds(st, seat, player.plan)
        if _wants_tichu(st, seat, player):
            return m.CALL_TICHU << 16
    if chosen == m.PLAY_DOG and st[s.FLAGS] & s.DOG_CHOICE:
        rules.legal(st, seat, player.moves)
        return player.moves[0]
    return chosen


@jit
def decide(st: Ints, noise: float, player: RolloutPlayer) -> int:
    """Decide for the asked seat; ``noise`` is how far values vary at random, in leads."""
    seat = rules.asked(st)
    phase = st[s.PHASE]
    if phase == s.WISH_PHASE:
        return m.MAKE_WISH << 16 | choose_wish(st, seat)
    if phase == s.GRAND_PHASE:
        return m.ANSWER_GRAND << 16 | (1 if _wants_grand(st, seat, player) else 0)
    if phase == s.EXCHANGE_PHASE:
        e.estimate_seat_odds(st, seat, player.plan)
        return m.GIVE_CARD << 16 | choose_gift(st, seat, player)
    if phase == s.TAKE_PHASE and seat == st[s.TURN]:
        return _take_trick(st, seat)
    return _play(st, seat, noise, player)


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
