"""The result of a match: its games or boards, or who forfeited it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from tichu.tournament.errors import TournamentError
from tichu.tournament.options import ELIMINATION, TournamentOptions

Points: TypeAlias = tuple[int, ...]
"""The points of each side: of two in most games."""

MAX_POINTS: Final = 20_000
"""Maximum number of points of a side in a game, with either sign."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match.

    Attributes:
        games: The points of each game; in a duplicate tournament, of each board of the round, None for one
            that was not played. One game unless a knock-out is played as the best of several.
        forfeited: The sides (0, 1, …) that did not play; then there are no games.
    """

    games: tuple[Points | None, ...] = ()
    forfeited: tuple[int, ...] = ()

    @property
    def played(self) -> tuple[Points, ...]:
        """The games that were played."""
        return tuple(game for game in self.games if game is not None)

    @property
    def totals(self) -> Points:
        """The points of each side over all games; zeros for two sides if nothing was played."""
        return tuple(map(sum, zip(*self.played, strict=True))) if self.played else (0, 0)

    @property
    def games_won(self) -> Points:
        """The number of games each side has won: those in which it was ahead of all others."""
        won = [0] * len(self.totals)
        for game in self.played:
            best = max(game)
            if game.count(best) == 1:
                won[game.index(best)] += 1
        return tuple(won)

    def match_points(self, side: int) -> int:
        """Return 2 if this side has won more games than any other, 1 if it shares the lead, otherwise 0."""
        return self._compare(self.games_won, side)

    def match_points_by_total(self, side: int) -> int:
        """Return the same by the points of all games together, as in a duplicate tournament."""
        return self._compare(self.totals, side)

    @property
    def winner(self) -> int | None:
        """The side that has won more games; None after a draw, or if both forfeited."""
        return next((side for side in range(len(self.totals)) if self.match_points(side) == 2), None)

    def place(self, side: int) -> float:
        """Return the share of the other sides that are behind, in per cent; an equal one counts half."""
        if self.forfeited:
            return 0 if side in self.forfeited else 100
        own, totals = self.totals[side], self.totals
        better = sum(2 * (own > other) + (own == other) for other in totals) - 1
        return 100 * better / (2 * (len(totals) - 1))

    def _compare(self, values: Points, side: int) -> int:
        if self.forfeited:
            return 0 if side in self.forfeited else 2
        own, best = values[side], max(values[:side] + values[side + 1 :])
        return 1 + (own > best) - (own < best)


def check_result(result: MatchResult, options: TournamentOptions, best_of: int, sides: int = 2) -> None:
    """Refuse a result that cannot be one of this tournament; ``sides`` is how many the table has."""
    if result.forfeited:
        if result.games or not set(result.forfeited) <= set(range(sides)):
            raise TournamentError("bad-result", "a match that was forfeited has no points")
        return
    _check_points(result, options, sides)
    if options.format == "duplicate":
        if len(result.games) != options.boards:
            raise TournamentError(
                "boards-missing",
                f"a result has the points of {options.boards} boards, not {len(result.games)}",
                params={"n": options.boards},
            )
    elif None in result.games or not result.games:
        raise TournamentError("bad-result", "a result has the points of both sides")
    elif options.format in ELIMINATION:
        _check_series(result, best_of)
    elif len(result.games) > 1:
        raise TournamentError("one-game", "a match of this tournament is one game")


def _check_points(result: MatchResult, options: TournamentOptions, sides: int) -> None:
    step = options.shape.step
    for game in result.played:
        text = ":".join(map(str, game))
        if len(game) != sides:
            raise TournamentError("bad-result", f"{text}: a result has the points of all {sides} sides")
        if any(points % step or abs(points) > MAX_POINTS for points in game):
            raise TournamentError("bad-points", f"{text}: points are multiples of {step}")


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
