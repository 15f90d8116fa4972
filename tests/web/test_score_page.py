"""The score sheet for tables with real cards, in a browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit


def test_a_double_tap_writes_one_round(visit: Callable[..., Visit]) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.stop_clock()
    page = guest.go("/score")
    page.get_by_role("button", name="Start").tap()
    write = page.get_by_role("button", name="Save round")
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    write.dblclick()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    page.clock.run_for(700)
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    write.tap()
    expect(page.get_by_role("heading", name="Round 3")).to_be_visible()
