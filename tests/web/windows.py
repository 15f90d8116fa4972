"""Browser windows that tests use one after the other: to load a page in a new window costs twice as much."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, WebSocketRoute

USUAL: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
"""Options of a window, unless a test asks for others. A service worker would fetch the whole client."""
SHARED = {"locale", "has_touch", "is_mobile"}
"""Options with which a window is used again: for other tests with the same ones."""
MOST = 6
"""Maximum number of windows that wait for another test."""

LASTING = ("add_init_script", "emulate_media", "expose_binding", "expose_function", "route_web_socket")
"""What cannot be taken back: a window for which one of these was called is closed."""

# Nothing looks at pictures here, and painting is half of what a page costs: cards without their drawings,
# nothing with a shadow. Neither moves anything.
UNPAINTED = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        svg[data-ink] > * { display: none !important }
        *, ::before, ::after, ::backdrop {
            filter: none !important; box-shadow: none !important; text-shadow: none !important;
        }`);
    document.adoptedStyleSheets.push(sheet);
})()"""

# Empties the storage of the page. Returns whether its clock is real: a test may have replaced it for good.
FORGET = """() => {
    localStorage.clear();
    sessionStorage.clear();
    return String(setTimeout).includes('[native code]');
}"""


class Window:
    """A browser window: a context of its own, and its page."""

    def __init__(self, context: BrowserContext, options: dict[str, Any]) -> None:
        self.context, self.options = context, options
        context.add_init_script(UNPAINTED)
        self.page: Page = context.new_page()
        self._connected: Callable[[WebSocketRoute], None] | None = None
        self._route_sockets = self.page.route_web_socket
        self.reusable = options.keys() <= USUAL.keys() | SHARED and all(
            options[name] == value for name, value in USUAL.items() if name not in SHARED
        )
        for owner in (self.context, self.page):
            for name in LASTING:
                if hasattr(owner, name):
                    setattr(owner, name, self._noting(getattr(owner, name)))

    @property
    def staged(self) -> bool:
        """Whether tests answer the sockets of this window instead of a server."""
        return self._connected is not None

    def stage(self, connected: Callable[[WebSocketRoute], None]) -> None:
        """Let this answer the sockets of tables from now on."""
        if not self.staged:
            self._route_sockets(re.compile("/socket"), self._pass_on)
        self._connected = connected

    def _pass_on(self, socket: WebSocketRoute) -> None:
        assert self._connected is not None
        self._connected(socket)

    def _noting(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            self.reusable = False
            return method(*arguments, **named)

        return call

    def forget(self) -> bool:
        """Leave the page and forget everything; False if that is not possible."""
        if not self.reusable or self.context.pages != [self.page] or not self.page.url.startswith("http"):
            return False
        self.context.set_offline(False)
        self.page.unroute_all()
        self.context.unroute_all()
        if not self.page.evaluate(FORGET):
            return False
        self.page.mouse.move(-1, -1)
        self.page.goto("about:blank")
        self.context.clear_cookies()
        return True


class Windows:
    """The windows of one browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: deque[Window] = deque()

    def open(self, viewport: ViewportSize, staged: bool = False, **options: Any) -> Window:
        """A window of this size in which nothing has happened yet, or nothing that can be noticed.

        A window for a staged table may have shown another one before; it cannot show a table of a server.
        """
        wanted = {**USUAL, **options}
        for window in self._free:
            if window.options == wanted and window.staged == staged:
                self._free.remove(window)
                window.page.set_viewport_size(viewport)
                return window
        return Window(self._browser.new_context(viewport=viewport, **wanted), wanted)

    def close(self, window: Window) -> None:
        """Keep a window for another test, if it can forget this one."""
        if not window.forget():
            window.context.close()
            return
        self._free.append(window)
        if len(self._free) > MOST:
            self._free.popleft().context.close()
