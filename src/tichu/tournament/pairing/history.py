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
        """How often each entrant was on the first side, less how often on the last."""
        self.last_opponents: dict[int, tuple[int, ...]] = dict.fromkeys(tournament.entrants, ())
        self.last_partners: dict[int, tuple[int, ...]] = dict.fromkeys(tournament.entrants, ())
        self._met: Counter[tuple[int, int]] = Counter()
        self._partnered: Counter[tuple[int, int]] = Counter()
        for round_ in tournament.rounds:
            self.byes.update(round_.byes)
            for table in round_.tables:
                self._add(table)

    def _add(self, table: PairedTable) -> None:
        for first, second in combinations(table.sides, 2):
            self._met.update(map(_ordered, product(first, second)))
        for side in table.sides:
            self._partnered.update(map(_ordered, combinations(side, 2)))
            for entrant in side:
                self.last_partners[entrant] = side
                self.last_opponents[entrant] = tuple(one for one in table.entrants if one not in side)
        self.first_sides.update(table.sides[0])
        self.first_sides.subtract(table.sides[-1])

    def met(self, first: Iterable[int], second: Iterable[int]) -> int:
        """Return how often entrants of these two sides have played against each other."""
        return sum(self._met[_ordered(pair)] for pair in product(first, second))

    def partnered(self, a: int, b: int) -> int:
        """Return how often two persons were partners."""
        return self._partnered[_ordered((a, b))]

    def repeats_last(self, sides: Iterable[tuple[int, ...]]) -> bool:
        """Whether two sides of a table met in the last match of one of them."""
        return any(
            other in self.last_opponents[one]
            for first, second in combinations(list(sides), 2)
            for one, other in (*product(first, second), *product(second, first))
        )

    def seated(self, *sides: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Order sides so that everybody is first and last equally often; the order given breaks ties."""
        return tuple(sorted(sides, key=self._surplus))

    def _surplus(self, side: tuple[int, ...]) -> int:
        return sum(self.first_sides[entrant] for entrant in side)


def _ordered(pair: tuple[int, int]) -> tuple[int, int]:
    return min(pair), max(pair)
