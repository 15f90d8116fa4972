"""Double knock-out: two defeats put out, whatever the number of entrants and whoever is absent."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.support import CAMPAIGN, SEEDS, THOROUGH, play_round, tournament_of, win
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.standings import standings
from tichu.tournament.state import Tournament


def defeats(tournament: Tournament) -> Counter[int]:
    lost: Counter[int] = Counter()
    for round_ in tournament.rounds:
        for table in round_.tables:
            winner = round_.outcomes[table.table].result.winner
            assert winner is not None
            lost.update(table.sides[1 - winner])
    return lost


@CAMPAIGN
@given(count=st.integers(2, 200 if THOROUGH else 24), seed=SEEDS, reset=st.booleans())
def test_everybody_but_the_winner_loses_twice(count: int, seed: int, reset: bool) -> None:
    random = Random(seed)
    tournament = tournament_of("double-knockout", count, reset_final=reset, seed=seed)
    planned = tournament.planned_rounds

    while tournament.status != "finished":
        before = defeats(tournament)
        tournament, paired = play_round(tournament, random)
        assert all(before[one] < 2 for table in paired.tables for one in table.entrants)

    lost, ranked = defeats(tournament), standings(tournament)
    winner, second = ranked[0].entrant, ranked[1].entrant
    assert (ranked[0].rank, ranked[1].rank) == (1, 2)
    assert all(lost[one] == 2 for one in tournament.entrants if one not in (winner, second))
    assert lost[winner] < 2
    assert lost[second] == 2 if reset else lost[second] >= 1
    assert len(tournament.rounds) in ((planned, planned + 1) if reset else (planned,))


def final(tournament: Tournament, unbeaten_wins: bool) -> Tournament:
    """Let the first side win until the final, then play it."""
    while True:
        tournament = tournament.after(commands.pair(tournament))
        survivors = tournament.survivors()
        is_final = len(survivors.still_in()) == 2 and len(survivors.still_in(0)) == 1
        for table in tournament.rounds[-1].tables:
            first = unbeaten_wins if is_final else True
            result = win() if first else win(500, 1000)
            number = len(tournament.rounds)
            tournament = tournament.after(commands.enter_result(tournament, number, table.table, result))
        if is_final:
            return tournament


@pytest.mark.parametrize(
    ("reset", "unbeaten_wins", "status"),
    [(True, True, "finished"), (True, False, "between"), (False, False, "finished")],
)
def test_final_is_played_again_if_the_unbeaten_side_loses_it(
    reset: bool, unbeaten_wins: bool, status: str
) -> None:
    tournament = final(tournament_of("double-knockout", 6, reset_final=reset), unbeaten_wins)

    last = tournament.rounds[-1].tables[0]
    assert tournament.status == status
    if status == "finished":
        assert standings(tournament)[0].entrant == last.sides[0 if unbeaten_wins else 1][0]
    else:
        assert set(commands.pair(tournament).tables[0].entrants) == set(last.entrants)


def test_an_absence_counts_as_a_defeat() -> None:
    tournament = tournament_of("double-knockout", 4, order="registration")
    tournament = tournament.after(commands.mark_absent(tournament, 1))
    tournament = tournament.after(commands.register(tournament, "Late"))

    tournament, _ = play_round(tournament, Random(1))
    tournament = tournament.after(commands.mark_absent(tournament, tournament.survivors().still_in(0)[0]))
    gone = tournament.survivors().still_in(0)[0]
    tournament, paired = play_round(tournament, Random(1))

    assert gone not in paired.byes
    assert tournament.survivors().defeats[gone] == 1
    with pytest.raises(TournamentError, match="no place"):
        commands.register(tournament, "Too late")


def test_best_of_late_is_for_the_last_two_rounds() -> None:
    tournament = tournament_of("double-knockout", 8, best_of_late=3)
    tournament = tournament.after(commands.pair(tournament))

    assert [tournament.best_of(number) for number in range(1, 8)] == [1, 1, 1, 1, 3, 3, 3]
