"""Visitors of a running server: they keep what they are shown, and play on whatever happens to the line."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tichu.core.actions import Action, Grand, Tichu
from tichu.core.view import View

Frame = dict[str, Any]


def http_client(url: str, **more: Any) -> httpx.AsyncClient:
    """A client for a server on this machine; to read the certificates of the whole world takes a while."""
    return httpx.AsyncClient(base_url=url, timeout=20, verify=False, **more)


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, cookie: str, player: str, name: str) -> None:
        self.url, self.cookie, self.player, self.name = url, cookie, player, name

    @classmethod
    async def arrive(cls, url: str) -> Guest:
        """A first visit."""
        async with http_client(url) as client:
            answer = await client.get("/api/me")
            answer.raise_for_status()
            me = answer.json()
            return cls(url, client.cookies["tichu"], me["id"], me["name"])

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """A request of the HTTP API."""
        async with http_client(self.url, cookies={"tichu": self.cookie}) as client:
            return await client.request(method, path, json=body, **more)

    async def make_table(self, options: dict[str, Any] | None = None, **more: Any) -> str:
        """A new table."""
        answer = await self.ask("POST", "/api/tables", {"options": options or {}, **more})
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["id"]
        return name

    async def do(self, table: str, **command: Any) -> None:
        """Something at a table, over HTTP."""
        answer = await self.ask("POST", f"/api/tables/{table}/do", {"do": command})
        assert answer.status_code == 204, answer.text

    def connect(self, table: str, version: int | None = None, **more: Any) -> websockets.connect:
        """A socket to a table."""
        uri = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        if version is not None:
            uri += f"?v={version}"
        return websockets.connect(
            uri,
            additional_headers={"Cookie": f"tichu={self.cookie}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            **more,
        )


async def full_table(
    url: str, count: int = 4, options: dict[str, Any] | None = None
) -> tuple[str, list[Guest]]:
    """A table at which so many guests sit; the first is its host."""
    guests = [await Guest.arrive(url) for _ in range(count)]
    table = await guests[0].make_table(options)
    for guest in guests[1:]:
        await guest.do(table, type="sit")
    return table, guests


class Mirror:
    """What a visitor knows of a table, from the frames he was sent. Versions must have no gaps."""

    def __init__(self) -> None:
        self.version: int | None = None
        self.table: dict[str, Any] = {}
        self.round: dict[str, Any] | None = None
        self.live: dict[str, Any] = {}
        self.place: int | None = None
        self.gaps = 0

    def take(self, frame: Frame) -> None:
        """Take a frame."""
        kind, version, data = frame["t"], frame["v"], frame["d"]
        if kind == "snapshot":
            self.version, self.place = version, data["you"]["place"]
            self.table, self.round, self.live = data["table"], data["round"], data["live"]
        elif kind in ("delta", "empty"):
            if self.version is None or version != self.version + 1:
                self.gaps += 1
            self.version = version
            self.table.update(data.get("table", {}))
            if (data.get("event") or {}).get("type") in ("options", "started"):
                self.round = None
            if "round" in data:
                self.round = {**(self.round or {}), **data["round"]}
            self.live = data.get("live", self.live)
        elif kind == "live":
            self.live = data

    @property
    def own_seats(self) -> list[int]:
        """The seats this visitor acts for now."""
        if self.round is None or self.place is None or self.table["seating"] is None:
            return []
        seat = self.table["seating"].index(self.place)
        soloist = self.round.get("soloist")
        return [seat, (seat + 2) % 4] if soloist is not None and seat == soloist else [seat]

    def duties(self) -> list[int]:
        """The own seats the round waits for."""
        if self.round is None or self.table["status"] != "running" or self.table["paused"]:
            return []
        return [seat for seat in self.round["waiting"] if seat in self.own_seats]

    def view(self, seat: int) -> View:
        """The view of an own seat, as far as this visitor is sent it."""
        assert self.round is not None
        return View.from_json({**self.round, "seat": seat})


Chooser = Callable[[View, random.Random], Action]


def any_action(view: View, rng: random.Random) -> Action:
    """Any legal action but a call; no Grand Tichu."""
    if view.round.phase == "grand":
        return Grand(False)
    return rng.choice([action for action in view.legal_actions() if not isinstance(action, Tichu)])


class TablePlayer:
    """Plays until the match is over: reconnects when the line breaks, sends again what was not acked."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        *,
        choose: Chooser = any_action,
        seed: int = 0,
        ready: bool = True,
        delay: float = 0.0,
        on_frame: Callable[[Frame], None] | None = None,
    ) -> None:
        self.guest, self.table = guest, table
        self.mirror = Mirror()
        self.acked: dict[str, int] = {}
        """The version of every action id that was acknowledged."""
        self.sent: dict[str, dict[str, Any]] = {}
        self.errors: list[dict[str, Any]] = []
        self.frames = 0
        self.connections = 0
        self._choose, self._rng = choose, random.Random(seed)
        self._ready, self._delay, self._on_frame = ready, delay, on_frame
        self._open: dict[str, dict[str, Any]] = {}
        self._asked: object = None
        self._count = 0
        self._prefix = f"{random.getrandbits(32):x}"

    async def play(self, until: str = "finished") -> Mirror:
        """Play until the table has that status."""
        while True:
            try:
                async with self.guest.connect(self.table, self.mirror.version) as line:
                    self.connections += 1
                    for frame in list(self._open.values()):
                        await line.send(json.dumps(frame))
                    async for text in line:
                        frame = json.loads(text)
                        self.frames += 1
                        if self._on_frame is not None:
                            self._on_frame(frame)
                        await self._take(line, frame)
                        if self.mirror.table.get("status") == until and not self._open:
                            return self.mirror
            except (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake, TimeoutError):
                pass
            await asyncio.sleep(0.1 + self._rng.random() * 0.1)

    async def _take(self, line: ClientConnection, frame: Frame) -> None:
        self.mirror.take(frame)
        if frame["t"] == "ack":
            self.acked[frame["d"]["id"]] = frame["v"]
            self._open.pop(frame["d"]["id"], None)
        elif frame["t"] == "error":
            self.errors.append(frame["d"])
            self._open.pop(frame["d"].get("id", ""), None)
            if frame["d"]["code"] in ("moving", "moved", "not-stored", "void", "overtaken", "replaced"):
                await asyncio.sleep(0.05)
            self._asked = None
        if frame["t"] in ("snapshot", "delta", "empty", "error"):
            await self._decide(line)

    async def _decide(self, line: ClientConnection) -> None:
        mirror = self.mirror
        if self._open or mirror.round is None:
            return
        if mirror.round["phase"] == "over":
            if (
                self._ready
                and mirror.table["status"] == "running"
                and self._asked != ("ready", mirror.table["round"])
            ):
                self._asked = ("ready", mirror.table["round"])
                await self._send(line, "do", {"do": {"type": "ready"}})
            return
        for seat in mirror.duties():
            moment = (mirror.version, seat)
            if self._asked != moment:
                self._asked = moment
                if self._delay:
                    await asyncio.sleep(self._delay)
                action = self._choose(mirror.view(seat), self._rng)
                await self._send(line, "act", {"seat": seat, "action": action.to_json()})
                return

    async def _send(self, line: ClientConnection, kind: str, data: dict[str, Any]) -> None:
        self._count += 1
        action_id = f"{self._prefix}-{self._count}"
        frame = {"t": kind, "d": {"id": action_id, **data}}
        self.sent[action_id] = frame
        self._open[action_id] = frame
        await line.send(json.dumps(frame))
