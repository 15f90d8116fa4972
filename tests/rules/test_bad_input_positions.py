"""Malformed positions: refused with a clear error, or whole enough to be played on."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tichu
from tests.rules.malformed import (
    GOOD,
    MISSING,
    changed,
    check_error,
    check_playable,
    good,
    json_values,
    paths,
    some,
)
from tests.support import on_table

pytestmark = pytest.mark.rule("C4")

every_position = pytest.mark.parametrize("name", list(GOOD))


def accepted(value: Any) -> tichu.Round | None:
    """The round at the position, or nothing if it was refused as it should be."""
    before = copy.deepcopy(value)
    try:
        round_ = tichu.Round.from_json(value)
    except (tichu.InvalidPosition, tichu.InvalidCard, tichu.InvalidSettings) as error:
        check_error(error)
        round_ = None
    assert repr(value) == repr(before)
    return round_


@some
@given(value=json_values)
def test_any_json_as_a_position_is_refused(value: Any) -> None:
    assert accepted(value) is None


@some
@given(data=st.data(), name=st.sampled_from(list(GOOD)), value=json_values)
def test_a_position_with_one_part_changed_is_refused_or_can_be_played(
    data: st.DataObject, name: str, value: Any
) -> None:
    source = good(name)
    path = data.draw(st.sampled_from(paths(source)))
    round_ = accepted(changed(source, path, data.draw(st.sampled_from([value, MISSING]))))
    if round_ is not None:
        check_playable(round_)


@some
@given(data=st.data(), name=st.sampled_from(list(GOOD)))
def test_a_position_with_two_parts_taken_from_others_is_refused_or_can_be_played(
    data: st.DataObject, name: str
) -> None:
    source: Any = good(name)
    for _ in range(2):
        path = data.draw(st.sampled_from(paths(source)))
        other = good(data.draw(st.sampled_from(list(GOOD))))
        part = other
        for key in data.draw(st.sampled_from(paths(other))):
            part = part[key]
        source = changed(source, path, part)
    round_ = accepted(source)
    if round_ is not None:
        check_playable(round_)


@some
@given(data=st.data(), name=st.sampled_from(list(GOOD)))
def test_a_position_with_a_key_of_another_is_refused_or_can_be_played(data: st.DataObject, name: str) -> None:
    source, other = good(name), good(data.draw(st.sampled_from(list(GOOD))))
    for key in data.draw(st.lists(st.sampled_from(sorted(other)), min_size=1, max_size=3)):
        source[key] = other[key]
    round_ = accepted(source)
    if round_ is not None:
        check_playable(round_)


@every_position
@pytest.mark.parametrize("key", ["variant", "hands", "phase"])
def test_a_position_without_game_hands_or_phase_is_refused_or_can_be_played(name: str, key: str) -> None:
    source = good(name)
    del source[key]
    round_ = accepted(source)
    if key == "hands":
        assert round_ is None
    if round_ is not None:
        check_playable(round_)


@every_position
def test_the_positions_these_tests_start_from_are_good(name: str) -> None:
    check_playable(tichu.Round.from_json(good(name)), steps=400)


def alter(name: str, **keys: Any) -> Callable[[], dict[str, Any]]:
    """A valid position with some keys replaced."""
    return lambda: {**good(name), **keys}


IMPOSSIBLE: dict[str, Callable[[], Any]] = {
    "a card in two hands": alter("lead", hands=["Ma 2g Do Dr", "2g 3k", "8b 3b", "7g 7k 7b 7r"]),
    "a card twice in one hand": alter("lead", hands=["Ma Ma 2g", "8k 3k", "8b 3b", "7g 7k 7b 7r"]),
    "a card in hand and on the table": alter("play", hands=["Ab 9g", "2g Ph", "", "Dr 5r"]),
    "a card in hand and in a trick won": alter("lead", won=["2g", "", "", ""]),
    "a card in hand and in the stock": alter("grand", stock=["Ma", "", "", ""]),
    "no card": alter("lead", hands=["Zz 2g", "8k 3k", "8b 3b", "7g 7k 7b 7r"]),
    "hands as lists": alter("lead", hands=[["Ma"], ["8k"], ["8b"], ["7g"]]),
    "a hand unknown": alter("lead", hands=["Ma 2g", None, "8b 3b", "7g 7k"]),
    "three hands": alter("lead", hands=["Ma 2g", "8k 3k", "8b 3b"]),
    "five hands": alter("lead", hands=["Ma 2g", "8k 3k", "8b 3b", "7g", "7k"]),
    "no hands": alter("lead", hands=[]),
    "a phase that is none": alter("lead", phase="pause"),
    "a phase that is a list": alter("lead", phase=["play"]),
    "a turn beyond the table": alter("lead", turn=4),
    "a turn before the table": alter("lead", turn=-1),
    "a turn in words": alter("lead", turn="0"),
    "a turn that is true": alter("lead", turn=True),
    "nobody's turn": alter("lead", turn=None),
    "the turn of one who is out": alter("play", turn=2),
    "a wish for a special": alter("play", wish="Dr"),
    "a wish for a one": alter("play", wish="1"),
    "a wish in numbers": alter("play", wish=8),
    "a wish that is a list": alter("play", wish=["8"]),
    "a call that is none": alter("lead", calls={"0": "maybe"}),
    "a call of nobody": alter("lead", calls={"4": "tichu"}),
    "a call by a seat written oddly": alter("lead", calls={"\uff11": "tichu"}),
    "calls as a list": alter("lead", calls=["tichu"]),
    "a trick of nobody": alter("play", trick=[{"seat": 7, "cards": "4g 4k"}]),
    "a trick without cards": alter("play", trick=[{"seat": 3}]),
    "a trick that is no combination": alter("play", trick=[{"seat": 3, "cards": "4g 5k"}]),
    "a trick that goes down": alter("play", trick=on_table((3, "9g 9k"), (0, "4g 4k"))),
    "a trick of different kinds": alter("play", trick=on_table((3, "9g 9k"), (0, "Kk"))),
    "a trick of texts": alter("play", trick=["4g 4k"]),
    "somebody out with cards": alter("play", out=[2, 0]),
    "somebody out twice": alter("play", out=[2, 2]),
    "somebody out who is not there": alter("play", out=[2, 9]),
    "somebody passed who is not there": alter("play", passed=[9]),
    "somebody started who is not there": alter("play", started=[9]),
    "settings as a list": alter("lead", settings=[]),
    **{
        f"a setting called {key}": alter("lead", settings={key: "nanjing"})
        for key in ("variant", "edition", "players", "seed", "self", "cls", "settings", "")
    },
    "an unknown setting": alter("lead", settings={"colour": "red"}),
    "a dummy beside the soloist": alter("trichu", dummy=1),
    "a dummy who is the soloist": alter("trichu", dummy=0),
    "an exchange with too few cards to give": alter(
        "exchange", hands=["Ma 2g", "2k 3k 4k", "2b 3b 4b", "2r 3r 4r"]
    ),
    "a soloist beyond the table": alter("trichu", soloist=5, dummy=7),
    "ranks with a seat twice": alter("grandseigneur", ranks=[0, 5, 4, 3, 2, 2]),
    "ranks with a seat missing": alter("grandseigneur", ranks=[0, 5, 4, 3, 2]),
    "ranks in words": alter("grandseigneur", ranks=["0", "5", "4", "3", "2", "1"]),
    "an exchange without ranks": alter("grandseigneur", ranks=None),
    "a Dog among the lords": alter("grandseigneur", hands=["Do", "2g", "3g", "4g", "5g", "6g"]),
    "cards face up that nobody knows": alter("hierarchie", faceup="Qz"),
    "cards face up as a list": alter("hierarchie", faceup=["Ag"]),
    "a dealer beyond the table": alter("hierarchie", dealer=5),
    "a gift of a card not held": alter("exchange", given=[{"1": "Ab", "2": "2g", "3": "3g"}, *[None] * 3]),
    "a gift to oneself": alter("exchange", given=[{"0": "2g", "1": "3g", "2": "4g"}, None, None, None]),
    "gifts as texts": alter("exchange", given=["2g", None, None, None]),
    "won piles for three": alter("play", won=["", "", ""]),
}


@pytest.mark.parametrize("name", list(IMPOSSIBLE))
def test_an_impossible_position_is_refused(name: str) -> None:
    with pytest.raises((tichu.InvalidPosition, tichu.InvalidCard, tichu.InvalidSettings)) as caught:
        tichu.Round.from_json(IMPOSSIBLE[name]())
    check_error(caught.value)
