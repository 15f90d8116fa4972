"""The part of the table machine that plays: actions, held plays, early calls, and what bots answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tichu.core.actions import CALLS, Take, Tichu
from tichu.core.errors import TichuError
from tichu.table import effects as fx
from tichu.table import events as e
from tichu.table.calls import simultaneous_calls
from tichu.table.effects import Effect, Tell
from tichu.table.errors import Refused
from tichu.table.inputs import Sender
from tichu.table.providers import Providers
from tichu.table.state import TableState
from tichu.table.waiting import Question, Waiting
from tichu.table.windows import Intent, trick_is_taken

MAX_TIMEOUTS: Final = 2
"""Decisions in a row for which the clock may run out before the stand-in takes over the place."""

OVERTAKEN: Final = ("overtaken", "a bomb came first")
REPLACED: Final = ("replaced", "you have decided otherwise since")
VOID: Final = ("void", "the moment for that has passed")


@dataclass(slots=True)
class UnstoredEvents:
    """Events that are being stored: who waits for them, and what they have overtaken."""

    events: tuple[e.Recorded, ...]
    sender: Sender | None
    overtaken: list[Intent] = field(default_factory=list)


class Gameplay:
    """What happens between two inputs: the state, the events that are being stored, and what waits."""

    def __init__(
        self,
        state: TableState,
        providers: Providers,
        observe: Callable[[e.Recorded], None] | None,
        wait_for_bots: bool,
        bots_answer_last: bool,
    ) -> None:
        self.state = state
        self._providers = providers
        self._observe = observe
        self._now = 0.0
        self._effects: list[Effect] = []
        self._waiting = Waiting(providers, self._effects, wait_for_bots, bots_answer_last)
        self._batch: UnstoredEvents | None = None
        self._early_calls: dict[int, Intent] = {}
        """Tichu called while others still answer the Grand Tichu question: nobody may notice yet."""

    def _tell(self, sender: Sender | None, message: fx.Acknowledged | fx.Held | fx.Denied) -> None:
        if sender is not None:
            self._effects.append(Tell(sender, message))

    def _deny(self, intents: Iterable[Intent], why: tuple[str, str]) -> None:
        for intent in intents:
            self._tell(intent.sender, fx.Denied(Refused(*why)))

    def _plan(self) -> None:
        self._deny(self._waiting.plan(self.state, self._now), VOID)

    def _void(self, why: tuple[str, str]) -> None:
        """Give up everything that waits for its moment, and tell its senders why."""
        self._deny(self._waiting.rest(), why)
        self._deny(self._early_calls.values(), why)
        self._early_calls.clear()

    def _append(self, events: Sequence[e.Event], sender: Sender | None = None) -> None:
        """Take events into the state and have them stored; what the rules refuse changes nothing."""
        player = None if sender is None else sender.person.id
        action_id = None if sender is None else sender.action_id
        at = self._providers.timestamp()
        recorded: list[e.Recorded] = []
        state = self.state
        for event in events:
            entry = e.Recorded(state.version + 1, event, at, player, None if recorded else action_id)
            try:
                state.apply(entry)
            except TichuError as why:
                if recorded:
                    raise RuntimeError(f"{event} does not follow {recorded[-1].event}") from why
                raise
            if self._observe is not None:
                self._observe(entry)
            recorded.append(entry)
        self._batch = UnstoredEvents(tuple(recorded), sender)
        self._effects.append(fx.Append(self._batch.events))

    # -- actions ---------------------------------------------------------------------------------------------

    def _intend(self, intent: Intent) -> None:
        """Make an action, or let it wait until its moment has come."""
        round_ = self.state.round
        assert round_ is not None
        if isinstance(intent.action, Tichu) and round_.phase == "grand":
            self._call_early(intent)
            return
        window = self._waiting.window
        if window is None or isinstance(intent.action, CALLS):
            self._make(intent)
            return
        why_not = round_.why_not(intent.seat, intent.action)
        if why_not is not None:
            raise why_not
        is_bomb = round_.can_throw(intent.seat, intent.action)
        for before in self._waiting.hold(intent, is_bomb):  # the newer action counts
            if not intent.repeats(before):
                self._deny([before], REPLACED)
        self._tell(intent.sender, fx.Held())

    def _call_early(self, intent: Intent) -> None:
        """Keep a Tichu to ourselves until all have answered the Grand Tichu question."""
        round_ = self.state.round
        assert round_ is not None
        why_not = round_.why_not(intent.seat, intent.action)
        if why_not is not None:
            raise why_not
        before = self._early_calls.get(intent.seat)
        if before is not None and not intent.repeats(before):
            raise Refused("already-called", "you have already called")
        self._early_calls[intent.seat] = intent
        self._tell(intent.sender, fx.Held())

    @property
    def _early_call_is_due(self) -> bool:
        round_ = self.state.round
        return bool(self._early_calls) and round_ is not None and round_.phase != "grand"

    def _make_early_call(self) -> None:
        call = self._early_calls.pop(min(self._early_calls))
        try:
            self._make(call)
        except TichuError as why:
            self._tell(call.sender, fx.Denied(why))

    def _make(self, intent: Intent) -> None:
        """Have an action stored; raises the refusal of an illegal one."""
        state, seat, action = self.state, intent.seat, intent.action
        match = state.match
        assert match is not None
        place = match.controller(seat)
        spent = 0.0 if isinstance(action, CALLS) else self._waiting.spent(seat, self._now)
        together = simultaneous_calls(state, intent)
        events: list[e.Event] = [e.Acted(seat, place, intent.by, action, spent, together)]
        if intent.by == "clock" and state.timeouts[place] + 1 >= MAX_TIMEOUTS:
            events.append(e.WentAway(place))
            if state.only_bots_without(state.places[place].player):
                events.append(e.Paused(None))
        self._append(events, intent.sender)

    # -- bots and windows ------------------------------------------------------------------------------------

    def _take_answer(self, question: Question) -> None:
        """Make the action a bot has decided on; in turn, a safe legal one if that cannot be made.

        A bot that was asked for a bomb may also call, and is asked for the bomb again after it.
        """
        round_, seat, action = self.state.round, question.seat, question.action
        assert round_ is not None
        is_call = isinstance(action, CALLS) and round_.why_not(seat, action) is None
        self._waiting.take_answer(question, asks_again=is_call)
        in_turn = seat in round_.to_act()
        if not in_turn and not is_call and (action is None or not round_.can_throw(seat, action)):
            return
        if action is None:
            action = self._providers.fallback(round_.view(seat))
        try:
            self._intend(Intent(seat, action, question.by, seen=question.seen))
        except TichuError:
            if in_turn:
                action = self._providers.fallback(round_.view(seat))
                self._intend(Intent(seat, action, question.by, seen=question.seen))

    def _end_window(self) -> None:
        """Take the first bomb in playing order, or else the held play, or pick up the trick (B5)."""
        round_, window = self.state.round, self._waiting.take_window()
        assert round_ is not None and window is not None
        chosen = window.first(round_)
        if chosen is None:
            if trick_is_taken(round_):
                self._take_trick()
            else:
                self._waiting.ask_everybody(self.state, self._now)
            return
        late = [intent for intent in window.waiting() if intent is not chosen]
        try:
            self._make(chosen)
        except TichuError:
            self._deny([chosen, *late], VOID)
            self._plan()
            return
        assert self._batch is not None
        self._batch.overtaken += late

    def _take_trick(self) -> None:
        """Take the trick for its winner, who has nothing to decide."""
        round_ = self.state.round
        assert round_ is not None and round_.turn is not None
        self._make(Intent(round_.turn, Take(), "auto"))
