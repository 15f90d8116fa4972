"""Training: fitting, and saving what was learned."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tichu.bots.shark import learned
from tichu.train.__main__ import Training
from tichu.train.belief_fitting import belief_loss, learn_moments, new_belief_model
from tichu.train.fitting import Data, NetworkModel, fit
from tichu.train.stages import RULES, StageResult, new_model


def made_up_decisions(rows: int) -> Data:
    """Decisions in which the second input of a choice counts, and more if the first of the table is 1."""
    rng = np.random.default_rng(1)
    tables = rng.integers(0, 2, (rows, 4)).astype(np.float32)
    counts = rng.integers(2, 5, rows)
    actions = rng.normal(size=(int(counts.sum()), 3)).astype(np.float32)
    first = np.repeat(tables[:, 0], counts)
    return Data(tables, counts, actions, actions[:, 1] * (1 + first))


def test_fitting_learns_the_difference_between_choices() -> None:
    losses = fit(NetworkModel.random(7, 8, 1), made_up_decisions(8000), 60, 1, centred=True)
    assert losses[-1][1] < 0.25 * losses[0][0]


def test_beliefs_are_fitted_to_who_holds_what() -> None:
    rng = np.random.default_rng(2)
    inputs = rng.integers(0, 2, (4096, 3, 5)).astype(np.float32)
    needs = np.full((4096, 3), 4.0, np.float32)
    held = np.zeros((4096, 3, 2), np.float32)
    holder = np.argmax(inputs[:, :, 0] + 0.1 * rng.random((4096, 3)), axis=1)
    held[np.arange(4096), holder, 1] = 1.0
    model = new_belief_model(5, 8, 2, 1)
    for _ in range(60):
        learn_moments(model, inputs, needs, held, 0.0)
    found, by_count = belief_loss(model.weights, inputs, needs, held)
    assert found > by_count + 0.3


def test_a_new_network_starts_with_the_value_by_rule() -> None:
    for name, (row, unit) in RULES.items():
        weights = new_model(name, 1).weights
        for value in (-1.5, 0.5):
            hidden = np.maximum(weights["first"][row, :2] * value + weights["bias"][:2], 0)
            assert np.isclose(hidden @ weights["last"][:2], unit * value)


def test_training_continues_from_its_folder(tmp_path: Path) -> None:
    weights = NetworkModel.random(learned.INPUTS["tichu"], learned.HIDDEN, 3).weights
    won = {
        "stage": 1,
        "game": "trichu",
        "network": "tichu",
        "losses": [],
        "gain": 2.0,
        "error": 0.5,
        "kept": True,
    }
    lost = won | {"network": "grand", "kept": False}
    training = Training(tmp_path)
    training.add(won, StageResult(weights, [], 2.0, 0.5, 0.0))
    training.add(lost, StageResult(weights, [], 0.0, 0.5, 0.0))

    again = Training(tmp_path)

    assert again.done == [won, lost]
    assert list(again.weights["trichu"]) == ["tichu"] and not again.weights["nanjing"]
    assert np.allclose(again.weights["trichu"]["tichu"]["first"], weights["first"], atol=1e-2)
    loaded = learned.load_weights(tmp_path / learned.WEIGHTS.name)
    assert loaded["tichu"].use.tolist() == [0, 1, 0] and not loaded["play"].use.any()
