"""Playing with people: the choices, the waiting screen, and the way to the table; the ladder."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit

Come = Callable[..., Visit]

GAME = {"variant": "nanjing", "pace": "fast", "bots_after": 180}
ATTEMPTS = 20
"""How often the others say that they wait: on a busy machine somebody may not be heard in time."""


def test_four_people_meet_and_choices_are_remembered(visit: Come) -> None:
    anna = visit(viewport=PHONE)
    page = anna.go("/")
    page.get_by_role("link", name="Play with people").click()
    page.get_by_text("Fast", exact=True).click()
    page.get_by_text("After 3 minutes").click()
    page.get_by_role("button", name="Find a table").click()
    expect(page.get_by_role("status").filter(has_text="1 of 4 seats taken")).to_be_visible()
    expect(page.get_by_text("Bots take the empty seats in 2:5")).to_be_visible()

    page.get_by_role("button", name="Stop waiting").click()
    page.reload()
    expect(page.get_by_role("radio", name="Fast")).to_be_checked()
    expect(page.get_by_role("radio", name="After 3 minutes")).to_be_checked()

    page.get_by_role("button", name="Find a table").press("Enter")
    expect(page.get_by_role("timer")).to_be_visible()
    others = [visit() for _ in range(3)]
    for _ in range(ATTEMPTS):
        news = [_wait(each, f"window-{number}") for number, each in enumerate(others)]
        if all(each["state"] == "seated" for each in news):
            break
    page.wait_for_url(re.compile(r"/t/"))
    assert {each["table"] for each in news} == {page.url.rpartition("/")[2]}


def _wait(person: Visit, window: str) -> dict[str, Any]:
    body = {**GAME, "visit": window, "first": False}
    answer = person.context.request.post(f"{person.url}/api/quick-match", data=body)
    assert answer.ok, answer.text()
    news: dict[str, Any] = answer.json()
    return news


def test_the_ladder_of_each_game_can_be_seen(visit: Come) -> None:
    page = visit().go("/ladder")
    expect(page.get_by_role("heading", name="Ladder")).to_be_visible()
    page.get_by_role("link", name="Trichu").click()

    expect(page).to_have_url(re.compile("/ladder/trichu$"))
    expect(page.get_by_text("Nobody is on this ladder yet.")).to_be_visible()
