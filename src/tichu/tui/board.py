"""The middle of the screen: the seats and the trick."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.reactive import reactive
from textual.widget import Widget

from tichu.tui.card_faces import Faces
from tichu.tui.phrases import QUIET, in_order
from tichu.tui.scene import Scene
from tichu.tui.scene_text import TURN, seat_note, seat_text, trick_plays, trick_title
from tichu.tui.scoresheet import round_sheet, score_sheet
from tichu.words import say

MIN_SEAT_WIDTH: Final = 18
LONG_CALL_WIDTH: Final = 24
"""Minimum width of a seat at which “Grand Tichu” is written in full."""
TALL: Final = 36
"""Minimum height of a terminal at which every seat has two lines."""
LARGE_CARDS_ROOM: Final = 9
"""Minimum free lines at which the play to beat is also shown in large cards."""
SHEET_FRAME: Final = 8
"""Lines of the final score sheet besides rounds: winner, header, total."""


class Seats(Widget):
    """All players in playing order, the person first."""

    scene: reactive[Scene | None] = reactive(None)

    def watch_scene(self, before: Scene | None, after: Scene | None) -> None:
        """Refresh the layout if the seats need another number of lines."""
        width = self.size.width
        if len(self._lines(before, width)) != len(self._lines(after, width)):
            self.refresh(layout=True)

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """Return the number of lines the seats need."""
        return len(self._lines(self.scene, width))

    def render(self) -> Text:
        """Draw the seats in columns."""
        return Text("\n", no_wrap=True).join(self._lines(self.scene, self.size.width))

    def _lines(self, scene: Scene | None, width: int) -> list[Text]:
        if scene is None or scene.view is None:
            return []
        seats = scene.game.seats
        first = scene.seat or 0
        columns = min(seats, max(1, width // MIN_SEAT_WIDTH))
        while columns > 4 and -(-seats // columns) == -(-seats // (columns - 1)):
            columns -= 1  # as few columns as fill the same number of rows
        rows = -(-seats // columns)
        room = width // columns
        cells = [_cell(scene, (first + step) % seats, room) for step in range(seats)]
        two_lines = rows <= 2 or self.screen.size.height >= TALL
        lines = []
        for row in range(rows):
            part = cells[row * columns : (row + 1) * columns]
            lines += [Text().join(cell[0] for cell in part)]
            if two_lines:
                lines += [Text().join(cell[1] for cell in part)]
        return lines


def _cell(scene: Scene, seat: int, room: int) -> tuple[Text, Text]:
    """A seat in two lines."""
    assert scene.view is not None
    turn = seat in scene.view.waiting and scene.intermission is None
    line = Text("▶ " if turn else "  ", TURN)
    line.append_text(seat_text(scene, seat, short_calls=room < LONG_CALL_WIDTH))
    return _fitted(line, room), _fitted(Text(f"  {seat_note(scene, seat)}", QUIET), room)


def _fitted(line: Text, room: int) -> Text:
    line.truncate(room - 1, overflow="ellipsis")
    line.pad_right(room - line.cell_len)
    return line


class Trick(Widget):
    """The trick; between rounds, the result of the round."""

    scene: reactive[Scene | None] = reactive(None)

    def __init__(self, faces: Faces, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.faces = faces

    def render(self) -> RenderableType:
        """Draw the newest plays, as many as fit."""
        scene = self.scene
        if scene is None:
            return Text()
        if scene.intermission is not None:
            return self._intermission(scene)
        if scene.view is None:
            return Text()
        lines = [Text("  ").append_text(line) for line in trick_plays(scene, self.faces)]
        room = max(1, self.size.height - 1)
        if lines and room - len(lines) >= LARGE_CARDS_ROOM:
            lines += [Text(), *self._large(scene)]
        title = Text(" ").append_text(trick_title(scene))
        return Text("\n", no_wrap=True, overflow="ellipsis").join([title, *lines[-room:]])

    def _large(self, scene: Scene) -> list[Text]:
        """The play to beat in large cards."""
        assert scene.view is not None
        top = scene.view.round.top
        return [] if top is None else self.faces.large(in_order(top.combo), self.size.width - 4)

    def _intermission(self, scene: Scene) -> RenderableType:
        assert scene.intermission is not None
        parts: list[RenderableType] = [Text(scene.intermission.words, TURN)]
        if scene.view is not None and scene.view.round.over and scene.history:
            if not scene.winners:
                return round_sheet(scene.view.round, scene.history[-1], scene.names, own=scene.player)
            lines = max(2, self.size.height - SHEET_FRAME)
            parts.append(score_sheet(scene, lines))
        elif scene.view is None and scene.names:
            parts.append(Text("\n".join(f"  {name or say('table.empty')}" for name in scene.names)))
        return Group(*parts)
