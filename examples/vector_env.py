"""Step a thousand games at once with a simple policy: the longest play, with low cards first.

python examples/vector_env.py
"""

from __future__ import annotations

import time

import numpy as np

from tichu.envs.encoding import MOVES
from tichu.envs.vector import VectorEnv
from tichu.kernel import moves as m

GAMES, STEPS = 1000, 300

# Preference for each action: long plays, then low ranks; bombs and all other actions are equal.
PREFERENCE = np.array(
    [
        m.length_of(move) + 1 - m.rank_of(move) / 20 if m.SINGLE <= m.kind_of(move) < m.BOMB else 0.5
        for move in MOVES
    ],
    np.float32,
)


def main() -> None:
    """Let the even seats play by preference and the odd seats at random."""
    env = VectorEnv(GAMES, "nanjing", seed=1)
    batch, won, rounds, start = env.last, 0.0, 0, time.perf_counter()
    for _ in range(STEPS):
        preferred = np.argmax(batch.masks * PREFERENCE, axis=1)
        batch = env.step(np.where(batch.seats % 2 == 0, preferred, env.random_actions()))
        won += float(batch.rewards[:, 0].sum())
        rounds += int(batch.dones.sum())
    spent = time.perf_counter() - start
    print(f"{GAMES * STEPS:,} steps in {spent:.1f} s, {rounds:,} rounds")
    print(f"longest first against random: {won / rounds:+.0f} points per round")


if __name__ == "__main__":
    main()
