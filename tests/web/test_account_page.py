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
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill("a good password")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    make_token(page, "my bot")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    expect(page.locator("code")).to_have_count(0)
    expect(page.get_by_text("my bot")).to_have_count(0)
    make_token(page, "a guest's")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill("a good password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text(f"Signed in as {name}")).to_be_visible()
    expect(page.get_by_text("my bot")).to_be_visible()
    expect(page.locator("code")).to_have_count(0)


def test_a_forgotten_password_and_another_device(visit: Come) -> None:
    """Sign up, lose the password, recover on another device, end the first one, delete the account."""
    page = visit("/me", viewport=PHONE).page
    name = f"ida{uuid4().hex[:8]}"
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill("a good password")
    page.get_by_role("button", name="Create an account").click()
    code = page.locator(".code").inner_text()
    page.get_by_role("button", name="I’ve saved it").click()
    expect(page.locator(".code")).to_have_count(0)

    other = visit("/me", viewport=PHONE).page
    other.get_by_role("button", name="Forgot your password?").click()
    dialog = other.locator("dialog[open]")
    dialog.get_by_label("Username").fill(name)
    dialog.get_by_label("Recovery code").fill(code.lower())
    dialog.get_by_label("New password").fill("password")
    dialog.get_by_role("button", name="Set password and sign in").click()
    expect(dialog.get_by_role("alert")).to_have_text("That password is too easy to guess. Choose another.")
    dialog.get_by_label("New password").fill("another good one")
    dialog.get_by_role("button", name="Set password and sign in").click()
    expect(other.get_by_text(f"Signed in as {name}")).to_be_visible()
    expect(other.locator(".code")).not_to_have_text(code)

    page.reload()
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill("another good one")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("button", name="Sign out on")).to_have_count(1)
    page.get_by_role("button", name="Sign out on").click()
    expect(page.get_by_role("button", name="Sign out on")).to_have_count(0)
    other.reload()
    expect(other.get_by_role("button", name="Create an account")).to_be_visible()

    page.get_by_role("button", name="Delete…").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Password").fill("another good one")
    dialog.get_by_label("I understand that this can’t be undone.").check()
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("All your data has been deleted.")).to_be_visible()
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()
