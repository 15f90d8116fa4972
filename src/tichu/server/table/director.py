"""What a table waits for, and for how long: bots that think, windows for bombs, clocks, the next round.

The director looks at the state after every change and makes what is waited for agree with it. It never
changes the state itself: when a time has come it asks the table to.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from tichu.bots.guard import fallback
from tichu.core.actions import Action, Take
from tichu.core.errors import TichuError
from tichu.core.round import Round
from tichu.server.table.agenda import Deadline, Intent, Question, Window, window_is_due
from tichu.server.table.show import Shown
from tichu.server.table.state import TableState
from tichu.server.workers.workers import Workers
from tichu.table.referee import bomb_order, bombers, is_bomb

log = logging.getLogger("tichu.server.table")

OVERTAKEN = ("overtaken", "a bomb came first")
REPLACED = ("replaced", "you have decided otherwise since")
VOID = ("void", "the moment for that has passed")


class Desk(Protocol):
    """What the director may ask of the table."""

    state: TableState

    def do(self, job: Callable[[], Awaitable[None]]) -> None:
        """Put something into the inbox."""

    async def intend(self, intent: Intent) -> None:
        """Make an action, or keep it until its moment has come."""

    async def make(self, intent: Intent) -> None:
        """Write an action down."""

    async def deal(self) -> None:
        """Deal the next round."""

    def tell_held(self, intent: Intent) -> None:
        """Tell the sender that his action waits."""

    def tell_void(self, intent: Intent, why: tuple[str, str]) -> None:
        """Tell the sender that his action will not happen."""


class Director:
    """The clocks of one table."""

    def __init__(self, desk: Desk, thinkers: Workers) -> None:
        self._desk = desk
        self._thinkers = thinkers
        self._loop = asyncio.get_running_loop()
        self._moment: int | None = None
        self._window: Window | None = None
        self._bombers: set[int] = set()
        """Bots that could bomb out of turn and have not yet said whether they do."""
        self._questions: dict[int, Question] = {}
        self._deadlines: dict[int, Deadline] = {}
        self._next_round: asyncio.TimerHandle | None = None
        self._next_round_at = 0.0

    @property
    def busy(self) -> bool:
        """Whether something will happen by itself."""
        return bool(self._questions or self._deadlines or self._next_round or self._window)

    @property
    def awaits_next_round(self) -> bool:
        """Whether the table is between two rounds."""
        return self._next_round is not None

    # -- making it agree ------------------------------------------------------------------------------------

    def rest(self) -> None:
        """Stop every clock, and let no bot think."""
        self._moment = None
        self._bombers.clear()
        if self._window is not None:
            window, self._window = self._window, None
            window.stop()
            for intent in window.waiting():
                self._desk.tell_void(intent, VOID)
        for seat in list(self._questions):
            self._withdraw_question(seat)
        for seat in list(self._deadlines):
            self._stop_clock(seat)
        if self._next_round is not None:
            self._next_round.cancel()
            self._next_round = None

    def plan(self) -> None:
        """Look at the state: ask whoever has to decide, start clocks and windows, stop what is over."""
        state = self._desk.state
        if state.paused or state.status != "running" or state.match is None:
            self.rest()
        elif not state.in_play:
            if self._next_round is None:
                self.rest()
                self._deal_in(0.0 if state.bots_only else state.options.between_rounds)
        else:
            if self._moment != state.moment:
                self.rest()
                self._moment = state.moment
                self._open_window(state.match.round)
            self._ask_everybody()

    def hurry(self) -> None:
        """Deal the next round now."""
        if self._next_round is not None:
            self._next_round.cancel()
            self._deal_in(0.0)

    def _deal_in(self, delay: float) -> None:
        self._next_round_at = self._loop.time() + delay
        self._next_round = self._loop.call_later(delay, self._desk.do, self._desk.deal)

    # -- windows for bombs ----------------------------------------------------------------------------------

    def _open_window(self, round_: Round) -> None:
        state = self._desk.state
        if round_.phase not in ("play", "take") or not window_is_due(round_):
            return
        self._bombers = set(bombers(round_))
        if not state.people():  # who is away may be watching, and return with what the waiting told him
            self._window = Window(None)
        elif state.options.bomb_window > 0:
            self._window = Window(self._loop.time() + state.options.bomb_window)
            self._window.timer = self._loop.call_later(
                state.options.bomb_window, self._end_window, self._window
            )

    def keep(self, intent: Intent) -> bool:
        """Let an action wait while bombs can be claimed; False if nothing keeps it from being made now."""
        window, round_ = self._window, self._desk.state.round
        if window is None or round_ is None:
            return False
        bomb = is_bomb(round_, intent.seat, intent.action)
        if not bomb and intent.seat != round_.turn:
            return False  # the rules will refuse it
        round_.copy().apply(intent.seat, intent.action)  # refused now rather than later
        for before in window.withdraw(intent.seat):  # the newer action counts
            if not intent.repeats(before):
                self._desk.tell_void(before, REPLACED)
        if bomb:
            window.claims[intent.seat] = intent
        else:
            window.held = intent
        self._desk.tell_held(intent)
        self._end_window_of_bots()
        return True

    def _end_window(self, window: Window) -> None:
        self._desk.do(lambda: self._settle(window))

    def _end_window_of_bots(self) -> None:
        """Where only bots play the window ends as soon as all have answered."""
        if self._window is not None and self._window.ends_at is None and not self._questions:
            self._end_window(self._window)

    async def _settle(self, window: Window) -> None:
        """Take the first bomb in playing order, or else the play that waited, or pick up the trick."""
        round_ = self._desk.state.round
        if window is not self._window or round_ is None:
            return
        self._window = None
        claims = [window.claims[seat] for seat in bomb_order(round_) if seat in window.claims]
        waited = claims[0] if claims else window.held
        if waited is not None:
            try:
                await self._desk.make(waited)
            except Exception:
                self._desk.tell_void(waited, VOID)
                raise
            finally:
                for late in window.waiting():
                    if late is not waited:
                        self._desk.tell_void(late, OVERTAKEN)
        elif (
            round_.phase == "take" and round_.turn is not None and Take() in round_.legal_actions(round_.turn)
        ):
            await self._desk.make(Intent(round_.turn, Take(), "auto", None))
        else:
            self._ask_everybody()

    # -- asking ---------------------------------------------------------------------------------------------

    def _ask_everybody(self) -> None:
        """Ask every seat that has to decide and was not asked; forget those that need not any more."""
        state = self._desk.state
        if not state.in_play or state.match is None:
            return
        deciding = set(state.match.round.to_act())
        waiting = set(deciding)
        if self._window is not None and self._window.held is not None:
            # Its clock goes on: everybody sees the clocks, and nobody may see that it has decided already.
            waiting.discard(self._window.held.seat)
        for seat, question in list(self._questions.items()):
            bot = state.bot_for(state.match.controller(seat))
            if seat not in waiting | self._bombers or (bot is None and question.by != "clock"):
                self._withdraw_question(seat)
        for seat in list(self._deadlines):
            if seat not in deciding or state.bot_for(state.match.controller(seat)) is not None:
                self._stop_clock(seat)
        for seat in (*sorted(deciding), *sorted(self._bombers - deciding)):  # whoever is in turn thinks first
            place = state.match.controller(seat)
            bot = state.bot_for(place)
            if seat in self._questions:
                continue
            if bot is not None and seat in waiting | self._bombers:
                by = "away" if state.places[place].bot is None else "bot"
                self._ask(Question(seat, bot, by), hurry=seat not in waiting)
            elif bot is None and seat in deciding and seat not in self._deadlines:
                self._start_clock(seat, place)
        self._end_window_of_bots()

    def _ask(self, question: Question, hurry: bool) -> None:
        state = self._desk.state
        assert state.match is not None
        self._questions[question.seat] = question
        view = state.match.round.view(question.seat)
        pace = 0.0 if hurry else state.options.bot_pace * random.uniform(0.6, 1.4)
        question.task = asyncio.create_task(self._think(question, view, pace))

    async def _think(self, question: Question, view: Any, pace: float) -> None:
        began = self._loop.time()
        try:
            seed = random.getrandbits(48)
            action = (await self._thinkers.decide(question.bot, view, seed)).action
        except TichuError as why:
            log.warning("%s cannot decide: %s", question.bot, why.code)
            action = fallback(view)
        rest = pace - (self._loop.time() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        self._desk.do(lambda: self._answered(question, action))

    async def _answered(self, question: Question, action: Action) -> None:
        seat, round_ = question.seat, self._desk.state.round
        if self._questions.get(seat) is not question or round_ is None:
            return
        del self._questions[seat]
        if seat in round_.to_act():
            intent = Intent(seat, action, question.by, None)
            try:
                await self._desk.intend(intent)
            except TichuError as why:
                log.info("%s was refused: %s", question.bot, why.code)
                await self._desk.intend(intent._replace(action=fallback(round_.view(seat))))
            return
        self._bombers.discard(seat)
        if is_bomb(round_, seat, action):
            await self._desk.intend(Intent(seat, action, question.by, None))
        else:
            self._end_window_of_bots()

    def _withdraw_question(self, seat: int) -> None:
        question = self._questions.pop(seat)
        if question.task is not None:
            question.task.cancel()

    # -- clocks ---------------------------------------------------------------------------------------------

    def spent(self, seat: int) -> float:
        """How much of the reserve the decision of a seat has cost so far."""
        deadline = self._deadlines.get(seat)
        return 0.0 if deadline is None else deadline.spent(self._loop.time())

    def _start_clock(self, seat: int, place: int) -> None:
        state = self._desk.state
        clock, reserve = state.options.clock, state.reserve[place]
        if clock is None:
            return
        started_at = self._loop.time()
        if self._window is not None and self._window.ends_at is not None:
            started_at = max(started_at, self._window.ends_at)
        deadline = Deadline(started_at, clock, reserve)
        deadline.timer = self._loop.call_at(started_at + clock + reserve, self._run_out, seat, deadline)
        self._deadlines[seat] = deadline

    def _stop_clock(self, seat: int) -> None:
        self._deadlines.pop(seat).stop()

    def _run_out(self, seat: int, deadline: Deadline) -> None:
        self._desk.do(lambda: self._decide_for(seat, deadline))

    async def _decide_for(self, seat: int, deadline: Deadline) -> None:
        """The stand-in makes the one decision for which the time has run out."""
        state = self._desk.state
        if self._deadlines.get(seat) is deadline and seat not in self._questions:
            self._ask(Question(seat, state.options.stand_in, "clock"), hurry=True)

    # -- for everybody to see -------------------------------------------------------------------------------

    def shown(self) -> Shown:
        """How long everything still takes, in seconds; the same for all."""
        now, match = self._loop.time(), self._desk.state.match
        clocks = {}
        if match is not None:
            for seat, deadline in self._deadlines.items():
                clocks[str(match.controller(seat))] = deadline.shown(now)
        ends_at = None if self._window is None else self._window.ends_at
        return {
            "window": None if ends_at is None else round(max(0.0, ends_at - now), 3),
            "clocks": clocks,
            "next": None if self._next_round is None else round(max(0.0, self._next_round_at - now), 3),
        }
