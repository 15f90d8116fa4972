"""What a tournament does by itself and what directors do: absences, pauses, time, boards, rounds."""

from __future__ import annotations

from tests.server.tournaments.support import HOST, Evening
from tests.server.tournaments.test_entries import refused
from tichu.server.http import tournament_view as view
from tichu.server.tournaments.arrange import arrangement, ends_at, table_options
from tichu.server.tournaments.due import ArrangeTable, CloseTable, SeenTable, next_round_at, table_work
from tichu.server.tournaments.settings import AbsenceRule, HostSettings
from tichu.server.tournaments.state import OpenedTable
from tichu.tournament.options import MatchLength


def absent_at_place_two(rule: AbsenceRule) -> tuple[Evening, OpenedTable]:
    """A match for which one person is late, after the time that the others wait."""
    evening = Evening(settings=HostSettings(absence=rule, absence_minutes=5))
    evening.pairs(2)
    evening.do(HOST, "pair")
    evening.look()
    (table,) = evening.exist(empty=(2,))
    evening.now += 299
    evening.look()
    assert not evening.state.absences
    evening.now += 1
    evening.look()
    return evening, table


def test_with_the_rule_wait_the_director_decides() -> None:
    evening, _ = absent_at_place_two("wait")
    assert not evening.state.absences


def test_a_bot_plays_for_the_absent() -> None:
    evening, table = absent_at_place_two("bot")
    assert arrangement(evening.state, table).play_on


def test_the_side_of_the_absent_forfeits_its_match() -> None:
    evening, _ = absent_at_place_two("forfeit")
    assert evening.state.tournament.round(1).outcome(1).result.forfeited == (0,)


def test_a_substitute_takes_the_place_of_the_absent_and_nobody_plays_twice() -> None:
    evening, table = absent_at_place_two("substitute")
    assert refused(evening, "a1", "stand-in", round=1, table=1, place=2) == "plays-elsewhere"
    assert refused(evening, "eve", "stand-in", round=1, table=1, place=1) == "nobody-missing"
    evening.do("eve", "stand-in", round=1, table=1, place=2)
    assert arrangement(evening.state, table).reserved[2] == ("eve",)
    assert refused(evening, "zoe", "stand-in", round=1, table=1, place=2) == "place-taken"
    evening.look()
    mine = view.my_part(evening.state, "eve").table
    assert mine is not None and mine.table_id == table.id


def test_bots_do_not_play_a_match_to_which_nobody_came() -> None:
    evening = Evening(settings=HostSettings(absence="bot", absence_minutes=1))
    evening.pairs(2)
    evening.start()
    evening.now += 60
    evening.look()
    assert evening.state.tournament.round(1).outcome(1).result.forfeited == (0, 1)


def test_a_pause_holds_all_tables_and_stops_the_time_of_the_round() -> None:
    evening = Evening(length=MatchLength("minutes", 30))
    evening.pairs(4)
    first, _ = evening.start()
    before = ends_at(evening.state, first)
    assert before is not None
    evening.do(HOST, "pause")
    held = [part for part in evening.look() if isinstance(part, ArrangeTable) and part.wanted.held]
    assert len(held) == 2
    assert refused(evening, HOST, "pair") == "tournament-paused"
    evening.now += 100
    evening.do(HOST, "resume")
    assert ends_at(evening.state, first) == before + 100
    evening.do(HOST, "extend", minutes=5, table=first.table)
    assert ends_at(evening.state, first) == before + 400


def test_a_director_replaces_somebody_who_plays() -> None:
    evening = Evening()
    evening.pairs(4)
    first, second = evening.start()
    evening.do(HOST, "replace", table=first.table, place=0, player="sub")
    assert arrangement(evening.state, first).reserved[0] == ("sub",)
    assert refused(evening, HOST, "replace", table=second.table, place=1, player="sub") == "plays-elsewhere"


def test_tables_follow_the_options() -> None:
    evening = Evening("individual", HostSettings(clock=20.0, spectators=False), grand_tichu=False)
    for number in range(4):
        evening.do(f"p{number}", "register")
    (table,) = evening.start()
    options = table_options(evening.state, table)
    assert options.house_rules == {"target": None, "rounds": 8, "grand_tichu": False}
    assert (options.clock, options.spectators, options.public) == (20.0, False, False)
    reserved = arrangement(evening.state, table).reserved
    assert sorted(player for people in reserved for player in people) == ["p0", "p1", "p2", "p3"]


def test_rounds_are_paired_by_themselves() -> None:
    settings = HostSettings(automatic=True, starts_at=2000.0, break_minutes=2)
    evening = Evening(settings=settings)
    evening.pairs(4)
    assert next_round_at(evening.state) == 2000.0
    evening.now = 2000.0
    assert evening.pair_by_itself()
    evening.look()
    for table in evening.exist():
        evening.finish(table, (1000, 0))
    assert next_round_at(evening.state) == 2000.0 + 120
    evening.do(HOST, "pause")
    assert next_round_at(evening.state) is None


