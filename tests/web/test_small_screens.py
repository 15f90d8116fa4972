"""Small phones, phones on their side, browsers with tall bars: what must be pressed is in sight."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.conftest import AT_ONCE, PHONE, Visit
from tests.web.gestures import evaluates, fits, fits_all
from tests.web.playing import PagePlayer, page_cards

Come = Callable[..., Visit]

REACHED = """element => {
    const box = element.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    return inside && element.contains(document.elementFromPoint(box.left + 6, box.top + 12));
}"""


def in_sight(*targets: Locator) -> None:
    for target in targets:
        expect(target).to_be_visible()
        evaluates(target, REACHED)


SCREENS: list[ViewportSize] = [
    {"width": 390, "height": 664},
    {"width": 360, "height": 640},
    {"width": 320, "height": 568},
    {"width": 844, "height": 390},
]


def test_a_small_phone_reaches_everything(visit: Come) -> None:
    guest = visit(viewport=SCREENS[0], has_touch=True, is_mobile=True)
    page = guest.sit_with_bots()

    def on_every_screen(*targets: Locator) -> None:
        for screen in SCREENS:
            page.set_viewport_size(screen)
            in_sight(*targets)

    no = page.get_by_role("button", name="No, show me the rest")
    on_every_screen(no, page.get_by_role("button", name="Call Grand Tichu"))
    no.tap()
    expect(page_cards(page)).to_have_count(14)
    give = page.get_by_role("button", name="Pass these cards")
    on_every_screen(give, page.locator(".slot").nth(2), page_cards(page).last)
    PagePlayer(guest, touch=True).pass_cards()
    page.locator(".mine .actions").wait_for()
    expect(page_cards(page)).to_have_count(14)
    for screen in SCREENS:
        page.set_viewport_size(screen)
        in_sight(page.locator(".actions .play"), page.locator(".actions .bomb"), page_cards(page).first)
        page.wait_for_function("document.querySelector('.middle').clientHeight > 70")  # room for the trick


def test_what_one_says_oneself_is_not_news(visit: Come) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.stop_clock()  # a bubble stays for some seconds
    page = guest.sit_with_bots()
    page.get_by_role("button", name="Chat").tap()
    page.get_by_role("button", name="Hello!").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)  # it is seen at the own side of the table
    expect(page.locator(".bubble")).to_have_text("Hello!")
    expect(page.locator(".tools em")).to_have_count(0)


def test_a_spectator_knows_that_he_only_watches(visit: Come) -> None:
    guest = visit()
    table = guest.make_table(options=AT_ONCE, fill="greedy", start=True)
    guest.go(f"/t/{table}").get_by_role("button", name="No, show me the rest").wait_for()
    watcher = visit(f"/t/{table}", viewport=PHONE)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.page.get_by_text("Partner")).to_have_count(0)


def test_a_guest_takes_his_own_name_at_the_table(visit: Come) -> None:
    host = visit()
    table = host.make_table(options=AT_ONCE)
    host.go(f"/t/{table}")
    guest = visit(f"/t/{table}", viewport=PHONE, has_touch=True, is_mobile=True)
    guest.page.get_by_role("button", name="Take a seat").tap()
    name = guest.page.get_by_role("textbox", name="Your name")
    name.fill("Lotte")
    name.press("Enter")
    expect(host.page.locator("li b", has_text="Lotte")).to_be_visible()
    fits(guest.page, PHONE["width"])


# The hands that cannot be brought into sight: squeezed, cut off, or under something else.
HIDDEN_HANDS = """() => [...document.querySelectorAll('.chair')].filter((chair) => {
    chair.scrollIntoView({ block: 'center' });
    return [...chair.querySelectorAll('.cards i')].some((card) => {
        const box = card.getBoundingClientRect();
        return !chair.contains(document.elementFromPoint(box.left + 5, box.top + 10));
    });
}).map((chair) => chair.ariaLabel)"""


def test_a_replay_shows_every_hand_on_every_screen(visit: Come, played: str) -> None:
    guest = visit()
    page = guest.go(f"/replay/{played}/1?s=9")
    expect(page.locator(".chair")).to_have_count(4)
    for width, height in ((320, 568), (390, 844), (667, 375), (1280, 600)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        guest.settle()
        in_sight(page.get_by_role("button", name="Play"), page.get_by_role("button", name="Next trick"))
        evaluates(page, HIDDEN_HANDS, [])
        fits(page, width)


def test_long_titles_do_not_widen_the_page(visit: Come) -> None:
    guest = visit()
    guest.make_table(options={"title": "W" * 60}, fill="club")
    guest.go("/")
    expect(guest.page.get_by_text("W" * 60)).to_be_visible()

    fits_all(guest.page, 320, 736)
