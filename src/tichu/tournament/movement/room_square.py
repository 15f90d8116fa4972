"""Room squares: everybody meets everybody once and plays each set of boards once, without sharing.

A square is made from a starter. Places are the numbers modulo an odd order, and one more place that stays.
The starter divides the numbers but 0 into pairs; in each round all numbers grow by one, and so do the sets of
boards. In a strong starter all differences and all sums of the pairs differ, and the sums give the sets
(J. Dinitz, D. Stinson: A fast algorithm for finding strong starters, 1981).
"""

from __future__ import annotations

from typing import Final

from tichu.tournament.lots import lots

STARTER_OF_9: Final = (((1, 2), 5), ((3, 7), 4), ((4, 6), 2), ((5, 8), 7))
"""Pairs and sets modulo 9, where no strong starter exists."""
MAX_STEPS: Final = 200_000
"""Limit of the steps of a search for a strong starter; a few hundred are usual."""


def room_rounds(places: int) -> list[list[tuple[int, int, int]]]:
    """Return all rounds for an even number of places from 8 on: two places and their set at each table."""
    order = places - 1
    starter = _starter(order)
    return [
        [
            (turn, order, turn),
            *(((a + turn) % order, (b + turn) % order, (at + turn) % order) for (a, b), at in starter),
        ]
        for turn in range(order)
    ]


def _starter(order: int) -> list[tuple[tuple[int, int], int]]:
    if order == 9:
        return list(STARTER_OF_9)
    for attempt in range(100):
        pairs = _strong_starter(order, attempt)
        if pairs is not None:
            return [((a, b), (a + b) % order) for a, b in pairs]
    raise AssertionError(f"no strong starter of order {order} was found")


def _strong_starter(order: int, seed: int) -> list[tuple[int, int]] | None:
    """Add pairs; a pair that conflicts with one other replaces it."""
    random = lots(seed, f"starter {order}")
    mate: dict[int, int] = {}
    by_sum: dict[int, tuple[int, int]] = {}
    missing = list(range(1, order // 2 + 1))
    for _ in range(MAX_STEPS):
        if not missing:
            return list(by_sum.values())
        at = random.randrange(len(missing))
        difference = missing[at] * random.choice((1, -1))
        free = [one for one in range(1, order) if one not in mate]
        a = random.choice(free)
        b = (a + difference) % order
        total = (a + b) % order
        rivals = {by_sum[total]} if total in by_sum else set()
        if b in mate:
            rivals.add(by_sum[(b + mate[b]) % order])
        if b == 0 or total == 0 or len(rivals) > 1:
            continue
        missing.pop(at)
        for x, y in rivals:
            del mate[x], mate[y], by_sum[(x + y) % order]
            gap = (x - y) % order
            missing.append(min(gap, order - gap))
        mate[a], mate[b], by_sum[total] = b, a, (a, b)
    return None
