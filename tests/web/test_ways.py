"""From page to page: each has its title, the keyboard begins with it, and going back finds the place."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit

Come = Callable[..., Visit]
TITLES: dict[str, str | re.Pattern[str]] = {
    "/": "Tichu",
    "/new": "New table – Tichu",
    "/lobby": "Open tables – Tichu",
    "/me": "Your profile – Tichu",
    "/learn": "Learn – Tichu",
    "/learn/2": "Lesson 2 – Tichu",
    "/rules": re.compile("Rules"),
    "/rules/trichu": "Trichu – Rules",
    "/score": "Score sheet – Tichu",
    "/puzzles": "Puzzles – Tichu",
    "/train": "Training – Tichu",
    "/nothing-here": "There is nothing here. – Tichu",
}
"""Pages and their titles; ``test_pages`` looks at all of them."""


def test_titles_and_the_keyboard_follow_the_way(visit: Come) -> None:
    page = visit("/score").page
    expect(page).to_have_title("Score sheet – Tichu")
    assert page.evaluate("document.activeElement === document.body"), "the first page takes no focus"
    for name, path in [("Lobby", "/lobby"), ("Rules", "/rules"), ("You", "/me"), ("Learn", "/learn")]:
        page.get_by_role("link", name=name, exact=True).click()
        expect(page).to_have_title(TITLES[path])
        expect(page.locator("#content")).to_be_focused()
    page.get_by_role("link", name="Tichu – Home").click()
    expect(page).to_have_title("Tichu")
    page.go_back()
    expect(page).to_have_title("Learn – Tichu")
    expect(page.locator("#content")).to_be_focused()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page).to_have_title("Lernen – Tichu")
    expect(page.locator("#content")).not_to_be_focused()


def test_going_back_finds_the_place(visit: Come) -> None:
    page = visit("/rules/nanjing", viewport=PHONE).page
    page.get_by_role("heading", level=2).nth(3).wait_for(state="attached")
    page.evaluate("scrollTo(0, 1500)")
    page.wait_for_function("scrollY === 1500")
    page.locator("header a[href='/lobby']").evaluate("link => link.click()")
    expect(page).to_have_title("Open tables – Tichu")
    page.wait_for_function("scrollY === 0")
    page.go_back()
    expect(page).to_have_title(re.compile("Rules"))
    page.wait_for_function("Math.abs(scrollY - 1500) < 2")
