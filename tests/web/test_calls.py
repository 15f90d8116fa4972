"""Tichu is called at any moment before the first card: by tap, and by whom it may be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.server.behaviour.parties import party
from tests.server.running import RunningServer
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.playing import PagePlayer, page_cards
from tests.web.test_questions import Place, beforehand
from tests.web.test_small_screens import in_sight

Come = Callable[..., Visit]
SCREENS: list[ViewportSize] = [{"width": 360, "height": 640}, DESKTOP, PHONE]


def on_every_screen(page: Page, *targets: Locator) -> None:
    """All of this is in sight on every screen."""
    for screen in SCREENS:
        page.set_viewport_size(screen)
        in_sight(*targets)


def test_tichu_is_called_before_cards_are_passed(visit: Come) -> None:
    guest = visit(viewport=PHONE, has_touch=True)
    guest.stop_clock()  # the second tap counts within some seconds
    page = guest.sit_with_bots()
    page.get_by_role("button", name="No, show me the rest").tap()
    expect(page_cards(page)).to_have_count(14)
    call, sure = page.locator(".mine .tichu"), page.get_by_role("button", name="Really Tichu?")
    on_every_screen(page, call)
    PagePlayer(guest, touch=True).lift_first()
    call.tap()
    expect(page.locator(".mine").get_by_text("Tichu is a bet")).to_be_visible()
    on_every_screen(page, sure, page_cards(page).last, page.get_by_role("button", name="Pass these cards"))
    sure.tap()
    expect(page.locator(".mine .stamp")).to_have_text("Tichu")
    expect(call).to_have_count(0)
    expect(page.locator("[data-slot] svg")).to_have_count(1)  # what was chosen stays chosen


async def a_place_that_has_answered(url: str) -> Place:
    """Somebody has answered the question of Grand Tichu; the others think."""
    async with party(url) as people:
        await people.start()
        seat = people.round["waiting"][0]
        await people.act(seat, {"type": "grand", "call": False})
        return Place(people, seat)


def test_tichu_is_called_while_others_think_about_grand(visit: Come, server: RunningServer) -> None:
    guest = visit(viewport=PHONE, has_touch=True)
    guest.stop_clock()  # the second tap counts within some seconds
    page = beforehand(a_place_that_has_answered(server.url)).open(guest)
    call = page.locator(".actions .tichu")
    on_every_screen(page, call, page.get_by_text("Waiting for the others to answer"))
    call.tap()
    page.get_by_role("button", name="Really Tichu?").tap()
    expect(page.get_by_text("Your call is announced once everybody has answered.")).to_be_visible()


async def a_soloists_place(url: str) -> Place:
    """The soloist and the dummy have cards to pass."""
    async with party(url, 3, {"variant": "trichu"}) as people:
        await people.start()
        await people.answer_all()
        return Place(people, people.round["soloist"])


@pytest.mark.parametrize("keys", [False, True], ids=["tap", "keys"])
def test_the_soloist_calls_for_himself_or_for_the_dummy(
    visit: Come, server: RunningServer, keys: bool
) -> None:
    guest = visit(viewport=DESKTOP if keys else PHONE, has_touch=True)
    guest.stop_clock()  # the second tap counts within some seconds
    page = beforehand(a_soloists_place(server.url)).open(guest)
    call = page.locator(".mine .tichu")
    expect(call).to_be_enabled()

    def tap() -> None:
        if keys:
            page.keyboard.press("t")
        else:
            call.tap()

    tap()
    page.locator("dialog[open] .answers").get_by_role("button", name="Dummy").click()
    expect(call).to_have_text("Tichu for the dummy?")
    expect(page.locator(".mine").get_by_text("Tichu for the dummy: +100 points")).to_be_visible()
    tap()
    expect(page.locator(".seat .stamp")).to_have_text("Tichu")
    expect(page.locator(".mine .stamp")).to_have_count(0)
    page.wait_for_function(INSIDE_THE_FELT)  # the stamp is not cut off by the table's edge

    tap()  # only the own hand is left: nobody is asked
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(call).to_have_text("Tichu for you?")
    tap()
    expect(page.locator(".mine .stamp")).to_have_text("Tichu")
    expect(call).to_have_count(0)


INSIDE_THE_FELT = """() => {
    const top = (what) => document.querySelector(what).getBoundingClientRect().top;
    return top(".seat .stamp") > top(".felt") - 1;
}"""


async def a_late_callers_place(url: str, passing: bool) -> Place:
    """Two partners have called at the same moment; the later may withdraw."""
    async with party(url, 4, {"edition": "groo"}) as people:
        await people.start()
        await people.answer_all()
        if not passing:
            hands = [people.hand(seat) for seat in range(4)]
            others = [[to for to in range(4) if to != seat] for seat in range(4)]
            await people.exchange(
                {seat: dict(zip(others[seat], hands[seat], strict=False)) for seat in range(4)}
            )
        seen = people.host.mirror.version
        await people.act(0, {"type": "tichu"})
        answer = await people.at(2).act({"type": "tichu"}, v=seen)  # sent before the other call was shown
        await people.together(answer["v"])
        later = [s for s in (0, 2) if people.at(s).aid["can"][str(s)]["withdraw"]]
        return Place(people, later[0])


@pytest.mark.parametrize("passing", [True, False], ids=["before the exchange", "after it"])
def test_a_call_is_withdrawn_where_that_is_allowed(visit: Come, server: RunningServer, passing: bool) -> None:
    guest = visit(viewport=PHONE, has_touch=True)
    page = beforehand(a_late_callers_place(server.url, passing)).open(guest)
    expect(page.locator(".mine .stamp")).to_have_text("Tichu")
    withdraw = page.get_by_role("button", name="Withdraw the call")
    in_sight(withdraw)
    withdraw.tap()
    expect(page.locator(".mine .stamp")).to_have_count(0)
    expect(withdraw).to_have_count(0)
    expect(page.locator(".seat .stamp")).to_have_text("Tichu")  # the partner's stands
    expect(page.locator(".mine .tichu")).to_be_enabled()
