"""Arrays that a search works in, created once per thread."""

from __future__ import annotations

import threading
from typing import Final, NamedTuple

import numpy as np

from tichu.bots.shark import planning, weights
from tichu.bots.shark.beliefs import BeliefNetwork
from tichu.bots.shark.endgame import MAX_DEPTH, NOTES, EndgameStack
from tichu.bots.shark.learned import new_belief_network, new_learned_values
from tichu.bots.shark.planning import HandPlan
from tichu.bots.shark.player import LearnedValues, RolloutPlayer
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import Floats, Ints

BATCH: Final = 64
"""Worlds that a search samples before it compares the choices."""


class Workspace(NamedTuple):
    """Arrays for one search at a time. Not thread-safe: use one per thread."""

    worlds: Ints
    """Sampled states, one per row."""
    st: Ints
    twin: Ints
    deck: Ints
    """Cards in random order, then two numbers for each place where hidden cards can be."""
    player: RolloutPlayer
    ending: EndgameStack

    def with_learned(self, values: LearnedValues) -> Workspace:
        """The same arrays with other networks for the rollout player."""
        return self._replace(player=self.player._replace(learned=values))

    def with_weights(self, values: Floats) -> Workspace:
        """The same arrays with other weights for the rollout player."""
        plan = self.player.plan._replace(weights=values)
        return self._replace(player=self.player._replace(plan=plan))


def new_workspace(worlds: int = BATCH) -> Workspace:
    """Create a workspace for this many worlds."""
    return Workspace(
        worlds=np.zeros((worlds, s.SIZE), np.int64),
        st=s.new_state(),
        twin=s.new_state(),
        deck=s.new_buffer(3 * CARDS),
        player=new_player(),
        ending=EndgameStack(
            states=np.zeros((MAX_DEPTH, s.SIZE), np.int64),
            moves=np.zeros((MAX_DEPTH, m.MAX_MOVES), np.int64),
            notes=np.zeros((MAX_DEPTH, NOTES), np.int64),
            left=np.zeros(1, np.int64),
        ),
    )


def new_player(values: Floats = weights.DEFAULT) -> RolloutPlayer:
    """Create a rollout player with these weights."""
    plan = HandPlan(
        weights=values,
        odds=np.zeros(planning.ODDS),
        moves=np.zeros(planning.MAX_PARTS, np.int64),
        costs=np.zeros(planning.MAX_PARTS),
    )
    return RolloutPlayer(plan, s.new_buffer(m.MAX_MOVES), np.zeros(m.MAX_MOVES), new_learned_values())


class _PerThread(threading.local):
    def __init__(self) -> None:
        self.workspace = new_workspace()
        self.beliefs = new_belief_network()


_per_thread = _PerThread()


def thread_workspace() -> Workspace:
    """The workspace of the calling thread, with tuned weights; the contents do not outlast a search."""
    return _per_thread.workspace


def thread_beliefs() -> BeliefNetwork:
    """The belief network of the calling thread."""
    return _per_thread.beliefs
