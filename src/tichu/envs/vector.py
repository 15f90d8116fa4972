"""Thousands of games at once: one call steps them all, and what comes back are arrays."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tichu.core.errors import IllegalAction, TichuError
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.envs import batch, warm
from tichu.envs.encoding import ACTIONS, CODES, INDEX, observation_size
from tichu.envs.table import new_table, rng_states
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import COMPILED, Ints


class Batch(NamedTuple):
    """What every game answers: one row each. The arrays are written anew by the next step."""

    observations: NDArray[np.int8]
    """What the asked seat knows (``encoding.fields``)."""
    masks: NDArray[np.int8]
    """1 for each action it can answer with."""
    rewards: NDArray[np.float32]
    """By seat: the own team's points less the other's if the step ended the round, otherwise 0."""
    dones: NDArray[np.bool_]
    """Whether the step ended the round; the rest of the row belongs to the next one then."""
    seats: NDArray[np.int64]
    """The seat that is asked."""


class VectorEnv:
    """Many tables of one game, each playing round after round.

    A round that ends is followed by the next at once, dealt by who went out first. With a seed everything is
    reproducible; each table has its own cards. ``threads`` share the tables between them, for machines with
    cores to spare: the kernel does not hold Python's lock.
    """

    def __init__(
        self,
        games: int = 1024,
        variant: str = "nanjing",
        edition: str | None = None,
        *,
        seed: int | None = None,
        threads: int = 1,
        **house_rules: Any,
    ) -> None:
        if games < 1 or threads < 1:
            raise TichuError("bad-size", "there is at least one game and one thread")
        self.game = Game.of(variant, edition, **house_rules)
        table = new_table(self.game)
        warm.prepare()
        self.games = games
        self.seats = self.game.seats
        self.actions = ACTIONS
        self._states: Any = np.tile(table, (games, 1)) if COMPILED else [list(table) for _ in range(games)]
        self._batch = Batch(
            np.zeros((games, observation_size(self.seats)), np.int8),
            np.zeros((games, ACTIONS), np.int8),
            np.zeros((games, self.seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int64),
        )
        self._listed = np.zeros((games, m.MOST_MOVES), np.int16)
        self._counts = np.zeros(games, np.int32)
        self._rng = np.zeros(games, np.int64)
        shares = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self._shares = [
            (first, last, s.new_buffer(CARDS), s.new_buffer(m.MOST_MOVES)) for first, last in pairwise(shares)
        ]
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None
        self.reset(seed=seed)

    # -- playing -----------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None) -> Batch:
        """New tables with new cards; without a seed they come from the operating system's randomness."""
        begins = rng_states(seed, 2 * self.games)
        self._rng[:] = begins[self.games :]
        for at, begin in enumerate(begins[: self.games].tolist()):
            self._states[at][s.RNG] = begin
        self._batch.rewards[:] = 0
        self._batch.dones[:] = False
        self._share(self._begin)
        return self._batch

    def step(self, actions: ArrayLike) -> Batch:
        """Answer at every table; an action that its mask does not allow is an error, and nothing is done."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise IllegalAction("wrong-shape", f"there are {self.games} games, so that many actions")
        wrong = batch.first_illegal(chosen, self._batch.masks)
        if wrong >= 0:
            raise IllegalAction("illegal", f"game {wrong} cannot be answered with action {chosen[wrong]}")
        self._share(lambda *share: self._step(chosen, *share))
        return self._batch

    def random_actions(self) -> NDArray[np.int64]:
        """For every table an action its mask allows, each as likely as the others."""
        chosen = np.zeros(self.games, np.int64)
        batch.random_choices(self._listed, self._counts, self._rng, chosen)
        return chosen

    @property
    def last(self) -> Batch:
        """What the last step or reset brought."""
        return self._batch

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    # -- looking -----------------------------------------------------------------------------------------

    def observe(self, game: int, seat: int) -> NDArray[np.int8]:
        """What any seat of a table knows."""
        row = np.zeros(observation_size(self.seats), np.int8)
        batch.observe(self._states[game], seat, row)
        return row

    def round(self, game: int) -> Round:
        """The table as a round of the core; between the cards of a gift, and before a wish, there is none."""
        return bridge.round_of(self._states[game], self.game)

    def state(self, game: int) -> Ints:
        """The table's own state (``tichu.kernel.state``); changing it changes the game."""
        state: Ints = self._states[game]
        return state

    # -- the kernel --------------------------------------------------------------------------------------

    def _share(self, work: Callable[[int, int, Ints, Ints], None]) -> None:
        if self._pool is None:
            work(*self._shares[0])
            return
        for done in [self._pool.submit(work, *share) for share in self._shares]:
            done.result()

    def _begin(self, first: int, last: int, deck: Ints, out: Ints) -> None:
        rows = self._batch
        batch.begin_all(
            self._states,
            first,
            last,
            INDEX,
            rows.observations,
            rows.masks,
            self._listed,
            self._counts,
            rows.seats,
            deck,
            out,
        )

    def _step(self, actions: NDArray[np.int64], first: int, last: int, deck: Ints, out: Ints) -> None:
        rows = self._batch
        batch.step_all(
            self._states,
            first,
            last,
            actions,
            CODES,
            INDEX,
            rows.observations,
            rows.masks,
            self._listed,
            self._counts,
            rows.seats,
            rows.rewards,
            rows.dones,
            deck,
            out,
        )
