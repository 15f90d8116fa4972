"""Clients of the load benchmark, with as little work as possible, so that the server is the bottleneck.

A `Line` is a hand-written websocket. An `Echo` sends its next message when the last one came back. A `Table`
is four lines at one table that play by a simple scheme: lead the lowest card, beat a single with the lowest
possible card, otherwise pass. That is always legal as long as nobody makes a wish.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, Protocol, cast

from tichu.client.mirror import merge_round
from tichu.core.cards import DOG, DRAGON, card_name, parse_cards, rank_of

OPTIONS = {
    "clock": None,
    "bomb_window": 0.0,
    "between_rounds": 0.0,
    "house_rules": {"target": 10_000},
}
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Trouble(Exception):
    """The benchmark cannot continue."""


async def ask(port: int, method: str, path: str, body: object = None, cookie: str = "") -> tuple[str, Any]:
    """Send a request to the local server; return the cookie it sets and its answer."""
    content = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    head += (
        f"Cookie: tichu={cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head.encode() + content)
    answer = await reader.read()
    writer.close()
    top, _, text = answer.partition(b"\r\n\r\n")
    if not top.startswith(b"HTTP/1.1 2"):
        raise Trouble(f"{method} {path}: {top.splitlines()[0].decode()} {text[:200].decode()}")
    for line in top.decode().split("\r\n"):
        if line.lower().startswith("set-cookie: tichu="):
            cookie = line.partition("=")[2].partition(";")[0]
    return cookie, json.loads(text)


class Line(asyncio.Protocol):
    """A websocket that passes every text to ``heard``."""

    def __init__(self, hello: str, heard: Callable[[bytes], None]) -> None:
        self._hello, self._heard = hello, heard
        self._buffer = b""
        self._upgraded = False
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, path: str, heard: Callable[[bytes], None], cookie: str = "") -> Line:
        """Connect to the local server."""
        hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: tichu={cookie}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(hello, heard), "127.0.0.1", port)
        await asyncio.wait_for(line.open, 20)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def connection_lost(self, why: Exception | None) -> None:
        self._refuse("the server hung up")

    def _refuse(self, why: str) -> None:
        if not self.open.done():
            self.open.set_exception(Trouble(why))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        at = 0
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if b" 101 " not in data[:20]:
                self._refuse(data[:end].decode())
                return
            self._upgraded, at = True, end + 4
            if not self.open.done():  # nobody may wait for it any longer
                self.open.set_result(None)
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start])
            if len(data) < start + size:
                break
            kind, text = data[at], data[start : start + size]
            at = start + size
            if kind == TEXT:
                self._heard(text)
            elif kind == PING:
                self._write(PONG, text)
        self._buffer = data[at:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def _write(self, kind: int, data: bytes) -> None:
        """Send a frame with a zero mask, which saves masking the data."""
        assert self._transport is not None
        size = bytes((128 + len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        self._transport.write(bytes((kind,)) + size + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.abort()


class Meter:
    """Latencies of one measurement, in seconds."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.late = 0
        """Number of times a table was not ready to act in time."""


class Actor(Protocol):
    """A client that performs one action after the other: an `Echo` or a `Table`."""

    lines: list[Line]
    meter: Meter
    running: bool
    paced: bool
    busy: bool
    trouble: str | None

    async def connect(self, port: int) -> None:
        """Take the lines up."""

    def act(self) -> bool:
        """Start the next action; False if that is not possible yet."""
        ...


