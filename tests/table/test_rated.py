"""Rated matches: who has lost one by leaving it."""

from __future__ import annotations

import pytest

from tests.table.virtual import PEOPLE, OpenTable, VirtualTable, fold
from tichu.bots.guard import fallback
from tichu.table import commands as c
from tichu.table import inputs
from tichu.table.attendance import MAX_PAUSES, RETURN_TIME
from tichu.table.clocks import IDLE_LIMIT, IDLE_WARNING
from tichu.table.command_rules import create
from tichu.table.commands import Person
from tichu.table.errors import Refused
from tichu.table.options import TableOptions

ANN, BOB, CAT, DAN, EVE = PEOPLE[:5]
ONE_ROUND = {"rounds": 1, "target": None}


def rated_table(clock: float | None = None) -> VirtualTable:
    """A rated match of one round."""
    return VirtualTable(TableOptions(clock=clock, reserve=0, bot_pace=0, house_rules=ONE_ROUND, rated=True))


def play_on(table: VirtualTable) -> None:
    """Let everybody who is there act once."""
    for seat in table.round.to_act():
        if table.state.bot_for(table.controller(seat)) is None:
            table.act(seat, fallback(table.round.view(seat)))
    table.advance(2)


def finish(table: VirtualTable) -> None:
    while table.status == "running":
        play_on(table)


def forfeited(table: VirtualTable) -> set[int]:
    """The places whose people have lost the finished match; the log says the same."""
    state = fold(table.log)
    assert state.finished is not None and table.state.finished is not None
    assert state.finished.forfeited == table.state.finished.forfeited
    return set(state.finished.forfeited)


@pytest.mark.parametrize(
    ("options", "people", "rated"),
    [
        (TableOptions(rated=True), 4, True),
        (TableOptions(rated=True), 2, True),
        (TableOptions(rated=True), 1, False),
        (TableOptions(rated=False), 4, False),
        (TableOptions(rated=True, variant="trichu"), 2, True),
        (TableOptions(rated=True, variant="trichu"), 1, False),
    ],
)
def test_a_match_at_a_rated_table_is_rated_if_people_sit_on_two_sides(
    options: TableOptions, people: int, rated: bool
) -> None:
    table = VirtualTable(options, people)

    assert bool(table.state.attendance.people) is rated


def test_partners_against_bots_are_not_rated() -> None:
    table = OpenTable(TableOptions(rated=True))
    table.do(BOB, c.Sit(2))
    table.do(ANN, c.Start("greedy"))

    assert table.status == "running" and not table.state.attendance.people


def test_bots_of_a_rated_match_are_rated() -> None:
    options = TableOptions(clock=None, reserve=0, bot_pace=0, house_rules=ONE_ROUND, rated=True)
    table = VirtualTable(options, 2)
    finish(table)

    assert table.state.finished is not None
    assert table.state.finished.rated == ("ann", "bob", "bot:greedy", "bot:greedy")


def test_a_rated_table_is_for_people_with_an_account() -> None:
    guest = Person("guest", "Guest")
    table = OpenTable(TableOptions(rated=True))

    assert table.do(guest, c.Sit()) == "account-needed"
    with pytest.raises(Refused, match="account"):
        create(guest, TableOptions(rated=True), True, lambda bot: None)


def test_a_table_becomes_a_rated_one_only_while_the_host_is_alone() -> None:
    table = OpenTable(TableOptions())
    table.do(Person("guest", "Guest"), c.Sit(1))
    assert table.do(ANN, c.ChangeOptions(TableOptions(rated=True))) == "people-seated"

    table.do(ANN, c.OpenPlace(1))

    assert table.do(ANN, c.ChangeOptions(TableOptions(rated=True))) == "ack"


def test_a_match_to_its_end_is_lost_by_nobody() -> None:
    table = rated_table()
    finish(table)

    assert forfeited(table) == set()
    assert table.state.finished is not None
    assert table.state.finished.rated == ("ann", "bob", "cat", "dan")


def test_leaving_a_rated_match_loses_it() -> None:
    table = rated_table()
    table.do(BOB, c.Leave())
    finish(table)

    assert forfeited(table) == {1}


@pytest.mark.parametrize(("seconds", "lost"), [(RETURN_TIME - 1, set()), (RETURN_TIME + 1, {1})])
def test_coming_back_within_a_minute_saves_the_match(seconds: float, lost: set[int]) -> None:
    table = rated_table()
    table.do(BOB, c.Leave())
    table.advance(seconds)
    table.act(0, fallback(table.round.view(0)))

    assert table.do(BOB, c.Sit()) == "ack"
    finish(table)

    assert forfeited(table) == lost


def test_the_minute_does_not_run_while_nobody_plays() -> None:
    table = rated_table()
    table.do(BOB, c.Leave())
    table.do(ANN, c.PauseGame())
    table.advance(100 * RETURN_TIME)
    table.do(ANN, c.ResumeGame())
    play_on(table)

    table.do(BOB, c.Sit())
    finish(table)

    assert forfeited(table) == set()


def test_whoever_takes_over_does_not_save_the_match_for_the_leaver() -> None:
    table = rated_table()
    table.do(BOB, c.Leave())
    table.do(EVE, c.Sit(1))
    finish(table)

    assert forfeited(table) == {1}
    assert table.state.finished is not None and "eve" not in table.state.finished.rated


def test_being_away_at_the_end_loses_the_match() -> None:
    table = rated_table(clock=5)
    table.feed(inputs.Departed(BOB))
    while table.status == "running":
        for seat in table.round.to_act():
            if table.controller(seat) != 1:
                table.act(seat, fallback(table.round.view(seat)))
        table.advance(1)

    assert table.is_away(1) and forfeited(table) == {1}


def test_a_decision_of_the_clock_loses_nothing() -> None:
    table = rated_table(clock=5)
    table.advance(5.1)
    assert {acted.by for acted in table.acted()} == {"clock"}

    finish(table)

    assert forfeited(table) == set()


def test_the_next_match_begins_anew() -> None:
    table = rated_table()
    table.do(BOB, c.Leave())
    finish(table)
    table.do(BOB, c.Sit())

    assert table.do(ANN, c.Rematch()) == "ack"
    finish(table)

    assert forfeited(table) == set()


def test_without_a_clock_a_rated_match_still_ends() -> None:
    table = rated_table()
    while table.status == "running":
        for seat in table.round.to_act():
            if table.controller(seat) != 1:
                table.act(seat, fallback(table.round.view(seat)))
        table.advance(30)

    assert table.is_away(1) and forfeited(table) == {1}


def test_the_last_minute_for_a_decision_is_shown() -> None:
    table = rated_table()
    before = table.live["clocks"]["1"]
    assert before == {"starts": IDLE_LIMIT - IDLE_WARNING, "left": IDLE_WARNING, "reserve": 0.0}

    table.advance(IDLE_LIMIT - 10)

    assert table.live["clocks"]["1"] == {"starts": 0.0, "left": 10.0, "reserve": 0.0}


def test_the_host_cannot_stall_a_rated_match_with_pauses() -> None:
    table = rated_table()
    for _ in range(MAX_PAUSES):
        table.do(ANN, c.PauseGame())
        table.do(BOB, c.ResumeGame())
        table.do(DAN, c.ResumeGame())
        assert not table.state.paused

    table.do(ANN, c.PauseGame())
    assert not table.state.paused and table.live["votes"] == {"pause": ["ann"]}
    for person in (BOB, CAT):
        table.do(person, c.PauseGame())
    assert table.state.paused
