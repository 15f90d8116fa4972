"""Malformed input of any shape: a clear error of the family, never another exception, and nothing changed."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tichu
from tests.support import PASS, TICHU, exchange, give, on_table, play, position, refused, table

pytestmark = pytest.mark.rule("C4")

FIRST_CARDS = [
    "Ma 2g 3g 4g 5g 6k 7k 8k",
    "Do 2k 3k 4k 5k 6b 7b 8b",
    "Ph 2b 3b 4b 5b 6r 7r 8r",
    "Dr 2r 3r 6g 7g 8g 9g Tg",
]
STOCK = ["9k Tk Jb Qb Kb Ab", "9b Tb Jr Qr Kr Ar", "9r Tr Jg Qg Kg Ag", "4r 5r Jk Qk Kk Ak"]

GOOD: dict[str, dict[str, Any]] = {
    "grand": position(FIRST_CARDS, phase="grand", stock=STOCK),
    "exchange": position(["Ma 2g 3g 4g", "2k 3k 4k 5k", "2b 3b 4b 5b", "2r 3r Dr Ph"], phase="exchange"),
    "play": position(
        ["Ab Kg", "2g 2k 2b 2r Ph", "", "Dr 5r"],
        turn=1,
        trick=on_table((3, "4g 4k"), (0, "9g 9k")),
        calls={"0": "tichu"},
        out=[2],
        won=["", "", "Kk Tg 5g", ""],
        wish="Q",
    ),
    "lead": position(["Ma 2g Do Dr", "8k 3k", "8b 3b", "7g 7k 7b 7r"], started=[]),
    "take": position(
        ["2g 3g", "2k 3k", "2b 3b", "2r 3r"], phase="take", trick=on_table((0, "Dr")), passed=[1, 2, 3]
    ),
    "trichu": position(
        ["Ma 2g 3g 4g", "2k 3k 4k 5k", "2b 3b 4b 5b", "2r 3r Dr Ph"],
        phase="exchange",
        variant="trichu",
        soloist=0,
        dealer=0,
        dummy=2,
    ),
    "tientsin": position(["Do 3g", "4g 5k", "6b 7r", "Tg Jk", "8b 9r", "Qg Kk"], variant="tientsin"),
    "grandseigneur": position(
        ["2g 3g 4g", "Dr Ph Ma 9g", "3k 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r"],
        variant="grandseigneur",
        phase="exchange",
        ranks=[0, 5, 4, 3, 2, 1],
        dealer=1,
    ),
    "hierarchie": position(
        ["7r 7r 7b 2g", "Ma 3k", "8b 3b", "Do Dr", "8b 9r"],
        variant="hierarchie",
        edition="philibert",
        ranks=[0, 1, 2, 3, 4],
        dealer=4,
        faceup="Ag Ag",
    ),
}
every_position = pytest.mark.parametrize("name", list(GOOD))
some = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])

WORDS = [
    "", " ", "2g", "Ma", "Dr", "Ph Ph", "2g 2g", "2g 3g", "9", "T", "10", "1", "A", "tichu", "grand", "play",
    "pass", "take", "give", "exchange", "withdraw", "over", "nanjing", "trichu", "hierarchie", "philibert",
    "0", "-1", "01", "\uff11", "\u0662", "\ud800", "\x00", "None", "nan", "1e3", "0x1",
]  # fmt: skip
KEYS = [
    "type", "cards", "as", "wish", "to", "give", "call", "seat", "0", "1", "2", "3", "variant", "hands", "",
]  # fmt: skip

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 14)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=8)
)
json_values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=4), inner, max_size=5)
    ),
    max_leaves=12,
)


class Missing:
    """A part left out."""

    def __repr__(self) -> str:
        return "missing"


MISSING = Missing()


def good(name: str) -> dict[str, Any]:
    """A fresh copy of a valid position."""
    return copy.deepcopy(GOOD[name])


def paths(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [before, *(path for key, part in inner for path in paths(part, (*before, key)))]


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The JSON value with one part replaced, or left out."""
    if not path:
        return None if new is MISSING else new
    result = copy.copy(value)
    if len(path) == 1 and new is MISSING:
        del result[path[0]]
    else:
        result[path[0]] = changed(result[path[0]], path[1:], new)
    return result


def check_error(error: tichu.TichuError) -> None:
    """A stable code for programs and a sentence for people."""
    assert isinstance(error, ValueError)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", error.code)
    assert " " in str(error).strip()


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


