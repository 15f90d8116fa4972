"""The trainers in the browser: an answer, its figures, and a mistake that comes back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit
from tests.web.gestures import evaluates, fits
from tests.web.test_pages import SMALL, complaints
from tichu.review.trainer.grading import answer_of
from tichu.review.trainer.question_sets import QuestionSet

Come = Callable[..., Visit]
QUESTIONS = QuestionSet("grand").questions()
LATER = """() => {
    const kept = localStorage.getItem('tichu.train');
    localStorage.setItem('tichu.train', kept.replace(/"due":\\d+/, '"due":1'));
}"""


def test_a_wrong_answer_is_explained_and_comes_back(visit: Come) -> None:
    guest = visit("/train", viewport=PHONE)
    page = guest.page
    assert not complaints(page)
    fits(page, PHONE["width"])
    page.get_by_role("link", name="Eight cards").click()
    buttons = {"call": "Call Grand Tichu", "keep": "Don’t call"}
    for question in QUESTIONS:
        best = answer_of(question)
        if best != "close":
            break
        page.get_by_role("button", name=buttons["keep"]).click()
        page.get_by_role("button", name="Next question").click()
    assert not complaints(page)
    evaluates(page, SMALL, [])
    page.get_by_role("button", name=buttons["keep" if best == "call" else "call"]).click()
    expect(page.locator(".result [role=status]")).to_have_text(f"Better: {buttons[best]}")
    expect(page.get_by_text("Chance of success")).to_be_visible()
    expect(page.get_by_role("button", name="Next question")).to_be_focused()
    assert not complaints(page)
    fits(page, PHONE["width"])
    page.evaluate(LATER)
    page = guest.open("/train/grand")
    expect(page.get_by_text("Repetition")).to_be_visible()
    page.get_by_role("button", name=buttons[best]).click()
    expect(page.locator(".result [role=status]")).to_have_text("Right!")
