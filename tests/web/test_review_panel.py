"""The review beside the replay: graph, mistakes, a sentence for the step, in several languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.rounds.support import round_source
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.gestures import becomes, evaluates, fits
from tests.web.test_pages import SMALL, complaints
from tests.web.wording import PSEUDO, SAMPLE, choose_language, label, speaking, unmarked
from tichu.records import read_record
from tichu.review.judging import ReviewLevel
from tichu.review.report import review_data
from tichu.review.reviewing import Review
from tichu.table.frames.replay import round_replay

Come = Callable[..., Visit]
KEPT = Path(__file__).parents[1] / "review" / "planted.jsonl"
ASK = "Review this round"

# What is wrong with a review on a desktop: it is not beside the table, or a hand of 14 cards is cut off.
BESIDE = """() => {
    const box = (each) => each.getBoundingClientRect();
    const felt = box(document.querySelector('.felt'));
    const review = box(document.querySelector('section.review'));
    const trouble = [];
    if (felt.right > review.left + 1) trouble.push('the review is not beside the table');
    if (felt.height < 300 || felt.bottom > innerHeight) trouble.push('the table does not fit');
    const hands = [...document.querySelectorAll('.felt .chair')].map(box);
    for (const [at, hand] of hands.entries()) {
        const inside = hand.left >= felt.left && hand.right <= felt.right;
        if (!inside || hand.top < felt.top || hand.bottom > felt.bottom)
            trouble.push(`hand ${at} is cut off`);
        const over = (other) => hand.right > other.left && other.right > hand.left
            && hand.bottom > other.top && other.bottom > hand.top;
        if (hands.slice(at + 1).some(over)) trouble.push(`hand ${at} is over another`);
    }
    return trouble;
}"""


@pytest.fixture(scope="module")
def answers() -> tuple[dict[str, Any], dict[str, Any], int]:
    """A round with a planted blunder as the server shows it, its review, and the blunder's number."""
    kept = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]
    one = next(entry for entry in kept if entry["kind"] == "beats-partner")
    record = read_record(one["record"]).sound()
    review = Review(record, ReviewLevel(32, 96, 320, 24, 8))
    review.run()
    data = review_data(review)
    replay = round_replay(round_source(record, 1), record.header.players, 1)
    return replay, {**data["rounds"][0], "summary": data["summary"]}, one["turn"]


def show(guest: Visit, answers: tuple[dict[str, Any], dict[str, Any], int]) -> Page:
    """The replay with its review opened; the review is being thought out at first."""
    replay, review, _ = answers
    waiting = [{"review": None}]
    answered = {"review": review}
    guest.page.route("**/rounds/1", lambda route: route.fulfill(json=replay))
    guest.page.route(
        "**/rounds/1/review", lambda route: route.fulfill(json=waiting.pop() if waiting else answered)
    )
    guest.page.clock.install()
    page = guest.open("/replay/abc/1")
    page.get_by_role("button", name=ASK).click()
    page.clock.fast_forward(1000)  # the page asks again while the review is not ready
    expect(page.locator("section.review svg")).to_be_visible()
    return page


def test_it_leads_to_the_mistake_and_says_what_was_better(visit: Come, answers: Any) -> None:
    page = show(visit(viewport=DESKTOP), answers)
    _, review, turn = answers
    panel = page.locator("section.review")
    expect(panel.locator("circle")).to_have_count(sum(d["grade"] != "good" for d in review["decisions"]))
    expect(panel.locator("tbody tr")).to_have_count(4)
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        becomes(lambda: page.evaluate(BESIDE), [])
    panel.locator("li button", has_text="Beats the partner’s").first.click()
    expect(panel.locator(".here")).to_contain_text("passing leaves the partner the lead")
    expect(page).to_have_url(re.compile(rf"s={turn}$"))


def test_the_review_fits_a_phone_in_several_languages(visit: Come, answers: Any) -> None:
    guest = visit(viewport=PHONE)
    page = show(guest, answers)
    page.locator("section.review li button").first.click()
    assert not complaints(page)
    evaluates(page, SMALL, [])
    for language in SAMPLE:
        guest.navigate("/score")  # the replay has no settings
        choose_language(guest, language)
        guest.navigate("/replay/abc/1")
        page.get_by_role("button", name=label(language)("review.ask")).click()
        expect(page.locator("section.review svg")).to_be_visible()
        assert "review." not in page.locator("section.review").inner_text()
        fits(page, PHONE["width"])


def test_every_text_of_the_review_is_from_the_catalogue(visit: Come, answers: Any) -> None:
    page = show(speaking(visit, PSEUDO), answers)
    page.locator("section.review li button").first.click()
    assert unmarked(page, answers[0]["players"]) == []


def test_no_review_is_said(visit: Come, answers: Any) -> None:
    guest = visit()
    guest.page.route("**/rounds/1", lambda route: route.fulfill(json=answers[0]))
    refusal = {"code": "not-found", "message": "there is no such review"}
    guest.page.route("**/rounds/1/review", lambda route: route.fulfill(status=404, json=refusal))
    page = guest.go("/replay/abc/1")
    page.get_by_role("button", name=ASK).click()
    expect(page.get_by_role("alert")).to_have_text("There’s no review for this round.")
