"""Taking part: registering, joining with a code or an invitation, checking in, leaving."""

from __future__ import annotations

import pytest

from tests.server.tournaments.support import HOST, Evening
from tichu.core.errors import TichuError
from tichu.server.tournaments.settings import HostSettings


def refused(evening: Evening, player: str, type: str, /, **fields: object) -> str:
    revision = evening.state.revision
    with pytest.raises(TichuError) as why:
        evening.do(player, type, **fields)
    assert evening.state.revision == revision
    return why.value.code


def test_a_pair_is_named_after_its_members_and_complete_with_the_second() -> None:
    evening = Evening()
    evening.do("ann", "register")
    assert not evening.state.is_ready(1)
    evening.do("bob", "join", code=evening.state.codes[1])
    assert evening.state.is_ready(1)
    assert evening.state.tournament.entrant(1).name == "Ann & Bob"
    assert evening.state.tournament.entrant(1).members == ("Ann", "Bob")


def test_nobody_takes_part_twice_and_a_pair_has_two() -> None:
    evening = Evening()
    evening.pairs(1)
    assert refused(evening, "a1", "register") == "already-registered"
    assert refused(evening, "zoe", "join", code=evening.state.codes[1]) == "entry-full"
    assert refused(evening, "zoe", "join", code="guess") == "not-found"
    assert refused(evening, "zoe", "join", entrant=1) == "not-invited"


def test_somebody_who_was_invited_needs_no_code() -> None:
    evening = Evening()
    evening.do("ann", "register", name="Foxes", invite=["bob"])
    evening.do("bob", "join")
    assert evening.state.entrant_of("bob") == 1
    assert evening.state.tournament.entrant(1).name == "Foxes"


def test_people_of_the_same_name_get_numbers() -> None:
    evening = Evening("individual")
    evening.do("ann", "register")
    evening.do("anna", "register", name="Ann")
    assert [one.name for one in evening.state.tournament.entrants.values()] == ["Ann", "Ann 2"]


def test_who_is_not_ready_is_left_out_and_comes_back_by_checking_in() -> None:
    evening = Evening(settings=HostSettings(check_in=True))
    evening.pairs(5)
    for number in range(1, 5):
        evening.do(f"a{number}", "check-in")
    evening.start()
    current = evening.state.tournament.current
    assert current is not None and 5 not in {one for table in current.tables for one in table.entrants}
    assert evening.state.tournament.entrant(5).attendance == "absent"
    evening.do("b5", "check-in")
    assert evening.state.is_ready(5)


def test_an_incomplete_pair_is_paired_once_it_is_complete() -> None:
    evening = Evening()
    evening.pairs(2)
    evening.do("late", "register")
    evening.start()
    evening.do("later", "join", code=evening.state.codes[3])
    assert evening.state.is_ready(3)


def test_the_last_member_to_leave_withdraws_the_entry_and_after_the_start_nobody_leaves() -> None:
    evening = Evening()
    evening.pairs(3)
    evening.do("a3", "leave")
    assert not evening.state.is_complete(3)
    evening.do("b3", "leave")
    assert evening.state.tournament.entrant(3).attendance == "withdrawn"
    evening.start()
    assert refused(evening, "a1", "leave") == "tournament-started"


def test_another_name_of_a_member_is_in_the_name_of_the_pair_too() -> None:
    evening = Evening()
    evening.pairs(2)
    evening.names["b1"] = "Berta"
    evening.do("b1", "rename")
    entrant = evening.state.tournament.entrant(1)
    assert (entrant.name, entrant.members) == ("A1 & Berta", ("A1", "Berta"))
    revision = evening.state.revision
    evening.do("b1", "rename")
    assert evening.state.revision == revision


def test_somebody_who_has_left_or_played_for_others_gets_another_name_too() -> None:
    evening = Evening()
    evening.names = {"c": "Carla"}
    evening.pairs(2)
    evening.do("c", "register")
    evening.do("c", "leave")
    evening.start()
    evening.do(HOST, "replace", table=1, place=0, player="sub")
    for player in ("c", "sub"):
        evening.names[player] = "deleted player"
        evening.do(player, "rename")

    assert evening.state.tournament.entrant(3).name == "deleted player"
    assert evening.state.substitutes[1, 1][0].name.startswith("deleted player")


def test_only_directors_direct() -> None:
    evening = Evening()
    evening.pairs(2)
    wanted: dict[str, dict[str, object]] = {
        "pair": {},
        "announce": {"text": "hello"},
        "pause": {},
        "close": {},
        "add": {"name": "Owls"},
        "director": {"player": "eve"},
        "withdraw": {"entrant": 2},
    }
    for type, fields in wanted.items():
        assert refused(evening, "a1", type, **fields) == "not-allowed"
    evening.do(HOST, "director", player="eve")
    evening.do("eve", "pair")
    assert evening.log[-1].player == "eve"


def test_the_log_gives_the_same_state() -> None:
    evening = Evening("duplicate", boards=2)
    evening.pairs(4)
    for table in evening.start():
        evening.finish(table, (100, 0), (50, 50))
    evening.do(HOST, "announce", text="Tea is ready.")
    assert evening.replayed() == evening.state
