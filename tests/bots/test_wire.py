"""The line protocol: questions with views and legal answers, answers with actions."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tichu
from tests.bots.support import EVERY_GAME, Doing, first_moment, moments
from tichu.bots import Decision, Reason, wire
from tichu.bots.external import ANSWER_TIMEOUT, STARTUP_TIMEOUT
from tichu.bots.guard import MAX_FAULTS, MAX_TIMEOUTS, BotFault, Fault, Guard
from tichu.bots.registry import make
from tichu.core.actions import _READERS, Exchange, Grand
from tichu.core.position import KEYS
from tichu.core.view import VIEW_KEYS

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def line_for(view: tichu.View) -> bytes:
    return json.dumps(wire.question(view)).encode()


# -- questions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), EVERY_GAME)
def test_a_question_is_the_view_with_every_legal_answer(variant: str, edition: str) -> None:
    free = forced = 0
    for number, (round_, seat) in enumerate(moments(variant, edition, seed=3)):
        if number % 4 and round_.phase != "exchange":
            continue
        view = round_.view(seat)
        data = json.loads(line_for(view))
        extras = {key: data.pop(key) for key in wire.EXTRAS if key in data}
        assert data == view.to_json()
        options = [action for action in view.options() if not isinstance(action, Exchange)]
        if "exchange" in extras:
            free += 1
            rng, left = Random(number), list(view.hand)
            give = []
            for to, count in extras["exchange"].items():
                cards = [left.pop(int(rng.random() * len(left))) for _ in range(count)]
                give.append((int(to), tuple(sorted(cards))))
            assert view.why_not(Exchange(tuple(give))) is None
        elif round_.phase == "exchange":
            forced += 1
            options = list(view.options())
        assert extras["legal"] == [action.to_json() for action in options]
        again = wire.read_question(line_for(view))
        assert again.to_json() == view.to_json()
        assert again.options() == view.options() or "exchange" in extras
    assert bool(free) == (variant != "hierarchie")
    assert bool(forced) == (variant in ("grandseigneur", "hierarchie"))


def test_exchange_questions_are_short() -> None:
    assert len(line_for(first_moment("exchange"))) < 3000


# -- answers -------------------------------------------------------------------------------------------------


def test_an_answer_is_an_action_with_or_without_a_reason() -> None:
    decision = Decision(Grand(True), Reason("calls-grand", {"power": 3.9}))
    assert wire.answer(decision) == {"type": "grand", "call": True}
    explained = wire.answer(decision, explain=True)
    assert explained["action"] == {"type": "grand", "call": True}
    assert explained["reason"]["code"] == "calls-grand"
    assert explained["reason"]["params"] == {"power": 3.9}
    assert explained["reason"]["sentence"] == str(decision.reason)
    for explain in (False, True):
        read = wire.read_answer(json.dumps(wire.answer(decision, explain)).encode())
        assert read.action == decision.action
    assert read.reason == decision.reason


@pytest.mark.parametrize(
    ("reason", "meant"),
    [
        (None, Reason("unexplained")),
        ("because", Reason("unexplained")),
        ({"code": 3}, Reason("unexplained")),
        ({"code": "cheapest"}, Reason("cheapest")),
        ({"code": "cheapest", "params": 3, "sentence": "so"}, Reason("own-words", {"words": "so"})),
        ({"code": "their-own", "sentence": "we\u0007 say"}, Reason("own-words", {"words": "we  say"})),
        ({"code": "their-own"}, Reason("own-words", {"words": "their-own"})),
        ({"sentence": "x" * 999}, Reason("own-words", {"words": "x" * 200})),
    ],
)
def test_reasons_of_programs_are_validated(reason: object, meant: Reason) -> None:
    line = json.dumps({"action": {"type": "pass"}, "reason": reason}).encode()
    assert wire.read_answer(line).reason == meant
    assert isinstance(str(meant), str)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (b"", "garbage"),
        (b"pass", "garbage"),
        (b"\xff\xfe", "garbage"),
        (b"[" * 100_000, "garbage"),
        (b"9" * 10_000, "garbage"),
        (b"null", "garbage"),
        (b'"pass"', "garbage"),
        (b"{}", "illegal"),
        (b'{"type":"pass","reason":"so"}', "illegal"),
        (b'{"action":null}', "illegal"),
        (b'{"error":"no"}', "refused"),
    ],
)
def test_invalid_answers_are_faults(line: bytes, kind: str) -> None:
    with pytest.raises(BotFault) as caught:
        wire.read_answer(line)
    assert caught.value.code == kind


# -- serving -------------------------------------------------------------------------------------------------


def served(*lines: bytes, bot: str = "greedy", explain: bool = False) -> list[dict[str, Any]]:
    out = io.BytesIO()
    wire.serve(Guard(make(bot, 1)), [line + b"\n" for line in lines], out, explain)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_every_line_gets_one_answer() -> None:
    view = first_moment("grand")
    plain = json.dumps(view.to_json()).encode()
    assert served(line_for(view), b"", plain, b"  ") == [{"type": "grand", "call": False}] * 2
    (explained,) = served(plain, explain=True)
    assert explained == {
        "action": {"type": "grand", "call": False},
        "reason": {"code": "never-bets", "params": {}, "sentence": "this bot never calls"},
    }


def test_a_bad_line_is_answered_with_an_error() -> None:
    view = first_moment("grand")
    data = view.to_json()
    over = tichu.Match(seed=1).round
    tichu.referee.play_round(over, [lambda view: view.options()[-1]] * 4)
    bad = {
        b"hello": "no-json",
        b"\xff": "no-json",
        b"[" * 100_000: "no-json",
        b"[]": "malformed",
        b"{}": "malformed",
        json.dumps({**data, "surprise": 1}).encode(): "malformed",
        json.dumps({**data, "seat": 9}).encode(): "no-such-seat",
        json.dumps({**data, "seat": None}).encode(): "no-seat",
        json.dumps({**data, "hands": ["2g 2g", None, None, None]}).encode(): "impossible-position",
        json.dumps(over.view(0).to_json()).encode(): "round-over",
        json.dumps({**data, "variant": "bridge"}).encode(): "unknown-variant",
    }
    answers = served(*bad, line_for(view))
    assert [answer.get("error", {}).get("code") for answer in answers] == [*bad.values(), None]
    assert all(answer["error"]["message"] for answer in answers[:-1])
    assert answers[-1] == {"type": "grand", "call": False}


def test_inconsistent_views_are_answered() -> None:
    """Whatever is changed in a view, there is an answer."""
    rng = Random(8)
    lines = []
    for round_, seat in moments("nanjing", "fata-morgana", seed=8):
        data = round_.view(seat).to_json()
        for _ in range(6):
            key = rng.choice(list(data))
            other = rng.choice(
                [None, [], {}, 0, 3, "", "play", "take", "2", [1], [None] * 4, ["2g"] * 4, data[key]]
            )
            lines.append(json.dumps({**data, key: other, "seat": rng.randrange(4)}).encode())
    for bot in ("greedy", "random"):
        answers = served(*lines, bot=bot)
        assert len(answers) == len(lines)
        assert all("type" in answer or "error" in answer for answer in answers)


def test_faults_are_reported_and_a_legal_answer_is_sent() -> None:
    noted: list[Fault] = []
    out = io.BytesIO()
    view = first_moment("grand")
    wire.serve(Guard(Doing(lambda view: None)), [line_for(view)] * 2, out, note=noted.append)
    assert out.getvalue().count(b'{"type": "grand", "call": false}\n') == 2
    assert [fault.kind for fault in noted] == ["illegal", "illegal"]


def test_reason_parameters_that_are_not_json_become_text() -> None:
    class Odd(Doing):
        def consider(self, view: tichu.View) -> Decision:
            return Decision(Grand(False), Reason("odd", {"set": {1}}))

    out = io.BytesIO()
    wire.serve(Guard(Odd(lambda view: None)), [line_for(first_moment("grand"))], out, explain=True)
    assert json.loads(out.getvalue())["reason"] == {
        "code": "odd",
        "params": {"set": "{1}"},
        "sentence": "odd",
    }


# -- documentation -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [*KEYS, *VIEW_KEYS, *wire.EXTRAS])
def test_every_key_of_a_question_is_documented(key: str) -> None:
    assert f"| `{key}`" in PAGE or f", `{key}`" in PAGE


@pytest.mark.parametrize("kind", _READERS)
def test_every_action_is_documented(kind: str) -> None:
    assert f'"type": "{kind}"' in PAGE


def test_the_limits_are_documented() -> None:
    first = f"{STARTUP_TIMEOUT:g} for the first answer after its start"
    assert f"within {ANSWER_TIMEOUT:g} seconds ({first})" in PAGE
    words = {3: "three", 10: "ten"}
    assert f"After {words[MAX_FAULTS]} faults in a row, or {words[MAX_TIMEOUTS]} timeouts" in PAGE


@pytest.mark.parametrize("kind", ["error", "illegal", "timeout", "exit", "garbage", "refused", "start"])
def test_every_fault_is_documented(kind: str) -> None:
    assert f"| `{kind}` |" in PAGE
