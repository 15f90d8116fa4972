"""Pair the next round of any format."""

from __future__ import annotations

from tichu.tournament.events import PairedTable, RoundPaired
from tichu.tournament.options import ELIMINATION, SCHEDULED
from tichu.tournament.pairing.draw import Sides
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.pairing.knockout import pair_knockout
from tichu.tournament.pairing.scheduled import pair_scheduled
from tichu.tournament.pairing.swiss import pair_arena, pair_individuals, pair_swiss
from tichu.tournament.state import Tournament


def pair_round(tournament: Tournament) -> RoundPaired:
    """Return the pairing of the next round. The tournament is unchanged."""
    number = len(tournament.rounds) + 1
    if tournament.options.format in SCHEDULED:
        return _scheduled_round(tournament, number)
    history = MeetingHistory(tournament)
    tables, byes = _tables(tournament)
    if tournament.options.format not in ELIMINATION:
        tables = [history.seated(*sides) for sides in tables]
    numbers = _table_numbers(tournament, len(tables))
    seated = tuple(PairedTable(table, sides) for table, sides in zip(numbers, tables, strict=True))
    return RoundPaired(number, seated, tuple(sorted(byes)))


def _table_numbers(tournament: Tournament, count: int) -> list[int]:
    """Return the lowest numbers of tables at which nobody plays."""
    busy = {table.table for _, table in tournament.open_tables}
    free = (number for number in range(1, count + len(busy) + 1) if number not in busy)
    return [next(free) for _ in range(count)]


def _tables(tournament: Tournament) -> tuple[list[Sides], list[int]]:
    match tournament.options.format:
        case "swiss":
            return pair_swiss(tournament)
        case "individual":
            return pair_individuals(tournament)
        case "arena":
            return pair_arena(tournament)
    pairs, byes = pair_knockout(tournament)
    return [((a,), (b,)) for a, b in pairs], byes


def _scheduled_round(tournament: Tournament, number: int) -> RoundPaired:
    """Return the round of the schedule. With one copy of the boards, tables keep their numbers."""
    found, byes = pair_scheduled(tournament, number)
    tables = []
    for count, (table, sides, boards) in enumerate(found, 1):
        seated = tuple((one,) for one in sides if one is not None)
        tables.append(PairedTable(table if boards else count, seated, boards))
    return RoundPaired(number, tuple(tables), tuple(sorted(byes)))
