"""Fit a network with one hidden layer to recorded decisions, with numpy alone."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

BATCH: Final = 512
"""Decisions per step."""
RATE: Final = 2e-3
"""Learning rate at the beginning; it falls to a twentieth."""
HELD_OUT: Final = 20
"""One in this many decisions is not learned from, to measure the error."""


class Data(NamedTuple):
    """Decisions, and the choices of all of them one after the other."""

    tables: Array
    counts: NDArray[np.int64]
    """Number of choices of each decision."""
    actions: Array
    results: Array
    """Result of each choice."""


class NetworkModel:
    """Weights of a network for one game, and the state of Adam."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = {name: value.astype(np.float32) for name, value in weights.items()}
        self._mean = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._steps = 0

    @classmethod
    def random(cls, inputs: int, hidden: int, seed: int) -> NetworkModel:
        """Create small random weights."""
        rng = np.random.default_rng(seed)
        return cls(
            {
                "first": rng.normal(0, 0.2, (inputs, hidden)),
                "bias": rng.normal(0, 0.1, hidden),
                "last": np.concatenate([rng.normal(0, 0.05, hidden), [0.0]]),
            }
        )

    def step(self, gradients: dict[str, Array], rate: float) -> None:
        """Make one step of Adam."""
        self._steps += 1
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            ahead = mean / (1 - 0.9**self._steps)
            spread = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self.weights[name] -= (rate * ahead / spread).astype(np.float32)


class DecisionBatch(NamedTuple):
    """Some decisions; ``row`` is the decision of each choice, ``starts`` the first choice of each."""

    tables: Array
    actions: Array
    results: Array
    row: Any
    starts: Any
    counts: Any


def batch_of(data: Data, firsts: Any, at: Any) -> DecisionBatch:
    """Return these decisions; ``firsts`` is the first choice of each decision in the data."""
    counts = data.counts[at]
    starts = np.cumsum(counts) - counts
    where = np.repeat(firsts[at] - starts, counts) + np.arange(int(counts.sum()))
    row = np.repeat(np.arange(len(at)), counts)
    return DecisionBatch(data.tables[at], data.actions[where], data.results[where], row, starts, counts)


def values(weights: dict[str, Array], batch: DecisionBatch) -> tuple[Array, Array]:
    """Return the hidden layer and the values of all choices."""
    first, last = weights["first"], weights["last"]
    width = batch.tables.shape[1]
    hidden = (batch.tables @ first[:width] + weights["bias"])[batch.row]
    if batch.actions.shape[1]:
        hidden += batch.actions @ first[width:]
    np.maximum(hidden, 0, out=hidden)
    return hidden, hidden @ last[:-1] + last[-1]


def errors_of(found: Array, batch: DecisionBatch, centred: bool) -> Array:
    """Return the errors of the values; ``centred`` compares the choices of a decision with their mean."""
    error = found - batch.results
    if centred:
        error -= (np.add.reduceat(error, batch.starts) / batch.counts).astype(np.float32)[batch.row]
    return error


def gradients_of(
    weights: dict[str, Array], batch: DecisionBatch, slopes: Array, hidden: Array
) -> dict[str, Array]:
    """Return the gradients of all weights, given those of the values."""
    at_hidden = slopes[:, None] * weights["last"][:-1] * (hidden > 0)
    by_row = np.add.reduceat(at_hidden, batch.starts, axis=0)
    first = np.concatenate([batch.tables.T @ by_row, batch.actions.T @ at_hidden])
    last = np.append(slopes @ hidden, slopes.sum())
    return {"first": first, "bias": by_row.sum(axis=0), "last": last.astype(np.float32)}


def fit(model: NetworkModel, data: Data, epochs: int, seed: int, centred: bool) -> list[tuple[float, float]]:
    """Fit the model; returns the mean squared errors of each epoch: on learned and on unseen decisions."""
    rng = np.random.default_rng(seed)
    firsts = np.cumsum(data.counts) - data.counts
    order = rng.permutation(len(data.counts))
    test, train = order[: len(order) // HELD_OUT], order[len(order) // HELD_OUT :]
    steps = epochs * max(1, len(train) // BATCH)
    losses, step = [], 0
    for _ in range(epochs):
        rng.shuffle(train)
        total = choices = 0.0
        for begin in range(0, len(train) - BATCH + 1, BATCH):
            batch = batch_of(data, firsts, train[begin : begin + BATCH])
            hidden, found = values(model.weights, batch)
            error = errors_of(found, batch, centred)
            total += float(error @ error)
            choices += len(error)
            rate = RATE * (0.05 + 0.475 * (1 + np.cos(np.pi * step / steps)))
            slopes = error * np.float32(2.0 / len(error))
            model.step(gradients_of(model.weights, batch, slopes, hidden), rate)
            step += 1
        unseen = batch_of(data, firsts, test)
        error = errors_of(values(model.weights, unseen)[1], unseen, centred)
        losses.append((total / max(1.0, choices), float(error @ error) / max(1, len(error))))
    return losses
