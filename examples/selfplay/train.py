"""Learn Nanjing from nothing by self-play (Deep Monte Carlo): an action is worth what its round brings.

    cd examples
    python -m selfplay.train --minutes 20 --out selfplay/weights.npz

Stops after that much processor time. Weights and a checkpoint are written every minute, and the same command
continues from it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from tichu.envs.vector import VectorEnv

from .network import (
    HIDDEN,
    MAX_ONES,
    SECOND,
    Network,
    Scratch,
    add_rows,
    best_action,
    inputs_of,
    new_scratch,
    value_of,
)  # fmt: skip

MAX_DECISIONS: Final = 400
"""Decisions of a round that are remembered."""
BATCH: Final = 1024
"""Decisions per gradient step."""
POINTS: Final = 100.0
"""Points that count as 1."""


class Memory(NamedTuple):
    """Decisions of the rounds in play, and of finished rounds with their results."""

    ones: Any
    counts: Any
    seats: Any
    lengths: Any
    done_ones: Any
    done_counts: Any
    done_values: Any
    filled: Any


def new_memory(games: int, room: int) -> Memory:
    """Create the arrays for this many games, with room for finished decisions."""
    return Memory(
        np.zeros((games, MAX_DECISIONS, MAX_ONES), np.int16), np.zeros((games, MAX_DECISIONS), np.int16),
        np.zeros((games, MAX_DECISIONS), np.int8), np.zeros(games, np.int64),
        np.zeros((room, MAX_ONES), np.int16), np.zeros(room, np.int16), np.zeros(room, np.float32),
        np.zeros(1, np.int64),
    )  # fmt: skip


@njit(cache=True, nogil=True)
def choose_all(
    net: Network,
    rows: Any,
    masks: Any,
    seats: Any,
    explore: float,
    memory: Memory,
    scratch: Scratch,
    actions: Any,
) -> None:
    """Choose an action in every game, sometimes a random one, and remember it."""
    for game in range(len(actions)):
        action, legal = best_action(net, rows[game], masks[game], scratch)
        if legal > 1 and np.random.random() < explore:
            skip = np.random.randint(legal)
            for action in range(masks.shape[1]):
                if masks[game, action]:
                    if skip == 0:
                        break
                    skip -= 1
        actions[game] = action
        at = memory.lengths[game]
        if legal == 1 or at == MAX_DECISIONS:
            continue
        n = min(inputs_of(rows[game], action, scratch), MAX_ONES)
        memory.ones[game, at, :n] = scratch.ones[:n]
        memory.counts[game, at] = n
        memory.seats[game, at] = seats[game]
        memory.lengths[game] += 1


@njit(cache=True, nogil=True)
def finish_rounds(dones: Any, rewards: Any, memory: Memory) -> None:
    """Move the decisions of finished rounds to the samples, with what the round brought to their seat."""
    for game in range(len(dones)):
        if not dones[game]:
            continue
        for at in range(memory.lengths[game]):
            to = memory.filled[0]
            if to < len(memory.done_values):
                memory.done_ones[to] = memory.ones[game, at]
                memory.done_counts[to] = memory.counts[game, at]
                memory.done_values[to] = rewards[game, memory.seats[game, at]] / POINTS
                memory.filled[0] += 1
        memory.lengths[game] = 0


@njit(cache=True, nogil=True, fastmath=True)
def add_gradient(net: Network, grad: Network, order: Any, memory: Memory, scratch: Scratch) -> float:
    """Add the gradient of the squared error over these samples; returns the sum of squared errors."""
    total, second, back = scratch.total, scratch.second, scratch.table
    loss = 0.0
    for sample in order:
        ones, n = memory.done_ones[sample], memory.done_counts[sample]
        total[:] = net.first_bias
        add_rows(net, ones, 0, n, total)
        error = value_of(net, total, second) - memory.done_values[sample]
        loss += error * error
        back[:] = 0
        grad.last_bias[0] += error
        for unit in range(SECOND):
            grad.last[unit] += error * second[unit]
            if second[unit] > 0:
                part = np.float32(error * net.last[unit])
                grad.second_bias[unit] += part
                for other in range(HIDDEN):
                    grad.second[unit, other] += part * max(total[other], np.float32(0.0))
                    back[other] += part * net.second[unit, other]
        for other in range(HIDDEN):
            if total[other] <= 0:
                back[other] = 0
            grad.first_bias[other] += back[other]
        for at in range(n):
            weights = grad.first[ones[at]]
            for other in range(HIDDEN):
                weights[other] += back[other]
    return loss


class Adam:
    """The optimizer."""

    def __init__(self, net: Network) -> None:
        self.mean = [np.zeros_like(part) for part in net]
        self.square = [np.zeros_like(part) for part in net]
        self.steps = 0

    def step(self, net: Network, grad: Network, rate: float) -> None:
        """Change the weights against the gradient, which is cleared."""
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, change, mean, square in zip(net, grad, self.mean, self.square, strict=True):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            part -= rate * mean / (np.sqrt(square) + 1e-6)
            change[:] = 0


class Trainer:
    """Self-play and learning in turn."""

    def __init__(self, games: int, samples: int, seed: int, net: Network) -> None:
        self.env = VectorEnv(games, "nanjing", seed=seed)
        self.net, self.grad = net, Network(*(np.zeros_like(part) for part in net))
        self.adam = Adam(net)
        self.memory, self.scratch = new_memory(games, samples), new_scratch()
        self.rng = np.random.default_rng(seed)
        self.rounds = 0

    def collect(self, explore: float) -> None:
        """Play until there are enough samples."""
        env, memory = self.env, self.memory
        memory.filled[0] = 0
        actions = np.zeros(env.games, np.int64)
        while memory.filled[0] < len(memory.done_values):
            last = env.last
            choose_all(
                self.net, last.observations, last.masks, last.seats, explore, memory, self.scratch, actions
            )
            last = env.step(actions)
            finish_rounds(last.dones, last.rewards, memory)
            self.rounds += int(last.dones.sum())

    def learn(self, rate: float) -> float:
        """Take gradient steps over all samples; returns the mean squared error, in points squared."""
        order = self.rng.permutation(len(self.memory.done_values))
        loss = 0.0
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            part: NDArray[np.int64] = order[begin : begin + BATCH]
            loss += add_gradient(self.net, self.grad, part, self.memory, self.scratch)
            for change in self.grad:
                change /= BATCH
            self.adam.step(self.net, self.grad, rate)
        return loss / len(order) * POINTS**2


def margin_against(net: Network, opponent: str, rounds: int, seed: int = 1) -> tuple[float, float]:
    """Return the mean margin per round against a compiled player, and its standard error."""
    env, scratch = VectorEnv(256, "nanjing", seed=seed, opponents=opponent), new_scratch()
    found: list[float] = []
    while len(found) < rounds:
        last = env.last
        chosen = [
            best_action(net, row, mask, scratch)[0]
            for row, mask in zip(last.observations, last.masks, strict=True)
        ]
        last = env.step(chosen)
        found += last.rewards[last.dones, 0].tolist()
    return float(np.mean(found)), float(np.std(found) / len(found) ** 0.5)


def train(
    minutes: float, out: Path, *, games: int = 512, samples: int = 32_768, seed: int = 1, quiet: bool = False
) -> Network:
    """Train for this many minutes of processor time, those of earlier runs included, and save the weights."""
    checkpoint = out.with_suffix(".checkpoint.npz")
    trainer = Trainer(games, samples, seed, Network.random(seed))
    spent = _resume(trainer, checkpoint) if checkpoint.exists() else 0.0
    started, saved, number = time.process_time() - spent, spent, 0
    while (now := time.process_time() - started) < 60 * minutes:
        progress = now / (60 * minutes)
        trainer.collect(explore=0.08 * (1 - progress) + 0.01)
        error = trainer.learn(rate=0.001 * (1 - 0.95 * progress))
        number += 1
        if not quiet and number % 10 == 0:
            print(f"{now / 60:.1f} min, {trainer.rounds:,} rounds, error {error**0.5:.1f} points", flush=True)
        if now - saved > 60:
            _save(trainer, checkpoint, now)
            trainer.net.save(out)
            saved = now
    trainer.net.save(out)
    _save(trainer, checkpoint, time.process_time() - started)
    return trainer.net


def _save(trainer: Trainer, path: Path, spent: float) -> None:
    arrays = [*trainer.net, *trainer.adam.mean, *trainer.adam.square]
    numbers = np.array([spent, trainer.adam.steps, trainer.rounds])
    partial = path.with_suffix(".partial.npz")
    np.savez(partial, numbers, *arrays)
    partial.replace(path)


def _resume(trainer: Trainer, path: Path) -> float:
    with np.load(path) as data:
        numbers, *arrays = (data[name] for name in data.files)
    for to, array in zip([*trainer.net, *trainer.adam.mean, *trainer.adam.square], arrays, strict=True):
        to[:] = array
    trainer.adam.steps, trainer.rounds = int(numbers[1]), int(numbers[2])
    trainer.env.reset(seed=trainer.adam.steps)
    return float(numbers[0])


def main() -> None:
    """Train, then play against compiled opponents."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=20, help="processor time (default: 20)")
    parser.add_argument("--out", type=Path, default=Path("weights.npz"), help="file for the weights")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and the first weights")
    args = parser.parse_args()
    net = train(args.minutes, args.out, seed=args.seed)
    for opponent in ("random", "greedy", "rollout"):
        mean, error = margin_against(net, opponent, 2000)
        print(f"against {opponent}: {mean:+.1f} ± {1.96 * error:.1f} points per round")


if __name__ == "__main__":
    main()
