"""The rollout player of the games of ranks: decides in about a microsecond from what its seat may know."""

from __future__ import annotations

from typing import Final

from tichu.bots.shark.planning import holds
from tichu.bots.shark.ranks import rules
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.hands import TakenCards, choose_cards, count_cards, packed, remove
from tichu.bots.shark.ranks.planning import RankPlayer, estimate_odds, hand_cost, make_plan
from tichu.bots.shark.ranks.weights import RankWeight
from tichu.kernel import moves as m
from tichu.kernel.jit import Floats, Ints, jit, lowest, small

MAX_ANSWERS: Final = 2000
"""Upper bound on the answers of a round, in case of an endless loop."""


@small
def _noise(st: Ints, amount: float) -> float:
    if amount == 0.0:
        return 0.0
    return amount * (rules.below(st, 1024) + rules.below(st, 1024) - 1023) / 1024.0


@small
def _exit_risk(st: Ints, seat: int, length: int) -> bool:
    """Whether another player could go out on a play of this many cards."""
    for other in range(st[s.SEATS]):
        if other != seat and count_cards(st, other) == length:
            return True
    return False


@small
def _threat(st: Ints, other: int) -> float:
    """Cost of letting this player have the lead."""
    count = count_cards(st, other)
    if count == 0:
        return 0.0
    if count == 1:
        return 1.1
    if count == 2:
        return 0.8
    return 0.5 if count == 3 else 0.35 if count == 4 else 0.2 if count == 5 else 0.1


@small
def _is_somebody_close(st: Ints, seat: int) -> bool:
    for other in range(st[s.SEATS]):
        if other != seat and 0 < count_cards(st, other) <= 4:
            return True
    return False


@jit
def value_of_play(st: Ints, seat: int, move: int, rest: float, chance: float, w: Floats) -> float:
    """Value of a play that holds with this chance when the rest of the hand costs ``rest``."""
    length = (move >> 12) & 15
    value = w[RankWeight.LEAD] * chance - rest
    if length <= 2 and _exit_risk(st, seat, length):
        value -= (1.0 - chance) * w[RankWeight.EXIT_RISK]
    if st[s.KIND] == 0:
        return value + w[RankWeight.CARD_BONUS] * (length - 1)
    value += chance * w[RankWeight.THREAT] * _threat(st, st[s.OWNER])
    if move >> 16 == m.BOMB and rest > 0 and not _is_somebody_close(st, seat):
        value -= w[RankWeight.BOMB_EARLY]
    return value


@jit
def _choose_lead(st: Ints, seat: int, noise: float, player: RankPlayer) -> int:
    """Choose a combination of the plan; if all but one hold, lead those that hold first."""
    w, plan = player.weights, player.plan
    differ = st[s.FLAGS] & s.TRIPLE_SUITS_DIFFER != 0
    n = make_plan(st[s.ONCE + seat], st[s.TWICE + seat], differ, player)
    if n == 1:
        return plan.moves[0]
    sure = w[RankWeight.SURE]
    wish = st[s.WISH]
    bound = wish and (st[s.PACKED + seat] >> (4 * wish)) & 15
    total = 0.0
    losers = 0
    for at in range(n):
        total += plan.costs[at]
        losers += plan.moves[at] == m.PLAY_DOG or holds(plan.moves[at], 0, plan.odds) < sure
    best = -1000.0
    chosen = m.PLAY_DOG | wish << 8
    for at in range(n):
        move = plan.moves[at]
        if bound and not m.has_natural(move, wish):
            continue
        rest = total - plan.costs[at]
        if move == m.PLAY_DOG:
            value = -rest
        else:
            chance = holds(move, m.PHOENIX_LED, plan.odds)
            value = value_of_play(st, seat, move, rest, chance, w)
            if losers <= 1 and chance >= sure:
                value += 3.0 - (1.0 if move >> 16 == m.BOMB else 0.0)
        value += _noise(st, noise)
        if value > best:
            best, chosen = value, move
    return chosen


@jit
def evaluate(st: Ints, seat: int, moves: Ints, player: RankPlayer) -> None:
    """Evaluate plays and passing for a seat whose odds are filled; the values are in ``player.values``."""
    w, plan, values = player.weights, player.plan, player.values
    differ = st[s.FLAGS] & s.TRIPLE_SUITS_DIFFER != 0
    once, twice = st[s.ONCE + seat], st[s.TWICE + seat]
    for at in range(len(moves)):
        move = moves[at]
        if move == m.PASS:
            top = st[s.KIND] << 16 | st[s.LENGTH] << 12 | min(14, st[s.WORTH] >> 1) << 8
            if st[s.WORTH] >= m.DRAGON_WORTH:
                top = m.PLAY_DRAGON
            lost = holds(top, 0, plan.odds) * w[RankWeight.OPPONENT_LEAD]
            values[at] = -hand_cost(once, twice, differ, player) - lost
            continue
        left, left_twice = remove(once, twice, choose_cards(once, twice, move, differ))
        if not left:
            values[at] = w[RankWeight.GO_OUT]
            continue
        rest = hand_cost(left, left_twice, differ, player)
        if move == m.PLAY_DOG:
            values[at] = -rest
            continue
        worth = st[s.WORTH] + 1 if st[s.KIND] else m.PHOENIX_LED
        values[at] = value_of_play(st, seat, move, rest, holds(move, worth, plan.odds), w)


