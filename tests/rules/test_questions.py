"""The questions everybody asks a round: is it a bomb, does it honour the wish, is it the same play?"""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, on_table, play, table
from tichu.core.cards import parse_cards
from tichu.core.combos import ComboRules, is_bomb
from tichu.table.frames.abilities import abilities

FOURS = "4g 4k 4b 4r"


def action(data: dict[str, Any]) -> tichu.Action:
    return tichu.Action.from_json(data)


def pattern(cards: str, **keys: Any) -> object:
    play_ = action(play(cards, **keys))
    assert isinstance(play_, tichu.Play)
    return play_.pattern


@pytest.mark.rule("B1", "B2")
def test_a_bomb_is_one_that_can_be_thrown_on_what_lies_there() -> None:
    hands = ["Ma", "Do 5g 5k", f"{FOURS} 3g", "Dr"]
    round_ = table(hands, turn=1, trick=on_table((0, "3k 3b")))

    assert round_.can_throw(2, action(play("4r 4b 4k 4g")))
    assert not round_.can_throw(2, action(play("4g 4k")))
    assert not round_.can_throw(1, action(play(FOURS))), "the seat does not hold it"
    assert not round_.can_throw(2, action(PASS))


@pytest.mark.rule("B1", "B2")
def test_a_bomb_that_is_led_or_too_low_is_not_thrown() -> None:
    led = table(["Ma", "Do", f"{FOURS} 3g", "Dr"], turn=2)
    higher = table(["Ma", "Do", f"{FOURS} 3g", "Dr"], turn=1, trick=on_table((0, "5g 5k 5b 5r")))

    assert not led.can_throw(2, action(play(FOURS)))
    assert not higher.can_throw(2, action(play(FOURS)))


@pytest.mark.rule("K7", "K11")
@pytest.mark.parametrize(
    ("cards", "bomb"),
    [(FOURS, True), ("2k 3k 4k 5k 6k", True), ("4g 4k 4b Ph", False), ("2k 3k 4k 5k 6g", False)],
)
def test_cards_are_a_bomb_whatever_lies_on_the_table(cards: str, bomb: bool) -> None:
    assert is_bomb(parse_cards(cards), ComboRules()) is bomb


def asked(hand: str, wish: str, lies: str, **keys: Any) -> tichu.Round:
    return table(["2g", hand, "2b", "2r"], turn=1, wish=wish, trick=on_table((0, lies)), **keys)


@pytest.mark.rule("W3", "W4")
@pytest.mark.parametrize(
    ("hand", "lies", "binds"),
    [("8k 9k", "7g", True), ("9k Tk", "7g", False), ("8k 9k", "9g", False), ("8k 9k 9b", "7g 7k", False)],
)
def test_a_wish_binds_only_whoever_can_fulfil_it_now(hand: str, lies: str, binds: bool) -> None:
    round_ = asked(hand, "8", lies)

    assert round_.binding_wish(1) == (8 if binds else None)
    assert abilities(round_, 1)["bound"] is binds


@pytest.mark.rule("W3", "W6")
@pytest.mark.parametrize(
    ("hand", "lies", "fitting"),
    [
        ("8k 8r 9k", "7g", "8k 8r"),
        ("9k Tk", "7g", ""),
        (f"{FOURS} 8k 9k", "7g", f"{FOURS} 8k"),
        ("4g 5k 6b 7k 8k Tk", "3g 4k 5b 6r 7r", "4g 5k 6b 7k 8k"),
    ],
)
def test_the_cards_that_fulfil_a_binding_wish_are_named(hand: str, lies: str, fitting: str) -> None:
    assert set(abilities(asked(hand, "8", lies), 1)["fitting"].split()) == set(fitting.split())


@pytest.mark.rule("W3")
def test_a_wish_binds_nobody_out_of_turn() -> None:
    round_ = table(["2g", "8k 9k", "8b 9b", "2r"], turn=1, wish="8", trick=on_table((0, "7g")))

    assert round_.binding_wish(2) is None
    assert abilities(round_, 2)["bound"] is False


@pytest.mark.rule("W3", "W6", "W8")
def test_where_a_wish_may_be_broken_a_bomb_does_not_break_it() -> None:
    round_ = asked(f"8k 9k {FOURS}", "8", "7g", edition="tichubadour")

    assert not round_.breaks_wish(1, action(play("8k")))
    assert not round_.breaks_wish(1, action(play(FOURS)))
    assert round_.breaks_wish(1, action(play("9k")))
    assert round_.breaks_wish(1, action(PASS))
    assert not round_.breaks_wish(1, action({"type": "tichu"}))


def test_plays_in_other_suits_have_one_pattern() -> None:
    assert pattern("8g 8k") == pattern("8r 8b")
    assert pattern("5g 6k 7b 8r 9g") == pattern("5k 6k 7b 8r 9g")
    assert pattern("Ma", wish="8") == pattern("Ma", wish="9"), "a wish is chosen apart"


def test_other_plays_have_other_patterns() -> None:
    assert pattern("8g 8k") != pattern("9g 9k")
    assert pattern("8g 8k 9g 9k Ph", as_="8") != pattern("8g 8k 9g 9k Ph", as_="9")
    assert pattern("5g 6g 7g 8g 9g") != pattern("5g 6g 7g 8g 9k"), "one is a bomb"
    assert pattern("Ma 2g 3g 4g 5g") == pattern("Ma 2g 3g 4g 5k"), "neither is a bomb"
    assert pattern("Do", to=2) != pattern("Do", to=4)


@pytest.mark.rule("TR5")
def test_soloist_acts_for_two_seats_and_everybody_else_for_one() -> None:
    round_ = table(["2g", "2k", "2b", "2r"], variant="trichu", soloist=1, dealer=1, dummy=3)

    assert [round_.seats_of(seat) for seat in range(4)] == [(0,), (1, 3), (2,), (3, 1)]
    assert [round_.acting_seat(seat) for seat in range(4)] == [0, 1, 2, 1]
