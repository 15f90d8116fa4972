"""Questions on the way: what the Phoenix is, the wish, who gets the lead or the trick, whether to save."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from textual.screen import ModalScreen

from tichu.core.actions import Play
from tichu.core.cards import MAHJONG, Rank, rank_name, rank_title
from tichu.core.errors import TichuError
from tichu.tui.dialogs import Choice, Typed, Way
from tichu.tui.offers import Offers
from tichu.tui.words import counted, reading, remark, sentence, signs

if TYPE_CHECKING:
    from tichu.tui.screen import TableScreen

T = TypeVar("T")


class Asking:
    """Asks in front of the table, and does what was answered. Everything here waits for the person."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.leaving = False
        """Whether the question is whether to leave."""

    async def _ask(self, dialog: ModalScreen[T]) -> T | None:
        return await self.screen.app.push_screen_wait(dialog)

    async def _one_of(self, question: str, words: Sequence[str]) -> int | None:
        return await self._ask(Choice(question, [Way(str(at), word) for at, word in enumerate(words, 1)]))

    # -- a play ------------------------------------------------------------------------------------------

    async def finish(self, offers: Offers, plays: Sequence[Play]) -> None:
        """Settle what is still open about the play, and make it."""
        seat = offers.view.seat
        chosen = await self._settled(offers, plays)
        if chosen is None:
            self.screen.venue.hold(False)
        else:
            await self.screen.do(chosen, seat)

    async def _settled(self, offers: Offers, plays: Sequence[Play]) -> Play | None:
        meanings = sorted({play.stands_for or () for play in plays}, reverse=True)
        if len(meanings) > 1:
            rules = offers.view.game.combo_rules
            combos = [reading(plays[0].cards, meaning, rules) for meaning in meanings]
            at = await self._one_of("How is it meant?", [remark(combo) if combo else "" for combo in combos])
            if at is None:
                return None
            plays = [play for play in plays if play.stands_for == (meanings[at] or None)]
        if len(plays) > 1 and MAHJONG in plays[0].cards:
            wishes = [play.wish for play in plays]
            at = await self._ask(Choice("What do you wish for?", [_wish_way(wish) for wish in wishes]))
            return None if at is None else plays[at]
        if len(plays) > 1:
            names = [self.screen.scene.called(play.to) for play in plays if play.to is not None]
            at = await self._one_of("Who gets the lead from the Dog?", names)
            return None if at is None else plays[at]
        return plays[0]

    async def give_trick(self, offers: Offers) -> None:
        """Who gets the Dragon's trick."""
        scene, gifts = self.screen.scene, offers.gifts
        counts, out = offers.view.counts, offers.view.round.out
        names = [
            f"{scene.called(gift.to)}, {'out' if gift.to in out else counted(counts[gift.to], 'card')}"
            for gift in gifts
        ]
        at = await self._one_of("Who gets the Dragon's trick?", names)
        if at is not None:
            await self.screen.do(gifts[at], offers.view.seat)

    async def choose_from_list(self, offers: Offers) -> None:
        """All that could be played; what is chosen is picked, not played."""
        ways = offers.titled(self.screen.picking.cards)
        if not ways:
            self.screen.say_nothing_fits()
            return
        lines = [Way("", f"{signs(cards):<24} {words}") for cards, words in ways]
        at = await self._ask(Choice("What you could play", lines))
        if at is not None:
            self.screen.picking.choose(ways[at][0])
            self.screen.say("")

    async def speak(self) -> None:
        """What is said to the others at the table."""
        words = await self._ask(Typed("Say to the others", ""))
        if words is None:
            return
        try:
            await self.screen.venue.speak(words)
        except TichuError as why:
            self.screen.say(sentence(str(why)), alarm=True)

    # -- leaving -----------------------------------------------------------------------------------------

    async def leave(self) -> None:
        """Leave for good, after the game was saved if that is wanted."""
        venue = self.screen.venue
        ways = [Way("y", "Leave"), Way("n", "Stay")]
        if venue.keeps and venue.saved is None:
            ways = [Way("s", "Save the game, and leave"), Way("y", "Leave without saving"), Way("n", "Stay")]
        self.leaving = True
        try:
            at = await self._ask(Choice(f"{venue.farewell} Leave the table?".strip(), ways))
            answer = None if at is None else ways[at].key
            if answer == "y" or (answer == "s" and await self.save()):
                self.screen.app.exit()
        finally:
            self.leaving = False

    async def save(self) -> bool:
        """Keep the game in a file; returns whether it is kept now."""
        venue = self.screen.venue
        if venue.saved is not None or not venue.keeps:
            self.screen.say(venue.farewell)
            return venue.saved is not None
        name = await self._ask(Typed("Save the game as", f"tichu-{date.today().isoformat()}.jsonl"))
        if name is None:
            return False
        try:
            venue.save(Path(name).expanduser())
        except FileExistsError:
            self.screen.say(f"{name} is already there, and stays as it is.", alarm=True)
        except OSError as why:
            self.screen.say(f"{name}: {(why.strerror or str(why)).lower()}.", alarm=True)
        except (RuntimeError, ValueError) as why:  # a home that nobody has, a name that no file can have
            self.screen.say(sentence(f"{name}: {why}".rstrip(".")), alarm=True)
        except TichuError as why:
            self.screen.say(sentence(str(why)), alarm=True)
        else:
            self.screen.say(venue.farewell)
        return venue.saved is not None


def _wish_way(wish: Rank | None) -> Way:
    if wish is None:
        return Way("n", "no wish")
    return Way("0" if wish == 10 else rank_name(wish).lower(), rank_title(wish))
