"""Tells a round as it happens: a line for each play, the passes gathered, who takes what, who is out."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tichu.core.actions import Action, Give, Pass, Play, Take
from tichu.core.cards import DOG, MAHJONG, Card, one_of, points
from tichu.core.combos import Combination
from tichu.core.round import Call, Round
from tichu.tui.sheets import CALL_WORDS
from tichu.tui.words import CALL, QUIET, Faces, in_order, joined, ordinal, reading, remark

MARGIN = 5


class Story:
    """The teller of one round. It is shown the round after each action, or a view of it."""

    def __init__(
        self, console: Console, faces: Faces, name: Callable[[int], str], you: frozenset[int] = frozenset()
    ) -> None:
        self.console = console
        self.faces = faces
        self.name = name
        self.you = you
        self.tricks = 0
        self._table: list[Card] = []
        self._passed: list[str] = []
        self._calls: dict[int, Call] = {}
        self._out = 0
        self._wish = False
        self._breach = False

    def tell(self, round_: Round, seat: int, action: Action, aside: str = "") -> None:
        """Say what a seat has just done, and what came of it; ``aside`` is a word about why it passed."""
        if isinstance(action, Pass):
            self._passed.append(self.name(seat) + (f" ({aside})" if aside else ""))
        elif isinstance(action, Play):
            self._play(round_, seat, action)
        elif isinstance(action, Take):
            self._collect(round_, seat, "take", "takes", "the trick")
        elif isinstance(action, Give):
            self._collect(round_, seat, "give", "gives", f"the Dragon's trick to {self.name(action.to)}")
        self._calls_made(round_)
        self._breach_made(round_)
        self._gone_out(round_)

    def pause(self) -> None:
        """Bring out what was held back, before somebody is asked."""
        if self._passed:
            many = len(self._passed) > 1 or self._passed[0].startswith("You")
            self.note(f"{joined(self._passed)} {'pass' if many else 'passes'}", QUIET)
            self._passed = []

    def note(self, text: str | Text, style: str = "") -> None:
        """A line at the margin of the tale."""
        self.console.print(Padding.indent(text if isinstance(text, Text) else Text(text, style), MARGIN))

    def does(self, seat: int, plain: str, third: str) -> str:
        """``You take`` or ``Mei takes``."""
        return f"{self.name(seat)} {plain if self.name(seat) == 'You' else third}"

    def _play(self, round_: Round, seat: int, action: Play) -> None:
        self.pause()
        number = ""
        # A Dog that may be bombed lies in the trick until somebody leads; the round's last play lies nowhere.
        if len(round_.trick) == 1 or not (round_.trick or self._table):
            self._table = []
            self.tricks += 1
            number = str(self.tricks)
            self.console.print()
        combo = self._combination(round_, seat, action)
        line = Text.assemble((f"{number:>{MARGIN - 2}}  ", QUIET))
        line.append(f"{self.name(seat):<{self._width(round_)}}  ", "bold" if seat in self.you else None)
        line.append_text(self.faces.strip(in_order(combo) if combo else action.cards))
        words = remark(combo) if combo else ""
        if action.cards == (DOG,) and round_.turn is not None:
            words += f", the lead goes to {self.name(round_.turn)}"
        line.append(f"  {words}" if words else "", CALL if combo and combo.is_bomb else QUIET)
        self.console.print(line)
        self._table += () if action.cards == (DOG,) else action.cards
        if MAHJONG in action.cards and action.wish is not None:
            self.note(f"{self.does(seat, 'wish', 'wishes')} for {one_of(action.wish)}.", "bold")
            self._wish = True
        elif self._wish and round_.wish is None:
            self.note("The wish is fulfilled.", QUIET)
            self._wish = False

    def _combination(self, round_: Round, seat: int, action: Play) -> Combination | None:
        top = round_.top
        if top is not None and top.seat == seat and set(top.combo.cards) == set(action.cards):
            return top.combo
        return reading(action.cards, action.stands_for, round_.game.combo_rules)

    def _collect(self, round_: Round, seat: int, plain: str, third: str, what: str) -> None:
        self.pause()
        count = points(self._table) if round_.game.variant.has_points else 0
        worth = f", {count} points" if count else ""
        arrow = "→" if self.faces.signs else "->"
        self.note(f"{arrow} {self.does(seat, plain, third)} {what}{worth}.", QUIET)
        self._table = []

    def _calls_made(self, round_: Round) -> None:
        if round_.calls == self._calls:
            return
        self.pause()
        for seat, call in round_.calls.items():
            if seat not in self._calls:
                self.note(f"{self.does(seat, 'call', 'calls')} {CALL_WORDS[call]}!", CALL)
        for seat in self._calls:
            if seat not in round_.calls:
                self.note(f"{self.does(seat, 'take', 'takes')} the call back.", CALL)
        self._calls = dict(round_.calls)

    def _breach_made(self, round_: Round) -> None:
        if round_.breach is not None and not self._breach:
            self._breach = True
            self.pause()
            breaks = self.does(round_.breach, "break", "breaks")
            self.note(f"{breaks} the wish, and the round is lost for it.", CALL)

    def _gone_out(self, round_: Round) -> None:
        for place, seat in enumerate(round_.out[self._out :], self._out):
            if round_.over and place == round_.game.seats - 1:
                continue  # a game of ranks notes the last player too, who still holds cards
            self.note(f"{self.does(seat, 'are', 'is')} out, {ordinal(place)}.", "bold")
        self._out = len(round_.out)

    def _width(self, round_: Round) -> int:
        return max(len(self.name(seat)) for seat in range(round_.game.seats))
