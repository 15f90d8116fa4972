"""Tune the weights of the playout policy in the games of ranks: mutants play the champion on duplicate deals.

    python -m benchmarks.tune_ranks --minutes 5

Both games with six players, and Grandseigneur with eight, count. A mutant that wins significantly must win
again on new deals; then it becomes the champion. At the end the weights are printed as in
``src/tichu/bots/shark/ranks/weights.py``, with their gain over the old ones.
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

import numpy as np

from tichu.bots.shark.ranks import state as s
from tichu.bots.shark.ranks.duel import duel
from tichu.bots.shark.ranks.hidden import rank_gifts, table_state
from tichu.bots.shark.ranks.search import new_player
from tichu.bots.shark.ranks.weights import DEFAULT, RankWeight
from tichu.core.match import Match
from tichu.kernel import bridge
from tichu.kernel.jit import Floats, Ints

GAMES = (("grandseigneur", 6), ("hierarchie", 6), ("grandseigneur", 8))


class RankTable(NamedTuple):
    """A game to compare weights in."""

    state: Ints
    pack: Ints
    gifts: Ints
    cards: int

    @classmethod
    def of(cls, variant: str, players: int) -> RankTable:
        """Create a table of this game at which everybody has a rank."""
        round_ = Match(variant, players=players, seed=1).round
        cards = sum(map(len, round_.hands))
        left = 1 if round_.settings.direction == "clockwise" else -1
        round_.ranks = tuple(left * place % players for place in range(players))
        view = round_.view(0)
        pack = round_.game.variant.pack(round_.settings)
        return cls(
            table_state(view), np.array([*map(bridge.number_of, pack)]), np.array(rank_gifts(view)), cards
        )


def play(tables: list[RankTable], a: Floats, b: Floats, deals: int, seed: int) -> tuple[float, float]:
    """Place points per round by which the first weights beat the second, and the standard error."""
    leads = []
    for table in tables:
        out = np.zeros(deals // len(tables))
        table.state[s.RNG] = seed
        twin = np.zeros(s.SIZE, np.int64)
        duel(table.state, twin, table.pack, table.gifts, table.cards, new_player(a), new_player(b), out)
        leads.append(out)
    every = np.concatenate(leads)
    return float(every.mean()), float(every.std() / np.sqrt(len(every)))


def mutant(rng: np.random.Generator, weights: Floats, strength: float) -> Floats:
    """The weights with a few of them changed."""
    changed = weights.copy()
    chosen = rng.random(len(weights)) < 0.12
    if not chosen.any():
        chosen[rng.integers(len(weights))] = True
    factor = np.exp(rng.normal(0, strength, len(weights)))
    shift = rng.normal(0, 0.15 * strength, len(weights))
    changed[chosen] = changed[chosen] * factor[chosen] + shift[chosen]
    for weight in (RankWeight.BEATEN_BY_CARD, RankWeight.BEATEN_BY_PAIR, RankWeight.BEATEN_BY_TRIPLE):
        changed[weight] = min(0.98, max(0.02, changed[weight]))
    return changed


def evolve(minutes: float, deals: int, seed: int) -> None:
    """Search for better weights until the time is up, in processor time; Ctrl-C stops early."""
    rng = np.random.default_rng(seed)
    tables = [RankTable.of(variant, players) for variant, players in GAMES]
    champion = DEFAULT.copy()
    until = time.process_time() + 60 * minutes
    tried = taken = 0
    try:
        while time.process_time() < until:
            tried += 1
            other = mutant(rng, champion, 0.4)
            gain, error = play(tables, other, champion, deals, int(rng.integers(1, 1 << 31)))
            if gain < 2 * error:
                continue
            again, error = play(tables, other, champion, 3 * deals, int(rng.integers(1, 1 << 31)))
            if again > 2 * error:
                champion, taken = other, taken + 1
                print(f"{tried:5} mutants, champion {taken:3}: +{again:.2f} ± {error:.2f}", flush=True)
                print(
                    "   ",
                    ", ".join(f"{weight.name} {champion[weight]:.3g}" for weight in RankWeight),
                    flush=True,
                )
    except KeyboardInterrupt:
        print("stopped")
    gain, error = play(tables, champion, DEFAULT, 10 * deals, seed + 7919)
    print(f"{tried} mutants, {taken} champions: {gain:+.2f} ± {error:.2f} place points over the old weights")
    for weight in RankWeight:
        print(f"    {weight.name} = {champion[weight]:.3g}")


def main() -> None:
    """Read the options and evolve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="processor time")
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    evolve(arguments.minutes, arguments.deals, arguments.seed)


if __name__ == "__main__":
    main()
