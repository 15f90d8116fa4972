"""The score sheet is an app of its own: after one visit it works without the server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit
from tests.web.playing import page_cards

# Whether nothing covers the lower edge of the hand.
HAND_IS_ON_TOP = """() => {
    const box = document.querySelector('.mine .hand').getBoundingClientRect();
    const shown = document.elementFromPoint(box.left + box.width / 2, box.bottom - 10);
    return Boolean(shown?.closest('.mine'));
}"""


def test_the_score_sheet_works_offline(visit: Callable[..., Visit]) -> None:
    guest = visit("/score", viewport=PHONE, service_workers="allow")
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    guest.page.reload()
    guest.settle()
    heading = guest.page.get_by_role("heading", level=1).inner_text()
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(guest.page.locator("#content button")).not_to_have_count(0)
    guest.context.set_offline(False)


def test_no_note_lies_on_a_table_that_works_again(visit: Callable[..., Visit]) -> None:
    guest = visit(viewport=PHONE, service_workers="allow")
    page = guest.page
    page.clock.install()
    guest.open("/")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    guest.sit_with_bots()
    page.get_by_role("button", name="No, show me the rest").wait_for()
    guest.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    guest.context.set_offline(False)
    page.get_by_role("button", name="No, show me the rest").click()
    expect(page_cards(page)).to_have_count(14)
    # The note looks for the server every eight seconds.
    page.clock.fast_forward(9_000)
    expect(page.get_by_text("The server is back")).to_have_count(0)
    page.wait_for_function(HAND_IS_ON_TOP)
    # Other pages are told still.
    guest.open("/")
    guest.context.set_offline(True)
    expect(page.locator(".note")).to_be_visible()
    guest.context.set_offline(False)
    page.clock.fast_forward(9_000)
    expect(page.get_by_text("The server is back")).to_be_visible()
