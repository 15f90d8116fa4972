"""Questions about the cards are computed once for each version and seat."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from tichu.core.actions import Grand
from tichu.core.match import Match
from tichu.server import wire
from tichu.server.store import Blocks
from tichu.server.table.answers import Answers
from tichu.server.workers.workers import Workers
from tichu.table.commands import Person
from tichu.table.frames import answers as answers_module
from tichu.table.frames import queries
from tichu.table.options import TableOptions
from tichu.table.places import Place
from tichu.table.state import TableState


class Asker:
    """A client at the first place, with the answers it got."""

    def __init__(self) -> None:
        self.person = Person("anna", "Anna")
        self.blocks, self.hidden, self.wants_legal = Blocks(), False, False
        self.answers: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.answers.append(json.loads(text)["d"])

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"closed: {code} {reason}")


class Desk:
    """A table at which Anna asks questions; ``computed`` counts what had to be computed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = Match(seed=1)
        places = [Place("anna", "Anna"), *(Place(None, "", "club") for _ in range(3))]
        self.state = TableState.of_match("t", match, places, TableOptions())
        self.asker = Asker()
        self.computed: list[str] = []
        self._answers = Answers(cast(Workers, None))
        for name in ("about_options", "about_cards", "playable_combos"):
            monkeypatch.setattr(queries, name, self._counted(name, getattr(queries, name)))

    def _counted(self, name: str, query: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any) -> Any:
            self.computed.append(name)
            return query(*arguments)

        return counted

    def ask(self, what: Any, cards: str | None = None) -> dict[str, Any]:
        self._answers.answer(self.state, self.asker, wire.AskData(id="q", what=what, cards=cards))
        return self.asker.answers[-1]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


def test_the_same_question_is_computed_once(desk: Desk) -> None:
    first = desk.ask("legal")
    assert desk.ask("legal") == first
    desk.ask("complete", "2g")
    desk.ask("complete", "3g")
    for cards in ("2g", "2g", "3g"):
        desk.ask("cards", cards)

    assert desk.computed == ["about_options", "playable_combos", "about_cards", "about_cards"]


def test_a_new_version_is_computed_again(desk: Desk) -> None:
    first = desk.ask("legal")
    assert desk.state.match is not None
    seat = desk.state.match.seating.index(0)
    desk.state.match.apply(seat, Grand(False))
    desk.state.version += 1

    assert desk.ask("legal")["actions"] != first["actions"]
    assert desk.computed == ["about_options", "about_options"]


def test_a_limited_number_of_answers_is_kept(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers_module, "MAX_KEPT", 3)
    for number in range(2, 10):
        desk.ask("cards", f"{number}g")

    assert len(desk._answers._rules._kept) <= 3


def test_an_answer_says_how_many_actions_are_left_out(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "MAX_ACTIONS", 1)
    whole = desk.state.match.round.legal_actions(desk.state.match.seating.index(0))  # type: ignore[union-attr]
    answer = desk.ask("legal")

    assert len(answer["actions"]) + answer["more"] == len(whole) > 1
