"""Pictures of every main screen at phone, tablet and desktop size: ``make screenshots``.

Fewer, or others: ``make screenshots ARGS="--size small --screens pages,table --language el --theme dark"``.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.running import RunningServer
from tests.web.conftest import ARGUMENTS, Visit
from tests.web.get_browser import installed
from tests.web.playing import PagePlayer, play_until, round_over
from tests.web.wording import label
from tichu.words import choose_language

SIZES = {"small": (360, 640), "phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
PAGES = {"home": "/", "new": "/new", "lobby": "/lobby", "me": "/me", "learn": "/learn", "lesson": "/learn/2",
         "rules": "/rules/nanjing", "score": "/score", "nothing": "/nothing-here"}  # fmt: skip
GAMES: dict[str, dict[str, object]] = {
    "trichu": {},
    "tientsin": {},
    "grandseigneur": {"house_rules": {"players": 12}},
    "tichubadour": {"edition": "tichubadour"},
}
QUICK = {"bot_pace": 0.2, "bomb_window": 0.6, "clock": 60}


@dataclass
class Camera:
    """A browser of one size, and where its pictures go."""

    browser: Browser
    url: str
    out: Path
    size: str
    theme: str
    language: str

    @property
    def label(self) -> Callable[[str], str]:
        """What a button is called, given the key of its text."""
        return label(choose_language([self.language]))

    def visit(self) -> Visit:
        width, height = SIZES[self.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=self.language,
            has_touch=self.size != "desktop",
        )
        context.add_init_script(
            "localStorage.getItem('tichu.prefs') ??"
            f" localStorage.setItem('tichu.prefs', JSON.stringify({{theme: '{self.theme}'}}))"
        )
        visit = Visit(context, self.url)
        visit.go("/")
        return visit

    def snap(self, page: Page, name: str) -> None:
        name = f"{self.size}-{name}" + ("" if self.theme == "dark" else f"-{self.theme}")
        page.screenshot(path=str(self.out / f"{name}.png"))
        print(f"  {name}", flush=True)


def pages(camera: Camera) -> None:
    """Every page that is not a table."""
    visit = camera.visit()
    for name, path in PAGES.items():
        page = visit.go(path)
        page.wait_for_timeout(1200)
        camera.snap(page, name)
    page = visit.go("/")
    page.locator("header button").click()
    page.wait_for_timeout(500)
    camera.snap(page, "settings")
    page = visit.go("/new")
    page.locator("summary").first.click()
    page.locator("summary").first.scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    camera.snap(page, "house-rules")
    page = visit.go("/score")
    page.locator("form button.primary, button.primary").last.click()
    page.wait_for_timeout(600)
    camera.snap(page, "score-sheet")
    visit.context.close()


def account(camera: Camera) -> None:
    """The page about oneself with a new account, and one of its dialogs."""
    visit = camera.visit()
    page = visit.go("/me")
    page.locator("section form input").nth(0).fill(f"zoe.{camera.size}.{camera.theme}")
    page.locator("section form input").nth(1).fill("seven grey herons")
    page.locator("section form .primary").click()
    page.locator(".code").wait_for()
    page.wait_for_timeout(300)
    camera.snap(page, "account")
    page.locator(".danger").click()
    page.wait_for_timeout(500)
    camera.snap(page, "account-delete")
    visit.context.close()


def table(camera: Camera) -> None:
    """A first round, from the open table to the replay."""
    visit = camera.visit()
    name = visit.make_table(options={**QUICK, "title": "Thursday round", "house_rules": {"target": 100}})
    page = visit.go(f"/t/{name}")
    page.wait_for_timeout(900)
    camera.snap(page, "table-open")
    page.locator(".start .primary").first.click()
    page.locator(".middle section .primary").wait_for()
    page.wait_for_timeout(300)
    camera.snap(page, "table-grand")
    page.locator(".middle section .primary").click()
    page.locator(".exchange .primary").wait_for()
    player = PagePlayer(visit, label=camera.label)
    player.lift_first()
    page.wait_for_timeout(300)
    camera.snap(page, "table-exchange-one")
    for _ in range(2):
        player.lift_first()
    page.wait_for_timeout(300)
    camera.snap(page, "table-exchange")
    page.locator(".exchange .primary").click()
    page.locator(".actions").wait_for()
    page.wait_for_timeout(900)
    camera.snap(page, "table-begin")
    _rest(camera, visit, player, name)
    visit.context.close()


def _rest(camera: Camera, visit: Visit, player: PagePlayer, name: str) -> None:
    page = visit.page
    play_until([player], lambda: player.plays > 0 and (visit.mirror.asked_seats or round_over(visit)))
    if not round_over(visit):
        player.lift_first()
        page.wait_for_timeout(400)
        camera.snap(page, "table-play")
        page.keyboard.press("Escape")
    if camera.size != "desktop":
        page.locator(".tools button").nth(1).click()
        page.wait_for_timeout(500)
        camera.snap(page, "table-panel")
        page.keyboard.press("Escape")
    play_until([player], lambda: round_over(visit))
    page.wait_for_timeout(2200)
    camera.snap(page, "table-result")
    page.goto(f"{camera.url}/replay/{name}/1?r=1&s=14")
    page.wait_for_timeout(1200)
    camera.snap(page, "replay")


def game(variant: str) -> Callable[[Camera], None]:
    """A table of another game, when it is our turn."""

    def shoot(camera: Camera) -> None:
        visit = camera.visit()
        kind = GAMES[variant]
        options = {**QUICK, **({} if "edition" in kind else {"variant": variant}), **kind}
        name = visit.make_table(options=options, fill="greedy", start=True)
        page = visit.go(f"/t/{name}")
        player = PagePlayer(visit, label=camera.label)
        play_until([player], lambda: player.plays > 0 and visit.mirror.asked_seats)
        page.wait_for_timeout(400)
        camera.snap(page, variant)
        visit.context.close()

    return shoot


SCREENS: dict[str, Callable[[Camera], None]] = {
    "pages": pages,
    "account": account,
    "table": table,
    **{variant: game(variant) for variant in GAMES},
}


def main() -> None:
    """Take them all, or those that are asked for."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    ask.add_argument("folder", nargs="?", default="screenshots")
    ask.add_argument("--size", default="phone,tablet,desktop", help=f"of {', '.join(SIZES)}")
    ask.add_argument("--screens", default=",".join(SCREENS))
    ask.add_argument(
        "--theme",
        default="dark,light",
        help="light is taken of pages, account and table only, if both are asked for",
    )
    ask.add_argument("--language", default="en-GB")
    asked = ask.parse_args()
    out = Path(asked.folder)
    out.mkdir(parents=True, exist_ok=True)
    themes = asked.theme.split(",")
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        RunningServer(f"{scratch}/tichu.db", Path(scratch) / "log") as server,
    ):
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        for theme in themes:
            for size in asked.size.split(","):
                camera = Camera(browser, server.url, out, size, theme, asked.language)
                for screen in asked.screens.split(","):
                    if theme == themes[0] or screen in ("pages", "account", "table"):
                        SCREENS[screen](camera)
        browser.close()
    print(f"in {out}")


if __name__ == "__main__":
    main()
