"""The trained weights, which ``python -m tichu.train`` makes."""

from __future__ import annotations

import threading
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from tichu.bots.shark import hand_inputs, inputs
from tichu.bots.shark.belief_inputs import BELIEF_INPUTS
from tichu.bots.shark.beliefs import BeliefNetwork
from tichu.bots.shark.memory import KINDS
from tichu.bots.shark.network import GAMES, Network
from tichu.bots.shark.player import LearnedValues
from tichu.kernel import moves as m
from tichu.kernel.jit import COMPILED, Floats

WEIGHTS: Final = Path(__file__).with_name("learned.npz")
HIDDEN: Final = 32
"""Hidden units of each network."""
INPUTS: Final = {
    "play": inputs.TABLE_INPUTS + inputs.ACTION_INPUTS,
    "tichu": inputs.TABLE_INPUTS,
    "grand": hand_inputs.GRAND_INPUTS,
    "gift": hand_inputs.GIFT_HAND_INPUTS + hand_inputs.GIFT_CARD_INPUTS,
}
"""Networks of the rollout player, and the number of their inputs."""
PLAY_SCALE: Final = 4.0
"""Factor for learned values of plays: their differences are smaller than those by rule, the noise is not."""
PARTS: Final = ("first", "bias", "last")
BELIEF_HIDDEN: Final = 64
BELIEF_SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "first": (GAMES, BELIEF_INPUTS, BELIEF_HIDDEN),
    "bias": (GAMES, BELIEF_HIDDEN),
    "second": (GAMES, BELIEF_HIDDEN, KINDS),
    "second_bias": (GAMES, KINDS),
    "use": (GAMES,),
}


def shapes(name: str) -> dict[str, tuple[int, ...]]:
    """Shapes of the weights of a network."""
    return {"first": (GAMES, INPUTS[name], HIDDEN), "bias": (GAMES, HIDDEN), "last": (GAMES, HIDDEN + 1)}


def new_network(name: str) -> Network:
    """Create a network that is not used."""
    made = {part: np.zeros(shape) for part, shape in shapes(name).items()}
    return Network(**made, use=np.zeros(GAMES, np.int64))


@cache
def load_weights(path: Path = WEIGHTS) -> dict[str, Network]:
    """Load the networks; those that the file does not have are not used.

    Without compiled code none is: in plain Python they would take longer than all the rest of a playout.
    """
    found = {name: new_network(name) for name in INPUTS}
    if not path.exists() or not COMPILED:
        return found
    with np.load(path) as data:
        for name, network in found.items():
            if f"{name}_first" not in data:
                continue
            for part in PARTS:
                getattr(network, part)[:] = data[f"{name}_{part}"]
            if name == "play":
                network.last[:] *= PLAY_SCALE
            network.use[:] = data[f"{name}_use"]
    return found


def new_belief_network(path: Path = WEIGHTS) -> BeliefNetwork:
    """Create a belief network with the trained weights, and arrays of its own."""
    weights = _belief_weights(path)
    return BeliefNetwork(**weights, inputs=np.zeros(BELIEF_INPUTS), hidden=np.zeros(BELIEF_HIDDEN))


@cache
def _belief_weights(path: Path) -> dict[str, Any]:
    with np.load(path) if path.exists() else nullcontext({}) as data:
        if "belief_first" not in data:
            found = {part: np.zeros(shape) for part, shape in BELIEF_SHAPES.items()}
        else:
            found = {part: np.array(data[f"belief_{part}"], np.float64) for part in BELIEF_SHAPES}
    return found | {"use": found["use"].astype(np.int64)}


def new_learned_values(networks: dict[str, Network] | None = None) -> LearnedValues:
    """Create the buffers around these networks; without any, the rollout player plays by rule."""
    networks = _no_networks() if networks is None else networks
    width = max(inputs.ACTION_INPUTS, hand_inputs.GIFT_CARD_INPUTS)
    hidden: list[Floats] = [np.zeros(HIDDEN) for _ in range(2)]
    return LearnedValues(
        **networks,
        table=np.zeros(inputs.TABLE_INPUTS),
        actions=np.zeros((m.MAX_MOVES, width)),
        base=hidden[0],
        hidden=hidden[1],
    )


@cache
def _no_networks() -> dict[str, Network]:
    return {name: new_network(name) for name in INPUTS}


class _PerThread(threading.local):
    def __init__(self) -> None:
        self.trained = new_learned_values(load_weights())


_per_thread = _PerThread()


def trained_values() -> LearnedValues:
    """The trained networks with buffers for the calling thread."""
    return _per_thread.trained
