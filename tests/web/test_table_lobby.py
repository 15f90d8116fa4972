"""Before the match: hasty fingers do no harm."""

from __future__ import annotations

import re
from collections.abc import Callable
from uuid import uuid4

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit

Come = Callable[..., Visit]


def test_a_double_click_sits_down_once(visit: Come) -> None:
    host = visit()
    table = host.make_table(options={})
    guest = visit(viewport=PHONE)
    guest.stop_clock()
    guest.go(f"/t/{table}")
    sit = guest.page.get_by_role("button", name="Take a seat")
    sit.wait_for()
    # Two clicks before anything can be answered, and one where the button has become another.
    sit.evaluate("button => { button.click(); button.click(); }")
    leave = guest.page.get_by_role("button", name="Leave the table")
    leave.click()
    guest.page.clock.run_for(700)
    expect(leave).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    leave.click()
    expect(sit).to_be_visible()


def test_closing_a_table_is_asked_once_more(visit: Come) -> None:
    host = visit(viewport=PHONE)
    host.stop_clock()
    page = host.go(f"/t/{host.make_table(options={})}")
    page.get_by_role("button", name="Close the table").dblclick()
    sure = page.get_by_role("button", name="Really close it for everybody?")
    expect(sure).to_be_visible()
    page.clock.run_for(600)
    sure.click()
    expect(page.get_by_role("heading", name=re.compile("closed"))).to_be_visible()


def test_the_list_tells_of_a_place_that_was_left(visit: Come) -> None:
    host, leaver = visit(), visit()
    title = f"Left {uuid4().hex[:6]}"
    table = host.make_table(options={"title": title, "public": True, "clock": None, "bot_pace": 0})
    host.go(f"/t/{table}")
    leaver.go(f"/t/{table}").get_by_role("button", name="Take a seat").click()
    expect(leaver.page.get_by_role("button", name="Leave the table")).to_be_visible()
    host.page.get_by_role("button", name="Start with bots").click()
    host.page.get_by_role("button", name="No, show me the rest").wait_for()
    other = visit(viewport=PHONE)
    other.page.clock.install()
    other.go("/lobby")
    row = other.page.locator("li", has_text=title)
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    leaver.page.get_by_role("button", name="Leave the table").click()
    leaver.page.get_by_role("button", name="Really leave?").click()
    leaver.page.wait_for_url(leaver.url + "/")  # the front page
    other.page.clock.fast_forward(5_000)  # the list looks again every few seconds
    expect(row.get_by_role("link", name="Take over")).to_be_visible()
    expect(row).to_contain_text("1 empty seat")
