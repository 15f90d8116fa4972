from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from tichu.arena.stats import Interval, match_estimate, student
from tichu.core.game import Game

NANJING = Game.of("nanjing")


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (99, 1.984), (999, 1.962)],
)
def test_students_t_agrees_with_published_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.005)


def test_interval_covers_the_true_mean_in_95_of_100_cases() -> None:
    rng = Random(1)
    hits = 0
    for _ in range(1000):
        interval = Interval.of([rng.gauss(7, 100) for _ in range(12)])
        assert interval.low is not None and interval.high is not None
        hits += interval.low <= 7 <= interval.high
    assert 930 <= hits <= 970


def test_a_single_value_has_no_interval() -> None:
    interval = Interval.of([40.0])
    assert interval == Interval(40.0, None, None)
    assert not interval.decided and interval.low is None and interval.high is None


def test_equal_values_have_an_interval_of_zero_width() -> None:
    assert Interval.of([0.0] * 4) == Interval(0.0, 0.0, 0.0)
    assert not Interval.of([0.0] * 4).decided
    assert Interval.of([5.0] * 4).decided


@pytest.mark.parametrize(("edge", "wins"), [(0, 0.50), (10, 0.56), (20, 0.62), (50, 0.79), (100, 0.94)])
def test_share_of_matches_won_follows_from_the_lead(edge: int, wins: float) -> None:
    """With the figures of human rounds: 164 points with bets and victories, standard deviation 214."""
    rng = Random(5)
    halves = [rng.gauss(0, 107) for _ in range(2000)]
    middle = fmean(halves)
    rounds = [(82 + edge / 2 + half - middle, 82 - edge / 2 - half + middle) for half in halves]
    estimate = match_estimate(NANJING, rounds, Interval(edge, 10.0, 100.0), seed=1)
    assert estimate.win == pytest.approx(wins, abs=0.04)
    assert 7 < estimate.rounds < 10.5
    assert estimate.low is not None and estimate.high is not None
    assert estimate.low < estimate.win < estimate.high


def test_drawn_matches_end_according_to_the_settings() -> None:
    rounds = [(100.0, 0.0)] * 2
    exact = Interval(100.0, 0.0, 0.0)
    assert match_estimate(NANJING, rounds, exact, 1).rounds == 10
    assert match_estimate(Game.of("nanjing", target=300), rounds, exact, 1).rounds == 3
    assert match_estimate(Game.of("trichu"), rounds, exact, 1).rounds == 9


def test_a_tie_is_half_a_win_where_victory_is_shared() -> None:
    assert match_estimate(Game.of("trichu"), [(50.0, 50.0)] * 2, Interval(0.0, None, None), 1).win == 0.5


def test_a_bot_wins_half_of_the_matches_against_itself() -> None:
    rounds = [(180.0, -80.0), (-80.0, 180.0), (300.0, 0.0), (0.0, 300.0), (55.0, 45.0), (45.0, 55.0)]
    assert match_estimate(NANJING, rounds, Interval(0.0, 0.0, 0.0), 1).win == 0.5
