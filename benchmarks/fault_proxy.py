"""A TCP proxy between a server process and a database, to cut the connection between them."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

CHUNK = 64 * 1024
RESET_ON_CLOSE = struct.pack("ii", 1, 0)
"""Value of SO_LINGER with which closing sends a reset instead of an orderly end."""


class Gate:
    """Lets data pass, or holds it back."""

    def __init__(self) -> None:
        self._open = asyncio.Event()
        self._open.set()

    def close(self) -> None:
        """Hold data back from now on."""
        self._open.clear()

    def open(self) -> None:
        """Let data pass, also what was held back."""
        self._open.set()

    async def passed(self) -> None:
        """Wait until data may pass."""
        await self._open.wait()


class Proxy:
    """Forwards connections on a local port to a Unix socket, unless told otherwise."""

    def __init__(self, upstream: Path) -> None:
        self._upstream = upstream
        self.requests, self.answers = Gate(), Gate()
        self.refusing = False
        """Whether new connections are reset."""
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        """Listen on a free port."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        """Stop listening, and break all connections."""
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        self.reset()

    def stall(self) -> None:
        """Hold back everything; connections stay open, as when packets are dropped on the way."""
        self.requests.close()
        self.answers.close()

    def stall_answers(self) -> None:
        """Let requests through, but not their answers."""
        self.answers.close()

    def resume(self) -> None:
        """Forward everything again, also what was held back."""
        self.requests.open()
        self.answers.open()
        self.refusing = False

    def reset(self) -> None:
        """Break all connections."""
        for writer in list(self._writers):
            _abort(writer)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            if not self.refusing:
                await self.requests.passed()
                await self._forward(reader, writer)
        except OSError:
            pass  # the database does not run, or either side has hung up
        finally:
            self._writers.discard(writer)
            _abort(writer)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        upstream_reader, upstream_writer = await asyncio.open_unix_connection(self._upstream)
        self._writers.add(upstream_writer)
        try:
            await self._until_first(
                self._pump(reader, upstream_writer, self.requests.passed),
                self._pump(upstream_reader, writer, self.answers.passed),
            )
        finally:
            self._writers.discard(upstream_writer)
            upstream_writer.close()

    async def _until_first(self, *work: Coroutine[Any, Any, None]) -> None:
        tasks = {asyncio.create_task(each) for each in work}
        self._tasks |= tasks
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self._tasks -= tasks

    async def _pump(
        self,
        source: asyncio.StreamReader,
        sink: asyncio.StreamWriter,
        passed: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                await passed()
                sink.write(data)
                await sink.drain()


def _abort(writer: asyncio.StreamWriter) -> None:
    line = writer.get_extra_info("socket")
    if line is not None and line.family == socket.AF_INET:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_ON_CLOSE)
    writer.transport.abort()
