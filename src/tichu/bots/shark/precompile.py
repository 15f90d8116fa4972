"""Compile shark and the kernel ahead of time, so that no decision has to wait for it.

python -m tichu.bots.shark.precompile
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tichu.bots.shark import policy
from tichu.bots.shark.beliefs import balance, believe
from tichu.bots.shark.code import SHARK_CODE
from tichu.bots.shark.evaluation import estimate_seat_odds
from tichu.bots.shark.memory import KINDS, NOTES, note_pass, note_play
from tichu.bots.shark.planning import hand_cost
from tichu.bots.shark.ranks import RANKS_CODE
from tichu.bots.shark.ranks.search import use_rank_code
from tichu.bots.shark.sampling import HiddenCards, hidden_pool, sample_worlds
from tichu.bots.shark.trials import (
    MAX_STEPS,
    ChoiceArrays,
    Trials,
    chance_to_win,
    evaluate_moves,
    solve_choices,
    try_choices,
)
from tichu.bots.shark.workspace import new_workspace, thread_beliefs
from tichu.core.game import Game
from tichu.kernel import bridge, precompile, rules
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.jit import KERNEL_CODE, Ints


def is_compiled() -> bool:
    """Whether a shark can decide at once, without compiling anything."""
    return precompile.is_compiled(KERNEL_CODE, SHARK_CODE, RANKS_CODE)


def prepare(first_use: Callable[[], None] | None = None) -> None:
    """Compile shark, or load it if that has been done before; then use it once."""

    def use() -> None:
        (first_use or use_everything)()
        use_rank_code()

    precompile.prepare_code(_compile_all, use, KERNEL_CODE, SHARK_CODE, RANKS_CODE)


def _compile_all() -> None:
    precompile.use_everything()
    use_everything()
    use_rank_code()


def use_everything() -> None:
    """Call every compiled function that Python calls, with arguments of the right types."""
    space = new_workspace(2)
    player, plan = space.player, space.player.plan
    st = bridge.table_of(Game.of("nanjing"))
    st[s.RNG] = 1
    policy.duel(st, space.twin, space.deck, player, player, np.zeros(2, np.int64))
    hidden = _hidden_cards(space.deck)
    odds, notes = hidden.odds, np.zeros((s.MAX_SEATS, NOTES))
    believe(hidden.state, 0, 1, 8, notes, thread_beliefs(), odds[0])
    balance(odds, hidden.needs, int(hidden_pool(hidden.state)), np.zeros(KINDS))
    note_play(notes, 0, m.PLAY_MAHJONG, 1 << 52, True)
    note_pass(notes, 0, m.SINGLE, 2, False)
    sample_worlds(hidden, 0, 0, 2, space)
    world = space.worlds[0]
    estimate_seat_odds(world, 0, plan)
    hand_cost(int(world[s.HAND]), plan)
    evaluate_moves(world, 0, np.zeros(1, np.int64), player)
    policy.decide(world, 0.0, player)
    policy.choose_gift(world, 0, player)
    policy.power(0)
    chance_to_win(0, 0, 1000)
    moves = np.full((1, MAX_STEPS), -1, np.int64)
    moves[0, 0] = m.ANSWER_GRAND << 16
    choices = ChoiceArrays(0, moves, np.zeros(1, np.int64))
    trials = Trials(choices, np.ones(1, np.int64), (0, 0, 0), np.zeros((1, 2)), np.zeros((1, 2)))
    try_choices(trials, 0, 2, space)
    solve_choices(choices, 1, np.zeros(1), space)


def _hidden_cards(deck: Ints) -> HiddenCards:
    """A position after the deal in which seat 0 sees only its own cards."""
    st = np.array(bridge.table_of(Game.of("nanjing")), np.int64)
    st[s.RNG] = 1
    rules.deal(st, deck)
    st[s.HAND + 1 : s.HAND + 4] = 0
    return HiddenCards(
        state=st,
        slots=np.arange(s.HAND + 1, s.HAND + 4),
        needs=np.full(3, 8, np.int64),
        barred=np.zeros(3, np.int64),
        odds=np.ones((3, KINDS)),
        certain=False,
        ask_bombers=True,
    )


if __name__ == "__main__":
    prepare()
