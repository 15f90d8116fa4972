"""What there is to choose from at one moment, each choice as up to four moves of the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from tichu.bots.shark import judging, policy
from tichu.bots.shark import planning as p
from tichu.bots.shark import search as k
from tichu.bots.shark.workspace import Room
from tichu.core.actions import Action, Exchange, Tichu
from tichu.core.view import View
from tichu.kernel import bridge, rules
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import MAHJONG
from tichu.kernel.jit import Ints

FEW_GIFTS = 4
FEW_RANKS = 6
"""Where no more ranks than these can be wished for, each of them is thought about."""


class Choice(NamedTuple):
    """Something the seat can do: an action, and the kernel's moves that it is made of."""

    action: Action
    moves: tuple[int, ...]
    cards: int = 0


_TICHU = Choice(bridge.action_of(m.CALL_TICHU << 16), (m.CALL_TICHU << 16,))


def as_arrays(found: Sequence[Choice]) -> tuple[Ints, Ints]:
    """The moves and the cards of the choices, as the kernel reads them."""
    moves: Ints = np.full((len(found), k.MOST_STEPS), -1, np.int64)
    cards: Ints = np.zeros(len(found), np.int64)
    for at, choice in enumerate(found):
        moves[at, : len(choice.moves)] = choice.moves
        cards[at] = choice.cards
    return moves, cards


def choices(view: View, world: Ints, room: Room, most: int) -> list[Choice]:
    """What is worth thinking about, the rollout player's own choice first (perhaps with another wish)."""
    seat = view.seat
    assert seat is not None
    phase = view.round.phase
    if phase == "grand":
        rules.copy(room.st, world)
        room.st[s.WAITING] = 1 << seat
        own = policy.decide(room.st, room.weights, 0.0, room.out, room.parts, room.floats)
        answers = [m.ANSWER_GRAND << 16, m.ANSWER_GRAND << 16 | 1]
        if own == answers[1]:
            answers.reverse()
        return [Choice(bridge.action_of(move), (move,)) for move in answers]
    if phase == "exchange":
        return _exchanges(view, world, room, most)
    n = rules.legal(world, seat, room.moves)
    moves = [int(room.moves[at]) for at in range(n)]
    if not view.in_turn:
        moves.append(m.PASS)
    return _plays(view, world, room, moves, most)


def _plays(view: View, world: Ints, room: Room, moves: list[int], most: int) -> list[Choice]:
    seat = view.seat or 0
    for at, move in enumerate(moves):
        room.moves[at] = move
    k.judge_options(world, seat, len(moves), room.moves, room.weights, room.parts, room.floats, room.values)
    worth = {move: float(room.values[at]) for at, move in enumerate(moves)}
    plays = sorted((move for move in moves if move >> 16 <= m.BOMB), key=lambda move: -worth[move])
    found: list[Choice] = []
    seen: set[int] = set()
    for move in plays:
        shape = move & ~0xF0 if move >> 16 == m.STRAIGHT else move
        if shape in seen:
            continue
        seen.add(shape)
        found += _with_wishes(view, world, move)
        if len(found) >= most:
            break
    if m.PASS in moves and not any(choice.moves == (m.PASS,) for choice in found):
        found.append(Choice(bridge.action_of(m.PASS), (m.PASS,)))
    found += [Choice(bridge.action_of(move), (move,)) for move in moves if move >> 16 in (m.TAKE, m.GIVE)]
    if m.CALL_TICHU << 16 in moves and found and _may_want_tichu(view):
        found.append(_TICHU)
    if view.in_turn:
        own = int(policy.decide(world, room.weights, 0.0, room.out, room.parts, room.floats))
        found.sort(key=lambda choice: choice.moves[0] != own)
    return found


def _may_want_tichu(view: View) -> bool:
    """Nobody is out, and no partner has called."""
    round_ = view.round
    partners = view.game.variant.partners(round_, view.seat or 0)
    return not round_.out and not any(partner in round_.calls for partner in partners)


