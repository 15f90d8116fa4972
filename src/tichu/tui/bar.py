"""The row of things one can do now, each with its key; a click does the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

MAIN = "bold #1d1b18 on #e8c66a"
LIT = "#f6f0e2 on #3c4a42"
DARK = "#8a8f8c on #262b28"


class Deed(NamedTuple):
    """Something one can do: what it is called, its key, whether it can be done now."""

    name: str
    """Of the screen's action."""
    words: str
    key: str
    lit: bool = True
    main: bool = False


class Bar(Widget):
    """Buttons in one line; where there is little room only their keys."""

    class Pressed(Message):
        """A button was clicked."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    deeds: tuple[Deed, ...] = ()

    def show(self, deeds: Sequence[Deed]) -> None:
        """Offer these."""
        self.deeds = tuple(deeds)
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Do what was clicked, if it can be done."""
        for start, end, deed, _ in self._places():
            if start <= event.x < end and deed.lit:
                self.post_message(self.Pressed(deed.name))

    def render(self) -> Text:
        """The buttons."""
        line = Text(no_wrap=True, overflow="ellipsis")
        for start, _, deed, words in self._places():
            line.pad_right(start - len(line))
            line.append(words, (MAIN if deed.main else LIT) if deed.lit else DARK)
        return line

    def _places(self) -> Iterator[tuple[int, int, Deed, str]]:
        """Where each button is; the last ones lose their words first if there is no room."""
        texts = [f" {deed.words} {deed.key} " for deed in self.deeds]
        for place in range(len(texts) - 1, 0, -1):
            if sum(map(len, texts)) + len(texts) <= self.size.width:
                break
            texts[place] = f" {self.deeds[place].key} "
        start = 0
        for deed, text in zip(self.deeds, texts, strict=True):
            yield start, start + len(text), deed, text
            start += len(text) + 1
