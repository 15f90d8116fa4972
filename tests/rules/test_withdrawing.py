"""T4: of two partners who call at the same moment, one may withdraw."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.rules.test_bets import HANDS, asked, grand
from tests.support import PASS, TAKE, TICHU, exchange, legal, on_table, play, refused, table

WITHDRAW: dict[str, Any] = {"type": "withdraw"}


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
