"""Search for leaks of hidden cards: random rounds, replayed with other hidden cards.

    python benchmarks/secrecy.py --rounds 3000

Real tables are played with a virtual clock, and everything sent to seats and spectators is recorded. For some
viewers the same match is played again with the hidden cards exchanged; they must receive the same bytes at
the same times. See tests/server/secrecy.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.secrecy.rounds import Tally, check_round
from tests.server.secrecy.world import Leak

CHUNK = 10


def look(first: int, last: int, twins: int) -> tuple[Tally, list[str]]:
    """Check some rounds; return the tally and the leaks found."""
    tally, leaks = Tally(), []
    for seed in range(first, last):
        try:
            check_round(seed, tally, twins)
        except Leak as leak:
            leaks.append(f"seed {seed}: {leak}")
    return tally, leaks


def main() -> int:
    """Check all rounds and print a report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first round")
    parser.add_argument("--twins", type=int, default=3, help="viewers per round for whom it is replayed")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes")
    args = parser.parse_args()
    began = time.monotonic()
    total, leaks = Tally(), []
    end = args.first + args.rounds
    with ProcessPoolExecutor(args.jobs) as pool:
        starts = range(args.first, end, CHUNK)
        stops = [min(end, start + CHUNK) for start in starts]
        for tally, found in pool.map(look, starts, stops, [args.twins] * len(starts)):
            total.add(tally)
            leaks += found
            for leak in found:
                print(leak[:3000], flush=True)
            if sys.stderr.isatty():
                print(f"\r{total.rounds:,} of {args.rounds:,} rounds", end="", file=sys.stderr, flush=True)
    print(f"{total.rounds:,} rounds played, and {total.twins:,} times again with other hidden cards")
    print(f"{total.frames:,} frames searched for foreign cards, {total.compared:,} compared by byte and time")
    print(f"for {total.unmatched:,} viewers with no other possible cards")
    print("checked, by phase: " + ", ".join(f"{name} {count}" for name, count in total.phases.most_common()))
    print("actions of players: " + ", ".join(f"{name} {count}" for name, count in total.kinds.most_common()))
    print(f"{len(leaks)} leaks; {time.monotonic() - began:.0f} s")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
