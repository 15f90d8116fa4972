"""The hand under a finger: slide, double tap, arrange; and what a wish does to passing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.playing import PagePlayer, page_cards, play_until
from tests.web.test_exchange import grip

QUICK = {"bomb_window": 0.05, "bot_pace": 0, "clock": None, "between_rounds": 600}
Come = Callable[..., Visit]


def arrive(guest: Visit) -> Page:
    """Sit at a table where cards are being played."""
    page = guest.go(f"/t/{guest.make_table(options=QUICK, fill='greedy', start=True)}")
    page.get_by_role("button", name="No, show me the rest").click()
    player = PagePlayer(guest)
    give = page.get_by_role("button", name="Pass these cards")
    give.wait_for()
    for _ in range(12):
        if give.is_enabled():
            break
        player.lift(unlifted=True)
    give.click()
    page.locator(".mine .actions").wait_for()
    expect(page_cards(page)).to_have_count(14)
    return page


def lifted(page: Page) -> list[str]:
    keys: list[str] = (
        page_cards(page)
        .and_(page.locator("[aria-pressed=true]"))
        .evaluate_all("cards => cards.map(card => card.dataset.key)")
    )
    return keys


def test_a_slide_lifts_several(visit: Come) -> None:
    page = arrive(visit("/", viewport=PHONE, has_touch=True, is_mobile=True))
    cards = page_cards(page)
    keys = cards.evaluate_all("cards => cards.map(card => card.dataset.key)")
    line = page.context.new_cdp_session(page)
    for at in range(4):
        x, y = grip(cards.nth(at))
        kind = "touchMove" if at else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x + 4, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert lifted(page) == keys[:4]
    cards.nth(1).tap(position={"x": 8, "y": 30})
    assert lifted(page) == [keys[0], keys[2], keys[3]]
    page.get_by_role("button", name="Put back").tap()
    assert lifted(page) == []


def test_a_double_tap_completes(visit: Come) -> None:
    """A pair, a straight: whatever the server offers for the card that is tapped twice."""
    guest = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page = arrive(guest)
    player = PagePlayer(guest, touch=True)

    def completed() -> bool:
        if not page.locator(".mine.inTurn").count() or page.locator("dialog[open]").count():
            return False
        trick = page.locator(".trick .play:not(.old) span").count()
        if trick == 1 or "Nothing fits" in page.locator(".prompt").inner_text():
            return False  # nothing to complete
        cards = page_cards(page)
        for at in range(0, cards.count(), 2):
            for _ in range(2):
                player.touch_card(cards.nth(at))
            page.wait_for_timeout(120)
            if len(lifted(page)) > 1:
                return True
            page.keyboard.press("Escape")
        return False

    play_until([player], completed, 120)
    expect(page.locator(".actions .play")).to_be_enabled()
    assert page.locator(".actions .play").inner_text().startswith("Play:")


def test_a_long_press_arranges(visit: Come) -> None:
    page = arrive(visit("/"))
    cards = page_cards(page)
    keys = cards.evaluate_all("cards => cards.map(card => card.dataset.key)")
    page.mouse.move(*grip(cards.nth(0)))
    page.mouse.down()
    page.wait_for_timeout(450)
    page.mouse.move(*grip(cards.nth(3)), steps=4)
    page.mouse.up()
    expect(cards.nth(3)).to_have_attribute("data-key", keys[0])
    assert lifted(page) == []
