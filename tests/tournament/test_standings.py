"""Criteria of the ranking, boards of duplicate tournaments."""

from __future__ import annotations

import pytest

from tests.tournament.support import tournament_of, win
from tichu.tournament.deals import deal_board
from tichu.tournament.duplicate import compare_boards
from tichu.tournament.events import PairedTable, ResultEntered, RoundPaired
from tichu.tournament.options import Criterion
from tichu.tournament.results import MatchResult
from tichu.tournament.standings import standings
from tichu.tournament.state import Tournament


def three_rounds(*ranking: Criterion) -> Tournament:
    """1 beats 2, 3 beats 4; 1 beats 3, 2 and 4 draw; 4 beats 1, 2 beats 3."""
    tournament = tournament_of("round-robin", 4, ranking=ranking)
    results = [
        [((1, 2), (1000, 400)), ((3, 4), (1000, 900))],
        [((1, 3), (1000, 950)), ((2, 4), (800, 800))],
        [((4, 1), (1000, 0)), ((2, 3), (1000, 300))],
    ]
    for number, round_ in enumerate(results, 1):
        tables = tuple(
            PairedTable(table, ((sides[0],), (sides[1],))) for table, (sides, _) in enumerate(round_, 1)
        )
        tournament = tournament.after(RoundPaired(number, tables))
        for table, (_, points) in enumerate(round_, 1):
            tournament = tournament.after(ResultEntered(number, table, win(*points)))
    return tournament


@pytest.mark.parametrize(
    ("criterion", "values"),
    [
        ("match-points", [4, 3, 2, 3]),
        ("wins", [2, 1, 1, 1]),
        ("difference", [-350, 100, -650, 900]),
        ("points", [2000, 2200, 2250, 2700]),
        ("buchholz", [8, 9, 10, 9]),
        ("sonneborn-berger", [5, 3.5, 3, 5.5]),
    ],
)
def test_criteria(criterion: Criterion, values: list[float]) -> None:
    lines = standings(three_rounds(criterion))

    assert {line.entrant: line.values[criterion] for line in lines} == dict(enumerate(values, 1))
    assert [line.values[criterion] for line in lines] == sorted(values, reverse=True)


def test_equal_entrants_share_a_rank_until_a_criterion_separates_them() -> None:
    def ranks(*ranking: Criterion) -> list[tuple[int, int]]:
        return [(line.rank, line.entrant) for line in standings(three_rounds(*ranking))]

    assert ranks("match-points") == [(1, 1), (2, 2), (2, 4), (4, 3)]
    assert ranks("match-points", "direct") == [(1, 1), (2, 2), (2, 4), (4, 3)]
    assert ranks("match-points", "direct", "difference") == [(1, 1), (2, 4), (3, 2), (4, 3)]
    assert ranks("wins", "direct") == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_direct_encounter_counts_only_matches_between_equals() -> None:
    values = {line.entrant: line.values["direct"] for line in standings(three_rounds("wins", "direct"))}

    assert values == {1: 0, 2: 3, 3: 2, 4: 1}


def test_bye_counts_as_a_win_and_as_the_mean_of_other_matches() -> None:
    tournament = tournament_of("swiss", 3, ranking=("match-points", "difference"))
    tournament = tournament.after(RoundPaired(1, (PairedTable(1, ((1,), (2,))),), (3,)))
    tournament = tournament.after(ResultEntered(1, 1, win(1000, 400)))
    tournament = tournament.after(RoundPaired(2, (PairedTable(1, ((2,), (3,))),), (1,)))

    def values() -> dict[int, tuple[float, ...]]:
        return {line.entrant: tuple(line.values.values()) for line in standings(tournament)}

    assert values() == {1: (2, 600), 2: (0, -600), 3: (2, 0)}, "a bye counts when the others have played"
    tournament = tournament.after(ResultEntered(2, 1, win(700, 700)))
    assert values() == {1: (4, 1200), 2: (1, -600), 3: (3, 0)}


def duplicate_round(scoring: str) -> Tournament:
    tournament = tournament_of("duplicate", 6, boards=2, scoring=scoring)
    tables = tuple(PairedTable(table, ((2 * table - 1,), (2 * table,))) for table in (1, 2, 3))
    tournament = tournament.after(RoundPaired(1, tables))
    games = [((100, 0), None), ((300, 0), (50, 50)), ((100, 0), (0, 100))]
    for table, boards in enumerate(games, 1):
        tournament = tournament.after(ResultEntered(1, table, MatchResult(boards)))
    return tournament


@pytest.mark.parametrize(
    ("scoring", "scores"),
    [
        ("matchpoints", [(25, 75), (100, 0), (25, 75), (100, 0), (0, 100)]),
        ("mean", [(-66.67, 66.67), (133.33, -133.33), (-66.67, 66.67), (50, -50), (-50, 50)]),
    ],
)
def test_boards_are_compared_between_those_who_held_the_same_cards(
    scoring: str, scores: list[tuple[float, float]]
) -> None:
    tournament = duplicate_round(scoring)

    lines = list(compare_boards(tournament, tournament.rounds[0]))

    assert [(line.board, line.table) for line in lines] == [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3)]
    assert [tuple(round(score, 2) for score in line.scores) for line in lines] == scores


def test_boards_rank_both_sides_against_their_own_field() -> None:
    lines = standings(duplicate_round("matchpoints"))

    assert {line.entrant: line.values["boards"] for line in lines} == {
        1: 25, 2: 75, 3: 100, 4: 0, 5: 12.5, 6: 87.5,
    }  # fmt: skip


def test_points_decide_a_duplicate_match_and_games_a_series() -> None:
    games = MatchResult(((100, 0), (100, 0), (0, 400)))

    assert (games.winner, games.match_points(0), games.match_points_by_total(0)) == (0, 2, 0)
    tournament = tournament_of("duplicate", 2, boards=3, ranking=("match-points",))
    tournament = tournament.after(RoundPaired(1, (PairedTable(1, ((1,), (2,))),)))
    tournament = tournament.after(ResultEntered(1, 1, games))
    assert [line.entrant for line in standings(tournament)] == [2, 1]


def test_boards_are_dealt_from_the_seed() -> None:
    options = tournament_of("duplicate", 4, seed=7).options

    deal = deal_board(options, 3)

    cards = [card for part in (deal.first, deal.second) for hand in part for card in hand]
    assert sorted(cards) == sorted(set(cards)) and len(cards) == 56
    assert [len(hand) for hand in deal.first] == [8] * 4
    assert deal == deal_board(options, 3) != deal_board(options, 4)
