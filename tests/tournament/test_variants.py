"""Tables with any number of sides: Trichu, Tientsin and the games of ranks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.support import CAMPAIGN, SEEDS, THOROUGH, tournament_of, win
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.options import usual_options
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.results import MatchResult
from tichu.tournament.shapes import PERSONS
from tichu.tournament.standings import standings
from tichu.tournament.state import Tournament


def play(tournament: Tournament, random: Random) -> Tournament:
    paired = commands.pair(tournament)
    tournament = tournament.after(paired)
    for table in paired.tables:
        points = tuple(random.randrange(10) * 5 for _ in table.sides)
        result = MatchResult((points,))
        tournament = tournament.after(commands.enter_result(tournament, paired.round, table.table, result))
    return tournament


@CAMPAIGN
@given(variant=st.sampled_from(sorted(PERSONS)), count=st.integers(6, 200 if THOROUGH else 40), seed=SEEDS)
def test_everybody_is_seated_and_nobody_sits_out_twice(variant: str, count: int, seed: int) -> None:
    random, shape = Random(seed), PERSONS[variant]
    tournament = tournament_of("individual", count, variant=variant, rounds=3, seed=seed)
    for _ in range(3):
        tournament = play(tournament, random)
        round_ = tournament.rounds[-1]
        seated = [one for table in round_.tables for one in table.entrants]
        assert sorted([*seated, *round_.byes]) == tournament.playing()
        for table in round_.tables:
            assert shape.least <= len(table.sides) <= shape.most
            assert {len(side) for side in table.sides} == {shape.seats}
        sizes = [len(table.sides) for table in round_.tables]
        assert max(sizes) - min(sizes) <= 1

    byes = MeetingHistory(tournament).byes
    out = sum(len(round_.byes) for round_ in tournament.rounds)
    assert max(byes.values(), default=0) <= (1 if out <= count else 2)


def test_nine_persons_meet_once_in_four_rounds_of_trichu() -> None:
    tournament = tournament_of("individual", 9, variant="trichu", rounds=4)
    for _ in range(4):
        tournament = play(tournament, Random(1))

    history = MeetingHistory(tournament)
    meetings = Counter(history.met((a,), (b,)) for a, b in combinations(range(1, 10), 2))
    assert meetings == {1: 36}


def test_a_table_has_the_wanted_size() -> None:
    tournament = tournament_of("individual", 23, variant="grandseigneur", table_size=8)

    assert [len(table.sides) for table in commands.pair(tournament).tables] == [8, 8, 7]


def test_places_are_shares_of_the_others_at_the_table() -> None:
    result = MatchResult(((12, 30, 12, 0, 6),))

    assert [result.place(side) for side in range(5)] == [62.5, 100, 62.5, 0, 25]
    assert [result.match_points(side) for side in range(5)] == [0, 2, 0, 0, 0]
    assert win().place(0) == 100


def test_trichu_is_ranked_by_points_or_by_places() -> None:
    def ranked(**options: Any) -> list[int]:
        tournament = tournament_of("individual", 3, variant="trichu", rounds=2, **options)
        for points in ((500, 100, 0), (0, 100, 95)):
            tournament = tournament.after(commands.pair(tournament))
            sides = [side[0] for side in tournament.rounds[-1].tables[0].sides]
            ordered = tuple(points[one - 1] for one in sides)
            number, result = len(tournament.rounds), MatchResult((ordered,))
            tournament = tournament.after(commands.enter_result(tournament, number, 1, result))
        return [line.entrant for line in standings(tournament)]

    assert ranked() == [1, 2, 3]
    assert ranked(ranking=("places", "points")) == [2, 1, 3]


@pytest.mark.parametrize(
    ("points", "code"),
    [((100, 0), "bad-result"), ((101, 0, 0), "bad-points"), ((100, 0, 0, 0), "bad-result")],
)
def test_a_result_has_the_points_of_all_sides(points: tuple[int, ...], code: str) -> None:
    tournament = tournament_of("individual", 3, variant="trichu")
    tournament = tournament.after(commands.pair(tournament))

    with pytest.raises(TournamentError) as refused:
        commands.enter_result(tournament, 1, 1, MatchResult((points,)))

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"format": "individual", "variant": "bridge"}, "bad-game"),
        ({"format": "knockout", "variant": "grandseigneur"}, "bad-game"),
        ({"format": "duplicate", "variant": "tientsin"}, "bad-game"),
        ({"format": "individual", "variant": "hierarchie", "table_size": 11}, "bad-table-size"),
        ({"format": "arena", "duration": 0}, "bad-duration"),
        ({"format": "arena", "rounds": 3}, "knockout-rounds"),
        ({"format": "swiss", "ranking": ("arena-points",)}, "bad-ranking"),
    ],
)
def test_games_and_formats_that_do_not_fit_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(TournamentError) as refused:
        usual_options("Friday", seed=1, **options)
    assert refused.value.code == code


def test_teams_of_three_play_tientsin() -> None:
    tournament = tournament_of("swiss", 0, variant="tientsin", entrants="team")
    for name in ("Foxes", "Owls"):
        members = [f"{name} {number}" for number in range(4)]
        tournament = tournament.after(commands.register(tournament, name, members))

    assert sorted(commands.pair(tournament).tables[0].sides) == [(1,), (2,)]
