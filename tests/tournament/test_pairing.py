"""Properties of pairings. ``TICHU_THOROUGH=1`` tries many more tournaments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from time import process_time

import networkx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.tournament.support import CAMPAIGN, SEEDS, THOROUGH, play_round, tournament_of
from tichu.tournament import commands
from tichu.tournament.events import RoundPaired
from tichu.tournament.matching import Cost, cheapest_pairs
from tichu.tournament.options import Format
from tichu.tournament.pairing.circle import circle_round
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.standings import standings
from tichu.tournament.state import Tournament

ENTRANTS = st.integers(4, 200 if THOROUGH else 40)


def attend_at_random(tournament: Tournament, random: Random) -> Tournament:
    """Let up to a third of the entrants be absent in the next round."""
    for number, entrant in list(tournament.entrants.items()):
        away = random.random() < 0.15 and len(tournament.playing()) > max(4, len(tournament.entrants) // 2)
        if entrant.plays and away:
            tournament = tournament.after(commands.mark_absent(tournament, number))
        elif not entrant.plays and random.random() < 0.7:
            tournament = tournament.after(commands.check_in(tournament, number))
    return tournament


def check_everybody_plays_once(tournament: Tournament, paired: RoundPaired) -> None:
    seated = [one for table in paired.tables for one in table.entrants]
    assert sorted([*seated, *paired.byes]) == sorted(tournament.playing())
    assert [table.table for table in paired.tables] == list(range(1, len(paired.tables) + 1))


def can_be_paired(nodes: list[int], edges: list[tuple[int, int]], byes: int, free: list[int]) -> bool:
    """Whether all can be paired along the edges, with byes for some of those who may have one."""
    graph = networkx.Graph(edges)
    graph.add_nodes_from(nodes)
    for bye in range(-byes, 0):
        graph.add_edges_from((bye, one) for one in free)
    return 2 * len(networkx.max_weight_matching(graph, maxcardinality=True)) == len(nodes) + byes


@CAMPAIGN
@example(entrants=199, rounds=2, seed=1)
@given(entrants=ENTRANTS, rounds=st.integers(1, 7), seed=SEEDS)
def test_swiss_avoids_repeats_and_second_byes(entrants: int, rounds: int, seed: int) -> None:
    random = Random(seed)
    tournament = tournament_of("swiss", entrants, rounds=rounds, seed=seed)
    for _ in range(rounds):
        tournament = attend_at_random(tournament, random)
        history, playing = MeetingHistory(tournament), tournament.playing()

        paired = commands.pair(tournament)

        check_everybody_plays_once(tournament, paired)
        free = [one for one in playing if not history.byes[one]]
        unmet = [pair for pair in combinations(playing, 2) if not history.met(pair[:1], pair[1:])]
        repeats = sum(history.met(*table.sides) for table in paired.tables)
        if repeats or any(history.byes[one] for one in paired.byes):
            assert not can_be_paired(playing, unmet, len(playing) % 2, free)
        tournament, _ = play_round(tournament, random)


@CAMPAIGN
@given(entrants=ENTRANTS, rounds=st.integers(1, 6), seed=SEEDS)
def test_individuals_get_new_partners(entrants: int, rounds: int, seed: int) -> None:
    random = Random(seed)
    tournament = tournament_of("individual", entrants, rounds=rounds, seed=seed)
    for _ in range(rounds):
        tournament = attend_at_random(tournament, random)
        history, playing = MeetingHistory(tournament), tournament.playing()

        paired = commands.pair(tournament)

        check_everybody_plays_once(tournament, paired)
        assert all(len(side) == 2 for table in paired.tables for side in table.sides)
        free = [one for one in playing if not history.byes[one]]
        unmet = [pair for pair in combinations(playing, 2) if not history.partnered(*pair)]
        partners = [(side[0], side[1]) for table in paired.tables for side in table.sides]
        repeats = sum(history.partnered(*pair) for pair in partners)
        if repeats or any(history.byes[one] for one in paired.byes):
            assert not can_be_paired(playing, unmet, len(playing) % 4, free)
        tournament, _ = play_round(tournament, random)


def all_pairings(items: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not items:
        yield []
        return
    first, *rest = items
    for other in rest:
        for pairs in all_pairings([one for one in rest if one != other]):
            yield [(first, other), *pairs]


@CAMPAIGN
@given(half=st.integers(1, 4), seed=SEEDS)
def test_pairs_are_the_cheapest_of_all(half: int, seed: int) -> None:
    random = Random(seed)
    costs = {
        pair: (random.randrange(2), random.randrange(4), random.randrange(9))
        for pair in combinations(range(2 * half), 2)
    }

    def total(pairs: list[tuple[int, int]]) -> Cost:
        return tuple(sum(part) for part in zip(*(costs[pair] for pair in pairs), strict=True))

    found = cheapest_pairs(2 * half, lambda a, b: costs[a, b])

    assert total(found) == min(map(total, all_pairings(list(range(2 * half)))))


@pytest.mark.parametrize("entrants", [16, 64])
def test_score_groups_are_kept_where_they_are_even(entrants: int) -> None:
    random = Random(entrants)
    tournament = tournament_of("swiss", entrants, rounds=3)
    for _ in range(3):
        scores = {line.entrant: line.values["match-points"] for line in standings(tournament)}

        tournament, paired = play_round(tournament, random)

        assert all(scores[table.sides[0][0]] == scores[table.sides[1][0]] for table in paired.tables)


def test_128_teams_are_paired_in_less_than_a_second() -> None:
    random = Random(1)
    tournament = tournament_of("swiss", 128, rounds=7)
    commands.pair(tournament)  # networkx is imported here
    for _ in range(3):
        tournament, _ = play_round(tournament, random)

    began = process_time()
    commands.pair(tournament)

    assert process_time() - began < 1  # it takes a fifth of this


@given(entrants=st.integers(2, 30))
@CAMPAIGN
def test_circle_lets_everybody_meet_once(entrants: int) -> None:
    numbers = range(1, entrants + 1)
    rounds = entrants - 1 + entrants % 2

    met = [tuple(sorted(pair)) for number in range(rounds) for pair in circle_round(numbers, number + 1)[0]]
    byes = [one for number in range(rounds) for one in circle_round(numbers, number + 1)[1]]

    assert sorted(met) == list(combinations(numbers, 2))
    assert sorted(byes) == (list(numbers) if entrants % 2 else [])


@pytest.mark.parametrize("format_", ["round-robin", "duplicate"])
@pytest.mark.parametrize("entrants", [7, 8])
def test_schedules_are_even(format_: Format, entrants: int) -> None:
    random = Random(3)
    tournament = tournament_of(format_, entrants, rounds=10)
    for _ in range(10):
        tournament, paired = play_round(tournament, random)
        check_everybody_plays_once(tournament, paired)

    history = MeetingHistory(tournament)
    meetings = Counter(history.met((a,), (b,)) for a, b in combinations(range(1, entrants + 1), 2))
    assert max(meetings) - min(meetings) <= 1
    assert max(map(abs, history.first_sides.values())) <= 2


def test_absent_opponent_means_a_bye_in_a_schedule() -> None:
    tournament = tournament_of("round-robin", 4)
    tournament = tournament.after(commands.withdraw(tournament, 4))

    first, _ = play_round(tournament, Random(1))  # three are left: one has a bye
    joined = first.after(commands.register(first, "Late"))
    _, second = play_round(joined, Random(1))

    assert len(first.rounds[0].byes) == 1
    assert len(second.tables) == 2 and second.byes == ()


@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 13, 32])
def test_knockout_ends_with_one_winner(entrants: int) -> None:
    random = Random(entrants)
    tournament = tournament_of("knockout", entrants, order="registration")
    beaten: set[int] = set()
    while tournament.status != "finished":
        tournament, paired = play_round(tournament, random)
        current = tournament.rounds[-1]
        for table in paired.tables:
            assert not beaten & set(table.entrants)
            winner = current.outcomes[table.table].result.winner
            assert winner is not None
            beaten |= set(table.sides[1 - winner])

    ranked = standings(tournament)
    assert len(beaten) == entrants - 1
    assert (ranked[0].rank, ranked[1].rank) == (1, 2)
    assert ranked[0].entrant not in beaten


def test_best_seeds_have_the_byes_and_meet_late() -> None:
    tournament = tournament_of("knockout", 6, order="registration")

    paired = commands.pair(tournament)

    assert paired.byes == (1, 2)
    assert [table.sides for table in paired.tables] == [((4,), (5,)), ((3,), (6,))]


def test_absent_semifinalist_lets_the_opponent_pass() -> None:
    tournament, _ = play_round(tournament_of("knockout", 4, order="registration"), Random(1))
    winners = [
        table.sides[tournament.rounds[0].outcomes[table.table].result.winner or 0][0]
        for table in tournament.rounds[0].tables
    ]
    tournament = tournament.after(commands.withdraw(tournament, winners[0]))

    tournament, final = play_round(tournament, Random(1))

    assert (final.tables, final.byes) == ((), (winners[1],))
    assert tournament.status == "finished"
    assert standings(tournament)[0].entrant == winners[1]
