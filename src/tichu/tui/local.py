"""A game on this machine against bots: a shell around the table machine, with its log in a record."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tichu.bots.guard import Guard, fallback
from tichu.bots.protocol import Decision
from tichu.core.actions import Action
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.records import Recorder
from tichu.table import commands as c
from tichu.table import effects as fx
from tichu.table import inputs
from tichu.table.commands import Person
from tichu.table.deals import SealedDeal
from tichu.table.events import Acted, Dealt, Recorded
from tichu.table.inputs import Input, Sender
from tichu.table.machine import Machine
from tichu.table.options import TableOptions
from tichu.table.places import Place
from tichu.table.providers import Providers
from tichu.table.state import TableState
from tichu.tui.background import BackgroundThread
from tichu.tui.hints import Hint
from tichu.tui.refusals import refusal
from tichu.tui.savefile import SaveFile
from tichu.tui.scene import Intermission, Scene
from tichu.tui.scoresheet import victory
from tichu.tui.session import CannotSave, GameSession
from tichu.words import say

ME: Final = 0
"""The person's number among the players; the seat changes in some games."""
PACE: Final = 0.9
"""Seconds of the bomb window after a play; then the next player acts."""
QUICK: Final = 0.4
"""Fraction of that time which a bot takes after a pass."""
NEVER: Final = 1e9
"""Seconds until the next round is dealt automatically: practically never, since the person decides."""


