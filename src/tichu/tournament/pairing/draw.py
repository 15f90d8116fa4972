"""Divide entrants among tables at the least cost, for tables of any shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from tichu.tournament.matching import Cost, cheapest_pairs, weights
from tichu.tournament.shapes import TableShape

Side: TypeAlias = tuple[int, ...]
"""The entrants on one side of a table."""
Sides: TypeAlias = tuple[Side, ...]
"""A table: its sides."""

MAX_PASSES: Final = 12
"""Limit of the passes over all entrants when groups of three and more are improved."""


class DrawCosts(NamedTuple):
    """What a draw costs; entrants are places in a list. All costs have the same number of parts.

    Attributes:
        leave_out: Somebody does not play.
        opponents: Two sides meet.
        partners: Two persons are partners. Needed only if a side has several entrants.
    """

    leave_out: Callable[[int], Cost]
    opponents: Callable[[Side, Side], Cost]
    partners: Callable[[int, int], Cost] | None = None


def draw_tables(
    count: int, shape: TableShape, costs: DrawCosts, wanted: int | None = None
) -> tuple[list[Sides], list[int]]:
    """Seat the entrants 0 to count - 1. Return the tables, and who is left out.

    Partners are drawn first, then the sides that meet. Groups of two have the least cost of all possible
    ones. Larger groups are improved by exchanging two entrants until no exchange helps.
    """
    sizes = shape.table_sizes(count // shape.seats, wanted)
    if shape.seats == 1:
        groups, left_out = _groups(count, sizes, lambda a, b: costs.opponents((a,), (b,)), costs.leave_out)
        return [tuple((one,) for one in group) for group in groups], left_out
    assert costs.partners is not None
    sides, left_out = _groups(count, [shape.seats] * sum(sizes), costs.partners, costs.leave_out)
    tables, _ = _groups(len(sides), sizes, lambda a, b: costs.opponents(sides[a], sides[b]), None)
    return [tuple(sides[one] for one in table) for table in tables], left_out


def _groups(
    count: int,
    sizes: Sequence[int],
    cost: Callable[[int, int], Cost],
    leave_out: Callable[[int], Cost] | None,
) -> tuple[list[tuple[int, ...]], list[int]]:
    spare = count - sum(sizes)
    if all(size == 2 for size in sizes):
        return _pairs(count, spare, cost, leave_out)
    left_out = sorted(range(count), key=leave_out)[:spare] if leave_out else []
    staying = [one for one in range(count) if one not in left_out]
    found = _improved_groups(len(staying), sizes, lambda a, b: cost(staying[a], staying[b]))
    return [tuple(staying[one] for one in group) for group in found], left_out


def _pairs(
    count: int,
    spare: int,
    cost: Callable[[int, int], Cost],
    leave_out: Callable[[int], Cost] | None,
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Match all at once with those who are left out: they are matched with places beyond the last."""

    def padded(a: int, b: int) -> Cost:
        if b < count:
            return 0, *cost(a, b)
        assert leave_out is not None
        return (0, *leave_out(a)) if a < count else (1, *(0 for _ in leave_out(0)))

    matched = cheapest_pairs(count + spare, padded)
    return [pair for pair in matched if pair[1] < count], [a for a, b in matched if a < count <= b]


def _improved_groups(
    count: int, sizes: Sequence[int], cost: Callable[[int, int], Cost]
) -> list[tuple[int, ...]]:
    """Begin with groups of neighbours, then exchange entrants while it makes the draw cheaper."""
    pairs = list(combinations(range(count), 2))
    values = weights([cost(a, b) for a, b in pairs], sum(size * (size - 1) // 2 for size in sizes))
    price = [[0] * count for _ in range(count)]
    for (a, b), value in zip(pairs, values, strict=True):
        price[a][b] = price[b][a] = value
    items = iter(range(count))
    groups = [[next(items) for _ in range(size)] for size in sizes]
    for _ in range(MAX_PASSES):
        changes = [_exchange(first, second, price) for first, second in combinations(groups, 2)]
        if not any(changes):
            break
    return [tuple(sorted(group)) for group in groups]


def _exchange(first: list[int], second: list[int], price: list[list[int]]) -> bool:
    """Exchange entrants of two groups while it is cheaper; return whether anything changed."""
    changed = False
    for at, one in enumerate(first):
        for place, other in enumerate(second):
            now = sum(price[one][x] for x in first) + sum(price[other][x] for x in second)
            then = sum(price[other][x] for x in first if x != one)
            then += sum(price[one][x] for x in second if x != other)
            if then < now:
                first[at], second[place] = other, one
                one, changed = other, True
    return changed
