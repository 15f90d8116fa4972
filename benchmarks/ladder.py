"""Players of known strength on the ladder: does it find their order, and how far apart do ratings get?

    python benchmarks/ladder.py [--players 200] [--seed 1]

In a simulated match each player performs by chance around their strength, with the spread that openskill
assumes (25 / 6), and the team with the greater sum wins. Ratings are computed by the server's own function.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, pstdev
from typing import Final

from tichu.server.quick_match.matching import WaitingPerson, match
from tichu.server.quick_match.wishes import GameWish
from tichu.server.ratings import is_provisional, new_ratings, shown_rating
from tichu.server.store import Rating

CHECKPOINTS: Final = (10, 30, 100)
STRENGTH_SPREAD: Final = 25 / 6
"""Standard deviation of the true strengths: as large as the luck of one player in one match."""
LUCK: Final = 25 / 6
START: Final = Rating("", "nanjing", 25.0, 25 / 3, 0)


def main() -> None:
    """Simulate, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print("| seats | matches | order | mean error | spread of shown ratings | mean sigma | provisional |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for seats in ("by lot", "by quick match"):
        simulate(arguments.players, seats, Random(arguments.seed))


def simulate(players: int, seats: str, rng: Random) -> None:
    """Let everybody play the same number of matches, and print a line at each checkpoint."""
    strength = {f"p{number}": rng.gauss(25.0, STRENGTH_SPREAD) for number in range(players)}
    ratings: dict[str, Rating] = {}
    for number in range(1, max(CHECKPOINTS) + 1):
        for one, two in tables(list(strength), ratings, seats, rng):
            play(one, two, strength, ratings, rng)
        if number in CHECKPOINTS:
            report(seats, number, strength, ratings)


def tables(
    names: list[str], ratings: dict[str, Rating], seats: str, rng: Random
) -> list[tuple[list[str], list[str]]]:
    """Return the teams of a round: at random tables, or as quick match seats people who want near ones."""
    rng.shuffle(names)
    if seats == "by lot":
        fours = [names[start : start + 4] for start in range(0, len(names) - 3, 4)]
    else:
        wish = GameWish(strength="near")
        # All have waited for a minute: a difference of 10 is near enough.
        queue = [
            WaitingPerson(name, wish, at / 1e3, ratings.get(name, START).mu) for at, name in enumerate(names)
        ]
        groups = match(queue, 60.0)
        fours = [[each for each in group.seats if each] for group in groups]
        seated = {name for four in fours for name in four}
        left = [name for name in names if name not in seated]
        fours += [left[start : start + 4] for start in range(0, len(left) - 3, 4)]
    return [(four[::2], four[1::2]) for four in fours]


def play(
    one: list[str], two: list[str], strength: dict[str, float], ratings: dict[str, Rating], rng: Random
) -> None:
    """Play a match and rate it."""
    sums = [sum(rng.gauss(strength[name], LUCK) for name in team) for team in (one, two)]
    ranks = (0.0, 1.0) if sums[0] > sums[1] else (1.0, 0.0)
    for new in new_ratings(ratings, [(one, ranks[0]), (two, ranks[1])], "nanjing"):
        ratings[new.player] = new


def report(seats: str, number: int, strength: dict[str, float], ratings: dict[str, Rating]) -> None:
    """Print how good the ratings are by now."""
    names = list(ratings)
    order = _rank_correlation([strength[name] for name in names], [ratings[name].mu for name in names])
    error = fmean(abs(ratings[name].mu - strength[name]) for name in names)
    shown = pstdev(shown_rating(rating) for rating in ratings.values())
    sigma = fmean(rating.sigma for rating in ratings.values())
    provisional = fmean(is_provisional(rating) for rating in ratings.values())
    print(
        f"| {seats} | {number} | {order:.2f} | {error:.1f} | {shown:.0f} | {sigma:.2f} | {provisional:.0%} |"
    )


def _rank_correlation(one: list[float], other: list[float]) -> float:
    """Return Spearman's correlation: 1 if both are in the same order."""
    ranks = [_ranks(values) for values in (one, other)]
    spread = pstdev(ranks[0])
    mean = fmean(ranks[0])
    covariance = fmean((a - mean) * (b - mean) for a, b in zip(*ranks, strict=True))
    return covariance / (spread * pstdev(ranks[1]))


def _ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    for rank, number in enumerate(order):
        ranks[number] = float(rank)
    return ranks


if __name__ == "__main__":
    main()
