"""Makes the set of puzzles that comes with the project, from rounds of self-play."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tichu.core.round import Round
from tichu.review.margin_search import MarginFinder
from tichu.review.puzzle_format import HANDS, Packed, pack_puzzle
from tichu.review.puzzles import MAX_CARDS, Finder, puzzles_of
from tichu.review.self_play import own_games

FIRST_ROUND: Final = 1000
"""Number of the first round; puzzles have the number of their round, and lower numbers are taken."""
MAX_SHARE: Final = 0.16
"""Largest share of a theme in the set."""
MAX_HELD: Final = 54
"""Cards in all hands from which positions are examined: earlier decisions are rarely clear."""
ALL_ROUNDS: Final = 10_000_000


class PuzzleMaker:
    """Makes puzzles. The same seed makes the same puzzles, also if it is interrupted in between."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.endings = Finder(hard=True)
        self.margins = MarginFinder()

    def make(self, count: int, known: Sequence[Packed] = ()) -> Iterator[Packed]:
        """Yield new puzzles until there are ``count`` together with the known ones."""
        themes = Counter(str(puzzle["theme"]) for puzzle in known)
        numbers = (int(puzzle["id"][1:]) for puzzle in known)
        first = max(FIRST_ROUND, max(numbers, default=0) + 1)
        limit = max(1, round(MAX_SHARE * count))
        for number, positions in enumerate(own_games(self.seed, ALL_ROUNDS, first, MAX_HELD), first):
            self.margins.unwanted = {theme for theme, n in themes.items() if n >= limit}
            for puzzle in self._of_round(positions, number):
                if themes.total() < count and themes[puzzle["theme"]] < limit and not goes_out(puzzle):
                    themes[puzzle["theme"]] += 1
                    yield puzzle
            if themes.total() >= count:
                return

    def _of_round(self, positions: Sequence[Round], number: int) -> Iterator[Packed]:
        endings = [each for each in positions if sum(map(len, each.hands)) <= MAX_CARDS]
        for puzzle in puzzles_of(endings, self.endings):
            yield pack_puzzle(puzzle, f"e{number}")
        middle = [each for each in positions if sum(map(len, each.hands)) > MAX_CARDS]
        for puzzle in self.margins.puzzles(middle, self.seed * 1_000_003 + number):
            yield pack_puzzle(puzzle, f"m{number}")


def goes_out(puzzle: Packed) -> bool:
    """Whether the solution is simply to play the whole hand."""
    held = str(puzzle["cards"]).count(HANDS[puzzle["seat"]])
    return len(str(puzzle["best"][0]).partition("=")[0].split()) == held


def first_try_chance(puzzle: Packed) -> float:
    """Estimate how likely somebody finds the solution at the first try, before anybody has tried.

    Endings get harder with the size of their proof, positions with hidden cards with the number of choices.
    """
    if "nodes" in puzzle:
        return min(0.85, max(0.3, 0.8 - 0.22 * math.log10(max(1, puzzle["nodes"]) / 34)))
    return min(0.57, max(0.3, 0.69 - 0.08 * math.log2(len(puzzle["options"]))))


def write_index(folder: Path, puzzles: Sequence[Packed]) -> None:
    """Write the list of all puzzles: id, theme and chance, without which a page would have to load them."""
    themes = sorted({str(puzzle["theme"]) for puzzle in puzzles})
    lines = [
        f"{puzzle['id']} {themes.index(puzzle['theme'])} {round(100 * first_try_chance(puzzle))}"
        for puzzle in puzzles
    ]
    text = json.dumps({"themes": themes, "puzzles": lines}, separators=(",", ":"))
    (folder / "index.json").write_text(text + "\n", encoding="utf-8")
