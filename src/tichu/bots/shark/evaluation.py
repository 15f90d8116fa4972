"""What a play or a pass is worth to a seat, in leads, from what the seat may know.

This is the club player's knowledge in a cheaper form. The value of a play is one sum: the cost of the rest
of the hand, the chance to hold the trick and the value of the lead, the points in the trick, and the threat
from the other seats.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.shark.inputs import count_losers, describe_move, describe_rest
from tichu.bots.shark.network import game_of
from tichu.bots.shark.planning import HandPlan, estimate_odds, holds, make_plan, plan_cost
from tichu.bots.shark.player import RolloutPlayer
from tichu.bots.shark.values import begin_values, learned_value
from tichu.bots.shark.weights import Weight
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel import suits
from tichu.kernel.cards import PACK, points
from tichu.kernel.jit import Floats, Ints, jit, lowest, popcount, small

NOT_EVALUATED: Final = -900.0
"""Value of moves that are not plays."""
LOSES_BET: Final = -50.0
"""Value of going out before a partner who called."""

OWN_BET: Final = 1
PARTNER_BET: Final = 2
OPPONENT_BET: Final = 4
TEAM_BETS: Final = OWN_BET | PARTNER_BET


class SeatContext(NamedTuple):
    """A position as one seat evaluates it."""

    st: Ints
    seat: int
    bets: int
    """Open bets, a sum of ``OWN_BET``, ``PARTNER_BET`` and ``OPPONENT_BET``."""
    top_holds: float
    """Chance that nobody beats the play on the table."""
    weights: Floats


@small
def count_of(st: Ints, seat: int) -> int:
    """Number of cards in the hand of a seat."""
    return popcount(st[s.HAND + seat])


@small
def team_of(st: Ints, seat: int) -> int:
    """Seats of the same team, as bits."""
    return (0b010101 if seat & 1 == 0 else 0b101010) & ((1 << st[s.SEATS]) - 1)


@jit
def estimate_seat_odds(st: Ints, seat: int, plan: HandPlan) -> None:
    """Fill the odds from what the seat may know: its hand, played cards, the dummy's open hand."""
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
    estimate_odds(PACK & ~seen, longest, share, plan)


@jit
def _threat(st: Ints, seat: int, opponent: int, w: Floats) -> float:
    """Cost of letting this opponent have the lead."""
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
    danger *= w[Weight.THREAT]
    if not st[s.OUT_COUNT]:
        if ((st[s.TICHU] | st[s.GRAND]) >> opponent) & 1:
            danger += w[Weight.CALLER_THREAT]
    elif (st[s.OUT] ^ seat) & 1:
        danger += 0.4  # they have one out already: a double victory is near
    return danger


@jit
def _exit_risk(st: Ints, seat: int, length: int) -> bool:
    """Whether an opponent could go out on a play of this many cards."""
    for other in range(st[s.SEATS]):
        if (other ^ seat) & 1 and count_of(st, other) == length:
            return True
    return False


@small
def open_bets(st: Ints, seat: int) -> int:
    """Bets that are still open, as in ``SeatContext.bets``."""
    if st[s.OUT_COUNT]:
        return 0
    called = st[s.TICHU] | st[s.GRAND]
    if not called:
        return 0
    found = (called >> seat) & 1
    team = team_of(st, seat)
    if called & team & ~(1 << seat):
        found |= PARTNER_BET
    if called & ~team:
        found |= OPPONENT_BET
    return found


@small
def seat_context(st: Ints, seat: int, top_holds: float, weights: Floats) -> SeatContext:
    """Context of a seat; ``top_holds`` is the chance that nobody beats the play on the table."""
    return SeatContext(st, seat, open_bets(st, seat), top_holds, weights)


@small
def _hand_weight(ctx: SeatContext) -> float:
    """How much the hand of the seat counts: little when its partner has called."""
    return ctx.weights[Weight.OWN_WHEN_PARTNER_CALLED] if ctx.bets & TEAM_BETS == PARTNER_BET else 1.0


@small
def _partner_lead(ctx: SeatContext) -> float:
    """Value of a lead of the partner."""
    if ctx.bets & OWN_BET:
        return 0.1
    if ctx.bets & PARTNER_BET:
        return ctx.weights[Weight.PARTNER_LEAD_CALLED]
    return ctx.weights[Weight.PARTNER_LEAD]


@jit
def value_of_play(ctx: SeatContext, move: int, rest: float, chance: float) -> float:
    """Value of a play that holds with this chance when the rest of the hand costs ``rest``."""
    st, seat, bets, w = ctx.st, ctx.seat, ctx.bets, ctx.weights
    length = (move >> 12) & 15
    lead = w[Weight.LEAD_CALLED] if bets & OWN_BET else w[Weight.LEAD]
    value = -_hand_weight(ctx) * rest + lead * chance
    matter = w[Weight.POINTS_WITH_BET] if bets & TEAM_BETS else 1.0
    table = points(st[s.TABLE])
    if move == m.PLAY_DRAGON:
        if st[s.FLAGS] & s.DRAGON_GIVEN:
            value -= (table + 25) / w[Weight.DRAGON_GIFT] * matter
    else:
        value += chance * table / w[Weight.POINTS_PER_LEAD] * matter
    leading = not st[s.PLAYS]
    if leading:
        value += w[Weight.CARD_BONUS] * (length - 1)
    if length <= 2 and _exit_risk(st, seat, length):
        value -= (1.0 - chance) * w[Weight.EXIT_RISK]
    if leading:
        return value
    return _add_trick_value(ctx, move, rest, chance, value)


