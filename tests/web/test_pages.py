"""Every page in several languages and both themes: it works, nothing is cut off, axe has nothing to say."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.behaviour.parties import party
from tests.server.running import RunningServer
from tests.support import THOROUGH
from tests.web.conftest import AT_ONCE, DESKTOP, PHONE, Visit
from tests.web.gestures import becomes, evaluates, fits, fits_all
from tests.web.playing import PagePlayer, play_until, shows_the_end
from tests.web.test_questions import Place, beforehand
from tests.web.test_ways import TITLES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new",
    "/lobby",
    "/play",
    "/ladder",
    "/me",
    "/learn",
    "/learn/1",
    "/rules",
    "/rules/trichu",
    "/score",
    "/nothing-here",
)
LANGUAGES = {"de-CH": "de-CH", "fr-FR": "fr"}
"""Languages of browsers, and those in which the page is shown to them."""
LONGEST = "de-CH"
WIDTHS = (320, 384, 640, 736, 960) if THOROUGH else (320, 640, 736)
"""Where layouts change."""
Come = Callable[..., Visit]


# Every rule in the theme that is shown, and the one about colours in the other theme. Meanwhile drawings are
# without their lines, which are most elements of a page with cards and about which axe has no rule.
VIOLATIONS = """async () => {
    const root = document.documentElement, shown = root.dataset.theme;
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');  // colours change at once
    document.adoptedStyleSheets.push(still);
    const drawings = [...document.querySelectorAll('svg:not(:has(text))')];
    const lines = drawings.map((svg) => [...svg.childNodes]);
    for (const svg of drawings) svg.replaceChildren(...svg.querySelectorAll(':scope > title'));
    const options = {resultTypes: ['violations'], preload: false};
    const all = await axe.run(document, options);
    root.dataset.theme = shown === 'dark' ? 'light' : 'dark';
    const colours = await axe.run(document, {...options, runOnly: ['color-contrast']});
    root.dataset.theme = shown;
    for (const [at, svg] of drawings.entries()) svg.replaceChildren(...lines[at]);
    document.adoptedStyleSheets.pop();
    return [...all.violations, ...colours.violations];
}"""


def complaints(page: Page) -> list[str]:
    """What axe finds on the page, in both themes."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return [
        f"{violation['id']}: {[node['html'][:120] for node in violation['nodes']][:3]}"
        for violation in page.evaluate(VIOLATIONS)
    ]


# What can be pressed and is smaller than a fingertip; links within a text may be.
SMALL = """() => [...document.querySelectorAll('a[href], button, select, input, summary')]
    .filter((each) => !each.matches('.skip, [data-key]'))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !(each.matches('a') && getComputedStyle(each).display === 'inline'))
    .map((each) => [each.ariaLabel || each.innerText, each.closest('label') ?? each])
    .map(([name, each]) => [name, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height && (box.width < 43.5 || box.height < 43.5))
    .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def test_every_page_has_its_title_and_axe_has_nothing_to_say(visit: Come) -> None:
    guest = visit("/nothing-here")
    expect(guest.page).to_have_title(TITLES["/nothing-here"])  # of a page that is loaded
    for path in dict.fromkeys((*PAGES, *TITLES)):
        page = guest.navigate(path)
        if path in TITLES:
            expect(page).to_have_title(TITLES[path])
        if path not in PAGES or path == "/rules/trichu":  # the elements are those of another page
            continue
        for folded in page.locator("form summary").all():
            folded.click()
        assert not complaints(page), path


async def a_place_after_the_round(url: str) -> Place:
    """A round is over."""
    async with party(url) as people:
        await people.begin()
        await people.play_round()
        return Place(people, people.host.seat)


def test_axe_at_a_table(visit: Come, server: RunningServer) -> None:
    place = beforehand(a_place_after_the_round(server.url))
    guest = visit(viewport=PHONE)
    page = guest.open(f"/t/{guest.make_table(options=AT_ONCE)}")
    assert not complaints(page), "before the match"
    page.get_by_role("button", name="Start with bots").click()
    page.get_by_role("button", name="No, show me the rest").wait_for()
    assert not complaints(page), "grand"
    player = PagePlayer(guest)
    page.get_by_role("button", name="No, show me the rest").click()
    page.get_by_role("button", name="Pass these cards").wait_for()
    assert not complaints(page), "exchange"
    play_until([player], lambda: player.plays > 0)
    assert not complaints(page), "play"
    page.get_by_role("button", name="Chat").click()
    assert not complaints(page), "chat"
    page.keyboard.press("Escape")
    page.set_viewport_size(DESKTOP)
    assert not complaints(page), "with the panels beside the table"
    page.set_viewport_size(PHONE)
    evaluates(page, SMALL, [])
    place.open(guest)
    guest.page.locator(".result").first.wait_for()
    guest.settle()
    assert not complaints(page), "result"
    evaluates(page, SMALL, [])


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_page_in_the_browser_s_language(visit: Come, locale: str) -> None:
    guest = visit("/", locale=locale, viewport=PHONE)
    expect(guest.page.locator("html")).to_have_attribute("lang", LANGUAGES[locale])
    for path in (*PAGES, "/puzzles", "/puzzles/1"):
        guest.page.set_viewport_size(PHONE)
        guest.navigate(path)
        text = guest.page.locator("body").inner_text()
        left = re.findall(r"\b(?:common|home|table|errors|learn|score|replay|rules)\.[a-z]\w+", text)
        assert not left, (path, left)
        evaluates(guest.page, SMALL, [])
        fits(guest.page, PHONE["width"])
        if LANGUAGES[locale] == LONGEST:
            fits_all(guest.page, *WIDTHS)


def test_the_language_can_be_changed(visit: Come) -> None:
    guest = visit("/")
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Language").select_option("de")
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("button", name="Play now")).to_have_count(0)


def test_a_finished_round_can_be_looked_at_again(visit: Come, played: str) -> None:
    guest = visit(f"/t/{played}", viewport=DESKTOP)
    shows_the_end(guest.page)
    guest.page.get_by_role("link", name="Watch the game again").click()
    expect(guest.page.get_by_text("The deal")).to_be_visible()
    for _ in range(12):
        guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("PageDown")
    said, moment = guest.page.evaluate("[document.querySelector('.said').innerText, location.href]")
    assert said and "s=" in moment
    other = visit()
    other.page.goto(moment)
    expect(other.page.locator(".said")).to_have_text(said)


def test_the_page_repairs_itself_when_the_server_was_gone(
    visit: Come, browser: object, tmp_path: Path
) -> None:
    with RunningServer(str(tmp_path / "tichu.db"), tmp_path / "log") as own:
        guest = visit()
        guest.url = own.url
        guest.sit_with_bots()
        guest.page.get_by_role("button", name="No, show me the rest").click()
        expect(guest.page.locator(".hand [data-key]")).to_have_count(14)

        def hand() -> list[str]:
            cards = guest.page.locator(".hand [data-key]")
            return sorted(cards.evaluate_all("cards => cards.map(card => card.dataset.card)"))

        before = hand()
        own.kill()
        expect(guest.page.get_by_text("Connection lost")).to_be_visible()
        own.start()
        expect(guest.page.get_by_text("Connection lost")).to_have_count(0)
        becomes(hand, before)


def test_a_new_table_speaks_german_and_writes_numbers_so(visit: Come) -> None:
    page = visit("/new", locale="de-DE").page
    expect(page.locator("summary").first).to_contain_text("Fata Morgana, 7. Auflage")
    expect(page.get_by_label("Zeit für Bomben").locator("option").nth(1)).to_have_text("1,5 s")
