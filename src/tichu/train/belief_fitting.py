"""Fit the belief network: who holds the cards that a seat cannot see."""

from __future__ import annotations

import numpy as np

from tichu.train.fitting import BATCH, RATE, Array, NetworkModel


def new_belief_model(inputs: int, hidden: int, kinds: int, seed: int) -> NetworkModel:
    """Create small random weights."""
    rng = np.random.default_rng(seed)
    return NetworkModel(
        {
            "first": rng.normal(0, 0.15, (inputs, hidden)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "second": rng.normal(0, 0.05, (hidden, kinds)).astype(np.float32),
            "second_bias": np.zeros(kinds, np.float32),
        }
    )


def chances(weights: dict[str, Array], inputs: Array, needs: Array) -> tuple[Array, Array]:
    """Return the hidden layer, and the chance of each other seat to hold a card of each kind."""
    rows, others, width = inputs.shape
    hidden = np.maximum(inputs.reshape(-1, width) @ weights["first"] + weights["bias"], 0)
    logits = (hidden @ weights["second"] + weights["second_bias"]).reshape(rows, others, -1)
    logits = logits + np.log(np.maximum(needs, 1e-9))[:, :, None]
    logits -= logits.max(axis=1, keepdims=True)
    shares = np.exp(logits)
    return hidden, shares / shares.sum(axis=1, keepdims=True)


def belief_loss(weights: dict[str, Array], inputs: Array, needs: Array, held: Array) -> tuple[float, float]:
    """Return the log-likelihood per hidden card, and that of a guess by the numbers of cards alone."""
    found = chances(weights, inputs, needs)[1]
    plain = needs / np.maximum(needs.sum(axis=1, keepdims=True), 1.0)
    cards = float(held.sum())
    by_count = (held * np.log(np.maximum(plain, 1e-9))[:, :, None]).sum() / cards
    return float((held * np.log(np.maximum(found, 1e-9))).sum() / cards), float(by_count)


def belief_step(model: NetworkModel, inputs: Array, needs: Array, held: Array, rate: float) -> None:
    """Make one step with these moments."""
    rows, others, width = inputs.shape
    hidden, found = chances(model.weights, inputs, needs)
    slopes = (found * held.sum(axis=1, keepdims=True) - held) * np.float32(1.0 / held.sum())
    slopes = (slopes * (needs > 0)[:, :, None]).reshape(rows * others, -1).astype(np.float32)
    at_hidden = (slopes @ model.weights["second"].T) * (hidden > 0)
    gradients = {
        "first": inputs.reshape(-1, width).T @ at_hidden,
        "bias": at_hidden.sum(axis=0),
        "second": hidden.T @ slopes,
        "second_bias": slopes.sum(axis=0),
    }
    model.step(gradients, rate)


def learn_moments(model: NetworkModel, inputs: Array, needs: Array, held: Array, progress: float) -> None:
    """Learn from all these moments once; the learning rate falls with the progress, from 0 to 1."""
    rate = RATE * (0.03 + 0.485 * (1 + np.cos(np.pi * progress)))
    order = np.random.default_rng(1).permutation(len(needs))
    for begin in range(0, len(order) - BATCH + 1, BATCH):
        at = order[begin : begin + BATCH]
        belief_step(model, inputs[at], needs[at], held[at], rate)
