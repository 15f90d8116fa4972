"""The table line by line: for screen readers, simple terminals and pipes.

It shows the same scenes and offers as the full screen, and the same letters mean the same.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from tichu.core.actions import Action, Tichu, Withdraw
from tichu.core.errors import TichuError
from tichu.tui.card_faces import Faces
from tichu.tui.decisions import OpenDecision, open_decision
from tichu.tui.narration import NarratedLine, Narrator
from tichu.tui.offers import Offers
from tichu.tui.phrases import CALL, QUIET, edition_title, game_title
from tichu.tui.refusals import refusal
from tichu.tui.scene import News, Scene
from tichu.tui.scene_text import other_hand, score_line, seat_text, trick_plays, trick_title
from tichu.tui.scoresheet import round_sheet
from tichu.tui.session import GameSession
from tichu.tui.transcript import Transcript
from tichu.tui.typed_answers import Leaving, TypedAnswers
from tichu.words import say


class LineSource(Protocol):
    """Where typed lines come from."""

    echo: bool
    """Whether the lines have to be printed."""

    async def line(self) -> str:
        """The next line; raises ``EOFError`` at the end of the input."""


class MovedOn(Exception):
    """The game has moved on while the person was asked: the question is void."""


class PlainTable:
    """Plays the game of a session by printing and reading lines."""

    def __init__(self, session: GameSession, console: Console, faces: Faces, source: LineSource) -> None:
        self.session = session
        self.console = console
        self.faces = faces
        self.scene: Scene = session.scene
        self.transcript = Transcript(console, faces)
        self._source = source
        self._answers = TypedAnswers(self)
        self._narrator = Narrator(faces)
        self._asking: OpenDecision | None = None
        """The decision that the person is asked for."""
        self._answered: OpenDecision | None = None
        """The last decision that was answered; a server needs a moment until the scene changes."""
        self._shown: OpenDecision | None = None
        """The decision for which the table was last shown."""
        self._result_shown = 0
        self._changed = asyncio.Event()
        self._reading: asyncio.Future[str] | None = None
        self._prompt = ""
        """The prompt in the last line of the output."""

    # -- the game ----------------------------------------------------------------------------------------

    async def run(self) -> str:
        """Play until the match is over or the person leaves; returns why the game broke off, if it did.

        When this task is cancelled (by Ctrl-C), the game can still be saved.
        """
        self.session.watch(self.hear)
        game = self.scene.game
        self.console.print(Text.assemble((game_title(game), "bold"), (f" · {edition_title(game)}", QUIET)))
        self.console.print(Text(say("terminal.introduction"), QUIET))
        self.hear(News(self.scene, self.scene))
        running = asyncio.ensure_future(self.session.run())
        running.add_done_callback(lambda _: self._wake())
        try:
            await self._play(running)
        except EOFError:
            self.print(())
        except Leaving:
            await self._offer_to_save(running)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task is not None
            task.uncancel()
            await self._offer_to_save(running)
        finally:
            self.session.close()
        if running.cancelled() or not running.done():
            running.cancel()
            return ""
        running.result()
        return "" if self.scene.winners or not self.scene.intermission else self.scene.intermission.words

    async def _play(self, game: asyncio.Future[None]) -> None:
        while not game.done():
            self._asking = self._open_decision()
            try:
                await self._answer(self._asking)
            except MovedOn:
                continue

    async def _answer(self, decision: OpenDecision | None) -> None:
        """Ask for the decision, or wait for the next one; at a shared table commands are read meanwhile."""
        self._changed.clear()
        nothing_to_ask = decision is None or decision.kind == "over"
        unconnected = not self.scene.names
        if nothing_to_ask and (unconnected or not self.session.shared):
            await self._changed.wait()
        elif decision is None:
            await self._answers.out_of_turn()
        else:
            await self._answers.answer(decision)

    async def _offer_to_save(self, game: asyncio.Future[None]) -> None:
        game.cancel()
        await asyncio.wait([game])
        self._asking = None
        self.print(self._narrator.collected_passes())
        try:
            await self._answers.offer_to_save()
        except (EOFError, MovedOn):
            self.console.print()

    def _open_decision(self) -> OpenDecision | None:
        decision = open_decision(self.scene)
        if decision != self._answered:
            self._answered = None
        return None if self._answered is not None else decision

    async def act(self, seat: int, action: Action) -> None:
        """Make an action, or say why it is refused."""
        try:
            await self.session.act(seat, action)
        except TichuError as why:
            self.refuse(why)
            return
        if not isinstance(action, Tichu | Withdraw):
            self.decided()

    def decided(self) -> None:
        """Do not ask for the present decision again."""
        if self._asking is not None:
            self._answered = self._asking
        self._hold()

    def _hold(self) -> None:
        decision = self._open_decision()
        self.session.hold(decision is not None and decision.holds_game)

    # -- output ------------------------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        """Print what has happened; a question that it makes void is dropped."""
        lines = list(self._narrator.tell(news))
        self.scene = news.after
        self.transcript.names = [self.scene.name(seat) for seat in range(len(self.scene.seating))]
        if news.alarm:
            self._answered = None
        decision = self._open_decision()
        moved_on = decision != self._asking
        if moved_on and decision is not None:
            lines += self._narrator.collected_passes()
        self.print(lines, self._result(), self._stopped(news))
        if moved_on:
            self._wake()
        self._hold()
        self._changed.set()

    def print(self, lines: Iterable[NarratedLine], *more: RenderableType | None) -> None:
        """Print lines, above the prompt if there is one."""
        lines, prompt = list(lines), self._prompt
        others = [part for part in more if part is not None]
        if not lines and not others:
            return
        if prompt:
            self.console.print()
        for line in lines:
            score = score_line(self.scene, self.console.width) if line.begins_round else ""
            heading = Text(f"{line.text.plain} · {score}") if score else line.text
            self.transcript.print_all([line._replace(text=heading)])
        for part in others:
            self.console.print(part)
        if prompt:
            self._print_prompt(prompt)

    def _result(self) -> RenderableType | None:
        """The score sheet of a round that is over, once."""
        scene = self.scene
        if scene.view is None or not scene.view.round.over or not scene.history:
            return None
        if scene.number in (self._result_shown, 0) or scene.history[-1].number != scene.number:
            return None
        self._result_shown = scene.number
        self.console.print()
        return round_sheet(scene.view.round, scene.history[-1], scene.names, own=scene.player)

    def _stopped(self, news: News) -> Text | None:
        """Why nobody plays, unless the score sheet says it."""
        stopped = news.after.intermission
        if stopped is None or news.note or not self.session.shared:
            return None
        known = news.before.intermission
        if known is not None and known.words == stopped.words and news.before is not news.after:
            return None
        return Text(stopped.words, "bold")

    def _wake(self) -> None:
        """Drop the question that is being asked."""
        self._changed.set()
        if self._reading is not None:
            if self._prompt:
                self.console.print()
                self._prompt = ""
            self._reading.cancel()

    def show(self, decision: OpenDecision, title: str) -> None:
        """Print the table, unless it was printed for this decision already."""
        if decision == self._shown:
            return
        self._shown = decision
        self.print(self._narrator.collected_passes())
        scene, view = self.scene, self.scene.view_for(decision.seat)
        self.transcript.heading(Text(title))
        if view.round.phase in ("play", "take"):
            others = [seat_text(scene, seat) for seat in view.round.seats_after(decision.seat)]
            self.console.print(Text("  ").append_text(Text(" · ").join(others)))
            title_line = Text("  ").append_text(trick_title(scene))
            self.console.print(title_line)
            for play in list(trick_plays(scene, self.faces))[-1:]:
                self.console.print(Text("    ").append_text(play))
        other = other_hand(scene, decision.seat, self.faces)
        if other:
            self.console.print(Text("  ").append_text(other))
        self.console.print()
        for row in self.faces.hand(view.hand):
            self.console.print(Text("  ").append_text(row))
        self.console.print()

    def note(self, text: str | RenderableType, style: str = "") -> None:
        """Print some information."""
        self.transcript.note(text, style)

    def refuse(self, reason: TichuError | str) -> None:
        """Print why something is not possible."""
        round_ = None if self.scene.view is None else self.scene.view.round
        self.note(reason if isinstance(reason, str) else refusal(reason, round_), CALL)

    # -- input -------------------------------------------------------------------------------------------

    def offers(self, seat: int) -> Offers:
        """What one of the person's seats can do now."""
        return Offers(self.scene.view_for(seat))

    async def line(self, prompt: str = "") -> str:
        """Ask for a line; raises ``MovedOn`` if the question becomes void meanwhile."""
        if prompt:
            self._print_prompt(f"{prompt}{self._clock()} {'›' if self.faces.signs else '>'} ")
        self._reading = asyncio.ensure_future(self._source.line())
        try:
            text = await self._reading
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                self.console.print()
                raise
            raise MovedOn from None
        except EOFError:
            self.console.print()
            raise
        finally:
            self._reading = None
            self._prompt = ""
        if self._source.echo:
            self.console.print(Text(text))
        return text.strip()

    def _print_prompt(self, prompt: str) -> None:
        self._prompt = prompt
        self.console.print(Text(prompt), end="", soft_wrap=True)
        self.console.file.flush()

    def _clock(self) -> str:
        deadline = self.scene.deadline
        if deadline is None or self.scene.asked is None:
            return ""
        return f" ({say('home.seconds', n=max(0, round(deadline - time.monotonic())))})"