def seats(round_: tichu.Round) -> range:
    """The seats of the round."""
    return range(len(round_.to_json()["hands"]))


def check_playable(round_: tichu.Round, steps: int = 40) -> None:
    """What was accepted is a whole position: it can be written, read, seen and played on."""
    assert tichu.Round.from_json(round_.to_json()).to_json() == round_.to_json()
    rng = random.Random(1)
    for _ in range(steps):
        for seat in (*seats(round_), None):
            round_.view(seat).to_json()
        options = [(seat, action) for seat in seats(round_) for action in round_.legal_actions(seat)]
        if not options:
            assert round_.over
            return
        round_.apply(*rng.choice(options))


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


# Actions


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
def test_what_is_no_action_is_refused_everywhere(action: Any) -> None:
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
def test_a_play_written_wrong_is_refused_and_the_lead_stays(action: dict[str, Any]) -> None:
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
def test_an_exchange_written_wrong_is_refused(offer: Any) -> None:
    refused(tichu.Round.from_json(good("exchange")), 0, {"type": "exchange", "give": offer})


@pytest.mark.parametrize("call", [None, 0, 1, "true", "", [], {}, MISSING], ids=repr)
def test_the_answer_to_grand_tichu_is_true_or_false_and_nothing_like_it(call: Any) -> None:
    action: dict[str, Any] = {"type": "grand"} if call is MISSING else {"type": "grand", "call": call}
    refused(tichu.Round.from_json(good("grand")), 0, action)


@pytest.mark.parametrize("to", [None, "1", 1.0, True, [1], {}, 0, 2, 4, -1, 10**30, MISSING], ids=repr)
def test_the_dragons_trick_goes_to_an_opponents_seat_and_nothing_like_it(to: Any) -> None:
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


def test_the_round_keeps_nothing_of_the_callers_and_hands_out_nothing_of_its_own() -> None:
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


# Positions


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
def test_a_position_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises((tichu.InvalidPosition, tichu.InvalidCard, tichu.InvalidSettings)) as caught:
        tichu.Round.from_json(IMPOSSIBLE[name]())
    check_error(caught.value)


# Readings and matches

SETTINGS = [
    "direction", "deal", "grand_tichu", "tichu", "grand_cards", "wish", "wish_breach", "dummy_honours_wish",
    "bomb_on_dog", "withdraw_calls", "late_tichu", "dragon_given", "target", "rounds", "victory_points",
    "tichu_points", "grand_points", "exchange", "tribute_return", "soloist", "packs", "triple_suits_differ",
    "bomb_suits_differ", "nonsense",
]  # fmt: skip


@some
@given(cards=json_values)
def test_any_json_for_cards_has_readings_or_is_refused(cards: Any) -> None:
    try:
        found = [one.to_json() for one in tichu.readings(cards)]
    except tichu.TichuError as error:
        check_error(error)
    else:
        assert isinstance(cards, str)
        assert all(sorted(one["cards"].split()) == sorted(cards.split()) for one in found)


@pytest.mark.parametrize("cards", ["Zz", "2g Zz", "10g", "2g2k", "2g,2k", "2g 2g", "Dr Dr"])
def test_readings_of_what_is_no_card_or_too_many_of_it_are_refused(cards: str) -> None:
    with pytest.raises(tichu.InvalidCard) as caught:
        tichu.readings(cards)
    check_error(caught.value)


@some
@given(variant=json_values, edition=json_values)
def test_any_json_for_a_game_and_its_book_is_refused(variant: Any, edition: Any) -> None:
    for build in (
        lambda: tichu.readings("2g", variant=variant, edition=edition),
        lambda: tichu.Match(variant, edition=edition, seed=1),
    ):
        try:
            build()
        except tichu.InvalidSettings as error:
            check_error(error)
        else:
            assert isinstance(variant, str)


@some
@given(
    variant=st.sampled_from(["nanjing", "trichu", "tientsin", "grandseigneur"]),
    name=st.sampled_from(SETTINGS),
    value=json_values,
    players=st.sampled_from([None, 3, 4, 6, 7]) | json_values,
)
def test_any_json_for_a_setting_is_accepted_or_refused_with_invalid_settings(
    variant: str, name: str, value: Any, players: Any
) -> None:
    options: dict[str, Any] = {name: value}
    try:
        match = tichu.Match(variant, seed=1, players=players, **options)
    except tichu.InvalidSettings as error:
        check_error(error)
    else:
        check_playable(match.round, steps=10)
