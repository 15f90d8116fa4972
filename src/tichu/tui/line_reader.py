"""Lines from standard input, read without blocking the event loop, and what yes and no are in them."""

from __future__ import annotations

import asyncio
import os
from io import UnsupportedOperation
from typing import Final, TextIO

from tichu.tui.background import BackgroundThread
from tichu.words import say

CHUNK: Final = 4096


class LineReader:
    """Reads a line when it is asked for one, never earlier. A cancelled read loses nothing.

    It reads from the file descriptor in a daemon thread: a thread that waits inside ``sys.stdin`` would hold
    a lock that the interpreter needs at its end.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._thread = BackgroundThread("input")
        self._pending: asyncio.Future[str] | None = None
        self._buffer = b""
        self.echo = not stream.isatty()
        """Whether lines have to be printed, because no terminal has shown them while they were typed."""
        try:
            self._descriptor: int | None = stream.fileno()
        except (UnsupportedOperation, ValueError):
            self._descriptor = None

    async def line(self) -> str:
        """The next line; raises ``EOFError`` at the end of the input."""
        if self._pending is None:
            self._pending = self._thread.run(self._read)
        text = await asyncio.shield(self._pending)
        self._pending = None
        if not text:
            raise EOFError
        return text.rstrip("\r\n")

    def close(self) -> None:
        """Stop reading."""
        self._thread.close()

    def _read(self) -> str:
        if self._descriptor is None:
            return self._stream.readline()
        while b"\n" not in self._buffer:
            chunk = os.read(self._descriptor, CHUNK)
            if not chunk:
                break
            self._buffer += chunk
        line, newline, self._buffer = self._buffer.partition(b"\n")
        return (line + newline).decode(self._stream.encoding, "replace")


def is_yes(line: str) -> bool:
    """Whether a person says yes, in English or in their language."""
    return line.lower() in ("y", "yes", *say("terminal.yesWords").split())


def is_no(line: str) -> bool:
    """Whether a person says no; an empty line does."""
    return line.lower() in ("", "n", "no", *say("terminal.noWords").split())
