"""What people do at a table besides playing: sitting, leaving, hosting, starting, closing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.deals import play, playing_options, small_deal
from tests.table.virtual import PEOPLE, OpenTable, VirtualTable
from tichu.core.actions import Pass
from tichu.table import commands as c
from tichu.table import inputs
from tichu.table.commands import Command
from tichu.table.options import TableOptions

ANN, BOB, CAT, DAN, EVE = PEOPLE[:5]
FIVE_PLAYERS = TableOptions(variant="grandseigneur", house_rules={"players": 5, "rounds": 1})


def open_table(people: int = 1, options: TableOptions | None = None) -> OpenTable:
    """A table at which some people sit and no match has begun."""
    table = OpenTable(options or TableOptions(clock=None))
    for person in PEOPLE[1:people]:
        assert table.do(person, c.Sit()) == "ack"
    for person in PEOPLE[:people]:
        table.feed(inputs.Arrived(person))
    return table


def played_table(rounds: int, **options: Any) -> VirtualTable:
    """A table at which a round is over: seats 0 and 2 are out first."""
    options = {"clock": None, "bomb_window": 0, "house_rules": {"rounds": rounds, "target": None}, **options}
    hands = ("2g", "3g 3k", "4g", "5g 5k")
    table = VirtualTable(playing_options(**options), deals=[small_deal(*hands)] * rounds)
    table.act(0, play("2g"))
    table.act(1, Pass())
    table.act(2, play("4g"))
    assert table.round.over
    return table


def sitting(table: OpenTable) -> list[str | None]:
    """By place, the person, or the bot."""
    return [place.player or place.bot for place in table.state.places]


def refused(table: OpenTable, who: int, command: Command) -> str:
    """The code of the refusal; the command must change nothing."""
    version = table.state.version
    code = table.do(PEOPLE[who], command)
    assert code != "ack" and table.state.version == version
    return code


# -- sitting and leaving -----------------------------------------------------------------------------------


def test_people_sit_on_the_first_free_place_or_the_one_they_want() -> None:
    table = open_table()

    assert table.do(BOB, c.Sit(3)) == "ack"
    assert table.do(CAT, c.Sit()) == "ack"

    assert sitting(table) == ["ann", "cat", None, "bob"]


def test_before_the_start_people_can_move() -> None:
    table = open_table(2)

    assert table.do(BOB, c.Sit(3)) == "ack"

    assert sitting(table) == ["ann", None, None, "bob"]


def test_a_place_that_is_taken_or_does_not_exist_is_refused() -> None:
    table = open_table(2)

    assert refused(table, 2, c.Sit(1)) == "place-taken"
    assert refused(table, 2, c.Sit(4)) == "no-such-place"
    assert refused(table, 1, c.Sit()) == "already-seated"


def test_a_full_table_has_no_place() -> None:
    assert refused(open_table(4), 4, c.Sit()) == "table-full"


def test_leaving_before_the_start_frees_the_place() -> None:
    table = open_table(3)

    assert table.do(BOB, c.Leave()) == "ack"

    assert sitting(table) == ["ann", None, "cat", None]
    assert refused(table, 1, c.Leave()) == "not-allowed"


def test_in_a_match_the_stand_in_plays_for_somebody_who_left_until_another_takes_over() -> None:
    table = VirtualTable(TableOptions(clock=None, bot_pace=0))

    table.do(BOB, c.Leave())
    assert table.state.places[1].left
    assert [(acted.seat, acted.by) for acted in table.acted()] == [(1, "away")]
    assert table.do(EVE, c.Sit()) == "ack"

    assert sitting(table) == ["ann", "eve", "cat", "dan"]
    assert table.state.helped == {1}


def test_somebody_who_left_gets_their_own_place_back() -> None:
    table = VirtualTable(TableOptions(clock=None))
    table.do(BOB, c.Leave())
    table.do(DAN, c.Leave())

    table.do(DAN, c.Sit())

    assert sitting(table)[3] == "dan" and not table.state.places[3].left


def test_somebody_who_left_may_take_another_place_when_the_round_is_over() -> None:
    table = played_table(2)
    table.do(BOB, c.Leave())
    table.do(DAN, c.Leave())

    assert table.do(DAN, c.Sit(1)) == "ack"


def test_the_last_person_who_leaves_a_match_closes_the_table() -> None:
    table = VirtualTable(TableOptions(clock=None), people=1)

    assert table.do(ANN, c.Leave()) == "ack"

    assert table.kinds()[-3:] == ["left", "host", "closed"]
    assert refused(table, 1, c.Sit()) == "table-closed"


def test_where_nobody_may_watch_spectators_are_dismissed_at_the_start() -> None:
    table = open_table(4, TableOptions(spectators=False, clock=None))
    table.feed(inputs.Arrived(EVE))

    table.do(ANN, c.Start())

    assert table.dismissed == ["eve"]
    assert refused(table, 4, c.Chat(text="hello")) == "not-allowed"


# -- the host ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        c.SeatBot(2, "greedy"),
        c.OpenPlace(0),
        c.Swap(0, 1),
        c.HandOver("bob"),
        c.ChangeOptions(TableOptions()),
        c.Start("greedy"),
        c.Close(),
    ],
    ids=lambda command: command.type,
)
def test_only_the_host_may_do_this(command: Command) -> None:
    assert refused(open_table(2), 1, command) == "not-allowed"


def test_the_next_person_is_the_host_when_the_host_leaves() -> None:
    table = open_table(3)

    table.do(ANN, c.Leave())

    assert table.state.host == "bob"


def test_the_host_can_hand_over() -> None:
    table = open_table(2)

    assert refused(table, 0, c.HandOver("cat")) == "not-at-the-table"
    assert table.do(ANN, c.HandOver("bob")) == "ack"

    assert table.state.host == "bob"
    assert refused(table, 0, c.Start("greedy")) == "not-allowed"


def test_after_a_minute_somebody_else_is_the_host_in_place_of_an_absent_one() -> None:
    table = open_table(2)
    table.feed(inputs.Departed(ANN))

    table.advance(60)
    assert table.do(BOB, c.Start("greedy")) == "not-allowed"
    table.advance(0.001)
    assert table.do(BOB, c.Start("greedy")) == "ack"

    assert table.state.host == "bob" and table.status == "running"


def test_a_host_who_is_there_stays_the_host() -> None:
    table = open_table(2)

    table.advance(100_000)

    assert refused(table, 1, c.Start("greedy")) == "not-allowed"


def test_a_host_who_returns_in_time_stays_the_host() -> None:
    table = open_table(2)
    table.feed(inputs.Departed(ANN))
    table.advance(50)
    table.feed(inputs.Arrived(ANN))
    table.advance(50)

    assert refused(table, 1, c.Start("greedy")) == "not-allowed"


def test_in_a_match_an_absent_host_stays_the_host() -> None:
    table = VirtualTable(TableOptions(clock=None))
    table.feed(inputs.Departed(ANN))
    table.advance(1000)

    table.do(BOB, c.Chat(text="hello"))

    assert table.state.host == "ann"


def test_spectators_do_not_become_the_host() -> None:
    table = open_table(2)
    table.feed(inputs.Departed(ANN))
    table.advance(1000)

    table.do(EVE, c.Chat(text="hello"))

    assert table.state.host == "ann"


def test_the_host_seats_and_removes_bots_and_people() -> None:
    table = open_table(3)

    assert refused(table, 0, c.SeatBot(1, "greedy")) == "place-taken"
    assert refused(table, 0, c.SeatBot(3, "nobody")) == "unknown-bot"
    assert refused(table, 0, c.OpenPlace(3)) == "nobody-there"
    table.do(ANN, c.SeatBot(3, "greedy"))
    table.do(ANN, c.OpenPlace(1))
    table.do(ANN, c.Swap(0, 3))

    assert sitting(table) == ["greedy", None, "cat", "ann"]
    assert refused(table, 0, c.Swap(1, 1)) == "same-place"


# -- starting ----------------------------------------------------------------------------------------------


def test_a_match_does_not_start_with_open_places() -> None:
    table = open_table(3)

    assert refused(table, 0, c.Start()) == "places-open"
    assert refused(table, 0, c.Start("nobody")) == "unknown-bot"
    assert table.do(ANN, c.Start("greedy")) == "ack"

    assert sitting(table) == ["ann", "bob", "cat", "greedy"]
    assert table.kinds()[-3:] == ["sat", "started", "dealt"]
    assert refused(table, 0, c.Start()) == "match-running"


@pytest.mark.parametrize(
    "command",
    [c.SeatBot(1, "greedy"), c.OpenPlace(1), c.Swap(0, 1), c.ChangeOptions(TableOptions())],
    ids=lambda command: command.type,
)
def test_places_and_options_are_settled_before_the_start(command: Command) -> None:
    assert refused(VirtualTable(TableOptions(clock=None)), 0, command) == "match-running"


def test_options_cannot_take_a_place_from_somebody() -> None:
    table = open_table(5, FIVE_PLAYERS)

    assert refused(table, 0, c.ChangeOptions(TableOptions())) == "place-taken"
    table.do(EVE, c.Leave())
    assert table.do(ANN, c.ChangeOptions(TableOptions())) == "ack"

    assert sitting(table) == ["ann", "bob", "cat", "dan"]


def test_contradictory_options_are_refused() -> None:
    table = open_table()

    nonsense = TableOptions(house_rules={"target": None})
    assert refused(table, 0, c.ChangeOptions(nonsense)) == "contradictory-settings"
    assert refused(table, 0, c.ChangeOptions(TableOptions(stand_in="nobody"))) == "unknown-bot"


# -- after a round and after a match -----------------------------------------------------------------------


def test_the_next_round_is_dealt_after_a_while() -> None:
    table = played_table(2)

    assert table.live["next"] == 20.0
    table.advance(19.999)
    assert table.phase == "over"
    table.advance(0.001)

    assert table.phase == "play" and table.kinds()[-1] == "dealt"


def test_the_next_round_is_dealt_at_once_when_everybody_is_ready() -> None:
    table = played_table(2)

    for person in (ANN, BOB, CAT):
        assert table.do(person, c.Ready()) == "ack"
    assert table.live["ready"] == ["ann", "bob", "cat"]
    assert table.phase == "over"
    table.do(DAN, c.Ready())

    assert table.phase == "play"
    assert table.live["ready"] == []


@pytest.mark.parametrize("how", ["departs", "leaves"])
def test_nobody_waits_for_somebody_who_is_gone(how: str) -> None:
    table = played_table(2)
    for person in (ANN, BOB, CAT):
        table.do(person, c.Ready())

    if how == "departs":
        table.feed(inputs.Departed(DAN))
    else:
        table.do(DAN, c.Leave())

    assert table.phase == "play"


def test_ready_is_for_people_at_the_table_between_rounds() -> None:
    assert refused(VirtualTable(TableOptions(clock=None)), 0, c.Ready()) == "not-between-rounds"
    assert refused(played_table(2), 4, c.Ready()) == "not-allowed"


def test_a_rematch_begins_a_new_match_with_the_same_people() -> None:
    table = played_table(1)
    assert table.status == "finished"

    assert refused(table, 1, c.Rematch()) == "not-allowed"
    assert table.do(ANN, c.Rematch()) == "ack"

    assert table.status == "running"
    assert table.state.match_number == 2
    assert sitting(table) == ["ann", "bob", "cat", "dan"]
    assert refused(table, 0, c.Rematch()) == "match-not-over"


def test_after_a_match_another_one_starts_when_everybody_is_ready() -> None:
    table = played_table(1)

    for person in (DAN, CAT, ANN):
        assert table.do(person, c.Ready()) == "ack"
    assert (table.status, table.live["ready"]) == ("finished", ["ann", "cat", "dan"])
    assert table.do(BOB, c.Ready()) == "ack"

    assert (table.status, table.state.match_number) == ("running", 2)
    assert table.live["ready"] == []


def test_nobody_is_ready_for_another_match_with_an_open_place() -> None:
    table = played_table(1)
    table.do(DAN, c.Leave())

    assert refused(table, 1, c.Ready()) == "places-open"


def test_a_rematch_needs_all_places_taken() -> None:
    table = played_table(1)
    table.do(DAN, c.Leave())

    assert refused(table, 0, c.Rematch()) == "places-open"


def test_the_result_stays_when_people_leave_after_the_match() -> None:
    table = played_table(1)

    table.do(DAN, c.Leave())

    assert table.state.finished is not None
    assert [place.player for place in table.state.finished.places] == ["ann", "bob", "cat", "dan"]


def test_a_table_is_closed_by_its_host_while_nobody_else_plays() -> None:
    assert refused(VirtualTable(TableOptions(clock=None)), 0, c.Close()) == "match-running"
    for table in (open_table(2), VirtualTable(TableOptions(clock=None), people=1), played_table(1)):
        assert table.do(ANN, c.Close()) == "ack"
        assert table.status == "closed"
        assert refused(table, 0, c.Chat(text="hello")) == "table-closed"
