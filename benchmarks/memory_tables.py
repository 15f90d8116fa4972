"""Tables of the memory benchmark: matches end and are made anew, sockets come and go, people chat and ask."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any

from load_client import Line, Player, Table, Trouble, ask

from tichu.core.cards import parse_cards

OPTIONS = {
    "clock": None,
    "bomb_window": 0.0,
    "between_rounds": 0.0,
    "bot_pace": 0,
    "house_rules": {"rounds": 1},
}
"""Matches of one round, about 120 actions."""
PATIENCE = 30.0
"""Seconds without a move after which a table is replaced."""


class MemoryPlayer(Player):
    """A player who also notices the end of the match, and what comes beside the game."""

    def __init__(self, table: LivingTable, cookie: str) -> None:
        super().__init__(table, cookie)
        self._living = table

    def heard(self, text: bytes) -> None:
        """Handle a frame; replies to chat lines and questions are only counted."""
        frame = json.loads(text)
        data = frame["d"]
        request = data.get("id", "a") if isinstance(data, dict) else "a"
        if frame["t"] in ("ack", "answer", "error") and not request.startswith("a"):
            self._living.counts[f"{request[0]} {frame['t']}"] += 1
            return
        if frame["t"] in ("delta", "snapshot") and data.get("table", {}).get("status") == "finished":
            self._living.over = True
        super().heard(text)

    def decide(self) -> str | None:
        """The action to perform now, or None; anything but a single card is passed on."""
        round_ = self.round
        if round_ is None or round_["phase"] != "play" or round_["seat"] not in round_["waiting"]:
            return super().decide()
        if round_["trick"] and len(parse_cards(round_["trick"][-1]["cards"])) > 1:
            return '{"type":"pass"}'
        return super().decide()


class LivingTable(Table):
    """A table with four people, or one person and three bots, that lives for one match at a time."""

    def __init__(self, port: int, people: int, rng: random.Random) -> None:
        super().__init__()
        self.over = False
        self.counts: Counter[str] = Counter()
        self.last_id = ""
        self._port, self._people, self._rng = port, people, rng
        self._cookies: list[str] = []
        self._path = ""
        self._asked = 0

    async def open(self) -> None:
        """Create a table, sometimes with new guests, and start the match."""
        if not self._cookies or self._rng.random() < 0.5:
            self._cookies = [(await ask(self._port, "GET", "/api/me"))[0] for _ in range(self._people)]
        _, made = await ask(self._port, "POST", "/api/tables", {"options": OPTIONS}, self._cookies[0])
        self.last_id = made["id"]
        self._path = f"/api/tables/{made['id']}/socket"
        self.players, self.lines = [], []
        self.over, self.trouble, self._version, self._sent_at = False, None, 0, 0.0
        for cookie in self._cookies:
            player = MemoryPlayer(self, cookie)
            self.players.append(player)
            await self._connect(player)
        for line in self.lines[1:]:
            await self._do(line, "sit")
        await self._do(self.lines[0], 'start","fill":"greedy' if self._people < 4 else "start")
        self.counts["tables"] += 1

    async def _connect(self, player: Player) -> None:
        path = self._path if not player.version else f"{self._path}?v={player.version}"
        player.line = await Line.connect(self._port, path, player.heard, player.cookie)
        self.lines.append(player.line)

    def close(self) -> None:
        """Disconnect everybody."""
        for line in self.lines:
            line.close()
        self.lines.clear()

    async def replace_socket(self) -> None:
        """Let one player disconnect and come back."""
        if self.busy or self.over or not self.players:
            return
        self.busy = True
        player = self._rng.choice(self.players)
        assert player.line is not None
        self.lines.remove(player.line)
        player.line.close()
        await asyncio.sleep(self._rng.uniform(0.0, 2.0))
        await self._connect(player)
        self.busy = False
        self.counts["sockets replaced"] += 1
        self.moved()

    def chat(self) -> None:
        """Let somebody say something."""
        self._send("c", "do", {"do": {"type": "chat", "text": f"line {self._rng.random()}"}})

    def question(self) -> None:
        """Ask what is legal, or for a hint where nobody else is at the table."""
        self._send("q", "ask", {"what": "legal" if self._people == 4 else "hint"})

    def _send(self, letter: str, kind: str, data: dict[str, Any]) -> None:
        if not self.lines or self.over:
            return
        self._asked += 1
        frame = {"t": kind, "d": {"id": f"{letter}{self._asked}", **data}}
        self._rng.choice(self.lines).send(json.dumps(frame).encode())

    async def read_replay(self) -> None:
        """Read the replay of the last match."""
        path = f"/api/tables/{self.last_id}/matches/1/rounds/1"
        try:
            await ask(self._port, "GET", path, cookie=self._cookies[0])
            self.counts["replays"] += 1
        except Trouble:
            self.counts["replays refused"] += 1


class Crowd:
    """All tables, and what happens to them."""

    def __init__(self, port: int, tables: int, practice: int, rng: random.Random) -> None:
        self.tables = [LivingTable(port, 4, rng) for _ in range(tables)]
        self.tables += [LivingTable(port, 1, rng) for _ in range(practice)]
        self._rng = rng
        self.troubles: Counter[str] = Counter()

    async def open(self) -> None:
        """Open all tables, a few at a time."""
        waiting = list(self.tables)

        async def work() -> None:
            while waiting:
                await waiting.pop().open()

        await asyncio.gather(*(work() for _ in range(16)))

    async def live(self, table: LivingTable) -> None:
        """Let a table play one action a second, and begin again when the match is over."""
        waited = 0.0
        while True:
            pause = self._rng.uniform(0.7, 1.3)
            await asyncio.sleep(pause)
            try:
                waited = 0.0 if table.act() else waited + pause
                await self._beside(table)
                if table.over or table.trouble or waited > PATIENCE:
                    await self._begin_again(table)
                    waited = 0.0
            except (Trouble, OSError, TimeoutError) as why:
                table.trouble = f"{type(why).__name__}: {why}"

    async def _beside(self, table: LivingTable) -> None:
        chance = self._rng.random()
        if chance < 0.02:
            table.chat()
        elif chance < 0.03:
            table.question()
        elif chance < 0.04:
            await table.replace_socket()

    async def _begin_again(self, table: LivingTable) -> None:
        if not table.over:
            self.troubles[(table.trouble or "does not go on")[:80]] += 1
        elif self._rng.random() < 0.5:
            await table.read_replay()
        table.close()
        table.busy = False
        await table.open()

    @property
    def renewed(self) -> bool:
        """Whether as many tables have been made anew as there were at first."""
        return sum(table.counts["tables"] for table in self.tables) >= 2 * len(self.tables)

    @property
    def counts(self) -> Counter[str]:
        """What all tables have done."""
        total: Counter[str] = Counter()
        for table in self.tables:
            total.update(table.counts)
            total["actions"] += len(table.meter.times)
        return total
