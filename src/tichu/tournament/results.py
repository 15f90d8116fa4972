"""The result of a match: its games or boards, or who forfeited it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from tichu.tournament.errors import TournamentError
from tichu.tournament.options import TournamentOptions

Points: TypeAlias = tuple[int, int]
"""The points of the first and of the second side."""

MAX_POINTS: Final = 20_000
"""Maximum number of points of a side in a game, with either sign."""
POINTS_STEP: Final = 5
"""Every score of a hand is a multiple of this."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match.

    Attributes:
        games: The points of each game; in a duplicate tournament, of each board of the round, None for one
            that was not played. One game unless a knock-out is played as the best of several.
        forfeited: The sides (0, 1) that did not play; then there are no games.
    """

    games: tuple[Points | None, ...] = ()
    forfeited: tuple[int, ...] = ()

    @property
    def played(self) -> tuple[Points, ...]:
        """The games that were played."""
        return tuple(game for game in self.games if game is not None)

    @property
    def totals(self) -> Points:
        """The points of both sides over all games."""
        return sum(game[0] for game in self.played), sum(game[1] for game in self.played)

    @property
    def games_won(self) -> Points:
        """The number of games each side has won."""
        return sum(a > b for a, b in self.played), sum(b > a for a, b in self.played)

    def match_points(self, side: int) -> int:
        """Return 2 if this side has won more games, 1 for a draw, 0 if it has lost."""
        return self._compare(self.games_won, side)

    def match_points_by_total(self, side: int) -> int:
        """Return the same by the points of all games together, as in a duplicate tournament."""
        return self._compare(self.totals, side)

    @property
    def winner(self) -> int | None:
        """The side that has won more games; None after a draw, or if both forfeited."""
        return next((side for side in (0, 1) if self.match_points(side) == 2), None)

    def _compare(self, values: Points, side: int) -> int:
        if self.forfeited:
            return 0 if side in self.forfeited else 2
        own, other = values[side], values[1 - side]
        return 1 + (own > other) - (own < other)


def check_result(result: MatchResult, options: TournamentOptions, best_of: int) -> None:
    """Refuse a result that cannot be one of this tournament."""
    if result.forfeited:
        if result.games or not set(result.forfeited) <= {0, 1}:
            raise TournamentError("bad-result", "a match that was forfeited has no points")
        return
    for game in result.played:
        if any(points % POINTS_STEP or abs(points) > MAX_POINTS for points in game):
            raise TournamentError("bad-points", f"{game[0]}:{game[1]}: points are multiples of {POINTS_STEP}")
    if options.format == "duplicate":
        if len(result.games) != options.boards:
            raise TournamentError(
                "boards-missing",
                f"a result has the points of {options.boards} boards, not {len(result.games)}",
                params={"n": options.boards},
            )
    elif None in result.games or not result.games:
        raise TournamentError("bad-result", "a result has the points of both sides")
    elif options.format == "knockout":
        _check_series(result, best_of)
    elif len(result.games) > 1:
        raise TournamentError("one-game", "a match of this tournament is one game")


def _check_series(result: MatchResult, best_of: int) -> None:
    needed = best_of // 2 + 1
    won = [0, 0]
    for game in result.played:
        if game[0] == game[1]:
            raise TournamentError("no-draws", "a game of a knock-out cannot be drawn: play another hand")
        if max(won) == needed:
            raise TournamentError("too-many-games", f"the match was decided after {sum(won)} games")
        won[game[0] < game[1]] += 1
    if max(won) < needed:
        raise TournamentError(
            "undecided", f"the match goes on until a side has won {needed} games", params={"n": needed}
        )
