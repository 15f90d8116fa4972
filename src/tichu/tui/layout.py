"""The layout of the table screen, and what each part of it shows."""

from __future__ import annotations

import time
from contextlib import suppress

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.widgets import Static

from tichu.core.errors import TichuError
from tichu.tui.board import Seats, Trick
from tichu.tui.button_bar import ButtonBar
from tichu.tui.card_faces import Faces
from tichu.tui.game_log import GameLog
from tichu.tui.gifts import GiftSelection
from tichu.tui.hand import Hand
from tichu.tui.narration import Narrator
from tichu.tui.offers import Offers, PickedCards
from tichu.tui.phrases import CALL, QUIET
from tichu.tui.prompts import prompt
from tichu.tui.refusals import refusal
from tichu.tui.scene import News
from tichu.tui.scene_text import TURN, heading, other_hand
from tichu.tui.selection import CardSelection
from tichu.tui.session import GameSession
from tichu.tui.shortcuts import shortcuts
from tichu.words import say


class TextLine(Static):
    """A line of text that redraws itself only if the text changes."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._shown = Text()

    def show(self, text: Text) -> None:
        """Show this text; an empty line can be hidden with the class ``-empty``."""
        if text == self._shown:
            return
        self._shown = text
        self.update(text, layout=self.styles.auto_dimensions)
        self.set_class(not text.plain, "-empty")


class TableLayout(Screen[None]):
    """The table. It shows the scenes of a session and keeps what the person has picked and been told."""

    AUTO_FOCUS = ""

    def __init__(self, session: GameSession, faces: Faces) -> None:
        super().__init__()
        self.session = session
        self.faces = faces
        self.scene = session.scene
        self.selection = CardSelection()
        self.offers: Offers | None = None
        self._narrator = Narrator(faces)
        self.acting: int | None = None
        """The seat whose hand is shown."""
        self.turned = False
        """Whether the soloist has switched to the other hand."""
        self.armed: object = None
        """What a second press of the same key confirms."""
        self.said = Text()
        """The message below the hand."""
        self.stopped_at = 0.0
        """When the last intermission began."""

    def compose(self) -> ComposeResult:
        """From top to bottom; the log moves to the right side of a wide terminal."""
        yield TextLine(id="head")
        with Container(id="body"):
            with Vertical(id="table"):
                yield Seats(id="seats")
                yield Trick(self.faces, id="trick")
            yield GameLog(id="log")
            with Vertical(id="mine"):
                yield TextLine(id="prompt")
                yield TextLine(id="aside")
                yield Hand(id="hand")
                yield TextLine(id="says")
                yield ButtonBar(id="bar")

    def on_mount(self) -> None:
        """Start the game."""
        self.session.watch(self.hear)
        self.hear(News(self.scene, self.scene))
        self.run_worker(self.session.run(), group="session")
        self.set_interval(1, self._tick)

    def hear(self, news: News) -> None:
        """Show a change of the scene."""
        with suppress(NoMatches):  # the screen is being closed
            self._hear(news)

    def _hear(self, news: News) -> None:
        log = self.query_one(GameLog)
        for line in self._narrator.tell(news):
            log.tell(line.compact)
        if news.note:
            if news.alarm:
                self.say(news.note, alarm=True)
        elif news.action is not None or news.before.intermission != news.after.intermission:
            if news.before.intermission is None and news.after.intermission is not None:
                self.stopped_at = time.monotonic()
            self.armed = None
            self.said = Text()
        self.scene = news.after
        self.choose_hand()
        self.show_scene()

    def choose_hand(self) -> None:
        """Show the hand that has to act, else the person's own, unless they have switched."""
        scene = self.scene
        wanted = scene.asked if scene.asked is not None else scene.seat
        if self.turned and len(scene.seats) > 1:
            wanted = next(seat for seat in scene.seats if seat != wanted)
        if wanted != self.acting:
            self.acting = wanted
            self.selection.clear()
        if wanted is None:
            self.offers = None
            return
        self.offers = Offers(scene.view_for(wanted))
        self.selection.look_at(self.offers.view.hand, self.offers.gifts_due)

    def say(self, words: str | Text, alarm: bool = False) -> None:
        """Show a message below the hand."""
        self.said = words if isinstance(words, Text) else Text(words, CALL if alarm else "")
        self.show_scene()

    def refuse(self, why: TichuError) -> None:
        """Say why something is not possible."""
        self.say(refusal(why, None if self.scene.view is None else self.scene.view.round), alarm=True)

    def show_scene(self) -> None:
        """Hand the present state to the widgets; each redraws itself only if its part has changed."""
        scene, offers, selection = self.scene, self.offers, self.selection
        picked = offers.picked(selection.cards) if offers is not None else PickedCards()
        words, asked = prompt(scene, offers, selection.gifts)
        self.query_one("#head", TextLine).show(heading(scene, self.app.size.width))
        self.query_one(Seats).scene = scene
        self.query_one(Trick).scene = scene
        self.query_one("#prompt", TextLine).show(Text(f" {words}{self._clock()}", TURN if asked else QUIET))
        self.query_one("#aside", TextLine).show(self._aside())
        self.query_one(Hand).show(selection.hand, selection.places, selection.cursor, asked)
        said = self.said or Text(picked.why_not, CALL if asked else QUIET)
        self.query_one("#says", TextLine).show(Text(" ").append_text(said))
        self.query_one(ButtonBar).shortcuts = shortcuts(scene, offers, picked, selection.gifts)
        self.set_class(scene.intermission is not None, "-resting")

    def _aside(self) -> Text:
        """The line above the hand: the cards to give, or the other open hand of Trichu."""
        if self.selection.gifts is not None:
            return self._gifts(self.selection.gifts)
        other = other_hand(self.scene, self.acting, self.faces)
        return Text(" ").append_text(other) if other else other

    def _gifts(self, gifts: GiftSelection) -> Text:
        line = Text(" ")
        for to, places in gifts.given.items():
            line.append(f"{self.scene.called(to)} › ", QUIET)
            line.append_text(self.faces.strip(self.selection.hand[place] for place in sorted(places)))
            line.append(" … " if len(places) < gifts.plan[to] else " ")
        return line

    def _clock(self) -> str:
        deadline = self.scene.deadline
        if deadline is None or self.scene.asked is None:
            return ""
        return f"  {say('home.seconds', n=max(0, round(deadline - time.monotonic())))}"

    def _tick(self) -> None:
        if self.scene.deadline is not None:
            self.show_scene()

    def on_resize(self) -> None:
        """Fit the texts to the new size."""
        self.show_scene()
