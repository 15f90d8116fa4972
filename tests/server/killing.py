"""Tables full of players that do not give up, and ways to kill the server under them.

Shared by ``test_killed.py`` and ``benchmarks/kill.py``. ``log_checks.py`` compares the logs with what the
players were told.
"""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from typing import Any, NamedTuple

import psutil  # type: ignore[import-untyped]

from tests.server.guests import Guest, TablePlayer, full_table
from tests.server.redis_server import RedisServer
from tests.server.running import RunningServer
from tichu.client import Mirror
from tichu.client.frames import Frame

# -- players ----------------------------------------------------------------------------------------------


class TableKind(NamedTuple):
    """A kind of table: the number of people, with bots on the other places."""

    people: int
    options: dict[str, Any]


def _rules(**rules: Any) -> dict[str, Any]:
    return {"house_rules": rules}


TABLE_KINDS: tuple[TableKind, ...] = (
    TableKind(4, {"bomb_window": 0, "rated": True, **_rules(rounds=1)}),
    TableKind(4, {"bomb_window": 0.05, **_rules(rounds=1)}),
    TableKind(3, {"bomb_window": 0, "variant": "trichu", **_rules(rounds=3)}),
    TableKind(2, {"bomb_window": 0, **_rules(rounds=2)}),
    TableKind(6, {"bomb_window": 0.05, "variant": "tientsin", **_rules(rounds=1)}),
    TableKind(5, {"bomb_window": 0, "variant": "hierarchie", **_rules(rounds=1)}),
    TableKind(1, {"bomb_window": 0.05, **_rules(rounds=2)}),
    TableKind(7, {"bomb_window": 0, "variant": "grandseigneur", **_rules(players=7, rounds=1)}),
)
"""Short matches, a hundred and more actions each."""


class PersistentPlayer(TablePlayer):
    """A player that also notes when actions were acknowledged and why they were refused."""

    def __init__(self, guest: Guest, table: str, **options: Any) -> None:
        super().__init__(guest, table, on_frame=self._look, **options)
        self.acked_at: list[float] = []
        self.refused: dict[str, str] = {}
        """The last error code of each action id."""

    def _look(self, frame: Frame) -> None:
        if frame["t"] == "ack":
            self.acked_at.append(time.monotonic())
        elif frame["t"] == "error" and "id" in frame["d"]:
            self.refused[frame["d"]["id"]] = frame["d"]["code"]


# -- tables -----------------------------------------------------------------------------------------------


