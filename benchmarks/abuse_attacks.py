"""The attacks of the abuse benchmark. Each runs in a process of its own until it is stopped.

python benchmarks/abuse_attacks.py NAME PORT   # prints "ready", and at the end the answers it got
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeAlias

import uvloop
from abuse_attacker import BOTS_ONLY, Attacker, drain, for_ever, text_frame, write

Again: TypeAlias = Callable[[], Awaitable[object]]
"""What an attack does again and again."""


async def replays(attacker: Attacker) -> Again:
    """Ask for replays and records of a match without a pause."""
    table, rounds = await attacker.match()
    paths = [f"/api/tables/{table}/matches/1/rounds/{number + 1}" for number in range(rounds)]
    return attacker.asks_for([*paths, f"/api/tables/{table}/matches/1/record"])


async def reviews(attacker: Attacker) -> Again:
    """Ask for reviews of many rounds."""
    table, rounds = await attacker.match()
    numbers = range(1, rounds + 1)
    return attacker.asks_for([f"/api/tables/{table}/matches/1/rounds/{number}/review" for number in numbers])


async def bots(attacker: Attacker) -> Again:
    """Keep ten tables of thinking bots busy, each as a new guest."""
    for _ in range(10):
        attacker.cookie = ""
        table = await attacker.table({**BOTS_ONLY, "fill": "shark@1s"})
        attacker.seen["tables"] += 1
        await attacker.socket(table)
    return lambda: asyncio.sleep(3600)


async def questions(attacker: Attacker) -> Again:
    """Ask for all legal actions as fast as the connection allows."""
    table = await attacker.table({**BOTS_ONLY, "sit": True, "options": {"clock": None, "bomb_window": 0.0}})
    return _floods(attacker, table, 20 * text_frame('{"t":"ask","d":{"id":"q1","what":"legal"}}'))


async def pings(attacker: Attacker) -> Again:
    """Send websocket pings without a pause; connect again when the server closes the connection."""
    return _floods(attacker, await attacker.table({}), 200 * b"\x89\x80\0\0\0\0")


async def fragments(attacker: Attacker) -> Again:
    """Send empty fragments of a message that never ends."""
    table = await attacker.table({})
    return _floods(attacker, table, 200 * b"\x00\x80\0\0\0\0", b"\x01\x80\0\0\0\0")


async def headers(attacker: Attacker) -> Again:
    """Open connections and send one header byte after the other."""

    async def drip() -> None:
        _, writer = await attacker.open()
        attacker.seen["connections"] += 1
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        with contextlib.closing(writer):
            while True:
                await write(writer, b"a")
                await asyncio.sleep(1)

    return drip


async def passwords(attacker: Attacker) -> Again:
    """Try passwords."""
    body = {"login": "somebody", "password": "not the password"}
    return lambda: attacker.ask("POST", "/api/login", body)


async def pages(attacker: Attacker) -> Again:
    """Ask for the pages, the catalogue, the API description and the metrics."""
    return attacker.asks_for(["/", "/api/catalogue", "/openapi.json", "/metrics", "/health"])


async def tables(attacker: Attacker) -> Again:
    """Create tables, each as a new guest."""

    async def ask() -> None:
        attacker.cookie = ""
        await attacker.ask("POST", "/api/tables", BOTS_ONLY)

    return ask


async def frames(attacker: Attacker) -> Again:
    """Send malformed frames as fast as the connection allows."""
    text = text_frame('{"t":"act","d":{"id":"x","action":{"type":"play"}}}')
    return _floods(attacker, await attacker.table({}), 50 * text)


async def silence(attacker: Attacker) -> Again:
    """Ask for snapshots and never read them."""
    table = await attacker.table(BOTS_ONLY)

    async def connect() -> None:
        _, writer = await attacker.socket(table)
        attacker.seen["connections"] += 1
        with contextlib.closing(writer):
            while True:
                await write(writer, 10 * text_frame('{"t":"resume","d":{"v":0}}'))
                await asyncio.sleep(0.05)

    return connect


def _floods(attacker: Attacker, table: str, data: bytes | Callable[[], bytes], first: bytes = b"") -> Again:
    """Send these bytes over a socket without a pause; connect again when the server closes it."""

    async def flood() -> None:
        reader, writer = await attacker.socket(table)
        attacker.seen["connections"] += 1
        reading = asyncio.ensure_future(drain(reader))
        try:
            await write(writer, first)
            while not reading.done():
                await write(writer, data if isinstance(data, bytes) else data())
        finally:
            reading.cancel()
            writer.close()

    return flood


async def hints(attacker: Attacker) -> Again:
    """Ask for hints, one after the other."""
    table = await attacker.table({**BOTS_ONLY, "sit": True, "fill": "shark@1s"})
    return _floods(attacker, table, 20 * text_frame('{"t":"ask","d":{"id":"h1","what":"hint"}}'))


async def messages(attacker: Attacker) -> Again:
    """Send messages as large as the server accepts."""
    text = text_frame('{"t":"do","d":{"id":"' + 32_000 * "x" + '"}}')
    return _floods(attacker, await attacker.table({}), text)


async def chat(attacker: Attacker) -> Again:
    """Talk without a pause while many sockets listen."""
    table = await attacker.table({})
    await _listen(attacker, table, 40)
    text = text_frame('{"t":"do","d":{"id":"c1","do":{"type":"chat","text":"' + 100 * "x" + '"}}}')
    return _floods(attacker, table, 20 * text)


async def watchers(attacker: Attacker) -> Again:
    """Let many sockets, of several guests, watch bots that play as fast as they may."""
    table = await attacker.table(BOTS_ONLY)
    await _listen(attacker, table, 60)
    return lambda: asyncio.sleep(3600)


async def _listen(attacker: Attacker, table: str, number: int) -> None:
    """Open sockets at a table, and read what they are sent; a guest may have twenty of them."""
    for opened in range(number):
        if opened % 15 == 14:
            attacker.cookie = ""
            await attacker.ask("GET", "/api/me")
        reader, _ = await attacker.socket(table)
        _listening.append(asyncio.ensure_future(drain(reader)))


_listening: list[asyncio.Future[None]] = []


async def sockets(attacker: Attacker) -> Again:
    """Open sockets and never send anything."""
    table = await attacker.table({})

    async def connect() -> None:
        reader, writer = await attacker.socket(table)
        attacker.seen["sockets"] += 1
        with contextlib.closing(writer):
            await drain(reader)

    return connect


async def connections(attacker: Attacker) -> Again:
    """Open connections and close them at once."""

    async def connect() -> None:
        _, writer = await attacker.open()
        attacker.seen["connections"] += 1
        writer.write(attacker.request("GET", "/api/tables"))
        writer.transport.abort()

    return connect


async def pipelines(attacker: Attacker) -> Again:
    """Send thousands of requests over one connection without waiting for answers."""
    requests = 1000 * attacker.request("GET", "/api/tables", connection="keep-alive")

    async def send() -> None:
        reader, writer = await attacker.open()
        attacker.seen["connections"] += 1
        reading = asyncio.ensure_future(drain(reader))
        with contextlib.closing(writer):
            while not reading.done():
                await write(writer, requests)

    return send


async def cookies(attacker: Attacker) -> Again:
    """Ask for the lobby with cookies of eight kilobytes that nobody has given out."""
    attacker.cookie = 8000 * "x"
    return attacker.asks_for(["/api/tables", "/api/me"])


async def guests(attacker: Attacker) -> Again:
    """Become a new guest with every request."""

    async def ask() -> None:
        attacker.cookie = ""
        await attacker.ask("GET", "/api/me")

    return ask


async def names(attacker: Attacker) -> Again:
    """Change the name with every request, which the store has to write."""
    numbers = count()
    return lambda: attacker.ask("PATCH", "/api/me", {"name": f"Somebody {next(numbers)}"})


async def bodies(attacker: Attacker) -> Again:
    """Send requests with bodies that never end, as fast as the server reads."""
    head = attacker.request("POST", "/api/tables").replace(
        b"Content-Length: 0", b"Content-Length: 9999999999"
    )

    async def send() -> None:
        reader, writer = await attacker.open()
        attacker.seen["connections"] += 1
        reading = asyncio.ensure_future(drain(reader))
        with contextlib.closing(writer):
            await write(writer, head)
            while not reading.done():
                await write(writer, 65_536 * b"x")

    return send


async def files(attacker: Attacker) -> Again:
    """Ask for the files of the page over connections that stay open, uncompressed."""
    reader, writer = await attacker.open()
    writer.write(attacker.request("GET", "/"))
    page = (await reader.read()).decode(errors="replace")
    paths = re.findall(r'"(/assets/[^"]+)"', page) or ["/"]
    requests = b"".join(attacker.request("GET", path, connection="keep-alive") for path in paths)

    async def fetch() -> None:
        reader, writer = await attacker.open()
        attacker.seen["connections"] += 1
        with contextlib.closing(writer):
            writer.write(100 * requests)
            await drain(reader)

    return fetch


async def nonsense(attacker: Attacker) -> Again:
    """Send what is not HTTP."""

    async def send() -> None:
        reader, writer = await attacker.open()
        writer.write(b"\0\1\2 nonsense\r\n\r\n")
        await reader.read()
        attacker.seen["connections"] += 1
        writer.close()

    return send


async def seats(attacker: Attacker) -> Again:
    """Sit down and get up again without a pause."""
    table, numbers = await attacker.table({"sit": False}), count()

    def both() -> bytes:
        actions = ('{"type":"sit","place":1}', '{"type":"leave"}')
        texts = [f'{{"t":"do","d":{{"id":"s{next(numbers)}","do":{action}}}}}' for action in actions]
        return b"".join(map(text_frame, texts))

    return _floods(attacker, table, both)


ATTACKS: dict[str, tuple[Callable[[Attacker], Awaitable[Again]], int]] = {
    "replays": (replays, 8),
    "reviews": (reviews, 8),
    "bots": (bots, 1),
    "tables": (tables, 4),
    "hints": (hints, 1),
    "questions": (questions, 10),
    "pings": (pings, 20),
    "fragments": (fragments, 20),
    "frames": (frames, 20),
    "messages": (messages, 20),
    "seats": (seats, 1),
    "chat": (chat, 1),
    "watchers": (watchers, 1),
    "silence": (silence, 4),
    "sockets": (sockets, 50),
    "connections": (connections, 50),
    "headers": (headers, 300),
    "nonsense": (nonsense, 8),
    "pipelines": (pipelines, 8),
    "cookies": (cookies, 8),
    "bodies": (bodies, 8),
    "passwords": (passwords, 8),
    "pages": (pages, 8),
    "files": (files, 8),
    "guests": (guests, 8),
    "names": (names, 8),
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
