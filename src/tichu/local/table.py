"""The shell around the machine of a local table: one person, bots, and no I/O.

Every call takes the time and returns what has to be done: frames for the client, log entries to store, and
when to call ``wake``. The caller stores the entries before it hands the frames on, so that nothing is
acknowledged or shown that could be lost. If the entries cannot be stored, or a call raises an unexpected
error, it creates the table from the stored log again.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Set
from typing import Final, NamedTuple

from tichu.core.actions import Action
from tichu.core.errors import TichuError
from tichu.local import bots
from tichu.local.client_frames import (
    ActRequest,
    ClientRequest,
    CommandRequest,
    PingRequest,
    ResumeRequest,
    RuleQuestion,
    action_id,
    parse_frame,
)
from tichu.local.log import LogEntry, entry_of, state_of
from tichu.table import commands as c
from tichu.table import effects as fx
from tichu.table import inputs
from tichu.table.commands import Person
from tichu.table.frames.answers import RuleAnswers, asking_view, check_hint
from tichu.table.frames.audience import Audience
from tichu.table.frames.projection import Shown
from tichu.table.frames.protocol import PROTOCOL
from tichu.table.inputs import Input, Sender
from tichu.table.machine import Machine
from tichu.table.options import TableOptions
from tichu.table.providers import Providers
from tichu.table.state import TableState

TABLE_ID: Final = "local"


class TableOutput(NamedTuple):
    """What a call has led to. Times are those of the caller's clock, in seconds."""

    entries: list[LogEntry]
    """New entries of the log, to be stored before the frames are handed on."""
    frames: list[str]
    """Frames for the client, in order."""
    wake_at: float | None
    """When ``wake`` has to be called; None if nothing happens by itself."""


class NoBlocks(NamedTuple):
    """Nobody is blocked: there is nobody else."""

    blocked: Set[str] = frozenset()
    by: Set[str] = frozenset()


class FrameOutbox:
    """The connection of the table's only client."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.blocks = NoBlocks()
        self.hidden = False
        self.wants_legal = False
        self.frames: list[str] = []

    def send(self, text: str) -> None:
        """Add a frame."""
        self.frames.append(text)

    def close(self, code: int, reason: str) -> None:
        """Do nothing: the only client is the player's own."""


def write_frame(kind: str, version: int, data: object) -> str:
    """Return a frame as text."""
    return f'{{"t":"{kind}","v":{version},"d":{json.dumps(data, separators=(",", ":"))}}}'


