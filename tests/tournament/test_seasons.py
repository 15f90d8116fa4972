"""Seasons: points for evenings, best evenings, criteria, and properties that hold for any season."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.support import CAMPAIGN, SEEDS, play_round, tournament_of, win
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.seasons import (
    SEASON_CRITERIA,
    Competitor,
    Evening,
    EveningLine,
    SeasonLine,
    SeasonRules,
    check_rules,
    competitors_by_name,
    evening_of,
    season_table,
)


def evening(number: int, *places: str, shared: int = 0) -> Evening:
    """An evening on which these people had these places; the first ``shared`` of them share the first."""
    lines = [
        EveningLine(
            Competitor(name.casefold(), name),
            1 if at < shared else at + 1,
            shared if at < shared else 1,
            10 - at,
            1000 - 100 * at,
        )
        for at, name in enumerate(places)
    ]
    return Evening(f"e{number}", f"Evening {number}", float(number), tuple(lines))


def table(rules: SeasonRules, *evenings: Evening) -> dict[str, tuple[int, float]]:
    return {line.competitor.name: (line.rank, line.values["score"]) for line in season_table(evenings, rules)}


def test_places_are_worth_points() -> None:
    rules = SeasonRules(places=(5, 3, 1), ranking=("score",))

    found = table(rules, evening(1, "Anna", "Bob", "Cleo", "Dan"), evening(2, "Bob", "Anna"))

    assert found == {"Anna": (1, 8), "Bob": (1, 8), "Cleo": (3, 1), "Dan": (4, 0)}


def test_shared_places_share_their_points() -> None:
    rules = SeasonRules(places=(6, 3, 0), attendance=1, ranking=("score",))

    found = table(rules, evening(1, "Anna", "Bob", "Cleo", shared=2))

    assert found == {"Anna": (1, 5.5), "Bob": (1, 5.5), "Cleo": (3, 1)}


@pytest.mark.parametrize(("scoring", "scores"), [("match-points", [19, 19]), ("points", [1900, 1900])])
def test_sums_instead_of_places(scoring: Any, scores: list[float]) -> None:
    found = table(
        SeasonRules(scoring, ranking=("score",)), evening(1, "Anna", "Bob"), evening(2, "Bob", "Anna")
    )

    assert [found["Anna"][1], found["Bob"][1]] == scores


def test_only_the_best_evenings_count() -> None:
    rules = SeasonRules(places=(4, 2, 1), best=2)
    evenings = [evening(1, "Anna", "Bob"), evening(2, "Cleo", "Bob", "Anna"), evening(3, "Bob", "Anna")]

    anna, bob, cleo = sorted(season_table(evenings, rules), key=lambda line: line.competitor.name)

    assert (anna.values["score"], bob.values["score"], cleo.values["score"]) == (6, 6, 4)
    assert [anna.results[id].counts for id in ("e1", "e2", "e3")] == [True, False, True]
    assert [bob.results[id].counts for id in ("e1", "e2", "e3")] == [True, False, True], "the earlier one"
    assert cleo.results.keys() == {"e2"}


def test_ties_are_broken_in_the_order_of_the_criteria() -> None:
    rules = SeasonRules(places=(4, 3, 2, 1), ranking=("score", "direct"))
    evenings = [evening(1, "Anna", "Cleo", "Bob"), evening(2, "Bob", "Cleo", "Anna")]
    third = evening(3, "Dan", "Anna", "Bob")._replace(at=0.5)

    assert table(rules, *evenings) == {"Anna": (1, 6), "Bob": (1, 6), "Cleo": (1, 6)}
    firsts = SeasonRules(places=(4, 3, 2, 1), ranking=("score", "firsts"))
    assert table(firsts, *evenings) == {"Anna": (1, 6), "Bob": (1, 6), "Cleo": (3, 6)}
    found = {line.competitor.name: line for line in season_table([*evenings, third], rules)}
    assert (found["Anna"].rank, found["Bob"].rank) == (1, 2)
    assert list(found["Bob"].values) == ["score", "direct"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": ()},
        {"places": (1, 2)},
        {"places": (5, -1)},
        {"best": 0},
        {"ranking": ("firsts",)},
        {"ranking": ("score", "best", "best")},
    ],
)
def test_senseless_rules_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(TournamentError):
        check_rules(SeasonRules(**wrong))


def test_evening_of_a_tournament_leaves_out_those_who_never_played() -> None:
    tournament = tournament_of("swiss", 5, rounds=1)
    tournament = tournament.after(commands.mark_absent(tournament, 5))
    tournament = tournament.after(commands.pair(tournament))
    for at in tournament.rounds[0].tables:
        tournament = tournament.after(commands.enter_result(tournament, 1, at.table, win()))

    found = evening_of(tournament, "e1", 7.0, competitors_by_name("persons"))

    assert len(found.lines) == 4 and "entrant 5" not in {line.competitor.key for line in found.lines}
    assert sorted(line.place for line in found.lines) == [1, 1, 3, 3] and found.lines[0].sharing == 2
    assert {line.match_points for line in found.lines} == {2, 0}


def test_members_of_a_pair_get_its_result() -> None:
    tournament = tournament_of("swiss", 0, rounds=1)
    for name, members in (("Reds", ("Anna", "Bob")), ("Blues", ("Cleo", "Dan"))):
        tournament = tournament.after(commands.register(tournament, name, members))
    tournament, _ = play_round(tournament, Random(1))

    persons = evening_of(tournament, "e1", 0, competitors_by_name("persons"))
    pairs = evening_of(tournament, "e1", 0, competitors_by_name("entrants"))

    assert {line.competitor.key for line in persons.lines} == {"anna", "bob", "cleo", "dan"}
    assert sorted(line.competitor.name for line in pairs.lines) == ["Blues", "Reds"]
    assert sorted(line.place for line in persons.lines) == [1, 1, 2, 2]


# -- properties ----------------------------------------------------------------------------------------------

NAMES = [f"P{number}" for number in range(8)]
EVENINGS = st.lists(
    st.tuples(st.permutations(NAMES), st.integers(1, len(NAMES)), st.integers(0, 4)), min_size=1, max_size=7
).map(
    lambda found: [
        evening(number, *names[:count], shared=min(shared, count))
        for number, (names, count, shared) in enumerate(found)
    ]
)
RULES = st.builds(
    SeasonRules,
    scoring=st.sampled_from(("places", "match-points", "points")),
    places=st.lists(st.integers(0, 12), min_size=1, max_size=10).map(lambda each: tuple(sorted(each)[::-1])),
    attendance=st.integers(0, 2),
    best=st.none() | st.integers(1, 4),
    ranking=st.permutations(SEASON_CRITERIA[1:]).map(lambda rest: ("score", *rest[:3])),
)


def outcome(lines: list[SeasonLine]) -> list[tuple[int, str, list[float]]]:
    return [(line.rank, line.competitor.key, list(line.values.values())) for line in lines]


@CAMPAIGN
@given(EVENINGS, RULES, SEEDS)
def test_ranks_follow_the_values(evenings: list[Evening], rules: SeasonRules, seed: int) -> None:
    lines = season_table(evenings, rules)

    everybody = {line.competitor.key for each in evenings for line in each.lines}
    assert sorted(line.competitor.key for line in lines) == sorted(everybody)
    order = [tuple(line.values[name] for name in rules.ranking) for line in lines]
    for at, line in enumerate(lines):
        assert line.rank == 1 + sum(values > order[at] for values in order)
    shuffled = Random(seed).sample(evenings, len(evenings))
    assert outcome(season_table(shuffled, rules)) == outcome(lines), "evenings count in any order"


@CAMPAIGN
@given(EVENINGS, RULES)
def test_best_evenings_are_the_best(evenings: list[Evening], rules: SeasonRules) -> None:
    for line in season_table(evenings, rules):
        counted = [result.score for result in line.results.values() if result.counts]
        dropped = [result.score for result in line.results.values() if not result.counts]
        wanted = rules.best if rules.best is not None else len(evenings)
        assert len(counted) == min(wanted, len(line.results))
        assert line.values["score"] == pytest.approx(sum(counted), abs=0.02)
        assert not dropped or min(counted) >= max(dropped)


@CAMPAIGN
@given(EVENINGS, RULES.filter(lambda rules: rules.scoring == "places"))
def test_ties_do_not_change_the_points_of_an_evening(evenings: list[Evening], rules: SeasonRules) -> None:
    for each in evenings:
        lines = season_table([each], rules)
        worth = sum(rules.places[: len(lines)]) + rules.attendance * len(lines)
        assert sum(line.results[each.id].score for line in lines) == pytest.approx(worth, abs=0.05)


@CAMPAIGN
@given(EVENINGS, RULES)
def test_winning_another_evening_costs_nothing(evenings: list[Evening], rules: SeasonRules) -> None:
    winner = evenings[0].lines[0].competitor.key
    more = evening(99, winner.upper(), "Newcomer")

    def score(found: list[Evening]) -> float:
        lines = season_table(found, rules)
        return next(line.values["score"] for line in lines if line.competitor.key == winner)

    assert score([*evenings, more]) >= score(evenings)
