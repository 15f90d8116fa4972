"""The compiled players against each other, in duplicate deals: random, greedy, and shark's rollout player.

python -m benchmarks.rollout_duel rollout greedy --pairs 2000
"""

from __future__ import annotations

import argparse

import numpy as np

from tichu.core.game import Game
from tichu.envs import policies
from tichu.envs.conversion import rng_states
from tichu.envs.encoded_round import EncodedRound


def margins(a: str, b: str, pairs: int, seed: int) -> list[float]:
    """Return the mean margin of ``a`` in the two rounds of each pair; in the second the sides are swapped."""
    game, found = Game.of("nanjing"), []
    ours, theirs = policies.NAMES.index(a), policies.NAMES.index(b)
    for state in rng_states(seed, pairs).tolist():
        dealt = EncodedRound(game)
        dealt.deal(state)
        total = 0.0
        for side in range(2):
            round_ = dealt.copy()
            players = np.array([ours if seat % 2 == side else theirs for seat in range(6)])
            round_.play_on(players)
            total += round_.gain(side)
        found.append(total / 2)
    return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("a", choices=policies.NAMES)
    parser.add_argument("b", choices=policies.NAMES)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = margins(args.a, args.b, args.pairs, args.seed)
    error = 1.96 * np.std(found) / len(found) ** 0.5
    print(f"{np.mean(found):+.1f} ± {error:.1f} a round for {args.a} against {args.b}, {args.pairs} pairs")


if __name__ == "__main__":
    main()
