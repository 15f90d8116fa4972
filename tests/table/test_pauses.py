"""Pauses: by the host at once, by a majority of the others, and what stands still meanwhile."""

from __future__ import annotations

from tests.table.deals import deal, play, playing_options
from tests.table.virtual import PEOPLE, OpenTable, VirtualTable
from tichu.core.actions import Grand, Tichu
from tichu.table import commands as c
from tichu.table import effects as fx
from tichu.table import inputs
from tichu.table.commands import Person
from tichu.table.options import TableOptions

HOST = PEOPLE[0]
WATCHER = Person("watcher", "Wim")


def lead_table(clock: float | None = 30.0) -> VirtualTable:
    """A table at which seat 0 has to lead."""
    return VirtualTable(playing_options(clock=clock, reserve=10), deals=[deal("Ma", "", "", "")])


def test_the_host_pauses_and_resumes_at_once() -> None:
    table = lead_table()

    assert table.do(HOST, c.PauseGame()) == "ack"
    assert table.state.paused and not table.state.asleep
    assert table.do(HOST, c.PauseGame()) == "paused"
    assert table.do(HOST, c.ResumeGame()) == "ack"

    assert table.kinds()[-2:] == ["paused", "resumed"]
    assert table.do(HOST, c.ResumeGame()) == "not-paused"


def test_a_paused_table_stands_still() -> None:
    table = lead_table()
    table.do(HOST, c.PauseGame())

    assert table.live["clocks"] == {}
    assert table.act(0, play("Ma")) == "paused"
    assert table.act(1, Tichu()) == "paused"
    table.advance(100_000)

    assert table.acted() == []


def test_the_clock_runs_again_after_a_pause() -> None:
    table = lead_table()
    table.do(HOST, c.PauseGame())
    table.advance(1000)

    table.do(HOST, c.ResumeGame())

    assert table.live["clocks"]["0"] == {"starts": 0.0, "left": 30.0, "reserve": 10.0}
    assert table.act(0, play("Ma")) == "ack"


def test_bots_that_were_thinking_are_asked_again_after_a_pause() -> None:
    table = VirtualTable(TableOptions(clock=None), 3, lambda view: None)
    first = table.asked[-1].question

    table.do(HOST, c.PauseGame())
    assert table.open_questions == {}
    table.feed(inputs.BotReply(first, Grand(True)))
    table.advance(10)
    assert table.acted() == []
    table.do(HOST, c.ResumeGame())

    assert [ask.view.seat for ask in table.open_questions.values()] == [3]


def test_a_majority_pauses() -> None:
    table = lead_table()
    for person in (PEOPLE[1], PEOPLE[2], PEOPLE[2]):
        assert table.do(person, c.PauseGame()) == "ack"

    assert table.live["votes"] == {"pause": [PEOPLE[1].id, PEOPLE[2].id]}
    assert "paused" not in table.kinds(), "two of four are no majority, however often they ask"
    assert table.do(PEOPLE[3], c.PauseGame()) == "ack"

    assert table.kinds()[-1] == "paused"
    assert table.live["votes"] == {}


def test_half_of_the_people_end_a_pause() -> None:
    table = lead_table()
    table.do(HOST, c.PauseGame())

    for _ in range(2):
        assert table.do(PEOPLE[1], c.ResumeGame()) == "ack"
    assert table.kinds()[-1] == "paused", "one of four is not half of them, however often they ask"
    assert table.do(PEOPLE[3], c.ResumeGame()) == "ack"

    assert table.kinds()[-1] == "resumed"
    assert table.live["votes"] == {}


def test_a_vote_is_shown_and_not_stored() -> None:
    table = lead_table()
    version = table.state.version

    table.do(PEOPLE[1], c.PauseGame())

    assert table.state.version == version
    assert isinstance(table.effects[-1], fx.ShowLive)


def test_a_vote_whose_pause_could_not_be_stored_does_not_count() -> None:
    table = VirtualTable(TableOptions(clock=None))
    for person in PEOPLE[1:3]:
        table.do(person, c.PauseGame())

    table.store_fails = True
    assert table.do(PEOPLE[3], c.PauseGame()) == "not-stored"

    assert table.live["votes"] == {"pause": [PEOPLE[1].id, PEOPLE[2].id]}
    assert table.do(PEOPLE[3], c.PauseGame()) == "ack"
    assert table.state.paused


def test_spectators_have_no_vote() -> None:
    table = lead_table()

    assert table.do(WATCHER, c.PauseGame()) == "not-allowed"

    assert table.live["votes"] == {}


def test_there_is_nothing_to_pause_before_the_start() -> None:
    assert OpenTable(TableOptions()).do(HOST, c.PauseGame()) == "not-running"


def test_arriving_does_not_end_a_pause_that_was_asked_for() -> None:
    table = lead_table()
    table.do(HOST, c.PauseGame())

    table.feed(inputs.Departed(PEOPLE[1]))
    table.feed(inputs.Arrived(PEOPLE[1]))

    assert table.state.paused