class Echo:
    """A socket of the reference, with three more that only listen."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.meter = Meter()
        self.running = self.paced = self.busy = False
        self.trouble: str | None = None
        self._sent_at = 0.0
        self._text = b'{"t":"act","v":12345,"d":{"id":"a123","action":{"type":"play","cards":"8g"}}}'

    async def connect(self, port: int) -> None:
        """Take the lines up."""
        self.lines = [await Line.connect(port, "/echo", self._heard) for _ in range(4)]

    def act(self) -> bool:
        """Send a message."""
        if self.busy:
            return False
        self.busy = True
        self._sent_at = time.perf_counter()
        self.lines[0].send(self._text)
        return True

    def _heard(self, text: bytes) -> None:
        self.meter.times.append(time.perf_counter() - self._sent_at)
        self.busy = False
        if self.running and not self.paced:
            self.act()


class Player:
    """State of one of the four players at a table.

    It keeps the version and the round only: the load generator shares a processor with the server, and a
    whole ``Mirror`` also merges the table, the aid and the clocks.
    """

    def __init__(self, table: Table, cookie: str) -> None:
        self.table, self.cookie = table, cookie
        self.line: Line | None = None
        self.version = 0
        self.round: dict[str, Any] | None = None

    def heard(self, text: bytes) -> None:
        """Handle a frame."""
        frame = json.loads(text)
        kind, data = frame["t"], frame["d"]
        if kind == "ack":
            self.table.acked(frame["v"], data["id"])
        elif kind == "delta":
            self.version = frame["v"]
            if "round" in data:
                self.round = merge_round(self.round or {}, data["round"])
            self.table.moved()
        elif kind == "empty":
            self.version = frame["v"]
            self.table.moved()
        elif kind == "snapshot":
            self.version, self.round = frame["v"], data["round"]
            self.table.moved()
        elif kind == "error":
            self.table.refused(f"{data['code']}: {data['message']}")

    def decide(self) -> str | None:
        """The action to perform now, or None."""
        round_ = self.round
        if round_ is None or round_["seat"] not in round_["waiting"]:
            return None
        seat, phase = round_["seat"], round_["phase"]
        if phase == "grand":
            return '{"type":"grand","call":false}'
        hand = parse_cards(round_["hands"][seat])
        if phase == "exchange":
            gifts = {str((seat + step) % 4): card_name(hand[step - 1]) for step in (1, 2, 3)}
            return json.dumps({"type": "exchange", "give": gifts})
        top = parse_cards(round_["trick"][-1]["cards"])[0] if round_["trick"] else DOG
        if phase == "take":
            return '{"type":"take"}' if top != DRAGON else f'{{"type":"give","to":{(seat + 1) % 4}}}'
        for card in hand:
            if top == DOG or rank_of(card) > rank_of(top):
                return f'{{"type":"play","cards":"{card_name(card)}"}}'
        return '{"type":"pass"}'


class Table:
    """Four players who take turns, with one action in flight at a time."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.lines: list[Line] = []
        self.meter = Meter()
        self.running = self.paced = self.busy = self.wanted = False
        self.trouble: str | None = None
        self._version = 0
        self._count = 0
        self._takes = False
        self._sent_at = 0.0

    async def connect(self, port: int) -> None:
        """Create a table with four guests and start the match."""
        cookies = [(await ask(port, "GET", "/api/me"))[0] for _ in range(4)]
        _, made = await ask(port, "POST", "/api/tables", {"options": OPTIONS}, cookies[0])
        path = f"/api/tables/{made['id']}/socket"
        for cookie in cookies:
            player = Player(self, cookie)
            player.line = await Line.connect(port, path, player.heard, cookie)
            self.players.append(player)
            self.lines.append(player.line)
        for line in self.lines[1:]:
            await self._do(line, "sit")
        await self._do(self.lines[0], "start")

    async def _do(self, line: Line, what: str) -> None:
        self._count += 1
        self.busy = True
        line.send(f'{{"t":"do","d":{{"id":"a{self._count}","do":{{"type":"{what}"}}}}}}'.encode())
        while self.busy:
            await asyncio.sleep(0.005)
            if self.trouble:
                raise Trouble(self.trouble)

    def act(self) -> bool:
        """Send the next action if the state allows it."""
        if self.busy or self.trouble:
            return False
        for player in self.players:
            if player.version < self._version:
                continue
            action = player.decide()
            if action is not None:
                self._count += 1
                self.busy, self.wanted = True, False
                self._takes = "take" in action
                text = f'{{"t":"act","d":{{"id":"a{self._count}","action":{action}}}}}'.encode()
                self._sent_at = time.perf_counter()
                assert player.line is not None
                player.line.send(text)
                return True
        self.wanted = True
        return False

    def acked(self, version: int, action_id: str) -> None:
        """Handle an acknowledgement."""
        if action_id != f"a{self._count}":
            return
        self._version, self.busy = version, False
        if self._sent_at:
            self.meter.times.append(time.perf_counter() - self._sent_at)
        self.moved()

    def refused(self, why: str) -> None:
        """Handle a refusal. Under load, the table may take a trick by itself before its winner does."""
        if self._takes:
            self.busy = False
            self.moved()
        else:
            self.trouble = why

    def moved(self) -> None:
        """Handle a change: perhaps a player can act."""
        if self.running and (self.wanted or not self.paced):
            self.act()
