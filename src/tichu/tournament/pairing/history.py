"""Who has met whom, partnered whom and sat out, in the rounds so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product

from tichu.tournament.events import PairedTable
from tichu.tournament.state import Tournament


class MeetingHistory:
    """Counts over the rounds of a tournament."""

    def __init__(self, tournament: Tournament) -> None:
        self.byes: Counter[int] = Counter()
        self.first_sides: Counter[int] = Counter()
        """How often each entrant was on the first side, less how often on the second."""
        self._met: Counter[tuple[int, int]] = Counter()
        self._partnered: Counter[tuple[int, int]] = Counter()
        for round_ in tournament.rounds:
            self.byes.update(round_.byes)
            for table in round_.tables:
                self._add(table)

    def _add(self, table: PairedTable) -> None:
        first, second = table.sides
        self._met.update(map(_ordered, product(first, second)))
        for side in table.sides:
            self._partnered.update(map(_ordered, combinations(side, 2)))
        self.first_sides.update(first)
        self.first_sides.subtract(second)

    def met(self, first: Iterable[int], second: Iterable[int]) -> int:
        """Return how often entrants of these two sides have played against each other."""
        return sum(self._met[_ordered(pair)] for pair in product(first, second))

    def partnered(self, a: int, b: int) -> int:
        """Return how often two persons were partners."""
        return self._partnered[_ordered((a, b))]

    def seated(self, a: tuple[int, ...], b: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Order two sides so that everybody is on both sides equally often; who is named first wins a tie."""
        return (b, a) if self._surplus(b) < self._surplus(a) else (a, b)

    def _surplus(self, side: tuple[int, ...]) -> int:
        return sum(self.first_sides[entrant] for entrant in side)


def _ordered(pair: tuple[int, int]) -> tuple[int, int]:
    return min(pair), max(pair)
