"""Statistics of a duel: confidence intervals, and the chance of winning a match."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, NamedTuple

from tichu.core.game import Game

CONFIDENCE: Final = 0.95
MATCHES: Final = 5000
"""Number of matches to draw from the rounds played."""
MAX_ROUNDS: Final = 100
"""Maximum rounds of a match; then the leader wins. Bots that lose all their bets never reach the target."""


class Interval(NamedTuple):
    """A mean with its 95 % confidence interval; a single value has none."""

    mean: float
    margin: float | None
    sd: float | None

    @classmethod
    def of(cls, values: Sequence[float]) -> Interval:
        """Return the mean of independent values with its interval."""
        if len(values) < 2:
            return cls(fmean(values), None, None)
        sd = stdev(values)
        return cls(fmean(values), student(len(values) - 1) * sd / sqrt(len(values)), sd)

    @property
    def low(self) -> float | None:
        """The lower end."""
        return None if self.margin is None else self.mean - self.margin

    @property
    def high(self) -> float | None:
        """The upper end."""
        return None if self.margin is None else self.mean + self.margin

    @property
    def decided(self) -> bool:
        """Whether the interval excludes zero."""
        return self.margin is not None and abs(self.mean) > self.margin

    def to_json(self) -> dict[str, Any]:
        """Return the mean, the interval and the standard deviation of the values."""
        return {"mean": self.mean, "low": self.low, "high": self.high, "margin": self.margin, "sd": self.sd}


def student(freedom: int) -> float:
    """Return Student's t for 95 % confidence with this many degrees of freedom.

    Cornish-Fisher expansion: the error is 0.003 with five degrees and less with more. With fewer, a table.
    """
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
    if freedom in table:
        return table[freedom]
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


class MatchEstimate(NamedTuple):
    """Chance of the first bot to win a match, also for both ends of the interval of its lead."""

    win: float
    low: float | None
    high: float | None
    rounds: float
    """Mean number of rounds of such a match."""

    def to_json(self) -> dict[str, Any]:
        """Return the estimate as a JSON object."""
        return self._asdict()


def match_estimate(
    game: Game, rounds: Sequence[tuple[float, float]], mean: Interval, seed: int
) -> MatchEstimate:
    """Estimate by drawing matches from the rounds played.

    The cards are fair, since both bots held all of them. The interval is not that of the drawing, which is
    small: its ends are the chances if the true mean were at either end of its own interval.
    """
    win, length = _draw_matches(game, rounds, 0.0, seed)
    if mean.margin is None:
        return MatchEstimate(win, None, None, length)
    low, _ = _draw_matches(game, rounds, -mean.margin, seed)
    high, _ = _draw_matches(game, rounds, mean.margin, seed)
    return MatchEstimate(win, low, high, length)


def _draw_matches(
    game: Game, rounds: Sequence[tuple[float, float]], shift: float, seed: int
) -> tuple[float, float]:
    """Return the share of matches won and their mean length, with the lead of the first bot shifted.

    Matches come in pairs, like rounds: the second has the rounds of the first with the bots swapped. So luck
    with the cards evens out, and a bot wins exactly half of the matches against itself.
    """
    rng = Random(seed)
    target, last = game.settings.target, game.settings.rounds
    plays_on = not game.variant.has_dummy  # a match of Trichu may be tied
    won, played = 0.0, 0
    for _ in range(MATCHES // 2):
        drawn: list[int] = []
        for swapped in (0, 1):
            a = b = 0.0
            for number in range(1, MAX_ROUNDS + 1):
                if number > len(drawn):
                    drawn.append(int(rng.random() * len(rounds)))
                more_a, more_b = rounds[drawn[number - 1] ^ swapped]
                a += more_a + shift / 2
                b += more_b - shift / 2
                ended = (target is not None and max(a, b) >= target) or (last is not None and number >= last)
                if ended and (a != b or not plays_on):
                    break
            won += 1.0 if a > b else 0.5 if a == b else 0.0
            played += number
    return won / MATCHES, played / MATCHES
