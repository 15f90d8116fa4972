"""Statistics of choices, kept as sums, agree with those computed from all results at once."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tichu.bots.shark.statistics import ChoiceStatistics


def test_means_and_gaps_agree_with_all_results_at_once() -> None:
    rng = np.random.default_rng(3)
    points = rng.normal(40, 120, (3, 500)) + np.array([[0.0], [5.0], [-9.0]])
    worth = np.round(points / 2)
    statistics = ChoiceStatistics(3)
    for first in range(0, 500, 50):
        statistics.add(points[:, first : first + 50], worth[:, first : first + 50])
    for at in range(3):
        mean, error = statistics.points(at)
        assert mean == pytest.approx(points[at].mean())
        assert error == pytest.approx(points[at].std(ddof=1) / math.sqrt(500))
    gains = worth[1] - worth[2]
    assert statistics.gap(1, 2) == pytest.approx((gains.mean(), gains.std(ddof=1) / math.sqrt(500)))
    assert statistics.living() == [int(at) for at in np.argsort(-worth.mean(axis=1))]


def test_a_dropped_choice_keeps_its_statistics() -> None:
    statistics = ChoiceStatistics(3)
    first = np.array([[1.0, 3.0], [10.0, 20.0], [5.0, 5.0]])
    statistics.add(first, first)
    statistics.alive[0] = 0
    later = np.array([[999.0, 999.0], [30.0, 40.0], [5.0, 7.0]])
    statistics.add(later, later)
    assert statistics.living() == [1, 2]
    assert statistics.tried.tolist() == [2, 4, 4]
    assert statistics.points(0)[0] == 2
    assert statistics.points(1)[0] == 25
    assert statistics.gap(1, 2)[0] == pytest.approx(19.5)


def test_error_is_infinite_with_fewer_than_two_worlds() -> None:
    statistics = ChoiceStatistics(2)
    assert statistics.points(0) == (0.0, math.inf)
    statistics.add(np.array([[4.0], [9.0]]), np.array([[4.0], [9.0]]))
    assert statistics.points(0) == (4.0, math.inf)
    assert statistics.gap(1, 0) == (5.0, math.inf)
