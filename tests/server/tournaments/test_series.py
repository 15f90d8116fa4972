"""Series of games whose sides change places, tables that ended without a winner, and pauses."""

from __future__ import annotations

from tests.server.tournaments.support import HOST, Evening
from tichu.server.store import TableRow
from tichu.server.tournaments.arrange import arrangement, ends_at
from tichu.server.tournaments.due import SeenTable
from tichu.server.tournaments.settings import AbsenceRule, HostSettings
from tichu.server.tournaments.state import OpenedTable
from tichu.tournament.options import MatchLength


def series(rule: AbsenceRule = "wait", empty: tuple[int, ...] = ()) -> tuple[Evening, OpenedTable]:
    """The first game of a final that is the best of three."""
    evening = Evening("knockout", HostSettings(absence=rule, absence_minutes=5), best_of=3, best_of_late=3)
    evening.pairs(2)
    evening.do(HOST, "pair")
    evening.look()
    (table,) = evening.exist(empty)
    return evening, table


def reserved(evening: Evening, table: OpenedTable) -> list[str]:
    return [people[0] for people in arrangement(evening.state, table).reserved]


def next_game(evening: Evening, table: OpenedTable, empty: tuple[int, ...] = ()) -> OpenedTable:
    evening.finish(table, (1000, 0))
    (second,) = evening.exist(empty)
    return second


def test_a_substitute_stays_on_their_side_when_the_sides_change_places() -> None:
    evening, first = series()
    evening.do(HOST, "replace", table=1, place=2, player="sub")
    left, right, sub, other = reserved(evening, first)
    assert sub == "sub"

    second = next_game(evening, first)

    assert reserved(evening, second) == [right, left, other, "sub"]
    evening.do(HOST, "replace", table=1, place=0, player="zoe")
    assert reserved(evening, second) == ["zoe", left, other, "sub"]
    assert arrangement(evening.replayed(), second) == arrangement(evening.state, second)


def test_nobody_waits_in_the_second_game_for_somebody_for_whom_a_bot_has_played() -> None:
    evening, first = series("bot", empty=(2,))
    evening.now += 300
    evening.look()
    assert arrangement(evening.state, first).play_on

    second = next_game(evening, first, empty=(2, 3))
    evening.look()
    assert not arrangement(evening.state, second).play_on, "the one at place 2 has only just been called"
    evening.tables[second.id] = SeenTable("open", {}, (3,), None)
    evening.look()

    assert arrangement(evening.state, second).play_on


def test_the_side_that_is_absent_in_a_second_game_forfeits() -> None:
    evening, first = series("forfeit")
    next_game(evening, first, empty=(0,))
    evening.now += 300
    evening.look()
    assert evening.state.tournament.round(1).outcome(1).result.forfeited == (1,)


def test_a_drawn_game_that_a_limit_has_ended_is_played_again() -> None:
    evening, first = series()
    evening.finish(first, (500, 500))
    (second,) = evening.exist()
    evening.finish(second, (0, 1000))
    (third,) = evening.exist()
    evening.finish(third, (1000, 0))
    assert evening.state.tournament.round(1).outcome(1).result.games == ((1000, 0), (1000, 0))


def test_a_table_that_a_limit_has_closed_has_a_result() -> None:
    summary = {"places": [], "scores": [400, 200], "close_reason": "rounds"}
    row = TableRow("t", "closed", False, "nanjing", "004", None, 0.0, 0.0, summary)
    assert SeenTable.of(row, sides=2, boards=0).games == ((400, 200),)
    row.summary["close_reason"] = "administrator"
    assert SeenTable.of(row, sides=2, boards=0).games is None


def test_a_pause_lengthens_only_the_matches_that_it_has_interrupted() -> None:
    evening = Evening("arena", length=MatchLength("minutes", 10), duration=60)
    evening.pairs(4)
    first, second = evening.start()
    evening.do(HOST, "pause")
    evening.now += 100
    evening.do(HOST, "resume")
    evening.finish(first, (100, 0))
    evening.finish(second, (100, 0))
    evening.now += 60
    assert evening.pair_by_itself()
    evening.look()
    later = evening.exist()[0]

    assert ends_at(evening.state, first) == first.opened_at + 700
    assert ends_at(evening.state, later) == later.opened_at + 600
    assert evening.state.tournament.ends == first.opened_at + 3700