def _with_wishes(view: View, world: Ints, move: int) -> list[Choice]:
    """The play, once for each wish worth thinking about if the Mah Jong is in it."""
    seat = view.seat or 0
    hand = int(world[s.HAND + seat])
    cards = int(m.choose(hand, move))
    if move >> 16 < m.SINGLE or not cards & MAHJONG or world[s.WISH_RULE] == s.NO_WISH:
        return [Choice(bridge.action_of(move, cards), (move,), cards)]
    wishes = _wishes(view, world, hand & ~cards, alone=cards == MAHJONG)
    return [
        Choice(bridge.play_of(move, cards, wish), (move, m.MAKE_WISH << 16 | wish), cards) for wish in wishes
    ]


def _wishes(view: View, world: Ints, rest: int, alone: bool) -> list[int]:
    """The ranks that might hurt somebody: what was given to the next player, the lowest not held, aces.

    Only what others may hold is worth a wish. No wish comes first if the Mah Jong is part of a straight.
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
    if len(live) <= FEW_RANKS:
        found += live
    if world[s.WISH_RULE] == s.MAY_WISH:
        found.insert(1 if alone else 0, 0)
    return list(dict.fromkeys(found))[: None if alone else 2] or [2]


# -- the exchange --------------------------------------------------------------------------------------------


def _exchanges(view: View, world: Ints, room: Room, most: int) -> list[Choice]:
    """The rollout player's gifts, and others that differ from them in one or two cards.

    With a hand for it also to call first, so that everybody passes cards accordingly.
    """
    seat = view.seat or 0
    receivers = sorted(view.game.variant.gifts(view.round)[seat])
    rules.copy(room.st, world)
    hand = int(world[s.HAND + seat])
    own: list[int] = []
    judging.look_round(room.st, seat, room.weights, room.floats[: p.ODDS])
    for _ in receivers:
        card = int(policy.choose_gift(room.st, seat, room.weights, room.parts, room.floats))
        own.append(card)
        rules.apply(room.st, seat, m.GIVE_CARD << 16 | card, 0, room.out)
    judging.look_round(world, seat, room.weights, room.floats[: p.ODDS])
    cost = {card: _cost_of(hand & ~(1 << card), room) for card in range(56) if hand >> card & 1}
    options = [_gifts_for(view, receiver, gift, cost) for receiver, gift in zip(receivers, own, strict=True)]
    places = product(*(range(len(cards)) for cards in options))
    ranked = sorted(places, key=lambda at: (sum(place > 0 for place in at), sum(at)))
    gifts = [tuple(cards[place] for cards, place in zip(options, at, strict=True)) for at in ranked]
    found = [_exchange(receivers, each) for each in gifts if len(set(each)) == len(each)]
    may_call = _may_want_tichu(view) and view.why_not(Tichu()) is None
    if may_call and _cost_of(hand, room) <= room.weights[judging.TICHU_COST]:
        found.insert(1, _TICHU)
    return found[:most]


def _cost_of(hand: int, room: Room) -> float:
    odds = room.floats[: p.ODDS]
    costs = room.floats[p.ODDS : p.ODDS + p.MOST_PARTS]
    return float(p.hand_cost(hand, odds, room.weights, room.parts, costs))


def _gifts_for(view: View, receiver: int, own: int, cost: dict[int, float]) -> list[int]:
    """Cards worth giving to this receiver, the rollout player's first."""
    partner = (receiver - (view.seat or 0)) % 2 == 0
    by_cost = sorted(cost, key=lambda card: cost[card] + 0.02 * policy.power(card))
    if partner:
        high = sorted(cost, key=lambda card: -policy.power(card))[:2]
        found = [own, *high, *[card for card in by_cost if policy.power(card) >= 9][:2]]
        if 53 in cost:
            found.append(53)
    else:
        low = [card for card in by_cost if card < 52 and policy.power(card) <= 11]
        found = [own, *low[:FEW_GIFTS]]
        if 53 in cost and receiver in view.round.calls:
            found.append(53)
    return list(dict.fromkeys(found))


def _exchange(receivers: list[int], gifts: tuple[int, ...]) -> Choice:
    give = tuple((receiver, (bridge.card_of(card),)) for receiver, card in zip(receivers, gifts, strict=True))
    return Choice(Exchange(give), tuple(m.GIVE_CARD << 16 | card for card in gifts))
