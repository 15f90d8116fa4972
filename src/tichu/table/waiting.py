"""What a table waits for: bots that think, bomb windows, clocks, and the next round.

After every change ``plan`` makes this agree with the state. Nothing here changes the state: the machine asks
what is due and acts on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from tichu.core.actions import Action
from tichu.core.match import Match
from tichu.table.clocks import Clock, idle_clock
from tichu.table.effects import Ask, Effect, Forget
from tichu.table.events import DecidedBy
from tichu.table.providers import Providers
from tichu.table.referee import bombers
from tichu.table.state import TableState
from tichu.table.windows import Intent, Window, trick_is_taken, window_is_due

TAKE_DELAY: Final = 0.9
"""Seconds for which people see a finished trick before it is taken, where there is no bomb window."""


@dataclass(slots=True)
class Question:
    """A question to a bot: what would it do for a seat? It counts from ``not_before`` on."""

    number: int
    seat: int
    bot: str
    by: DecidedBy
    seen: int
    not_before: float
    answered: bool = False
    action: Action | None = None


class WindowEnds(NamedTuple):
    """The bomb window is over."""


class TrickIsTaken(NamedTuple):
    """A trick that was not bombed has been seen long enough."""


class AnswerCounts(NamedTuple):
    """A bot has answered, and has taken its time."""

    question: Question


class TimeRunsOut(NamedTuple):
    """The clock of a seat and its reserve are used up."""

    seat: int


class NextRound(NamedTuple):
    """The next round is to be dealt."""


Due: TypeAlias = WindowEnds | TrickIsTaken | AnswerCounts | TimeRunsOut | NextRound


class Waiting:
    """What one table waits for; ``effects`` receives what has to be done outside."""

    def __init__(
        self, providers: Providers, effects: list[Effect], wait_for_bots: bool, bots_answer_last: bool
    ) -> None:
        self._providers = providers
        self._wait_for_bots = wait_for_bots
        self._bots_answer_last = bots_answer_last
        self._effects = effects
        self._moment: int | None = None
        self.window: Window | None = None
        self._questions: dict[int, Question] = {}
        self._asked = 0
        self._bombers: list[int] = []
        """Seats of bots that could bomb out of turn and have not answered yet, in playing order."""
        self._clocks: dict[int, Clock] = {}
        self._next_round_at: float | None = None
        self._trick_taken_at: float | None = None
        """When a finished trick is taken, where there is no bomb window."""
        self._taker: int | None = None
        """The seat it belongs to; a bot at that seat may still bomb, and is waited for."""

    @property
    def busy(self) -> bool:
        """Whether something will happen by itself."""
        return bool(
            self._questions
            or self._clocks
            or self.window
            or self.between_rounds
            or self._trick_taken_at is not None
        )

    @property
    def between_rounds(self) -> bool:
        """Whether the next round is about to be dealt."""
        return self._next_round_at is not None

    # -- making it agree with the state ----------------------------------------------------------------------

    def plan(self, state: TableState, now: float) -> list[Intent]:
        """Ask whoever has to decide, start clocks and windows, stop what is over; return void intents."""
        if state.paused or state.status != "running" or state.match is None:
            return self.rest()
        if not state.in_play:
            if self.between_rounds:
                return []
            void = self.rest()
            self._next_round_at = now + (0.0 if state.bots_only else state.options.between_rounds)
            return void
        void = []
        if self._moment != state.moment:
            void = self.rest()
            self._moment = state.moment
            self._open_window(state, state.match, now)
        self.ask_everybody(state, now)
        return void

    def rest(self) -> list[Intent]:
        """Stop every clock and question; return what waited for the window, which will not happen."""
        self._moment = None
        self._bombers.clear()
        void = [] if self.window is None else self.window.waiting()
        self.window = None
        for seat in list(self._questions):
            self._forget(seat)
        self._clocks.clear()
        self._next_round_at = self._trick_taken_at = None
        return void

    def hurry(self, now: float) -> None:
        """Deal the next round now."""
        if self.between_rounds:
            self._next_round_at = now

    def _open_window(self, state: TableState, match: Match, now: float) -> None:
        """Let bots say whether they bomb, and open the window if there is one now (B5)."""
        round_ = match.round
        if round_.phase not in ("play", "take"):
            return
        if state.has_bots:
            self._bombers = [
                seat for seat in bombers(round_) if state.bot_for(match.controller(seat)) is not None
            ]
        due = window_is_due(round_)
        if not state.people():  # somebody who is away may be watching, and come back with what waiting tells
            if self._bombers or due:
                self.window = Window(None)
        elif self._wait_for_bots and (self._bombers or due):
            self.window = Window(now + state.options.bomb_window if due else now)
        elif state.options.bomb_window > 0 and due:
            self.window = Window(now + state.options.bomb_window)
        if self.window is None and trick_is_taken(round_):
            self._trick_taken_at, self._taker = now + TAKE_DELAY, round_.turn

    def ask_everybody(self, state: TableState, now: float) -> None:
        """Ask every seat that has to decide and was not asked; forget those that need not any more."""
        match = state.match
        if match is None or not state.in_play:
            return
        if self._bombers:  # a person who has come back decides about their bomb themselves
            self._bombers = [
                seat for seat in self._bombers if state.bot_for(match.controller(seat)) is not None
            ]
        deciding = match.round.to_act()
        decided = set() if self.window is None else {intent.seat for intent in self.window.waiting()}
        # The clock of a held play goes on: everybody sees the clocks, and nobody may see that it was decided.
        thinking = {*deciding, *self._bombers} - decided
        bots = {seat: state.bot_for(match.controller(seat)) for seat in {*deciding, *self._bombers}}
        bots_wait = (
            self._bots_answer_last
            and match.round.phase in ("grand", "exchange")
            and any(bots[seat] is None for seat in deciding)
        )
        for seat, question in list(self._questions.items()):
            if seat not in thinking or (bots[seat] is None and question.by != "clock"):
                self._forget(seat)
        for seat in list(self._clocks):
            if seat not in deciding or bots[seat] is not None:
                del self._clocks[seat]
        for seat in (*deciding, *(other for other in self._bombers if other not in deciding)):
            bot = bots[seat]
            if bot is not None and seat in thinking and seat not in self._questions and not bots_wait:
                by: DecidedBy = "away" if state.places[match.controller(seat)].bot is None else "bot"
                pace = state.options.bot_pace * self._providers.pace() if seat in deciding else 0.0
                self._ask(state, seat, bot, by, now + pace)
            elif bot is None and seat in deciding and seat not in self._clocks:
                self._start_clock(state, match, seat, now)

    def _ask(self, state: TableState, seat: int, bot: str, by: DecidedBy, not_before: float) -> None:
        assert state.match is not None
        self._asked += 1
        self._questions[seat] = Question(self._asked, seat, bot, by, state.version, not_before)
        view = state.match.round.view(seat)
        self._effects.append(Ask(self._asked, bot, view, self._providers.seed()))

    def ask_stand_in(self, state: TableState, seat: int, now: float) -> None:
        """Let the stand-in make the one decision for which the time has run out."""
        if seat not in self._questions:
            self._ask(state, seat, state.options.stand_in, "clock", now)

    def _forget(self, seat: int) -> None:
        question = self._questions.pop(seat)
        if not question.answered:
            self._effects.append(Forget(question.number))

    def _start_clock(self, state: TableState, match: Match, seat: int, now: float) -> None:
        time = state.options.clock
        if self.window is not None and self.window.ends_at is not None:
            now = max(now, self.window.ends_at)
        if time is None:
            if state.attendance.people:  # rated
                self._clocks[seat] = idle_clock(now)
            return
        self._clocks[seat] = Clock(now, time, state.reserve[match.controller(seat)])

    # -- what happens ----------------------------------------------------------------------------------------

    def hold(self, intent: Intent, bomb: bool) -> list[Intent]:
        """Let an action wait for the end of the window; return what it replaces."""
        assert self.window is not None
        replaced = self.window.withdraw(intent.seat)
        if bomb:
            self.window.claims[intent.seat] = intent
        else:
            self.window.held = intent
        return replaced

    def answer(self, number: int, action: Action | None) -> None:
        """Note the answer to a question; it counts when the bot has taken its time."""
        for question in self._questions.values():
            if question.number == number:
                question.answered, question.action = True, action

    def take_answer(self, question: Question, asks_again: bool) -> None:
        """Remove a question that was answered; one about a bomb may be asked again."""
        del self._questions[question.seat]
        if not asks_again and question.seat in self._bombers:
            self._bombers.remove(question.seat)

    def take_window(self) -> Window | None:
        """Close the window."""
        window, self.window = self.window, None
        return window

    def spent(self, seat: int, now: float) -> float:
        """Return how much of the reserve the decision of a seat has cost so far."""
        clock = self._clocks.get(seat)
        return 0.0 if clock is None else clock.spent(now)

    # -- time ------------------------------------------------------------------------------------------------

    def next_due(self) -> tuple[float, Due] | None:
        """Return what happens next by itself, and when."""
        found: list[tuple[float, Due]] = []
        if self._next_round_at is not None:
            found.append((self._next_round_at, NextRound()))
        if self.window is not None and not (self._wait_for_bots and self._bombers):
            if self.window.ends_at is not None:
                found.append((self.window.ends_at, WindowEnds()))
            elif not self._questions:
                found.append((0.0, WindowEnds()))
        if self._trick_taken_at is not None and self._taker not in self._questions:
            found.append((self._trick_taken_at, TrickIsTaken()))
        for question in self._questions.values():
            if question.answered:
                found.append((question.not_before, AnswerCounts(question)))
        for seat, clock in self._clocks.items():
            if seat not in self._questions:
                found.append((clock.runs_out_at, TimeRunsOut(seat)))
        return min(found, key=lambda each: each[0]) if found else None

    def live(self, match: Match | None, now: float) -> dict[str, Any]:
        """Return how long everything still takes, in seconds; the same for everybody."""
        ends_at = None if self.window is None else self.window.ends_at
        next_at = self._next_round_at
        clocks = {}
        if match is not None:
            clocks = {str(match.controller(seat)): clock.shown(now) for seat, clock in self._clocks.items()}
        return {
            "window": None if ends_at is None else round(max(0.0, ends_at - now), 3),
            "clocks": clocks,
            "next": None if next_at is None else round(max(0.0, next_at - now), 3),
        }
