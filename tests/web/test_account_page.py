"""The page about oneself: what belongs to one account is not shown to the next."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit

Come = Callable[..., Visit]


def make_token(page: Page, label: str) -> None:
    page.get_by_label("What is it for?").fill(label)
    page.get_by_role("button", name="Create a token").click()
    expect(page.locator("code")).to_be_visible()


def test_a_token_is_not_left_behind(visit: Come) -> None:
    page = visit("/me", viewport=PHONE).page
    name = f"zoe{uuid4().hex[:8]}"
    page.get_by_label("Name to sign in with").fill(name)
    page.get_by_label("Password").fill("a good password")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    make_token(page, "my bot")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    expect(page.locator("code")).to_have_count(0)
    expect(page.get_by_text("my bot")).to_have_count(0)
    make_token(page, "a guest's")
    page.get_by_label("Name to sign in with").fill(name)
    page.get_by_label("Password").fill("a good password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    expect(page.get_by_text("my bot")).to_be_visible()
    expect(page.locator("code")).to_have_count(0)
