"""T: Tichu and Grand Tichu."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, TAKE, TICHU, exchange, legal, on_table, play, refused, table

EDITIONS = ["fata-morgana", "philibert", "groo", "tichubadour", "francois"]
HANDS = ["2g 3g", "2k 3k", "2b 3b", "2r 3r"]


def grand(call: bool) -> dict[str, Any]:
    return {"type": "grand", "call": call}


def asked(**keys: Any) -> tichu.Round:
    """Grand Tichu is open, eight cards each."""
    hands = [
        "Ma 2g 3g 4g 5g 6k 7k 8k",
        "Do 2k 3k 4k 5k 6b 7b 8b",
        "Ph 2b 3b 4b 5b 6r 7r 8r",
        "Dr 2r 3r 4r 5r 6g 7g 8g",
    ]
    stock = ["9k Tk Jb Qb Kb Ab", "9b Tb Jr Qr Kr Ar", "9r Tr Jg Qg Kg Ag", "9g Tg Jk Qk Kk Ak"]
    return table(hands, phase="grand", stock=stock, **keys)


def settled(calls: dict[str, str], out: list[int], third: int, **keys: Any) -> list[int]:
    """The score of a round in which no card points lie, the third goes out with a single."""
    hands = ["" if seat in out else f"9{'gkbr'[seat]}" for seat in range(4)]
    last = ({0, 1, 2, 3} - {*out, third}).pop()
    hands[last] += f" 2{'gkbr'[last]}"
    round_ = table(hands, turn=third, out=out, calls=calls, **keys)
    round_.apply(third, play(hands[third]))
    assert round_.over
    return list(round_.scores or [])


# T1


@pytest.mark.rule("T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_anybody_may_call_tichu_before_their_first_card(edition: str) -> None:
    round_ = table(HANDS, edition=edition, started=[0], turn=1, trick=on_table((0, "4g")))
    refused(round_, 0, TICHU)
    for seat in (3, 1, 2):
        assert TICHU in legal(round_, seat)
        round_.apply(seat, TICHU)
    assert round_.turn == 1
    assert round_.to_json()["calls"] == {"1": "tichu", "2": "tichu", "3": "tichu"}


@pytest.mark.rule("T1")
def test_passing_does_not_end_the_right_to_call() -> None:
    round_ = table(["4g 3g", "2k 3k", "2b 3b", "2r 3r"], started=[])
    round_.apply(0, play("4g"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    for seat in (1, 2, 3):
        round_.apply(seat, TICHU)
    refused(round_, 0, TICHU)
    round_.apply(0, TAKE)


@pytest.mark.rule("T1")
def test_tichu_may_be_called_before_and_after_passing_cards() -> None:
    round_ = table(["Ma 2g 3g 4g", "2k 3k 4k 5k", "2b 3b 4b 5b", "2r 3r 4r 5r"], phase="exchange")
    round_.apply(0, TICHU)
    round_.apply(1, exchange(to0="2k", to2="3k", to3="4k"))
    round_.apply(1, TICHU)
    assert round_.to_json()["calls"] == {"0": "tichu", "1": "tichu"}
    round_.apply(0, exchange(to1="2g", to2="3g", to3="4g"))


@pytest.mark.rule("T1", "B2")
def test_a_bomb_thrown_out_of_turn_is_a_first_card() -> None:
    round_ = table(["4g 3g", "2k", "5g 5k 5b 5r 2b", "2r"], started=[], turn=0)
    round_.apply(0, play("4g"))
    round_.apply(2, play("5g 5k 5b 5r"))
    refused(round_, 2, TICHU)


@pytest.mark.rule("T1")
def test_each_seat_calls_at_most_once() -> None:
    round_ = table(HANDS, started=[], calls={"1": "grand", "2": "tichu"})
    refused(round_, 1, TICHU)
    refused(round_, 2, TICHU)
    assert TICHU not in legal(round_, 1)


@pytest.mark.rule("T1", "T5")
def test_in_the_grand_phase_tichu_may_be_called_only_after_your_own_answer() -> None:
    round_ = asked()
    refused(round_, 0, TICHU)
    round_.apply(0, grand(False))
    round_.apply(0, TICHU)
    assert round_.to_json()["calls"] == {"0": "tichu"}
    refused(round_, 1, TICHU)


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    ("out", "third", "expected"), [([0, 1], 2, [100, 0]), ([1, 0], 2, [-100, 0]), ([1, 2], 0, [-100, 0])]
)
def test_tichu_is_won_by_the_first_out_and_lost_by_all_others(
    out: list[int], third: int, expected: list[int]
) -> None:
    assert settled({"0": "tichu"}, out, third) == expected


@pytest.mark.rule("T1")
def test_tichu_is_lost_by_the_last_too() -> None:
    assert settled({"3": "tichu"}, [0, 1], 2) == [0, -100]


# T2, T3


@pytest.mark.rule("T2")
def test_a_partner_who_is_first_loses_the_callers_tichu() -> None:
    assert settled({"2": "tichu"}, [0, 1], 2) == [-100, 0]
    assert settled({"3": "grand"}, [1, 0], 3) == [0, -200]


@pytest.mark.rule("T2", "T3")
def test_of_two_partners_who_called_one_wins_and_one_loses() -> None:
    assert settled({"0": "tichu", "2": "tichu"}, [0, 1], 2) == [0, 0]
    assert settled({"0": "tichu", "2": "grand"}, [0, 1], 2) == [-100, 0]


@pytest.mark.rule("T3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_four_may_call_and_at_most_one_wins(edition: str) -> None:
    round_ = table(HANDS, edition=edition, started=[])
    for seat in (2, 0, 3, 1):
        round_.apply(seat, TICHU)
    calls = round_.to_json()["calls"]
    assert calls == {"0": "tichu", "1": "tichu", "2": "tichu", "3": "tichu"}
    assert settled(calls, [0, 1], 2, edition=edition) == [0, -200]


# T5


@pytest.mark.rule("T5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_question_is_answered_once_in_any_order_and_then_closed(edition: str) -> None:
    round_ = asked(edition=edition)
    round_.apply(3, grand(True))
    refused(round_, 3, grand(False))
    refused(round_, 3, TICHU)
    for seat in (1, 0):
        round_.apply(seat, grand(False))
        assert round_.phase == "grand"
        refused(round_, seat, grand(True))
    round_.apply(2, grand(False))
    assert round_.phase == "exchange"
    assert round_.to_json()["calls"] == {"3": "grand"}
    refused(round_, 2, grand(True))


@pytest.mark.rule("T5")
@pytest.mark.parametrize("call", [None, 1, "true", 0])
def test_the_answer_is_yes_or_no(call: object) -> None:
    refused(asked(), 0, {"type": "grand", "call": call})
    refused(asked(), 0, {"type": "grand"})


@pytest.mark.rule("T5")
def test_nobody_gives_cards_before_everybody_has_answered() -> None:
    round_ = asked()
    round_.apply(0, grand(False))
    refused(round_, 0, exchange(to1="2g", to2="3g", to3="4g"))


@pytest.mark.rule("T5")
def test_grand_tichu_is_shown_when_all_have_answered() -> None:
    round_ = asked()
    round_.apply(1, grand(True))
    for other in (0, 2, 3, None):
        assert "1" not in round_.view(other).to_json()["calls"]
    assert round_.view(1).to_json()["calls"] == {"1": "grand"}
    for seat in (0, 2, 3):
        round_.apply(seat, grand(False))
    assert round_.view(3).to_json()["calls"] == {"1": "grand"}


@pytest.mark.rule("T5")
@pytest.mark.parametrize(("out", "third", "expected"), [([0, 1], 2, [200, 0]), ([1, 0], 2, [-200, 0])])
def test_grand_tichu_is_worth_200_either_way(out: list[int], third: int, expected: list[int]) -> None:
    assert settled({"0": "grand"}, out, third) == expected


@pytest.mark.rule("T1", "T5")
def test_house_rules_may_forbid_calls() -> None:
    no_tichu = table(HANDS, started=[], settings={"tichu": False})
    refused(no_tichu, 0, TICHU)
    assert TICHU not in legal(no_tichu, 1)
    no_grand = tichu.Match("nanjing", seed=1, grand_tichu=False)
    with pytest.raises(tichu.IllegalAction):
        no_grand.apply(0, grand(True))


# T6


@pytest.mark.rule("T6")
def test_bets_are_added_to_the_card_points() -> None:
    won = ["Kg Tg", "5g", "", "5k"]
    assert settled({"0": "tichu", "1": "tichu"}, [0, 1], 2, won=won) == [125, -95]


@pytest.mark.rule("T6", "S4")
@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ({"2": "grand"}, [0, 0]),
        ({"0": "grand"}, [400, 0]),
        ({"0": "grand", "2": "grand"}, [200, 0]),
        ({"0": "tichu", "1": "grand", "3": "tichu"}, [300, -300]),
    ],
)
def test_bets_are_added_to_a_double_victory(calls: dict[str, str], expected: list[int]) -> None:
    round_ = table(["", "2k 3k", "9b", "2r 3r"], turn=2, out=[0], calls=calls)
    round_.apply(2, play("9b"))
    assert list(round_.scores or []) == expected


@pytest.mark.rule("T6")
def test_house_rules_may_change_the_value_of_calls() -> None:
    assert settled(
        {"0": "tichu", "1": "grand"}, [0, 1], 2, settings={"tichu_points": 50, "grand_points": 150}
    ) == [
        50,
        -150,
    ]


@pytest.mark.rule("T6", "S1")
def test_the_round_is_played_on_when_a_bet_is_decided() -> None:
    round_ = table(["9g", "2k 3k", "2b 3b", "2r 3r"], calls={"0": "tichu", "1": "tichu"})
    round_.apply(0, play("9g"))
    assert round_.phase == "play"
    assert not round_.over
