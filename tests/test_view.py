"""Views as JSON: what is written reads back, and anything else is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tichu


def walk(variant: str, edition: str, seed: int) -> tichu.Match:
    """A match somewhere in the middle of a round."""
    match, rng = tichu.Match(variant, edition, seed=seed), random.Random(seed)
    referee = tichu.referee.Referee(match.round)
    for _ in range(rng.randrange(60)):
        seat = referee.ask()
        if seat is None:
            break
        options = match.round.view(seat).options()
        referee.answer(options[int(rng.random() * len(options))])
    return match


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_a_view_reads_back(variant: str, edition: str) -> None:
    for seed in range(8):
        round_ = walk(variant, edition, seed).round
        for seat in (*range(round_.game.seats), None):
            view = round_.view(seat)
            data = view.to_json()
            again = tichu.View.from_json(json.loads(json.dumps(data)))
            assert again.to_json() == data
            assert list(again.options()) == list(view.options())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seat", 4),
        ("seat", "0"),
        ("seat", True),
        ("counts", None),
        ("counts", [1, 2]),
        ("counts", [14, 14, 14, -1]),
        ("waiting", [9]),
        ("received", {"7": "2g"}),
        ("received", {"1": "Zz"}),
        ("received", 3),
        ("hands", None),
        ("hands", {"0": None}),
        ("surprise", 1),
    ],
)
def test_an_impossible_view_is_refused(key: str, value: Any) -> None:
    data = walk("nanjing", "fata-morgana", 3).round.view(0).to_json()
    with pytest.raises(tichu.InvalidPosition):
        tichu.View.from_json({**data, key: value})
    with pytest.raises(tichu.InvalidPosition):
        tichu.View.from_json([data])


@pytest.mark.rule("E4")
def test_a_view_stays_a_view_when_the_round_is_over() -> None:
    match = tichu.Match("nanjing", seed=5)
    tichu.referee.play_round(match.round, [lambda view: view.options()[-1]] * 4)
    data = match.round.view(0).to_json()
    assert data["phase"] == "over"
    assert data["hands"][1:] == [None, None, None]
    assert data["given"][1:] == [None, None, None]


def views_of(round_: tichu.Round) -> list[tichu.View]:
    """The views of all seats and of a spectator."""
    return [round_.view(seat) for seat in (*range(round_.game.seats), None)]


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_the_history_never_shows_exchanged_cards(variant: str, edition: str) -> None:
    """Two rounds in a row, so that games of ranks exchange too."""
    match, rng = tichu.Match(variant, edition, seed=5), random.Random(5)
    for _ in range(2):
        if match.round.over:
            match.next_round()
        referee = tichu.referee.Referee(match.round)
        while (seat := referee.ask()) is not None:
            options = match.round.view(seat).options()
            referee.answer(options[int(rng.random() * len(options))])
            if match.round.phase == "exchange":
                kinds = {type(entry.action) for view in views_of(match.round) for entry in view.round.history}
                assert kinds <= {tichu.Grand, tichu.Tichu, tichu.Withdraw}
        for view in views_of(match.round):
            assert not any(isinstance(entry.action, tichu.Exchange) for entry in view.round.history)
            assert not any(entry["type"] == "exchange" for entry in view.to_json()["history"])


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_the_history_is_empty_until_all_have_answered_the_grand_question(variant: str, edition: str) -> None:
    for seed in range(8):
        round_, rng = tichu.Match(variant, edition, seed=seed).round, random.Random(seed)
        while round_.phase == "grand":
            seat = rng.choice([seat for seat in range(round_.game.seats) if round_.legal_actions(seat)])
            round_.apply(seat, rng.choice(round_.legal_actions(seat)))
            if round_.phase == "grand":
                assert all(view.to_json()["history"] == [] for view in views_of(round_))
        answered = {entry.seat for entry in round_.history if isinstance(entry.action, tichu.Grand)}
        assert answered == round_.answered
