"""A thinker as the server sees it: a process that is asked, and replaced when it does not answer."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
from typing import Final

from tichu.server import aside
from tichu.server.thinkers.child import READY
from tichu.server.thinkers.questions import HEAD, LONGEST_ANSWER, framed

STARTUP: Final = 30.0
"""How long a process may take to start, on a machine that has much else to do."""
GRACE: Final = 5.0
"""How long the system may take to end a process that was killed."""
PAUSE: Final = 0.002


class Thinker:
    """A place for one process at a time. It has one end of a socket pair, and no other file of the server."""

    def __init__(self, resolve: str = "") -> None:
        self._resolve = resolve
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None
        self.awake = False
        """Whether the process is there and has said that it is ready."""

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return None if self._process is None else self._process.pid

    async def start(self) -> bool:
        """Start a process, in place of the one before; whether it is ready to think."""
        await self.end()
        try:
            self._open()
            async with asyncio.timeout(STARTUP):
                self.awake = await self._receive() == READY
        except (OSError, EOFError):  # a TimeoutError is an OSError
            pass
        if not self.awake:
            await self.end()
        return self.awake

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question; an ``OSError`` or ``EOFError`` if the process is gone.

        Whoever stops waiting ends the process: its answer would be taken for that to the next question.
        """
        self.awake = False
        assert self._line is not None
        await asyncio.get_running_loop().sock_sendall(self._line, framed(question))
        answer = await self._receive()
        self.awake = True
        return answer

    async def end(self) -> None:
        """End the process at once. There is nothing to save: it remembers nothing."""
        self.awake = False
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    while self._process.poll() is None:
                        await asyncio.sleep(PAUSE)
            self._process = None

    def _open(self) -> None:
        """Start the process, with the other end of the line as its standard input."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        self._line = ours
        with theirs:
            self._process = subprocess.Popen(
                aside.command(f"from tichu.server.thinkers.child import main; main({self._resolve!r})"),
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,  # what a bot prints; errors go where the server's go
            )

    async def _receive(self) -> bytes:
        size = int.from_bytes(await self._exactly(HEAD), "big")
        if size > LONGEST_ANSWER:
            raise EOFError("this is no answer")
        return await self._exactly(size)

    async def _exactly(self, size: int) -> bytes:
        assert self._line is not None
        loop = asyncio.get_running_loop()
        message = b""
        while len(message) < size:
            part = await loop.sock_recv(self._line, size - len(message))
            if not part:
                raise EOFError("the process has ended")
            message += part
        return message
