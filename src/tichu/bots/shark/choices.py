"""Choices that a search considers, each as one or more moves of the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from tichu.bots.shark import policy
from tichu.bots.shark.evaluation import estimate_seat_odds
from tichu.bots.shark.planning import hand_cost
from tichu.bots.shark.trials import MAX_STEPS, ChoiceArrays, evaluate_moves
from tichu.bots.shark.weights import Weight
from tichu.bots.shark.workspace import Workspace
from tichu.core.actions import Action, Exchange, Tichu
from tichu.core.teams import team_of
from tichu.core.view import View
from tichu.kernel import bridge, rules, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS, MAHJONG
from tichu.kernel.jit import Ints

MAX_OPPONENT_GIFTS: Final = 4
"""Maximum low cards to consider as a gift to an opponent."""
MAX_ALL_WISHES: Final = 6
"""Maximum ranks still in play for every one of them to be considered as a wish."""


class SearchChoice(NamedTuple):
    """An action to consider, and the moves of the kernel that it consists of."""

    action: Action
    moves: tuple[int, ...]
    cards: int = 0


_TICHU = SearchChoice(bridge.action_of(m.CALL_TICHU << 16), (m.CALL_TICHU << 16,))


def choice_arrays(seat: int, found: Sequence[SearchChoice]) -> ChoiceArrays:
    """Return the choices of a seat as arrays for compiled code."""
    moves: Ints = np.full((len(found), MAX_STEPS), -1, np.int64)
    cards: Ints = np.zeros(len(found), np.int64)
    for at, choice in enumerate(found):
        moves[at, : len(choice.moves)] = choice.moves
        cards[at] = choice.cards
    return ChoiceArrays(seat, moves, cards)


def candidates(
    view: View, world: Ints, space: Workspace, limit: int, noise: float = 0.0
) -> list[SearchChoice]:
    """Return about ``limit`` actions worth considering, that of the rollout player first.

    A wish of the rollout player may differ. ``noise`` is how far its values vary.
    """
    seat = view.seat
    assert seat is not None
    phase = view.round.phase
    if phase == "grand":
        rules.copy(space.st, world)
        space.st[s.WAITING] = 1 << seat
        own = policy.decide(space.st, 0.0, space.player)
        answers = [m.ANSWER_GRAND << 16, m.ANSWER_GRAND << 16 | 1]
        if own == answers[1]:
            answers.reverse()
        return [SearchChoice(bridge.action_of(move), (move,)) for move in answers]
    if phase == "exchange":
        return _exchanges(view, world, space, limit)
    n = rules.legal(world, seat, space.player.moves)
    moves = [int(space.player.moves[at]) for at in range(n)]
    if not view.in_turn:
        moves.append(m.PASS)
    found = _plays(view, world, space, moves, limit)
    if view.in_turn:
        own = int(policy.decide(world, noise, space.player))
        found.sort(key=lambda choice: choice.moves[0] != own)
    return found


def _plays(view: View, world: Ints, space: Workspace, moves: list[int], limit: int) -> list[SearchChoice]:
    seat = view.seat or 0
    evaluate_moves(world, seat, np.array(moves, np.int64), space.player)
    worth = {move: float(space.player.values[at]) for at, move in enumerate(moves)}
    plays = sorted((move for move in moves if move >> 16 <= m.BOMB), key=lambda move: -worth[move])
    found: list[SearchChoice] = []
    seen: set[int] = set()
    for move in plays:
        shape = move & ~0xF0 if move >> 16 == m.STRAIGHT else move
        if shape in seen:
            continue
        seen.add(shape)
        found += _with_wishes(view, world, move)
        if len(found) >= limit:
            break
    if m.PASS in moves and not any(choice.moves == (m.PASS,) for choice in found):
        found.append(SearchChoice(bridge.action_of(m.PASS), (m.PASS,)))
    found += [
        SearchChoice(bridge.action_of(move), (move,)) for move in moves if move >> 16 in (m.TAKE, m.GIVE)
    ]
    if m.CALL_TICHU << 16 in moves and found and _may_want_tichu(view):
        found.append(_TICHU)
    return found


def _may_want_tichu(view: View) -> bool:
    """Whether a call makes sense: nobody is out, and no partner has called."""
    round_ = view.round
    partners = view.game.variant.partners(round_, view.seat or 0)
    return not round_.out and not any(partner in round_.calls for partner in partners)


def _with_wishes(view: View, world: Ints, move: int) -> list[SearchChoice]:
    """Return the play, once for each wish worth considering if it contains the Mah Jong."""
    seat = view.seat or 0
    hand = int(world[s.HAND + seat])
    cards = int(suits.choose_cards(hand, move))
    if move >> 16 < m.SINGLE or not cards & MAHJONG or world[s.WISH_RULE] == s.NO_WISH:
        return [SearchChoice(bridge.action_of(move, cards), (move,), cards)]
    wishes = _wishes(view, world, hand & ~cards, alone=cards == MAHJONG)
    return [
        SearchChoice(bridge.play_of(move, cards, wish), (move, m.MAKE_WISH << 16 | wish), cards)
        for wish in wishes
    ]


def _wishes(view: View, world: Ints, rest: int, alone: bool) -> list[int]:
    """Ranks worth wishing for: the card given to the next player, the lowest not held, aces.

    Others must be able to hold the rank. No wish comes first if the Mah Jong is part of a straight.
    """
    seat, round_ = view.seat or 0, view.round
    seen = (view.hand, *round_.won, *(play.combo.cards for play in round_.trick))
    gone = Counter(card >> 2 for cards in seen for card in cards)
    live = [rank for rank in range(2, m.ACE + 1) if gone[rank] < 4]
    given = [
        cards[0] >> 2 for receiver, cards in round_.given[seat] or () if receiver == round_.next_holding(seat)
    ]
    held = {bridge.card_of(number) >> 2 for number in range(52) if rest >> number & 1}
    others = [rank for rank in live if rank not in held]
    found = [rank for rank in given if rank in live] + others[:2] + [rank for rank in others if rank == m.ACE]
    if len(live) <= MAX_ALL_WISHES:
        found += live
    if world[s.WISH_RULE] == s.MAY_WISH:
        found.insert(1 if alone else 0, 0)
    return list(dict.fromkeys(found))[: None if alone else 2] or [2]


# -- the exchange --------------------------------------------------------------------------------------------


def _exchanges(view: View, world: Ints, space: Workspace, limit: int) -> list[SearchChoice]:
    """Return the gifts of the rollout player, and others that differ from them in one or two cards.

    With a good hand also a call, so that the others choose their gifts accordingly.
    """
    plan = space.player.plan
    seat = view.seat or 0
    receivers = sorted(view.game.variant.gifts(view.round)[seat])
    rules.copy(space.st, world)
    hand = int(world[s.HAND + seat])
    own: list[int] = []
    estimate_seat_odds(space.st, seat, plan)
    for _ in receivers:
        card = int(policy.choose_gift(space.st, seat, space.player))
        own.append(card)
        rules.apply(space.st, seat, m.GIVE_CARD << 16 | card, 0, space.player.moves)
    estimate_seat_odds(world, seat, plan)
    cost = {card: float(hand_cost(hand & ~(1 << card), plan)) for card in range(CARDS) if hand >> card & 1}
    options = [_gifts_for(view, receiver, gift, cost) for receiver, gift in zip(receivers, own, strict=True)]
    places = product(*(range(len(cards)) for cards in options))
    ranked = sorted(places, key=lambda at: (sum(place > 0 for place in at), sum(at)))
    gifts = [tuple(cards[place] for cards, place in zip(options, at, strict=True)) for at in ranked]
    found = [_exchange(receivers, each) for each in gifts if len(set(each)) == len(each)]
    may_call = _may_want_tichu(view) and view.why_not(Tichu()) is None
    if may_call and hand_cost(hand, plan) <= plan.weights[Weight.TICHU_COST]:
        found.insert(1, _TICHU)
    return found[:limit]


def _gifts_for(view: View, receiver: int, own: int, cost: dict[int, float]) -> list[int]:
    """Return cards worth giving to this receiver, that of the rollout player first."""
    partner = team_of(receiver) == team_of(view.seat or 0)
    by_cost = sorted(cost, key=lambda card: cost[card] + 0.02 * policy.power(card))
    if partner:
        high = sorted(cost, key=lambda card: -policy.power(card))[:2]
        found = [own, *high, *[card for card in by_cost if policy.power(card) >= 9][:2]]
        if policy.DOG_NUMBER in cost:
            found.append(policy.DOG_NUMBER)
    else:
        low = [card for card in by_cost if card < policy.SPECIALS and policy.power(card) <= 11]
        found = [own, *low[:MAX_OPPONENT_GIFTS]]
        if policy.DOG_NUMBER in cost and receiver in view.round.calls:
            found.append(policy.DOG_NUMBER)
    return list(dict.fromkeys(found))


def _exchange(receivers: list[int], gifts: tuple[int, ...]) -> SearchChoice:
    give = tuple((receiver, (bridge.card_of(card),)) for receiver, card in zip(receivers, gifts, strict=True))
    return SearchChoice(Exchange(give), tuple(m.GIVE_CARD << 16 | card for card in gifts))
