"""What the keys do at the table."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import RichLog

from tichu.core.actions import Action, Exchange, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import DOG, DRAGON, MAHJONG, PHOENIX, rank_of
from tichu.core.errors import TichuError
from tichu.tui import prompts
from tichu.tui.asking import Asking
from tichu.tui.bar import Bar
from tichu.tui.dialogs import Page
from tichu.tui.hand import Hand
from tichu.tui.offers import Offers
from tichu.tui.sheets import score_sheet
from tichu.tui.stage import Stage
from tichu.tui.venue import Venue
from tichu.tui.words import QUIET, Faces, action_words, sentence, signs

RANK_KEYS: Final = {
    **{str(rank): rank for rank in range(2, 10)},
    "0": 10,
    "j": 11,
    "q": 12,
    "k": 13,
    "a": 14,
    "1": rank_of(MAHJONG),
    "o": rank_of(DOG),
    "x": rank_of(PHOENIX),
    "d": rank_of(DRAGON),
}
BREATH: Final = 0.6
"""Seconds for which the result of a round stays at least."""
NOTHING: Final = "There is nothing you could play now."
NOTHING_FITS: Final = "Nothing you could play fits that."


class TableScreen(Stage):
    """The table, with the keys that play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("space,up,down", "lift", show=False),
        Binding("enter", "enter", show=False),
        Binding("escape", "clear", show=False),
        Binding("tab", "suggest", show=False, priority=True),
        Binding("shift+tab", "suggest(True)", show=False, priority=True),
        Binding("v", "list", show=False),
        Binding("p", "pass", show=False),
        Binding("t", "tichu", show=False),
        Binding("g", "grand", show=False),
        Binding("n", "no", show=False),
        Binding("w", "withdraw", show=False),
        Binding("b", "bomb", show=False),
        Binding("h", "hint", show=False),
        Binding("z", "other_hand", show=False),
        Binding("s", "score", show=False),
        Binding("l", "leave", show=False),
        Binding("ctrl+s", "save", show=False),
        Binding("c", "speak", show=False),
        Binding("question_mark", "help", show=False),
        Binding("pageup", "roll(-5)", show=False),
        Binding("pagedown", "roll(5)", show=False),
        *(Binding(key, f"rank({rank})", show=False) for key, rank in RANK_KEYS.items()),
    ]

    def __init__(self, venue: Venue, faces: Faces) -> None:
        super().__init__(venue, faces)
        self.asking = Asking(self)

    # -- picking -----------------------------------------------------------------------------------------

    def _picked_anew(self) -> None:
        self.armed = None
        self.said = Text()
        self.draw()

    def action_move(self, step: int) -> None:
        """Move along the hand."""
        if self.picking.hand:
            self.picking.cursor = (self.picking.cursor + step) % len(self.picking.hand)
            self.draw()

    def action_lift(self) -> None:
        """Pick the card under the cursor, or put it back."""
        self.picking.toggle(self.picking.cursor)
        self._picked_anew()

    def on_hand_clicked(self, event: Hand.Clicked) -> None:
        """Pick the clicked card, or put it back."""
        self.picking.toggle(event.place)
        self._picked_anew()

    def action_rank(self, rank: int) -> None:
        """Pick a card of that rank."""
        found = self.picking.press_rank(rank)
        self._picked_anew()
        if not found and self.picking.hand:
            self.say(Text("You hold no such card.", QUIET))

    def action_clear(self) -> None:
        """Put everything back, and let the others go on."""
        self.venue.hold(False)
        self.picking.clear()
        self._picked_anew()

    def action_suggest(self, back: bool = False) -> None:
        """Show the next play that would be legal."""
        if self.offers is None or self.picking.gifts is not None:
            return
        found = self.picking.leaf(self.offers, back)
        self._picked_anew()
        if not found:
            self.say_nothing_fits()

    def say_nothing_fits(self) -> None:
        """There is no play with what is picked, or none at all."""
        self.say(Text(NOTHING_FITS if self.picking.places else NOTHING, QUIET))

    def action_list(self) -> None:
        """All that could be played, to choose from."""
        if self.offers is not None and self.picking.gifts is None:
            self.run_worker(self.asking.choose_from_list(self.offers), group="asking", exclusive=True)

    def action_other_hand(self) -> None:
        """Trichu's soloist looks at his other hand."""
        if len(self.scene.seats) < 2:
            return
        self.turned = not self.turned
        self.choose_hand()
        self._picked_anew()

    # -- playing -----------------------------------------------------------------------------------------

    async def do(self, action: Action, seat: int | None = None) -> None:
        """Do it, or say why not."""
        seat = self.acting if seat is None else seat
        if seat is None:
            return
        self.armed = None
        self.turned = False
        try:
            await self.venue.act(seat, action)
        except TichuError as why:
            self.say(sentence(str(why)), alarm=True)
        else:
            if not isinstance(action, Tichu | Withdraw):
                self.picking.clear()
                self.choose_hand()
                self.said = Text()
            self.draw()
        finally:
            self.venue.hold(False)

    def _twice(self, what: object, warning: str) -> bool:
        """Whether the same was wanted just before; if not, the warning is shown."""
        if self.armed == what:
            self.armed = None
            return True
        self.say(warning, alarm=True)
        self.armed = what
        return False

    async def action_enter(self) -> None:
        """The main thing: play, give, take, go on."""
        scene, offers = self.scene, self.offers
        if scene.rest is not None:
            # An Enter that was meant for the last trick does not turn the page.
            if scene.rest.go_on is not None and time.monotonic() - self.rested_at > BREATH:
                await self._go_on()
            return
        if offers is None:
            return
        mine = scene.asks(self.acting)
        if offers.phase == "grand" and mine:
            await self.do(Grand(False))
        elif offers.phase == "exchange":
            await self._give(offers)
        elif self.picking.places:
            self._play(offers)
        elif mine and offers.gifts:
            self.run_worker(self.asking.give_trick(offers), group="asking", exclusive=True)
        elif mine and offers.may_take:
            await self.do(Take())
        elif mine:
            words = "Pick cards first: Tab shows what you could play." if offers.plays else NOTHING
            self.say(Text(words, QUIET))

    async def _go_on(self) -> None:
        try:
            await self.venue.go_on()
        except TichuError as why:
            self.say(sentence(str(why)), alarm=True)

    async def _give(self, offers: Offers) -> None:
        forced = offers.only_gift()
        if forced is not None:
            await self.do(forced)
        elif self.picking.gifts is not None and self.picking.gifts.next is not None:
            to = self.scene.called(self.picking.gifts.next)
            self.say(f"Something is still missing for {to}.", alarm=True)
        elif self.picking.gifts is not None:
            await self.do(self.picking.gifts.exchange(self.picking.hand))

    def _play(self, offers: Offers) -> None:
        picked = offers.picked(self.picking.cards)
        if not picked.plays:
            self.say(picked.why_not, alarm=True)
        elif not offers.breaks_wish(picked.plays[0]) or self._twice(
            self.picking.cards, "That breaks the wish, and loses the round: Enter once more if you mean it."
        ):
            self.run_worker(self.asking.finish(offers, picked.plays), group="asking", exclusive=True)

    async def action_pass(self) -> None:
        """Let the turn go by."""
        offers = self.offers
        if offers is None or self.scene.rest is not None:
            return
        if offers.view.in_turn and offers.breaks_wish(Pass()):
            words = "To pass breaks the wish, and loses the round: p once more if you mean it."
            if not self._twice("pass", words):
                return
        await self.do(Pass())

    async def action_tichu(self) -> None:
        """Call Tichu, at the second press."""
        offers = self.offers
        if offers is None:
            return
        why = offers.refusal(Tichu())
        if not why and offers.view.round.out:
            why = "Somebody is already out: a Tichu can no longer be won."
        if why:
            self.say(why, alarm=True)
        elif self._twice("tichu", "Tichu? Press t once more to call it."):
            await self.do(Tichu())

    async def action_grand(self) -> None:
        """Call Grand Tichu, at the second press."""
        offers = self.offers
        if offers is None:
            return
        why = offers.refusal(Grand(True))
        if why:
            self.say(why, alarm=True)
        elif self._twice("grand", "Grand Tichu? Press g once more to call it."):
            await self.do(Grand(True))

    async def action_no(self) -> None:
        """No Grand Tichu."""
        if self.offers is not None and self.offers.phase == "grand" and self.scene.asks(self.acting):
            await self.do(Grand(False))

    async def action_withdraw(self) -> None:
        """Take a call back."""
        if self.offers is not None:
            await self.do(Withdraw())

    def action_bomb(self) -> None:
        """Pick a bomb, in turn or not; the next one if one is picked already."""
        scene = self.scene
        if scene.rest is not None or self.offers is None:
            return
        hands = [seat for seat in scene.seats if Offers(scene.view_for(seat)).bombs]
        if not hands:
            self.say(Text("You have no bomb for that.", QUIET))
            return
        self.venue.hold(True)
        if self.acting not in hands:
            self.turned = not self.turned
            self.choose_hand()
        bombs = self.offers.bombs
        at = bombs.index(self.picking.cards) + 1 if self.picking.cards in bombs else 0
        self.picking.choose(bombs[at % len(bombs)])
        self._picked_anew()
        self.say(Text("Enter throws it, Esc puts it back.", QUIET))

    # -- help --------------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        """What a good player would do."""
        if self.offers is not None and self.scene.asks(self.acting):
            self.say(Text("Thinking …", QUIET))
            self.run_worker(self._hint(self.offers), group="hint", exclusive=True)

    async def _hint(self, offers: Offers) -> None:
        assert offers.view.seat is not None
        try:
            hint = await self.venue.hint(offers.view.seat)
        except TichuError as why:
            self.say(sentence(str(why)), alarm=True)
            return
        if offers is not self.offers and (self.offers is None or self.offers.view.hand != offers.view.hand):
            return
        with suppress(StopIteration):  # the hand is another one now
            if isinstance(hint.action, Play):
                self.picking.choose(tuple(sorted(hint.action.cards)))
            elif isinstance(hint.action, Exchange) and self.picking.gifts is not None:
                self.picking.gifts.fill(self.picking.hand, hint.action)
        words = action_words(hint.action, offers.view.round, self.scene.name, signs)
        self.say(Text.assemble(("Hint: ", "bold"), f"{words} – {hint.reason}."))

    def action_score(self) -> None:
        """The score sheet."""
        scene = self.scene
        self.app.push_screen(
            Page("The score", score_sheet(scene.game, scene.history, scene.ranks, scene.names))
        )

    def action_help(self) -> None:
        """All the keys."""
        self.app.push_screen(Page("What the keys do", Text.from_markup(prompts.HELP_TEXT)))

    def action_roll(self, lines: int) -> None:
        """Look back in the log."""
        self.query_one("#log", RichLog).scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Get up from the table, after a question."""
        self.run_worker(self.asking.leave(), group="leaving", exclusive=True)

    def action_speak(self) -> None:
        """Say something to the others, where there are any."""
        if self.venue.talks:
            self.run_worker(self.asking.speak(), group="asking", exclusive=True)

    def action_save(self) -> None:
        """Keep the game in a file."""
        self.run_worker(self.asking.save(), group="leaving", exclusive=True)

    async def on_bar_pressed(self, event: Bar.Pressed) -> None:
        """A click on a button is a press of its key."""
        await self.run_action(event.name)
