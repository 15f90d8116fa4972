"""The attacks of the abuse benchmark. Each runs in a process of its own until it is stopped.

    python benchmarks/abuse_attacks.py NAME PORT   # prints "ready", and at the end the answers it got

An attacker has one address, other than that of the players, and as a rule one identity.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle
from typing import Any

import uvloop

ADDRESS = "127.0.0.66"
BOTS_ONLY = {
    "sit": False,
    "fill": "greedy",
    "start": True,
    "options": {"bot_pace": 0.0, "between_rounds": 0.0, "bomb_window": 0.0, "clock": None},
}
ENOUGH_ROUNDS = 3
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


async def replays(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Ask for replays and records of a match without a pause."""
    table, rounds = await attacker.match()
    paths = [f"/api/tables/{table}/matches/1/rounds/{number + 1}" for number in range(rounds)]
    return attacker.asks_for([*paths, f"/api/tables/{table}/matches/1/record"])


async def reviews(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Ask for reviews of many rounds."""
    table, rounds = await attacker.match()
    numbers = range(1, rounds + 1)
    return attacker.asks_for([f"/api/tables/{table}/matches/1/rounds/{number}/review" for number in numbers])


async def bots(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Keep ten tables of thinking bots busy."""
    for _ in range(10):
        table = await attacker.table({**BOTS_ONLY, "fill": "shark@1s"})
        attacker.seen["tables"] += 1
        await attacker.socket(table)
    return lambda: asyncio.sleep(3600)


async def questions(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Ask for all legal actions as fast as the connection allows."""
    table = await attacker.table({**BOTS_ONLY, "sit": True, "options": {"clock": None, "bomb_window": 0.0}})
    reader, writer = await attacker.socket(table)
    asyncio.get_running_loop().create_task(_drain(reader))
    text = text_frame('{"t":"ask","d":{"id":"q1","what":"legal"}}')
    return lambda: _write(writer, 20 * text)


async def pings(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Send websocket pings without a pause; connect again when the server closes the connection."""
    return await _raw(attacker, 200 * b"\x89\x80\0\0\0\0")


async def fragments(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Send empty fragments of a message that never ends."""
    return await _raw(attacker, 200 * b"\x00\x80\0\0\0\0", b"\x01\x80\0\0\0\0")


async def headers(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Open connections and send one header byte after the other."""

    async def drip() -> None:
        _, writer = await attacker.open()
        attacker.seen["connections"] += 1
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        with contextlib.closing(writer):
            while True:
                await _write(writer, b"a")
                await asyncio.sleep(1)

    return drip


async def passwords(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Try passwords."""
    body = {"login": "somebody", "password": "not the password"}
    return lambda: attacker.ask("POST", "/api/login", body)


async def pages(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Ask for the pages, the catalogue, the API description and the metrics."""
    return attacker.asks_for(["/", "/api/catalogue", "/openapi.json", "/metrics", "/health"])


async def tables(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Create tables, each as a new guest."""

    async def ask() -> None:
        attacker.cookie = ""
        await attacker.ask("POST", "/api/tables", BOTS_ONLY)

    return ask


async def frames(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Send malformed frames as fast as the connection allows."""
    return await _raw(attacker, 50 * text_frame('{"t":"act","d":{"id":"x","action":{"type":"play"}}}'))


async def silence(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Ask for snapshots and never read them."""
    table = await attacker.table(BOTS_ONLY)

    async def connect() -> None:
        _, writer = await attacker.socket(table)
        attacker.seen["connections"] += 1
        with contextlib.closing(writer):
            while True:
                await _write(writer, 10 * text_frame('{"t":"resume","d":{"v":0}}'))
                await asyncio.sleep(0.05)

    return connect


async def _raw(attacker: Attacker, data: bytes, first: bytes = b"") -> Callable[[], Awaitable[object]]:
    table = await attacker.table({"sit": True})

    async def flood() -> None:
        reader, writer = await attacker.socket(table)
        attacker.seen["connections"] += 1
        reading = asyncio.ensure_future(_drain(reader))
        try:
            await _write(writer, first or data)
            while not reading.done():
                await _write(writer, data)
        finally:
            reading.cancel()
            writer.close()

    return flood


async def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    if writer.is_closing():
        raise ConnectionResetError
    writer.write(data)
    await writer.drain()
    await asyncio.sleep(0)


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


ATTACKS: dict[str, tuple[Callable[[Attacker], Awaitable[Callable[[], Awaitable[object]]]], int]] = {
    "replays": (replays, 8),
    "reviews": (reviews, 8),
    "bots": (bots, 1),
    "questions": (questions, 1),
    "pings": (pings, 1),
    "fragments": (fragments, 1),
    "headers": (headers, 300),
    "passwords": (passwords, 8),
    "pages": (pages, 8),
    "tables": (tables, 4),
    "frames": (frames, 1),
    "silence": (silence, 4),
}
"""Each attack, and how often it runs at once."""


async def main(name: str, port: int) -> None:
    """Attack until stopped."""
    attacker = Attacker(port)
    await attacker.ask("GET", "/api/me")
    prepare, at_once = ATTACKS[name]
    again = await prepare(attacker)
    attacker.seen.clear()
    print("ready", flush=True)
    task = asyncio.ensure_future(for_ever(again, at_once, attacker.seen))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task
    print(", ".join(f"{count} × {what}" for what, count in attacker.seen.most_common(4)), flush=True)


if __name__ == "__main__":
    os.nice(10)  # an attacker from outside would not use this machine's processors
    uvloop.run(main(sys.argv[1], int(sys.argv[2])))
