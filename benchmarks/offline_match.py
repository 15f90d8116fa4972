"""A match on a device in a browser without a network; a club player answers for the person."""

from __future__ import annotations

import json
import re
import secrets
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.local.player import club
from tests.local.test_table import SHORT
from tests.web.conftest import NAVIGATE
from tichu.client import Mirror
from tichu.core.actions import Take
from tichu.records import read_record, replay

TIMEOUT = 120.0
"""Seconds without anything new after which a match has failed."""

# Keeps the worker that runs Python, and what it says.
LISTEN = """() => {
    const Original = Worker;
    window.heard = [];
    window.answers = {};
    window.Worker = class extends Original {
        constructor(...of) {
            super(...of);
            window.engine = this;
            this.addEventListener('message', ({ data }) => {
                if (data.frames) window.heard.push(...data.frames);
                else if (data.id >= 1e6) window.answers[data.id] = data;
            });
        }
    };
}"""
TAKE = "() => window.heard.splice(0)"
SEND = "([id, request]) => window.engine.postMessage({ id, request })"
ANSWER = "id => window.answers[id]"


def go_offline(page: Page, url: str) -> float:
    """Make games available, switch the network off, and open a table; return its seconds after a reload."""
    page.add_init_script(f"({LISTEN})()")
    page.goto(f"{url}/")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=re.compile("Make available offline")).click()
    expect(page.get_by_text("Ready. Games against bots")).to_be_visible(timeout=1000 * TIMEOUT)
    page.context.set_offline(True)
    page.goto(f"{url}/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".mine .hand").first.wait_for(timeout=1000 * TIMEOUT)
    began = time.monotonic()
    page.reload()
    page.locator(".mine .hand").first.wait_for(timeout=1000 * TIMEOUT)
    return time.monotonic() - began


class OfflineMatch:
    """A short match of a game, created by the worker of the page and shown by the page."""

    def __init__(self, page: Page, url: str, variant: str) -> None:
        self._page, self._url = page, url
        self._count = 1_000_000
        self._answered: int | None = None
        self.mirror = Mirror()
        self.game = secrets.token_hex(12)
        rules = SHORT.get(variant, {"target": 200})
        options = {"variant": variant, "house_rules": rules, "clock": None, "bot_pace": 0, "bomb_window": 0.1}
        self._ask(
            {"do": "create", "game": {"id": self.game, "name": "Ann", "options": options, "fill": "club"}}
        )
        page.evaluate(NAVIGATE, f"/device/{self.game}")

    @property
    def events(self) -> int:
        """The version of the table."""
        return self.mirror.version or 0

    def play(self) -> None:
        """Play to the end; in the middle the page is loaded again."""
        reloaded, heard_at = False, time.monotonic()
        while self.mirror.status != "finished":
            if self._hear():
                heard_at = time.monotonic()
            assert time.monotonic() - heard_at < TIMEOUT, f"nothing happens at version {self.events}"
            if not reloaded and self.events > 120:
                reloaded = True
                self._reload()
            else:
                self._answer()

    def upload(self) -> str | None:
        """Go online and add the match to the history; return what is wrong with it there."""
        record = read_record(self._ask({"do": "record", "game": self.game, "match": 1})["value"]).sound()
        page = self._page
        page.context.set_offline(False)
        log = self._ask({"do": "upload", "game": self.game, "match": 1})["value"]
        page.request.get(f"{self._url}/api/me")
        body = {"game": self.game, "match": 1, "log": log}
        answer = page.request.post(f"{self._url}/api/me/device-matches", data=body)
        if answer.status != 201:
            return f"refused: {answer.text()}"
        path = f"/api/tables/{answer.json()['table']}/matches/1/record"
        stored = read_record(page.request.get(self._url + path).text()).sound()
        page.context.set_offline(True)
        if stored.rounds != record.rounds:
            return "the server has other rounds"
        replayed = replay(stored)
        return None if replayed.over and replayed.scores == self.mirror.table["scores"] else "another result"

    def _reload(self) -> None:
        seen = self.events
        self.mirror, self._answered = Mirror(), None
        self._page.reload()
        self._page.wait_for_function("() => window.heard.length > 1", timeout=1000 * TIMEOUT)
        self._hear()
        assert self.events >= seen, f"version {self.events} after {seen}"

    def _hear(self) -> int:
        frames = self._page.evaluate(TAKE)
        for frame in frames:
            self.mirror.take(json.loads(frame))
        return len(frames)

    def _answer(self) -> None:
        mirror = self.mirror
        if mirror.version is None or self._answered == mirror.version:
            return
        if mirror.between_rounds and mirror.player not in mirror.live["ready"]:
            self._send("do", {"do": {"type": "ready"}}, None)
        for seat in mirror.asked_seats:
            action = club(mirror.view(seat))
            if not isinstance(action, Take):  # the table takes the trick itself
                self._send("act", {"action": action.to_json(), "seat": seat}, mirror.version)
                break

    def _send(self, kind: str, data: dict[str, Any], version: int | None) -> None:
        self._answered = self.mirror.version
        self._count += 1
        frame: dict[str, Any] = {"t": kind, "d": {"id": f"b{self._count}", **data}}
        if version is not None:
            frame["v"] = version
        self._page.evaluate(SEND, [self._count, {"do": "frame", "text": json.dumps(frame)}])

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self._count += 1
        self._page.evaluate(SEND, [self._count, request])
        self._page.wait_for_function(ANSWER, arg=self._count, timeout=1000 * TIMEOUT)
        found: dict[str, Any] = self._page.evaluate(ANSWER, self._count)
        assert "failed" not in found, found
        return found
