"""Comparing the boards of a duplicate tournament, only between those who held the same cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tichu.tournament.events import PairedTable
from tichu.tournament.results import Points
from tichu.tournament.state import Tournament, TournamentRound


class BoardLine(NamedTuple):
    """What a table did with a board.

    Attributes:
        board: The number of the board, from 1 over all rounds.
        table: The table of the round.
        points: The points of the two sides.
        scores: What each side gets for it: the share of the other tables that did worse with the same cards,
            in per cent, or the difference to the mean of the field.
        round: The round in which the table played it.
    """

    board: int
    table: int
    points: Points
    scores: tuple[float, float]
    round: int = 0


def board_numbers(tournament: Tournament, round_: int) -> range:
    """Return the boards of a round in which all tables play the same ones."""
    boards = tournament.options.boards
    return range((round_ - 1) * boards + 1, round_ * boards + 1)


def table_boards(tournament: Tournament, round_: int, table: PairedTable) -> tuple[int, ...]:
    """Return the boards that a table plays in a round."""
    return table.boards or tuple(board_numbers(tournament, round_))


def compare_boards(tournament: Tournament, round_: TournamentRound) -> Iterator[BoardLine]:
    """Yield the boards of a round with their scores, board by board.

    With one copy of the boards, the scores also compare with other rounds in which a board was played.
    """
    return (line for line in compare_all_boards(tournament) if line.round == round_.number)


def compare_all_boards(tournament: Tournament) -> Iterator[BoardLine]:
    """Yield all boards that were played with their scores, board by board.

    The points of the two sides depend on each other, so a side that did better than the same side at another
    table did so with the same cards, and its opponents did worse with theirs.
    """
    score = _matchpoints if tournament.options.scoring == "matchpoints" else _against_mean
    for board, played in sorted(_played_boards(tournament).items()):
        differences = [points[0] - points[1] for _, _, points in played]
        for (round_, table, points), own in zip(played, differences, strict=True):
            yield BoardLine(board, table, points, score(own, differences), round_)


def _played_boards(tournament: Tournament) -> dict[int, list[tuple[int, int, Points]]]:
    """Return the rounds, tables and points of each board."""
    played: dict[int, list[tuple[int, int, Points]]] = {}
    for round_ in tournament.rounds:
        for table, outcome in sorted(round_.outcomes.items()):
            boards = table_boards(tournament, round_.number, round_.table(table))
            for board, points in zip(boards, outcome.result.games, strict=False):
                if points is not None:
                    played.setdefault(board, []).append((round_.number, table, points))
    return played


def _matchpoints(own: int, field: list[int]) -> tuple[float, float]:
    """Return per cent of the possible matchpoints: 2 for a table that did worse, 1 for an equal one."""
    others = len(field) - 1
    if not others:
        return 50.0, 50.0
    better = sum(2 * (own > other) + (own == other) for other in field) - 1
    share = 100 * better / (2 * others)
    return share, 100 - share


def _against_mean(own: int, field: list[int]) -> tuple[float, float]:
    difference = own - sum(field) / len(field)
    return difference, -difference
