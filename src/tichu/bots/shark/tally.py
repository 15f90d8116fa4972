"""What became of each choice in the imagined worlds, and how sure a difference between two of them is."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from tichu.kernel.jit import Floats, Ints


class Tally:
    """Sums over worlds. A choice can be left out from some moment on; those still tried share all worlds."""

    def __init__(self, choices: int) -> None:
        self.alive: Ints = np.ones(choices, np.int64)
        """Which choices are still tried."""
        self.tried: NDArray[np.int64] = np.zeros(choices, np.int64)
        self._points: Floats = np.zeros(choices)
        self._squares: Floats = np.zeros(choices)
        self._worth: Floats = np.zeros(choices)
        self._products: Floats = np.zeros((choices, choices))

    def add(self, points: Floats, worth: Floats) -> None:
        """The results of some worlds, by choice and world: points, and what they are worth to the player."""
        living = np.flatnonzero(self.alive)
        points, worth = points[living], worth[living]
        self.tried[living] += points.shape[1]
        self._points[living] += points.sum(axis=1)
        self._squares[living] += (points * points).sum(axis=1)
        self._worth[living] += worth.sum(axis=1)
        self._products[np.ix_(living, living)] += worth @ worth.T

    def living(self) -> list[int]:
        """The choices that are still tried, the best so far first."""
        living = np.flatnonzero(self.alive)
        return [int(at) for at in living[np.argsort(-self._worth[living], kind="stable")]]

    def points(self, at: int) -> tuple[float, float]:
        """The mean of a choice's points, and its error."""
        n = int(self.tried[at])
        if not n:
            return 0.0, math.inf
        return _mean(float(self._points[at]), float(self._squares[at]), n)

    def gap(self, a: int, b: int) -> tuple[float, float]:
        """By how much one living choice is better than another in the same worlds, and the error of that."""
        squares = self._products[a, a] + self._products[b, b] - 2 * self._products[a, b]
        return _mean(float(self._worth[a] - self._worth[b]), float(squares), int(self.tried[a]))


def _mean(total: float, squares: float, n: int) -> tuple[float, float]:
    mean = total / n
    return mean, math.sqrt(max(0.0, squares / n - mean * mean) / (n - 1)) if n > 1 else math.inf
