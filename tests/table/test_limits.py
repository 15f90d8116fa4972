"""Limits of a table: targets, rounds, events and chat."""

from __future__ import annotations

import pytest

from tests.table.deals import deal, play, playing_options
from tests.table.virtual import PEOPLE, OpenTable, VirtualTable, fold
from tichu.table import command_rules, inputs, state
from tichu.table import commands as c
from tichu.table import events as e
from tichu.table.commands import Person
from tichu.table.limits import MAX_ROUNDS, MAX_TARGET
from tichu.table.options import TableOptions

HOST, BOB = PEOPLE[:2]
WATCHER = PEOPLE[5]


@pytest.mark.parametrize(
    "house_rules",
    [{"target": MAX_TARGET + 1}, {"rounds": MAX_ROUNDS + 1, "target": None}],
    ids=["target", "rounds"],
)
def test_a_match_that_would_never_end_is_refused(house_rules: dict[str, int | None]) -> None:
    table = OpenTable(TableOptions())
    version = table.state.version

    assert table.do(HOST, c.ChangeOptions(TableOptions(house_rules=house_rules))) == "bad-setting"

    assert table.state.version == version


def test_the_largest_target_and_number_of_rounds_are_accepted() -> None:
    table = OpenTable(TableOptions())

    largest = TableOptions(house_rules={"target": MAX_TARGET, "rounds": MAX_ROUNDS})
    assert table.do(HOST, c.ChangeOptions(largest)) == "ack"


def test_a_log_with_a_larger_target_still_loads() -> None:
    table = OpenTable(TableOptions())
    options = TableOptions(house_rules={"target": 10**6})
    log = [*table.log, e.Recorded(table.state.version + 1, e.OptionsChanged(options), 0.0)]

    assert fold(log).game.settings.target == 10**6


def test_a_match_with_too_many_rounds_is_closed_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "MAX_ROUNDS", 2)
    table = OpenTable(TableOptions(variant="grandseigneur", house_rules={"players": 5}), host_sits=False)
    table.do(HOST, c.Start("greedy"))

    table.advance(10_000)

    assert table.kinds().count("dealt") == 2
    assert table.status == "closed" and table.state.close_reason == "rounds"
    assert table.shown[-1].event == e.Closed("rounds"), "the people are told"
    assert table.state.finished is None and table.machine.live(table.now)["next"] is None


def limited(monkeypatch: pytest.MonkeyPatch, maximum: int) -> None:
    monkeypatch.setattr(state, "MAX_EVENTS", maximum)


def test_no_round_is_dealt_after_the_maximum_of_events(monkeypatch: pytest.MonkeyPatch) -> None:
    limited(monkeypatch, 30)
    table = OpenTable(TableOptions(bot_pace=0), host_sits=False)
    table.do(HOST, c.Start("greedy"))

    table.advance(10_000)

    assert table.round.over, "the round in play is finished"
    assert table.kinds().count("dealt") == 1
    assert table.status == "closed" and table.state.close_reason == "events"


def test_a_table_at_its_maximum_of_events_only_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    table = VirtualTable(playing_options(clock=None), deals=[deal("Ma", "", "", "")])
    limited(monkeypatch, table.state.version)
    version = table.state.version

    for command in (c.Chat(text="hello"), c.PauseGame(), c.HandOver("bob"), c.Mute("bob")):
        assert table.do(HOST, command) == "table-limit"
    assert table.do(WATCHER, c.Sit()) == "table-limit"
    assert table.state.version == version

    assert table.act(0, play("Ma")) == "ack", "the round goes on"
    assert table.do(BOB, c.Leave()) == "ack"


def test_no_match_starts_after_the_maximum_of_events(monkeypatch: pytest.MonkeyPatch) -> None:
    table = OpenTable(TableOptions())
    limited(monkeypatch, table.state.version)

    assert table.do(HOST, c.Start("greedy")) == "table-limit"
    assert table.do(HOST, c.Close()) == "ack"


def test_spectators_cannot_use_up_the_chat_of_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_rules, "MAX_CHAT_EVENTS", 3)
    table = OpenTable(TableOptions())

    said = [table.do(WATCHER, c.Chat(text="hello")) for _ in range(4)]
    assert said == ["ack", "ack", "ack", "chat-full"]
    assert table.do(WATCHER, c.Mute(HOST.id)) == "chat-full"

    assert table.do(HOST, c.Chat(phrase="hello")) == "ack"
    assert table.do(HOST, c.Mute(WATCHER.id)) == "ack"
    assert fold(table.log).chat_events == {False: 2, True: 3}


def test_one_person_cannot_use_up_the_events_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = VirtualTable(playing_options(clock=None), deals=[deal("Ma", "", "", "")])
    monkeypatch.setattr(state, "MAX_EVENTS_PER_PERSON", table.state.caused[BOB.id] + 4)

    replies = [table.do(BOB, command) for _ in range(3) for command in (c.Leave(), c.Sit(1))]
    table.feed(inputs.Rename(Person(BOB.id, "Robert")))

    assert replies == ["ack", "ack", "ack", "ack", "ack", "table-limit"]
    assert "named" not in table.kinds()
    assert table.do(HOST, c.Chat(text="hello")) == "ack", "others are not affected"
    assert fold(table.log).caused == table.state.caused