def test_an_arena_pairs_whoever_is_free_until_its_time_is_over() -> None:
    evening = Evening("arena", duration=10)
    evening.pairs(4)
    first, second = evening.start()
    evening.finish(first, (200, 100))
    assert not evening.pair_by_itself(), "the other two are still playing"
    evening.finish(second, (200, 100))
    assert evening.pair_by_itself()
    evening.look()
    assert len(evening.exist()) == 2
    for table in evening.exist():
        evening.finish(table, (100, 0))
    evening.now += 600
    assert evening.pair_by_itself()
    assert evening.state.status == "finished"


# -- duplicate ---------------------------------------------------------------------------------------------


def test_boards_are_committed_before_the_first_card_and_secret_until_the_last_table_has_finished() -> None:
    evening = Evening("duplicate", boards=2)
    evening.pairs(4)
    first, second = evening.start()
    assert len(evening.state.seals) == 2
    evening.finish(first, (100, 0), (300, -100))
    state = evening.state
    assert view.boards(state) == []
    assert all(not line.values["boards"] for line in view.standing_lines(state))
    shown = view.tournament(state, "zoe").model_dump_json() + view.results(state).model_dump_json()
    shown += str(view.log_lines(state, iter(evening.log))) + view.standings_csv(state)
    assert "300" not in shown.replace("300.", "") and "5" * 64 not in shown, "points and salts are secret"
    assert view.tournament(state, "zoe").round_list[0].tables[0].result is None
    player = f"a{state.round_of(first.key).table(first.table).sides[0][0]}"
    own = view.tournament(state, player).round_list[0].tables[first.table - 1]
    assert own.result is not None, "those who played it know their result"
    assert arrangement(state, first).sealed

    evening.finish(second, (0, 100), (200, 0))
    assert [board.board for board in view.boards(state)] == [1, 2]
    assert len(view.boards(state)[0].lines) == 2
    assert not arrangement(state, first).sealed


def test_finished_tables_are_unsealed_when_the_boards_are_revealed() -> None:
    evening = Evening("duplicate", boards=1)
    evening.pairs(4)
    first, second = evening.start()
    sealed = arrangement(evening.state, first).to_json()
    evening.tables[first.id] = SeenTable("finished", sealed, (), ((100, 0),))
    assert not any(isinstance(part, ArrangeTable) and part.id == first.id for part in evening.look())
    evening.tables[second.id] = SeenTable("finished", sealed, (), ((100, 0),))
    work = [part for part in evening.look() if isinstance(part, ArrangeTable)]
    assert {part.id for part in work} == {first.id, second.id}
    assert not any(part.wanted.sealed for part in work)


def test_the_audit_trail_names_who_did_what_without_secrets() -> None:
    evening = Evening()
    evening.pairs(2)
    evening.do(HOST, "announce", text="Welcome")
    lines = view.log_lines(evening.state, iter(evening.log))
    assert (lines[-1].type, lines[-1].by_name, lines[-1].data) == ("announced", "Hana", {"text": "Welcome"})
    assert not any("code" in line.data or "seed" in str(line.data) for line in lines)


def test_a_pairing_is_taken_back_and_its_tables_are_closed() -> None:
    evening = Evening()
    evening.pairs(4)
    old = evening.start()
    assert refused(evening, "a1", "undo-pairing") == "not-allowed"

    evening.do(HOST, "undo-pairing")

    assert (evening.state.status, evening.state.opened) == ("registration", {})
    assert set(evening.state.withdrawn) == {table.id for table in old}
    assert table_work(evening.state, evening.tables) == [CloseTable(table.id) for table in old]
    evening.tables.clear()
    assert evening.replayed().withdrawn.keys() == evening.state.withdrawn.keys()
    new = evening.start()
    assert len(new) == 2 and not {table.id for table in new} & {table.id for table in old}
    evening.finish(new[0], (1000, 400))
    assert refused(evening, HOST, "undo-pairing") == "round-has-results"


def test_directors_who_look_at_the_cards_are_in_the_log() -> None:
    evening = Evening("duplicate", HostSettings(venue="room"), boards=2, rounds=3)
    evening.pairs(4)
    assert refused(evening, "a1", "deals") == "not-allowed"

    evening.do(HOST, "deals")
    evening.do(HOST, "deals")

    lines = view.log_lines(evening.state, iter(evening.log))
    assert [line.by_name for line in lines if line.type == "deals-seen"] == ["Hana"]
    assert [deal.board for deal in view.deals(evening.state)] == [1, 2, 3, 4, 5, 6]
    assert len(view.deals(evening.state)[0].deal["hands"]) == 4
    on_screens = Evening("duplicate", boards=2, rounds=3)
    assert refused(on_screens, HOST, "deals") == "played-here"
