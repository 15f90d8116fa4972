"""A real browser and a real server for the tests of the web client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.running import RunningServer
from tests.web.get_browser import installed

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
BUILT = Path(__file__).parents[2] / "src" / "tichu" / "server" / "page" / "index.html"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, one for each test process; gone after these tests, for it keeps a loop that runs."""
    path = installed()
    assert path is not None, "no Chromium: run `make test`, or python -m tests.web.get_browser"
    assert BUILT.exists(), "the client is not built: run `make web`"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the built client, one for each test process."""
    folder = tmp_path_factory.mktemp("web")
    with RunningServer(str(folder / "tichu.db"), folder / "server.log") as running:
        yield running


class Visit:
    """A visitor's browser window; what goes wrong in it is kept in ``trouble``."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def make_table(self, **body: object) -> str:
        """A table, made by this visitor over HTTP."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("async () => { await fetch('/api/me') }")
        name: str = self.page.evaluate(
            """async (body) => {
                const answer = await fetch('/api/tables', {
                    method: 'POST',
                    headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify(body),
                });
                return (await answer.json()).id;
            }""",
            body,
        )
        return name


@pytest.fixture
def visit(browser: Browser, server: RunningServer) -> Iterator[Callable[..., Visit]]:
    """Lets visitors come: ``visit(viewport=PHONE, has_touch=True, locale="de-CH")``."""
    contexts: list[BrowserContext] = []
    visits: list[Visit] = []

    def come(path: str = "/", **options: object) -> Visit:
        settings: dict[str, object] = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **options,
        }
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        visits.append(Visit(context, server.url))
        visits[-1].go(path)
        return visits[-1]

    yield come
    for context in contexts:
        context.close()
    for each in visits:
        assert not each.trouble, each.trouble
