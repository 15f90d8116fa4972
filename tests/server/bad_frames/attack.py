"""A table at which bad frames are sent: they must be answered, and no more."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.bad_frames.frames import BadFrame, FrameSender
from tests.server.bad_frames.mixture import RUDE, bad_frames
from tests.server.guests import Guest, TablePlayer, any_action, full_table
from tichu.client import Mirror
from tichu.client.frames import Frame
from tichu.core.actions import Action
from tichu.core.view import View

TIMEOUT: Final = 60.0
CODE: Final = re.compile(r"[a-z]+(-[a-z]+)*")
OUR_FAULT: Final = {"not-stored", "moved", "moving", "store-unavailable", "store-refused"}
"""Codes that mean the server has stumbled; no frame may cause them."""


class Enough(Exception):
    """The table is where it should be."""


class Report:
    """What was sent, and what came back."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.by: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.hang_ups: Counter[int] = Counter()

    @property
    def frames(self) -> int:
        """How many bad frames there were."""
        return self.sent.total()


class Attack:
    """A table with four players, a spectator and a program; the bad frames come from all of them."""

    def __init__(self, url: str, database: Path, seed: int = 0) -> None:
        self.url, self.database = url, database
        self.rng = random.Random(seed)
        self.report = Report()
        self.table = ""
        self._batches = 0
        self.guests: list[Guest] = []
        self.senders: list[FrameSender] = []
        self._acked: list[dict[str, int]] = [{}, {}, {}, {}]

    async def set_up(self) -> None:
        """Four guests sit down; a spectator and a program of the third come too."""
        options = {"bomb_window": 0, "clock": None, "house_rules": {"target": 200}}
        self.table, self.guests = await full_table(self.url, 4, options)
        await self.guests[0].do(self.table, "start")
        spectator = await Guest.arrive(self.url)
        made = await self.guests[2].send("POST", "/api/tokens", {"label": "program"})
        self.senders = [
            *(
                FrameSender(f"player {place}", guest, host=place == 0)
                for place, guest in enumerate(self.guests)
            ),
            FrameSender("spectator", spectator),
            FrameSender("program", self.guests[2], token=made.json()["token"]),
        ]

    async def play_on(self, enough: Callable[[View], bool]) -> None:
        """Let the players play until one of them is at a moment that is wanted."""

        def choose(view: View, rng: random.Random) -> Action:
            if enough(view):
                raise Enough
            return any_action(view, rng)

        players = [TablePlayer(guest, self.table, choose=choose) for guest in self.guests]
        tasks = [asyncio.create_task(player.play()) for player in players]
        done, rest = await asyncio.wait(tasks, timeout=TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
        assert all(isinstance(task.exception(), Enough) for task in done) and done, done
        await asyncio.sleep(0.3)
        async with asyncio.timeout(TIMEOUT):
            while any(player.unanswered for player in players):
                await asyncio.sleep(0.01)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        await asyncio.sleep(0.2)
        for acked, player in zip(self._acked, players, strict=True):
            ready = {name for name, frame in player.sent.items() if frame["t"] == "do"}
            acked.update({name: v for name, v in player.acked.items() if name not in ready})

    async def finish(self) -> list[Mirror]:
        """Let the players play the match to its end."""
        players = [TablePlayer(guest, self.table, seed=9) for guest in self.guests]
        return await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 2 * TIMEOUT)

    def log(self) -> tuple[int, int]:
        """How much is written about the table."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as line:
            row = line.execute(
                "SELECT count(*), max(seq) FROM events WHERE table_id = ?", [self.table]
            ).fetchone()
        line.close()
        return row[0], row[1]

    async def send_bad_frames(
        self, count: int, batch: int = 40, progress: Callable[[int], None] | None = None
    ) -> None:
        """Send bad frames, and look after every batch whether anything has happened."""
        async with AsyncExitStack() as stack:
            for sender in self.senders:
                sender.mirror = Mirror()
                for acked, guest in zip(self._acked, self.guests, strict=True):
                    if sender.guest is guest:
                        sender.acked = acked
                sender.quiet = await stack.enter_async_context(sender.connect(self.table))
                await self._enter(sender, sender.quiet)
            for sender in self.senders:
                await self._hear(sender.quiet)
                sender.line = await stack.enter_async_context(sender.connect(self.table))
                await self._enter(sender, sender.line)
            for sender in self.senders:
                await self._hear(sender.quiet)
            before = self.log(), await self._pictures()
            version = before[0][1]
            sent = 0
            while sent < count:
                sender = self.rng.choice(self.senders)
                size = min(batch, count - sent)
                await self._batch(sender, size, version)
                sent += size
                self._batches += 1
                if self._batches % 5 == 0:
                    await self._be_rude(stack, sender)
                    sent += 1
                for other in self.senders:
                    assert await self._hear(other.quiet) == version
                if progress is not None:
                    progress(self.report.frames)
            assert (self.log(), await self._pictures()) == before

    async def _enter(self, sender: FrameSender, line: ClientConnection) -> None:
        while sender.mirror.version is None or not sender.mirror.table:
            sender.mirror.take(await self._frame(line))
        await self._hear(line)

    async def _frame(self, line: ClientConnection) -> Frame:
        frame: Frame = json.loads(await asyncio.wait_for(line.recv(), TIMEOUT))
        return frame

    async def _hear(self, line: ClientConnection | None) -> int:
        """Everything that has arrived on a line by now may only be news of who is there."""
        assert line is not None
        await line.send('{"t":"ping"}')
        while True:
            frame = await self._frame(line)
            if frame["t"] == "pong":
                return int(frame["v"])
            assert frame["t"] in ("live", "snapshot", "welcome"), frame

    async def _pictures(self) -> list[Frame]:
        """The table as everybody sees it, apart from who is there."""
        pictures = []
        for sender in self.senders:
            line = sender.line
            assert line is not None
            await line.send('{"t":"resume","d":{"v":null}}')
            while (frame := await self._frame(line))["t"] != "snapshot":
                assert frame["t"] == "live", frame
            frame["d"].pop("live")
            pictures.append(frame)
        return pictures

    async def _batch(self, sender: FrameSender, size: int, version: int) -> None:
        line = sender.line
        assert line is not None
        frames = list(bad_frames(self.rng, sender, size))
        for frame in frames:
            await line.send(frame.data, text=frame.as_text)
            self.report.sent[frame.kind] += 1
            self.report.by[sender.name] += 1
        await line.send('{"t":"ping"}')
        answers = []
        while (answer := await self._frame(line))["t"] != "pong":
            if answer["t"] != "live":
                answers.append(answer)
        assert answer["v"] == version, (answer, frames)
        self._compare(frames, answers, version)

    def _compare(self, frames: list[BadFrame], answers: list[Frame], version: int) -> None:
        """Each bad frame has got one answer, and the right one."""
        assert len(frames) == len(answers), (frames, answers)
        named = {frame.id: frame for frame in frames if frame.id is not None and frame.answer != "ack"}
        replays = Counter((frame.id, frame.version) for frame in frames if frame.answer == "ack")
        nameless = Counter(frame.code for frame in frames if frame.id is None)
        for answer in answers:
            kind, data = answer["t"], answer["d"]
            if kind == "ack":
                assert replays[data["id"], answer["v"]] > 0, answer
                replays[data["id"], answer["v"]] -= 1
                continue
            wanted = named.pop(data.get("id"), None)
            if kind == "answer":
                assert wanted is not None and wanted.answer == "answer", (answer, wanted)
                assert "code" in data or data["readings"], answer
                continue
            assert kind == "error", (answer, wanted)
            code, message = data["code"], data["message"]
            self.report.codes[code] += 1
            assert CODE.fullmatch(code) and code not in OUR_FAULT, (answer, wanted)
            assert isinstance(message, str) and 0 < len(message) < 1000, answer
            assert answer["v"] in (0, version), answer
            if wanted is not None:
                assert wanted.answer == "error" and wanted.code in (None, code), (answer, wanted)
            else:
                key = code if nameless[code] > 0 else None
                assert nameless[key] > 0, (answer, frames)
                nameless[key] -= 1
        assert not named and not replays.total(), (named, replays)

    async def _be_rude(self, stack: AsyncExitStack, sender: FrameSender) -> None:
        """Something after which the server hangs up; then come back."""
        line = sender.line
        assert line is not None
        frame = RUDE[self._batches // 5 % len(RUDE)](self.rng, sender)
        self.report.sent[frame.kind] += 1
        self.report.by[sender.name] += 1
        try:
            if frame.raw:
                assert isinstance(frame.data, bytes)
                line.transport.write(frame.data)
            elif frame.pieces > 1:
                size = len(frame.data) // frame.pieces
                await line.send([frame.data[at : at + size] for at in range(0, len(frame.data), size)])
            else:
                await line.send(frame.data, text=frame.as_text)
            while True:
                assert (await self._frame(line))["t"] == "live"
        except websockets.ConnectionClosed as why:
            code = why.rcvd.code if why.rcvd is not None else 1006
        assert code in frame.closes, (code, frame.kind)
        self.report.hang_ups[code] += 1
        sender.line = await stack.enter_async_context(sender.connect(self.table))
        sender.mirror = Mirror()
        await self._enter(sender, sender.line)
