"""The contestants of benchmarks/kernel.py: kernel, core, environments, and games of other projects.

Each contestant plays random rounds for a while and counts rounds and decisions. Games of other projects start
from clones of prepared deals, if the project can clone states.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from speed import random_round

import tichu
from tichu.core.game import Game
from tichu.kernel import bridge, playouts, rules
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS

DEALS = 20
BULK = 200


class Measurement(NamedTuple):
    """Result of one measurement."""

    rounds: float
    decisions: float
    cpu: float
    wall: float


Work = Callable[[], tuple[float, float]]


class Contestant(NamedTuple):
    """A game to be measured; ``work`` is a small unit that is repeated for the measurement."""

    key: str
    title: str
    work: Work
    threads: int = 1


def measure_once(contestant: Contestant, seconds: float) -> Measurement:
    """Measure a contestant for this many seconds."""
    rounds = decisions = 0.0
    cpu, wall = time.process_time(), time.perf_counter()
    while time.perf_counter() - wall < seconds:
        more = contestant.work()
        rounds, decisions = rounds + more[0], decisions + more[1]
    return Measurement(rounds, decisions, time.process_time() - cpu, time.perf_counter() - wall)


# -- ours ----------------------------------------------------------------------------------------------------


def kernel_rounds(seed: int, rounds: int = 2000) -> Work:
    """Complete rounds in the kernel, including the deal."""
    st = bridge.table_of(Game.of("nanjing"))
    totals, out, deck = s.new_buffer(playouts.TOTALS), s.new_buffer(m.MAX_MOVES), s.new_buffer(CARDS)
    st[s.RNG] = seed

    def work() -> tuple[float, float]:
        totals[:] = 0
        playouts.random_rounds(st, rounds, int(st[s.RNG]), totals, out, deck)
        return rounds, float(totals[0])

    return work


def kernel_threads(threads: int) -> Work:
    """The same on several threads at once."""
    works = [kernel_rounds(17 + thread, 10_000) for thread in range(threads)]
    pool = ThreadPoolExecutor(threads)

    def work() -> tuple[float, float]:
        made = [done.result() for done in [pool.submit(one) for one in works]]
        return sum(rounds for rounds, _ in made), sum(decisions for _, decisions in made)

    return work


def kernel_from_python() -> Work:
    """Rounds from prepared deals, every decision made in Python."""
    deals, out, deck = [], s.new_buffer(m.MAX_MOVES), s.new_buffer(CARDS)
    for seed in range(1, DEALS + 1):
        st = bridge.table_of(Game.of("nanjing"))
        st[s.RNG] = seed * 7919
        rules.deal(st, deck)
        deals.append(st)
    number, chance = iter(range(1 << 60)), random.Random(1).random

    def work() -> tuple[float, float]:
        st = deals[next(number) % DEALS].copy()
        decisions = 0
        while st[s.PHASE] != s.OVER:
            n = rules.options(st, out)
            rules.answer(st, out[int(chance() * n)], 0, out)
            decisions += 1
        return 1, decisions

    return work


def core_rounds() -> Work:
    """The core with its referee."""
    rng, seeds = random.Random(1), iter(range(1_000_000_000))
    return lambda: (1, random_round(tichu.Match("nanjing", seed=next(seeds)), rng))


def vector_env(games: int, threads: int) -> Work:
    """Observations, masks and random actions of many games."""
    from tichu.envs.vector import VectorEnv

    env = VectorEnv(games, seed=1, threads=threads)

    def work() -> tuple[float, float]:
        return int(env.step(env.random_actions()).dones.sum()), games

    return work


def pettingzoo_env() -> Work:
    """One round, an observation and a mask at each step."""
    from tichu.envs import pettingzoo as tichu_v0

    env, rng, seeds = tichu_v0.raw_env(), random.Random(1), iter(range(1 << 60))

    def work() -> tuple[float, float]:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, _, _ = env.last()
            if ended:
                break
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        return 1, decisions

    return work


# -- OpenSpiel's ---------------------------------------------------------------------------------------------


def openspiel_deals(name: str) -> tuple[Any, list[Any]]:
    """A game and some fixed deals of it."""
    import pyspiel

    if name == "tichu":
        import tichu.envs.openspiel  # noqa: F401 - registers the game
    game, rng = pyspiel.load_game(name), random.Random(1)
    deals = []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        deals.append(state)
    return game, deals


def openspiel_from_python(name: str) -> Work:
    """Rounds from clones of prepared deals, every decision made in Python."""
    deals, rng = openspiel_deals(name)[1], random.Random(2)
    number, chance = iter(range(1 << 60)), rng.random

    def work() -> tuple[float, float]:
        state, decisions = deals[next(number) % DEALS].clone(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        return 1, decisions

    return work


def openspiel_in_bulk(name: str) -> Work:
    """Random rollouts in C++, which Python can only reach through the evaluator of the MCTS bot.

    It does not count decisions; the mean of rounds from the same deals played from Python is used.
    """
    import pyspiel

    game, deals = openspiel_deals(name)
    slow = openspiel_from_python(name)
    mean = sum(slow()[1] for _ in range(40 * DEALS)) / (40 * DEALS)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(BULK, 1), 1.0, 1, 100, False, 1, False)
    number = iter(range(1 << 60))

    def work() -> tuple[float, float]:
        bot.mcts_search(deals[next(number) % DEALS])
        return BULK, BULK * mean

    return work


# -- RLCard's ------------------------------------------------------------------------------------------------


def rlcard_doudizhu() -> Work:
    """The game object without its environment; it cannot be cloned, so every round includes a deal."""
    import rlcard

    game, chance = rlcard.make("doudizhu", {"seed": 1}).game, random.Random(1).random

    def work() -> tuple[float, float]:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            actions = state["actions"]
            state, _ = game.step(actions[int(chance() * len(actions))])
            decisions += 1
        return 1, decisions

    return work


def everybody() -> Iterator[Contestant]:
    """All contestants whose packages are installed."""
    yield Contestant("kernel", "tichu kernel, in bulk", kernel_rounds(5))
    yield Contestant("kernel 2 threads", "tichu kernel, in bulk, two threads", kernel_threads(2), 2)
    yield Contestant("kernel from python", "tichu kernel, from Python", kernel_from_python())
    yield Contestant("core", "tichu core, from Python", core_rounds())
    for name in ("dou_dizhu", "hearts"):
        yield Contestant(f"{name} in bulk", f"OpenSpiel {name}, in bulk", openspiel_in_bulk(name))
        yield Contestant(f"{name} from python", f"OpenSpiel {name}, from Python", openspiel_from_python(name))
    try:
        yield Contestant("rlcard", "RLCard doudizhu, from Python", rlcard_doudizhu())
    except ImportError:
        print("RLCard is not installed (make bench installs it): left out")
    yield Contestant("vector", "environment: vector, 1024 games", vector_env(1024, 1))
    yield Contestant("vector 2 threads", "environment: vector, two threads", vector_env(2048, 2), 2)
    yield Contestant("pettingzoo", "environment: PettingZoo", pettingzoo_env())
    yield Contestant("openspiel environment", "environment: OpenSpiel", openspiel_from_python("tichu"))
