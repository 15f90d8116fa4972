"""Narration as lines on a console: numbered tricks, aligned names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tichu.tui.card_faces import Faces
from tichu.tui.narration import NarratedLine
from tichu.tui.phrases import QUIET, padded

MARGIN: Final = 5
"""Columns left of the names; the number of a trick stands there."""


class Transcript:
    """Prints the lines of a narration below each other."""

    def __init__(self, console: Console, faces: Faces, names: Sequence[str] = ()) -> None:
        self.console = console
        self.faces = faces
        self.names = names
        """The names at the table, which plays are aligned by."""
        self.tricks = 0
        """The number of tricks so far in this round."""

    def print_all(self, lines: Iterable[NarratedLine]) -> None:
        """Print the lines."""
        for line in lines:
            if line.begins_round:
                self.tricks = 0
                self.heading(line.text)
            elif line.player:
                self._play(line)
            else:
                self.note(line.text)

    def heading(self, words: Text) -> None:
        """Print a heading, with a rule behind it where signs can be shown."""
        title = Text(words.plain, "bold")
        self.console.print()
        self.console.print(Rule(title, style=QUIET, align="left") if self.faces.signs else title)

    def note(self, text: str | RenderableType, style: str = "") -> None:
        """Print something that is not a play."""
        self.console.print(Padding.indent(Text(text, style) if isinstance(text, str) else text, MARGIN))

    def _play(self, line: NarratedLine) -> None:
        number = ""
        if line.leads:
            self.tricks += 1
            number = str(self.tricks)
            self.console.print()
        width = max(map(cell_len, (*self.names, line.player)))
        text = Text.assemble((f"{number:>{MARGIN - 2}}  ", QUIET))
        text.append(f"{padded(line.player, width)}  ", "bold" if line.own else "")
        self.console.print(text.append_text(line.text))
