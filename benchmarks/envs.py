"""Speed of the environments, compared with the same steps on the core.

All are measured in turn, repeatedly, in one run; the best of each counts, because other processes only slow
things down. Rates are by processor time. The gain of a second thread is the processor time of one thread
divided by that of the busiest of two: an estimate of the gain on two idle cores, whatever else the machine
does (median of pairs of measurements).

    make bench-envs
    make bench-envs ARGS="--repeat 10 --docs"     # update the table in docs/envs.md
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import tichu
from tichu import envs
from tichu.envs import openspiel, pettingzoo
from tichu.envs.gymnasium import TichuEnv
from tichu.envs.vector import VectorEnv
from tichu.table.referee import Referee

DOCS = Path(__file__).parents[1] / "docs" / "envs.md"
BEGIN, END = "<!-- speed -->", "<!-- end of speed -->"
GAMES = 2048
FORMER = 32_000
"""Steps per second of PettingZoo and OpenSpiel before they stepped by one compiled call."""

Work = Callable[[], int]
"""Do some steps; returns how many."""


def legal(mask: NDArray[np.int8]) -> list[int]:
    """Return the legal actions of a mask."""
    found: list[int] = mask.view(bool).nonzero()[0].tolist()
    return found


def core_steps() -> Work:
    """Random rounds on the core with its referee, with the observation and the mask of every question."""
    rng, seeds = random.Random(1), iter(range(1 << 60))

    def work() -> int:
        round_ = tichu.Match("nanjing", seed=next(seeds)).round
        referee, steps = Referee(round_), 0
        while (seat := referee.ask()) is not None:
            view, chosen = round_.view(seat), list[int]()
            answer = None
            while answer is None:
                envs.observe(view, chosen)
                index = rng.choice(legal(envs.mask(view, chosen)))
                answer = envs.action(index, view, chosen)
                chosen.append(index)
                steps += 1
            referee.answer(answer)
        return steps

    return work


def pettingzoo_steps() -> Work:
    """Random rounds, an observation and a mask at each step."""
    env, rng = pettingzoo.env(), random.Random(1)

    def work() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observed, _, ended, _, _ = env.last()
            if ended:
                break
            actions = legal(observed["action_mask"])
            env.step(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return work


def openspiel_steps() -> Work:
    """Random rounds from clones of prepared deals."""
    game, rng = openspiel.TichuGame(), random.Random(1)
    deals = []
    for _ in range(50):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        deals.append(state)

    def work() -> int:
        state, steps = rng.choice(deals).clone(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return work


def gymnasium_steps() -> Work:
    """Random play of one seat against ``greedy``; only its own steps count."""
    env, rng = TichuEnv(opponents="greedy"), random.Random(1)

    def work() -> int:
        observed, _ = env.reset()
        steps, ended = 0, False
        while not ended:
            actions = legal(observed["action_mask"])
            observed, _, ended, _, _ = env.step(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return work


def vector_steps(threads: int) -> Work:
    """Many games stepped at once with random actions."""
    env = VectorEnv(GAMES, seed=1, threads=threads)

    def work() -> int:
        env.step(env.random_actions())
        return GAMES

    return work


def rate(work: Work, seconds: float) -> float:
    """Steps per second of processor time; of several threads the time of the busiest of two counts."""
    started, calling, steps = time.process_time(), time.thread_time(), 0
    while time.process_time() - started < seconds:
        steps += work()
    calling, spent = time.thread_time() - calling, time.process_time() - started
    return steps / max(calling, spent - calling)


def contestants() -> Iterator[tuple[str, Work]]:
    """All environments."""
    yield "core", core_steps()
    yield "PettingZoo", pettingzoo_steps()
    yield "OpenSpiel", openspiel_steps()
    yield "Gymnasium, one seat", gymnasium_steps()
    yield f"vector, {GAMES} games", vector_steps(1)
    yield "vector, two threads", vector_steps(2)


def table(best: dict[str, float], gain: float) -> str:
    """The rates as Markdown."""
    core = best["core"]
    lines = ["| environment | steps per second | relative to the core |", "|---|---:|---:|"]
    lines += [f"| {name} | {speed:,.0f} | {speed / core:,.1f} |" for name, speed in best.items()]
    lines += [
        "",
        f"Two threads step the vector environment {gain:.2f} times as fast as one (estimated, idle cores).",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--repeat", type=int, default=5, help="measurements of each environment")
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time per measurement")
    parser.add_argument("--docs", action="store_true", help="update the table in docs/envs.md")
    args = parser.parse_args()
    entries = list(contestants())
    made: dict[str, list[float]] = {name: [] for name, _ in entries}
    for _ in range(args.repeat):
        for name, work in entries:
            made[name].append(rate(work, args.seconds))
    *_, one, two = made.values()  # measured in pairs, one after the other
    gain = statistics.median(both / alone for alone, both in zip(one, two, strict=True))
    best = {name: max(rates) for name, rates in made.items()}
    text = table(best, gain)
    print(text)
    for name in ("PettingZoo", "OpenSpiel"):
        print(f"{name}: {best[name] / FORMER:.1f} times the former {FORMER:,} steps per second")
    if args.docs:
        page = DOCS.read_text(encoding="utf-8")
        before, rest = page.split(BEGIN)
        DOCS.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
