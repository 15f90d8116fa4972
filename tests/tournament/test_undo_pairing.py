"""Taking a pairing back, and the stages of a bracket."""

from __future__ import annotations

from random import Random

import pytest

from tests.tournament.support import play_round, tournament_of, win
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.pairing.knockout import bracket_stages


def test_pairing_is_taken_back_with_what_happened_since_kept() -> None:
    tournament = tournament_of("swiss", 4, rounds=2)
    tournament = tournament.after(commands.pair(tournament))
    for name in ("Late", "Later"):
        tournament = tournament.after(commands.register(tournament, name))

    tournament = tournament.after(commands.undo_pairing(tournament))

    assert (tournament.status, len(tournament.entrants)) == ("registration", 6)
    tournament = tournament.after(commands.pair(tournament))
    assert len(tournament.rounds[0].tables) == 3, "those who came late play"


def test_round_with_a_result_stays() -> None:
    tournament = tournament_of("swiss", 4, rounds=2)
    with pytest.raises(TournamentError, match="nothing"):
        commands.undo_pairing(tournament)
    tournament = tournament.after(commands.pair(tournament))
    tournament = tournament.after(commands.enter_result(tournament, 1, 1, win()))
    with pytest.raises(TournamentError, match="results"):
        commands.undo_pairing(tournament)


def test_stages_of_a_bracket_halve() -> None:
    tournament = tournament_of("knockout", 6)
    random = Random(1)
    sizes = [[len(stage) for stage in bracket_stages(tournament)]]
    while tournament.status != "finished":
        tournament, _ = play_round(tournament, random)
        sizes.append([len(stage) for stage in bracket_stages(tournament)])

    assert sizes == [[8], [8, 4], [8, 4, 2], [8, 4, 2, 1]]
    first, *_, last = bracket_stages(tournament)
    assert sorted(one for one in first if one is not None) == [1, 2, 3, 4, 5, 6]
    assert last[0] is not None
