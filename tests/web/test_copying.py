"""A link is said to be copied only if it was; otherwise it lies there, marked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NAVIGATE, PHONE, Visit
from tests.web.gestures import evaluates, fits

Come = Callable[..., Visit]
MARKED = """() => {
    const field = document.activeElement;
    return field.value?.slice(field.selectionStart, field.selectionEnd);
}"""
WITHOUT = {
    "an address without a clipboard": "Object.defineProperty(navigator, 'clipboard', { value: undefined })",
    "a browser that refuses": "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'))",
}


def look_again(guest: Visit, table: str) -> Page:
    """The replay of a round that bots have played."""
    guest.page.evaluate(NAVIGATE, f"/replay/{table}/1?r=1&s=7")
    expect(guest.page.locator(".chair")).to_have_count(4)
    return guest.page


def test_copied_links_are_in_the_clipboard(visit: Come, played: str) -> None:
    guest = visit(permissions=["clipboard-read", "clipboard-write"])
    guest.stop_clock()  # "Copied" is shown for two seconds
    table = guest.make_table(options={})
    page = guest.go(f"/t/{table}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{guest.url}/t/{table}"
    page = look_again(guest, played)
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.parametrize("why", list(WITHOUT))
def test_without_a_clipboard_the_link_is_marked(visit: Come, played: str, why: str) -> None:
    guest = visit(viewport=PHONE)
    guest.page.add_init_script(WITHOUT[why])
    table = guest.make_table(options={})
    page = guest.go(f"/t/{table}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("please copy it yourself")).to_be_visible()
    evaluates(page, MARKED, f"{guest.url}/t/{table}")
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)
    page = look_again(guest, played)
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_text("please copy it yourself")).to_be_visible()
    evaluates(page, MARKED, page.url)
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)
    fits(page, PHONE["width"])
