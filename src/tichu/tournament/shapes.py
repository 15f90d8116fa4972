"""What a table looks like in each game: its sides, and the persons on a side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TableShape:
    """The sides of a table.

    Attributes:
        least: Minimum number of sides.
        most: Maximum number of sides.
        seats: Persons on each side.
        step: Every result is a multiple of this number of points.
    """

    least: int
    most: int
    seats: int
    step: int = 5

    def table_sizes(self, sides: int, wanted: int | None = None) -> list[int]:
        """Divide sides among tables as evenly as possible, most of them seated.

        ``wanted`` is the preferred number of sides at a table; without it, tables are as small as possible.

        >>> TableShape(2, 2, 2).table_sizes(7)
        [2, 2, 2]
        >>> TableShape(5, 12, 1).table_sizes(19, wanted=7)
        [7, 6, 6]
        """
        tables = sides // self.least
        if tables and self.most > self.least:
            fewest = -(-sides // self.most)
            near = round(sides / wanted) if wanted else tables
            tables = min(max(near, fewest), tables)
        if not tables:
            return []
        size, larger = divmod(min(sides, tables * self.most), tables)
        return [size + (table < larger) for table in range(tables)]


PAIRED: Final = TableShape(2, 2, 1)
"""Two entrants meet: pairs or teams."""

PERSONS: Final = {
    "nanjing": TableShape(2, 2, 2),
    "tientsin": TableShape(2, 2, 3),
    "trichu": TableShape(3, 3, 1),
    "grandseigneur": TableShape(5, 12, 1, 1),
    "hierarchie": TableShape(5, 10, 1, 1),
}
"""The games that can be played in a tournament, with the tables of persons who enter alone."""
