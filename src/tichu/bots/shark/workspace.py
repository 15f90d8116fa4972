"""The arrays the kernel works in, and its calls that need nearly all of them."""

from __future__ import annotations

from typing import Final

import numpy as np

from tichu.bots.shark import endgame, judging, search
from tichu.bots.shark import planning as p
from tichu.bots.shark import weights as tuned
from tichu.bots.shark.worlds import Unknown
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints

NOISE: Final = 0.25
"""How far the imagined players stray from what they think best, in leads."""


class Room:
    """One set for each thread, and the worlds in it: so many as are looked at together."""

    def __init__(self, worlds: int, weights: Floats | None = None) -> None:
        self.weights: Floats = tuned.DEFAULT if weights is None else weights
        """Of the rollout player."""
        self.worlds: Ints = np.zeros((worlds, s.SIZE), np.int64)
        self.st = s.new_state()
        self.twin = s.new_state()
        self.out = s.new_buffer(m.MOST_MOVES)
        self.moves = s.new_buffer(m.MOST_MOVES)
        self.parts: Ints = np.zeros(p.MOST_PARTS, np.int64)
        self.floats: Floats = np.zeros(judging.ROOM_FLOATS)
        self.values: Floats = np.zeros(m.MOST_MOVES)
        self.deck = s.new_buffer(search.ROOM_DECK)
        self.stack: Ints = np.zeros((endgame.DEEPEST, s.SIZE), np.int64)
        self.stacked_moves: Ints = np.zeros((endgame.DEEPEST, m.MOST_MOVES), np.int64)
        self.notes: Ints = np.zeros((endgame.DEEPEST, endgame.NOTES), np.int64)
        self.left: Ints = np.zeros(1, np.int64)

    def imagine(self, hidden: Unknown, me: int, first: int, last: int) -> None:
        """Make these of the worlds from what a seat knows; its random numbers go on from world to world."""
        search.imagine(
            hidden.state, me, hidden.fresh, first, last, self.worlds,
            hidden.slots, hidden.needs, hidden.barred, hidden.pulls,
            self.weights, self.out, self.parts, self.floats, self.twin, self.deck,
        )  # fmt: skip

    def work_out(self, hidden: Unknown, me: int, moves: Ints, cards: Ints, nodes: int) -> Floats | None:
        """The points of every choice in the first world, if there is no other and its end can be seen.

        No more than so many positions are looked at.
        """
        if not hidden.certain:
            return None
        values: Floats = np.zeros(len(moves))
        done = search.work_out(
            me, self.worlds[0], moves, cards, self.weights, values, nodes,
            self.stack, self.stacked_moves, self.notes, self.left, self.out, self.parts, self.floats,
        )  # fmt: skip
        return values if done else None

    def try_choices(
        self,
        me: int,
        first: int,
        last: int,
        moves: Ints,
        cards: Ints,
        alive: Ints,
        match: tuple[int, int, int],
        points: Floats,
        worth: Floats,
    ) -> None:
        """Make each living choice in each of these worlds and play it out.

        ``points`` takes the own side's points minus the other's, by choice and world; ``worth`` the same or,
        late in a match, the chance to win it, in thousandths.
        """
        search.try_choices(
            me, first, last, self.worlds, moves, cards, alive, self.weights, NOISE, *match,
            points, worth, self.st, self.out, self.parts, self.floats,
        )  # fmt: skip
