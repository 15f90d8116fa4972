"""Taking over an abandoned place in the middle of a round: nobody sees two hands of one round."""

from __future__ import annotations

import pytest

from tests.table.virtual import PEOPLE, VirtualTable, fold, same_state
from tichu.bots.guard import fallback
from tichu.core.actions import Grand
from tichu.table import commands as c
from tichu.table import inputs
from tichu.table.inputs import Sender
from tichu.table.options import TableOptions

ANN, BOB, CAT, DAN, EVE = PEOPLE[:5]


def left_table() -> VirtualTable:
    """A table of four people at which Bob (place 1) has left in the first round; Eve watches."""
    table = VirtualTable(TableOptions(clock=None))
    table.feed(inputs.Arrived(EVE))
    table.do(BOB, c.Leave())
    return table


def taken_table() -> VirtualTable:
    """The same, when Eve has taken Bob's place."""
    table = left_table()
    assert table.do(EVE, c.Sit(1)) == "ack"
    return table


def plays(table: VirtualTable, place: int) -> bool:
    """Whether the person at a place plays in this round and sees its cards."""
    player = table.state.places[place].player
    assert player is not None
    return table.state.viewer_of(player) == place


def finish_round(table: VirtualTable) -> None:
    """Let everybody play with little thought until the round is over."""
    while not table.round.over:
        for seat in table.round.to_act():
            if table.state.bot_for(table.controller(seat)) is None:
                table.act(seat, fallback(table.round.view(seat)))
        table.advance(2)


def test_a_newcomer_has_the_place_and_waits_for_the_next_deal() -> None:
    table = taken_table()

    assert table.state.place_of("eve") == 1 and table.state.viewer_of("eve") is None
    table.feed(inputs.Act(Sender(EVE, "call"), Grand(False)))
    assert table.replies["call"] == ["next-deal"]

    table.advance(10)
    assert [(acted.place, acted.by) for acted in table.acted()] == [(1, "away")], "the stand-in decides"


def test_a_newcomer_plays_from_the_next_deal() -> None:
    table = taken_table()

    finish_round(table)
    assert plays(table, 1), "all cards are open now"
    table.advance(20)

    assert table.phase == "grand" and table.act(1, Grand(False)) == "ack"
    assert same_state(fold(table.log), table.state)


def test_all_others_together_let_a_newcomer_play_at_once() -> None:
    table = taken_table()

    assert table.do(ANN, c.Admit(1)) == "ack"
    assert table.do(CAT, c.Admit(1)) == "ack"
    assert not plays(table, 1)
    assert table.live["votes"] == {"admit-1": ["ann", "cat"]}
    assert table.do(DAN, c.Admit(1)) == "ack"

    assert plays(table, 1) and table.kinds()[-1] == "admitted"
    assert table.live["votes"] == {}
    assert table.act(1, Grand(False)) == "ack"


def test_only_those_who_play_decide_about_a_newcomer() -> None:
    table = taken_table()

    assert table.do(EVE, c.Admit(1)) == "not-allowed"
    assert table.do(BOB, c.Admit(1)) == "not-allowed"
    assert table.do(ANN, c.Admit(0)) == "nobody-waits"
    assert table.do(ANN, c.Admit(7)) == "no-such-place"

    assert table.live["votes"] == {}


def test_votes_for_one_newcomer_do_not_count_for_the_next() -> None:
    table = taken_table()
    for person in (ANN, CAT):
        table.do(person, c.Admit(1))

    table.do(EVE, c.Leave())
    table.do(PEOPLE[5], c.Sit(1))
    table.do(DAN, c.Admit(1))

    assert not plays(table, 1) and table.live["votes"] == {"admit-1": ["dan"]}


def test_whoever_left_plays_on_at_once_at_the_same_place() -> None:
    table = left_table()

    assert table.do(BOB, c.Sit()) == "ack"

    assert plays(table, 1)


@pytest.mark.parametrize("detour", [False, True], ids=["directly", "after leaving the other place again"])
def test_whoever_left_does_not_see_another_hand_of_the_round(detour: bool) -> None:
    table = left_table()
    table.do(DAN, c.Leave())

    assert table.do(BOB, c.Sit(3)) == "ack"
    if detour:
        table.do(BOB, c.Leave())
        table.do(BOB, c.Sit(3))

    assert not plays(table, 3)
    assert table.do(ANN, c.Admit(3)) == "seen-cards"
    assert table.live["votes"] == {}


def test_whoever_left_cannot_return_to_a_place_that_somebody_has_taken_over() -> None:
    table = taken_table()

    assert table.do(BOB, c.Sit(1)) == "place-taken"
    assert table.do(BOB, c.Sit()) == "table-full"


def test_between_two_rounds_a_newcomer_does_not_wait() -> None:
    table = left_table()
    finish_round(table)

    table.do(EVE, c.Sit(1))

    assert plays(table, 1)


def test_a_table_does_not_sleep_while_a_newcomer_waits() -> None:
    table = VirtualTable(TableOptions(clock=10, reserve=0, bot_pace=0), people=2)
    table.feed(inputs.Arrived(EVE))
    table.do(BOB, c.Leave())
    table.do(EVE, c.Sit(1))

    table.advance(21)

    assert table.is_away(0) and not table.state.paused, "the newcomer plays in the next round"
