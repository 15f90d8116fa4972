"""Observations, masks and actions for a view of any table: in the arena, on a server, in a program.

They are the same numbers as in the environments, so a policy that was trained there can play as a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tichu.bots.protocol import Bot, Decision, Reason
from tichu.core.actions import Action, Exchange
from tichu.core.cards import MAHJONG
from tichu.core.errors import IllegalAction, TichuError
from tichu.core.view import View
from tichu.envs import batch, observation, precompile
from tichu.envs.conversion import row_of
from tichu.envs.encoding import ACTIONS, INDEX, MOVES, action_name, fields, observation_size
from tichu.kernel import bridge, rules, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.jit import Ints

Policy: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.int8]], int]
"""An observation and a mask in, an action out."""


@cache
def _prepare() -> None:
    precompile.prepare()


def observe(view: View, chosen: Sequence[int] = ()) -> NDArray[np.int8]:
    """Return what the seat of the view knows (``encoding.fields``).

    An exchange and a play of the Mah Jong take several actions; ``chosen`` are those chosen so far.
    """
    return _observation(_position(view, chosen), view)


def mask(view: View, chosen: Sequence[int] = ()) -> NDArray[np.int8]:
    """Return 1 for each legal action of the seat, which may be asked out of turn for a bomb."""
    return _mask(_position(view, chosen), view)


def action(index: int, view: View, chosen: Sequence[int] = ()) -> Action | None:
    """Return an action by its number; None if the answer is not complete with it.

    Then ask for the next number, with this one added to ``chosen``: an exchange is one number for each card,
    and after a play with the Mah Jong there is a wish. docs/envs.md says which suits a play takes.
    """
    return _action(_position(view, chosen), index, view, chosen)


def choose(view: View, policy: Policy) -> Action:
    """Return the action that a policy chooses; it is asked as often as the answer needs."""
    st, chosen = _position(view, ()), list[int]()
    while True:
        index = int(policy(_observation(st, view), _mask(st, view)))
        answer = _action(st, index, view, chosen)
        if answer is not None:
            return answer
        chosen.append(index)
        _act(st, index)


def _action(st: Ints, index: int, view: View, chosen: Sequence[int]) -> Action | None:
    seat = _seat(view)
    if index not in _legal(st, view):
        name = action_name(index) if 0 <= index < ACTIONS else str(index)
        raise IllegalAction("illegal", f"{name} is not legal for seat {seat}")
    move = int(observation.absolute(st, seat, MOVES[index]))
    kind = m.kind_of(move)
    if kind == m.GIVE_CARD:
        return _exchange(view, (*chosen, index))
    if kind == m.MAKE_WISH:
        before = _position(view, chosen[:-1])
        play = int(observation.absolute(before, seat, MOVES[chosen[-1]]))
        return bridge.play_of(play, suits.choose_cards(before[s.HAND + seat], play), m.other_of(move))
    if not m.SINGLE <= kind <= m.BOMB:
        return bridge.action_of(move)
    cards = int(suits.choose_cards(st[s.HAND + seat], move))
    if not cards >> bridge.number_of(MAHJONG) & 1 or view.game.settings.wish == "none":
        return bridge.play_of(move, cards)
    after = st.copy()
    _act(after, index)
    if after[s.PHASE] == s.WISH_PHASE:
        return None
    last = bridge.play_of(move, cards)  # the Mah Jong ends the round, and nobody can honour a wish
    return last if view.why_not(last) is None else bridge.play_of(move, cards, m.ACE)


class PolicyBot(Bot):
    """A bot that plays as a policy; subclasses define ``policy``."""

    name: ClassVar[str] = "policy"
    about: ClassVar[str] = "plays as a policy of observations and masks"

    def policy(self, observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
        """Return the number of an action that the mask allows."""
        raise NotImplementedError

    def consider(self, view: View) -> Decision:
        """Return what the policy chooses."""
        return Decision(choose(view, self.policy), Reason("unexplained"))


def _seat(view: View) -> int:
    if view.seat is None:
        raise TichuError("no-such-seat", "a spectator has no observation and cannot act")
    return view.seat


def _position(view: View, chosen: Sequence[int]) -> Any:
    """Return the state of the kernel as far as the seat knows it, after the actions chosen so far."""
    _prepare()
    seat = _seat(view)
    st = row_of(view.round)
    st[s.BOMBERS] = 0
    if view.round.phase in ("grand", "exchange"):
        st[s.WAITING] = 1 << seat if view.in_turn else 0
    for index in chosen:
        _act(st, index)
    return st


def _observation(st: Ints, view: View) -> NDArray[np.int8]:
    seat, seats = _seat(view), view.game.seats
    row = np.zeros(observation_size(seats), np.int8)
    observation.observe(st, seat, row)
    start = _start_of_counts(seats)
    for other in view.hidden - {seat}:
        row[start + (other - seat) % seats] = view.counts[other]
    return row


@cache
def _start_of_counts(seats: int) -> int:
    return next(field.start for field in fields(seats) if field.name == "counts")


def _mask(st: Ints, view: View) -> NDArray[np.int8]:
    row = np.zeros(ACTIONS, np.int8)
    row[_legal(st, view)] = 1
    return row


def _act(st: Ints, index: int) -> None:
    batch.act(st, MOVES[index], s.new_buffer(m.MAX_MOVES))


def _legal(st: Ints, view: View) -> list[int]:
    """List the legal actions of the seat: those of the rules, and out of turn also a pass."""
    seat, out = _seat(view), s.new_buffer(m.MAX_MOVES)
    n = rules.legal(st, seat, out)
    found = [int(INDEX[observation.relative(st, seat, int(out[at]))]) for at in range(n)]
    return found if view.in_turn else [*found, 0]


def _exchange(view: View, chosen: Sequence[int]) -> Exchange | None:
    cards = [bridge.card_of(MOVES[index] & 63) for index in chosen]
    receivers = sorted(view.game.variant.gifts(view.round)[_seat(view)])
    if len(cards) < len(receivers):
        return None
    return Exchange(tuple((to, (card,)) for to, card in zip(receivers, cards, strict=True)))