@jit
def _follow(st: Ints, seat: int, noise: float, player: RankPlayer) -> int:
    moves = player.moves
    n = rules.list_plays(st, seat, moves)
    if n == 0:
        return m.PASS
    if not rules.must_play(st, seat, moves, n):
        moves[n] = m.PASS
        n += 1
    elif n == 1:
        return moves[0]
    estimate_odds(st, seat, player)
    evaluate(st, seat, moves[:n], player)
    best = -1000.0
    chosen = moves[0]
    for at in range(n):
        value = player.values[at] + _noise(st, noise)
        if value > best:
            best, chosen = value, moves[at]
    return chosen


@jit
def choose_wish(st: Ints, seat: int) -> int:
    """An ace that others hold, or the lowest rank that only others hold; 0 for no wish."""
    own = st[s.PACKED + seat]
    unseen = st[s.UNPLAYED] - own
    if not (own >> 56) & 15 and (unseen >> 56) & 15:
        return m.ACE
    for rank in range(2, m.ACE):
        if not (own >> (4 * rank)) & 15 and (unseen >> (4 * rank)) & 15:
            return rank
    return 0


@small
def has_mahjong(move: int) -> bool:
    """Whether the play contains the Mah Jong."""
    kind, rank = move >> 16, (move >> 8) & 15
    return move == m.PLAY_MAHJONG or (kind == m.STRAIGHT and rank == (move >> 12) & 15)


@jit
def decide(st: Ints, noise: float, player: RankPlayer) -> int:
    """Decide for the seat in turn; ``noise`` is how far values vary at random, in leads."""
    seat = st[s.TURN]
    if st[s.KIND]:
        return _follow(st, seat, noise, player)
    estimate_odds(st, seat, player)
    return _choose_lead(st, seat, noise, player)


@jit
def answer(st: Ints, move: int) -> None:
    """Carry out a decision of the seat in turn; a wish is chosen by the rollout player."""
    if move == m.PASS:
        rules.pass_turn(st)
        return
    seat = st[s.TURN]
    rules.play(st, seat, move)
    if st[s.FLAGS] & s.WISHES and has_mahjong(move):
        st[s.WISH] = choose_wish(st, seat)


@jit
def play_out(st: Ints, me: int, noise: float, player: RankPlayer) -> int:
    """Play until this seat is out, or to the end of the round if it is -1; returns the number of answers."""
    answers = 0
    while st[s.TURN] >= 0 and (me < 0 or not st[s.PLACE + me]) and answers < MAX_ANSWERS:
        answer(st, decide(st, noise, player))
        answers += 1
    return answers


# -- the exchange --------------------------------------------------------------------------------------------


@small
def worth_of(card: int) -> int:
    """Order of cards in the exchange: Dragon, Phoenix, Mah Jong, Dog, ace … 2 (GS4, HI5)."""
    if card < 52:
        return card % 13 + 2
    return 21 if card == 52 else 20 if card == 53 else 22 if card == 54 else 23


@small
def _extreme_card(st: Ints, seat: int, best: bool) -> int:
    """The best or the lowest card of a hand."""
    left = st[s.ONCE + seat]
    chosen = lowest(left)
    while left:
        card = lowest(left)
        left &= left - 1
        higher = worth_of(card) > worth_of(chosen)
        if higher == best and worth_of(card) != worth_of(chosen):
            chosen = card
    return chosen


@jit
def _loose_card(st: Ints, seat: int, player: RankPlayer) -> int:
    """The card whose loss costs the hand least."""
    once, twice = st[s.ONCE + seat], st[s.TWICE + seat]
    differ = st[s.FLAGS] & s.TRIPLE_SUITS_DIFFER != 0
    best = 1000.0
    left = once
    chosen = lowest(once)
    ranks = 0
    while left:
        card = lowest(left)
        left &= left - 1
        rank = worth_of(card)
        if (ranks >> rank) & 1:
            continue
        ranks |= 1 << rank
        rest, rest_twice = remove(once, twice, TakenCards(1 << card, 0))
        cost = hand_cost(rest, rest_twice, differ, player) + 0.02 * rank
        if cost < best:
            best, chosen = cost, card
    return chosen


@jit
def lay_aside(st: Ints, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    once, twice = remove(st[s.ONCE + seat], st[s.TWICE + seat], TakenCards(1 << card, 0))
    st[s.ONCE + seat] = once
    st[s.TWICE + seat] = twice
    st[s.PACKED + seat] -= packed(1 << card, 0)


@jit
def receive(st: Ints, seat: int, card: int) -> None:
    """Put a card into a hand."""
    bit = 1 << card
    if st[s.ONCE + seat] & bit:
        st[s.TWICE + seat] |= bit
    st[s.ONCE + seat] |= bit
    st[s.PACKED + seat] += packed(bit, 0)


@jit
def exchange(st: Ints, upper: int, lower: int, count: int, chosen: int, player: RankPlayer) -> None:
    """Exchange cards between two seats.

    ``chosen`` are the cards that the upper one returns, seven bits each, plus one; 0 for those of the
    rollout player, and -1 for its lowest.
    """
    forced = chosen < 0 or st[s.FLAGS] & s.LOWEST_RETURNED != 0
    down = 0
    if not forced and not chosen:
        estimate_odds(st, upper, player)
    for at in range(count):
        if chosen > 0:
            card = ((chosen >> (7 * at)) & 127) - 1
        elif forced:
            card = _extreme_card(st, upper, False)
        else:
            card = _loose_card(st, upper, player)
        lay_aside(st, upper, card)
        down |= (card + 1) << (7 * at)
    for _ in range(count):
        card = _extreme_card(st, lower, True)
        lay_aside(st, lower, card)
        receive(st, upper, card)
    for at in range(count):
        receive(st, lower, ((down >> (7 * at)) & 127) - 1)