class LocalGame(GameSession):
    """A match of one person against bots.

    The person has no time limit. After each play there is a bomb window, equally long whatever anybody holds,
    unless bots think longer about a bomb. Bots answer and give cards after the person, so that they know of
    a Tichu that the person calls before.
    """

    can_save = True

    def __init__(
        self,
        recorder: Recorder,
        names: Sequence[str],
        company: Sequence[Guard],
        tutor: Guard,
        *,
        savefile: SaveFile | None = None,
        path: Path | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.match: Match = recorder.match
        self.recorder = recorder
        self.saved = path
        self._savefile = savefile
        self._names = tuple(names)
        self._company = company
        self._tutor = tutor
        self._person = Person("person", self._names[ME])
        self._background = BackgroundThread()
        self._machine = Machine(
            self._state(pace), _providers(self.match), wait_for_bots=True, bots_answer_last=True
        )
        self._questions: dict[int, asyncio.Task[None]] = {}
        self._deferred: dict[int, fx.Ask] = {}
        """Questions to bots that wait until the person has answered or given cards."""
        self._answers: list[Input] = []
        """Inputs that arrived while the game was held."""
        self._held_since: float | None = None
        self._held_for = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at: float | None = None
        self._end: asyncio.Future[None] | None = None
        self.scene = self._look()

    def _state(self, pace: float) -> TableState:
        bots = [Place(None, name, str(number)) for number, name in enumerate(self._names) if number != ME]
        options = TableOptions(clock=None, bomb_window=pace, bot_pace=pace * QUICK, between_rounds=NEVER)
        person = Place(self._person.id, self._person.name)
        return TableState.of_match("local", self.match, [person, *bots], options)

    @property
    def farewell(self) -> str:  # type: ignore[override]
        """What happens to the game if the person leaves now."""
        if self.match.over and self.saved is None:
            return say("terminal.overNotSaved")
        if self.saved is not None:
            return say("terminal.savedIn", file=self.saved.name)
        return say("terminal.notSaved")

    # -- looking -----------------------------------------------------------------------------------------

    def _look(self) -> Scene:
        match = self.match
        return Scene(
            game=match.game,
            view=match.round.view(match.seating.index(ME)),
            names=self._names,
            seating=match.seating,
            number=match.rounds_played + (not match.round.over),
            history=tuple(match.history),
            ranks=match.ranks,
            winners=match.winners,
            intermission=self._intermission(),
        )

    def _intermission(self) -> Intermission | None:
        match = self.match
        if match.over:
            return Intermission(victory(match.game, match.winners, self._names, ME))
        if not match.round.over:
            return None
        return Intermission(say("terminal.roundIsOver", n=match.rounds_played), say("table.nextRound"))

    @property
    def waiting_bombs(self) -> list[int]:
        """The seats that have claimed a bomb in the present window."""
        return self._machine.claims

    # -- the machine -------------------------------------------------------------------------------------

    async def run(self) -> None:
        if self.match.over:
            return
        loop = asyncio.get_running_loop()
        self._end = loop.create_future()
        self._carry_out(self._machine.start(self._now()))
        self._feed(inputs.Arrived(self._person))
        try:
            await self._end
        finally:
            self._stop()

    def _now(self) -> float:
        """The time of the game, which stops while the person holds it."""
        now = asyncio.get_running_loop().time() if self._held_since is None else self._held_since
        return now - self._held_for

    def _feed(self, input_: Input) -> None:
        self._carry_out(self._machine.step(input_, self._now()))

    def _feed_later(self, input_: Input) -> None:
        """Feed an input, or keep it while the person holds the game."""
        if self._held_since is not None:
            self._answers.append(input_)
            return
        try:
            self._feed(input_)
        except Exception as trouble:
            if self._end is None or self._end.done():
                raise
            self._end.set_exception(trouble)

    def _carry_out(self, effects: list[fx.Effect]) -> None:
        for effect in effects:
            match effect:
                case fx.Append(events):
                    self._record(events)
                    self._feed(inputs.Stored())
                case fx.Show(events):
                    self._show(events)
                case fx.Tell(sender, message):
                    self._tell(sender, message)
                case fx.Ask():
                    self._questions[effect.question] = asyncio.create_task(self._think(effect))
                case fx.Forget(question):
                    if (task := self._questions.pop(question, None)) is not None:
                        task.cancel()
                case fx.Wake(at):
                    self._wakes_at = at
                    self._set_timer()
                case _:
                    pass

    def _record(self, events: Sequence[Recorded]) -> None:
        for recorded in events:
            match recorded.event:
                case Acted(seat=seat, action=action):
                    self.recorder.action(seat, action)
                case Dealt():
                    self.recorder.dealt()
                case _:
                    pass

    def _show(self, events: Sequence[Recorded]) -> None:
        before, self.scene = self.scene, self._look()
        for recorded in events:
            match recorded.event:
                case Acted(seat=seat, action=action):
                    self.tell(before, seat, action)
                case Dealt():
                    self.tell(before)
                case _:
                    pass
        if self.match.over and self._end is not None and not self._end.done():
            self._end.set_result(None)

    def _tell(self, sender: Sender, message: fx.Acknowledged | fx.Held | fx.Denied) -> None:
        reply = sender.reply_to
        waiting = isinstance(reply, asyncio.Future) and not reply.done()
        if not isinstance(message, fx.Denied):
            if waiting:
                reply.set_result(None)  # type: ignore[attr-defined]
        elif waiting:
            reply.set_exception(message.why)  # type: ignore[attr-defined]
        else:
            self.note(refusal(message.why, self.match.round), alarm=True)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._wakes_at is not None and self._held_since is None:
            at = self._wakes_at + self._held_for
            self._timer = asyncio.get_running_loop().call_at(at, self._feed_later, inputs.Tick())

    def _stop(self) -> None:
        for task in self._questions.values():
            task.cancel()
        self._questions.clear()
        self._wakes_at = None
        self._set_timer()

    # -- bots --------------------------------------------------------------------------------------------

    async def _think(self, ask: fx.Ask) -> None:
        bot = self._company[int(ask.bot) - 1]
        action = await self._background.run(lambda: bot.decide(ask.view))
        if self._questions.pop(ask.question, None) is not None:
            self._feed_later(inputs.BotReply(ask.question, action))

    # -- the person --------------------------------------------------------------------------------------

    async def act(self, seat: int, action: Action) -> None:
        reply: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._feed(inputs.Act(Sender(self._person, None, reply), action, seat))
        await reply

    async def hint(self, seat: int) -> Hint:
        view, tutor = self.match.round.view(seat), self._tutor
        decision: Decision = await self._background.run(lambda: tutor.consider(view))
        return Hint(decision.action, decision.reason)

    async def go_on(self) -> None:
        if self.match.round.over and not self.match.over:
            self._feed(inputs.Do(Sender(self._person), c.Ready()))

    def hold(self, on: bool) -> None:
        now = asyncio.get_running_loop().time()
        if on and self._held_since is None:
            self._held_since = now
            self._set_timer()
        elif not on and self._held_since is not None:
            self._held_for += now - self._held_since
            self._held_since = None
            answers, self._answers = self._answers, []
            for answer in answers:
                self._feed_later(answer)
            self._set_timer()

    def save(self, path: Path) -> None:
        if self._savefile is None or self.saved is not None:
            sentence = f"the game is already being saved in {self.saved}"
            raise CannotSave("saved-already", sentence, params={"file": str(self.saved)})
        self._savefile.keep(path)
        self.saved = path

    def close(self) -> None:
        self._background.close()
        self.recorder.close()


def _providers(match: Match) -> Providers:
    """What the machine is handed: cards from the match's own generator, and bots that keep an even pace."""

    def shuffle(game: Game, _: Match | None) -> SealedDeal:
        return SealedDeal(match.rounds_played + 1, match.next_deal(), "", "")

    return Providers(shuffle, time.time, lambda: 1.0, lambda: 0, lambda name: None, fallback)
