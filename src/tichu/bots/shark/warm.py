"""Compile shark and the kernel ahead of time, so that no decision has to wait for it.

python -m tichu.bots.shark.warm
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tichu.bots.shark import endgame, judging, policy, search, weights
from tichu.bots.shark import planning as p
from tichu.bots.shark.code import SHARK_CODE
from tichu.core.game import Game
from tichu.kernel import bridge, rules
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel import warm as kernel
from tichu.kernel.jit import KERNEL_CODE


def is_warm() -> bool:
    """Whether a shark can decide at once, without compiling anything."""
    return kernel.is_warm(KERNEL_CODE, SHARK_CODE)


def prepare(first_use: Callable[[], None] | None = None) -> None:
    """Compile shark, or load it if that has been done before; then use it once."""
    kernel.prepare_code(_compile_all, first_use or use_everything, KERNEL_CODE, SHARK_CODE)


def _compile_all() -> None:
    kernel.use_everything()
    use_everything()


def use_everything() -> None:
    """Two imagined worlds, and one choice played out in them; two duplicate deals."""
    parts, floats = np.zeros(p.MOST_PARTS, np.int64), np.zeros(judging.ROOM_FLOATS)
    out, deck, twin = s.new_buffer(m.MOST_MOVES), s.new_buffer(search.ROOM_DECK), s.new_state()
    st = bridge.table_of(Game.of("nanjing"))
    policy.duel(
        st, 2, 1, weights.DEFAULT, weights.DEFAULT, np.zeros(2, np.int64), out, parts, floats, twin, deck
    )
    st = np.array(bridge.table_of(Game.of("nanjing")), np.int64)
    st[s.RNG] = 1
    rules.deal(st, deck)
    st[s.HAND + 1 : s.HAND + 4] = 0
    slots, needs = np.arange(s.HAND + 1, s.HAND + 4), np.full(3, 8, np.int64)
    worlds, barred, pulls = np.zeros((2, s.SIZE), np.int64), np.zeros(3, np.int64), np.ones(3, np.int64)
    search.imagine(
        st, 0, True, 0, 2, worlds, slots, needs, barred, pulls,
        weights.DEFAULT, out, parts, floats, twin, deck,
    )  # fmt: skip
    judging.look_round(worlds[0], 0, weights.DEFAULT, floats[: p.ODDS])
    moves, values = s.new_buffer(m.MOST_MOVES), np.zeros(m.MOST_MOVES)
    search.judge_options(worlds[0], 0, 0, moves, weights.DEFAULT, parts, floats, values)
    policy.decide(worlds[0], weights.DEFAULT, 0.0, out, parts, floats)
    policy.choose_gift(worlds[0], 0, weights.DEFAULT, parts, floats)
    choices, alive = np.full((1, search.MOST_STEPS), -1, np.int64), np.ones(1, np.int64)
    choices[0, 0] = m.ANSWER_GRAND << 16
    found = np.zeros((1, 2))
    search.try_choices(
        0, 0, 2, worlds, choices, np.zeros(1, np.int64), alive, weights.DEFAULT, 0.25, 0, 0, 0,
        found, np.zeros((1, 2)), twin, out, parts, floats,
    )  # fmt: skip
    stack, listed = np.zeros((2, s.SIZE), np.int64), np.zeros((2, m.MOST_MOVES), np.int64)
    search.work_out(
        0, worlds[0], choices, np.zeros(1, np.int64), weights.DEFAULT, np.zeros(1), 1,
        stack, listed, np.zeros((2, endgame.NOTES), np.int64), np.zeros(1, np.int64), out, parts, floats,
    )  # fmt: skip


if __name__ == "__main__":
    prepare()
