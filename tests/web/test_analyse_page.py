"""The analysis board in the browser: a position from a link, a line, a position set up by hand."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.review.test_analysis import position
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.gestures import evaluates, fits
from tests.web.test_pages import SMALL, complaints
from tests.web.wording import SAMPLE, choose_language
from tichu.review.analysable import Study, read_study, seat_view, study_json

Come = Callable[..., Visit]
ROUND = position(40)
SEAT = ROUND.to_act()[0]


def link_to(study: Study, seat: int) -> str:
    """The address of the board with a position, as the page makes it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = json.dumps({"position": study_json(study), "seat": seat}).encode()
    raw = packer.compress(data) + packer.flush()
    return "/analyse#z" + base64.urlsafe_b64encode(raw).decode().rstrip("=")


def fake_result(study: Study, seat: int) -> dict[str, Any]:
    """A result that looks like one: every second choice is ten points worse."""
    view = seat_view(study, seat)
    hidden = [0.0 if at == seat else 1 / 3 for at in range(4)]
    choices = [
        {
            "action": action.to_json(),
            "mean": 30.0 - 10 * at,
            "error": 3.0,
            "behind": 10.0 * at,
            "behind_error": 1.0,
            "worlds": 640,
            "dropped": at > 2,
        }
        for at, action in enumerate(view.legal_actions()[:9])
    ]
    holders = [{"card": card, "chances": hidden} for card in ("Ag", "Dr")]
    common = {"seat": seat, "worlds": 640, "exact": False, "done": True}
    return common | {"choices": choices, "holders": holders, "bombs": hidden}


def think_at_once(page: Page) -> list[dict[str, Any]]:
    """Answer analyses with results that need no search; returns what was asked."""
    asked: list[dict[str, Any]] = []

    def answer(route: Route) -> None:
        body: dict[str, Any] = route.request.post_data_json or {}
        asked.append(body)
        result = fake_result(read_study(body["position"]), body["seat"])
        updates = [{"state": "waiting", "place": 2}, {"state": "done", "result": result}]
        lines = "".join(json.dumps(update) + "\n" for update in updates)
        route.fulfill(body=lines, content_type="application/x-ndjson")

    page.route("**/api/analysis", answer)
    return asked


def test_a_line_is_played_on_the_board_and_shared(visit: Come) -> None:
    guest = visit(permissions=["clipboard-read", "clipboard-write"])
    asked = think_at_once(guest.page)
    page = guest.open(link_to(ROUND, SEAT))
    choices = page.locator(".panel ol > li > button")
    expect(choices.first).to_contain_text("+30 ±3")
    expect(page.locator(".status")).to_contain_text("640 simulated deals")
    expect(page.get_by_role("row", name="Dragon")).to_contain_text("33%")
    assert asked[-1]["seat"] == SEAT

    choices.first.click()
    line = page.get_by_role("list", name="The line").get_by_role("listitem")
    expect(line).to_have_count(2)
    page.get_by_role("button", name="Bots to the end").click()
    expect(page.get_by_role("heading", name="The round is over")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="what now?")).to_be_visible()
    page.get_by_role("button", name="The position", exact=True).click()
    page.get_by_label("Hide the others’ cards").check()
    expect(page.locator(".felt .chair").nth(1)).to_have_attribute("aria-label", re.compile(r": \d+ cards?$"))
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert "/analyse#z" in page.evaluate("navigator.clipboard.readText()")


def test_a_position_is_set_up_by_hand_and_axe_has_nothing_to_say(visit: Come) -> None:
    guest = visit(viewport=PHONE, has_touch=True)
    asked = think_at_once(guest.page)
    page = guest.open("/analyse")
    evaluates(page, SMALL, [])
    fits(page, PHONE["width"])
    for card in ("ace of jade", "10 of jade", "Dragon"):
        page.get_by_role("button", name=f"{card}: unknown", exact=True).click()
    page.get_by_text("On the table").click()
    page.get_by_role("button", name="9 of jade: unknown", exact=True).click()
    for _ in range(3):
        page.get_by_role("button", name="Partner: one card fewer").click()
    expect(page.get_by_text("3 of 14 cards")).to_be_visible()
    assert complaints(page) == []

    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.locator(".panel ol > li").first).to_be_visible()
    view = asked[-1]["position"]
    assert view["counts"] == [3, 14, 11, 14]
    assert view["hands"] == ["Tg Ag Dr", None, None, None]
    assert view["trick"] == [{"seat": 3, "cards": "9g"}]
    evaluates(page, SMALL, [])
    assert complaints(page) == []
    for language in SAMPLE:
        choose_language(guest, language)
        fits(page, PHONE["width"])
    choose_language(guest, "en")
    page.set_viewport_size(DESKTOP)
    assert complaints(page) == []
    page.get_by_role("button", name="Change the position").click()
    expect(page.get_by_role("button", name="Dragon: Your hand", exact=True)).to_be_visible()


def test_trouble_is_told_kindly(visit: Come) -> None:
    page = visit().open("/analyse#zAAAA")
    expect(page.get_by_role("alert")).to_contain_text("This link is damaged")
    page.get_by_role("button", name="ace of jade: unknown", exact=True).click()
    page.get_by_text("On the table").click()
    for card in ("9 of jade", "10 of jade"):
        page.get_by_role("button", name=f"{card}: unknown", exact=True).click()
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Such a position can’t happen")
