"""A place that somebody has left in a running match is taken by one of those who watch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import AT_ONCE, PHONE, Visit
from tests.web.playing import page_cards

Come = Callable[..., Visit]


def test_who_watches_takes_a_place_that_was_left(visit: Come) -> None:
    host, friend = visit(), visit()
    table = host.make_table(options=AT_ONCE, bots={"1": "greedy", "3": "greedy"})
    page, other = host.go(f"/t/{table}"), friend.go(f"/t/{table}")
    other.get_by_role("button", name="Take a seat").click()
    name = other.get_by_role("textbox", name="Your name")
    name.fill("Lotte")
    name.press("Enter")
    expect(page.locator("li b", has_text="Lotte")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    other.get_by_role("button", name="No, show me the rest").wait_for()

    late = visit(f"/t/{table}", viewport=PHONE, has_touch=True, is_mobile=True).page
    take = late.get_by_role("button", name="Take over for Lotte")
    expect(late.get_by_text("You are watching.")).to_be_visible()
    expect(take).to_have_count(0)

    other.get_by_role("button", name="Leave the table").click()
    other.get_by_role("button", name="Really leave?").click()
    expect(page.get_by_role("button", name="Take over for Lotte")).to_have_count(0)  # who sits, sits
    take.tap()
    expect(take).to_have_count(0)
    expect(late.get_by_text("You join at the next deal.")).to_be_visible()
    expect(page_cards(late)).to_have_count(0)
    page.get_by_role("button", name="Let them play now").click()
    expect(late.get_by_text("You join at the next deal.")).to_have_count(0)
    expect(page_cards(late)).not_to_have_count(0)
    expect(page.locator(".seat .warn")).to_have_count(0)
