"""Movements of duplicate tournaments, for any number of pairs and rounds."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.support import CAMPAIGN, SEEDS, THOROUGH, play_round, tournament_of
from tichu.tournament import commands
from tichu.tournament.duplicate import compare_all_boards, table_boards
from tichu.tournament.movement.plan import Movement, plan_movement
from tichu.tournament.movement.room_square import room_rounds
from tichu.tournament.pairing.scheduled import all_boards
from tichu.tournament.results import MatchResult
from tichu.tournament.standings import standings


def check_movement(movement: Movement, places: int, rounds: int) -> None:
    """Everybody plays in every round, nobody a set twice, nobody meets twice before everybody has met."""
    played: Counter[tuple[int, int]] = Counter()
    met: Counter[frozenset[int]] = Counter()
    first: Counter[int] = Counter()
    for tables in movement.rounds:
        assert sorted(place for a, b, _ in tables for place in (a, b)) == list(range(places))
        for a, b, boards in tables:
            played.update([(a, boards), (b, boards)])
            met[frozenset((a, b))] += 1
            first.update([a])
            first.subtract([b])
    meetings = [met[frozenset(pair)] for pair in combinations(range(places), 2)]
    assert len(movement.rounds) == rounds
    assert max(played.values()) == 1
    assert max(meetings) - min(meetings) <= 1
    assert max(map(abs, first.values())) <= 3


@CAMPAIGN
@given(
    tables=st.integers(2, 100 if THOROUGH else 12),
    rounds=st.integers(1, 20 if THOROUGH else 12),
    one_copy=st.booleans(),
)
def test_nobody_plays_a_board_twice(tables: int, rounds: int, one_copy: bool) -> None:
    movement = plan_movement(2 * tables, rounds, one_copy)

    check_movement(movement, 2 * tables, rounds)
    if one_copy and tables > 3 and rounds < 2 * tables:
        assert movement.shared == 0
        assert movement.sets < 2 * tables


@pytest.mark.parametrize(
    ("pairs", "rounds", "sets", "shared"),
    [(4, 3, 3, 3), (6, 3, 3, 0), (6, 5, 5, 2), (8, 7, 7, 0), (10, 5, 5, 0), (10, 9, 9, 0), (12, 11, 11, 0)],
)
def test_one_copy_of_the_boards_is_enough(pairs: int, rounds: int, sets: int, shared: int) -> None:
    movement = plan_movement(pairs, rounds, True)

    assert (movement.sets, movement.shared) == (sets, shared)
    tables_of_set = Counter(boards for tables in movement.rounds for _, _, boards in tables)
    assert set(tables_of_set.values()) == {pairs // 2 * rounds // sets}


@pytest.mark.parametrize(("pairs", "digest"), [(6, "88307e43"), (12, "b8b9141b"), (20, "c3f4b6f6")])
def test_a_movement_is_the_same_in_every_process(pairs: int, digest: str) -> None:
    """Guide cards that were printed must stay right: rounds are planned again whenever one is paired."""
    movement = plan_movement(pairs, 7, True)

    assert sha256(repr(movement).encode()).hexdigest()[:8] == digest


@pytest.mark.parametrize("places", range(8, 50, 2) if THOROUGH else (8, 10, 16, 24))
def test_room_squares_let_everybody_meet_once_without_sharing(places: int) -> None:
    rounds = room_rounds(places)

    met = sorted(tuple(sorted((a, b))) for tables in rounds for a, b, _ in tables)
    assert met == list(combinations(range(places), 2))
    assert all(len({boards for _, _, boards in tables}) == len(tables) for tables in rounds)
    played = Counter((place, boards) for tables in rounds for a, b, boards in tables for place in (a, b))
    assert set(played.values()) == {1}


@CAMPAIGN
@given(count=st.integers(4, 60 if THOROUGH else 13), rounds=st.integers(2, 8), seed=SEEDS)
def test_absent_pairs_leave_the_movement_as_it_is(count: int, rounds: int, seed: int) -> None:
    random = Random(seed)
    tournament = tournament_of("duplicate", count, rounds=rounds, boards=2, board_sets="one", seed=seed)
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(1, rounds + 1):
        away = random.choice(tournament.playing())
        if number > 1:
            tournament = tournament.after(commands.mark_absent(tournament, away))
        if number == 2 and count % 2:
            tournament = tournament.after(commands.register(tournament, "Late"))
        tournament, paired = play_round(tournament, random)
        for table in paired.tables:
            boards = table_boards(tournament, number, table)
            assert set(boards) <= set(all_boards(tournament))
            seen.update((one, board) for one in table.entrants for board in boards)
        seated = [one for table in paired.tables for one in table.entrants]
        assert sorted([*seated, *paired.byes]) == tournament.playing()
        if number > 1 and tournament.status != "finished":
            tournament = tournament.after(commands.check_in(tournament, away))

    assert set(seen.values()) == {1}
    assert len(standings(tournament)) == len(tournament.entrants)


def test_a_travelling_board_is_compared_over_the_rounds() -> None:
    tournament = tournament_of("duplicate", 6, rounds=3, boards=1, board_sets="one", scoring="mean")
    for points in (100, 300, -100):
        tournament = tournament.after(commands.pair(tournament))
        for table in tournament.rounds[-1].tables:
            result = MatchResult(((points, 0),))
            number = len(tournament.rounds)
            tournament = tournament.after(commands.enter_result(tournament, number, table.table, result))

    lines = list(compare_all_boards(tournament))

    assert Counter(line.board for line in lines) == {1: 3, 2: 3, 3: 3}
    for board in (1, 2, 3):
        of_board = {line.round: line.scores for line in lines if line.board == board}
        assert of_board == {1: (0, 0), 2: (200, -200), 3: (-200, 200)}
