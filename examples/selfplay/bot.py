"""The trained network as a bot.

cd examples
tichu arena selfplay.bot:SelfPlayBot greedy
SELFPLAY_WEIGHTS=my-weights.npz tichu arena selfplay.bot:SelfPlayBot greedy
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tichu.envs import PolicyBot

from .network import Network, best_action, new_scratch

WEIGHTS = Path(os.environ.get("SELFPLAY_WEIGHTS") or Path(__file__).with_name("weights.npz"))
"""The saved result of the project, unless the environment names another file."""


@cache
def network() -> Network:
    """Load the weights, once per process."""
    return Network.load(WEIGHTS)


class SelfPlayBot(PolicyBot):
    """Takes the action that the network values most. It has learned Nanjing only."""

    name = "selfplay"
    about = "takes the action that a network trained by self-play values most"
    reusable = True

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._scratch = new_scratch()

    def policy(self, observation: NDArray[np.int8], mask: NDArray[np.int8]) -> int:
        """Return the best action."""
        return int(best_action(network(), observation, mask, self._scratch)[0])
