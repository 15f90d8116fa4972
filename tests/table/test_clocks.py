"""Clocks: the time for a decision, the reserve, the stand-in, absences and the pace of bots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.deals import deal, play, playing_options, small_deal
from tests.table.tricks import WINDOW, led_table, plays
from tests.table.virtual import PEOPLE, Bot, VirtualTable
from tichu.bots.guard import fallback, lowest_gifts
from tichu.core.actions import Action, Grand, Pass, Play, Tichu
from tichu.core.view import View
from tichu.table import commands as c
from tichu.table import effects as fx
from tichu.table import inputs
from tichu.table.options import TableOptions

TIME = 30.0
RESERVE = 10.0


def timed_table(people: int = 4, bot: Bot = fallback, **options: Any) -> VirtualTable:
    """A table with clocks at which everybody is asked for Grand Tichu."""
    return VirtualTable(TableOptions(**{"clock": TIME, "reserve": RESERVE, **options}), people, bot)


def lead_table(**options: Any) -> VirtualTable:
    """A table with clocks at which seat 0 has to lead."""
    options = {"clock": TIME, "reserve": RESERVE, **options}
    return VirtualTable(playing_options(**options), deals=[deal("Ma", "", "", "")])


def decline_grand(table: VirtualTable, *seats: int) -> None:
    for seat in seats:
        assert table.act(seat, Grand(False)) == "ack"


def give_cards(table: VirtualTable, *seats: int) -> None:
    for seat in seats:
        assert table.act(seat, lowest_gifts(table.round.view(seat), seat)) == "ack"


def silent(view: View) -> Action | None:
    return None


# -- time and reserve --------------------------------------------------------------------------------------


def test_everybody_who_has_to_decide_has_a_clock() -> None:
    table = timed_table()

    whole = {"starts": 0.0, "left": TIME, "reserve": RESERVE}
    assert table.live["clocks"] == {"0": whole, "1": whole, "2": whole, "3": whole}

    table.advance(12)
    decline_grand(table, 2)

    assert set(table.live["clocks"]) == {"0", "1", "3"}
    assert table.live["clocks"]["0"] == {"starts": 0.0, "left": 18.0, "reserve": RESERVE}


def test_without_a_clock_nobody_is_hurried() -> None:
    table = VirtualTable(TableOptions(clock=None, bot_pace=0), people=3)
    table.advance(1)
    before = len(table.acted())

    table.advance(100_000)

    assert table.live["clocks"] == {}
    assert len(table.acted()) == before


def test_time_then_reserve_then_the_stand_in_decides_once() -> None:
    table = lead_table()

    table.advance(TIME + 4)
    assert table.live["clocks"]["0"] == {"starts": 0.0, "left": 0.0, "reserve": 6.0}
    table.advance(RESERVE - 4 - 0.001)
    assert table.acted() == []
    table.advance(0.001)

    (acted,) = table.acted()
    assert (acted.seat, acted.by, acted.spent) == (0, "clock", RESERVE)
    assert [ask.bot for ask in table.asked] == ["club"]
    assert table.state.reserve == [0.0, RESERVE, RESERVE, RESERVE]
    assert not table.is_away(0)


def test_what_is_spent_of_the_reserve_is_missing_later() -> None:
    table = timed_table()
    decline_grand(table, 0, 2, 3)
    table.advance(TIME + 2.5)
    decline_grand(table, 1)

    assert table.acted()[-1].spent == 2.5
    assert table.live["clocks"]["1"] == {"starts": 0.0, "left": TIME, "reserve": 7.5}
    assert table.live["clocks"]["0"]["reserve"] == RESERVE

    table.advance(TIME + 7)
    give_cards(table, 1)

    assert table.state.reserve[1] == 0.5


def test_a_call_costs_no_reserve_and_leaves_the_clock_alone() -> None:
    table = lead_table()
    table.advance(TIME + 4)

    table.act(0, Tichu())

    assert table.acted()[-1].spent == 0
    assert table.live["clocks"]["0"] == {"starts": 0.0, "left": 0.0, "reserve": 6.0}


def test_a_decision_made_while_the_stand_in_thinks_counts() -> None:
    table = lead_table()
    table.bot = silent
    table.advance(TIME + RESERVE)
    assert len(table.open_questions) == 1

    assert table.act(0, play("Ma")) == "ack"

    assert table.open_questions == {}
    assert [acted.by for acted in table.acted()] == ["player"]


def test_an_illegal_answer_of_the_stand_in_is_replaced_by_the_quietest_action() -> None:
    table = lead_table()
    table.bot = lambda view: Pass()

    table.advance(TIME + RESERVE)

    (acted,) = table.acted()
    assert acted.by == "clock" and acted.action.type == "play"


# -- bomb windows ------------------------------------------------------------------------------------------


def test_the_clock_starts_at_the_end_of_the_bomb_window() -> None:
    table = led_table("", "", "", "", clock=TIME, reserve=RESERVE)

    assert table.live["clocks"] == {"1": {"starts": WINDOW, "left": TIME, "reserve": RESERVE}}
    table.advance(WINDOW + TIME + RESERVE - 0.001)
    assert plays(table) == []
    table.advance(0.001)

    assert table.acted()[-1].by == "clock"


def test_a_held_play_does_not_stop_the_clock_that_others_see() -> None:
    held = led_table("", "", "", "", clock=TIME, reserve=RESERVE)
    undecided = led_table("", "", "", "", clock=TIME, reserve=RESERVE)
    effects = len(held.effects)

    held.act(1, Pass())

    assert [type(effect) for effect in held.effects[effects:]] == [fx.Tell]
    for table in (held, undecided):
        table.advance(WINDOW / 2)
    assert held.live == undecided.live


# -- absence -----------------------------------------------------------------------------------------------


def go_away(table: VirtualTable, seat: int) -> None:
    """Let the time of a seat run out twice."""
    others = [other for other in range(4) if other != seat]
    decline_grand(table, *others)
    table.advance(TIME + RESERVE)
    give_cards(table, *others)
    table.advance(TIME)


def test_two_timeouts_in_a_row_make_somebody_away() -> None:
    table = timed_table()

    go_away(table, 2)

    assert [place.away for place in table.state.places] == [False, False, True, False]
    assert [acted.by for acted in table.acted() if acted.seat == 2] == ["clock", "clock"]
    assert table.kinds()[-1] == "away"
    assert table.state.places[2].player == PEOPLE[2].id, "the place is still theirs"


def test_a_decision_in_time_forgives_an_earlier_timeout() -> None:
    table = timed_table()
    decline_grand(table, 0, 1, 3)
    table.advance(TIME + RESERVE)
    assert table.state.timeouts[2] == 1

    give_cards(table, 2)

    assert table.state.timeouts[2] == 0


def test_the_stand_in_plays_for_somebody_who_is_away() -> None:
    table = timed_table(bomb_window=0)
    go_away(table, 2)

    while table.round.turn != 2:
        turn = table.round.turn
        assert turn is not None
        table.act(turn, fallback(table.round.view(turn)))
    assert "2" not in table.live["clocks"]
    table.advance(1)

    assert (table.acted()[-1].seat, table.acted()[-1].by) == (2, "away")
    assert table.asked[-1].bot == "club"


def test_acting_ends_an_absence() -> None:
    table = timed_table(bot_pace=1000)
    go_away(table, 2)

    assert table.act(2, Tichu()) == "ack"

    assert table.kinds()[-2:] == ["back", "acted"]
    assert not table.is_away(2)


def test_arriving_ends_an_absence() -> None:
    table = timed_table(bot_pace=1000)
    go_away(table, 2)

    table.feed(inputs.Departed(PEOPLE[2]))
    assert table.is_away(2)
    table.feed(inputs.Arrived(PEOPLE[2]))

    assert not table.is_away(2)
    assert table.state.timeouts[2] == 0


def test_somebody_can_say_that_they_are_back() -> None:
    table = timed_table(bot_pace=1000)
    assert table.do(PEOPLE[2], c.Back()) == "not-away"
    go_away(table, 2)

    assert table.do(PEOPLE[2], c.Back()) == "ack"

    assert not table.is_away(2)


def test_a_lost_connection_is_shown_and_not_punished() -> None:
    table = timed_table()

    table.feed(inputs.Departed(PEOPLE[2]))

    assert PEOPLE[2].id not in table.live["present"]
    assert table.live["clocks"]["2"]["left"] == TIME
    assert not table.is_away(2)


# -- tables without people ---------------------------------------------------------------------------------


def sleeping_table() -> VirtualTable:
    """A table whose only person let two clocks run out."""
    table = timed_table(people=1, bot_pace=0, bomb_window=0)
    table.advance(2 * TIME + RESERVE)
    return table


def test_a_table_with_only_bots_left_pauses() -> None:
    table = sleeping_table()

    assert table.kinds()[-2:] == ["away", "paused"]
    assert table.state.asleep
    version = table.state.version
    table.advance(100_000)
    assert table.state.version == version
    assert table.live["clocks"] == {}


@pytest.mark.parametrize("how", ["back", "arrive", "act"])
def test_a_sleeping_table_resumes_when_somebody_returns(how: str) -> None:
    table = sleeping_table()

    match how:
        case "back":
            assert table.do(PEOPLE[0], c.Back()) == "ack"
        case "arrive":
            table.feed(inputs.Departed(PEOPLE[0]))
            table.feed(inputs.Arrived(PEOPLE[0]))
        case _:
            table.act(0, Tichu())

    assert not table.state.paused and not table.state.asleep and not table.is_away(0)
    returned = table.kinds().index("back")
    assert table.kinds()[returned : returned + 2] == ["back", "resumed"]


def test_the_table_pauses_when_the_last_person_who_is_there_leaves() -> None:
    table = timed_table(people=2, bot_pace=0)
    decline_grand(table, 0)
    table.advance(TIME + RESERVE)
    give_cards(table, 0)
    table.advance(TIME)
    assert table.is_away(1)

    table.do(PEOPLE[0], c.Leave())
    assert table.state.asleep
    assert table.do(PEOPLE[2], c.Sit(0)) == "ack"

    assert not table.state.paused


def test_a_timeout_that_ends_the_match_does_not_pause_the_table() -> None:
    def bot(view: View) -> Action:
        plays = [action for action in view.legal_actions() if isinstance(action, Play)]
        return min(plays) if plays and view.seat in (0, 2) else Pass()

    options = playing_options(
        clock=TIME, reserve=0, bomb_window=0, bot_pace=0, house_rules={"rounds": 1, "target": None}
    )
    hands = ("2g 7g", "3g 3k", "6k", "5g 5k")
    table = VirtualTable(options, 1, bot, deals=[small_deal(*hands)])

    table.advance(2 * TIME)

    assert (table.acted()[-1].seat, table.acted()[-1].by) == (0, "clock")
    assert table.status == "finished"
    assert not table.state.paused and not table.state.asleep


# -- pace of bots ------------------------------------------------------------------------------------------


def test_bots_answer_at_their_pace() -> None:
    table = timed_table(people=1, bot_pace=2.0)

    table.advance(1.999)
    assert table.acted() == []
    table.advance(0.001)

    assert sorted((acted.seat, acted.by) for acted in table.acted()) == [(1, "bot"), (2, "bot"), (3, "bot")]


def test_a_slow_bot_takes_no_longer_than_it_needs() -> None:
    table = timed_table(people=1, bot=silent, bot_pace=2.0)

    table.advance(5)
    table.answer(1, Grand(False))

    assert [acted.seat for acted in table.acted()] == [1]
