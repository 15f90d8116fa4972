"""Play a round of Trichu with PettingZoo; all agents choose random legal actions.

python examples/pettingzoo_env.py
"""

from __future__ import annotations

from tichu.envs import pettingzoo as tichu_v0
from tichu.envs.encoding import action_name


def main() -> None:
    """Play one round and print it."""
    env = tichu_v0.env(variant="trichu")
    env.reset(seed=7)
    for agent in env.agents:
        env.action_space(agent).seed(7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            print(f"{agent} gets {reward:+.0f}")
            env.step(None)
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
            print(f"{agent}: {action_name(int(action))}")
            env.step(action)


if __name__ == "__main__":
    main()
