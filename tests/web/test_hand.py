"""The hand under a finger: slide, double tap, arrange; and what a wish does to passing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.behaviour.parties import party
from tests.server.running import RunningServer
from tests.web.conftest import PHONE, Visit
from tests.web.playing import PagePlayer, page_cards
from tests.web.test_exchange import grip
from tests.web.test_questions import Place, beforehand

Come = Callable[..., Visit]


def arrive(guest: Visit) -> Page:
    """Sit at a table where cards are being played."""
    page = guest.sit_with_bots()
    page.get_by_role("button", name="No, show me the rest").click()
    PagePlayer(guest).pass_cards()
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
    page = arrive(visit(viewport=PHONE, has_touch=True, is_mobile=True))
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


async def a_leader_with_a_pair(url: str) -> tuple[Place, str]:
    """Somebody leads, and holds two cards of one rank, of which the first is named."""
    async with party(url) as people:
        await people.begin()
        seat = people.round["turn"]
        hand = [card for card in people.hand(seat) if card[1] in "gkbr"]
        ranks = [card[0] for card in hand]
        return Place(people, seat), next(card for card in hand if ranks.count(card[0]) > 1)


def test_a_double_tap_completes(visit: Come, server: RunningServer) -> None:
    """A pair, a straight: whatever the server offers for the card that is tapped twice."""
    place, card = beforehand(a_leader_with_a_pair(server.url))
    page = place.open(visit(viewport=PHONE, has_touch=True, is_mobile=True))
    expect(page.locator(".mine.inTurn")).to_be_visible()

    x, y = grip(page.locator(f".mine [data-card='{card}']"))
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)

    expect(page.locator(".mine [data-key][aria-pressed=true]").nth(1)).to_be_visible()
    expect(page.locator(".actions .play")).to_be_enabled()
    expect(page.locator(".actions .play")).to_contain_text("Play:")


def test_a_long_press_arranges(visit: Come) -> None:
    guest = visit()
    guest.page.clock.install()
    page = arrive(guest)
    cards = page_cards(page)
    keys = cards.evaluate_all("cards => cards.map(card => card.dataset.key)")
    page.mouse.move(*grip(cards.nth(0)))
    page.mouse.down()
    page.clock.fast_forward(450)
    page.mouse.move(*grip(cards.nth(3)), steps=4)
    page.mouse.up()
    expect(cards.nth(3)).to_have_attribute("data-key", keys[0])
    assert lifted(page) == []
