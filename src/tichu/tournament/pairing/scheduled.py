"""Round robins and duplicates: a schedule for all rounds, made from the number of entrants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tichu.tournament.movement.plan import Movement, plan_movement
from tichu.tournament.state import Tournament


class ScheduledTable(NamedTuple):
    """A table of the schedule: its number, two entrants, None for nobody, and the boards of one copy."""

    table: int
    sides: tuple[int | None, int | None]
    boards: tuple[int, ...] = ()


def movement_of(tournament: Tournament) -> Movement:
    """Return the movement for those who take part."""
    count = max(2, len(tournament.roster or tournament.playing()))
    one_copy = tournament.options.format == "duplicate" and tournament.options.board_sets == "one"
    return plan_movement(count + count % 2, tournament.planned_rounds, one_copy)


def schedule(tournament: Tournament) -> Iterator[list[ScheduledTable]]:
    """Yield the tables of each round. With an odd number, one entrant in each round meets nobody."""
    entrants = tuple(tournament.roster or tournament.playing())
    options = tournament.options
    places = dict(enumerate(entrants))
    one_copy = options.format == "duplicate" and options.board_sets == "one"
    for round_ in movement_of(tournament).rounds:
        yield [
            ScheduledTable(
                table,
                (places.get(a), places.get(b)),
                tuple(range(at * options.boards + 1, (at + 1) * options.boards + 1)) if one_copy else (),
            )
            for table, (a, b, at) in enumerate(round_, 1)
        ]


def all_boards(tournament: Tournament) -> range:
    """Return the boards of a whole duplicate tournament."""
    return range(1, movement_of(tournament).sets * tournament.options.boards + 1)


def pair_scheduled(tournament: Tournament, number: int) -> tuple[list[ScheduledTable], list[int]]:
    """Return the tables of a round; whoever should meet nobody, or somebody absent, has a bye."""
    playing = set(tournament.playing())
    found = list(schedule(tournament))[number - 1]
    tables = [table for table in found if playing.issuperset(table.sides)]
    alone = [one for table in found if table not in tables for one in table.sides]
    return tables, [one for one in alone if one is not None and one in playing]
