"""PettingZoo's own tests pass on our environment; rewards, seeds, truncation and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.kernel.walking import TABLES
from tichu.core.errors import IllegalAction, TichuError
from tichu.envs import encoding as e
from tichu.envs import pettingzoo as tichu_v0
from tichu.kernel.bridge import VARIANTS

# PettingZoo warns about dict observations unless it knows the environment by name, and about agents without a
# legal action, which is normal when the round is over.
KNOWN = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
known_warnings = [pytest.mark.filterwarnings(text) for text in KNOWN]
pytestmark = known_warnings


@pytest.mark.parametrize(("variant", "edition"), TABLES)
def test_api(variant: str, edition: str) -> None:
    api_test(tichu_v0.env(variant=variant, edition=edition), num_cycles=300)
    api_test(tichu_v0.raw_env(variant=variant, edition=edition), num_cycles=20)


@pytest.mark.parametrize("variant", VARIANTS)
def test_seed(variant: str) -> None:
    seed_test(lambda: tichu_v0.env(variant=variant), num_cycles=200)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(tichu_v0.env)
    assert "is asked" in capsys.readouterr().out
    with pytest.raises(TichuError):
        tichu_v0.env(render_mode="rgb_array")


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a random round; returns the rewards of the agents."""
    env.reset(seed=seed)
    rng, gains = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        if ended or cut:
            gains[agent] = reward
            env.step(None)
            continue
        assert observation["action_mask"].any()
        others = [env.observe(other)["action_mask"].any() for other in env.agents if other != agent]
        assert not any(others)
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return gains


@pytest.mark.parametrize("variant", VARIANTS)
def test_reward_is_the_difference_of_the_scores(variant: str) -> None:
    env = tichu_v0.env(variant=variant)
    found = [play(env, seed) for seed in range(10)]
    for gains in found:
        values = [gains[agent] for agent in env.possible_agents]
        assert values == [values[0], -values[0]] * (len(values) // 2)
    assert any(gains["seat_0"] for gains in found)
    assert found[3] == play(env, 3)


def test_reset_without_a_seed_continues_the_last_one() -> None:
    env = tichu_v0.env()
    seen = []
    for _ in range(2):
        env.reset(seed=1)
        env.reset()
        seen.append(env.last()[0]["observation"].tobytes())
    env.reset()
    assert seen[0] == seen[1] != env.last()[0]["observation"].tobytes()


def test_max_cycles_truncates_a_round() -> None:
    env = tichu_v0.env(max_cycles=5)
    env.reset(seed=1)
    answers = 0
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        assert reward == 0 and not ended
        if not cut:
            answers += 1
        env.step(None if cut else env.action_space(agent).sample(observation["action_mask"]))
    assert answers == 5


def test_illegal_actions_are_refused() -> None:
    env = tichu_v0.raw_env()
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].tobytes()
    with pytest.raises(IllegalAction, match="take is not legal"):
        env.step(e.GROUPS[9].start)
    with pytest.raises(IllegalAction):
        env.step(e.ACTIONS)
    with pytest.raises(TichuError, match="action is None"):
        env.step(None)
    assert env.observe("seat_0")["observation"].tobytes() == before
