"""Knock-out brackets: seeding, byes, and who is still in."""

from __future__ import annotations

from tichu.tournament.lots import draw_order
from tichu.tournament.state import Tournament, TournamentRound


def seed_order(size: int) -> list[int]:
    """Return the seeds of a bracket from top to bottom: the two best can meet only in the final.

    >>> seed_order(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    seeds = [1]
    while len(seeds) < size:
        total = 2 * len(seeds) + 1
        seeds = [seed for one in seeds for seed in (one, total - one)]
    return seeds


def bracket(tournament: Tournament) -> list[int | None]:
    """Return who is still in, from top to bottom; None where nobody is. Neighbours meet next."""
    entrants = list(tournament.roster if tournament.rounds else tournament.playing())
    if tournament.options.order == "lots":
        entrants = draw_order(entrants, tournament.options.seed, "bracket")
    size = 1 << max(1, (len(entrants) - 1).bit_length())
    slots = [entrants[seed - 1] if seed <= len(entrants) else None for seed in seed_order(size)]
    for round_ in tournament.rounds:
        slots = [_winner(round_, a, b) for a, b in zip(slots[::2], slots[1::2], strict=True)]
    return slots


def _winner(round_: TournamentRound, a: int | None, b: int | None) -> int | None:
    if a is not None and b is not None:
        table = round_.table_of(a)
        if table is not None and b in table.entrants:
            outcome = round_.outcomes.get(table.table)
            winner = None if outcome is None else outcome.result.winner
            return None if winner is None else table.sides[winner][0]
    return next((one for one in (a, b) if one in round_.byes), None)


def pair_knockout(tournament: Tournament) -> tuple[list[tuple[int, int]], list[int]]:
    """Pair neighbours; who has none, or whose opponent is absent, goes on without a match."""
    playing = set(tournament.playing())
    slots = [one if one in playing else None for one in bracket(tournament)]
    pairs, byes = [], []
    for a, b in zip(slots[::2], slots[1::2], strict=True):
        if a is not None and b is not None:
            pairs.append((a, b))
        else:
            byes += [one for one in (a, b) if one is not None]
    return pairs, byes
