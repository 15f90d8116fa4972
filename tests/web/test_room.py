"""Everybody and everything has room: seats stand apart, slots in one row, a result in the middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.server.behaviour.parties import MAH_JONG, party
from tests.server.running import RunningServer
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.gestures import becomes, evaluates
from tests.web.test_questions import Place, beforehand
from tests.web.test_small_screens import in_sight
from tests.web.wording import SAMPLE, choose_language

Come = Callable[..., Visit]
SMALL: ViewportSize = {"width": 360, "height": 640}
LOW: ViewportSize = {"width": 375, "height": 667}
TILTED: ViewportSize = {"width": 844, "height": 390}

APART = """seats => {
    const boxes = seats.map(seat => seat.getBoundingClientRect());
    const off = boxes.some(box => box.left < 0 || box.right > innerWidth);
    const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return !off && !boxes.some((box, at) => boxes.slice(at + 1).some(other => covers(box, other)));
}"""

CENTRED = """() => {
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const sheet = document.querySelector('.middle.result > *').getBoundingClientRect();
    return Math.abs(felt.left + felt.right - sheet.left - sheet.right) < 6
        && Math.abs(felt.top + felt.bottom - sheet.top - sheet.bottom) < 6;
}"""

TOPS = "slots => slots.map(slot => Math.round(slot.getBoundingClientRect().top))"


async def a_players_place(url: str, players: int, **options: Any) -> Place:
    """The Mah Jong is on the table, and somebody is in turn."""
    async with party(url, players, options) as people:
        await people.begin()
        await people.act(people.round["turn"], MAH_JONG)
        return Place(people, people.round["turn"])


async def a_givers_place(url: str) -> Place:
    """Cards are to be passed."""
    async with party(url) as people:
        await people.start()
        await people.answer_all()
        return Place(people, 0)


async def a_place_after_the_round(url: str, players: int) -> Place:
    """A round of a game of ranks is over."""
    options = {"variant": "grandseigneur", "house_rules": {"players": players}}
    async with party(url, players, options) as people:
        await people.start()
        await people.play_round()
        return Place(people, 0)


def seats(page: Page) -> Locator:
    expect(page.locator(".seat").first).to_be_visible()
    return page.locator(".seat")


@pytest.mark.parametrize("variant", ["nanjing", "tientsin"])
def test_seats_stand_apart(visit: Come, server: RunningServer, variant: str) -> None:
    place = beforehand(a_players_place(server.url, {"nanjing": 4, "tientsin": 6}[variant], variant=variant))
    page = place.open(visit(viewport=PHONE))
    for screen in (PHONE, LOW, SMALL):
        page.set_viewport_size(screen)
        becomes(lambda: seats(page).evaluate_all(APART), True)
        expect(page.locator(".trick .play")).to_be_in_viewport()


def test_all_cards_to_pass_lie_in_one_row(visit: Come, server: RunningServer) -> None:
    page = beforehand(a_givers_place(server.url)).open(visit(viewport=PHONE))
    slots = page.locator("[data-slot]")
    expect(slots).to_have_count(3)
    for screen in (PHONE, SMALL, TILTED):
        page.set_viewport_size(screen)
        becomes(lambda: len(set(slots.evaluate_all(TOPS))), 1)
        in_sight(page.get_by_role("button", name="Pass these cards"))


def test_a_result_of_many_is_in_the_middle(visit: Come, server: RunningServer) -> None:
    page = beforehand(a_place_after_the_round(server.url, 8)).open(visit(viewport=DESKTOP))
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    page.wait_for_function(CENTRED)


def test_the_question_of_grand_tichu_is_whole(visit: Come) -> None:
    guest = visit(viewport=SMALL, has_touch=True, is_mobile=True)
    guest.sit_with_bots(clock=600)
    question = guest.page.locator("section:has(#grand-title)")
    for language in SAMPLE:
        choose_language(guest, language)
        in_sight(question.get_by_role("button").first, question.get_by_role("button").last)
        evaluates(question, "sheet => sheet.scrollHeight <= sheet.clientHeight + 1")
