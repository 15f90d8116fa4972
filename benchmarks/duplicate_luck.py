"""How many rounds find the better pair: with the same cards at two tables, and with ordinary deals.

Each deal is played twice, with the pairs on exchanged seats, by bots of known difference. A round of ordinary
play is one of the two. Duplicate compares what both pairs did with the same cards: its result is the sum of
both rounds, so a board costs two rounds. The number of rounds after which the better pair is ahead with a
probability of 95 % grows with the variance of a round, so the ratio of the variances is the ratio of rounds.

python benchmarks/duplicate_luck.py --seconds 250
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import inf
from random import Random
from statistics import NormalDist, fmean, stdev, variance
from typing import NamedTuple

from tichu.arena.contest import Contest
from tichu.arena.pairs import play_pair
from tichu.bots.protocol import Bot, Decision
from tichu.bots.registry import make
from tichu.core.view import View

CHANCE = 0.95
"""Probability with which the better pair is ahead."""
RESAMPLES = 2000
"""Samples of the bootstrap that gives the errors."""
SLIP = 0.25
"""Share of the decisions that the weaker player of the close duel leaves to greedy."""


class Slipping(Bot):
    """Plays like club, but now and then like greedy."""

    name = "club with slips"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._random = Random(seed)
        self._bots = make("club", seed), make("greedy", seed)

    def consider(self, view: View) -> Decision:
        """Return the decision of one of the two."""
        return self._bots[self._random.random() < SLIP].consider(view)


class Boards(NamedTuple):
    """The leads of the better pair in the two rounds of each deal."""

    leads: list[tuple[float, float]]

    @property
    def mean(self) -> float:
        """Mean lead in a round."""
        return fmean(lead for both in self.leads for lead in both)

    def ordinary_rounds(self) -> float:
        """Rounds with ordinary deals until the better pair is ahead with the wanted probability."""
        return rounds_needed(self.mean, variance([lead for both in self.leads for lead in both]))

    def duplicate_rounds(self) -> float:
        """The same for duplicate; both rounds of a board are counted."""
        return 2 * rounds_needed(self.mean, variance([(a + b) / 2 for a, b in self.leads]))

    def ratio(self) -> float:
        """How many ordinary rounds tell as much as one of duplicate."""
        rounds = [lead for both in self.leads for lead in both]
        return variance(rounds) / (2 * variance([(a + b) / 2 for a, b in self.leads]))


def rounds_needed(lead: float, spread: float) -> float:
    """Return how many independent values with this mean and variance have a positive sum with `CHANCE`."""
    return NormalDist().inv_cdf(CHANCE) ** 2 * spread / lead**2 if lead else inf


def play(contest: Contest, seconds: float) -> Boards:
    """Play deals until the processor time is used up."""
    leads = []
    began, number = time.process_time(), 0
    while time.process_time() - began < seconds:
        first, second = play_pair(contest, number).scores
        leads.append((first[0] - first[1], second[0] - second[1]))
        number += 1
    return Boards(leads)


def bootstrap(boards: Boards) -> Sequence[float]:
    """Return the standard errors of the rounds of both kinds and of the ratio, by drawing deals again."""
    random = Random(1)
    samples = []
    for _ in range(RESAMPLES):
        again = Boards(random.choices(boards.leads, k=len(boards.leads)))
        samples.append((again.ordinary_rounds(), again.duplicate_rounds(), again.ratio()))
    return [stdev(values) for values in zip(*samples, strict=True)]


def main() -> None:
    """Play both duels and print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=250, help="processor time for both duels")
    arguments = options.parse_args()
    print("duel                        deals     lead   ordinary  duplicate    ratio", flush=True)
    for title, other in (("club : greedy", "greedy"), ("club : club with slips", Slipping)):
        boards = play(Contest("club", other), arguments.seconds / 2)
        errors = bootstrap(boards)
        lead_error = stdev([(a + b) / 2 for a, b in boards.leads]) / len(boards.leads) ** 0.5
        print(
            f"{title:<24}{len(boards.leads):>9}{boards.mean:>9.1f}{boards.ordinary_rounds():>11.1f}"
            f"{boards.duplicate_rounds():>11.1f}{boards.ratio():>9.2f}"
        )
        print(
            f"{'standard error':<33}{lead_error:>9.1f}{errors[0]:>11.1f}{errors[1]:>11.1f}{errors[2]:>9.2f}"
        )


if __name__ == "__main__":
    main()
