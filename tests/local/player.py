"""A person at a local table on a virtual clock, and the store of its log."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tichu.bots import ClubBot
from tichu.client import Mirror
from tichu.core.actions import Action, Take
from tichu.core.view import View
from tichu.local import LocalTable, TableOutput
from tichu.local.log import LogEntry
from tichu.local.providers import local_providers
from tichu.table.commands import Person
from tichu.table.options import TableOptions
from tichu.table.providers import Providers

ME = Person("me", "Me")
MAX_CALLS = 20_000
"""Calls after which a match that does not end fails its test."""

Choose = Callable[[View], Action]


class SentFrame(NamedTuple):
    """What the player has sent, and when; no text if the table was only woken."""

    at: float
    text: str | None


def providers(seed: int) -> Providers:
    """Providers that give the same cards, paces and seeds each time."""
    return local_providers(Random(seed), lambda: 1_700_000_000.0)


def club(view: View) -> Action:
    """What a club player does."""
    return ClubBot(1).decide(view)


class LocalPlayer:
    """A person who plays at a local table; what they see comes from frames alone."""

    def __init__(
        self, options: TableOptions, seed: int = 1, choose: Choose = club, fill: str = "club"
    ) -> None:
        self.now = 10.0
        self.log: list[LogEntry] = []
        self.mirror = Mirror()
        self.heard: list[dict[str, Any]] = []
        self.sent: list[SentFrame] = []
        self._choose = choose
        self._wake_at: float | None = None
        self._count = 0
        self._answered: int | None = None
        self.table, output = LocalTable.create(ME, options, providers(seed), self.now, fill, "t")
        self._take(output)
        self._take(self.table.connect(self.now))

    def _take(self, output: TableOutput) -> None:
        # As a store would: what cannot be written as JSON cannot be stored.
        self.log += json.loads(json.dumps(output.entries))
        for text in output.frames:
            frame = json.loads(text)
            self.heard.append(frame)
            self.mirror.take(frame)
        self._wake_at = output.wake_at

    def reload(self, seed: int = 2) -> None:
        """Close the page and open it again: nothing is left but the stored log."""
        self.mirror = Mirror()
        self.table, output = LocalTable.load(ME, self.log, providers(seed), self.now, "t")
        self._take(output)
        self._take(self.table.connect(self.now))
        self._answered = None

    def send(self, kind: str, data: dict[str, Any], version: int | None = None) -> list[dict[str, Any]]:
        """Send a frame, and return what came back."""
        self._count += 1
        frame: dict[str, Any] = {"t": kind, "d": {"id": f"a{self._count}", **data}}
        if version is not None:
            frame["v"] = version
        return self.send_text(json.dumps(frame))

    def send_text(self, text: str) -> list[dict[str, Any]]:
        """Send any text, and return what came back."""
        known = len(self.heard)
        self.sent.append(SentFrame(self.now, text))
        self._take(self.table.receive(text, self.now))
        return self.heard[known:]

    def wait(self) -> None:
        """Let time pass until the table has something to do."""
        assert self._wake_at is not None, "nothing happens by itself"
        self.now = max(self.now, self._wake_at)
        self.sent.append(SentFrame(self.now, None))
        self._take(self.table.wake(self.now))

    def step(self) -> None:
        """Answer if the table waits for the person, or let time pass."""
        if self.mirror.between_rounds and ME.id not in self.mirror.live["ready"]:
            self.send("do", {"do": {"type": "ready"}})
        elif self._answered == self.mirror.version or not self._answer():
            self.wait()

    def _answer(self) -> bool:
        for seat in self.mirror.asked_seats:
            action = self._choose(self.mirror.view(seat))
            if isinstance(action, Take):
                continue  # the table takes the trick when the window is over
            self._answered = self.mirror.version
            self.send("act", {"action": action.to_json(), "seat": seat}, self.mirror.version)
            return True
        return False

    def play(self, until: Callable[[LocalPlayer], bool] | None = None) -> None:
        """Play until a condition holds, by default until the match is over."""
        for _ in range(MAX_CALLS):
            if self.mirror.status == "finished" or (until is not None and until(self)):
                return
            self.step()
        raise AssertionError("the match does not end")
