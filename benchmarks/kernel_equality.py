"""Compare kernel and core at a hundred thousand or more positions of random walks.

At each position the legal actions of every seat must be the same, card by card, and the state must be the
same after translation in both directions. Half of the walks let any seat act at any time, half answer the
referee's questions. They run compiled with bounds checks and, for fewer positions, uncompiled, each in its
own process.

    make bench-kernel                              # ten minutes
    make bench-kernel ARGS="--positions 10000 --plain 1000 --seed 7"
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from random import Random

WALKS = {
    "compiled, indices checked": {"TICHU_KERNEL": "compiled", "TICHU_KERNEL_CHECKS": "1"},
    "uncompiled": {"TICHU_KERNEL": "plain"},
}


def walk(positions: int, seed: int, name: str) -> None:
    """Compare positions in this process; stop at the first difference and print its seed."""
    from tests.kernel.walking import walk as walk_freely
    from tests.kernel.walking import walk_with_referee
    from tichu.kernel.jit import BOUNDS_CHECKS, COMPILED

    print(f"{name}: compiled={COMPILED} checks={BOUNDS_CHECKS}", flush=True)
    start, told = time.monotonic(), time.monotonic()
    free = asked = actions = rounds = 0
    while free < positions:
        rng = Random(f"{seed}-{rounds}")
        try:
            if rounds % 2:
                asked += walk_with_referee(rng)
            else:
                seen, compared = walk_freely(rng)
                free, actions = free + seen, actions + compared
        except Exception:
            print(f"\n{name}: a difference in round {rounds} of seed {seed}", flush=True)
            raise
        rounds += 1
        if time.monotonic() - told > 2:
            told = time.monotonic()
            _tell(f"{name}: {free:,} of {positions:,} positions, {asked:,} questions, {rounds:,} rounds")
    _tell(
        f"{name}: equal. {free:,} positions with {actions:,} legal actions and {asked:,} questions of the "
        f"referee, in {rounds:,} rounds, {time.monotonic() - start:.0f} s"
    )
    print(flush=True)


def _tell(line: str) -> None:
    """Print a progress line, overwriting the last one on a terminal."""
    on_screen = sys.stdout.isatty()
    print(f"\r{line:<110}" if on_screen else line, end="" if on_screen else "\n", flush=True)


def main() -> None:
    """Run the compiled and the uncompiled comparison."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=100_000, help="compiled")
    parser.add_argument("--plain", type=int, default=10_000, help="uncompiled")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--walk", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.walk:
        walk(args.positions, args.seed, args.walk)
        return
    failed = 0
    for (name, setting), positions in zip(WALKS.items(), (args.positions, args.plain), strict=True):
        command = [sys.executable, "-m", "benchmarks.kernel_equality", "--walk", name]
        command += ["--positions", str(positions), "--seed", str(args.seed)]
        failed |= subprocess.run(command, env={**os.environ, **setting}, check=False).returncode
    sys.exit(failed)


if __name__ == "__main__":
    main()
