"""A table on a virtual clock: the machine with a store that never fails, unless a test wants it to."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from dataclasses import fields
from random import Random
from typing import Any

from tichu.bots.guard import fallback
from tichu.core.actions import Action
from tichu.core.game import Game
from tichu.core.match import Match, RoundResult
from tichu.core.round import Round
from tichu.core.variants import Deal
from tichu.core.view import View
from tichu.table import commands as c
from tichu.table import effects as fx
from tichu.table import events as e
from tichu.table import inputs
from tichu.table.commands import Command, Person
from tichu.table.deals import SealedDeal
from tichu.table.errors import Refused
from tichu.table.inputs import Input, Sender
from tichu.table.machine import Machine
from tichu.table.options import TableOptions
from tichu.table.providers import Providers
from tichu.table.state import TableState

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")
PEOPLE = [Person(name.lower(), name, account=True) for name in NAMES]

Bot = Callable[[View], Action | None]


class OpenTable:
    """A table whose time passes only when a test says so. The host may sit at place 0; there is no match yet.

    Bots answer at once with ``bot(view)``; None leaves their question open until ``answer``. The rounds of
    ``deals`` are dealt first, then random ones. ``create`` makes it a table of a tournament.
    """

    def __init__(
        self,
        options: TableOptions,
        bot: Bot = fallback,
        seed: int = 1,
        deals: Iterable[Deal] = (),
        host_sits: bool = True,
        bots_answer_last: bool = False,
        sleep_after: float | None = None,
        create: inputs.CreateArranged | None = None,
    ) -> None:
        self.now = 100.0
        self.bot = bot
        self.log: list[e.Recorded] = []
        self.effects: list[fx.Effect] = []
        """Everything the machine has asked for, in order."""
        self.replies: dict[str, list[str]] = {}
        """The replies to each action id: ``ack``, ``held`` or the code of a refusal."""
        self.shown: list[e.Recorded] = []
        self.dismissed: list[str] = []
        self.open_questions: dict[int, fx.Ask] = {}
        self.asked: list[fx.Ask] = []
        self.store_fails = False
        """Whether the next events cannot be stored."""
        self.store_waits = False
        """Whether events are stored only when the test calls ``finish_storing``."""
        self._unstored: tuple[e.Recorded, ...] | None = None
        self._rng = Random(seed)
        self._deals = list(deals)
        self._wakes_at: float | None = None
        self._ids = itertools.count(1)
        self.providers = Providers(
            self._shuffle, lambda: self.now, lambda: 1.0, lambda: 0, _check_bot, fallback, _seal
        )
        self.machine = Machine(
            TableState("t"), self.providers, bots_answer_last=bots_answer_last, sleep_after=sleep_after
        )
        self.feed(create or inputs.Create(PEOPLE[0], options, host_sits))

    def _shuffle(self, game: Game, match: Match | None) -> SealedDeal:
        variant, settings = game.variant, game.settings
        number = 1 if match is None else match.rounds_played + 1
        if self._deals:
            return SealedDeal(number, self._deals.pop(0), "", "")
        setup = variant.first_setup(settings, self._rng) if match is None else match.next_setup()
        deck = list(variant.pack(settings))
        self._rng.shuffle(deck)
        return SealedDeal(number, variant.deal(settings, deck, setup), "", "")

    # -- feeding ---------------------------------------------------------------------------------------------

    def feed(self, input_: Input) -> None:
        """Feed an input now, and carry out what follows."""
        self._carry_out(self.machine.step(input_, self.now, self.now))

    def _carry_out(self, effects: list[fx.Effect]) -> None:
        queue = effects
        while queue or self._is_due():
            if not queue:
                self._wakes_at = None
                queue += self.machine.step(inputs.Tick(), self.now, self.now)
                continue
            effect = queue.pop(0)
            self.effects.append(effect)
            match effect:
                case fx.Append(events):
                    if self.store_waits:
                        self._unstored = events
                    else:
                        queue += self._store(events)
                case fx.Ask():
                    queue += self._ask(effect)
                case fx.Forget(question):
                    self.open_questions.pop(question, None)
                case fx.Wake(at):
                    self._wakes_at = at
                case fx.Tell(sender, message):
                    self._reply(sender, message)
                case fx.Show(events):
                    self.shown += events
                case fx.Dismiss(person):
                    self.dismissed.append(person)
                case fx.ShowLive():
                    pass

    def _ask(self, ask: fx.Ask) -> list[fx.Effect]:
        self.asked.append(ask)
        action = self.bot(ask.view)
        if action is None:
            self.open_questions[ask.question] = ask
            return []
        return self.machine.step(inputs.BotReply(ask.question, action), self.now, self.now)

    def finish_storing(self) -> None:
        """Store what ``store_waits`` has kept back, or fail to."""
        assert self._unstored is not None, "nothing is being stored"
        events, self._unstored = self._unstored, None
        self._carry_out(self._store(events))

    def _is_due(self) -> bool:
        return self._wakes_at is not None and self._wakes_at <= self.now

    def _store(self, events: tuple[e.Recorded, ...]) -> list[fx.Effect]:
        if self.store_fails:
            self.store_fails = False
            return self.machine.step(inputs.Reloaded(fold(self.log)), self.now, self.now)
        self.log += events
        return self.machine.step(inputs.Stored(), self.now, self.now)

    def _reply(self, sender: Sender, message: fx.Acknowledged | fx.Held | fx.Denied) -> None:
        match message:
            case fx.Acknowledged():
                word = "ack"
            case fx.Held():
                word = "held"
            case fx.Denied(why):
                word = why.code
        self.replies.setdefault(sender.action_id or "", []).append(word)

    def advance(self, seconds: float) -> None:
        """Let time pass, step by step."""
        end = self.now + seconds
        while self._wakes_at is not None and self._wakes_at <= end:
            self.now = max(self.now, self._wakes_at)
            self._wakes_at = None
            self.feed(inputs.Tick())
        self.now = end

    def answer(self, seat: int, action: Action) -> None:
        """Let a bot answer an open question."""
        question = next(number for number, ask in self.open_questions.items() if ask.view.seat == seat)
        del self.open_questions[question]
        self.feed(inputs.BotReply(question, action))

    def do(self, person: Person, command: Command, action_id: str | None = None) -> str:
        """Let somebody do something; the last reply, or an empty text if there is none yet."""
        action_id = action_id or f"c{next(self._ids)}"
        self.feed(inputs.Do(Sender(person, action_id), command))
        return self.last_reply(action_id)

    def act(self, seat: int, action: Action, *, seen: int | None = None, action_id: str | None = None) -> str:
        """Let the person at a seat act; the last reply, or an empty text if there is none yet."""
        action_id = action_id or f"a{next(self._ids)}"
        person = self.person_at(seat)
        self.feed(inputs.Act(Sender(person, action_id), action, seat, seen))
        return self.last_reply(action_id)

    # -- looking ---------------------------------------------------------------------------------------------

    def last_reply(self, action_id: str) -> str:
        """The last reply to an action; an empty text if there is none."""
        return self.replies.get(action_id, [""])[-1]

    @property
    def state(self) -> TableState:
        return self.machine.state

    @property
    def round(self) -> Round:
        round_ = self.state.round
        assert round_ is not None
        return round_

    @property
    def phase(self) -> str:
        return self.round.phase

    @property
    def status(self) -> str:
        return self.state.status

    @property
    def live(self) -> dict[str, Any]:
        return self.machine.live(self.now)

    def controller(self, seat: int) -> int:
        assert self.state.match is not None
        return self.state.match.controller(seat)

    def person_at(self, seat: int) -> Person:
        player = self.state.places[self.controller(seat)].player
        return next(person for person in PEOPLE if person.id == player)

    def is_away(self, place: int) -> bool:
        return self.state.places[place].away

    def acted(self) -> list[e.Acted]:
        return [recorded.event for recorded in self.log if isinstance(recorded.event, e.Acted)]

    def kinds(self) -> list[str]:
        """The kinds of the events in the log."""
        return [recorded.event.kind for recorded in self.log]


class VirtualTable(OpenTable):
    """A virtual table with a running match: people on the first places, bots on the others."""

    def __init__(
        self,
        options: TableOptions,
        people: int = 4,
        bot: Bot = fallback,
        seed: int = 1,
        deals: Iterable[Deal] = (),
    ) -> None:
        super().__init__(options, bot, seed, deals)
        self.people = PEOPLE[:people]
        for person in self.people[1:]:
            self.do(person, c.Sit())
        for person in self.people:
            self.feed(inputs.Arrived(person))
        self.do(PEOPLE[0], c.Start("greedy" if people < len(self.state.places) else None))


def fold(log: Iterable[e.Recorded]) -> TableState:
    """The state that a log gives."""
    state = TableState("t")
    for recorded in log:
        state.apply(recorded)
    return state


def same_state(one: TableState, other: TableState) -> bool:
    """Whether two states agree in everything; of their matches the rounds and the results are compared."""
    plain = [entry.name for entry in fields(TableState) if entry.name not in ("match", "finished")]
    if any(getattr(one, name) != getattr(other, name) for name in plain) or one.round != other.round:
        return False
    return _results(one.match) == _results(other.match)


def _results(match: Match | None) -> list[RoundResult] | None:
    return None if match is None else match.history


def _seal(number: int, deal: Deal) -> SealedDeal:
    return SealedDeal(number, deal, "", "")


def _check_bot(name: str) -> None:
    if name not in ("greedy", "club"):
        raise Refused("unknown-bot", "there is no such bot", 422)
