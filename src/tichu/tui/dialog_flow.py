"""Dialogs that lead to an action: open questions about a play, chat, saving, leaving."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, TypeVar

from textual.screen import ModalScreen

from tichu.core.actions import Action, Play
from tichu.core.errors import TichuError
from tichu.tui.card_faces import signs
from tichu.tui.dialogs import ChoiceDialog, DialogChoice, LineDialog
from tichu.tui.offers import Offers
from tichu.tui.open_questions import OpenQuestion, open_question, trick_question
from tichu.words import say

if TYPE_CHECKING:
    from tichu.tui.screen import TableScreen

T = TypeVar("T")


class DialogFlow:
    """Opens dialogs in front of the table and does what was chosen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.leaving = False
        """Whether the person is being asked if they want to leave."""

    async def _open(self, dialog: ModalScreen[T]) -> T | None:
        return await self.screen.app.push_screen_wait(dialog)

    async def _ask(self, question: OpenQuestion) -> tuple[Action, ...]:
        """The actions that remain after the answer; none if the person goes back."""
        answers = [DialogChoice(option.key, option.words) for option in question.options]
        at = await self._open(ChoiceDialog(question.words, answers))
        return () if at is None else question.options[at].actions

    # -- plays -------------------------------------------------------------------------------------------

    async def finish_play(self, offers: Offers, plays: Sequence[Play]) -> None:
        """Ask what is still open about the play, and make it."""
        while question := open_question(offers, plays, self.screen.scene.called):
            plays = [play for play in await self._ask(question) if isinstance(play, Play)]
        if plays:
            await self.screen.act(plays[0], offers.view.seat)
        else:
            self.screen.session.hold(False)

    async def give_trick(self, offers: Offers) -> None:
        """Ask who gets the Dragon's trick, and give it."""
        for gift in await self._ask(trick_question(offers, self.screen.scene.called)):
            await self.screen.act(gift, offers.view.seat)

    async def choose_from_list(self, offers: Offers) -> None:
        """List what can be played; what is chosen is picked, not played."""
        plays = offers.described_suggestions(self.screen.selection.cards)
        if not plays:
            self.screen.say_nothing_fits()
            return
        answers = [DialogChoice("", f"{signs(cards):<24} {words}") for cards, words in plays]
        at = await self._open(ChoiceDialog(say("terminal.listTitle"), answers))
        if at is not None:
            self.screen.selection.choose(plays[at][0])
            self.screen.say("")

    async def chat(self) -> None:
        """Ask for a chat message, and send it."""
        words = await self._open(LineDialog(say("terminal.sayTitle"), ""))
        if words is None:
            return
        try:
            await self.screen.session.speak(words)
        except TichuError as why:
            self.screen.refuse(why)

    # -- leaving -----------------------------------------------------------------------------------------

    async def leave(self) -> None:
        """Ask whether to leave, and whether to save before."""
        session = self.screen.session
        answers = [DialogChoice("y", say("terminal.leave")), DialogChoice("n", say("terminal.stay"))]
        if session.can_save and session.saved is None:
            answers = [
                DialogChoice("s", say("terminal.saveAndLeave")),
                DialogChoice("y", say("terminal.leaveUnsaved")),
                DialogChoice("n", say("terminal.stay")),
            ]
        self.leaving = True
        try:
            question = f"{session.farewell} {say('terminal.leaveAsk')}".strip()
            at = await self._open(ChoiceDialog(question, answers))
            answer = None if at is None else answers[at].key
            if answer == "y" or (answer == "s" and await self.save()):
                self.screen.app.exit()
        finally:
            self.leaving = False

    async def save(self) -> bool:
        """Ask for a file name, and save the game; returns whether it is saved."""
        session = self.screen.session
        if session.saved is not None or not session.can_save:
            self.screen.say(session.farewell)
            return session.saved is not None
        proposal = f"tichu-{date.today().isoformat()}.jsonl"
        name = await self._open(LineDialog(say("terminal.saveTitle"), proposal))
        if name is None:
            return False
        problem = session.save_as(name)
        self.screen.say(problem or session.farewell, alarm=bool(problem))
        return not problem
