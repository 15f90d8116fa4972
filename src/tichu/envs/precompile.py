"""Compile the environments and the kernel ahead of time.

python -m tichu.envs.precompile
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tichu.bots.shark.workspace import new_player
from tichu.core.game import Game
from tichu.envs import batch, observation, policies, record
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
    states: Any = np.zeros((1, record.WIDTH), np.int64) if COMPILED else [[0] * record.WIDTH]
    st = states[0]
    st[: s.SIZE] = bridge.table_of(Game.of("nanjing"))
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
        wins=np.zeros((1, s.MAX_SEATS), np.int8),
        players=np.full(s.MAX_SEATS, policies.CALLER),
    )
    buffers = batch.Buffers(s.new_buffer(CARDS), s.new_buffer(m.MAX_MOVES), new_player())
    actions = np.zeros(1, np.int64)
    rows = np.zeros(1, np.int64)
    batch.begin_rows(games, tables, rows, buffers)
    batch.resume_rows(games, tables, rows, buffers)
    batch.random_choices(games.listed, games.counts, np.ones(1, np.int64), actions)
    batch.first_illegal(rows, actions, games.masks)
    batch.step_rows(games, tables, rows, actions, False, buffers)
    batch.begin(st, buffers.deck)
    row, mask, listed, out = games.observations[0], games.masks[0], games.listed[0], buffers.moves
    observation.observe(st, 0, row)
    observation.choices(st, tables.actions, listed, out)
    observation.relative(st, 0, 0)
    observation.absolute(st, 0, 0)
    record.forget(st)
    record.note(st, 0, 0, 0)
    code = batch.list_sorted(st, tables.actions, listed, out)
    batch.show_one(st, code, listed, row, mask)
    batch.advance(st, m.ANSWER_GRAND << 16, tables.actions, listed, out)
    batch.step_one(st, m.ANSWER_GRAND << 16, tables.actions, listed, row, mask, out)
    batch.play_others(st, games.players, out, buffers.rollout)
    policies.decide(st, policies.GREEDY, out, buffers.rollout)


if __name__ == "__main__":
    prepare()
