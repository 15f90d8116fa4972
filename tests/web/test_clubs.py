"""The pages of clubs: found one, join by link, begin a season, see its table on screen and paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.test_pages import complaints
from tests.web.test_tournaments import do, no_page_is_wider

Come = Callable[..., Visit]


def sign_up(visitor: Visit, login: str) -> None:
    """Give a visitor an account over HTTP."""
    visitor.context.request.get(f"{visitor.url}/api/me")
    body = {"login": login, "password": "a long enough password"}
    assert visitor.context.request.post(f"{visitor.url}/api/account", data=body).ok


def play_evening(host: Visit, club: str) -> None:
    """Play an evening of four people in a room over HTTP."""
    options = {"name": "First evening", "format": "individual", "rounds": 1}
    body: dict[str, Any] = {"options": options, "settings": {"venue": "room"}, "club": club}
    made = host.context.request.post(f"{host.url}/api/tournaments", data=body).json()["id"]
    for name in ("Ann", "Bob", "Cyd", "Dan"):
        do(host, made, type="add", name=name)
    do(host, made, type="pair")
    do(host, made, type="correct", round=1, table=1, games=[[1000, 400]])


def begin_season(page: Page) -> None:
    page.get_by_role("button", name="Begin a season").click()
    page.get_by_label("Name", exact=True).fill("Spring")
    page.get_by_label("From", exact=True).fill("2020-01-01")
    page.get_by_label("Points from the first place on").fill("5 3 1")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()


def test_a_club_from_founding_to_a_season(visit: Come) -> None:
    host, phone = visit(viewport=DESKTOP), visit(viewport=PHONE)
    page = host.go("/clubs")
    expect(page.get_by_role("link", name="Create an account")).to_be_visible()
    sign_up(host, "club-founder")
    page.reload()
    page.get_by_role("button", name="Found a club").click()
    page.get_by_label("Name", exact=True).fill("Tuesday Tichu")
    page.get_by_role("button", name="Found the club").click()
    expect(page.get_by_role("heading", name="Tuesday Tichu", level=1)).to_be_visible()
    club = page.url.rpartition("/")[2]

    small = phone.go(f"/club/{club}")
    small.get_by_role("button", name="Ask to join").click()
    expect(small.get_by_text("The organisers will decide about you.")).to_be_visible()
    link = page.get_by_label("Whoever opens this link can join at once").input_value()
    small.goto(link)
    small.get_by_role("button", name="Join", exact=True).click()
    expect(small.get_by_text("You’re a member")).to_be_visible()
    expect(small).to_have_url(f"{phone.url}/club/{club}")

    play_evening(host, club)
    begin_season(page)
    table = page.get_by_role("region", name="Season")
    expect(table.get_by_role("row")).to_have_count(5)
    expect(table.get_by_role("row").nth(1)).to_contain_text("4")
    assert complaints(page) == []
    page.get_by_text("Evenings (1)").click()
    page.get_by_role("button", name="Don’t count First evening").click()
    expect(page.get_by_text("The table appears after the first evening.")).to_be_visible()
    page.get_by_role("button", name="Count First evening").click()
    page.get_by_role("link", name="Print").click()
    expect(page.get_by_role("heading", name="Spring")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(5)

    small.reload()
    expect(small.get_by_role("region", name="Season").get_by_role("row")).to_have_count(5)
    no_page_is_wider(small)
    small.get_by_role("link", name="Open a table").click()
    expect(small.get_by_text("everybody with the link")).to_be_visible()
