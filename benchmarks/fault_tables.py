"""Tables that are played through all faults, and how long they take to go on afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from tests.server.guests import Guest, TablePlayer
from tests.server.killing import TABLE_KINDS, PersistentPlayer, PlayedTable, TableGroup
from tichu.client import Mirror
from tichu.client.errors import ClientError

SEATING_PAUSE = 0.5
"""Seconds before another attempt to create a table."""
DECISION_SECONDS = 0.15
"""How long a player thinks."""
FRESH_SECONDS = 30.0
"""How long a new connection may take to show a table."""


@dataclass
class Recovery:
    """How long each table needed for its next action after the last fault of a burst."""

    seconds: list[float] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    """Tables that did not go on within the limit."""


class PersistentTables(TableGroup):
    """Tables whose number stays the same: when a match is over, another table is created."""

    def __init__(self, urls: Sequence[str], wanted: int) -> None:
        super().__init__(*urls, delay=DECISION_SECONDS)
        self.failures: list[str] = []
        """Players who gave up, and why."""
        self._wanted = wanted
        self._numbers = iter(range(10**9))
        self._reported: set[str] = set()
        self._seating: set[asyncio.Task[None]] = set()

    async def keep_playing(self) -> None:
        """Seat tables whenever there are too few, until cancelled."""
        try:
            while True:
                self._note_failures()
                for _ in range(self._wanted - len(self.running) - len(self._seating)):
                    task = asyncio.create_task(self._seat_one(next(self._numbers)))
                    self._seating.add(task)
                    task.add_done_callback(self._seating.discard)
                await asyncio.sleep(0.2)
        finally:
            for task in list(self._seating):
                task.cancel()
            await asyncio.gather(*self._seating, return_exceptions=True)

    async def _seat_one(self, number: int) -> None:
        """Seat one table; start all over with another table when something fails on the way."""
        kind = TABLE_KINDS[number % len(TABLE_KINDS)]
        while True:
            with suppress(ClientError):
                seated = await self._fill(number, kind)
                await seated.players[0].guest.do(seated.id, "start", fill="greedy")
                break
            await asyncio.sleep(SEATING_PAUSE)
        seated.tasks = [asyncio.create_task(player.play()) for player in seated.players]
        self.tables.append(seated)

    def _note_failures(self) -> None:
        for seated in self.tables:
            if seated.id in self._reported:
                continue
            for player, task in zip(seated.players, seated.tasks, strict=True):
                if task.done() and not task.cancelled() and task.exception() is not None:
                    self._reported.add(seated.id)
                    self.failures.append(f"{seated.id}: a player gave up: {task.exception()!r}")
                    self._give_up(seated, player)
                    break

    def _give_up(self, seated: PlayedTable, failed: TablePlayer) -> None:
        for player, task in zip(seated.players, seated.tasks, strict=True):
            if player is not failed:
                task.cancel()

    async def all_seated(self, limit: float) -> bool:
        """Wait until all tables are being played; return whether they are."""
        end = time.monotonic() + limit
        while len(self.running) < self._wanted:
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.05)
        return True

    async def recover(self, limit: float) -> Recovery:
        """Wait until every table goes on; measured from now."""
        began, recovery = time.monotonic(), Recovery()
        waiting = list(self.running)
        while waiting and time.monotonic() < began + limit:
            await asyncio.sleep(0.05)
            for seated in list(waiting):
                acks = seated.acks()
                at = bisect(acks, began)
                if at < len(acks) or seated.over:
                    recovery.seconds.append((acks[at] if at < len(acks) else time.monotonic()) - began)
                    waiting.remove(seated)
        for seated in waiting:
            recovery.seconds.append(limit)
            recovery.stuck.append(seated.id)
        return recovery

    async def finish_all(self, limit: float) -> list[str]:
        """Let all matches come to their end; return the tables that did not."""
        tasks = [task for seated in self.tables for task in seated.tasks if not task.done()]
        if tasks:
            await asyncio.wait(tasks, timeout=limit)
        self._note_failures()
        return [seated.id for seated in self.running]

    async def fresh_differences(self, chosen: random.Random, most: int) -> list[str]:
        """Compare what players see with what a new connection of the same person shows."""
        over = [seated for seated in self.tables if seated.over and seated.id not in self._reported]
        sample = chosen.sample(over, min(most, len(over)))
        found = await asyncio.gather(*(self._fresh_difference(seated) for seated in sample))
        return [each for each in found if each]

    async def _fresh_difference(self, seated: PlayedTable) -> str:
        player = seated.players[-1]
        try:
            async with asyncio.timeout(FRESH_SECONDS):
                async with _again(player).table(seated.id) as fresh:
                    return _difference(seated.id, player.mirror, fresh.mirror)
        except (ClientError, TimeoutError) as why:
            return f"{seated.id}: a new connection fails: {why!r}"


def _again(player: PersistentPlayer) -> Guest:
    return Guest(player.guest.server, cookie=player.guest.cookie)


def _difference(table: str, known: Mirror, fresh: Mirror) -> str:
    if (known.version, known.place) != (fresh.version, fresh.place):
        return f"{table}: version {known.version}, place {known.place}; fresh: {fresh.version}, {fresh.place}"
    for before, now in ((known.table, fresh.table), (known.round or {}, fresh.round or {})):
        for key in {**before, **now}:
            if before.get(key) != now.get(key):
                return f"{table}: {key} is {before.get(key)!r}, but {now.get(key)!r} for a new connection"
    return ""
