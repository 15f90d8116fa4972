"""Pair the next round of any format."""

from __future__ import annotations

from tichu.tournament.events import PairedTable, RoundPaired
from tichu.tournament.options import ELIMINATION
from tichu.tournament.pairing.circle import circle_round
from tichu.tournament.pairing.draw import Sides
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.pairing.knockout import pair_knockout
from tichu.tournament.pairing.swiss import pair_arena, pair_individuals, pair_swiss
from tichu.tournament.state import Tournament


def pair_round(tournament: Tournament) -> RoundPaired:
    """Return the pairing of the next round. The tournament is unchanged."""
    number = len(tournament.rounds) + 1
    history = MeetingHistory(tournament)
    tables, byes = _tables(tournament, number)
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


def _tables(tournament: Tournament, number: int) -> tuple[list[Sides], list[int]]:
    match tournament.options.format:
        case "swiss":
            return pair_swiss(tournament)
        case "individual":
            return pair_individuals(tournament)
        case "arena":
            return pair_arena(tournament)
        case "knockout" | "double-knockout":
            pairs, byes = pair_knockout(tournament)
        case _:
            pairs, byes = _scheduled(tournament, number)
    return [((a,), (b,)) for a, b in pairs], byes


def _scheduled(tournament: Tournament, number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the round of the schedule; whoever should meet somebody absent has a bye."""
    playing = set(tournament.playing())
    pairs, byes = circle_round(tournament.roster or tournament.playing(), number)
    present = [pair for pair in pairs if playing.issuperset(pair)]
    alone = [one for pair in pairs if not playing.issuperset(pair) for one in pair]
    return present, [one for one in (*byes, *alone) if one in playing]
