"""Every text on the page is from the catalogue, and buttons fit a small phone in every language.

`make bench-words` plays a match in each language and looks at more.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from tests.server.known_deals import CONSTANTS
from tests.server.running import RunningServer
from tests.web.conftest import AT_ONCE, ONE_ROUND, Visit
from tests.web.known_round import KnownRound
from tests.web.test_lessons import LEARN
from tests.web.wording import PSEUDO, SAMPLE, label, open_settings, speak, speaking, unmarked, wrong
from tichu.table.command_rules import BOT_NAMES
from tichu.words import SOURCE

Come = Callable[..., Visit]
TEACHERS = json.loads((LEARN / "lessons.json").read_text("utf-8"))["names"].values()
"""The players of the lessons."""
PAGES = {
    "/new": "summary >> nth=0",
    "/lobby": "",
    "/me": "section form button",
    "/learn": "",
    "/learn/2": "",
    "/puzzles/1": ".hand [data-card]",
    "/rules/nanjing": "",
    "/rules/grandseigneur": "",
    "/score": "button.primary",
    "/nothing-here": "",
    "/t/nothing-here": "",
    "/replay/nothing-here/1": "",
}
"""Pages, and what is pressed there."""
# Puts a language into a menu that does not have it.
OFFER = "(menu, language) => menu.add(new Option(language, language))"
SMALL = {"width": 360, "height": 640}


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server at which the host always gets the same cards."""
    folder = tmp_path_factory.mktemp("known")
    with RunningServer(str(folder / "tichu.db"), folder / "server.log", constants=CONSTANTS) as running:
        yield running


def all_is_marked(guest: Visit) -> None:
    """Every text on the page is from the catalogue, apart from the names of people."""
    guest.settle()
    found = unmarked(guest.page, [*BOT_NAMES, *TEACHERS])
    assert not found, "\n".join(found)


def test_a_match_is_in_the_language_of_the_visitor_and_fits_a_small_phone(
    visit: Come, known: RunningServer
) -> None:
    guest = speaking(visit, PSEUDO, viewport=SMALL)
    guest.url = known.url

    def look(screen: str) -> None:
        all_is_marked(guest)
        if screen in ("exchange", "play", "result"):
            look_in_several_languages(guest)

    guest.open("/")
    look("home")
    table = guest.make_table(options=ONE_ROUND, fill="greedy")
    guest.open(f"/t/{table}")
    look("lobby")
    guest.page.get_by_role("button", name=label(PSEUDO)("table.start"), exact=True).click()
    KnownRound(guest, PSEUDO, look).play()

    for path in (f"/replay/{table}/1?s=14", "/"):
        guest.navigate(path)
        all_is_marked(guest)
    statistics = guest.navigate("/me").locator("section[aria-labelledby=stats-title]")
    statistics.locator("summary").click()
    all_is_marked(guest)


def look_in_several_languages(guest: Visit) -> None:
    """Change the language of the page to several, and back; nothing is left of another, or cut off."""
    open_settings(guest)
    guest.page.locator("dialog[open] select").first.evaluate(OFFER, PSEUDO)
    found: list[str] = []
    for language in (each for each in SAMPLE if each != SOURCE):
        speak(guest, language)
        found.extend(f"{language}: {each}" for each in wrong(guest.page, language))
    speak(guest, PSEUDO)
    guest.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


def test_every_text_of_the_pages_is_from_the_catalogue(visit: Come, known: RunningServer) -> None:
    guest = speaking(visit, PSEUDO)
    guest.url = known.url  # where no other test has opened tables
    guest.make_table(options={"public": True, **AT_ONCE})
    page = guest.open("/")
    page.locator("header button").click()
    all_is_marked(guest)
    page.keyboard.press("Escape")
    for path, opened in PAGES.items():
        guest.navigate(path)
        if opened:
            page.locator(opened).last.click()
        all_is_marked(guest)
    look_at_a_game_of_ranks(guest)


def look_at_a_game_of_ranks(guest: Visit) -> None:
    """Open every panel of a table at which no points are counted, and pause it."""
    words, page = label(PSEUDO), guest.page
    page.set_viewport_size({"width": 820, "height": 1180})  # panels are not beside the table: they are opened
    ranks = {**AT_ONCE, "variant": "grandseigneur", "house_rules": {"players": 5}}
    table = guest.make_table(options=ranks, fill="greedy", start=True)
    guest.navigate(f"/t/{table}")
    page.locator(".mine [data-key]").first.wait_for()
    all_is_marked(guest)
    for panel in ("table.chat", "table.menu"):
        page.get_by_role("button", name=words(panel), exact=True).click()
        page.locator("dialog[open]").wait_for()
        all_is_marked(guest)
        page.keyboard.press("Escape")
    page.get_by_role("button", name=words("table.pause"), exact=True).click()
    page.get_by_text(words("table.pausedText")).wait_for()
    all_is_marked(guest)
