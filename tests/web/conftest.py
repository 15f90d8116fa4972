"""A real browser and a real server for the tests of the web client."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.server.running import RunningServer
from tests.web.get_browser import installed
from tests.web.windows import Window, Windows
from tichu.client import Mirror

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LIMIT = 30.0
"""Seconds after which a page or a table that does not come to the expected state has failed."""
expect.set_options(timeout=1000 * LIMIT)
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
BUILT = Path(__file__).parents[2] / "src" / "tichu" / "server" / "page" / "index.html"

AT_ONCE: dict[str, Any] = {"bomb_window": 0, "bot_pace": 0, "clock": None, "between_rounds": 600}
"""Options of a table at which nothing waits but for people."""

ONE_ROUND: dict[str, Any] = {**AT_ONCE, "house_rules": {"rounds": 1, "target": None}}
"""The same, for a match of one round."""

# Resolves in the next but one frame, with whether something still moves. Endless animations do not count.
MOVING = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.getAnimations().some((each) =>
        each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
}"""
# Lets the router show another page, as when somebody goes back.
NAVIGATE = "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, one per test process. It stops after these tests because it keeps an event loop running."""
    path = installed()
    assert path is not None, "no Chromium: run `make test`, or python -m tests.web.get_browser"
    assert BUILT.exists(), "the client is not built: run `make web`"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the built client, one per test process."""
    folder = tmp_path_factory.mktemp("web")
    with RunningServer(str(folder / "tichu.db"), folder / "server.log", push="local") as running:
        yield running


@pytest.fixture(scope="package")
def played(server: RunningServer) -> str:
    """A table at which bots have finished a match of one round."""
    with httpx.Client(base_url=server.url, timeout=LIMIT, verify=False) as host:
        host.get("/api/me")
        made = {"options": ONE_ROUND, "fill": "greedy", "start": True, "sit": False}
        table: str = host.post("/api/tables", json=made).raise_for_status().json()["id"]
        end = time.monotonic() + LIMIT
        while host.get(f"/api/tables/{table}").raise_for_status().json()["status"] != "finished":
            assert time.monotonic() < end, "the match does not end"
    return table


class Visit:
    """A visitor's browser window; ``trouble`` keeps errors on the page, ``mirror`` what a table shows."""

    def __init__(self, context: BrowserContext, url: str, window: Window | None = None) -> None:
        self.context, self.url, self.window = context, url, window
        self.page: Page = context.pages[0] if context.pages else context.new_page()
        self.page.set_default_timeout(1000 * LIMIT)
        self.trouble: list[str] = []
        self.mirror = Mirror()
        self.acknowledged: list[int] = []
        """The versions of what this visitor did at the table."""
        self.socket: WebSocket | None = None
        self._requests: set[Request] = set()
        self._listeners: dict[Any, Callable[[Any], None]] = {
            "pageerror": lambda error: self.trouble.append(str(error)),
            "console": self._logged,
            "request": lambda request: self._requests.add(request),
            "requestfinished": lambda request: self._requests.discard(request),
            "requestfailed": lambda request: self._requests.discard(request),
            "websocket": self._connected,
        }
        for event, listener in self._listeners.items():
            self.page.on(event, listener)

    def leave(self) -> None:
        """Stop listening to the page, which another visitor may use."""
        for event, listener in self._listeners.items():
            self.page.remove_listener(event, listener)

    def _logged(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.trouble.append(message.text)

    def _connected(self, socket: WebSocket) -> None:
        self.mirror, self.socket = Mirror(), socket
        socket.on("framereceived", self._received)

    def _received(self, text: str | bytes) -> None:
        frame = json.loads(text)
        self.mirror.take(frame)
        if frame["t"] == "ack":
            self.acknowledged.append(frame["v"])

    @property
    def cookie(self) -> str:
        """The secret by which the server knows this visitor."""
        return next(each["value"] for each in self.context.cookies() if each["name"] == "tichu")

    def go(self, path: str) -> Page:
        """Load a page."""
        self._requests.clear()
        self.page.goto(self.url + path)
        return self.page

    def open(self, path: str) -> Page:
        """Load a page and wait until it is complete."""
        self.go(path)
        return self.settle()

    def navigate(self, path: str) -> Page:
        """Show another page of the client without loading it, and wait until it is complete."""
        self.page.evaluate(NAVIGATE, path)
        return self.settle()

    def settle(self) -> Page:
        """Wait until the page has its content, no request is under way and nothing moves."""
        self.page.wait_for_selector("#content *", state="attached")
        end = time.monotonic() + LIMIT
        while self.page.evaluate(MOVING) or self._requests:
            assert time.monotonic() < end, f"the page does not settle: {[r.url for r in self._requests]}"
        return self.page

    def stop_clock(self) -> None:
        """Stop the clock of the pages that are loaded from now on; ``page.clock.run_for`` lets it go on.

        For what a page does for some seconds only: a slow machine would need longer to look at it.
        """
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)

    def next_frame(self) -> None:
        """Wait for a frame from the table."""
        assert self.socket is not None, "no table is open"
        self.socket.wait_for_event("framereceived", timeout=1000 * LIMIT)

    def until(self, condition: Callable[[Mirror], object]) -> None:
        """Wait until what the table has shown satisfies the condition."""
        while self.socket is None:
            self.page.wait_for_event("websocket")
        end = time.monotonic() + LIMIT
        while not condition(self.mirror):
            assert time.monotonic() < end, (
                f"the table did not get there: version {self.mirror.version}, {self.mirror.round}"
            )
            self.next_frame()

    def make_table(self, **body: object) -> str:
        """Create a table as this visitor, over HTTP."""
        self.context.request.get(f"{self.url}/api/me")
        answer = self.context.request.post(f"{self.url}/api/tables", data=body)
        assert answer.status == 201, answer.text()
        name: str = answer.json()["id"]
        return name

    def sit_with_bots(self, **options: object) -> Page:
        """Open a new table at which this visitor plays with bots that answer at once."""
        return self.go(f"/t/{self.make_table(options={**AT_ONCE, **options}, fill='greedy', start=True)}")


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    """The windows of the browser, which tests use one after the other."""
    return Windows(browser)


@pytest.fixture
def visit(windows: Windows, server: RunningServer) -> Iterator[Callable[..., Visit]]:
    """Open browser windows: ``visit("/learn", viewport=PHONE, has_touch=True, locale="de-CH")``.

    Without a path no page is loaded. ``staged=True`` is for a staged table.
    """
    opened: list[tuple[Window, Visit]] = []

    def come(path: str | None = None, **options: Any) -> Visit:
        window = windows.open(**{"viewport": DESKTOP, **options})
        guest = Visit(window.context, server.url, window)
        opened.append((window, guest))
        if path is not None:
            guest.go(path)
        return guest

    yield come
    for window, guest in opened:
        guest.leave()
        windows.close(window)
    for _, guest in opened:
        assert not guest.trouble, guest.trouble
