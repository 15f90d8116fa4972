"""The trainers: the shipped questions, and how new ones are made."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.cli.support import run
from tichu.core.cards import parse_cards
from tichu.core.round import Round
from tichu.review.endgame import Solver
from tichu.review.puzzle_format import unpack_puzzle
from tichu.review.trainer.call_odds import CallKind, CallSimulator
from tichu.review.trainer.call_questions import SEAT, CallQuestions
from tichu.review.trainer.grading import answer_of, is_call_right
from tichu.review.trainer.hand_features import HandFeatures
from tichu.review.trainer.making import new_questions
from tichu.review.trainer.question_sets import PART_SIZE, QuestionSet, figures

CALLS: tuple[CallKind, ...] = ("grand", "tichu")


@pytest.mark.parametrize("name", [name for name in CALLS if QuestionSet(name).parts()])
def test_shipped_call_questions_are_complete_and_varied(name: CallKind) -> None:
    files = QuestionSet(name)
    questions = files.questions()
    assert all(part.read_text("utf-8").count("\n") == PART_SIZE for part in files.parts())
    assert len({question["id"] for question in questions}) == len(questions) >= PART_SIZE
    for question in questions:
        assert len(set(parse_cards(question["hand"]))) == (8 if name == "grand" else 14)
        assert 0 < question["chance"][0] < 1
        gain = question["call"][0] - question["keep"][0]
        assert question["gain"][0] == pytest.approx(gain, abs=0.2)
    answers = Counter(answer_of(question) for question in questions)
    assert min(answers["call"], answers["keep"]) > len(questions) / 3
    assert answers["close"] > 0


def test_both_answers_are_right_if_it_is_close() -> None:
    clear, close = {"gain": [30.0, 4.0]}, {"gain": [9.0, 4.0]}
    assert is_call_right(clear, called=True)
    assert not is_call_right(clear, called=False)
    assert is_call_right(close, called=True)
    assert is_call_right(close, called=False)


def test_figures_have_a_row_for_every_power() -> None:
    assert [len(row) for row in figures()["grand"]] == [2] * 5


def test_simulated_calls_repeat_and_prefer_strong_hands() -> None:
    questions = CallQuestions("grand", seed=3)
    dealt = [round_ for number in range(1, 40) if (round_ := questions.dealt(number))]
    plan = questions.simulator.space.player.plan
    dealt.sort(key=lambda round_: HandFeatures(round_, SEAT, plan).power)
    weak, strong = (questions.simulator.odds(dealt[at].view(SEAT), "grand", 128, 5) for at in (0, -1))
    assert strong.chance.mean > weak.chance.mean + 0.15
    assert strong.gain.mean > weak.gain.mean
    assert CallSimulator().odds(dealt[0].view(SEAT), "grand", 128, 5) == weak


def test_tichu_is_called_before_the_first_card_and_succeeds_by_going_out_first() -> None:
    questions = CallQuestions("tichu", seed=3)
    round_ = next(found for number in range(1, 40) if (found := questions.dealt(number)))
    odds = questions.simulator.odds(round_.view(SEAT), "tichu", 64, 9)
    again = questions.simulator.chance(round_.view(SEAT), "tichu", 64, 9)
    assert again == odds.chance
    assert 0 <= odds.chance.mean <= 1


def test_sets_are_split_into_files_and_continued(tmp_path: Path) -> None:
    files = QuestionSet("grand", tmp_path)
    for number in range(PART_SIZE + 1):
        files.append({"id": f"g{number}"})
    assert [part.name for part in files.parts()] == ["grand-00.jsonl", "grand-01.jsonl"]
    assert len(files.questions()) == PART_SIZE + 1


def test_make_continues_an_interrupted_set(tmp_path: Path) -> None:
    for count in ("1", "2"):
        result = run("trainer", "make", "endings", "--count", count, "--out", str(tmp_path))
        assert result.exit_code == 0, result.output
    whole = QuestionSet("endings", tmp_path).questions()
    assert len(whole) == 2
    assert run("trainer", "make", "nothing", "--out", str(tmp_path)).exit_code == 2


def test_terminal_trainer_asks_and_explains() -> None:
    result = run("trainer", "grand", "--count", "2", "--seed", "1", "--plain", stdin="maybe\n1\n2\n")
    assert result.exit_code == 0, result.output
    assert "That isn’t one of the answers." in result.output
    assert result.output.count("Chance of success") == 2
    assert "of 2 right" in result.output
    stopped = run("trainer", "grand", "--count", "2", "--plain", stdin="q\n")
    assert stopped.exit_code == 0
    assert "Chance of success" not in stopped.output


@pytest.mark.parametrize("name", ["exchange", "wish", "endings"])
def test_other_shipped_questions_fill_their_files(name: str) -> None:
    files = QuestionSet(name)
    questions = files.questions()
    assert all(part.read_text("utf-8").count("\n") == PART_SIZE for part in files.parts())
    assert len({question["id"] for question in questions}) == len(questions)


def test_the_best_wish_loses_nothing() -> None:
    for question in QuestionSet("wish").questions():
        assert question["loss"][question["best"]][0] == 0
        assert max(loss for loss, _ in question["loss"].values()) >= 6
        assert "Ma" in question["play"].split()
        assert set(question["play"].split()) <= set(question["hand"].split())


def test_endings_are_short_and_have_one_solution() -> None:
    for question in QuestionSet("endings").questions()[::10]:
        puzzle = unpack_puzzle(question)
        moves = Solver().solve(Round.from_json(puzzle["position"])).moves
        assert moves[0].value == puzzle["value"] >= moves[1].value + 10


def test_passed_cards_are_compared_with_the_best() -> None:
    question = next(new_questions("exchange", 1, 1, []))
    hand = question["hand"].split()
    for place, card in enumerate(question["best"]):
        assert question["loss"][place][hand.index(card)] == 0
    assert [len(row) for row in question["loss"]] == [14] * 3
    assert max(question["loss"][0]) > 5  # some card is much too good for an opponent
