"""Compile the environments and the kernel ahead of time.

python -m tichu.envs.warm
"""

from __future__ import annotations

import numpy as np

from tichu.core.game import Game
from tichu.envs import batch
from tichu.envs.code import ENVS_CODE
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel import warm as kernel
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import COMPILED, KERNEL_CODE


def prepare() -> None:
    """Compile the environments, or load them if that has been done before."""
    kernel.prepare_code(_compile_all, use_everything, KERNEL_CODE, ENVS_CODE)


def _compile_all() -> None:
    kernel.use_everything()
    use_everything()


def use_everything() -> None:
    """Step one game, with arrays of the types that the environments have."""
    index = np.zeros(15 << 16, np.int16)
    states = np.zeros((1, s.SIZE), np.int64) if COMPILED else [s.new_state()]
    states[0][:] = bridge.table_of(Game.of("nanjing"))
    states[0][s.RNG] = 1
    observations, masks = np.zeros((1, 4096), np.int8), np.zeros((1, 1), np.int8)
    listed, counts, asked = (
        np.zeros((1, m.MOST_MOVES), np.int16),
        np.zeros(1, np.int32),
        np.zeros(1, np.int64),
    )
    actions, rewards, dones = np.zeros(1, np.int64), np.zeros((1, 6), np.float32), np.zeros(1, np.bool_)
    out, deck, codes = s.new_buffer(m.MOST_MOVES), s.new_buffer(CARDS), s.new_buffer(1)
    codes[0] = m.ANSWER_GRAND << 16
    batch.begin_all(states, 0, 1, index, observations, masks, listed, counts, asked, deck, out)  # type: ignore[arg-type]
    batch.random_choices(listed, counts, np.ones(1, np.int64), actions)
    batch.first_illegal(actions, masks)
    batch.step_all(
        states,  # type: ignore[arg-type]
        0, 1, actions, codes, index, observations, masks, listed, counts, asked, rewards, dones, deck, out,
    )  # fmt: skip
    st = states[0]
    batch.begin(st, deck)
    batch.observe(st, 0, observations[0])
    batch.choices(st, index, listed[0], out)
    batch.act(st, m.ANSWER_GRAND << 16, out)


if __name__ == "__main__":
    prepare()
