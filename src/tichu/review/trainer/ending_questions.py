"""Questions of the trainer for endings: short ones, solved exactly with all cards open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tichu.review.puzzle_format import pack_puzzle
from tichu.review.puzzle_making import goes_out
from tichu.review.puzzles import Finder, puzzles_of
from tichu.review.self_play import own_games
from tichu.review.trainer.question_sets import Question

MAX_CARDS: Final = 9
"""Cards in all hands: few enough to work it out in the head."""
MAX_NODES: Final = 400
ALL_ROUNDS: Final = 10_000_000
SEED_SHIFT: Final = 500_000
"""Added to the seed, so that these are not the rounds of the puzzles."""


class EndingQuestions:
    """Makes questions about endings. The same seed makes the same questions."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed + SEED_SHIFT
        self.finder = Finder(max_nodes=MAX_NODES, hard=True)

    def make(self, count: int, known: Sequence[Question] = ()) -> Iterator[Question]:
        """Yield new questions until there are ``count`` together with the known ones."""
        have = len(known)
        first = max((int(question["id"][1:]) for question in known), default=0) + 1
        for number, positions in enumerate(own_games(self.seed, ALL_ROUNDS, first, MAX_CARDS), first):
            if have >= count:
                return
            for puzzle in puzzles_of(positions, self.finder):
                question = pack_puzzle(puzzle, f"n{number}")
                if not goes_out(question):
                    have += 1
                    yield question
