"""Choose who holds which cards at each table, so that everybody is compared with everybody evenly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

MAX_PASSES: Final = 20
"""Limit of the passes over all tables."""
MAX_COMPARISONS: Final = 1_000_000
"""Limit of the comparisons of two tables, so that large fields take no longer."""
SEAT_WEIGHT: Final = 2
"""How much an uneven number of rounds on the two sides counts, for each table that plays the boards."""


def balanced_sides(
    rounds: Sequence[Sequence[tuple[int, int, int]]], places: int
) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Swap the sides of tables while it makes comparisons more even.

    Two pairs are compared on a set if both held the same cards. Each should be compared with each other one
    about as often as not, and sit on both sides about equally often.
    """
    tables = [list(table) for round_ in rounds for table in round_]
    by_set: defaultdict[int, list[int]] = defaultdict(list)
    for number, (_, _, at) in enumerate(tables):
        by_set[at].append(number)
    alike = [[0] * places for _ in range(places)]
    first = [0] * places
    for number, (_, _, at) in enumerate(tables):
        earlier = [other for other in by_set[at] if other < number]
        _count(tables, number, earlier, alike, first, 1)
    comparisons = sum(len(numbers) ** 2 for numbers in by_set.values())
    for _ in range(max(2, min(MAX_PASSES, MAX_COMPARISONS // comparisons))):
        swaps = [_swap_if_better(tables, by_set, number, alike, first) for number in range(len(tables))]
        if not any(swaps):
            break
    done = iter(tables)
    return tuple(tuple((a, b, at) for a, b, at in (next(done) for _ in round_)) for round_ in rounds)


def _swap_if_better(
    tables: list[list[int]],
    by_set: dict[int, list[int]],
    number: int,
    alike: list[list[int]],
    first: list[int],
) -> bool:
    """Swap the sides of a table if the sum of the squares becomes smaller."""
    a, b, at = tables[number]
    change = 0
    for other in by_set[at]:
        if other == number:
            continue
        for mine, sign in ((a, 1), (b, -1)):
            for place, side in ((tables[other][0], sign), (tables[other][1], -sign)):
                now = alike[mine][place]
                change += (now - 2 * side) ** 2 - now**2
    for place, side in ((a, 1), (b, -1)):
        change += SEAT_WEIGHT * len(by_set[at]) * ((first[place] - 2 * side) ** 2 - first[place] ** 2)
    if change >= 0:
        return False
    others = [other for other in by_set[at] if other != number]
    _count(tables, number, others, alike, first, -1)
    tables[number][:2] = b, a
    _count(tables, number, others, alike, first, 1)
    return True


def _count(
    tables: list[list[int]],
    number: int,
    others: list[int],
    alike: list[list[int]],
    first: list[int],
    times: int,
) -> None:
    """Add a table to the counts, or take it away: same cards count 1, the opponents' cards -1."""
    a, b, _ = tables[number]
    first[a] += times
    first[b] -= times
    for other in others:
        for mine, sign in ((a, times), (b, -times)):
            for place, side in ((tables[other][0], sign), (tables[other][1], -sign)):
                alike[mine][place] += side
                alike[place][mine] += side