@dataclass
class PlayedTable:
    """A table and its players."""

    id: str
    kind: TableKind
    players: list[PersistentPlayer]
    tasks: list[asyncio.Task[Mirror]] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether all players have seen the end of the match."""
        return all(task.done() for task in self.tasks)

    @property
    def acked(self) -> int:
        """The number of acknowledged actions."""
        return sum(len(player.acked) for player in self.players)

    def acks(self) -> list[float]:
        """When actions were acknowledged, in order."""
        return sorted(at for player in self.players for at in player.acked_at)


class TableGroup:
    """Many tables at once; their players are connected to one or several servers."""

    def __init__(self, *urls: str, players_at: Sequence[str] = (), delay: float = 0.0) -> None:
        self.urls = urls
        self._players_at = players_at or urls
        self.tables: list[PlayedTable] = []
        self._delay = delay

    async def seat(self, count: int, kinds: Sequence[TableKind] = TABLE_KINDS) -> None:
        """Create this many tables and start their matches."""
        first = len(self.tables)
        new = await asyncio.gather(
            *(self._fill(number, kinds[number % len(kinds)]) for number in range(first, first + count))
        )
        for seated in new:
            seated.tasks = [asyncio.create_task(player.play()) for player in seated.players]
        for seated in new:
            await seated.players[0].guest.do(seated.id, "start", fill="greedy")
        self.tables += new

    async def _fill(self, number: int, kind: TableKind) -> PlayedTable:
        options = {"clock": None, "bot_pace": 0, "between_rounds": 5, **kind.options}
        table, guests = await full_table(self.urls[number % len(self.urls)], kind.people, options)
        players = []
        for place, guest in enumerate(guests):
            url = self._players_at[(number + place) % len(self._players_at)]
            here = Guest(url, cookie=guest.cookie)
            here.player, here.name = guest.player, guest.name
            players.append(PersistentPlayer(here, table, seed=100 * number + place, delay=self._delay))
        return PlayedTable(table, kind, players)

    @property
    def players(self) -> Iterable[PersistentPlayer]:
        """The players of all tables."""
        return (player for seated in self.tables for player in seated.players)

    @property
    def acked(self) -> int:
        """The number of acknowledged actions."""
        return sum(seated.acked for seated in self.tables)

    @property
    def running(self) -> list[PlayedTable]:
        """The tables whose match is not over."""
        return [seated for seated in self.tables if not seated.over]

    async def play(self, actions: int, timeout: float = 90.0) -> None:
        """Wait until this many more actions were acknowledged, or all matches are over."""
        goal, end = self.acked + actions, time.monotonic() + timeout
        while self.acked < goal and self.running:
            self._raise_failures()
            assert time.monotonic() < end, "the matches do not go on:\n" + self.stuck()
            await asyncio.sleep(0.01)

    async def finish(self, timeout: float) -> None:
        """Wait until all matches are over."""
        tasks = [task for seated in self.tables for task in seated.tasks]
        _, waiting = await asyncio.wait(tasks, timeout=timeout, return_when=asyncio.FIRST_EXCEPTION)
        self._raise_failures()
        assert not waiting, "not all matches finish:\n" + self.stuck()

    async def leave(self) -> None:
        """Disconnect all players, whatever the matches do."""
        tasks = [task for seated in self.tables for task in seated.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _raise_failures(self) -> None:
        for seated in self.tables:
            for task in seated.tasks:
                if task.done():
                    task.result()

    def stuck(self) -> str:
        """The state of the tables that have not finished."""
        lines = []
        for seated in self.running:
            lines.append(f"{seated.id} {seated.kind}")
            for player in seated.players:
                mirror = player.mirror
                phase = None if mirror.round is None else (mirror.round["phase"], mirror.round["waiting"])
                lines.append(
                    f"  place {mirror.place} v{mirror.version} {mirror.table.get('status')} {phase} "
                    f"connections {player.connections} unanswered {player.unanswered} "
                    f"errors {player.errors[-2:]} live {mirror.live}"
                )
        return "\n".join(lines)


# -- killing -----------------------------------------------------------------------------------------------


def workers_of(server: RunningServer) -> list[psutil.Process]:
    """The worker processes of a server that has several: they listen on its port."""
    assert server.process is not None
    found = []
    for child in psutil.Process(server.process.pid).children():
        with suppress(psutil.NoSuchProcess, psutil.AccessDenied):
            if any(
                line.status == psutil.CONN_LISTEN and line.laddr.port == server.port
                for line in child.net_connections("tcp")
            ):
                found.append(child)
    return found


def living_workers(redis: RedisServer) -> int:
    """The number of workers with a recent heartbeat."""
    return redis.command("KEYS", "tichu:worker:*").count(b"tichu:worker:")


@dataclass
class Outages:
    """When the server was down."""

    spans: list[tuple[float, float]] = field(default_factory=list)

    def add(self, killed: float, back: float) -> None:
        """Add an outage."""
        self.spans.append((killed, back))

    def longest_wait(self, party: TableGroup) -> float:
        """The longest any table in play waited for its next acknowledged action once the server was back."""
        return max(self.waits(party))

    def waits(self, party: TableGroup) -> list[float]:
        """The longest wait after each outage."""
        longest = [0.0] * len(self.spans)
        for seated in party.tables:
            acks = seated.acks()
            following = [*self.spans[1:], (inf, inf)]
            for place, ((killed, back), (again, _)) in enumerate(zip(self.spans, following, strict=True)):
                number = bisect(acks, back)
                # A server that was killed again before anything could happen says nothing.
                if 0 < number < len(acks) and acks[0] < killed and (killed == back or acks[number] < again):
                    longest[place] = max(longest[place], acks[number] - back)
        return longest


async def kill_and_restart(server: RunningServer, outages: Outages) -> None:
    """Kill the server without warning, and start it again."""
    killed = time.monotonic()
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    outages.add(killed, time.monotonic())


async def kill_workers(server: RunningServer, count: int, rng: random.Random, outages: Outages) -> None:
    """Kill some of the worker processes without warning; the server replaces them."""
    workers = workers_of(server)
    for worker in rng.sample(workers, min(count, len(workers))):
        with suppress(psutil.NoSuchProcess):
            worker.kill()
    now = time.monotonic()
    outages.add(now, now)
