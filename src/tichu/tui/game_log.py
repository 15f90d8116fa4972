"""The log of the game on the screen."""

from __future__ import annotations

from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog


class GameLog(RichLog, can_focus=False):
    """What has happened so far.

    A line is laid out for the width of the log at the time it is written. So the lines are kept, and written
    again when the width changes; while the log is hidden they wait.
    """

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=1)
        self.told: list[Text] = []
        self._laid_out = 0
        self._width = 0

    def tell(self, line: Text) -> None:
        """Add a line."""
        self.told.append(line)
        self._lay_out()

    def on_show(self) -> None:
        """Lay out the lines that came while the log was hidden."""
        self._lay_out()

    def on_resize(self, event: Resize) -> None:
        """Lay out again if the width has changed; the newest line stays in sight."""
        self._lay_out()
        self.scroll_end(animate=False, immediate=False, x_axis=False)

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
