"""Pair the next round of any format."""

from __future__ import annotations

from tichu.tournament.events import PairedTable, RoundPaired
from tichu.tournament.pairing.circle import circle_round
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.pairing.knockout import pair_knockout
from tichu.tournament.pairing.swiss import Side, pair_individuals, pair_swiss
from tichu.tournament.state import Tournament


def pair_round(tournament: Tournament) -> RoundPaired:
    """Return the pairing of the next round. The tournament is unchanged."""
    number = len(tournament.rounds) + 1
    history = MeetingHistory(tournament)
    sides, byes = _sides(tournament, number)
    if tournament.options.format != "knockout":
        sides = [history.seated(*pair) for pair in sides]
    tables = tuple(PairedTable(table, pair) for table, pair in enumerate(sides, 1))
    return RoundPaired(number, tables, tuple(sorted(byes)))


def _sides(tournament: Tournament, number: int) -> tuple[list[tuple[Side, Side]], list[int]]:
    match tournament.options.format:
        case "swiss":
            return pair_swiss(tournament)
        case "individual":
            return pair_individuals(tournament)
        case "knockout":
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
