"""The puzzles in the browser: wrong and right answers, progress that stays, several languages on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.gestures import evaluates, fits
from tests.web.test_pages import SMALL, complaints
from tests.web.wording import SAMPLE, choose_language
from tichu.review.puzzle_format import unpack_puzzle
from tichu.review.trainer.question_sets import QuestionSet

Come = Callable[..., Visit]
PARTS = Path(__file__).parents[2] / "web" / "src" / "puzzles" / "parts"
PUZZLES = [unpack_puzzle(packed) for packed in QuestionSet("puzzles", PARTS).questions()]
ALL = len(PUZZLES)


def number_of(kind: str, action: str) -> int:
    """The first puzzle of that kind whose solution and trap are actions of that type."""
    for number, puzzle in enumerate(PUZZLES, 1):
        types = {puzzle["solutions"][0]["type"], puzzle["trap"]["action"]["type"]}
        if puzzle["kind"] == kind and types == {action}:
            return number
    raise AssertionError(f"no {kind} with {action}")


def answer(page: Page, action: dict[str, Any]) -> None:
    for card in action["cards"].split():
        page.locator(f"[data-card='{card}']").press(" ")
    page.get_by_role("button", name="Play", exact=True).click()


def test_a_wrong_answer_then_the_right_one(visit: Come) -> None:
    number = number_of("endgame", "play")
    puzzle = PUZZLES[number - 1]
    guest = visit()
    page = guest.open(f"/puzzles/{number}")
    answer(page, puzzle["trap"]["action"])
    expect(page.locator(".reply")).to_contain_text("here’s something better")
    answer(page, puzzle["solutions"][0])
    expect(page.locator(".reply")).to_contain_text("Right!")
    page.locator("summary").click()
    expect(page.locator("details li").first).to_be_visible()
    page.get_by_role("button", name="Next puzzle").last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f" of {ALL}")
    guest.open(f"/puzzles/{number}")
    expect(page.get_by_role("img", name="Solved")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name=f"Puzzle {number}, solved", exact=True)).to_be_visible()
    expect(page.get_by_text(f"1 of {ALL} solved, 0 on the first try")).to_be_visible()


def test_the_solution_can_be_shown(visit: Come) -> None:
    number = number_of("margin", "play")
    page = visit().open(f"/puzzles/{number}")
    answer(page, PUZZLES[number - 1]["trap"]["action"])
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".reply")).to_contain_text("Over many simulated deals")
    expect(page.get_by_text("Right!")).to_have_count(0)
    expect(page.get_by_role("img", name="Solved")).to_have_count(0)


def test_the_first_solution_is_praised_and_explained_before_the_next_puzzle(visit: Come) -> None:
    page = visit("/").page
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Today’s puzzle")).to_be_visible()
    page.get_by_role("link", name="Continue with puzzle 1").click()
    page.get_by_role("button", name="Give it to the left").click()
    expect(page.locator(".reply")).to_contain_text("Right!")
    expect(page.locator(".reply")).to_contain_text("The best choice is giving it to the left.")
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Puzzle 1 of {ALL}")


def test_axe_has_nothing_to_say_about_puzzles(visit: Come) -> None:
    guest = visit("/puzzles", viewport=PHONE)
    assert not complaints(guest.page)
    evaluates(guest.page, SMALL, [])
    for number in (number_of("endgame", "play"), number_of("margin", "play")):
        page = guest.navigate(f"/puzzles/{number}")
        assert not complaints(page)
        evaluates(page, SMALL, [])
        answer(page, PUZZLES[number - 1]["solutions"][0])
        assert not complaints(page)


def test_puzzles_fit_a_phone_in_several_languages(visit: Come) -> None:
    guest = visit("/puzzles", viewport=PHONE)
    for language in SAMPLE:
        guest.navigate("/puzzles")
        choose_language(guest, language)
        fits(guest.page, PHONE["width"])
        for number in (1, number_of("endgame", "play"), number_of("margin", "play"), ALL):
            page = guest.navigate(f"/puzzles/{number}")
            fits(page, PHONE["width"])
            assert "puzzles." not in page.locator("#content").inner_text(), (language, number)
