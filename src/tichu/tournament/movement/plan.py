"""Plan a movement for any number of pairs and rounds, with one copy of the boards or one for each table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from tichu.tournament.movement.balance import balanced_sides
from tichu.tournament.movement.room_square import room_rounds
from tichu.tournament.movement.share_boards import assign_sets
from tichu.tournament.pairing.circle import circle_round

MAX_ROOM_TABLES: Final = 24
"""Maximum number of tables for which a Room square is looked for."""
MAX_EXTRA_SETS: Final = 8
"""How many more sets of boards than needed are tried before one that certainly works."""

Meeting: TypeAlias = tuple[int, int, int]
"""Two places and the set of boards that they play, all from 0. The first holds the cards of seats 1 and 3."""


class Movement(NamedTuple):
    """The rounds of a movement.

    Attributes:
        rounds: The tables of each round.
        sets: Number of sets of boards. A set is what a table plays in a round.
        shared: How often a table shares its boards with another one in the same round, so that they
            exchange them board by board.
    """

    rounds: tuple[tuple[Meeting, ...], ...]
    sets: int
    shared: int


@cache
def plan_movement(places: int, rounds: int, one_copy: bool) -> Movement:
    """Plan the rounds for an even number of places; the last one is empty if the number of pairs is odd.

    Nobody plays a set twice, and nobody meets twice before everybody has met. With one copy of the boards, as
    few sets as possible are used, so that each is played, and compared, by as many tables as possible.
    """
    found = _one_copy(places, rounds) if one_copy else _copy_for_each_table(places, rounds)
    # the place that may be empty stays at the last table, so that it is that table which is missing
    found = [sorted(tables, key=lambda table: places - 1 in table[:2]) for tables in found]
    used = [[table[2] for table in round_] for round_ in found]
    shared = sum(len(sets) - len(set(sets)) for sets in used) if one_copy else 0
    count = 1 + max(number for sets in used for number in sets)
    return Movement(balanced_sides(found, places), count, shared)


def _copy_for_each_table(places: int, rounds: int) -> list[list[Meeting]]:
    """Return a round robin in which every table plays the set of the round."""
    return [[(a, b, at) for a, b in pairs] for at, pairs in enumerate(_meetings(places, rounds))]


def _one_copy(places: int, rounds: int) -> list[list[Meeting]]:
    tables = places // 2
    if tables % 2 and rounds <= tables:
        return _mitchell(tables, rounds)
    meetings = list(_meetings(places, rounds))
    fewest = max(tables, rounds)
    if tables < 4:  # so few tables can only compare boards that they share
        return assign_sets(meetings, fewest, share=True) or _copy_for_each_table(places, rounds)
    room_is_better = rounds < places and tables <= MAX_ROOM_TABLES
    enough = places - 1 if room_is_better else tables + 2 * rounds - 2
    for sets in range(fewest, min(enough, fewest + MAX_EXTRA_SETS + 1)):
        if found := assign_sets(meetings, sets, share=False):
            return found
    if room_is_better:
        return room_rounds(places)[:rounds]
    return assign_sets(meetings, enough, share=True)


def _meetings(places: int, rounds: int) -> Iterator[list[tuple[int, int]]]:
    return (circle_round(range(places), number)[0] for number in range(1, rounds + 1))


def _mitchell(tables: int, rounds: int) -> list[list[Meeting]]:
    """Let one half stay, the other half move up a table, and the boards down. The number is odd.

    >>> _mitchell(3, 2)
    [[(0, 3, 0), (1, 4, 1), (2, 5, 2)], [(1, 3, 2), (2, 4, 0), (0, 5, 1)]]
    """
    return [
        [((at + turn) % tables, tables + at, (at - turn) % tables) for at in range(tables)]
        for turn in range(rounds)
    ]
