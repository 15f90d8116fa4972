"""Tune the weights of the playout policy by evolution: mutants play the champion on duplicate deals.

    python -m benchmarks.tune_shark --minutes 5

A mutant that wins significantly must win again on new deals; then it becomes the champion. At the end the
weights are printed as in ``src/tichu/bots/shark/weights.py``, with their gain over the old ones.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tichu.bots.shark import policy, precompile
from tichu.bots.shark.weights import DEFAULT, Weight
from tichu.bots.shark.workspace import new_player
from tichu.core.game import Game
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.jit import Floats


class WeightMatch:
    """Plays two sets of weights against each other."""

    def __init__(self, variant: str) -> None:
        self.st = bridge.table_of(Game.of(variant))
        self.twin = s.new_state()
        self.deck = s.new_buffer(56)

    def play(self, a: Floats, b: Floats, deals: int, seed: int) -> tuple[float, float]:
        """Points per round by which the first beats the second, and the standard error."""
        results = np.zeros(deals, np.int64)
        self.st[s.RNG] = seed
        policy.duel(self.st, self.twin, self.deck, new_player(a), new_player(b), results)
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
    changed[Weight.WILLING] = min(0.98, max(0.3, changed[Weight.WILLING]))
    return changed


def evolve(minutes: float, deals: int, seed: int, variant: str) -> None:
    """Search for better weights until the time is up; Ctrl-C stops early."""
    rng = np.random.default_rng(seed)
    precompile.prepare()
    match = WeightMatch(variant)
    champion = DEFAULT.copy()
    until = time.monotonic() + 60 * minutes
    tried = taken = 0
    try:
        while time.monotonic() < until:
            tried += 1
            other = mutant(rng, champion, 0.35)
            gain, error = match.play(other, champion, deals, int(rng.integers(1, 1 << 31)))
            if gain < 2 * error:
                continue
            again, error = match.play(other, champion, 3 * deals, int(rng.integers(1, 1 << 31)))
            if again > 2 * error:
                champion, taken = other, taken + 1
                print(f"{tried:5} mutants, champion {taken:3}: +{again:.1f} ± {error:.1f}", flush=True)
    except KeyboardInterrupt:
        print("stopped")
    gain, error = match.play(champion, DEFAULT, 20 * deals, seed + 7919)
    print(
        f"{tried} mutants, {taken} champions: {gain:+.1f} ± {error:.1f} points a round over the old weights"
    )
    for weight in Weight:
        print(f"    {weight.name} = {champion[weight]:.3g}")


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
