"""One attacker of the abuse benchmark: requests, sockets and frames, written by hand.

An attacker has one address, other than that of the players, and as a rule one identity.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle
from typing import Any

ADDRESS = "127.0.0.66"
BOTS_ONLY = {
    "sit": False,
    "fill": "greedy",
    "start": True,
    "options": {"bot_pace": 0.0, "between_rounds": 0.0, "bomb_window": 0.0, "clock": None},
}
ENOUGH_ROUNDS = 2
MATCH_SECONDS = 60.0


class Attacker:
    """One visitor who means harm."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.seen: Counter[str] = Counter()
        """Answers by status, or what became of a connection."""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect from the attacker's address."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request on a connection of its own; return the status and the JSON, if it is JSON."""
        reader, writer = await self.open()
        try:
            writer.write(self.request(method, path, body))
            head = await reader.readuntil(b"\r\n\r\n")
            rest = await reader.read()
        finally:
            writer.close()
        self._keep_cookie(head)
        status = int(head.split(None, 2)[1])
        self.seen[str(status)] += 1
        try:
            return status, json.loads(rest)
        except ValueError:
            return status, None

    def request(self, method: str, path: str, body: object = None, *, connection: str = "close") -> bytes:
        """Return the text of a request."""
        content = b"" if body is None else json.dumps(body).encode()
        return (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: {connection}\r\n"
            f"Cookie: tichu={self.cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        ).encode() + content

    def _keep_cookie(self, head: bytes) -> None:
        for line in head.decode("latin-1").split("\r\n"):
            if line.lower().startswith("set-cookie: tichu="):
                self.cookie = line.partition("=")[2].partition(";")[0]

    async def socket(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to a table; the reader is behind the handshake."""
        reader, writer = await self.open()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: tichu={self.cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def table(self, body: dict[str, Any]) -> str:
        """Create a table."""
        status, made = await self.ask("POST", "/api/tables", body)
        if status != 201:
            raise SystemExit(f"no table: {status} {made}")
        return str(made["id"])

    async def match(self) -> tuple[str, int]:
        """Let bots play some rounds while a socket watches; return the table and how many they were."""
        table = await self.table(BOTS_ONLY)
        _, writer = await self.socket(table)
        rounds = 0
        for _ in range(int(MATCH_SECONDS)):
            await asyncio.sleep(1)
            _, found = await self.ask("GET", f"/api/tables/{table}/matches/1/rounds/{rounds + 1}")
            rounds += bool(found and "code" not in found)
            if rounds >= ENOUGH_ROUNDS:
                break
        writer.close()
        if not rounds:
            raise SystemExit("the bots have finished no round")
        return table, rounds

    def asks_for(self, paths: Sequence[str]) -> Callable[[], Awaitable[object]]:
        """Return a function that asks for the next of these paths, again and again."""
        endless = cycle(paths)
        return lambda: self.ask("GET", next(endless))


def text_frame(text: str) -> bytes:
    """Return a masked text frame; the mask is zero."""
    data = text.encode()
    size = bytes((128 + len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + size + b"\0\0\0\0" + data


async def for_ever(what: Callable[[], Awaitable[object]], at_once: int, seen: Counter[str]) -> None:
    """Do something again and again, several times at once; whatever fails is counted."""

    async def one() -> None:
        while True:
            try:
                await what()
            except (OSError, asyncio.IncompleteReadError, EOFError) as trouble:
                seen[type(trouble).__name__] += 1
                await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(at_once)))


async def write(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Write as fast as the server reads."""
    if writer.is_closing():
        raise ConnectionResetError
    writer.write(data)
    await writer.drain()
    await asyncio.sleep(0)


async def drain(reader: asyncio.StreamReader) -> None:
    """Read until the server closes the connection."""
    with contextlib.suppress(ConnectionError):
        while await reader.read(65_536):
            pass
