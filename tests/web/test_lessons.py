"""The lessons of the web client: every scripted position, answer and reply, played with the library."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import tichu
from tests.support import position
from tichu.core.combos import Combination

LEARN = Path(__file__).parents[2] / "web" / "src" / "learn"
LESSONS: list[dict[str, Any]] = json.loads((LEARN / "lessons.json").read_text("utf-8"))["lessons"]
YOU = 0
POINTS = {"5": 5, "T": 10, "K": 10, "Dr": 25, "Ph": -25}
STEPS = [
    pytest.param(lesson, number, id=f"{lesson['key']}-{number + 1}")
    for lesson in LESSONS
    for number in range(len(lesson["steps"]))
]


def worth(cards: str) -> int:
    return sum(POINTS.get(card, POINTS.get(card[0], 0)) for card in cards.split())


def reading(cards: str, as_: str | None = None) -> Combination:
    found = [each for each in tichu.readings(cards) if as_ is None or each.as_text == as_]
    assert found, f"no combination: {cards}"
    return found[0]


def shown(combo: Combination) -> dict[str, Any]:
    return {"kind": combo.kind, "rank": combo.rank_text, "length": combo.length, "bomb": combo.is_bomb}


def named_right(play: dict[str, Any]) -> None:
    """What the client says a play is, is what it is: it has no rules to find out."""
    assert play["combo"] == shown(reading(play["cards"], play.get("as")))


def set_up(data: dict[str, Any]) -> tichu.Round:
    keys: dict[str, Any] = {
        key: data[key] for key in ("passed", "wish", "calls", "started", "phase", "stock") if key in data
    }
    if data.get("phase", "play") == "play":
        keys["turn"] = data["turn"]
        keys["trick"] = [
            {key: play[key] for key in ("seat", "cards", "as") if key in play} for play in data["trick"]
        ]
    for play in data["trick"]:
        named_right(play)
    return tichu.Round.from_json(position(data["hands"], **keys))


def bare(action: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in action.items() if key not in ("seat", "combo", "points")}


def perform(round_: tichu.Round, moves: list[dict[str, Any]]) -> None:
    for move in moves:
        state = round_.to_json()
        if move["type"] == "dog":
            assert not state["trick"] and state["turn"] == move["to"]
            continue
        if move["type"] in ("take", "give"):
            lying = " ".join(play["cards"] for play in state["trick"])
            assert move["points"] == worth(lying), f"{lying} is not worth {move['points']}"
        if move["type"] == "play":
            named_right(move)
        round_.apply(move["seat"], bare(move))


def answers(step: dict[str, Any]) -> Iterator[tuple[dict[str, Any] | None, list[dict[str, Any]]]]:
    """Every right answer of a step, with what the others do then; None where nothing is done at the table."""
    then = step.get("then", [])
    for right in step.get("right", []):
        yield right["do"], right.get("then", then)
    for choice in step.get("choices", []):
        if choice["right"]:
            # The script of a Dragon given away shows the gift itself.
            yield (None if then else choice.get("do")), then
    if "gifts" in step:
        for cards in product(*step["gifts"].values()):
            if len(set(cards)) == len(cards):
                yield {"type": "exchange", "give": dict(zip(step["gifts"], cards, strict=True))}, then
    if not {"right", "choices", "gifts"} & set(step):
        yield None, then


def before(lesson: dict[str, Any], number: int) -> Iterator[tichu.Round | None]:
    """The rounds in which the learner may be when a step begins."""
    step = lesson["steps"][number]
    if "position" in step:
        yield set_up(step["position"])
    elif number == 0 or "show" in step or "check" in step:
        yield None
    else:
        for round_ in before(lesson, number - 1):
            assert round_ is not None, "a step without a position goes on from the one before"
            for action, then in answers(lesson["steps"][number - 1]):
                yield after(round_, action, then)


def after(round_: tichu.Round, action: dict[str, Any] | None, then: list[dict[str, Any]]) -> tichu.Round:
    copy = tichu.Round.from_json(round_.to_json())
    if action is not None:
        copy.apply(YOU, bare(action))
    perform(copy, then)
    return copy


def illegal(round_: tichu.Round, action: dict[str, Any]) -> bool:
    try:
        tichu.Round.from_json(round_.to_json()).apply(YOU, bare(action))
    except tichu.IllegalAction:
        return True
    return False


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_right_answers_and_the_replies_to_them_are_legal(lesson: dict[str, Any], number: int) -> None:
    step = lesson["steps"][number]
    for round_ in before(lesson, number):
        for action, then in answers(step):
            if action is not None and action["type"] == "play":
                named_right(action)
            if round_ is None:
                assert not then
            else:
                end = after(round_, action, then).to_json()
                following = lesson["steps"][number + 1 :][:1]
                if following and "right" in following[0] and "position" not in following[0]:
                    assert end["turn"] == YOU, "the next step asks the learner"


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_wrong_answers_are_what_the_lesson_says_they_are(lesson: dict[str, Any], number: int) -> None:
    step = lesson["steps"][number]
    right = [action for action, _ in answers(step) if action is not None]
    for round_ in before(lesson, number):
        for wrong in step.get("wrong", []):
            for action in wrong["do"]:
                assert round_ is not None
                assert illegal(round_, action) is wrong["illegal"], action
                assert bare(action) not in [bare(each) for each in right]
                if "combo" in action:
                    named_right(action)
        for choice in step.get("choices", []):
            if "do" in choice:
                assert round_ is not None
                assert not illegal(round_, choice["do"]), choice


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_the_learner_holds_the_cards_and_nobody_else_does(lesson: dict[str, Any], number: int) -> None:
    data = lesson["steps"][number].get("position")
    if data is None:
        return
    cards = " ".join(
        [*data["hands"], *data.get("stock", []), *(play["cards"] for play in data["trick"])]
    ).split()
    assert len(cards) == len(set(cards))
    if data.get("phase") == "exchange":
        assert all(len(hand.split()) == 14 for hand in data["hands"])
    if data.get("phase") == "grand":
        assert all(len(hand.split()) == 8 for hand in data["hands"])
        assert len(cards) == 56
    if len(data["hands"][YOU].split()) == 14:
        assert len(cards) == 56, "a whole hand is dealt from a whole pack"


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_questions_have_one_right_answer(lesson: dict[str, Any], number: int) -> None:
    step = lesson["steps"][number]
    choices = step.get("choices")
    if choices is None:
        return
    assert sum(choice["right"] for choice in choices) == 1
    assert all("say" in choice for choice in choices if not choice["right"])
    match step.get("check"):
        case "points":
            for choice in choices:
                assert (choice["number"] == worth(" ".join(step["show"]))) is choice["right"]
        case "higher":
            combos = [reading(choice["cards"]) for choice in choices]
            assert len({(combo.kind, combo.length) for combo in combos}) == 1
            assert choices[combos.index(max(combos, key=lambda combo: combo.rank))]["right"]
        case "none":
            for choice in choices:
                assert (not tichu.readings(choice["cards"])) is choice["right"]
        case None:
            assert "position" in step or any("do" in choice for choice in choices)


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_every_exchange_is_answered(lesson: dict[str, Any], number: int) -> None:
    """Whatever is given to whomever is right, or there are words for why not, or it is merely odd."""
    step = lesson["steps"][number]
    if "gifts" not in step:
        return
    hand = step["position"]["hands"][YOU].split()
    for to, good in step["gifts"].items():
        bad = [card for wrong in step["giftsWrong"] if to in wrong["to"] for card in wrong["cards"]]
        assert sorted(good + bad) == sorted(hand)


def test_there_are_ten_small_lessons() -> None:
    assert len(LESSONS) == 10
    assert all(3 <= len(lesson["steps"]) <= 6 for lesson in LESSONS)
    assert LESSONS[-1]["steps"][-1]["last"] is True


def test_the_last_hand_ends_in_a_double_victory() -> None:
    lesson = LESSONS[-1]
    last = max(number for number, step in enumerate(lesson["steps"]) if "then" in step)
    for round_ in before(lesson, last):
        assert round_ is not None
        for action, then in answers(lesson["steps"][last]):
            over = after(round_, action, then)
            assert over.over
            assert over.to_json()["out"] == [0, 2]
