"""The hand: cards side by side, the picked ones raised."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from tichu.core.cards import Card, Cards, card_name, is_special, suit_of
from tichu.tui.card_faces import PAINT, two_letters
from tichu.tui.phrases import QUIET, card_words

MAX_STEP: Final = 7
MIN_STEP: Final = 3
GAP_STEP: Final = 5
"""Columns per card from which there is a gap between cards, and specials have their whole name if it fits."""


class Hand(Widget):
    """Cards that can be picked. The widget knows no rules."""

    class Clicked(Message):
        """The card at this place was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    cards: reactive[Cards] = reactive(())
    picked: reactive[frozenset[int]] = reactive(frozenset)
    cursor: reactive[int] = reactive(0)
    active: reactive[bool] = reactive(True)
    """Whether the hand has to act; then the cursor is shown."""

    def show(self, cards: Cards, picked: frozenset[int], cursor: int, active: bool) -> None:
        """Show these cards."""
        self.cards, self.picked, self.cursor, self.active = cards, picked, cursor, active

    @property
    def step(self) -> int:
        """The number of columns of a card."""
        room = self.size.width // max(1, len(self.cards))
        return max(MIN_STEP, min(MAX_STEP if self.size.height > 4 else GAP_STEP, room))

    def place_at(self, x: int) -> int | None:
        """The place of the card in that column."""
        place = (x - self._margin) // self.step
        return place if 0 <= place < len(self.cards) else None

    @property
    def _margin(self) -> int:
        return max(0, (self.size.width - self.step * len(self.cards)) // 2)

    def on_click(self, event: events.Click) -> None:
        """Report the card under the mouse."""
        place = self.place_at(event.x)
        if place is not None:
            self.post_message(self.Clicked(place))

    def render(self) -> Text:
        """Draw the cards: a line for raised cards, the faces, a line for the cursor."""
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
        gap = 1 if self.step >= GAP_STEP else 0
        width = self.step - gap
        if is_special(card):
            style = PAINT.specials[card]
            name = card_words(card)
            label = name if width >= cell_len(name) else card_name(card)
        else:
            paper = PAINT.paper[0 if gap else place % 2]
            style = f"{PAINT.inks[suit_of(card)]} on {paper}"
            label = two_letters(card)
        faces = []
        for row in range(rows):
            words = label if row == 0 else ""
            if rows >= 4 and row == rows - 1:
                words = " " * (width - cell_len(label)) + label
            faces.append(Text.assemble((set_cell_size(words, width), style), " " * gap))
        return faces

    def _mark(self, place: int) -> Text:
        sign = "●" if place in self.picked else " "
        if place == self.cursor and self.active:
            sign = "◆" if place in self.picked else "▲"
        return Text(f"{sign:^{self.step}}", "bold" if place == self.cursor else QUIET)
