"""Order of questions for players that answer at once: bots, arenas, environments.

In the core any seat may act at any time. The referee turns that into an order of questions: the seat in turn
says what it would do, then the seats that could bomb are asked in playing order, and only then the play or
pass is made (B5). A seat that declined to bomb is asked again after every pass, because the situation has
changed, and once more before the trick is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tichu.core.actions import CALLS, Action, Pass
from tichu.core.errors import IllegalAction, TichuError
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.core.view import View

Decider: TypeAlias = Callable[[View], Action]
Watcher: TypeAlias = Callable[[int, Action], None]


def bomb_order(round_: Round) -> list[int]:
    """Seats in the order in which they may claim a bomb: from the right of the last play (B5)."""
    top = round_.top
    if top is None or round_.phase not in ("play", "take"):
        return []
    return [seat for seat in (*round_.seats_after(top.seat), top.seat) if seat not in round_.out]


def bombers(round_: Round) -> list[int]:
    """Seats other than the one in turn that could bomb now, in bomb order."""
    return [seat for seat in bomb_order(round_) if seat != round_.turn and round_.bombs(seat)]


class Referee:
    """Run one round: ``ask`` returns the seat to ask, ``answer`` takes its answer."""

    def __init__(self, round_: Round) -> None:
        self.round = round_
        self._held: Action | None = None
        self._bombers = bombers(round_)
        self._asked: int | None = None
        self._choose_seat()

    def ask(self) -> int | None:
        """Return the seat to ask now, or None when the round is over."""
        return self._asked

    def answer(self, action: Action) -> list[tuple[int, Action]]:
        """Take the answer of the asked seat and return the actions that were made, in order.

        A seat that is asked for a bomb out of turn declines with ``Pass()``. The answer of the seat in turn
        is held while others may bomb. If one does, the answer is dropped and the seat is asked again later.
        """
        seat = self._asked
        if seat is None:
            raise IllegalAction("round-over", "the round is over")
        made = self._take_answer(seat, action)
        self._choose_seat()
        return made

    def _choose_seat(self) -> None:
        if self._bombers and (self._held is not None or self.round.phase == "take"):
            self._asked = self._bombers[0]
        else:
            waiting = self.round.to_act()
            self._asked = waiting[0] if waiting else None

    def _take_answer(self, seat: int, action: Action) -> list[tuple[int, Action]]:
        if not self._bombers or isinstance(action, CALLS):
            return self._make(seat, action)
        if seat != self.round.turn:
            if not isinstance(action, Pass):
                return self._make(seat, action)
            self._bombers.pop(0)
            if self._bombers or self._held is None or self.round.turn is None:
                return []
            return self._make(self.round.turn, self._held)
        if not self.round.can_throw(seat, action):
            why_not = self.round.why_not(seat, action)
            if why_not is not None:
                raise why_not
            self._held = action
            return []
        return self._make(seat, action)

    def _make(self, seat: int, action: Action) -> list[tuple[int, Action]]:
        self.round.apply(seat, action)
        if not isinstance(action, CALLS):
            self._held = None
            self._bombers = bombers(self.round)
        return [(seat, action)]


def play_round(round_: Round, deciders: Sequence[Decider], watch: Watcher | None = None) -> None:
    """Play the round to its end; ``watch`` is called with every action."""
    if len(deciders) != round_.game.seats:
        raise TichuError("malformed", f"{round_.game.seats} seats need as many deciders, not {len(deciders)}")
    referee = Referee(round_)
    while (seat := referee.ask()) is not None:
        for made in referee.answer(deciders[seat](round_.view(seat))):
            if watch is not None:
                watch(*made)


def play_match(match: Match, deciders: Sequence[Decider], watch: Watcher | None = None) -> None:
    """Play the match to its end. There is one decider per player; the soloist's also plays the dummy."""
    while not match.over:
        if match.round.over:
            match.next_round()
        by_seat = [deciders[match.controller(seat)] for seat in range(match.game.seats)]
        play_round(match.round, by_seat, watch)
