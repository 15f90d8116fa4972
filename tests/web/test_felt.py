"""The felt: what the Dog, the Dragon and the wish did is seen where it happened."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit
from tests.web.staged import StagedTable
from tests.web.test_pages import complaints

Come = Callable[..., Visit]


def single(seat: int, card: str) -> dict[str, Any]:
    return {"seat": seat, "cards": card, "as": None}


@pytest.fixture
def table(visit: Come) -> StagedTable:
    return StagedTable(visit(viewport=PHONE, staged=True))


def test_the_dog_lies_on_the_table_while_the_lead_moves(visit: Come) -> None:
    guest = visit(viewport=PHONE)
    guest.stop_clock()
    table = StagedTable(guest)
    page = table.page
    plays, kai = page.locator(".trick .play"), page.locator("[data-seat='2']")

    table.happen(0, {"type": "play", "cards": "Do"}, turn=2, waiting=[2])

    expect(plays).to_have_count(1)
    expect(page.locator(".trick .words")).to_have_text("Dog: lead › Kai")
    expect(kai.locator(".seatnote")).to_have_text("leads")

    page.clock.run_for(900)
    expect(plays).to_have_count(1)
    page.clock.run_for(2_000)
    expect(plays).to_have_count(0)
    expect(page.locator(".seatnote")).to_have_count(0)


def test_the_dog_stays_under_a_quick_lead(table: StagedTable) -> None:
    table.happen(0, {"type": "play", "cards": "Do"}, turn=2, waiting=[2])
    table.happen(2, {"type": "play", "cards": "9r"}, trick=[single(2, "9r")], turn=3, waiting=[3])

    expect(table.page.locator(".trick .play.old")).to_have_count(1)
    expect(table.page.locator(".trick .words")).to_have_text("Kai: 9 of stars")


def test_the_dragons_trick_is_given_by_choosing_a_seat(table: StagedTable) -> None:
    page = table.page
    trick = [single(1, "Kr"), single(0, "Dr")]
    table.show(phase="take", trick=trick, counts=[8, 3, 5, 11], can={"give": [1, 3]})

    expect(page.locator(".prompt")).to_have_text("Who gets the Dragon’s trick?")
    expect(page.locator(".choice")).to_have_count(2)
    left = page.get_by_role("button", name="Mei-Lin, 11 cards")
    expect(left).to_be_focused()
    assert not complaints(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Greta, 3 cards")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    expect(page.locator(".choice")).to_have_count(0)
    assert table.sent == [{"type": "give", "to": 3}]

    # The one of somebody else is announced at both seats.
    table.show(phase="take", trick=[single(1, "Dr")], waiting=[1], turn=1)

    table.happen(1, {"type": "give", "to": 0}, phase="play", trick=[])

    expect(page.locator("[data-seat='1'] .seatnote")).to_have_text("Dragon’s trick › You")
    expect(page.locator(".ownnotes .seatnote")).to_have_text("Dragon’s trick: Greta › You")


def test_the_wish_is_a_token_that_explains_itself_and_leaves(table: StagedTable) -> None:
    page = table.page
    token = page.get_by_role("button", name="Wish: eight")
    before = [single(3, "Ma")]
    table.show(trick=before, waiting=[1], turn=1, wish="8")
    expect(token).to_be_visible()
    expect(page.locator(".card.dimmed")).to_have_count(0)

    token.click()
    expect(page.get_by_text(re.compile("stays until it’s fulfilled"))).to_be_visible()
    assert not complaints(page)
    page.keyboard.press("Escape")
    expect(token).to_have_attribute("aria-expanded", "false")

    action = {"type": "play", "cards": "8r"}
    table.happen(1, action, trick=[*before, single(1, "8r")], wish=None, waiting=[2], turn=2)
    expect(page.locator(".wish")).to_contain_text("Wish fulfilled")
    expect(page.locator(".wish")).to_have_count(0)

    # A wish that binds dims everything else.
    table.show(trick=[single(3, "4b")], wish="8", can={"bound": True, "fitting": "8b"})

    expect(page.locator(".prompt")).to_have_text("You must fulfil the wish")
    expect(page.locator(".card.dimmed")).to_have_count(13)
    expect(page.locator("[data-card='8b']:not(.dimmed)")).to_have_count(1)
    assert not complaints(page)
