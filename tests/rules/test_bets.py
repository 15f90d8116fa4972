"""T: Tichu and Grand Tichu."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, TAKE, TICHU, exchange, legal, on_table, play, refused, table

EDITIONS = ["fata-morgana", "philibert", "groo", "tichubadour", "francois"]
WITHDRAW: dict[str, Any] = {"type": "withdraw"}
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


# T4


def both_called(turn: int = 0, first: int = 0, **keys: Any) -> tichu.Round:
    """Partners 0 and 2 have called at the same moment."""
    round_ = table(HANDS, **{"edition": "groo", "started": [], "turn": turn, **keys})
    round_.apply(first, TICHU)
    round_.apply(2 - first, TICHU)
    round_.mark_simultaneous([0, 2])
    return round_


@pytest.mark.rule("T4")
def test_calls_one_after_the_other_both_stand() -> None:
    round_ = table(HANDS, edition="groo", started=[])

    round_.apply(0, TICHU)
    round_.apply(2, TICHU)

    refused(round_, 0, WITHDRAW)
    refused(round_, 2, WITHDRAW)
    assert WITHDRAW not in legal(round_, 2)
    assert "just_called" not in round_.to_json()


@pytest.mark.rule("T4")
def test_a_position_says_which_calls_were_simultaneous() -> None:
    again = tichu.Round.from_json(both_called().to_json())

    assert again.to_json()["just_called"] == [0, 2]
    again.apply(2, WITHDRAW)


@pytest.mark.rule("T4")
@pytest.mark.parametrize(("turn", "later"), [(0, 2), (1, 0), (2, 0), (3, 2)])
@pytest.mark.parametrize("first", [0, 2])
def test_the_later_in_playing_order_may_withdraw_whoever_spoke_first(
    turn: int, later: int, first: int
) -> None:
    round_ = both_called(turn, first)
    refused(round_, 2 - later, WITHDRAW)
    assert WITHDRAW in legal(round_, later)
    round_.apply(later, WITHDRAW)
    assert round_.to_json()["calls"] == {str(2 - later): "tichu"}


@pytest.mark.rule("T4")
def test_a_call_of_an_opponent_between_them_keeps_two_calls_simultaneous() -> None:
    round_ = table(HANDS, edition="groo", started=[])
    for seat in (2, 1, 0):
        round_.apply(seat, TICHU)
    round_.mark_simultaneous([0, 2])
    round_.apply(2, WITHDRAW)
    assert round_.to_json()["calls"] == {"0": "tichu", "1": "tichu"}


@pytest.mark.rule("T4")
@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
def test_after_a_withdrawal_the_other_pair_may_still_withdraw(order: tuple[int, int]) -> None:
    round_ = table(HANDS, edition="groo", started=[])
    for seat in range(4):
        round_.apply(seat, TICHU)
    round_.mark_simultaneous([0, 1, 2, 3])

    for seat in order:
        round_.apply(seat, WITHDRAW)

    assert round_.to_json()["calls"] == {"0": "tichu", "1": "tichu"}
    assert "just_called" not in round_.to_json()
    refused(round_, 0, WITHDRAW)
    refused(round_, 1, WITHDRAW)


@pytest.mark.rule("T4")
def test_recorded_withdrawals_of_both_pairs_are_replayed() -> None:
    round_ = table(HANDS, edition="groo", started=[])
    for seat in range(4):
        round_.apply_recorded(seat, tichu.Tichu())

    for seat in (2, 3):
        round_.apply_recorded(seat, tichu.Withdraw())

    assert round_.to_json()["calls"] == {"0": "tichu", "1": "tichu"}


@pytest.mark.rule("T4")
def test_any_other_action_between_them_makes_two_calls_sequential() -> None:
    round_ = table(HANDS, edition="groo", started=[0], turn=1, trick=on_table((0, "4g")))
    round_.apply(3, TICHU)
    round_.apply(1, PASS)
    round_.apply(1, TICHU)
    refused(round_, 1, WITHDRAW)
    refused(round_, 3, WITHDRAW)


@pytest.mark.rule("T4")
def test_no_withdrawal_once_the_table_has_moved_on() -> None:
    round_ = both_called()
    round_.apply(0, play("2g"))
    refused(round_, 2, WITHDRAW)
    assert WITHDRAW not in legal(round_, 2)


@pytest.mark.rule("T4")
def test_a_withdrawn_tichu_is_neither_won_nor_lost() -> None:
    round_ = table(["9g", "2k 3k", "9b 2b", "9r 2r"], edition="groo", started=[])
    for seat in (0, 2):
        round_.apply(seat, TICHU)
    round_.mark_simultaneous([0, 2])
    round_.apply(2, WITHDRAW)
    round_.apply(0, play("9g"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, TAKE)
    round_.apply(1, play("2k"))
    round_.apply(2, play("9b"))
    for seat in (3, 1):
        round_.apply(seat, PASS)
    round_.apply(2, TAKE)
    round_.apply(2, play("2b"))
    assert list(round_.scores or []) == [300, 0]


@pytest.mark.rule("T4")
def test_opponents_who_call_together_both_stand() -> None:
    round_ = table(HANDS, edition="groo", started=[])
    round_.apply(0, TICHU)
    round_.apply(1, TICHU)
    round_.mark_simultaneous([0, 1])
    refused(round_, 0, WITHDRAW)
    refused(round_, 1, WITHDRAW)


@pytest.mark.rule("T4")
def test_a_single_call_or_none_cannot_be_withdrawn() -> None:
    round_ = table(HANDS, edition="groo", started=[])
    refused(round_, 0, WITHDRAW)
    round_.apply(0, TICHU)
    refused(round_, 0, WITHDRAW)


@pytest.mark.rule("T4")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "tichubadour", "francois"])
def test_withdrawing_is_allowed_in_the_portuguese_book_or_as_a_house_rule(edition: str) -> None:
    refused(both_called(edition=edition), 2, WITHDRAW)
    both_called(edition=edition, settings={"withdraw_calls": True}).apply(2, WITHDRAW)


@pytest.mark.rule("T4")
def test_house_rules_may_forbid_withdrawing() -> None:
    refused(both_called(settings={"withdraw_calls": False}), 2, WITHDRAW)


@pytest.mark.rule("T4", "T5")
def test_of_two_partners_simultaneous_grand_tichus_the_later_may_be_withdrawn() -> None:
    round_ = asked(edition="groo", dealer=1)
    for seat in (2, 3, 1, 0):
        round_.apply(seat, grand(seat in (0, 2)))
    refused(round_, 0, WITHDRAW)

    round_.mark_simultaneous([0, 2])

    refused(round_, 2, WITHDRAW)
    round_.apply(0, WITHDRAW)
    assert round_.to_json()["calls"] == {"2": "grand"}
    assert round_.to_json()["history"][-1] == {"seat": 0, "type": "withdraw"}


@pytest.mark.rule("T4")
def test_the_last_calls_of_an_old_record_count_as_simultaneous() -> None:
    round_ = table(HANDS, edition="groo", started=[])
    round_.apply(0, TICHU)
    round_.apply(2, TICHU)

    round_.mark_adjacent_calls()

    round_.apply(2, WITHDRAW)
    assert round_.to_json()["calls"] == {"0": "tichu"}


@pytest.mark.rule("T4", "T5")
def test_a_tichu_is_not_called_at_the_same_moment_as_a_partners_grand_tichu() -> None:
    round_ = asked(edition="groo", dealer=2)
    for seat in range(4):
        round_.apply(seat, grand(seat == 0))
    round_.apply(2, TICHU)
    refused(round_, 0, WITHDRAW)
    refused(round_, 2, WITHDRAW)


@pytest.mark.rule("T4", "T5")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_a_chance_to_withdraw_tells_nobody_of_a_grand_tichu_before_its_time(viewer: int | None) -> None:
    heard, silent = asked(edition="groo", dealer=1), asked(edition="groo", dealer=1)
    heard.apply(2, grand(True))
    silent.apply(2, grand(True))
    heard.apply(0, grand(True))
    silent.apply(0, grand(False))
    assert heard.view(viewer).to_json() == silent.view(viewer).to_json()
    assert legal(heard, 2) == legal(silent, 2)


@pytest.mark.rule("T4")
def test_any_other_action_lets_your_call_stand() -> None:
    round_ = asked(edition="groo", dealer=0)
    for seat in range(4):
        round_.apply(seat, grand(seat in (0, 2)))
    round_.apply(2, exchange(to0="2b", to1="3b", to3="4b"))
    refused(round_, 2, WITHDRAW)


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
