"""Shark with and without its networks: is a better player in the playouts worth its time?

    python -m benchmarks.learned_duel --pairs 200 --ms 50

The first shark has the networks in its playouts. With ``--beliefs`` both play out by rule, and only the first
reads the whole round. Time is processor time, so that other programs do not matter. Pairs are duplicate.
"""

from __future__ import annotations

import argparse
from time import thread_time

import numpy as np

from tichu.bots.shark import SharkBot, search
from tichu.bots.shark.hidden import PERFECT_MEMORY, Memory
from tichu.bots.shark.search import Searcher
from tichu.core.match import Match
from tichu.table.referee import Referee

TRICK_ONLY = Memory(concludes=False)


def play(bots: list[SharkBot], deal: int, side: int) -> float:
    """Play a round with the first bot at the even seats, or at the odd ones; returns its margin."""
    round_ = Match("nanjing", seed=deal).round
    referee = Referee(round_)
    while (seat := referee.ask()) is not None:
        bot = bots[(seat + side) % 2]
        bot.reseed(1000 * deal + 13 * len(round_.history) + seat)
        referee.answer(bot.decide(round_.view(seat)))
    assert round_.scores is not None
    margin = round_.scores[0] - round_.scores[1]
    return float(margin if side == 0 else -margin)


def main() -> None:
    """Play and print the margin after every ten pairs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--ms", type=float, default=50.0, help="processor time per decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beliefs", action="store_true", help="compare beliefs instead of playouts")
    args = parser.parse_args()
    search.perf_counter = thread_time  # type: ignore[attr-defined]
    bots = [SharkBot(1, seconds=args.ms / 1000) for _ in range(2)]
    if args.beliefs:
        bots[0].searcher = Searcher(memory=PERFECT_MEMORY)
        bots[1].searcher = Searcher(memory=TRICK_ONLY)
    else:
        bots[0].searcher, bots[1].searcher = Searcher(learned=True), Searcher(learned=False)
    found: list[float] = []
    for number in range(args.pairs):
        deal = 100_000 * args.seed + number
        found.append((play(bots, deal, 0) + play(bots, deal, 1)) / 2)
        if number % 10 == 9 or number == args.pairs - 1:
            error = np.std(found) / len(found) ** 0.5
            print(f"{number + 1} pairs: {np.mean(found):+.1f} ± {error:.1f} points a round", flush=True)


if __name__ == "__main__":
    main()
