"""Give each table of a movement a set of boards that none of its pairs has played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tichu.core.extras import explain_missing
from tichu.tournament.lots import Lots, lots

MAX_ATTEMPTS: Final = 30
"""Limit of the attempts for a number of sets."""
MAX_SHARED_ATTEMPTS: Final = 200
"""The same where tables may share boards: there is no larger number of sets to try."""
MAX_ATTEMPTED_TABLES: Final = 1500
"""Limit of the tables over all attempts, so that large fields take no longer."""


def assign_sets(
    meetings: Sequence[Sequence[tuple[int, int]]], sets: int, share: bool
) -> list[list[tuple[int, int, int]]]:
    """Return the tables of all rounds with their sets; nothing if it was not found.

    With ``share``, tables may play the same set in a round, as few as possible.
    """
    tables = sum(map(len, meetings))
    best: list[list[tuple[int, int, int]]] = []
    fewest = tables + 1
    limit = MAX_SHARED_ATTEMPTS if share else min(MAX_ATTEMPTS, MAX_ATTEMPTED_TABLES // tables)
    for attempt in range(max(1, limit)):
        found = _attempt(meetings, sets, share, lots(attempt, "boards"))
        if found is None:
            continue
        shared = sum(len(round_) - len({at for _, _, at in round_}) for round_ in found)
        if shared < fewest:
            best, fewest = found, shared
        if not fewest:
            break
    return best


def _attempt(
    meetings: Sequence[Sequence[tuple[int, int]]], sets: int, share: bool, random: Lots
) -> list[list[tuple[int, int, int]]] | None:
    played: dict[int, set[int]] = {one: set() for round_ in meetings for pair in round_ for one in pair}
    rounds = []
    for round_ in meetings:
        options = [[at for at in range(sets) if at not in played[a] | played[b]] for a, b in round_]
        chosen: dict[int, int] = {}
        while len(chosen) < len(round_):
            added = _match({t: options[t] for t in range(len(round_)) if t not in chosen}, random)
            chosen |= added
            if not added or (not share and len(chosen) < len(round_)):
                return None
        rounds.append([(a, b, chosen[table]) for table, (a, b) in enumerate(round_)])
        for a, b, at in rounds[-1]:
            played[a].add(at)
            played[b].add(at)
    return rounds


def _match(options: dict[int, list[int]], random: Lots) -> dict[int, int]:
    """Give as many tables as possible different sets.

    All nodes are numbers, sets below zero: the order of texts in a set differs from process to process.
    """
    with explain_missing():
        import networkx

    graph = networkx.Graph()
    tables = list(options)
    random.shuffle(tables)
    graph.add_nodes_from(tables)
    for table in tables:
        for at in random.sample(options[table], len(options[table])):
            graph.add_edge(table, -1 - at)
    found = networkx.bipartite.hopcroft_karp_matching(graph, top_nodes=tables)
    return {table: -1 - found[table] for table in options if table in found}
