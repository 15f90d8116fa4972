"""The pages of tournaments: organise one, take part on a phone, report a result, direct, be seated."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.test_pages import complaints

Come = Callable[..., Visit]


def do(visitor: Visit, tournament: str, **request: Any) -> None:
    """Ask for something over HTTP as this visitor."""
    path = f"{visitor.url}/api/tournaments/{tournament}/do"
    answer = visitor.context.request.post(path, data={"do": request})
    assert answer.ok, answer.text()


def new_tournament(visitor: Visit, settings: dict[str, Any] | None = None, **options: Any) -> str:
    """Create a tournament over HTTP as this visitor."""
    visitor.context.request.get(f"{visitor.url}/api/me")
    body = {"options": {"name": "Friday cup", **options}, "settings": settings or {}}
    answer = visitor.context.request.post(f"{visitor.url}/api/tournaments", data=body)
    assert answer.status == 201, answer.text()
    name: str = answer.json()["id"]
    return name


def no_page_is_wider(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_evening_with_real_cards(visit: Come) -> None:
    host, phone = visit(viewport=DESKTOP), visit(viewport=PHONE)

    page = host.go("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Friday cup")
    page.get_by_text("With real cards").click()
    page.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("heading", name="Friday cup")).to_be_visible()
    tournament = page.url.rpartition("/")[2]
    for name in ("Ann", "Bob", "Cyd"):
        do(host, tournament, type="add", name=name)

    small = phone.go(f"/tournaments/{tournament}")
    small.get_by_role("button", name="Take part").click()
    expect(small.get_by_text("You’re registered as")).to_be_visible()
    host.go(f"/tournaments/{tournament}")
    page.get_by_role("button", name="Start: pair round 1").click()
    expect(page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    page.get_by_role("button", name="Take the pairing back").click()
    page.get_by_role("button", name="Take the pairing back").click()
    page.get_by_role("button", name="Start: pair round 1").click()
    expect(page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()

    # The phone enters the result; nobody else at the table has one, so the director confirms by entering it.
    small.reload()
    small.get_by_role("button", name="Enter result").click()
    boxes = small.get_by_role("dialog").get_by_role("textbox")
    boxes.nth(0).fill("520")
    boxes.nth(1).fill("280")
    small.get_by_role("button", name="Save").click()
    expect(small.get_by_role("dialog")).to_have_count(0)
    no_page_is_wider(small)

    host.go(f"/tournaments/{tournament}")
    page.get_by_role("button", name="Correct").click()
    expect(page.get_by_role("dialog").get_by_role("textbox").first).to_have_value("520")
    page.get_by_label("Reason").fill("the slip says so")
    page.get_by_role("dialog").get_by_role("textbox").nth(0).fill("530")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("row", name=re.compile("530"))).to_have_count(2)
    page.get_by_text("What happened").click()
    expect(page.get_by_text("the slip says so")).to_be_visible()
    expect(page.get_by_role("button", name="Pair round 2")).to_be_enabled()
    assert complaints(page) == []

    projector = host.navigate(f"/tournaments/{tournament}/screen")
    expect(projector.get_by_role("heading", name="Round 1")).to_be_visible()
    host.navigate(f"/tournaments/{tournament}/print").get_by_role("button", name="Score slips").click()
    expect(page.get_by_role("columnheader", name="Calls")).to_be_visible()
    host.navigate("/tournaments")
    expect(page.get_by_role("link", name="Friday cup")).to_be_visible()
    assert complaints(page) == []


def test_people_are_seated_at_real_tables(visit: Come) -> None:
    host = visit(viewport=PHONE)
    tournament = new_tournament(host, format="individual", length={"kind": "hands", "amount": 1})
    guests = [visit(viewport=PHONE) for _ in range(3)]
    for guest in guests:
        guest.context.request.get(f"{guest.url}/api/me")
    for person in (host, *guests):
        do(person, tournament, type="register")
    do(host, tournament, type="pair")

    page = host.go(f"/tournaments/{tournament}")
    page.get_by_role("link", name="Go to your table").click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("The match begins when everybody has come.")).to_be_visible()
    page.get_by_role("link", name="To the tournament").click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