@small
def _add_trick_value(ctx: SeatContext, move: int, rest: float, chance: float, value: float) -> float:
    """Add what it is worth to beat the play on the table, whoever made it."""
    st, seat, bets, w = ctx.st, ctx.seat, ctx.bets, ctx.weights
    owner = st[s.OWNER]
    friend = not (owner ^ seat) & 1
    if not friend:
        value += chance * _threat(st, seat, owner, w)
    elif owner != seat and bets & PARTNER_BET and ctx.top_holds > 0.75:
        value -= 1.5
    if bets & TEAM_BETS == PARTNER_BET:
        value -= w[Weight.RAISE_BEFORE_CALLER] * (1.0 - chance)
    if move >> 16 == m.BOMB:
        if friend and owner != seat:
            value -= 2.0
        if not (bets & OPPONENT_BET) and points(st[s.TABLE]) < 25 and rest > 0:
            close = False
            for other in range(st[s.SEATS]):
                if (other ^ seat) & 1 and 0 < count_of(st, other) <= 5:
                    close = True
            if not close:
                value -= w[Weight.BOMB_EARLY]
    return value


@jit
def value_of_dog(ctx: SeatContext, rest: float) -> float:
    """Value of leading the Dog when the rest of the hand costs ``rest``."""
    st = ctx.st
    own = _hand_weight(ctx)
    partners = team_of(st, ctx.seat) & ~(1 << ctx.seat) & st[s.HOLDING]
    if not partners:
        return -own * rest
    return -own * rest + _partner_lead(ctx) - 0.02 * count_of(st, lowest(partners))


@jit
def _value_of_passing(ctx: SeatContext, cost: float) -> float:
    st, w = ctx.st, ctx.weights
    value = -_hand_weight(ctx) * cost
    owner = st[s.OWNER]
    if owner == ctx.seat:
        return value + ctx.top_holds * w[Weight.LEAD]
    if not (owner ^ ctx.seat) & 1:
        return value + ctx.top_holds * (_partner_lead(ctx) + points(st[s.TABLE]) / w[Weight.POINTS_PER_LEAD])
    return value - ctx.top_holds * w[Weight.OPPONENT_LEAD] * (2.0 if ctx.bets & OWN_BET else 1.0)


@jit
def evaluate(st: Ints, seat: int, moves: Ints, player: RolloutPlayer) -> None:
    """Evaluate plays and passing, one value for each move; other moves are not evaluated.

    With a network its values count, and the inputs of all moves are in ``player.learned``.
    """
    plan, values, learned = player.plan, player.values, player.learned
    hand = st[s.HAND + seat]
    top_holds = 0.0
    if st[s.PLAYS]:
        top = st[s.LOG + 2 * st[s.PLAYS] - 1] & 0xFFFFF
        top_holds = holds(top, st[s.WORTH], plan.odds)
    ctx = seat_context(st, seat, top_holds, plan.weights)
    learns = learned.play.use[game_of(st)] != 0
    before = begin_values(st, seat, top_holds, player) if learns else 0.0
    for at in range(len(moves)):
        move = moves[at]
        if move >> 16 > m.BOMB:
            values[at] = NOT_EVALUATED
            continue
        cards = suits.choose_cards(hand, move) if move >> 16 != m.PASS else 0
        rest = hand & ~cards
        parts = make_plan(rest, plan) if rest else 0
        cost = plan_cost(parts, plan)
        worth = st[s.WORTH] + 1 if st[s.PLAYS] else m.PHOENIX_LED
        chance = holds(move, worth, plan.odds) if cards else 0.0
        values[at] = _value_by_rule(ctx, move, rest, cost, chance)
        if learns:
            losers = count_losers(parts, plan)
            describe_move(st, seat, move, cards, chance, learned.actions[at])
            describe_rest(learned.actions[at], rest, cost, before - cost, parts, losers)
            values[at] = learned_value(st, at, values[at], player)


@small
def _value_by_rule(ctx: SeatContext, move: int, rest: int, cost: float, chance: float) -> float:
    """Value of a play or a pass that leaves this rest of the hand, which costs ``cost``."""
    if move >> 16 == m.PASS:
        return _value_of_passing(ctx, cost)
    if not rest:
        # Going out first would lose the partner's bet (T2).
        loses_bet = ctx.bets & TEAM_BETS == PARTNER_BET
        return LOSES_BET if loses_bet else ctx.weights[Weight.GO_OUT]
    if move & ~15 == m.PLAY_DOG:
        return value_of_dog(ctx, cost)
    return value_of_play(ctx, move, cost, chance)
