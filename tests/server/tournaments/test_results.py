"""Results: of tables of the server exactly once, with real cards by both sides, and by the director."""

from __future__ import annotations

import pytest

from tests.server.tournaments.support import HOST, Evening
from tests.server.tournaments.test_entries import refused
from tichu.server.http import tournament_view as view
from tichu.server.tournaments.due import CloseTable, CreateTable
from tichu.server.tournaments.settings import HostSettings
from tichu.server.tournaments.state import OpenedTable


def sides(evening: Evening, table: OpenedTable) -> tuple[str, str]:
    """One person of each side."""
    first, second = evening.state.round_of(table.key).table(table.table).sides
    return f"a{first[0]}", f"b{second[0]}"


def test_a_table_is_opened_once_and_its_result_counts_once() -> None:
    evening = Evening()
    evening.pairs(4)
    evening.do(HOST, "pair")
    work = evening.look()
    assert len(work) == 2 and all(isinstance(part, CreateTable) for part in work)
    assert evening.look() == work, "a crash before the tables exist changes nothing"
    assert len(evening.state.opened) == 2
    assert view.my_part(evening.state, "a1").table.table_id is None  # type: ignore[union-attr]
    first, second = evening.exist()
    evening.look()
    assert view.my_part(evening.state, "a1").table.table_id is not None  # type: ignore[union-attr]
    evening.finish(first, (1000, 300))
    entries = len(evening.log)
    evening.finish(first, (1000, 300))
    assert len(evening.log) == entries
    evening.finish(second, (200, 1005))
    assert evening.state.status == "between"


def test_the_sides_change_places_in_a_series_and_points_follow_them() -> None:
    evening = Evening("knockout", best_of_late=3)
    evening.pairs(2)
    (first,) = evening.start()
    evening.finish(first, (1000, 0))
    (second,) = evening.exist()
    assert second.game == 2 and second.id != first.id
    evening.finish(second, (1000, 10))
    (third,) = evening.exist()
    evening.finish(third, (1000, 20))
    outcome = evening.state.tournament.round(1).outcome(1)
    assert outcome.result.games == ((1000, 0), (10, 1000), (1000, 20))
    assert outcome.result.winner == 0


def test_with_real_cards_one_side_reports_and_the_other_confirms() -> None:
    evening = Evening(settings=HostSettings(venue="room"))
    evening.pairs(2)
    evening.do(HOST, "pair")
    assert evening.look() == [], "no tables are opened for a room"
    table = OpenedTable("", 1, 1, 1, 0.0)
    one, other = sides(evening, table)
    evening.do(one, "report", round=1, table=1, games=[[1000, 640]])
    assert not evening.state.tournament.round(1).outcome(1).confirmed
    assert refused(evening, one, "confirm", round=1, table=1) == "other-side"
    evening.do(other, "confirm", round=1, table=1)
    assert evening.state.tournament.round(1).outcome(1).confirmed


def test_the_same_report_of_both_sides_is_a_confirmation_and_a_different_one_a_dispute() -> None:
    evening = Evening(settings=HostSettings(venue="room"), rounds=3)
    evening.pairs(4)
    evening.do(HOST, "pair")
    for number, reported in ((1, [[1000, 640]]), (2, [[640, 1000]])):
        one, other = sides(evening, OpenedTable("", 1, number, 1, 0.0))
        evening.do(one, "report", round=1, table=number, games=[[1000, 640]])
        evening.do(other, "report", round=1, table=number, games=reported)
    assert evening.state.tournament.round(1).outcome(1).confirmed
    assert list(evening.state.disputes) == [(1, 2)]
    assert refused(evening, HOST, "pair") == "results-disputed"
    evening.do(HOST, "correct", round=1, table=2, games=[[640, 1000]], reason="sides swapped")
    assert not evening.state.disputes
    evening.do(HOST, "pair")


def test_strangers_report_nothing_and_screens_need_no_report() -> None:
    room = Evening(settings=HostSettings(venue="room"))
    room.pairs(2)
    room.do(HOST, "pair")
    assert refused(room, "zoe", "report", round=1, table=1, games=[[5, 0]]) == "not-registered"
    screens = Evening()
    screens.pairs(2)
    screens.start()
    assert refused(screens, "a1", "report", round=1, table=1, games=[[5, 0]]) == "played-here"


def test_a_result_of_the_director_closes_the_table() -> None:
    evening = Evening()
    evening.pairs(2)
    (table,) = evening.start()
    evening.do(HOST, "correct", round=1, table=1, forfeited=[1])
    assert CloseTable(table.id) in evening.look()
    assert evening.state.tournament.round(1).outcome(1).result.forfeited == (1,)


@pytest.mark.parametrize("games", [[], [[1000]], [[1000, 3]], [[100, 0], [100, 0]]])
def test_impossible_results_are_refused(games: list[list[int]]) -> None:
    evening = Evening(settings=HostSettings(venue="room"))
    evening.pairs(2)
    evening.do(HOST, "pair")
    with pytest.raises(ValueError, match=r"point|result|List|list|game"):
        evening.do("a1", "report", round=1, table=1, games=games)
