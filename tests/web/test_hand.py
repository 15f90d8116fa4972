"""The hand under a finger: slide, double tap, arrange; and what a wish does to passing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.behaviour.parties import party
from tests.server.running import RunningServer
from tests.web.conftest import PHONE, Visit
from tests.web.gestures import becomes, double_tap, finger, grip
from tests.web.playing import PagePlayer, page_cards
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
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.stop_clock()  # a finger that stays too long on the first card would drag it
    page = arrive(guest)
    cards = page_cards(page)
    keys = cards.evaluate_all("cards => cards.map(card => card.dataset.key)")
    finger(page, *[grip(cards.nth(at)) for at in range(4)])
    becomes(lambda: lifted(page), keys[:4])
    cards.nth(1).tap(position={"x": 8, "y": 30})
    becomes(lambda: lifted(page), [keys[0], keys[2], keys[3]])
    page.get_by_role("button", name="Deselect").tap()
    becomes(lambda: lifted(page), [])


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

    double_tap(page, grip(page.locator(f".mine [data-card='{card}']")))

    expect(page.locator(".mine [data-key][aria-pressed=true]").nth(1)).to_be_visible()
    expect(page.locator(".actions .play")).to_be_enabled()
    expect(page.locator(".actions .play")).to_contain_text("Play:")


def test_a_long_press_arranges(visit: Come) -> None:
    guest = visit()
    guest.stop_clock()
    page = arrive(guest)
    cards = page_cards(page)
    keys = cards.evaluate_all("cards => cards.map(card => card.dataset.key)")
    start, end = grip(cards.nth(0)), grip(cards.nth(3))
    page.mouse.move(*start)
    page.mouse.down()
    page.clock.run_for(450)
    page.mouse.move(*end, steps=4)
    page.mouse.up()
    expect(cards.nth(3)).to_have_attribute("data-key", keys[0])
    becomes(lambda: lifted(page), [])
