"""500 people in quick match: how long they wait, how even teams are, and whether somebody starves.

    python benchmarks/quick_match.py [--people 500] [--seed 1] [--hours 3]

People come, play, and come again; time is simulated, and the matching is the server's. Half of those who end
a match want another one at once. On a quiet evening the others stay away for an hour and a half, on a busy
one for ten minutes.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, median, quantiles
from typing import Final

from tichu.core.teams import team_of
from tichu.server.quick_match.matching import Group, WaitingPerson, match
from tichu.server.quick_match.wishes import GameWish, Pace, WantedGame

SPREAD: Final = 6.0
"""Standard deviation of the people's ratings (``mu``)."""
MATCH_SECONDS: Final[dict[Pace, float]] = {"fast": 900.0, "normal": 2400.0}
EVENINGS: Final = {"quiet": 5400.0, "busy": 600.0}
"""Mean seconds between two visits."""
VARIANTS: Final = {"nanjing": 0.9, "tientsin": 0.06, "trichu": 0.04}
"""How many want which game."""
BLOCKED: Final = 3
"""People whom each person has blocked."""
PATIENT_LEAVE: Final = 900.0
"""Seconds after which somebody who wants no bots gives up."""


@dataclass
class Outcome:
    """What happened to everybody who came."""

    waits: dict[GameWish, list[float]] = field(default_factory=dict)
    gaps: list[float] = field(default_factory=list)
    random_gaps: list[float] = field(default_factory=list)
    spreads: list[float] = field(default_factory=list)
    tables: Counter[str] = field(default_factory=Counter)
    given_up: Counter[str] = field(default_factory=Counter)
    queue: list[int] = field(default_factory=list)


def main() -> None:
    """Simulate, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hours", type=float, default=3.0)
    arguments = parser.parse_args()
    for title, away in EVENINGS.items():
        outcome = simulate(arguments.people, arguments.hours * 3600.0, away, Random(arguments.seed))
        print(f"A {title} evening of {arguments.people} people:", end=" ")
        report(outcome)


def simulate(people: int, seconds: float, away: float, rng: Random) -> Outcome:
    """Let people come and play for a while."""
    names = [f"p{number}" for number in range(people)]
    mu = {name: rng.gauss(25.0, SPREAD) for name in names}
    apart = {name: set(rng.sample(names, BLOCKED)) - {name} for name in names}
    for name in names:
        for other in apart[name]:
            apart[other] = apart[other] | {name}
    counter = itertools.count()
    arrivals = [(rng.uniform(0.0, away), next(counter), name) for name in names]
    heapq.heapify(arrivals)
    queue: dict[str, WaitingPerson] = {}
    outcome = Outcome()
    now = 0.0
    while now < seconds:
        while arrivals and arrivals[0][0] <= now:
            _, _, name = heapq.heappop(arrivals)
            queue[name] = WaitingPerson(name, _wish(rng), now, mu[name], frozenset(apart[name]))
        for group in match(queue.values(), now):
            _note(outcome, group, queue, now, rng)
            end = now + MATCH_SECONDS[group.game.pace] * rng.uniform(0.6, 1.4)
            for name in group.people:
                del queue[name]
                again = end if rng.random() < 0.5 else end + rng.expovariate(1 / away)
                heapq.heappush(arrivals, (again, next(counter), name))
        for name in [name for name, each in queue.items() if now - each.since > PATIENT_LEAVE]:
            outcome.given_up[queue[name].wish.game.variant] += 1
            del queue[name]
            heapq.heappush(arrivals, (now + rng.expovariate(1 / away), next(counter), name))
        outcome.queue.append(len(queue))
        now += 1.0
    return outcome


def _wish(rng: Random) -> GameWish:
    variant = rng.choices(list(VARIANTS), list(VARIANTS.values()))[0]
    pace: Pace = "fast" if rng.random() < 0.4 else "normal"
    game = WantedGame(variant, pace, rated=rng.random() < 0.5)
    bots = rng.choice([60.0, 180.0, None])
    return GameWish(game, "near" if rng.random() < 0.5 else "any", bots)


def _note(outcome: Outcome, group: Group, queue: dict[str, WaitingPerson], now: float, rng: Random) -> None:
    for name in group.people:
        outcome.waits.setdefault(queue[name].wish, []).append(now - queue[name].since)
    outcome.tables["with bots" if None in group.seats else "people only"] += 1
    if None not in group.seats and group.game.teams:
        mus = [queue[name].mu for name in group.people]
        outcome.gaps.append(_gap([queue[name].mu for name in group.seats if name is not None]))
        rng.shuffle(mus)
        outcome.random_gaps.append(_gap(mus))
        outcome.spreads.append(max(mus) - min(mus))


def _gap(mus: list[float]) -> float:
    """Return the difference of the two teams' mean ratings."""
    sides: tuple[list[float], list[float]] = ([], [])
    for place, mu in enumerate(mus):
        sides[team_of(place)].append(mu)
    return abs(fmean(sides[0]) - fmean(sides[1]))


def report(outcome: Outcome) -> None:
    """Print the figures as tables."""
    print(f"on average {fmean(outcome.queue):.1f} waiting, at most {max(outcome.queue)}\n")
    print("| who | seated | median wait | 95 % wait at most | longest |\n|---|--:|--:|--:|--:|")
    groups: dict[str, Callable[[GameWish], bool]] = {
        "everybody": lambda wish: True,
        "Nanjing": lambda wish: wish.game.variant == "nanjing",
        "bots after 1 minute": lambda wish: wish.bots_after == 60,
        "bots after 3 minutes": lambda wish: wish.bots_after == 180,
        "no bots": lambda wish: wish.bots_after is None,
        "no bots, Nanjing": lambda wish: wish.bots_after is None and wish.game.variant == "nanjing",
        "any strength": lambda wish: wish.strength == "any",
        "near strength": lambda wish: wish.strength == "near",
    }
    for title, chosen in groups.items():
        waits = [wait for wish, waits in outcome.waits.items() if chosen(wish) for wait in waits]
        if len(waits) > 1:
            late = quantiles(waits, n=20)[-1]
            print(f"| {title} | {len(waits)} | {median(waits):.0f} s | {late:.0f} s | {max(waits):.0f} s |")
    given_up = f"given up after {PATIENT_LEAVE / 60:.0f} minutes: {dict(outcome.given_up)}"
    print(f"\ntables: {dict(outcome.tables)}; {given_up}")
    print(
        f"mean difference of the teams' ratings: {fmean(outcome.gaps):.2f}, by lot among the same people: "
        f"{fmean(outcome.random_gaps):.2f}; median spread at a table: {median(outcome.spreads):.1f}\n"
    )


if __name__ == "__main__":
    main()
