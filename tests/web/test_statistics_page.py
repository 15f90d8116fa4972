"""A visitor's statistics on their own page: in several languages, and while they are counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.review.statistics.counters import played
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.gestures import fits
from tests.web.test_pages import complaints
from tests.web.wording import SAMPLE, choose_language
from tichu.records import read_record
from tichu.review.statistics import Statistics
from tichu.server.http.statistics import StatisticsAnswer
from tichu.server.statistics_cache import PersonStatistics

Come = Callable[..., Visit]


@pytest.fixture(scope="module")
def answer() -> dict[str, Any]:
    """What the server would say to somebody who has played three kinds of games."""
    statistics = Statistics()
    for variant, options in (
        ("nanjing", {"target": None, "rounds": 8}),
        ("tientsin", {"target": None, "rounds": 1}),
        ("grandseigneur", {"players": 12, "rounds": 3}),
    ):
        text, _ = played(variant, ("greedy", "random"), 1, **options)
        statistics.add_record(read_record(text).sound())
    games = {kind: game.by_player["Ann"] for kind, game in statistics.games.items()}
    known = PersonStatistics(games, counted={("table", number) for number in range(3)})
    data: dict[str, Any] = json.loads(StatisticsAnswer.of(known).model_dump_json())
    return data


def show(guest: Visit, *answers: dict[str, Any]) -> Page:
    """The page, with these answers of the server one after the other."""
    left = list(answers)

    def fulfil(route: Route) -> None:
        route.fulfill(json=left.pop(0) if len(left) > 1 else left[0])

    guest.page.unroute_all()
    guest.page.route("**/api/me/statistics", fulfil)
    return guest.open("/me")


def test_it_fits_a_phone_in_several_languages(visit: Come, answer: dict[str, Any]) -> None:
    guest = visit(viewport=PHONE)
    page = show(guest, answer)
    section = page.locator("section[aria-labelledby=stats-title]")
    section.locator("summary").click()
    for language in SAMPLE:
        choose_language(guest, language)
        for game in range(3):
            section.locator(".kinds button").nth(game).click()
            expect(section.locator("svg[role=img]")).to_have_count(2)
            fits(page, PHONE["width"])
            assert "stats." not in section.inner_text(), language


def test_it_waits_for_the_count_and_says_what_was_counted(visit: Come, answer: dict[str, Any]) -> None:
    guest = visit(viewport=DESKTOP)
    page = show(guest, {"matches": 0, "waiting": 0, "games": []})
    expect(page.get_by_text("Finish a game to see your statistics here")).to_be_visible()

    page = show(guest, {"matches": 0, "waiting": 7, "games": []}, answer)  # it asks again meanwhile
    expect(page.locator(".kinds button")).to_have_count(3)
    nanjing = answer["games"][0]
    expect(page.locator(".tiles div", has_text="Rounds")).to_contain_text(str(nanjing["rounds"]))
    called = page.get_by_role("row", name="Grand Tichu").get_by_role("cell").first
    expect(called).to_have_text(str(nanjing["grand"]["called"]))

    page.get_by_text("Bombs, wishes, passed cards").click()
    assert not complaints(page)
    page.get_by_role("button", name="Grandseigneur").click()
    assert not complaints(page)
