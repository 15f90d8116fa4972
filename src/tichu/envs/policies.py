"""Compiled players for the vector environment: random, ``greedy``, and shark's rollout player.

``greedy`` follows ``tichu.bots.simple.GreedyBot``; a test compares them. Of equal choices chance takes one.
"""

from __future__ import annotations

from typing import Final

from tichu.bots.shark import policy
from tichu.bots.shark.player import RolloutPlayer
from tichu.kernel import moves as m
from tichu.kernel import rules
from tichu.kernel import state as s
from tichu.kernel.cards import DOG, DRAGON
from tichu.kernel.jit import Ints, jit, lowest, popcount, small

CALLER: Final = -1
"""The seat is played by whoever calls ``step``, or by a function on arrays."""
RANDOM: Final = 0
GREEDY: Final = 1
ROLLOUT: Final = 2
NAMES: Final = ("random", "greedy", "rollout")
"""Compiled players, in the order of their numbers."""

KEEP_DOG, KEEP_MAHJONG, KEEP_BEST = 1, 6, 40
MAHJONG_NUMBER: Final = 52


@small
def _keep(card: int) -> int:
    """Value of keeping a card."""
    if card < MAHJONG_NUMBER:
        return card % 13 + 2
    return KEEP_MAHJONG if card == 52 else KEEP_DOG if card == 53 else KEEP_BEST


@small
def _dearest(move: int) -> int:
    """Value of the card of a play that is most worth keeping."""
    rank = (move >> 8) & 15
    if (move >> 4) & 15 or move == m.PLAY_DRAGON:
        return KEEP_BEST
    if move & ~15 == m.PLAY_DOG:
        return KEEP_DOG
    kind = move >> 16
    if kind == m.FULL_HOUSE:
        return max(rank, move & 15)
    with_mahjong = move == m.PLAY_MAHJONG or (kind == m.STRAIGHT and rank == (move >> 12) & 15)
    return max(rank, KEEP_MAHJONG) if with_mahjong else rank


@jit
def _count_keep(hand: int, value: int, at_most: bool) -> int:
    """Return the cards that are worth this much, or at most this much, as bits."""
    found = 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if _keep(card) == value or (at_most and _keep(card) < value):
            found |= 1 << card
    return found


@jit
def _any_card(st: Ints, cards: int) -> int:
    """Return one of the cards, all equally likely."""
    for _ in range(rules.below(st, popcount(cards))):
        cards &= cards - 1
    return lowest(cards)


@jit
def _greedy_gift(st: Ints, seat: int) -> int:
    """Choose one of the lowest cards for the next receiver; all orders are equally likely."""
    hand = st[s.HAND + seat]
    gifts = popcount((st[s.RECEIVERS] >> (6 * seat)) & 63)
    for other in range(st[s.SEATS]):
        gifts -= (st[s.PICKED] >> (7 * other)) & 127 != 0
    value = 0
    while popcount(_count_keep(hand, value, True)) < gifts:
        value += 1
    lower = _count_keep(hand, value, True) & ~_count_keep(hand, value, False)
    if rules.below(st, gifts) < popcount(lower):
        return _any_card(st, lower)
    return _any_card(st, _count_keep(hand, value, False))


@jit
def _least(st: Ints, n: int, longest: bool, length: int, out: Ints) -> int:
    """Return the cheapest play of this length (0: any) among n moves, or the one with the most cards."""
    best = 1 << 30
    chosen = m.PASS
    equal = 0
    for at in range(n):
        move = out[at]
        kind = move >> 16
        if kind < m.SINGLE or kind > m.BOMB or (length and (move >> 12) & 15 != length):
            continue
        size = (move >> 12) & 15
        key = 100 * (16 - size if longest else size) + _dearest(move)
        if longest and (move == m.PLAY_DRAGON or move == m.PLAY_PHOENIX):
            key = 10_000
        if key < best:
            best, chosen, equal = key, move, 1
        elif key == best:
            equal += 1
            if rules.below(st, equal) == 0:
                chosen = move
    return chosen


@small
def _give_away(st: Ints, seat: int) -> int:
    """Give the Dragon's trick to the opponent with the most cards."""
    best, most, equal = seat, -1, 0
    for other in range(st[s.SEATS]):
        if not (other ^ seat) & 1:
            continue
        count = popcount(st[s.HAND + other])
        if count > most:
            best, most, equal = other, count, 1
        elif count == most:
            equal += 1
            if rules.below(st, equal) == 0:
                best = other
    return m.GIVE << 16 | best


@jit
def _greedy_play(st: Ints, seat: int, out: Ints) -> int:
    """Lead many low cards, follow cheaply, and leave the partner's tricks to them."""
    n = rules.options(st, out)
    if st[s.PLAYS] == 0 or st[s.TOP] == DOG:
        return _least(st, n, True, 0, out)
    may_pass = False
    for at in range(n):
        may_pass |= out[at] == m.PASS
    if may_pass and st[s.OWNER] != seat and not (st[s.OWNER] ^ seat) & 1:
        return m.PASS
    chosen = _least(st, n, False, st[s.LENGTH], out)
    if chosen != m.PASS or may_pass:
        return chosen
    return _least(st, n, False, 0, out)


@jit
def greedy(st: Ints, out: Ints) -> int:
    """Decide for the asked seat as the bot ``greedy`` does."""
    seat = rules.asked(st)
    phase = st[s.PHASE]
    if phase == s.GRAND_PHASE:
        return m.ANSWER_GRAND << 16
    if phase == s.EXCHANGE_PHASE:
        return m.GIVE_CARD << 16 | _greedy_gift(st, seat)
    if phase == s.WISH_PHASE:
        return anything(st, out)
    if seat != st[s.TURN]:
        return m.PASS
    if phase == s.TAKE_PHASE:
        given = st[s.TOP] == DRAGON and st[s.FLAGS] & s.DRAGON_GIVEN
        return _give_away(st, seat) if given else m.TAKE << 16
    return _greedy_play(st, seat, out)


@jit
def anything(st: Ints, out: Ints) -> int:
    """Decide at random."""
    n = rules.options(st, out)
    return out[rules.below(st, n)]


@jit
def decide(st: Ints, player: int, out: Ints, rollout: RolloutPlayer) -> int:
    """Decide for the asked seat as this compiled player; the move counts other seats from 0."""
    if player == GREEDY:
        return greedy(st, out)
    if player == ROLLOUT:
        return policy.decide(st, 0.0, rollout)
    return anything(st, out)
