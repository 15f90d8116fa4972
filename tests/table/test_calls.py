"""Calls at the same moment (edition groo, T4), and calls while others answer the Grand Tichu question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.deals import deal, play, playing_options, small_deal
from tests.table.virtual import PEOPLE, VirtualTable, fold
from tichu.bots.guard import lowest_gifts
from tichu.core.actions import Action, Grand, Pass, Tichu, Withdraw
from tichu.core.view import View
from tichu.table import commands as c
from tichu.table.options import TableOptions


def groo_table(**options: Any) -> VirtualTable:
    """A table of the edition groo at which everybody is asked for Grand Tichu. Seat 0 deals."""
    cards = deal("Ma", "", "", "")
    halves = cards._replace(
        hands=tuple(hand[:8] for hand in cards.hands), stock=tuple(hand[8:] for hand in cards.hands)
    )
    return VirtualTable(TableOptions(edition="groo", clock=None, **options), deals=[halves])


def exchange_table(**options: Any) -> VirtualTable:
    """The same table after everybody has declined, when cards are exchanged."""
    table = groo_table(**options)
    answer_grand(table, 0, 1, 2, 3)
    return table


def answer_grand(table: VirtualTable, *seats: int, call: tuple[int, ...] = ()) -> None:
    for seat in seats:
        assert table.act(seat, Grand(seat in call)) == "ack"


# -- the same moment ---------------------------------------------------------------------------------------


@pytest.mark.rule("T4")
@pytest.mark.parametrize("first", [0, 2])
def test_calls_sent_before_the_other_was_shown_are_simultaneous(first: int) -> None:
    table = exchange_table()
    seen = table.state.version

    assert table.act(first, Tichu(), seen=seen) == "ack"
    assert table.act(2 - first, Tichu(), seen=seen) == "ack"

    assert table.acted()[-1].together == (0, 2)
    assert table.act(0, Withdraw()) == "first-call-stands", "seat 0 is the first in playing order"
    assert table.act(2, Withdraw()) == "ack"
    assert table.round.calls == {0: "tichu"}


@pytest.mark.rule("T4")
def test_a_call_sent_after_the_other_was_shown_cannot_be_withdrawn() -> None:
    table = exchange_table()

    table.act(0, Tichu())
    table.act(2, Tichu(), seen=table.state.version)

    assert table.acted()[-1].together == ()
    assert table.act(2, Withdraw()) == "not-simultaneous"
    assert table.act(0, Withdraw()) == "not-simultaneous"
    assert table.round.calls == {0: "tichu", 2: "tichu"}


@pytest.mark.rule("T4")
def test_a_call_that_does_not_say_what_was_seen_is_a_later_one() -> None:
    table = exchange_table()

    table.act(0, Tichu())
    table.act(2, Tichu())

    assert table.act(2, Withdraw()) == "not-simultaneous"


@pytest.mark.rule("T4")
def test_calls_of_opponents_are_not_withdrawn() -> None:
    table = exchange_table()
    seen = table.state.version

    table.act(0, Tichu(), seen=seen)
    table.act(1, Tichu(), seen=seen)

    assert table.acted()[-1].together == ()
    assert table.act(1, Withdraw()) == "not-simultaneous"


@pytest.mark.rule("T4")
def test_a_later_call_of_an_opponent_changes_nothing() -> None:
    table = exchange_table()
    seen = table.state.version
    table.act(0, Tichu(), seen=seen)
    table.act(2, Tichu(), seen=seen)

    table.act(1, Tichu())

    assert table.act(2, Withdraw()) == "ack"


@pytest.mark.rule("T4")
@pytest.mark.parametrize("withdraws", [2, 3])
def test_simultaneous_calls_of_the_opponents_change_nothing(withdraws: int) -> None:
    table = exchange_table()
    for pair in ((0, 2), (1, 3)):
        seen = table.state.version
        for seat in pair:
            table.act(seat, Tichu(), seen=seen)

    assert table.act(withdraws, Withdraw()) == "ack"

    assert withdraws not in table.round.calls


@pytest.mark.rule("T4")
def test_in_play_the_order_begins_with_the_player_in_turn() -> None:
    options = playing_options(edition="groo", clock=None, bomb_window=0)
    table = VirtualTable(options, deals=[deal("Ma", "", "", "")])
    table.act(0, play("Ma"))
    table.act(1, Pass())
    seen = table.state.version

    table.act(3, Tichu(), seen=seen)
    table.act(1, Tichu(), seen=seen)

    assert table.round.turn == 2
    assert table.act(3, Withdraw()) == "first-call-stands"
    assert table.act(1, Withdraw()) == "ack"


@pytest.mark.rule("T4")
def test_no_withdrawal_once_the_table_has_moved_on() -> None:
    table = exchange_table()
    seen = table.state.version
    table.act(0, Tichu(), seen=seen)
    table.act(2, Tichu(), seen=seen)

    table.act(2, lowest_gifts(table.round.view(2), 2))

    assert table.act(2, Withdraw()) == "not-simultaneous"


@pytest.mark.rule("T1")
def test_a_call_that_crosses_a_play_is_made() -> None:
    table = VirtualTable(playing_options(clock=None, bomb_window=0), deals=[deal("Ma", "", "", "")])
    seen = table.state.version
    table.act(0, play("Ma"))

    assert table.act(1, Pass(), seen=seen) == "stale"
    assert table.act(2, Tichu(), seen=seen) == "ack"
    assert table.act(3, Tichu(), seen=table.state.version + 1) == "stale"


def test_a_call_that_was_sent_in_the_round_before_is_stale() -> None:
    rules = {"rounds": 2, "target": None}
    options = playing_options(clock=None, bomb_window=0, house_rules=rules)
    table = VirtualTable(options, deals=[small_deal("2g", "3g 3k", "4g", "5g 5k")])
    seen = table.state.version
    table.act(0, play("2g"))
    table.act(1, Pass())
    table.act(2, play("4g"))
    table.advance(20)
    assert table.phase == "play"

    assert table.act(1, Tichu(), seen=seen) == "stale"


@pytest.mark.rule("T4")
def test_a_call_that_crosses_a_play_is_later_than_the_calls_before_that_play() -> None:
    rules = {"withdraw_calls": True}
    options = playing_options(clock=None, bomb_window=0, house_rules=rules)
    table = VirtualTable(options, deals=[deal("Ma", "", "", "")])
    seen = table.state.version
    table.act(1, Tichu())
    table.act(0, play("Ma"))

    assert table.act(3, Tichu(), seen=seen) == "ack"

    assert table.acted()[-1].together == ()


@pytest.mark.rule("T4")
def test_other_editions_have_no_withdrawal() -> None:
    table = VirtualTable(TableOptions(clock=None))
    answer_grand(table, 0, 1, 2, 3)
    seen = table.state.version
    table.act(0, Tichu(), seen=seen)

    table.act(2, Tichu(), seen=seen)

    assert table.acted()[-1].together == ()
    assert table.act(2, Withdraw()) == "no-withdrawal"


@pytest.mark.rule("T4")
def test_a_bot_that_was_asked_before_the_partners_call_calls_at_the_same_moment() -> None:
    def silent(view: View) -> Action | None:
        return None

    options = playing_options(edition="groo", clock=None, bomb_window=0, bot_pace=0)
    table = VirtualTable(options, 1, silent, deals=[deal("", "", "Ma", "")])
    assert table.round.turn == 2

    table.act(0, Tichu())
    table.answer(2, Tichu())

    assert table.acted()[-1].together == (0, 2)
    assert table.act(0, Withdraw()) == "ack"


# -- Grand Tichu -------------------------------------------------------------------------------------------


@pytest.mark.rule("T4", "T5")
def test_of_two_partners_grand_tichus_the_later_one_can_be_withdrawn() -> None:
    table = groo_table()

    answer_grand(table, 2, 3, 0, 1, call=(0, 2))

    assert table.acted()[-1].together == (0, 2)
    assert table.act(0, Withdraw()) == "first-call-stands"
    assert table.act(2, Withdraw()) == "ack"
    assert table.round.calls == {0: "grand"}


@pytest.mark.rule("T4", "T5")
def test_grand_tichus_of_opponents_stand() -> None:
    table = groo_table()

    answer_grand(table, 0, 1, 2, 3, call=(0, 1))

    assert table.act(1, Withdraw()) == "not-simultaneous"


# -- early calls -------------------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_a_tichu_before_all_have_answered_is_kept_secret_and_made_afterwards() -> None:
    table = groo_table()
    answer_grand(table, 0)
    version, live = table.state.version, table.live

    assert table.act(0, Tichu(), action_id="call") == "held"
    assert (table.state.version, table.live) == (version, live)
    assert table.round.calls == {}
    answer_grand(table, 1, 2)
    assert table.round.calls == {}
    answer_grand(table, 3)

    assert table.round.calls == {0: "tichu"}
    assert table.replies["call"] == ["held", "ack"]
    assert [acted.action.type for acted in table.acted()] == ["grand"] * 4 + ["tichu"]


@pytest.mark.rule("T1")
def test_an_early_call_sent_again_is_made_once() -> None:
    table = groo_table()
    answer_grand(table, 0)

    for _ in range(2):
        assert table.act(0, Tichu(), action_id="call") == "held"
    assert table.act(0, Tichu()) == "already-called"
    answer_grand(table, 1, 2, 3)

    assert table.round.calls == {0: "tichu"}
    assert table.last_reply("call") == "ack"


@pytest.mark.rule("T1", "T5")
def test_the_grand_tichu_question_is_answered_before_a_tichu() -> None:
    table = groo_table()

    assert table.act(0, Tichu()) == "answer-first"


@pytest.mark.rule("T4")
@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_two_early_calls_of_partners_are_simultaneous(order: tuple[int, int]) -> None:
    table = groo_table()
    answer_grand(table, *order)
    for seat in order:
        table.act(seat, Tichu())

    answer_grand(table, 1, 3)

    assert table.round.calls == {0: "tichu", 2: "tichu"}
    assert table.act(2, Withdraw()) == "ack"


@pytest.mark.rule("T4")
def test_an_early_tichu_and_the_partners_grand_tichu_are_simultaneous() -> None:
    table = groo_table()
    answer_grand(table, 2)
    table.act(2, Tichu())

    answer_grand(table, 0, 1, 3, call=(0,))

    assert table.round.calls == {0: "grand", 2: "tichu"}
    assert table.act(2, Withdraw()) == "ack"


def test_an_early_call_of_somebody_who_leaves_is_still_made() -> None:
    table = groo_table(bot_pace=0)
    answer_grand(table, 0)
    table.act(0, Tichu())

    table.do(PEOPLE[0], c.Leave())
    answer_grand(table, 1, 2, 3)

    assert table.round.calls == {0: "tichu"}


# -- logs --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T4")
def test_a_log_tells_which_calls_were_simultaneous() -> None:
    table = exchange_table()
    seen = table.state.version
    table.act(0, Tichu(), seen=seen)
    table.act(2, Tichu(), seen=seen)

    assert fold(table.log).round == table.round
    assert fold(table.log).round.why_not(2, Withdraw()) is None  # type: ignore[union-attr]


@pytest.mark.rule("T4")
def test_a_withdrawal_needs_calls_that_are_marked_as_simultaneous() -> None:
    table = exchange_table()
    table.act(0, Tichu())
    table.act(2, Tichu())

    assert table.act(2, Withdraw()) == "not-simultaneous"
