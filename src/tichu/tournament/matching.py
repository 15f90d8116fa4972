"""Minimum-cost pairs, by the matching algorithm of networkx."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

from tichu.core.extras import explain_missing

Cost: TypeAlias = tuple[int, ...]
"""What a pair costs, the most important part first. No part is negative."""


def cheapest_pairs(count: int, cost: Callable[[int, int], Cost]) -> list[tuple[int, int]]:
    """Divide the items 0 to count - 1, an even number, into pairs at the least total cost.

    A part of the cost counts only where all parts before it are equal in total.
    """
    with explain_missing():
        import networkx

    pairs = list(combinations(range(count), 2))
    values = weights([cost(a, b) for a, b in pairs], count // 2)
    graph = networkx.Graph()
    graph.add_weighted_edges_from((a, b, -value) for (a, b), value in zip(pairs, values, strict=True))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)


def weights(costs: Sequence[Cost], pairs: int) -> list[int]:
    """Return one number for each cost, such that sums of so many of them are ordered as the costs are."""
    if not costs:
        return []
    bases = [1 + pairs * max(parts) for parts in zip(*costs, strict=True)]
    values = []
    for cost in costs:
        value = 0
        for part, base in zip(cost, bases, strict=True):
            value = value * base + part
        values.append(value)
    return values
