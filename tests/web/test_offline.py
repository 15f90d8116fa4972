"""The score sheet is an app of its own: after one visit it works without the server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit


def test_the_score_sheet_works_offline(visit: Callable[..., Visit]) -> None:
    guest = visit("/score", viewport=PHONE)
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    guest.page.reload()
    guest.page.wait_for_load_state("networkidle")
    heading = guest.page.get_by_role("heading", level=1).inner_text()
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(heading)
    assert guest.page.locator("#content button").count() > 0
    guest.context.set_offline(False)
