"""One worker process, as the server sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterable
from typing import Any, Final

from tichu.server.workers.protocol import HEADER, FrameKind, Job, JobFailed, encode, frame

START_SECONDS: Final = 30.0
"""Seconds a process may take to start, on a busy machine."""
KILL_SECONDS: Final = 5.0
"""Seconds the system may take to end a killed process."""
POLL_SECONDS: Final = 0.002
BOOT: Final = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); "  # Ctrl-C is for the server
    "os.nice(int(sys.argv[1])); "  # before the imports, which take a second of processor time
    "sys.path[:] = sys.argv[2:]; from tichu.server.workers.child import main; main()"
)


class WorkerProcess:
    """One process at a time. It has one end of a socket pair, and no other open file of the server."""

    def __init__(self, job: Job[Any, Any]) -> None:
        self._job = job
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None
        self._ready = False

    @property
    def ready(self) -> bool:
        """Whether the process is running and waits for a request."""
        return self._ready

    @property
    def pid(self) -> int | None:
        """Process id, None without a process."""
        return None if self._process is None else self._process.pid

    async def start(self) -> bool:
        """Start a new process in place of the present one; return whether it is ready."""
        await self.end()
        with contextlib.suppress(OSError, EOFError):  # TimeoutError is an OSError
            self._spawn()
            async with asyncio.timeout(START_SECONDS):
                await self._send(frame(FrameKind.JOB, encode(self._job)))
                kind, _ = await self._receive()
            self._ready = kind is FrameKind.READY
        if not self._ready:
            await self.end()
        return self._ready

    async def ask(self, request: bytes, parts: AsyncIterable[Any] | None = None) -> bytes:
        """Send a request and return the answer.

        Raise ``JobFailed`` if the job has failed, ``OSError`` or ``EOFError`` if the process has. After
        these two, and after a cancellation, the process is not ``ready``: its answer would be taken for
        that to the next request, so a new process has to be started.
        """
        self._ready = False
        if parts is None:
            await self._send(frame(FrameKind.REQUEST, request) + frame(FrameKind.END))
        else:
            await self._send(frame(FrameKind.REQUEST, request))
            async for part in parts:
                await self._send(frame(FrameKind.PART, encode(part)))
            await self._send(frame(FrameKind.END))
        kind, body = await self._receive()
        if kind not in (FrameKind.ANSWER, FrameKind.FAILURE):
            raise EOFError("the worker has not answered the request")
        self._ready = True
        if kind is FrameKind.FAILURE:
            raise JobFailed(body.decode(errors="replace"))
        return body

    async def end(self) -> None:
        """Kill the process: it has nothing to save."""
        self._ready = False
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(KILL_SECONDS):
                    while self._process.poll() is None:
                        await asyncio.sleep(POLL_SECONDS)
            self._process = None

    def _spawn(self) -> None:
        """Start a Python with the same modules as this one, with the socket as its standard input."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        self._line = ours
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", BOOT, str(self._job.niceness), *map(os.fspath, sys.path)],
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,  # whatever a bot prints; standard error is the server's
            )

    async def _send(self, data: bytes) -> None:
        assert self._line is not None
        await asyncio.get_running_loop().sock_sendall(self._line, data)

    async def _receive(self) -> tuple[FrameKind, bytes]:
        kind, size = HEADER.unpack(await self._read(HEADER.size))
        if kind not in FrameKind.__members__.values() or size > self._job.max_answer:
            raise EOFError("the worker has sent something that is not an answer")
        return FrameKind(kind), await self._read(size)

    async def _read(self, size: int) -> bytes:
        assert self._line is not None
        loop = asyncio.get_running_loop()
        received = bytearray()
        while len(received) < size:
            part = await loop.sock_recv(self._line, size - len(received))
            if not part:
                raise EOFError("the process has ended")
            received += part
        return bytes(received)
