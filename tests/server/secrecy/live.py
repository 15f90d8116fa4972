"""A server in this process whose cards are arranged, and sockets that keep everything they receive."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

import tichu
from tests.server.guests import Guest
from tests.server.ports import free_port
from tichu.core.variants import Deal
from tichu.records.commitment import commitment, new_salt
from tichu.server import hub
from tichu.server.app import create_app
from tichu.server.config import ServerConfig
from tichu.server.table.providers import PROVIDERS
from tichu.server.table.services import Services
from tichu.table.deals import SealedDeal

Json = dict[str, Any]
Arrange = Callable[[Sequence[Deal]], list[SealedDeal]]
"""Lets the next rounds be dealt like this; what was sealed can be looked at afterwards."""


@asynccontextmanager
async def running(store: Path) -> AsyncIterator[str]:
    """A server in this process, so that cards can be arranged."""
    port = free_port()
    config = ServerConfig(store=str(store), port=port, thinkers=1, limits=0)
    settings = uvicorn.Config(
        create_app(config), port=port, log_config=None, access_log=False, ws="websockets-sansio", loop="none"
    )
    server = uvicorn.Server(settings)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), serving
        await asyncio.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await serving


def arranging(monkeypatch: pytest.MonkeyPatch) -> Arrange:
    """Let servers of this process deal cards that were arranged."""
    waiting: list[Deal] = []
    sealed: list[SealedDeal] = []

    def deal(game: tichu.Game, match: tichu.Match | None) -> SealedDeal:
        number = 1 if match is None else match.rounds_played + 1
        salt, cards = new_salt(), waiting.pop(0)
        sealed.append(SealedDeal(number, cards, commitment(number, cards, salt), salt))
        return sealed[-1]

    providers = PROVIDERS._replace(shuffle=deal)
    monkeypatch.setattr(hub, "Services", partial(Services, providers=providers))

    def arranged(deals: Sequence[Deal]) -> list[SealedDeal]:
        waiting.extend(deals)
        return sealed

    return arranged


class RecordingSocket:
    """A socket to a table, and everything that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.frames: list[Json] = []
        self.times: list[float] = []
        self._news = asyncio.Event()
        self._count = 0
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self.times.append(time.monotonic())
                self.texts.append(str(text))
                self.frames.append(json.loads(text))
                self._news.set()
        except websockets.ConnectionClosed:
            pass

    async def send(self, kind: str, data: Json) -> str:
        self._count += 1
        name = f"a{self._count}"
        await self.socket.send(json.dumps({"t": kind, "d": {"id": name, **data}}))
        return name

    async def until(self, found: Callable[[Json], bool], timeout: float = 20.0) -> int:
        """The number of the first frame of that kind, which may still have to come."""
        seen = 0

        async def look() -> int:
            nonlocal seen
            while True:
                self._news.clear()
                while seen < len(self.frames):
                    seen += 1
                    if found(self.frames[seen - 1]):
                        return seen - 1
                await self._news.wait()

        return await asyncio.wait_for(look(), timeout)

    async def answered(self, kind: str, data: Json) -> None:
        """Send a frame and wait for the answer."""
        name = await self.send(kind, data)
        await self.until(lambda frame: frame["d"].get("id") == name)

    async def act(self, seat: int, action: Json) -> None:
        """Do something, and wait until it is written."""
        name = await self.send("act", {"seat": seat, "action": action})
        number = await self.until(
            lambda frame: frame["t"] in ("ack", "error") and frame["d"].get("id") == name
        )
        assert self.frames[number]["t"] == "ack", self.texts[number]


async def connected(guests: list[Guest], table: str) -> list[RecordingSocket]:
    """Sockets that were opened one after the other: whoever comes later sees that the others are there."""
    lines: list[RecordingSocket] = []
    for guest in guests:
        lines.append(RecordingSocket(await guest.connect(table)))
        await lines[-1].until(lambda frame: frame["t"] == "snapshot")
    return lines


def round_of(frame: Json) -> int | None:
    """Return the number of the round that a frame tells, None if it tells none."""
    number = frame["d"].get("table", {}).get("round") if isinstance(frame["d"], dict) else None
    return number if isinstance(number, int) else None


def _in_order(names: re.Match[str]) -> str:
    """People are listed by their ids, which are chance."""
    return ",".join(sorted(names[0].split(",")))


def plain(text: str, known: dict[str, str]) -> str:
    """Return a frame or an answer with names for ``known`` values, and without times and other chance."""
    for chance in sorted(known, key=len, reverse=True):
        text = text.replace(chance, known[chance])
    text = re.sub(r'(?<="present":\[)[^]]*|(?<="ready":\[)[^]]*', _in_order, text)
    text = re.sub(r'"(next|starts)":[\d.]+', r'"\1":soon', text)
    text = re.sub(r'"avatar": ?"\w+"', '"avatar":"a picture"', text)
    text = re.sub(r"\b1\d{9}(\.\d+)?\b", "a time", text)
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:+.]+", "a date", text)
