"""People at a table of a running server, for tests that tell what happens there."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, ParamSpec

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.guests import Guest
from tichu.client import Mirror
from tichu.client.frames import Frame
from tichu.core.view import View

TIMEOUT = 20.0
"""Seconds to wait for something that has to come; only a broken server makes anybody wait so long."""

CALM: dict[str, Any] = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 600}
"""A table at which nothing happens by itself."""

P = ParamSpec("P")
_ids = itertools.count(1)


def story(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Let an async function be a test."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            await asyncio.wait_for(test(*args, **kwargs), 60)

        asyncio.run(limited())

    return run


def of(frame: Frame, kind: str, **data: Any) -> bool:
    """Whether the frame is of this kind and carries these data."""
    return frame["t"] == kind and all(frame["d"].get(key) == value for key, value in data.items())


def event_of(frame: Frame) -> dict[str, Any]:
    """The event that a frame tells of; empty if it tells of none."""
    return (frame["d"].get("event") or {}) if frame["t"] == "delta" else {}


class Visitor:
    """Somebody with an open socket to a table: keeps every frame, and what they make together."""

    def __init__(self, guest: Guest, line: ClientConnection) -> None:
        self.guest, self.line = guest, line
        self.mirror = Mirror()
        self.frames: list[Frame] = []
        self.closed: tuple[int | None, str] | None = None
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Take frames until the line is closed."""
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self.line:
                frame = json.loads(text)
                self.frames.append(frame)
                self.mirror.take(frame)
                self._tell()
        self.closed = (self.line.close_code, self.line.close_reason or "")
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    # -- waiting -------------------------------------------------------------------------------------------

    async def until(self, true: Callable[[], bool], timeout: float = TIMEOUT) -> None:
        """Wait until something is so; frames are what changes things."""
        end = asyncio.get_running_loop().time() + timeout
        while not true():
            news = self._news
            left = end - asyncio.get_running_loop().time()
            if self.closed is not None:
                raise AssertionError(f"the line was closed: {self.closed}")
            try:
                await asyncio.wait_for(news.wait(), left)
            except TimeoutError:
                last = "\n".join(json.dumps(frame)[:600] for frame in self.frames[-6:])
                raise AssertionError(f"did not come within {timeout} s; the last frames:\n{last}") from None

    async def frame(self, fits: Callable[[Frame], bool], after: int = 0, timeout: float = TIMEOUT) -> Frame:
        """The first frame that fits, among those from number ``after``."""
        found: list[Frame] = []
        seen = after

        def look() -> bool:
            nonlocal seen
            for frame in self.frames[seen:]:
                seen += 1
                if fits(frame):
                    found.append(frame)
                    return True
            return False

        await self.until(look, timeout)
        return found[0]

    async def event(self, kind: str, after: int = 0, timeout: float = TIMEOUT, **data: Any) -> Frame:
        """The first frame that tells of such an event."""

        def fits(frame: Frame) -> bool:
            event = event_of(frame)
            return event.get("type") == kind and all(event.get(key) == value for key, value in data.items())

        return await self.frame(fits, after, timeout)

    async def reach(self, version: int) -> None:
        """Wait until this version was seen."""
        await self.until(lambda: (self.mirror.version or 0) >= version)

    async def gone(self) -> tuple[int | None, str]:
        """Wait until the server closes the line; its code and reason."""
        with contextlib.suppress(AssertionError):
            await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    @property
    def now(self) -> int:
        """The number of frames so far: what comes later comes after this."""
        return len(self.frames)

    # -- sending -------------------------------------------------------------------------------------------

    async def send(self, kind: str, data: dict[str, Any], **more: Any) -> str:
        """Send a frame; its id."""
        name: str = data.setdefault("id", f"t{next(_ids)}")
        await self.line.send(json.dumps({"t": kind, "d": data, **more}))
        return name

    async def reply(self, name: str, after: int = 0, kinds: Sequence[str] = ("ack", "error")) -> Frame:
        """What the server says to something sent."""
        return await self.frame(lambda frame: frame["t"] in kinds and frame["d"].get("id") == name, after)

    async def act(self, action: dict[str, Any], **more: Any) -> Frame:
        """Play, and wait for the first reply: ack, held or error."""
        after = self.now
        v = {"v": more.pop("v")} if "v" in more else {}
        name = await self.send("act", {"action": action, **more}, **v)
        return await self.reply(name, after, ("ack", "error", "held"))

    async def do(self, **command: Any) -> Frame:
        """Do something else at the table: ack or error."""
        after = self.now
        return await self.reply(await self.send("do", {"do": command}), after)

    async def ask(self, what: str, **more: Any) -> Frame:
        """Ask something: answer or error."""
        after = self.now
        return await self.reply(await self.send("ask", {"what": what, **more}), after, ("answer", "error"))

    async def ping(self) -> None:
        """Wait until everything that was sent before has been answered."""
        after = self.now
        await self.line.send('{"t":"ping"}')
        await self.frame(lambda frame: frame["t"] == "pong", after)

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def round(self) -> dict[str, Any]:
        """The round as this visitor sees it."""
        assert self.mirror.round is not None
        return self.mirror.round

    @property
    def aid(self) -> dict[str, Any]:
        """The part for clients that know no rules."""
        return self.mirror.aid or {}

    @property
    def places(self) -> list[dict[str, Any]]:
        """The places of the table."""
        places: list[dict[str, Any]] = self.mirror.table["places"]
        return places

    @property
    def seat(self) -> int:
        """The seat of a player in this round."""
        return self.mirror.own_seats[0]

    @property
    def hand(self) -> list[str]:
        """The own cards."""
        cards: str = self.round["hands"][self.seat]
        return cards.split()

    def view(self, seat: int | None = None) -> View:
        """The own view."""
        return self.mirror.view(self.seat if seat is None else seat)

    def events(self, kind: str, after: int = 0) -> list[dict[str, Any]]:
        """All events of a kind that this visitor was told of."""
        return [event_of(frame) for frame in self.frames[after:] if event_of(frame).get("type") == kind]


@contextlib.asynccontextmanager
async def visit(guest: Guest, table: str, version: int | None = None, **more: Any) -> AsyncIterator[Visitor]:
    """A socket to the table, open as long as the block; it begins with the first frame after the greeting."""
    async with guest.connect(table, version, **more) as line:
        visitor = Visitor(guest, line)
        visitor.mirror.version = version  # what comes next has to follow it
        listener = asyncio.create_task(visitor.listen())
        try:
            await visitor.until(lambda: visitor.now >= 2)
            yield visitor
        finally:
            listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listener


async def try_to_do(guest: Guest, table: str, **command: Any) -> httpx.Response:
    """Do something over HTTP and see what comes of it."""
    return await guest.send("POST", f"/api/tables/{table}/do", {"do": command})


async def refused(guest: Guest, table: str, **command: Any) -> str:
    """The code with which a command is refused."""
    answer = await try_to_do(guest, table, **command)
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    code: str = answer.json()["code"]
    return code
