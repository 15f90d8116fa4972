"""The circle method: everybody meets everybody once in the least number of rounds."""

from __future__ import annotations

from collections.abc import Sequence


def circle_round(entrants: Sequence[int], number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs of a round, from 1, and who has a bye; after a whole cycle it begins again.

    >>> circle_round([1, 2, 3, 4], 1)
    ([(1, 4), (3, 2)], [])
    >>> circle_round([1, 2, 3], 2)
    ([(1, 2)], [3])

    With an odd number, each entrant has one bye in a cycle. One more entrant can then join without a change
    to the schedule of the others.
    """
    places: list[int | None] = [*entrants]
    if len(places) % 2:
        places.append(None)
    fixed, moving = places[-1:], places[:-1]
    turn = (number - 1) % max(1, len(moving))
    moving = moving[-turn:] + moving[:-turn] if turn else moving
    circle = [*moving, *fixed]
    pairs, byes = [], []
    for at in range(len(circle) // 2):
        a, b = circle[at], circle[-1 - at]
        if a is not None and b is not None:
            pairs.append((b, a) if (at + turn) % 2 else (a, b))
        else:
            byes += [one for one in (a, b) if one is not None]
    return pairs, byes
