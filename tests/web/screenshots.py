"""Pictures of every main screen at phone, tablet and desktop size: ``make screenshots``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.running import RunningServer
from tests.web.conftest import ARGUMENTS, Visit
from tests.web.get_browser import installed
from tests.web.playing import PagePlayer, play_until

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
PAGES = {"home": "/", "new": "/new", "lobby": "/lobby", "me": "/me", "learn": "/learn", "lesson": "/learn/2",
         "rules": "/rules/nanjing", "score": "/score"}  # fmt: skip
QUICK = {"bot_pace": 0.2, "bomb_window": 0.6, "clock": 60}


def main(folder: str = "screenshots", theme: str = "dark", language: str = "en-GB") -> None:
    """Take them all."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    path = installed()
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        RunningServer(f"{scratch}/tichu.db", Path(scratch) / "log") as server,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for size, (width, height) in SIZES.items():
            context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
            chosen = f"localStorage.setItem('tichu.prefs', JSON.stringify({{theme: '{theme}'}}))"
            context.add_init_script(chosen)
            _pages(context, server.url, out, size)
            context.close()
        _other_games(browser, server.url, out)
        browser.close()
    print(f"in {out}")


def _snap(page: Page, out: Path, name: str) -> None:
    page.screenshot(path=str(out / f"{name}.png"))
    print(f"  {name}")


def _pages(context: BrowserContext, url: str, out: Path, size: str) -> None:
    visit = Visit(context, url)
    for name, path in PAGES.items():
        page = visit.go(path)
        page.wait_for_timeout(1200)
        _snap(page, out, f"{size}-{name}")
    table = visit.make_table(options={**QUICK, "title": "Thursday round"})
    page = visit.go(f"/t/{table}")
    page.wait_for_timeout(900)
    _snap(page, out, f"{size}-table-open")
    page.get_by_role("button", name="Start, with bots").click()
    page.get_by_role("button", name="No, show me the rest").wait_for()
    page.wait_for_timeout(300)
    _snap(page, out, f"{size}-table-grand")
    page.get_by_role("button", name="No, show me the rest").click()
    page.get_by_role("button", name="Pass these cards").wait_for()
    player = PagePlayer(visit, goes_on=False)
    for _ in range(3):
        player.lift(unlifted=True)
    page.wait_for_timeout(300)
    _snap(page, out, f"{size}-table-exchange")
    page.get_by_role("button", name="Pass these cards").click()
    play_until([player], lambda: player.plays > 1, 120)
    page.locator(".mine.inTurn").wait_for(timeout=60_000)
    player.lift()
    page.wait_for_timeout(400)
    _snap(page, out, f"{size}-table-play")
    result = page.get_by_role("heading", name="Round 1", exact=True)
    play_until([player], lambda: result.count() > 0, 300)
    page.wait_for_timeout(1800)
    _snap(page, out, f"{size}-table-result")
    page.goto(f"{url}/replay/{table}/1?r=1&s=14")
    page.wait_for_timeout(1200)
    _snap(page, out, f"{size}-replay")


def _other_games(browser: Browser, url: str, out: Path) -> None:
    games = {"trichu": {}, "tientsin": {}, "grandseigneur": {"players": 12}}
    for size in ("phone", "desktop"):
        width, height = SIZES[size]
        for variant, rules in games.items():
            context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
            visit = Visit(context, url)
            visit.go("/")
            options = {**QUICK, "variant": variant, "house_rules": rules}
            table = visit.make_table(options=options, fill="greedy", start=True)
            page = visit.go(f"/t/{table}")
            player = PagePlayer(visit)
            play_until([player], lambda page=page: page.locator(".mine.inTurn").count() > 0, 120)  # type: ignore[misc]
            page.wait_for_timeout(400)
            _snap(page, out, f"{size}-{variant}")
            context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
