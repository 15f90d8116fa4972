from __future__ import annotations

import json
from math import isclose

import pytest

from tests.arena.support import Cheating, Crashing, Quiet, without_timing
from tichu.arena import ArenaError, bot_pool, duel
from tichu.bots.registry import UnknownBot
from tichu.core.errors import InvalidSettings

ALL = ("nanjing", "trichu", "tientsin", "grandseigneur", "hierarchie")


@pytest.mark.parametrize("variant", ALL)
@pytest.mark.parametrize("bot", ["random", Quiet])
def test_a_bot_against_itself_scores_zero_in_every_pair(variant: str, bot: str | type[Quiet]) -> None:
    report = duel(bot, bot, variant=variant, pairs=2, seed=9)
    assert report.values == (0.0, 0.0)
    assert report.mean == 0 and not report.difference.decided
    (first, second) = report.rounds[:2]
    assert first == second[::-1]


@pytest.mark.parametrize("variant", ["trichu", "tientsin", "grandseigneur", "hierarchie"])
def test_greedy_beats_random_with_few_pairs(variant: str) -> None:
    report = duel("greedy", "random", variant=variant, pairs=12, seed=2)
    low = report.difference.low
    assert low is not None and low > (10 if report.ahead else 100)


def test_greedy_beats_random_in_nanjing() -> None:
    report = duel("greedy", "random", pairs=12, seed=2)
    assert report.difference.low is not None and report.difference.low > 100
    assert report.match is not None and report.match.win > 0.95


def test_order_of_the_bots_does_not_matter() -> None:
    one = duel("greedy", "random", variant="trichu", pairs=4, seed=3)
    other = duel("random", "greedy", variant="trichu", pairs=4, seed=3)
    assert one.values == tuple(-value for value in other.values)


def test_a_longer_run_starts_with_the_pairs_of_a_shorter_one() -> None:
    few = duel("greedy", "random", variant="tientsin", pairs=3, seed=3)
    more = duel("greedy", "random", variant="tientsin", pairs=5, seed=3)
    assert more.values[:3] == few.values
    assert more.values != duel("greedy", "random", variant="tientsin", pairs=5, seed=4).values


# -- what is reported ----------------------------------------------------------------------------------------


def test_json_report_of_a_game_with_points() -> None:
    data = json.loads(json.dumps(duel("greedy", "random", variant="trichu", pairs=5, seed=1).to_json()))
    assert list(data) == [
        *("a", "b", "variant", "edition", "players", "settings", "seed", "pairs", "pairs_asked"),
        *("interrupted", "rounds", "unit", "difference", "sd_round", "match", "ahead", "bots", "timing"),
    ]
    assert (data["a"], data["b"], data["pairs"], data["rounds"]) == ("greedy", "random", 5, 10)
    assert data["unit"] == "points" and data["ahead"] is None
    assert set(data["difference"]) == {"mean", "low", "high", "margin", "sd"}
    assert set(data["match"]) == {"win", "low", "high", "rounds"}
    a, b = data["bots"]
    assert isclose(a["score_per_round"] - b["score_per_round"], data["difference"]["mean"])
    assert a["hands"] == b["hands"] == 20
    assert a["tichu"]["called"] == 0 and a["tichu"]["success"] is None
    assert b["tichu"]["asked"] == 20
    assert b["grand"]["asked"] == 10  # Trichu's soloist and dummy are not asked
    assert 0 < b["grand"]["rate"] <= 1
    assert a["illegal"] == {"count": 0, "kinds": {}, "examples": []}
    assert a["decisions"] > 50
    assert set(data["timing"][0]) == {"mean_ms", "slowest_ms", "mean_wall_ms"}
    assert 0 < data["timing"][0]["mean_ms"] <= data["timing"][0]["slowest_ms"]


def test_json_report_of_a_game_of_ranks() -> None:
    data = duel("greedy", "random", variant="grandseigneur", players=6, pairs=4, seed=1).to_json()
    assert data["unit"] == "place points" and data["match"] is None
    assert data["players"] == 6 and 0.5 < data["ahead"] <= 1
    a, b = data["bots"]
    assert a["hands"] == b["hands"] == 24
    assert isclose(a["mean_place"] + b["mean_place"], 7)
    assert isclose(a["score_per_round"], 100 * (6 - a["mean_place"]) / 5)
    assert "tichu" not in a


