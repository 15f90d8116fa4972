"""A running table sleeps when nobody has been connected for a while, and wakes when somebody comes."""

from __future__ import annotations

from tests.table.virtual import PEOPLE, OpenTable, fold
from tichu.table import commands as c
from tichu.table import inputs
from tichu.table.commands import Person
from tichu.table.machine import Machine
from tichu.table.options import TableOptions

ANN, BOB = PEOPLE[:2]
WATCHER = Person("watcher", "Wim")
ENDLESS = TableOptions(variant="grandseigneur", house_rules={"players": 5}, clock=None)
SLEEP_AFTER = 60.0


def bots_table() -> OpenTable:
    """A table of bots only, at which nobody is connected and no match ends."""
    table = OpenTable(ENDLESS, host_sits=False, sleep_after=SLEEP_AFTER)
    table.do(ANN, c.Start("greedy"))
    return table


def people_table(clock: float | None) -> OpenTable:
    """A match of two people, who are connected, and two bots."""
    table = OpenTable(TableOptions(clock=clock), sleep_after=SLEEP_AFTER)
    table.do(BOB, c.Sit())
    for person in (ANN, BOB):
        table.feed(inputs.Arrived(person))
    table.do(ANN, c.Start("greedy"))
    return table


def asleep(table: OpenTable) -> bool:
    return table.state.asleep


def test_bots_without_anybody_connected_stop() -> None:
    table = bots_table()

    table.advance(SLEEP_AFTER - 0.001)
    assert not asleep(table) and table.acted()
    table.advance(0.001)
    assert asleep(table) and table.kinds()[-1] == "paused"

    version = table.state.version
    table.advance(1_000_000)
    assert table.state.version == version and table.machine.idle


def test_anybody_wakes_a_table_of_bots() -> None:
    table = bots_table()
    table.advance(SLEEP_AFTER)

    table.feed(inputs.Arrived(WATCHER))
    assert not table.state.paused and table.kinds().count("resumed") == 1
    table.advance(10 * SLEEP_AFTER)
    assert not asleep(table), "somebody watches"

    table.feed(inputs.Departed(WATCHER))
    table.advance(SLEEP_AFTER)
    assert asleep(table)


def test_a_match_of_people_who_are_all_gone_sleeps_until_one_returns() -> None:
    table = people_table(clock=600)
    for person in (ANN, BOB):
        table.feed(inputs.Departed(person))

    table.advance(SLEEP_AFTER)
    assert asleep(table)
    table.feed(inputs.Arrived(WATCHER))
    assert asleep(table), "a spectator does not start the clocks of people who are gone"

    table.feed(inputs.Arrived(BOB))
    assert not table.state.paused and table.live["clocks"]["0"]["left"] == 600


def test_one_connection_keeps_a_table_awake() -> None:
    table = people_table(clock=None)
    table.feed(inputs.Departed(ANN))

    table.advance(100 * SLEEP_AFTER)

    assert not table.state.paused


def test_a_table_that_waits_without_a_clock_needs_no_sleep() -> None:
    table = people_table(clock=None)
    for person in (ANN, BOB):
        table.feed(inputs.Departed(person))
    table.advance(10)
    assert table.machine.idle, "the bots have answered, and nothing happens until the people return"

    table.advance(SLEEP_AFTER)

    assert not table.state.paused


def test_a_command_without_a_connection_wakes_nobody_for_long() -> None:
    table = bots_table()
    table.advance(SLEEP_AFTER)

    assert table.do(ANN, c.ResumeGame()) == "ack"
    table.advance(SLEEP_AFTER - 0.001)
    assert not asleep(table)
    table.advance(0.001)

    assert asleep(table)


def test_a_table_that_is_read_from_its_log_sleeps_as_well() -> None:
    table = bots_table()
    table.advance(10)

    machine = Machine(fold(table.log), table.providers, sleep_after=SLEEP_AFTER)
    machine.start(0.0)
    machine.step(inputs.Tick(), SLEEP_AFTER)

    assert machine.state.asleep


def test_without_the_option_a_table_never_sleeps() -> None:
    table = OpenTable(ENDLESS, host_sits=False)
    table.do(ANN, c.Start("greedy"))

    table.advance(2 * SLEEP_AFTER)

    assert not table.state.paused
