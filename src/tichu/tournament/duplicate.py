"""Comparing the boards of a duplicate tournament, only between those who held the same cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

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
    """

    board: int
    table: int
    points: Points
    scores: tuple[float, float]


def board_numbers(tournament: Tournament, round_: int) -> range:
    """Return the boards of a round."""
    boards = tournament.options.boards
    return range((round_ - 1) * boards + 1, round_ * boards + 1)


def compare_boards(tournament: Tournament, round_: TournamentRound) -> Iterator[BoardLine]:
    """Yield the boards of a round with their scores, board by board."""
    score = _matchpoints if tournament.options.scoring == "matchpoints" else _against_mean
    for at, board in enumerate(board_numbers(tournament, round_.number)):
        points = {
            table: game
            for table, outcome in sorted(round_.outcomes.items())
            if at < len(outcome.result.games) and (game := outcome.result.games[at]) is not None
        }
        differences = [a - b for a, b in points.values()]
        for (table, game), own in zip(points.items(), differences, strict=True):
            yield BoardLine(board, table, game, score(own, differences))


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
