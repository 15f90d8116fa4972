"""A round in each language in a real browser on a small phone: ``make bench-words``.

Every text must be in the language, and no button may be cut off. Two languages, with pictures of all screens:
``make bench-words ARGS="--pictures out de el"``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.known_deals import CONSTANTS
from tests.server.running import RunningServer
from tests.web.conftest import ARGUMENTS, ONE_ROUND, Visit
from tests.web.get_browser import installed
from tests.web.known_round import KnownRound
from tests.web.wording import label, speaking, wrong
from tichu.words import languages

SMALL = {"width": 360, "height": 640}
PAGES = {"home": "/", "new": "/new", "public": "/lobby", "me": "/me", "learn": "/learn",
         "lesson": "/learn/2", "puzzle": "/puzzles/1", "rules": "/rules", "score": "/score",
         "nothing": "/nothing-here"}  # fmt: skip


class Walk:
    """One visitor of one language, from the front page to the replay."""

    def __init__(self, come: Callable[..., Visit], language: str, pictures: Path | None) -> None:
        self.language, self.pictures = language, pictures
        self.guest = speaking(come, language)
        self.found: list[str] = []

    def look(self, screen: str) -> None:
        """Note what is wrong with the page, and take a picture of it."""
        page = self.guest.settle()
        self.found += [f"{self.language}: {screen}: {each}" for each in wrong(page, self.language)]
        if self.pictures:
            page.screenshot(path=str(self.pictures / f"{self.language}-{screen}.png"))

    def go(self) -> list[str]:
        """Visit the pages and play the round; what is wrong."""
        for screen, path in PAGES.items():
            self.guest.open(path)
            self.look(screen)
        table = self.guest.make_table(options=ONE_ROUND, fill="greedy")
        page = self.guest.open(f"/t/{table}")
        self.look("lobby")
        page.get_by_role("button", name=label(self.language)("table.start"), exact=True).click()
        KnownRound(self.guest, self.language, self.look).play()
        self.guest.open(f"/replay/{table}/1?s=14")
        self.look("replay")
        return [*self.found, *self.guest.trouble]


def comer(browser: Browser, url: str) -> Callable[[], Visit]:
    """Open windows of a small phone."""

    def come() -> Visit:
        context = browser.new_context(viewport=SMALL, reduced_motion="reduce", service_workers="block")  # type: ignore[arg-type]
        return Visit(context, url)

    return come


def main() -> int:
    """Walk in all languages; 1 if something was found."""
    ask = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ask.add_argument("language", nargs="*", help=f"only these: {', '.join(languages())}")
    ask.add_argument("--pictures", type=Path, help="a folder for pictures of every screen")
    asked = ask.parse_args()
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    found: list[str] = []
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        RunningServer(f"{scratch}/tichu.db", Path(scratch) / "log", constants=CONSTANTS) as server,
    ):
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        for language in asked.language or languages():
            wrong_here = Walk(comer(browser, server.url), language, asked.pictures).go()
            print(f"{language}: {len(wrong_here)} to look at", flush=True)
            found += wrong_here
        browser.close()
    print(*found, sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
