"""Choices that a search in a game of ranks considers; each is an action that the core allows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from tichu.bots.shark.ranks import policy, rules
from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.hands import TakenCards, choose_cards, remove
from tichu.bots.shark.ranks.planning import estimate_odds, hand_cost
from tichu.bots.shark.ranks.sampling import RankSpace
from tichu.bots.shark.ranks.trials import RankChoices
from tichu.core.actions import Action, Exchange, Pass, Play
from tichu.core.cards import MAHJONG, Card, Cards, rank_of
from tichu.core.gifts import worth
from tichu.core.view import View
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel.jit import Ints

MAX_RETURNS: Final = 400
"""Maximum sets of cards to return whose cost is compared before the best are tried."""
MAX_WISHES: Final = 5


class RankChoice(NamedTuple):
    """An action, with the move and the cards of the model."""

    action: Action
    move: int = m.PASS
    taken: TakenCards = TakenCards(0, 0)
    wish: int = 0
    gift: int = 0


def choice_arrays(seat: int, found: Sequence[RankChoice]) -> RankChoices:
    """Return the choices of a seat as arrays for compiled code."""

    def numbers(values: Iterable[int]) -> Ints:
        return np.array(list(values), np.int64)

    return RankChoices(
        seat,
        numbers(choice.move for choice in found),
        numbers(choice.taken.once for choice in found),
        numbers(choice.taken.twice for choice in found),
        numbers(choice.wish for choice in found),
        numbers(choice.gift for choice in found),
    )


def candidates(view: View, state: Ints, space: RankSpace, limit: int) -> list[RankChoice]:
    """Return at most about ``limit`` actions worth considering, that of the rollout player first."""
    seat = view.seat
    assert seat is not None
    if view.round.phase == "exchange":
        return _returns(view, state, space, limit)
    moves = _moves(view, state, space)
    estimate_odds(state, seat, space.player)
    policy.evaluate(state, seat, np.array(moves, np.int64), space.player)
    value = {move: float(space.player.values[at]) for at, move in enumerate(moves)}
    if view.in_turn:
        value[int(policy.decide(state, 0.0, space.player))] = 1e9
    found: list[RankChoice] = []
    for move in sorted(moves, key=lambda move: -value[move]):
        if len(found) < limit or move == m.PASS:
            found += [
                choice for choice in _choices_of(view, state, move) if view.why_not(choice.action) is None
            ]
    return found


def _moves(view: View, state: Ints, space: RankSpace) -> list[int]:
    """The moves of the seat, and a pass if it may."""
    seat, out = view.seat or 0, space.player.moves
    if view.in_turn:
        n = int(rules.list_plays(state, seat, out))
        moves = [int(move) for move in out[:n]]
        return moves if rules.must_play(state, seat, out, n) else [*moves, m.PASS]
    n = int(rules.list_bombs(state, seat, out, 0))
    return [m.PASS, *(int(move) for move in out[:n])]


def _choices_of(view: View, state: Ints, move: int) -> list[RankChoice]:
    """The action of a move, once for each wish worth considering."""
    seat = view.seat or 0
    if move == m.PASS:
        return [RankChoice(Pass())]
    differ = bool(state[s.FLAGS] & s.TRIPLE_SUITS_DIFFER)
    taken = TakenCards(*map(int, choose_cards(state[s.ONCE + seat], state[s.TWICE + seat], move, differ)))
    cards = tuple(sorted(bridge.cards_of(taken.once) + bridge.cards_of(taken.twice)))
    joker = m.phoenix_of(move)
    play = Play(cards, (joker,) if joker and move != m.PLAY_PHOENIX else None)
    if MAHJONG not in cards or not state[s.FLAGS] & s.WISHES:
        return [RankChoice(play, move, taken)]
    return [
        RankChoice(play._replace(wish=wish or None), move, taken, wish)
        for wish in _wishes(view, state, cards)
    ]


def _wishes(view: View, state: Ints, cards: Cards) -> list[int]:
    """Ranks worth wishing for: that of the rollout player, high ranks, low ones; 0 is no wish."""
    others = [rank for rank in range(m.ACE, 1, -1) if any(rank_of(card) == rank for card in view.unseen)]
    held = {rank_of(card) for card in view.hand}
    missing = [rank for rank in others if rank not in held] or others
    found = [int(policy.choose_wish(state, view.seat or 0)), *missing[:2], *missing[-2:]]
    if view.round.settings.wish == "optional":
        found.append(0)
    else:
        found = [rank for rank in found if rank] or [2]
    return list(dict.fromkeys(found))[: MAX_WISHES if len(cards) == 1 else 2]


def _returns(view: View, state: Ints, space: RankSpace, limit: int) -> list[RankChoice]:
    """Sets of cards to return to a lower seat, those first whose loss costs the hand least."""
    seat, hand, player = view.seat or 0, view.hand, space.player
    ((receiver, count),) = view.game.variant.gifts(view.round)[seat].items()
    estimate_odds(state, seat, player)
    differ = bool(state[s.FLAGS] & s.TRIPLE_SUITS_DIFFER)
    low = sorted(hand, key=worth)
    sets: dict[tuple[int, ...], Cards] = {}
    for cards in combinations(low, count):
        sets.setdefault(tuple(map(worth, cards)), tuple(sorted(cards)))
        if len(sets) >= MAX_RETURNS:
            break

    def cost(cards: Cards) -> float:
        once, twice = int(state[s.ONCE + seat]), int(state[s.TWICE + seat])
        for card in cards:
            once, twice = remove(once, twice, TakenCards(1 << bridge.number_of(card), 0))
        return float(hand_cost(once, twice, differ, player)) + 0.02 * sum(map(worth, cards))

    best = sorted(sets.values(), key=cost)[:limit]
    return [
        RankChoice(Exchange(((receiver, tuple(sorted(cards))),)), gift=_packed_gift(cards)) for cards in best
    ]


def _packed_gift(cards: Sequence[Card]) -> int:
    return sum((bridge.number_of(card) + 1) << 7 * at for at, card in enumerate(cards))
