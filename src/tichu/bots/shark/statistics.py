"""Results of choices in sampled worlds, and the standard error of a difference between two of them."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from tichu.kernel.jit import Floats, Ints


class ChoiceStatistics:
    """Sums over worlds. A choice can be dropped at some point; those still tried share all worlds."""

    def __init__(self, choices: int) -> None:
        self.alive: Ints = np.ones(choices, np.int64)
        """Whether each choice is still tried, as 1 or 0."""
        self.tried: NDArray[np.int64] = np.zeros(choices, np.int64)
        self._points: Floats = np.zeros(choices)
        self._squares: Floats = np.zeros(choices)
        self._worth: Floats = np.zeros(choices)
        self._products: Floats = np.zeros((choices, choices))

    def add(self, points: Floats, worth: Floats) -> None:
        """Add the results of some worlds, by choice and world: points, and what they are worth."""
        living = np.flatnonzero(self.alive)
        points, worth = points[living], worth[living]
        self.tried[living] += points.shape[1]
        self._points[living] += points.sum(axis=1)
        self._squares[living] += (points * points).sum(axis=1)
        self._worth[living] += worth.sum(axis=1)
        self._products[np.ix_(living, living)] += worth @ worth.T

    def living(self) -> list[int]:
        """Choices that are still tried, the best so far first."""
        living = np.flatnonzero(self.alive)
        return [int(at) for at in living[np.argsort(-self._worth[living], kind="stable")]]

    def points(self, at: int) -> tuple[float, float]:
        """Mean points of a choice and its standard error."""
        n = int(self.tried[at])
        if not n:
            return 0.0, math.inf
        return _mean(float(self._points[at]), float(self._squares[at]), n)

    def gap(self, a: int, b: int) -> tuple[float, float]:
        """Mean difference between two living choices in the same worlds, and its standard error."""
        squares = self._products[a, a] + self._products[b, b] - 2 * self._products[a, b]
        return _mean(float(self._worth[a] - self._worth[b]), float(squares), int(self.tried[a]))


def _mean(total: float, squares: float, n: int) -> tuple[float, float]:
    mean = total / n
    return mean, math.sqrt(max(0.0, squares / n - mean * mean) / (n - 1)) if n > 1 else math.inf
