"""The table on the screen: what is shown where."""

from __future__ import annotations

import time
from contextlib import suppress

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.css.query import NoMatches
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import RichLog, Static

from tichu.tui import prompts
from tichu.tui.bar import Bar
from tichu.tui.board import TURN, Seats, Trick, heading
from tichu.tui.chronicle import Chronicle
from tichu.tui.hand import Hand
from tichu.tui.offers import Offers, Picked
from tichu.tui.picking import Picking
from tichu.tui.venue import News, Venue
from tichu.tui.words import CALL, QUIET, Faces


class Log(RichLog, can_focus=False):
    """What has happened; the keys are not for it.

    A line is laid out for the width the log has when it is written. So the lines are kept, and written anew
    when the width changes; while the log is hidden they wait.
    """

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=1)
        self.told: list[Text] = []
        self._laid_out = 0
        self._width = 0

    def tell(self, line: Text) -> None:
        """One more line."""
        self.told.append(line)
        self._lay_out()

    def on_show(self) -> None:
        """Catch up."""
        self._lay_out()

    def on_resize(self, event: Resize) -> None:
        """Perhaps the lines are longer or shorter now."""
        self._lay_out()

    def _lay_out(self) -> None:
        width = self.scrollable_content_region.width
        if not width:
            return
        if width != self._width:
            self.clear()
            self._width, self._laid_out = width, 0
        for line in self.told[self._laid_out :]:
            self.write(line)
        self._laid_out = len(self.told)


class Stage(Screen[None]):
    """The table. It sees scenes only, and does not know where they come from."""

    AUTO_FOCUS = ""

    def __init__(self, venue: Venue, faces: Faces) -> None:
        super().__init__()
        self.venue = venue
        self.faces = faces
        self.scene = venue.scene
        self.picking = Picking()
        self.offers: Offers | None = None
        self._chronicle = Chronicle(faces)
        self.acting: int | None = None
        self.turned = False
        """Whether the soloist has turned to the other hand."""
        self.armed: object = None
        """What one more press of the same key does."""
        self.said = Text()
        self.rested_at = 0.0
        """When the play last stopped."""
        self._written: dict[str, str] = {}

    # -- what is there -----------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """From top to bottom, the log aside where there is room."""
        yield Static(id="head")
        with Container(id="body"):
            with Vertical(id="table"):
                yield Seats(id="seats")
                yield Trick(self.faces, id="trick")
            yield Log(id="log")
            with Vertical(id="mine"):
                yield Static(id="prompt")
                yield Static(id="aside")
                yield Hand(id="hand")
                yield Static(id="says")
                yield Bar(id="bar")

    def on_mount(self) -> None:
        """Begin to listen, and let the game begin."""
        self.venue.watch(self.hear)
        self.hear(News(self.scene, self.scene))
        self.run_worker(self.venue.run(), group="venue")
        self.set_interval(1, self._tick)

    def hear(self, news: News) -> None:
        """Something has happened at the table."""
        with suppress(NoMatches):  # the screen is being taken down
            self._hear(news)

    def _hear(self, news: News) -> None:
        log = self.query_one(Log)
        for line in self._chronicle.tell(news):
            log.tell(line)
        if news.note:
            if news.alarm:
                self.say(news.note, alarm=True)
        elif news.action is not None or news.before.rest != news.after.rest:
            if news.before.rest is None and news.after.rest is not None:
                self.rested_at = time.monotonic()
            self.armed = None
            self.said = Text()
        self.scene = news.after
        self.choose_hand()
        self.draw()

    def choose_hand(self) -> None:
        """Look at the hand whose turn it is, else at the own one, unless the person has turned away."""
        scene = self.scene
        wanted = scene.asked if scene.asked is not None else scene.seat
        if self.turned and len(scene.seats) > 1:
            wanted = next(seat for seat in scene.seats if seat != wanted)
        if wanted != self.acting:
            self.acting = wanted
            self.picking.clear()
        if wanted is None:
            self.offers = None
            return
        self.offers = Offers(scene.view_for(wanted))
        self.picking.look_at(self.offers.view.hand, self.offers.gifts_due)

    def say(self, words: str | Text, alarm: bool = False) -> None:
        """Say something below the hand."""
        self.said = words if isinstance(words, Text) else Text(words, CALL if alarm else "")
        self.draw()

    def draw(self) -> None:
        """Show everything as it is now."""
        scene, offers, picking = self.scene, self.offers, self.picking
        self._write("#head", heading(scene, self.app.size.width))
        self.query_one(Seats).show(scene)
        self.query_one(Trick).show(scene)
        words, asked = prompts.prompt(scene, offers, picking.gifts)
        self._write("#prompt", Text(f" {words}{self._clock()}", TURN if asked else QUIET))
        self._write("#aside", self._aside())
        self.query_one(Hand).show(picking.hand, picking.places, picking.cursor, asked)
        picked = offers.picked(picking.cards) if offers is not None else Picked()
        said = self.said or Text(picked.why_not, CALL if asked else QUIET)
        self._write("#says", Text(" ").append_text(said))
        self.query_one(Bar).show(prompts.deeds(scene, offers, picked, picking.gifts))
        self.set_class(scene.rest is not None, "-resting")

    def _write(self, place: str, text: Text) -> None:
        """A line of text; the others have their room, only the one above the hand comes and goes."""
        line = self.query_one(place, Static)
        line.update(text, layout=place == "#aside" and self._written.get(place) != text.plain)
        line.set_class(not text.plain, "-empty")
        self._written[place] = text.plain

    def _aside(self) -> Text:
        """A line above the hand: the cards that are about to be given, or the other open hand of Trichu."""
        scene, gifts = self.scene, self.picking.gifts
        line = Text(" ")
        if gifts is not None:
            for to, places in gifts.given.items():
                line.append(f"{scene.called(to)}: ", QUIET)
                line.append_text(self.faces.strip(self.picking.hand[place] for place in sorted(places)))
                line.append(" … " if len(places) < gifts.plan[to] else " ")
            return line
        view = scene.view
        if view is None or view.round.dummy is None or scene.rest is not None:
            return Text()
        other = scene.seat if self.acting == view.round.dummy else view.round.dummy
        if other is None or other in view.hidden or not view.round.hands[other]:
            return Text()
        line.append("you have " if other == scene.seat else "the dummy has ", QUIET)
        return line.append_text(self.faces.tight(view.round.hands[other]))

    def _clock(self) -> str:
        deadline = self.scene.deadline
        if deadline is None or self.scene.asked is None:
            return ""
        return f"  {max(0, round(deadline - time.monotonic()))} s"

    def _tick(self) -> None:
        if self.scene.deadline is not None:
            self.draw()

    def on_resize(self) -> None:
        """Another size: everything anew."""
        self.draw()
