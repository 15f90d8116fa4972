"""Minimum-cost pairs, by the matching algorithm of networkx."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from tichu.core.extras import explain_missing

Cost: TypeAlias = tuple[int, ...]
"""What a pair costs, the most important part first. No part is negative."""

CANDIDATES: Final = 24
"""Cheapest partners of each item that are tried first: a matching takes time for every possible pair."""


def cheapest_pairs(count: int, cost: Callable[[int, int], Cost], hard: int) -> list[tuple[int, int]]:
    """Divide the items 0 to count - 1, an even number, into pairs at the least total cost.

    A part of the cost counts only where all parts before it are equal in total. The first ``hard`` parts are
    to be zero: only if that is impossible with the cheapest candidates, all pairs are considered.
    """
    costs = {pair: cost(*pair) for pair in combinations(range(count), 2)}
    if count > 2 * CANDIDATES:
        pairs = _match(count, _candidates(count, costs))
        if 2 * len(pairs) == count and not any(any(costs[pair][:hard]) for pair in pairs):
            return pairs
    return _match(count, costs)


def _candidates(count: int, costs: dict[tuple[int, int], Cost]) -> dict[tuple[int, int], Cost]:
    """Return the pairs that are among the cheapest of one of their items."""
    of_item: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for pair in costs:
        for item in pair:
            of_item[item].append(pair)
    kept = {pair for pairs in of_item for pair in sorted(pairs, key=costs.__getitem__)[:CANDIDATES]}
    return {pair: costs[pair] for pair in costs if pair in kept}


def _match(count: int, costs: dict[tuple[int, int], Cost]) -> list[tuple[int, int]]:
    with explain_missing():
        import networkx

    graph = networkx.Graph()
    weights = _weights(list(costs.values()), count // 2)
    graph.add_weighted_edges_from((a, b, weight) for (a, b), weight in zip(costs, weights, strict=True))
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)


def _weights(costs: Sequence[Cost], pairs: int) -> list[int]:
    """Return one number for each cost, such that the greatest sum of weights has the least cost."""
    if not costs:
        return []
    bases = [1 + pairs * max(parts) for parts in zip(*costs, strict=True)]
    values = []
    for cost in costs:
        value = 0
        for part, base in zip(cost, bases, strict=True):
            value = value * base + part
        values.append(value)
    return [-value for value in values]
