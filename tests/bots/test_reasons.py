"""Every reason has a sentence, and every sentence is used by a bot."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tichu
from tests.bots.support import EVERY_GAME
from tichu.bots import Bot, Decision, Reason
from tichu.bots.reasons import REASONS, sentence
from tichu.bots.registry import make
from tichu.words import Words
from tichu.words.typescript import values_of_books

SOURCES = Path(tichu.__file__).parent / "bots"


def codes_in(tree: ast.AST) -> Iterator[str]:
    """Codes of the reasons that this code creates."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            yield from _texts(node.args[0])


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        assert isinstance(node.value, str)
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def used() -> set[str]:
    return {
        code
        for path in SOURCES.rglob("*.py")
        for code in codes_in(ast.parse(path.read_text(encoding="utf-8")))
    }


def test_bots_use_the_listed_reasons() -> None:
    assert used() == set(REASONS)


def test_sentences_name_the_parameters_of_their_reasons() -> None:
    assert values_of_books()["reasons"] == {code: set(names) for code, names in REASONS.items()}


@pytest.mark.parametrize("code", REASONS)
def test_sentences_can_follow_a_dash(code: str) -> None:
    text = str(Reason(code, dict.fromkeys(REASONS[code], 2)))
    assert text == text.strip() and not text.endswith(".")
    assert code == code.lower() and " " not in code


class ReasonRecorder(Bot):
    """Records the reasons of another bot."""

    name = "watched"
    about = "for tests"

    def __init__(self, bot: Bot, reasons: list[Reason]) -> None:
        super().__init__(0)
        self.bot = bot
        self.reasons = reasons

    def consider(self, view: tichu.View) -> Decision:
        decision = self.bot.consider(view)
        self.reasons.append(decision.reason)
        return decision


@pytest.mark.parametrize("name", ["random", "greedy", "club"])
@pytest.mark.parametrize(("variant", "edition"), EVERY_GAME)
def test_bots_give_a_reason_for_every_decision(name: str, variant: str, edition: str) -> None:
    reasons: list[Reason] = []
    match = tichu.Match(variant, edition, seed=21)
    for number in range(2 if match.scores is None else 1):
        if number:
            match.next_round()
        bots = [ReasonRecorder(make(name, seat), reasons) for seat in range(match.game.seats)]
        tichu.referee.play_round(match.round, [bot.decide for bot in bots])
    assert reasons
    for reason in set(map(str, map(_strictly, reasons))):
        assert reason and "{" not in reason


def _strictly(reason: Reason) -> str:
    """The sentence; a missing parameter is an error here."""
    text = Words("en").text(f"reasons.{reason.code}", **reason.params)
    assert str(reason) == text
    return text


def test_unknown_codes_are_shown_as_they_are() -> None:
    assert str(Reason("their-code", {"x": 1})) == "their-code"
    assert str(Reason("bombs")) == "bombs"
    assert str(Reason("bombs", {"points": 20})) == "the trick (20 points) and the lead are worth a bomb"
    assert str(Reason("bombs", {"points": float("inf")}))


def test_a_reason_is_told_in_a_language_with_names() -> None:
    reason = Reason("fights-caller", {"seat": 1})
    assert sentence(reason, Words("de"), lambda seat: f"Mei {seat}") == (
        "der Gegner, der angesagt hat (Mei 1), soll für den Stich bezahlen"
    )
    assert sentence(Reason("their-code"), Words("de")) == "their-code"


def test_without_the_catalogue_a_reason_is_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tichu.words", None)
    assert str(Reason("goes-out")) == "goes-out"
