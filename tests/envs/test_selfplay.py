"""The training example learns, and its saved result plays as a bot."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tichu
from tests.envs.training import EXAMPLES, train_briefly
from tichu.bots.importing import import_bot
from tichu.envs.vector import VectorEnv
from tichu.table.referee import play_round


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("selfplay.train")


def test_training_runs_and_continues_from_its_checkpoint(training: Any, tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    first = train_briefly(out)
    assert out.stat().st_size < 400_000 and out.with_suffix(".checkpoint.npz").exists()
    again = train_briefly(out)  # the time is used up
    assert all(np.array_equal(one, other) for one, other in zip(first, again, strict=True))


def test_a_network_learns_what_rounds_bring(training: Any) -> None:
    trainer = training.Trainer(16, 1024, 1, training.Network.random(1))
    trainer.collect(explore=1.0)
    errors = [trainer.learn(rate=0.003) for _ in range(12)]
    assert errors[-1] < 0.9 * errors[0]


def test_the_saved_network_beats_greedy(training: Any) -> None:
    net = training.Network.load(EXAMPLES / "selfplay" / "weights.npz")
    mean, error = training.margin_against(net, "greedy", 400)
    assert mean - 2 * error > 30


def test_the_saved_network_plays_as_a_bot(training: Any) -> None:
    bot: Any = import_bot("selfplay.bot:SelfPlayBot")(1)
    round_ = tichu.Match("nanjing", seed=2).round
    play_round(round_, [bot.decide] * 4)
    assert round_.over
    env = VectorEnv(1, seed=1)
    module = sys.modules["selfplay.bot"]
    assert env.last.masks[0][bot.policy(env.last.observations[0], env.last.masks[0])]
    assert module.WEIGHTS.stat().st_size < 400_000
