"""How much shark gains from more thinking time, by its own evaluation.

    python -m benchmarks.shark_time --deals 30

Sharks play rounds, and at some of their decisions every level is asked. Where the levels disagree, their
choices are played out in thousands of worlds that none of them has sampled. The figures are points per
decision, compared with the first level. Errors in shark's model of the other players do not show here; use
the arena for that.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from tichu.bots.shark import LEVELS, SharkBot, SharkLevel
from tichu.bots.shark.search import Search, Searcher
from tichu.core.match import Match
from tichu.core.view import View
from tichu.table.referee import Referee

WORLDS = 4000
EXCHANGES, PLAYS = 2, 8
"""Number of exchanges and plays to examine per deal."""
QUICK = 0.02
MANY = 200


class ComparedDecision(NamedTuple):
    """A decision, and the gain in points of each level's choice over that of the first level."""

    phase: str
    gains: list[float]


def decisions(seed: int) -> list[View]:
    """Play a round and return a sample of its decisions in turn."""
    round_ = Match("nanjing", seed=seed).round
    bots = [SharkBot(seed + seat, seconds=QUICK) for seat in range(4)]
    referee = Referee(round_)
    found: dict[str, list[View]] = {"exchange": [], "play": []}
    while (seat := referee.ask()) is not None:
        view = round_.view(seat)
        if view.in_turn and round_.phase in found:
            found[round_.phase].append(view)
        referee.answer(bots[seat].decide(view))
    rng = Random(seed)
    plays = rng.sample(found["play"], min(PLAYS, len(found["play"])))
    return rng.sample(found["exchange"], EXCHANGES) + plays


def compare(view: View, levels: Sequence[SharkLevel], seed: int) -> ComparedDecision:
    """Let every level decide, and compare the choices in new worlds."""
    chosen = [
        Searcher(max_choices=level.choices).search(view, level.seconds, seed).best.action for level in levels
    ]
    gains = [0.0] * len(levels)
    if any(action != chosen[0] for action in chosen):
        search = Search(Searcher(max_choices=MANY), view, seed + 1, WORLDS)
        where = [choice.action for choice in search.choices]
        places = [where.index(action) for action in chosen]
        search.statistics.alive[:] = 0
        search.statistics.alive[places] = 1
        while search.statistics.tried[places[0]] < WORLDS:
            search.try_in(50)
        gains = [
            search.statistics.gap(place, places[0])[0] if place != places[0] else 0.0 for place in places
        ]
    return ComparedDecision(view.round.phase, gains)


def compare_all(deals: int, levels: Sequence[SharkLevel]) -> Iterator[ComparedDecision]:
    """Yield the compared decisions of these deals; Ctrl-C ends it early."""
    try:
        for seed in range(1, deals + 1):
            for number, view in enumerate(decisions(seed)):
                yield compare(view, levels, 1000 * seed + number)
            if sys.stderr.isatty():
                print(f"\r{seed} of {deals} deals", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)


def main() -> None:
    """Compare the levels and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=30)
    deals = parser.parse_args().deals
    levels = {
        "50 ms": LEVELS["50ms"],
        "200 ms": SharkLevel(0.2, 12),
        "1 s, 12 choices": SharkLevel(1.0, 12),
        "1 s": LEVELS["1s"],
    }
    compared = list(compare_all(deals, list(levels.values())))
    for phase in ("exchange", "play"):
        rows = [each.gains for each in compared if each.phase == phase]
        if len(rows) < 2:
            continue
        print(f"\n{phase}: {len(rows)} decisions, {sum(any(row) for row in rows)} with different choices")
        for at, name in enumerate(levels):
            gains = [row[at] for row in rows]
            print(f"  {name:16} {fmean(gains):+6.2f} ± {1.96 * stdev(gains) / len(gains) ** 0.5:.2f}")


if __name__ == "__main__":
    main()
