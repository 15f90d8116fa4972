"""The hand: cards side by side, the picked ones raised, by keys or by mouse."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from tichu.core.cards import SPECIAL_NAMES, Card, Cards, card_name, is_special, suit_of
from tichu.tui.words import PAINT, QUIET, two_letters

WIDEST: Final = 7
NARROWEST: Final = 3
ROOMY: Final = 5
"""From this width on cards have a gap between them, and specials their whole name if it fits."""


class Hand(Widget):
    """Cards that can be picked. It knows no rules."""

    class Clicked(Message):
        """The card at that place was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.cards: Cards = ()
        self.picked: frozenset[int] = frozenset()
        self.cursor = 0
        self.lit = True

    def show(self, cards: Cards, picked: frozenset[int], cursor: int, lit: bool) -> None:
        """Lay these cards out; ``lit`` if it is their turn."""
        self.cards, self.picked, self.cursor, self.lit = cards, picked, cursor, lit
        self.refresh()

    @property
    def step(self) -> int:
        """How many columns a card takes."""
        room = self.size.width // max(1, len(self.cards))
        return max(NARROWEST, min(WIDEST if self.size.height > 4 else ROOMY, room))

    def place_at(self, x: int) -> int | None:
        """The card in that column."""
        place = (x - self._margin) // self.step
        return place if 0 <= place < len(self.cards) else None

    @property
    def _margin(self) -> int:
        return max(0, (self.size.width - self.step * len(self.cards)) // 2)

    def on_click(self, event: events.Click) -> None:
        """Pick the card under the mouse."""
        place = self.place_at(event.x)
        if place is not None:
            self.post_message(self.Clicked(place))

    def render(self) -> Text:
        """The cards: a line for raising, their faces, a line for the cursor."""
        height = max(4, self.size.height)
        lines = [Text(" " * self._margin) for _ in range(height)]
        for place, card in enumerate(self.cards):
            top = 0 if place in self.picked else 1
            faces = self._face(card, place, height - 2)
            for row, line in enumerate(lines[:-1]):
                inside = 0 <= row - top < height - 2
                line.append_text(faces[row - top] if inside else Text(" " * self.step))
            lines[-1].append_text(self._mark(place))
        return Text("\n", no_wrap=True).join(lines)

    def _face(self, card: Card, place: int, rows: int) -> list[Text]:
        gap = 1 if self.step >= ROOMY else 0
        width = self.step - gap
        if is_special(card):
            style = PAINT.specials[card]
            label = SPECIAL_NAMES[card] if width >= len(SPECIAL_NAMES[card]) else card_name(card)
        else:
            paper = PAINT.paper[0 if gap else place % 2]
            style = f"{PAINT.inks[suit_of(card)]} on {paper}"
            label = two_letters(card)
        faces = []
        for row in range(rows):
            words = label if row == 0 else ""
            if rows >= 4 and row == rows - 1:
                words = f"{label:>{width}}"
            faces.append(Text.assemble((f"{words:<{width}}"[:width], style), " " * gap))
        return faces

    def _mark(self, place: int) -> Text:
        sign = "●" if place in self.picked else " "
        if place == self.cursor and self.lit:
            sign = "◆" if place in self.picked else "▲"
        return Text(f"{sign:^{self.step}}", "bold" if place == self.cursor else QUIET)
