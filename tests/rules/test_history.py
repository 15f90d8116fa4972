"""The public history of a round: what everybody has seen, and nothing else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import tichu
from tests.support import PASS, TAKE, TICHU, on_table, play, play_out, table
from tichu.client.mirror import Mirror


def shown(round_: tichu.Round, seat: int | None = None) -> list[dict[str, Any]]:
    history: list[dict[str, Any]] = round_.view(seat).to_json()["history"]
    return history


def test_plays_passes_and_taken_tricks_are_in_it_for_everybody() -> None:
    round_ = table(["8g 8k Ph 2g", "3g", "4g", "5g"])

    round_.apply(0, play("8g 8k Ph"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, TAKE)

    expected = [
        {"seat": 0, "type": "play", "cards": "8g 8k Ph", "as": "8"},
        {"seat": 1, "type": "pass"},
        {"seat": 2, "type": "pass"},
        {"seat": 3, "type": "pass"},
        {"seat": 0, "type": "take"},
    ]
    assert round_.to_json()["history"] == expected
    assert all(shown(round_, seat) == expected for seat in (0, 1, 2, 3, None))


def test_the_wish_stands_with_its_play() -> None:
    round_ = table(["Ma 2g", "3g", "4g", "5g"], started=[])

    round_.apply(3, TICHU)
    round_.apply(0, play("Ma", wish="7"))

    assert shown(round_) == [
        {"seat": 3, "type": "tichu"},
        {"seat": 0, "type": "play", "cards": "Ma", "wish": "7"},
    ]


def test_grand_answers_and_early_calls_appear_when_all_have_answered() -> None:
    round_ = tichu.Match(seed=1).round

    for seat in (2, 0, 3):
        round_.apply(seat, {"type": "grand", "call": seat == 3})
    round_.apply(2, TICHU)
    assert all(shown(round_, seat) == [] for seat in (0, 1, 2, 3, None))
    round_.apply(1, {"type": "grand", "call": False})

    assert shown(round_) == [
        {"seat": 0, "type": "grand", "call": False},
        {"seat": 1, "type": "grand", "call": False},
        {"seat": 2, "type": "grand", "call": False},
        {"seat": 3, "type": "grand", "call": True},
        {"seat": 2, "type": "tichu"},
    ]


def test_exchanged_cards_are_never_in_it() -> None:
    match = tichu.Match(seed=2)

    play_out(match, Random(2))

    kinds = {entry["type"] for entry in shown(match.round)}
    assert "exchange" not in kinds
    assert {"grand", "play", "pass", "take"} <= kinds


def test_refused_actions_are_not_in_the_history_and_copies_are_independent() -> None:
    round_ = table(["8g 2g", "3g", "4g", "9g"])
    round_.apply(0, play("8g"))
    copy = round_.copy()

    with pytest.raises(tichu.IllegalAction):
        round_.apply(1, play("3g"))
    copy.apply(1, PASS)

    assert len(shown(round_)) == 1
    assert len(shown(copy)) == 2


def test_a_position_with_or_without_history_is_read() -> None:
    round_ = table(["8g 2g", "3g", "4g", "9g"])
    round_.apply(0, play("8g"))
    position = round_.to_json()

    again = tichu.Round.from_json(json.loads(json.dumps(position)))
    assert again.to_json() == position
    del position["history"]
    assert tichu.Round.from_json(position).to_json() == position


@pytest.mark.parametrize(
    "history",
    [
        "pass",
        [7],
        [{"type": "pass"}],
        [{"seat": 4, "type": "pass"}],
        [{"seat": True, "type": "pass"}],
        [{"seat": 0, "type": "sing"}],
        [{"seat": 0, "type": "exchange", "give": {"1": "2g"}}],
        [{"seat": 0, "type": "pass"}] * 2001,
    ],
)
def test_an_impossible_history_is_refused(history: object) -> None:
    position = table(["8g", "3g", "4g", "9g"]).to_json()

    with pytest.raises(tichu.InvalidPosition):
        tichu.Round.from_json({**position, "history": history})


def test_a_delta_carries_only_new_entries_and_the_client_appends_them() -> None:
    round_ = table(["8g 2g", "3g", "4g", "9g"], trick=on_table())
    before = round_.view(None)
    mirror = Mirror()
    mirror.round = before.to_json()

    round_.apply(0, play("8g"))
    delta = round_.view(None).public_changes(before)
    mirror._merge({"round": delta}, 0.0)

    assert delta["history_added"] == shown(round_)
    assert "history" not in delta
    assert mirror.round == round_.view(None).to_json()