class LocalTable:
    """A table in this process. ``create`` and ``load`` make one; then ``connect`` shows it to the client."""

    def __init__(self, state: TableState, person: Person, providers: Providers) -> None:
        self._audience = Audience(state, write_frame)
        self._machine = Machine(state, providers, self._audience.note)
        self._outbox = FrameOutbox(person)
        self._answers = RuleAnswers()
        self._entries: list[LogEntry] = []
        self._questions: deque[fx.Ask] = deque()
        """Questions to bots that are not answered yet."""
        self._unstored = False
        self._wake_at: float | None = None
        self._now = 0.0

    # -- making a table --------------------------------------------------------------------------------------

    @classmethod
    def create(
        cls,
        person: Person,
        options: TableOptions,
        providers: Providers,
        now: float,
        fill: str = "club",
        table: str = TABLE_ID,
    ) -> tuple[LocalTable, TableOutput]:
        """Return a new table with a running match of the person against bots; refuse bad options."""
        providers.check_bot(fill)
        new = cls(TableState(table), person, providers)
        new._now = now
        new._feed(inputs.Create(person, options))
        new._settle()
        denied: list[TichuError] = []
        new._feed(inputs.Do(Sender(person, None, denied), c.Start(fill)))
        new._settle()
        if denied:
            raise denied[0]
        return new, new._output()

    @classmethod
    def load(
        cls,
        person: Person,
        entries: Iterable[LogEntry],
        providers: Providers,
        now: float,
        table: str = TABLE_ID,
    ) -> tuple[LocalTable, TableOutput]:
        """Return the table of a stored log, which continues from where it was."""
        found = cls(state_of(table, entries), person, providers)
        found._now = now
        found._carry_out(found._machine.start(now))
        found._settle()
        return found, found._output()

    @property
    def state(self) -> TableState:
        """The state of the table."""
        return self._machine.state

    # -- input -----------------------------------------------------------------------------------------------

    def connect(self, now: float, version: int | None = None) -> TableOutput:
        """Greet the client and show it the table, or what it has missed since a version."""
        self._now = now
        person = self._outbox.person
        you = {"player": person.id, "name": person.name}
        self._outbox.send(write_frame("welcome", 0, {"protocol": PROTOCOL, "you": you}))
        self._feed(inputs.Arrived(person))
        self._settle()
        self._audience.admit(self._outbox, version, self._live())
        return self._output()

    def receive(self, text: str, now: float) -> TableOutput:
        """Take a frame of the client. A frame that is refused changes nothing."""
        self._now = now
        try:
            request = parse_frame(text)
        except TichuError as why:
            self._refuse(action_id(text), why, 0)
        else:
            self._take(request)
        return self._output()

    def wake(self, now: float) -> TableOutput:
        """Do what is due."""
        self._now = now
        self._wake_at = None
        self._feed(inputs.Tick())
        self._settle()
        return self._output()

    def _take(self, request: ClientRequest) -> None:
        match request:
            case ActRequest():
                self._act(request)
            case CommandRequest(name, command):
                self._feed(inputs.Do(Sender(self._outbox.person, name), command))
            case RuleQuestion():
                self._answer(request)
            case ResumeRequest(version):
                self._audience.admit(self._outbox, version, self._live())
            case PingRequest():
                self._outbox.send(write_frame("pong", self.state.version, {}))
            case _:
                pass
        self._settle()

    def _act(self, request: ActRequest) -> None:
        try:
            action = Action.from_json(request.action)
        except TichuError as why:
            self._refuse(request.id, why)
            return
        sender = Sender(self._outbox.person, request.id)
        self._feed(inputs.Act(sender, action, request.seat, request.seen))

    def _answer(self, question: RuleQuestion) -> None:
        state = self.state
        try:
            view = asking_view(state, self._outbox.person.id, question.seat)
            if question.what == "hint":
                check_hint(state, self._outbox.person.id)
                action, reason = bots.decide(state.options.stand_in, view, state.moment)
                answer: Shown = {"action": action.to_json(), "reason": reason.to_json()}
                answer["sentence"] = str(reason)
            else:
                answer = self._answers.about(state, view, question)
        except TichuError as why:
            self._refuse(question.id, why)
        else:
            data = {"id": question.id, "what": question.what, **answer}
            self._outbox.send(write_frame("answer", state.version, data))

    def _refuse(self, name: str | None, why: TichuError, version: int | None = None) -> None:
        data = {} if name is None else {"id": name}
        at = self._machine.stored_version if version is None else version
        self._outbox.send(write_frame("error", at, {**data, **why.to_json()}))

    # -- the machine -----------------------------------------------------------------------------------------

    def _feed(self, input_: Input) -> None:
        self._carry_out(self._machine.step(input_, self._now))

    def _settle(self) -> None:
        """Go on until nothing is left to do now: events are stored, bots have answered."""
        while self._unstored or self._questions:
            if self._unstored:
                self._unstored = False
                self._feed(inputs.Stored())
            else:
                ask = self._questions.popleft()
                action = bots.decide(ask.bot, ask.view, ask.seed).action
                self._feed(inputs.BotReply(ask.question, action))

    def _carry_out(self, effects: list[fx.Effect]) -> None:
        for effect in effects:
            match effect:
                case fx.Append(events):
                    self._entries += [entry_of(recorded) for recorded in events]
                    self._unstored = True
                case fx.Tell():
                    self._tell(effect)
                case fx.Show():
                    self._audience.publish(self._live())
                case fx.ShowLive():
                    self._audience.tell_live(self._live())
                case fx.Ask():
                    self._questions.append(effect)
                case fx.Forget(question):
                    self._questions = deque(ask for ask in self._questions if ask.question != question)
                case fx.Wake(at):
                    self._wake_at = at
                    if at <= self._now:
                        self._wake_at = None
                        self._feed(inputs.Tick())
                case _:
                    pass  # nobody watches here who could be dismissed

    def _tell(self, tell: fx.Tell) -> None:
        name = tell.sender.action_id
        match tell.message:
            case fx.Denied(why) if isinstance(tell.sender.reply_to, list):
                tell.sender.reply_to.append(why)
            case _ if name is None:
                pass
            case fx.Acknowledged(version):
                self._outbox.send(write_frame("ack", version, {"id": name}))
            case fx.Held():
                self._outbox.send(write_frame("held", self._machine.stored_version, {"id": name}))
            case fx.Denied(why):
                self._refuse(name, why)

    def _live(self) -> Shown:
        return self._machine.live(self._now)

    def _output(self) -> TableOutput:
        entries, self._entries = self._entries, []
        frames, self._outbox.frames = self._outbox.frames, []
        return TableOutput(entries, frames, self._wake_at)
