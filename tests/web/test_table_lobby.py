"""Before the match: hasty fingers do no harm."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit

Come = Callable[..., Visit]


def test_a_double_click_sits_down_once(visit: Come) -> None:
    host = visit("/")
    table = host.make_table(options={})
    guest = visit(f"/t/{table}", viewport=PHONE)
    sit = guest.page.get_by_role("button", name="Take a place")
    sit.wait_for()
    # Two clicks before anything can be answered, and one where the button has become another.
    sit.evaluate("button => { button.click(); button.click(); }")
    leave = guest.page.get_by_role("button", name="Leave the table")
    leave.click()
    guest.page.wait_for_timeout(300)
    expect(leave).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    guest.page.wait_for_timeout(400)
    leave.click()
    expect(sit).to_be_visible()


def test_closing_a_table_is_asked_once_more(visit: Come) -> None:
    host = visit("/", viewport=PHONE)
    page = host.go(f"/t/{host.make_table(options={})}")
    page.get_by_role("button", name="Close the table").dblclick()
    sure = page.get_by_role("button", name="Really close it for everybody?")
    expect(sure).to_be_visible()
    page.wait_for_timeout(600)
    sure.click()
    expect(page.get_by_role("heading", name=re.compile("closed"))).to_be_visible()
