"""The rollout player: its weights, its networks and the arrays it works in."""

from __future__ import annotations

from typing import NamedTuple

from tichu.bots.shark.network import Network
from tichu.bots.shark.planning import HandPlan
from tichu.kernel.jit import Floats, Ints


class LearnedValues(NamedTuple):
    """Networks of the rollout player, and the inputs of the last decision."""

    play: Network
    tichu: Network
    grand: Network
    gift: Network
    table: Floats
    """Inputs about the table."""
    actions: Floats
    """Inputs about each move."""
    base: Floats
    """Hidden layer with the inputs about the table only."""
    hidden: Floats


class RolloutPlayer(NamedTuple):
    """Weights, networks and buffers of the rollout player."""

    plan: HandPlan
    moves: Ints
    values: Floats
    """Value of each of the moves."""
    learned: LearnedValues