def test_counted_double_victories_and_calls_agree_with_the_scores() -> None:
    report = duel("random", Quiet, pairs=6, seed=4)
    a, b = report.tallies
    assert a.grand_called > 0 and a.tichu_called > 0
    assert 0 < a.victories + b.victories <= len(report.rounds)
    plain = 100 * (len(report.rounds) - a.victories - b.victories) + 200 * (a.victories + b.victories)
    bets = 100 * (2 * a.tichu_made - a.tichu_called) + 200 * (2 * a.grand_made - a.grand_called)
    assert a.score + b.score == plain + bets


def test_an_undecided_duel_estimates_the_pairs_needed() -> None:
    report = duel("greedy", "random", variant="trichu", pairs=8)
    assert report.difference.decided
    assert report.pairs_to_decide is not None and report.pairs_to_decide <= 8
    assert duel(Quiet, Quiet, variant="trichu", pairs=2).pairs_to_decide is None


def test_house_rules_and_editions_are_used() -> None:
    report = duel(Quiet, "random", edition="tichubadour", pairs=2, target=300, exchange="none")
    data = report.to_json()
    assert data["edition"] == "tichubadour"
    assert data["settings"] == {"target": 300, "exchange": "none"}


# -- bots that fail ------------------------------------------------------------------------------------------


def test_crashes_are_counted_as_faults_and_the_bot_loses() -> None:
    report = duel(Crashing, "greedy", variant="trichu", pairs=4)
    a, b = report.tallies
    assert a.faults["error"] > 0 and b.illegal == 0
    assert any("RuntimeError: no idea" in message for message in a.examples)
    assert report.mean < 0
    illegal = report.to_json()["bots"][0]["illegal"]
    assert illegal["count"] == a.illegal and illegal["kinds"] == {"error": a.illegal}
    assert illegal["examples"][0]["pair"] == 0
    assert len(illegal["examples"]) <= 5
    assert a.mostly_faults and not b.mostly_faults
    assert a.traceback.startswith("Traceback") and a.traceback.count("RuntimeError: no idea") == 1


@pytest.mark.parametrize("variant", ALL)
def test_an_illegal_action_is_replaced_in_every_game(variant: str) -> None:
    report = duel(Quiet, Cheating, variant=variant, pairs=2)
    assert report.tallies[0].illegal == 0
    assert report.tallies[1].faults["illegal"] > 0
    assert len(report.rounds) == 4


def test_an_external_program_is_kept_running() -> None:
    source = "cmd:false"
    report = duel(source, Quiet, variant="trichu", pairs=1)
    assert (
        report.tallies[0].faults["exit"] + report.tallies[0].faults["start"] == report.tallies[0].illegal > 0
    )
    assert bot_pool._is_kept(source)
    assert not bot_pool._is_kept("cmd:false {seed}") and not bot_pool._is_kept("random")
    assert not bot_pool._KEPT


# -- what cannot be played -----------------------------------------------------------------------------------


def test_an_unknown_bot_or_game_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        duel("nobody", "random", pairs=1)
    with pytest.raises(InvalidSettings, match="no variant"):
        duel("random", "random", variant="bridge", pairs=1)
    with pytest.raises(InvalidSettings, match="is for 5 to 12 players"):
        duel("random", "random", variant="grandseigneur", players=4, pairs=1)
    with pytest.raises(ArenaError, match="pairs must be at least 1"):
        duel("random", "random", pairs=0)
    with pytest.raises(ArenaError, match="jobs must be at least 1"):
        duel("random", "random", pairs=1, jobs=0)


def test_same_seed_gives_the_same_result() -> None:
    runs = [duel("random", Quiet, variant="hierarchie", pairs=4, seed=6) for _ in range(2)]
    assert without_timing(runs[0]) == without_timing(runs[1])
