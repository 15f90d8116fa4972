"""A row of buttons, one for each shortcut."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from tichu.tui.shortcuts import Shortcut

PRIMARY = "bold #1d1b18 on #e8c66a"
ENABLED = "#f6f0e2 on #3c4a42"
DISABLED = "#8a8f8c on #262b28"


class ButtonBar(Widget):
    """Buttons in one line; where space is short, the last ones show their keys only."""

    class Pressed(Message):
        """A button was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    shortcuts: reactive[tuple[Shortcut, ...]] = reactive(())

    def on_click(self, event: events.Click) -> None:
        """Report the button under the mouse, if it is enabled."""
        for start, end, shortcut, _ in self._layout_buttons():
            if start <= event.x < end and shortcut.enabled:
                self.post_message(self.Pressed(shortcut.action))

    def render(self) -> Text:
        """Draw the buttons."""
        line = Text(no_wrap=True, overflow="ellipsis")
        for start, _, shortcut, label in self._layout_buttons():
            line.pad_right(start - line.cell_len)
            style = PRIMARY if shortcut.primary else ENABLED
            line.append(label, style if shortcut.enabled else DISABLED)
        return line

    def _layout_buttons(self) -> Iterator[tuple[int, int, Shortcut, str]]:
        """The columns of each button, and the text on it."""
        labels = [f" {shortcut.label} {shortcut.key} " for shortcut in self.shortcuts]
        for place in range(len(labels) - 1, 0, -1):
            if sum(map(cell_len, labels)) + len(labels) <= self.size.width:
                break
            labels[place] = f" {self.shortcuts[place].key} "
        start = 0
        for shortcut, label in zip(self.shortcuts, labels, strict=True):
            width = cell_len(label)
            yield start, start + width, shortcut, label
            start += width + 1
