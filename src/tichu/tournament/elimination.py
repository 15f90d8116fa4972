"""Who is still in a knock-out, by the number of defeats that put somebody out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tichu.tournament.state import TournamentRound


class Bracket:
    """Defeats and rounds survived, after some rounds.

    A match that is lost or forfeited is a defeat, and so is a round in which somebody was absent: they are
    neither at a table nor among the byes. The final of a double knock-out without a reset puts its loser out,
    whoever it is.
    """

    def __init__(self, entrants: Sequence[int], lives: int = 1, reset: bool = True) -> None:
        self.defeats = dict.fromkeys(entrants, 0)
        self.survived = dict.fromkeys(entrants, 0)
        """Number of rounds after which each entrant was still in."""
        self._lives = lives
        self._reset = reset

    def still_in(self, defeats: int | None = None) -> list[int]:
        """Return who is still in, all of them or those with this number of defeats."""
        return [
            one
            for one, lost in self.defeats.items()
            if lost < self._lives and (defeats is None or lost == defeats)
        ]

    def add_round(self, round_: TournamentRound) -> None:
        """Count the defeats of a round; a match without a result changes nothing."""
        alive = self.still_in()
        final = len(alive) == 2 and not self._reset and any(self.defeats[one] for one in alive)
        for entrant in alive:
            if _lost(round_, entrant):
                self.defeats[entrant] += self._lives if final else 1
            if self.defeats[entrant] < self._lives:
                self.survived[entrant] += 1

    @property
    def rounds_left(self) -> int:
        """Number of rounds until one is left, if nobody is absent and no final is played again."""
        unbeaten, beaten = len(self.still_in(0)), len(self.still_in(1))
        return _double_rounds(unbeaten, beaten) if self._lives == 2 else (unbeaten - 1).bit_length()


def rounds_needed(entrants: int, lives: int) -> int:
    """Return the number of rounds of a knock-out, without a second final."""
    single = max(1, (entrants - 1).bit_length())
    if lives == 1 or entrants < 2:
        return single
    half = 1 << (single - 1)  # so many are unbeaten after the first round, which has the byes
    return 1 + _double_rounds(half, entrants - half)


def _double_rounds(unbeaten: int, beaten: int) -> int:
    rounds = 0
    while unbeaten + beaten > 1:
        rounds += 1
        if unbeaten <= 1 and beaten <= 1:
            break  # the final
        losers = unbeaten // 2
        unbeaten -= losers
        beaten = beaten - beaten // 2 + losers
    return rounds


def _lost(round_: TournamentRound, entrant: int) -> bool:
    table = round_.table_of(entrant)
    if table is None:
        return entrant not in round_.byes
    outcome = round_.outcomes.get(table.table)
    if outcome is None:
        return False
    winner = outcome.result.winner
    return winner is None or entrant not in table.sides[winner]
