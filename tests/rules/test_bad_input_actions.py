"""Malformed actions and seats: a clear error, never another exception, and nothing changed."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tichu
from tests.rules.malformed import GOOD, MISSING, changed, check_error, good, json_values, paths, seats, some
from tests.support import PASS, TICHU, exchange, give, play, refused, table

pytestmark = pytest.mark.rule("C4")


def try_action(round_: tichu.Round, seat: Any, action: Any) -> bool:
    """Whether the action was accepted. Refused, it changed nothing and said why; it is never altered."""
    before, asked = round_.to_json(), copy.deepcopy(action)
    try:
        round_.apply(seat, action)
    except tichu.IllegalAction as error:
        check_error(error)
        assert round_.to_json() == before
        return False
    finally:
        assert repr(action) == repr(asked)
    return True


@some
@given(name=st.sampled_from(list(GOOD)), seat=st.integers(0, 3), action=json_values)
def test_any_json_as_an_action_is_played_or_refused(name: str, seat: int, action: Any) -> None:
    try_action(tichu.Round.from_json(good(name)), seat, action)


@some
@given(
    name=st.sampled_from(list(GOOD)),
    seat=st.integers(0, 3),
    action=st.fixed_dictionaries(
        {"type": st.sampled_from(["grand", "tichu", "withdraw", "exchange", "play", "pass", "take", "give"])},
        optional=dict.fromkeys(("cards", "as", "wish", "to", "give", "call", "x"), json_values),
    ),
)
def test_an_action_of_a_known_type_with_any_values_is_played_or_refused(
    name: str, seat: int, action: dict[str, Any]
) -> None:
    try_action(tichu.Round.from_json(good(name)), seat, action)


@some
@given(data=st.data(), name=st.sampled_from(list(GOOD)), seat=st.integers(0, 3), value=json_values)
def test_a_legal_action_with_one_part_changed_is_refused_unless_it_is_legal_again(
    data: st.DataObject, name: str, seat: int, value: Any
) -> None:
    round_ = tichu.Round.from_json(good(name))
    options = [action.to_json() for action in round_.legal_actions(seat)]
    if not options:
        return
    action = data.draw(st.sampled_from(options))
    path = data.draw(st.sampled_from(paths(action)))
    new = data.draw(st.sampled_from([value, MISSING]))
    mutated = changed(action, path, new)
    legal_before = [tichu.Action.from_json(option) for option in options]
    if try_action(round_, seat, mutated):
        play_meant = tichu.Action.from_json(mutated).to_json()
        kinds_of_cards = [sorted(one.to_json().get("cards", "").split()) for one in legal_before]
        assert sorted(play_meant.get("cards", "").split()) in kinds_of_cards


@some
@given(action=json_values)
def test_reading_an_action_raises_illegal_action_and_nothing_else(action: Any) -> None:
    try:
        read = tichu.Action.from_json(action)
    except tichu.IllegalAction as error:
        check_error(error)
    else:
        assert tichu.Action.from_json(read.to_json()) == read


NOT_ACTIONS: list[Any] = [
    None, True, 0, 1.5, "", "pass", [], ["pass"], [PASS], {}, {"type": None}, {"type": []}, {"type": {}},
    {"type": "PASS"}, {"type": "pass "}, {"type": "fold"}, {"type": ["pass"]}, {"Type": "pass"},
    {"type": "pass", "x": 1}, {"type": "pass", "cards": ""}, {"type": "take", "to": 1},
    {1: 2}, {None: "pass"},
]  # fmt: skip


@pytest.mark.parametrize("action", NOT_ACTIONS, ids=repr)
def test_invalid_actions_are_refused_everywhere(action: Any) -> None:
    with pytest.raises(tichu.IllegalAction):
        tichu.Action.from_json(action)
    for name in GOOD:
        round_ = tichu.Round.from_json(good(name))
        for seat in seats(round_):
            assert not try_action(round_, seat, action)


@pytest.mark.parametrize(
    "action",
    [
        play(""),
        play(" "),
        play("1g"),
        play("10g"),
        play("Tx"),
        play("g2"),
        play("Dragon"),
        play("2g 2g"),
        play("Ab"),
        {"type": "play"},
        {"type": "play", "cards": None},
        {"type": "play", "cards": ["2g"]},
        {"type": "play", "cards": 2},
        {"type": "play", "cards": {"2g": 1}},
        play("2g", as_="2"),
        play("2g", as_=None),
        play("2g", wish="7"),
        play("2g", to=2),
        play("Ma", wish="1"),
        play("Ma", wish="10"),
        play("Ma", wish="Dr"),
        play("Ma", wish=7),
        play("Ma", wish=""),
        play("Ma", wish=[]),
        play("Ma", wish={}),
        play("Ma", wish=False),
        play("Ma", wish="7 8"),
        play("Ma", as_="2"),
        play("Do", to=1),
        play("Do", to="2"),
        play("Do", to=True),
        play("Do", to=[2]),
        play("Ma Dr"),
        play("Ma 2g"),
        give(1),
        {"type": "grand", "call": False},
        exchange(to1="2g", to2="Do", to3="Dr"),
    ],
    ids=repr,
)
def test_a_malformed_play_is_refused_and_the_lead_stays(action: dict[str, Any]) -> None:
    refused(tichu.Round.from_json(good("lead")), 0, action)


@pytest.mark.parametrize(
    "as_", ["2", "9", "1", "", " ", "8 8", "Ph", 8, True, None, [], ["8"], {}, {"Ph": "8"}], ids=repr
)
def test_what_the_phoenix_stands_for_must_be_one_rank_that_fits(as_: Any) -> None:
    round_ = table(["8g 8k Ph 2g", "2k 3k", "2b 3b", "2r 3r"])
    refused(round_, 0, play("8g 8k Ph", as_=as_))
    round_.apply(0, play("8g 8k Ph", as_="8"))


BAD_CARDS: list[Any] = ["", "3g", "Ab", "4x", "4g Ma", None, ["4g"], 4, True, {}]
BAD_KEYS = ["0", "-1", "03", "+3", " 3", "\uff13", "3.0", "three", ""]
BAD_OFFERS: list[Any] = [
    *(None, [], "2g", 1, {}, {"1": "2g"}, {"1": "2g", "2": "3g"}),
    {"1": "2g", "2": "3g", "3": "4g", "4": "Ma"},
    *({"1": "2g", "2": "3g", "3": card} for card in BAD_CARDS),
    *({"1": "2g", "2": "3g", seat: "4g"} for seat in BAD_KEYS),
]


@pytest.mark.parametrize("offer", BAD_OFFERS, ids=repr)
def test_a_malformed_exchange_is_refused(offer: Any) -> None:
    refused(tichu.Round.from_json(good("exchange")), 0, {"type": "exchange", "give": offer})


@pytest.mark.parametrize("call", [None, 0, 1, "true", "", [], {}, MISSING], ids=repr)
def test_the_answer_to_grand_tichu_must_be_a_bool(call: Any) -> None:
    action: dict[str, Any] = {"type": "grand"} if call is MISSING else {"type": "grand", "call": call}
    refused(tichu.Round.from_json(good("grand")), 0, action)


@pytest.mark.parametrize("to", [None, "1", 1.0, True, [1], {}, 0, 2, 4, -1, 10**30, MISSING], ids=repr)
def test_the_receiver_of_the_dragons_trick_must_be_the_seat_of_an_opponent(to: Any) -> None:
    action: dict[str, Any] = {"type": "give"} if to is MISSING else {"type": "give", "to": to}
    round_ = tichu.Round.from_json(good("take"))
    refused(round_, 0, action)
    round_.apply(0, give(1))


BAD_SEATS: list[Any] = [-1, 12, 10**30, None, "0", "", 0.0, 1.5, True, False, [], {}, (0,), float("nan")]


@pytest.mark.parametrize("seat", BAD_SEATS, ids=repr)
def test_a_seat_that_does_not_exist_can_do_nothing(seat: Any) -> None:
    for name in GOOD:
        round_ = tichu.Round.from_json(good(name))
        for action in (PASS, TICHU, play("2g")):
            assert not try_action(round_, seat, action)
        with pytest.raises(tichu.IllegalAction):
            list(round_.legal_actions(seat))


@pytest.mark.parametrize("seat", [seat for seat in BAD_SEATS if seat is not None], ids=repr)
def test_a_seat_that_does_not_exist_sees_nothing(seat: Any) -> None:
    for name in GOOD:
        with pytest.raises(tichu.TichuError):
            tichu.Round.from_json(good(name)).view(seat).to_json()


def test_rounds_share_no_mutable_data_with_callers() -> None:
    for name in GOOD:
        source = good(name)
        round_ = tichu.Round.from_json(source)
        before = round_.to_json()
        for owned in (source, round_.to_json(), round_.view(0).to_json()):
            for part in list(owned.values()):
                if isinstance(part, (list, dict)):
                    part.clear()
            owned.clear()
        assert round_.to_json() == before
