"""Compile the environments and the kernel ahead of time.

python -m tichu.envs.precompile
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tichu.core.game import Game
from tichu.envs import batch
from tichu.envs.code import ENVS_CODE
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import precompile as kernel
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import COMPILED, KERNEL_CODE


def prepare() -> None:
    """Compile the environments, or load them if that has been done before."""
    kernel.prepare_code(_compile_all, use_everything, KERNEL_CODE, ENVS_CODE)


def _compile_all() -> None:
    kernel.use_everything()
    use_everything()


def use_everything() -> None:
    """Step one game, with arrays of the types that the environments use."""
    states: Any = np.zeros((1, s.SIZE), np.int64) if COMPILED else [s.new_state()]
    st = states[0]
    st[:] = bridge.table_of(Game.of("nanjing"))
    st[s.RNG] = 1
    codes = s.new_buffer(1)
    codes[0] = m.ANSWER_GRAND << 16
    tables = batch.ActionTables(codes, np.zeros(15 << 16, np.int16))
    games = batch.GameArrays(
        states=states,
        observations=np.zeros((1, 4096), np.int8),
        masks=np.zeros((1, 1), np.int8),
        listed=np.zeros((1, m.MAX_MOVES), np.int16),
        counts=np.zeros(1, np.int32),
        asked=np.zeros(1, np.int64),
        rewards=np.zeros((1, s.MAX_SEATS), np.float32),
        dones=np.zeros(1, np.bool_),
    )
    buffers = batch.Buffers(s.new_buffer(CARDS), s.new_buffer(m.MAX_MOVES))
    actions = np.zeros(1, np.int64)
    batch.begin_all(games, tables, 0, 1, buffers)
    batch.random_choices(games.listed, games.counts, np.ones(1, np.int64), actions)
    batch.first_illegal(actions, games.masks)
    batch.step_all(games, tables, actions, 0, 1, buffers)
    batch.begin(st, buffers.deck)
    batch.observe(st, 0, games.observations[0])
    batch.choices(st, tables.actions, games.listed[0], buffers.moves)
    batch.act(st, m.ANSWER_GRAND << 16, buffers.moves)


if __name__ == "__main__":
    prepare()
