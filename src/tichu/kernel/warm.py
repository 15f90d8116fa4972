"""Makes the kernel ready: everything is compiled once, so that no game has to wait for it.

python -m tichu.kernel.warm
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pickle import UnpicklingError
from typing import Final

import numpy as np

from tichu.core.game import Game
from tichu.kernel import batch, bridge, compiled, endgame, judging, playouts, policy, rules, search, weights
from tichu.kernel import moves as m
from tichu.kernel import planning as p
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS

FIRST_TIME: Final = "Preparing the thinking machine for this computer: about a minute, only this once …"


def prepare(first_use: Callable[[], None] | None = None) -> None:
    """Compile what is not compiled yet, with one line on the screen if that takes a while; then use it.

    What was kept may be damaged; then it is thrown away and made anew.
    """
    try:
        _prepare(first_use or _use_everything)
    except (EOFError, UnpicklingError):
        compiled.forget()
        _prepare(first_use or _use_everything)


def _prepare(first_use: Callable[[], None]) -> None:
    if not compiled.is_warm():
        sys.stderr.write(FIRST_TIME + "\n")
        sys.stderr.flush()
        _use_everything()
        compiled.note_warm()
    first_use()


def _use_everything() -> None:
    st = bridge.table_of(Game.of("nanjing"))
    st[s.RNG] = 1
    out, deck = s.new_buffer(m.MOST_MOVES), s.new_buffer(CARDS)
    playouts.random_rounds(st, 1, 1, s.new_buffer(playouts.TOTALS), out, deck)
    rules.deal(st, deck)
    playouts.random_playouts(st, 1, 1, s.new_state(), out)
    m.ways(st[s.HAND], m.SINGLE << 16 | 1 << 12 | 2 << 8, s.new_buffer(m.MOST_WAYS))
    _use_batches()
    _use_search()


def _use_search() -> None:
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


def _use_batches() -> None:
    """The arrays are of the kinds that the environments have; a number too many does not hurt."""
    index = np.zeros(15 << 16, np.int16)
    states = np.zeros((1, s.SIZE), np.int64) if compiled.COMPILED else [s.new_state()]
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
