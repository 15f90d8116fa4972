"""What more time for a decision brings shark, in its own judgement.

    python -m benchmarks.shark_time --deals 30

Sharks play; at some of their decisions each level is asked too. Where the levels disagree, what they chose is
played out in thousands of worlds that none of them has seen. The figures are points a decision more than at
the first level. They say nothing about how right shark's picture of the others is: for that, see the arena.
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
"""So many of each are taken from a deal."""
QUICK = 0.02
MANY = 200


class Asked(NamedTuple):
    """A decision, and how many points more than the first level each level's choice brings."""

    phase: str
    gains: list[float]


def decisions(seed: int) -> list[View]:
    """Some of the moments of a round at which a shark is in turn."""
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


def ask(view: View, levels: Sequence[SharkLevel], seed: int) -> Asked:
    """Let every level decide, and judge what they chose in worlds of its own."""
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
    return Asked(view.round.phase, gains)


def all_asked(deals: int, levels: Sequence[SharkLevel]) -> Iterator[Asked]:
    """Deal after deal; Ctrl-C ends it early."""
    try:
        for seed in range(1, deals + 1):
            for number, view in enumerate(decisions(seed)):
                yield ask(view, levels, 1000 * seed + number)
            if sys.stderr.isatty():
                print(f"\r{seed} of {deals} deals", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)


def main() -> None:
    """Read the options, ask and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=30)
    deals = parser.parse_args().deals
    levels = {
        "50 ms": LEVELS["50ms"],
        "200 ms": SharkLevel(0.2, 12),
        "1 s, 12 choices": SharkLevel(1.0, 12),
        "1 s": LEVELS["1s"],
    }
    asked = list(all_asked(deals, list(levels.values())))
    for phase in ("exchange", "play"):
        rows = [each.gains for each in asked if each.phase == phase]
        if len(rows) < 2:
            continue
        print(f"\n{phase}: {len(rows)} decisions, {sum(any(row) for row in rows)} of them not alike")
        for at, name in enumerate(levels):
            gains = [row[at] for row in rows]
            print(f"  {name:16} {fmean(gains):+6.2f} ± {1.96 * stdev(gains) / len(gains) ** 0.5:.2f}")


if __name__ == "__main__":
    main()
