"""Tune the weights of the playout policy by evolution: mutants play the champion on duplicate deals.

    python -m benchmarks.tune_shark --minutes 5

A mutant that wins significantly must win again on new deals; then it becomes the champion. At the end the
weights are printed as in ``src/tichu/bots/shark/weights.py``, with their gain over the old ones.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tichu.bots.shark import judging, planning, policy, warm
from tichu.bots.shark import weights as tuned
from tichu.core.game import Game
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.jit import Floats


class Ring:
    """Where two sets of weights meet."""

    def __init__(self, variant: str) -> None:
        self.st = bridge.table_of(Game.of(variant))
        self.twin = s.new_state()
        self.out = s.new_buffer(m.MOST_MOVES)
        self.deck = s.new_buffer(56)
        self.parts = np.zeros(planning.MOST_PARTS, np.int64)
        self.floats = np.zeros(judging.ROOM_FLOATS)

    def meet(self, a: Floats, b: Floats, deals: int, seed: int) -> tuple[float, float]:
        """By how many points a round the first beats the second, and the standard error."""
        results = np.zeros(deals, np.int64)
        policy.duel(
            self.st, deals, seed, a, b, results, self.out, self.parts, self.floats, self.twin, self.deck
        )
        per_round = results / 2
        return float(per_round.mean()), float(per_round.std() / np.sqrt(deals))


def mutant(rng: np.random.Generator, weights: Floats, strength: float) -> Floats:
    """The weights with a few of them changed."""
    changed = weights.copy()
    chosen = rng.random(len(weights)) < 0.15
    if not chosen.any():
        chosen[rng.integers(len(weights))] = True
    factor = np.exp(rng.normal(0, strength, len(weights)))
    shift = rng.normal(0, 0.1 * strength, len(weights))
    changed[chosen] = changed[chosen] * factor[chosen] + shift[chosen]
    changed[tuned.NAMES.index("willing")] = min(0.98, max(0.3, changed[tuned.NAMES.index("willing")]))
    return changed


def evolve(minutes: float, deals: int, seed: int, variant: str) -> None:
    """Search for better weights until the time is up; Ctrl-C stops early."""
    rng = np.random.default_rng(seed)
    warm.prepare()
    ring = Ring(variant)
    champion = tuned.DEFAULT.copy()
    until = time.monotonic() + 60 * minutes
    tried = taken = 0
    try:
        while time.monotonic() < until:
            tried += 1
            other = mutant(rng, champion, 0.35)
            gain, error = ring.meet(other, champion, deals, int(rng.integers(1, 1 << 31)))
            if gain < 2 * error:
                continue
            again, error = ring.meet(other, champion, 3 * deals, int(rng.integers(1, 1 << 31)))
            if again > 2 * error:
                champion, taken = other, taken + 1
                print(f"{tried:5} mutants, champion {taken:3}: +{again:.1f} ± {error:.1f}", flush=True)
    except KeyboardInterrupt:
        print("stopped")
    gain, error = ring.meet(champion, tuned.DEFAULT, 20 * deals, seed + 7919)
    print(
        f"{tried} mutants, {taken} champions: {gain:+.1f} ± {error:.1f} points a round over the old weights"
    )
    for name, value in zip(tuned.NAMES, champion, strict=True):
        print(f'    "{name}": {value:.3g},')


def main() -> None:
    """Read the options and evolve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", default="nanjing")
    arguments = parser.parse_args()
    evolve(arguments.minutes, arguments.deals, arguments.seed, arguments.variant)


if __name__ == "__main__":
    main()
