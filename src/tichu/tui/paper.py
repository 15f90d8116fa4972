"""The paper a game is written down on: kept in mind at first, in a file as soon as that is wanted."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TextIO


class Paper(io.StringIO):
    """A record under way. Saved once, every further line goes to the file at once."""

    def __init__(self) -> None:
        super().__init__()
        self._file: TextIO | None = None
        self.path: Path | None = None
        """The file it is kept in."""

    def keep(self, path: Path) -> None:
        """Copy everything into a new file, and go on there; a file that is there already is left alone."""
        self._file = path.open("x", encoding="utf-8", newline="\n")
        self._file.write(self.getvalue())
        self._file.flush()
        self.path = path

    def write(self, text: str) -> int:
        """Add to it."""
        if self._file is not None:
            self._file.write(text)
        return super().write(text)

    def flush(self) -> None:
        """Every line is in the file before the next one begins."""
        if self._file is not None and not self._file.closed:
            self._file.flush()

    def close(self) -> None:
        """Put it away."""
        if self._file is not None:
            self._file.close()
        super().close()
