"""Rounds played by shark's rollout player, to find puzzles in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from tichu.bots.shark import policy
from tichu.bots.shark.search import load_code
from tichu.bots.shark.workspace import new_player
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.kernel import bridge, rules
from tichu.kernel import state as s

NOISE: Final = 0.3
"""How far the values of the rollout player vary at random, in leads."""


def own_games(seed: int, rounds: int, first: int = 0, max_cards: int = 13) -> Iterator[list[Round]]:
    """Play rounds and yield the last positions of each: those with at most ``max_cards`` cards in all hands.

    Every round has its own random numbers, so a search can continue with round ``first``.
    """
    load_code()
    game = Game.of("nanjing")
    st = np.array(bridge.table_of(game), np.int64)
    player, deck = new_player(), s.new_buffer(56)
    for number in range(first, rounds):
        st[s.RNG] = np.random.default_rng((seed, number)).integers(1, 1 << 32)
        rules.deal(st, deck)
        found: list[Round] = []
        while st[s.PHASE] != s.OVER:
            held = sum(int(st[s.HAND + seat]).bit_count() for seat in range(4))
            if (
                held <= max_cards
                and st[s.PHASE] in (s.PLAY_PHASE, s.TAKE_PHASE)
                and int(rules.asked(st)) == st[s.TURN]
            ):
                found.append(bridge.round_of(st, game))
            rules.answer(st, policy.decide(st, NOISE, player), 0, player.moves)
        yield found
