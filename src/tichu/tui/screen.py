"""The table screen: what the keys do."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from tichu.core.actions import Action, Exchange, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import DOG, DRAGON, MAHJONG, PHOENIX, rank_of
from tichu.core.errors import TichuError
from tichu.tui.button_bar import ButtonBar
from tichu.tui.card_faces import Faces
from tichu.tui.dialog_flow import DialogFlow
from tichu.tui.dialogs import PageDialog
from tichu.tui.game_log import GameLog
from tichu.tui.hand import Hand
from tichu.tui.help_text import keys_help
from tichu.tui.hints import brief_hint_words
from tichu.tui.layout import TableLayout
from tichu.tui.offers import Offers
from tichu.tui.phrases import QUIET
from tichu.tui.scoresheet import score_sheet
from tichu.tui.session import GameSession
from tichu.words import say
from tichu.words.cards import face_of

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
RESULT_SECONDS: Final = 0.6
"""Minimum time for which the result of a round is shown."""


class TableScreen(TableLayout):
    """The table, with the keys."""

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
        Binding("c", "chat", show=False),
        Binding("question_mark", "help", show=False),
        Binding("pageup", "scroll_log(-5)", show=False),
        Binding("pagedown", "scroll_log(5)", show=False),
        *(Binding(key, f"rank({rank})", show=False) for key, rank in RANK_KEYS.items()),
    ]

    def __init__(self, session: GameSession, faces: Faces) -> None:
        super().__init__(session, faces)
        self.dialogs = DialogFlow(self)

    # -- selection -----------------------------------------------------------------------------------------

    def _selection_changed(self) -> None:
        self.armed = None
        self.said = Text()
        self.show_scene()

    def action_move(self, step: int) -> None:
        """Move along the hand."""
        if self.selection.hand:
            self.selection.cursor = (self.selection.cursor + step) % len(self.selection.hand)
            self.show_scene()

    def action_lift(self) -> None:
        """Pick the card under the cursor, or put it back."""
        self.selection.toggle(self.selection.cursor)
        self._selection_changed()

    def on_hand_clicked(self, event: Hand.Clicked) -> None:
        """Pick the clicked card, or put it back."""
        self.selection.toggle(event.place)
        self._selection_changed()

    def action_rank(self, rank: int) -> None:
        """Pick a card of that rank."""
        found = self.selection.press_rank(rank)
        self._selection_changed()
        if not found and self.selection.hand:
            self.say(Text(say("errors.not-in-hand"), QUIET))

    def action_clear(self) -> None:
        """Put all cards back, and let the others go on."""
        self.session.hold(False)
        self.selection.clear()
        self._selection_changed()

    def action_suggest(self, back: bool = False) -> None:
        """Pick the next legal play."""
        if self.offers is None or self.selection.gifts is not None:
            return
        found = self.selection.suggest(self.offers, back)
        self._selection_changed()
        if not found:
            self.say_nothing_fits()

    def say_nothing_fits(self) -> None:
        """Say that there is no play with the picked cards, or none at all."""
        self.say(
            Text(say("terminal.nothingFits" if self.selection.places else "terminal.nothingToPlay"), QUIET)
        )

    def action_list(self) -> None:
        """List everything that can be played."""
        if self.offers is not None and self.selection.gifts is None:
            self.run_worker(self.dialogs.choose_from_list(self.offers), group="dialog", exclusive=True)

    def action_other_hand(self) -> None:
        """Show the other hand of Trichu's soloist."""
        if len(self.scene.seats) < 2:
            return
        self.turned = not self.turned
        self.choose_hand()
        self._selection_changed()

    # -- playing -----------------------------------------------------------------------------------------

    async def act(self, action: Action, seat: int | None = None) -> None:
        """Make an action, or say why it is refused."""
        seat = self.acting if seat is None else seat
        if seat is None:
            return
        self.armed = None
        self.turned = False
        try:
            await self.session.act(seat, action)
        except TichuError as why:
            self.refuse(why)
        else:
            if not isinstance(action, Tichu | Withdraw):
                self.selection.clear()
                self.choose_hand()
                self.said = Text()
            self.show_scene()
        finally:
            self.session.hold(False)

    def _twice(self, what: object, warning: str) -> bool:
        """Whether the same key was just pressed; if not, show the warning."""
        if self.armed == what:
            self.armed = None
            return True
        self.say(warning, alarm=True)
        self.armed = what
        return False

    async def action_enter(self) -> None:
        """Do what the first button says: play, give, take, go on."""
        scene, offers = self.scene, self.offers
        if scene.intermission is not None:
            # An Enter that was meant for the last trick must not dismiss the result.
            if scene.intermission.go_on is not None and time.monotonic() - self.stopped_at > RESULT_SECONDS:
                await self._go_on()
            return
        if offers is None:
            return
        mine = scene.asks(self.acting)
        if offers.phase == "grand" and mine:
            await self.act(Grand(False))
        elif offers.phase == "exchange":
            await self._give(offers)
        elif self.selection.places:
            self._play(offers)
        elif mine and offers.gifts:
            self.run_worker(self.dialogs.give_trick(offers), group="dialog", exclusive=True)
        elif mine and offers.may_take:
            await self.act(Take())
        elif mine:
            self.say(Text(say("terminal.pickFirst" if offers.plays else "terminal.nothingToPlay"), QUIET))

    async def _go_on(self) -> None:
        try:
            await self.session.go_on()
        except TichuError as why:
            self.refuse(why)

    async def _give(self, offers: Offers) -> None:
        forced = offers.only_gift()
        if forced is not None:
            await self.act(forced)
        elif self.selection.gifts is not None and self.selection.gifts.next is not None:
            to = self.scene.called(self.selection.gifts.next)
            self.say(say("terminal.giftMissing", name=to), alarm=True)
        elif self.selection.gifts is not None:
            await self.act(self.selection.gifts.exchange(self.selection.hand))

    def _play(self, offers: Offers) -> None:
        picked = offers.picked(self.selection.cards)
        if not picked.plays:
            self.say(picked.why_not, alarm=True)
        elif not offers.breaks_wish(picked.plays[0]) or self._twice(
            self.selection.cards, say("terminal.breaksWishEnter")
        ):
            self.run_worker(self.dialogs.finish_play(offers, picked.plays), group="dialog", exclusive=True)

    async def action_pass(self) -> None:
        """Pass."""
        offers = self.offers
        if offers is None or self.scene.intermission is not None:
            return
        breaks_wish = offers.view.in_turn and offers.breaks_wish(Pass())
        if not breaks_wish or self._twice("pass", say("terminal.breaksWishPass")):
            await self.act(Pass())

    async def action_tichu(self) -> None:
        """Call Tichu at the second press."""
        offers = self.offers
        if offers is None:
            return
        why = offers.refusal(Tichu())
        if not why and offers.view.round.out:
            why = say("errors.somebody-is-out")
        if why:
            self.say(why, alarm=True)
        elif self._twice("tichu", say("terminal.tichuAgain")):
            await self.act(Tichu())

    async def action_grand(self) -> None:
        """Call Grand Tichu at the second press."""
        offers = self.offers
        if offers is None:
            return
        why = offers.refusal(Grand(True))
        if why:
            self.say(why, alarm=True)
        elif self._twice("grand", say("terminal.grandAgain")):
            await self.act(Grand(True))

    async def action_no(self) -> None:
        """Decline the Grand Tichu."""
        if self.offers is not None and self.offers.phase == "grand" and self.scene.asks(self.acting):
            await self.act(Grand(False))

    async def action_withdraw(self) -> None:
        """Take a call back."""
        if self.offers is not None:
            await self.act(Withdraw())

    def action_bomb(self) -> None:
        """Pick a bomb, in turn or not; if one is picked already, the next."""
        scene = self.scene
        if scene.intermission is not None or self.offers is None:
            return
        hands = [seat for seat in scene.seats if Offers(scene.view_for(seat)).bombs]
        if not hands:
            self.say(Text(say("table.noBomb"), QUIET))
            return
        self.session.hold(True)
        if self.acting not in hands:
            self.turned = not self.turned
            self.choose_hand()
        bombs = self.offers.bombs
        at = bombs.index(self.selection.cards) + 1 if self.selection.cards in bombs else 0
        self.selection.choose(bombs[at % len(bombs)])
        self._selection_changed()
        self.say(Text(say("terminal.bombPicked"), QUIET))

    # -- help --------------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        """Ask what a good player would do."""
        if self.offers is not None and self.scene.asks(self.acting):
            self.say(Text(say("terminal.thinking"), QUIET))
            self.run_worker(self._hint(self.offers), group="hint", exclusive=True)

    async def _hint(self, offers: Offers) -> None:
        assert offers.view.seat is not None
        try:
            hint = await self.session.hint(offers.view.seat)
        except TichuError as why:
            self.refuse(why)
            return
        if offers is not self.offers and (self.offers is None or self.offers.view.hand != offers.view.hand):
            return
        with suppress(StopIteration):  # the hand has changed
            if isinstance(hint.action, Play):
                self.selection.choose(tuple(sorted(hint.action.cards)))
            elif isinstance(hint.action, Exchange) and self.selection.gifts is not None:
                self.selection.gifts.fill(self.selection.hand, hint.action)
        self.say(brief_hint_words(hint, offers.view.round, self.scene.name))

    def action_score(self) -> None:
        """Show the score sheet."""
        self.app.push_screen(PageDialog(say("table.score"), score_sheet(self.scene)))

    def action_help(self) -> None:
        """Show what the keys do."""
        self.app.push_screen(
            PageDialog(say("terminal.keysTitle"), keys_help(face_of(self.scene.game.edition)))
        )

    def action_scroll_log(self, lines: int) -> None:
        """Scroll the log."""
        self.query_one(GameLog).scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Ask whether to leave."""
        self.run_worker(self.dialogs.leave(), group="leaving", exclusive=True)

    def action_chat(self) -> None:
        """Open the chat, where there is one."""
        if self.session.shared:
            self.run_worker(self.dialogs.chat(), group="dialog", exclusive=True)

    def action_save(self) -> None:
        """Save the game."""
        self.run_worker(self.dialogs.save(), group="leaving", exclusive=True)

    async def on_button_bar_pressed(self, event: ButtonBar.Pressed) -> None:
        """Do what the clicked button says."""
        await self.run_action(event.action)
