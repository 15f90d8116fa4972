"""The save file of a running game: in memory at first, in a file once the person saves."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TextIO


class SaveFile(io.StringIO):
    """The record of a running game. Once it is saved, every further line is written to the file at once."""

    def __init__(self) -> None:
        super().__init__()
        self._file: TextIO | None = None
        self.path: Path | None = None
        """The file on disk."""

    def keep(self, path: Path) -> None:
        """Copy everything to a new file and continue there; an existing file is never overwritten."""
        self._file = path.open("x", encoding="utf-8", newline="\n")
        self._file.write(self.getvalue())
        self._file.flush()
        self.path = path

    def write(self, text: str) -> int:
        """Append text."""
        if self._file is not None:
            self._file.write(text)
        return super().write(text)

    def flush(self) -> None:
        """Flush the file, so that a crash loses at most the line being written."""
        if self._file is not None and not self._file.closed:
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()
