"""Storing: nothing is told, asked or timed before its events are stored; what happens if that fails."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.deals import FOUR_SEVENS, deal, play, playing_options, small_deal
from tests.table.tricks import WINDOW, led_table, plays
from tests.table.virtual import PEOPLE, VirtualTable, fold, same_state
from tichu.core.actions import Grand, Pass, Tichu
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.table import commands as c
from tichu.table import effects as fx
from tichu.table import inputs
from tichu.table.deals import SealedDeal
from tichu.table.errors import Refused
from tichu.table.inputs import Sender
from tichu.table.machine import Machine
from tichu.table.options import TableOptions

HOST = PEOPLE[0]
TIME = 30.0


def lead_table(people: int = 4, **options: Any) -> VirtualTable:
    """A table at which seat 0 has to lead."""
    options = {"bomb_window": 0, "clock": TIME, **options}
    return VirtualTable(playing_options(**options), people, deals=[deal("Ma", "", "", "")])


# -- before the events are stored --------------------------------------------------------------------------


def test_an_action_is_acknowledged_and_shown_only_when_it_is_stored() -> None:
    table = lead_table()
    table.store_waits = True
    shown = len(table.shown)

    assert table.act(0, play("Ma"), action_id="lead") == ""
    assert len(table.shown) == shown
    assert table.machine.stored_version == table.state.version - 1
    table.finish_storing()

    assert table.last_reply("lead") == "ack"
    assert len(table.shown) == shown + 1
    assert table.machine.stored_version == table.state.version


def test_the_sender_is_told_before_the_others_are_shown_it() -> None:
    table = lead_table()
    before = len(table.effects)

    table.act(0, play("Ma"))

    told = [effect for effect in table.effects[before:] if isinstance(effect, fx.Append | fx.Tell | fx.Show)]
    assert [type(effect) for effect in told] == [fx.Append, fx.Tell, fx.Show]


def test_no_clock_runs_before_the_events_are_stored() -> None:
    table = lead_table()
    table.store_waits = True
    table.act(0, play("Ma"))

    table.advance(1000)
    assert "1" not in table.live["clocks"]
    assert table.log[-1].event.kind == "dealt"
    table.finish_storing()

    assert table.live["clocks"] == {"1": {"starts": 0.0, "left": TIME, "reserve": 120.0}}


def test_no_window_opens_before_the_events_are_stored() -> None:
    table = lead_table(bomb_window=WINDOW)
    table.store_waits = True
    table.act(0, play("Ma"))
    assert table.live["window"] is None

    table.advance(1)
    table.finish_storing()

    assert table.live["window"] == WINDOW


def test_no_bot_is_asked_before_the_events_are_stored() -> None:
    table = lead_table(people=1)
    table.store_waits = True

    table.act(0, play("Ma"))
    assert table.asked == []
    table.finish_storing()

    assert [ask.view.seat for ask in table.asked] == [1]


def test_overtaken_claims_are_told_when_the_bomb_is_stored() -> None:
    table = led_table("", "", FOUR_SEVENS, "")
    table.act(1, Pass(), action_id="pass")
    table.act(2, play(FOUR_SEVENS))
    table.store_waits = True

    table.advance(WINDOW)
    assert table.last_reply("pass") == "held"
    table.finish_storing()

    assert table.last_reply("pass") == "overtaken"


def test_inputs_wait_while_events_are_stored_and_are_taken_in_their_order() -> None:
    table = lead_table()
    table.store_waits = True
    table.act(0, play("Ma"), action_id="lead")

    assert table.act(1, Pass(), action_id="first pass") == ""
    assert table.do(HOST, c.Chat(text="hello"), action_id="chat") == ""
    assert table.act(2, Pass(), action_id="second pass") == ""
    for version in range(4):
        assert len(table.log) == table.state.version - 1, version
        table.finish_storing()

    assert table.kinds()[-4:] == ["acted", "acted", "chat", "acted"]
    assert {table.last_reply(name) for name in ("lead", "first pass", "chat", "second pass")} == {"ack"}


def test_a_waiting_input_is_judged_by_what_was_stored_before_it() -> None:
    table = lead_table()
    table.store_waits = True
    table.act(0, play("Ma"))

    table.act(0, play("Ma"), action_id="twice")
    table.finish_storing()

    assert table.last_reply("twice") == "not-in-hand"


# -- when storing fails ------------------------------------------------------------------------------------


def test_the_sender_is_told_when_an_action_cannot_be_stored() -> None:
    table = lead_table()
    table.store_fails = True

    assert table.act(0, play("Ma"), action_id="lead") == "not-stored"
    assert table.acted() == [] and same_state(table.state, fold(table.log))

    assert table.act(0, play("Ma"), action_id="lead") == "ack"


def test_held_plays_are_void_when_storing_fails() -> None:
    table = led_table("", "", "", "")
    table.act(1, Pass(), action_id="pass")
    table.store_fails = True

    assert table.act(2, Tichu()) == "not-stored"

    assert table.last_reply("pass") == "void"
    assert table.round.calls == {}
    assert table.live["window"] == WINDOW
    assert same_state(table.state, fold(table.log))


def test_a_play_made_at_the_end_of_a_window_can_fail_and_the_late_claims_are_void() -> None:
    table = led_table("", "", FOUR_SEVENS, "")
    table.act(1, Pass(), action_id="pass")
    table.act(2, play(FOUR_SEVENS), action_id="bomb")
    table.store_fails = True

    table.advance(WINDOW)

    assert table.last_reply("bomb") == "not-stored"
    assert table.last_reply("pass") == "void"
    assert plays(table) == []


def test_early_calls_are_void_when_storing_fails() -> None:
    table = VirtualTable(TableOptions(clock=None))
    table.act(0, Grand(False))
    assert table.act(0, Tichu(), action_id="call") == "held"
    table.store_fails = True

    table.act(1, Grand(False))

    assert table.last_reply("call") == "void"
    for seat in (1, 2, 3):
        table.act(seat, Grand(False))
    assert table.round.calls == {}


def test_inputs_that_waited_are_taken_after_storing_has_failed() -> None:
    table = lead_table()
    table.store_waits = True
    table.act(0, play("Ma"), action_id="lead")
    table.act(0, play("Ma"), action_id="again")

    table.store_fails = True
    table.finish_storing()
    table.finish_storing()

    assert (table.last_reply("lead"), table.last_reply("again")) == ("not-stored", "ack")


def test_a_clock_that_could_not_be_stored_runs_again() -> None:
    table = lead_table(reserve=0)
    table.store_fails = True
    table.advance(TIME)
    assert table.acted() == [] and table.live["clocks"]["0"]["left"] == TIME

    table.advance(TIME)

    assert [acted.by for acted in table.acted()] == ["clock"]


# -- sending again -----------------------------------------------------------------------------------------


def test_an_action_sent_again_is_acknowledged_again_and_happens_once() -> None:
    table = lead_table()

    for _ in range(3):
        assert table.act(0, play("Ma"), action_id="lead") == "ack"

    assert len(table.acted()) == 1
    versions = {
        effect.message.version
        for effect in table.effects
        if isinstance(effect, fx.Tell)
        and effect.sender.action_id == "lead"
        and isinstance(effect.message, fx.Acknowledged)
    }
    assert versions == {table.state.version}


def test_a_command_sent_again_happens_once() -> None:
    table = lead_table()

    for _ in range(2):
        assert table.do(HOST, c.Chat(text="hello"), action_id="hello") == "ack"

    assert table.kinds().count("chat") == 1


def test_an_action_sent_again_while_it_is_stored_happens_once() -> None:
    table = lead_table()
    table.store_waits = True
    table.act(0, play("Ma"), action_id="lead")
    table.act(0, play("Ma"), action_id="lead")

    table.finish_storing()

    assert table.replies["lead"] == ["ack", "ack"]
    assert len(table.acted()) == 1


def test_the_same_id_of_two_people_means_two_actions() -> None:
    table = lead_table()

    for person in PEOPLE[:2]:
        table.do(person, c.Chat(text="hello"), action_id="1")

    assert table.kinds().count("chat") == 2


def test_a_table_read_from_its_log_acknowledges_what_has_happened() -> None:
    table = lead_table()
    table.act(0, play("Ma"), action_id="lead")

    assert fold(table.log).done[HOST.id, "lead"] == table.state.version


# -- stopping ----------------------------------------------------------------------------------------------


def test_everybody_who_waits_is_told_when_the_machine_stops() -> None:
    table = led_table("", "", FOUR_SEVENS, "")
    table.act(1, Pass(), action_id="pass")
    table.act(2, play(FOUR_SEVENS), action_id="bomb")
    table.store_waits = True
    table.advance(WINDOW)
    table.do(HOST, c.Chat(text="hello"), action_id="chat")

    denied = {
        effect.sender.action_id: effect.message.why.code
        for effect in table.machine.stop()
        if isinstance(effect, fx.Tell) and isinstance(effect.message, fx.Denied)
    }

    assert denied == {"pass": "moved", "bomb": "moved", "chat": "moved"}


def test_effects_of_a_step_that_failed_do_not_come_out_of_the_next_one() -> None:
    options = playing_options(bomb_window=0, house_rules={"rounds": 2, "target": None})
    table = VirtualTable(options, deals=[small_deal("2g", "3g 3k", "4g", "5g 5k")])
    for seat, action in ((0, play("2g")), (1, Pass()), (2, play("4g"))):
        table.act(seat, action)
    machine = Machine(table.state, table.providers._replace(shuffle=_broken_shuffle))
    machine.start(table.now)
    machine.step(inputs.Arrived(HOST), table.now)
    with pytest.raises(RuntimeError, match="no cards"):
        machine.step(inputs.Do(Sender(HOST, "ready"), c.Ready()), table.now)

    effects = machine.step(inputs.Do(Sender(HOST, "chat"), c.Chat(text="hello")), table.now)

    assert [type(effect) for effect in effects] == [fx.Append]


def _broken_shuffle(game: Game, match: Match | None) -> SealedDeal:
    raise RuntimeError("no cards")


def test_refusals_keep_their_status() -> None:
    table = lead_table()
    table.store_fails = True

    table.act(0, play("Ma"), action_id="lead")

    (message,) = [effect.message for effect in table.effects[-20:] if isinstance(effect, fx.Tell)][-1:]
    assert isinstance(message, fx.Denied) and isinstance(message.why, Refused)
    assert message.why.status == 503
