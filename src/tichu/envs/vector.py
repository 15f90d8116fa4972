"""Thousands of games at once: one call steps them all and returns arrays."""

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
from tichu.envs import batch, precompile
from tichu.envs.encoded_round import new_state_of, rng_states
from tichu.envs.encoding import ACTIONS, CODES, INDEX, observation_size
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import COMPILED, Ints


class Batch(NamedTuple):
    """Results of a step, one row per game. The next step overwrites the arrays."""

    observations: NDArray[np.int8]
    """What the asked seat knows (``encoding.fields``)."""
    masks: NDArray[np.int8]
    """1 for each legal action."""
    rewards: NDArray[np.float32]
    """By seat: the margin of its team if the step ended the round, otherwise 0."""
    dones: NDArray[np.bool_]
    """Whether the step ended the round; then the rest of the row belongs to the next one."""
    seats: NDArray[np.int64]
    """The seat that is asked."""


class VectorEnv:
    """Many tables of one game, each playing round after round.

    When a round ends, the next one is dealt by the player who went out first. With a seed everything is
    reproducible. ``threads`` share the games between them: the kernel releases Python's lock.
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
            raise TichuError("bad-size", "games and threads must be at least 1")
        self.game = Game.of(variant, edition, **house_rules)
        table = new_state_of(self.game)
        precompile.prepare()
        self.games = games
        self.seats = self.game.seats
        self.actions = ACTIONS
        states: Any = np.tile(table, (games, 1)) if COMPILED else [list(table) for _ in range(games)]
        self._states = states
        self._batch = Batch(
            np.zeros((games, observation_size(self.seats)), np.int8),
            np.zeros((games, ACTIONS), np.int8),
            np.zeros((games, self.seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int64),
        )
        self._tables = batch.ActionTables(CODES, INDEX)
        self._arrays = batch.GameArrays(
            states=states,
            observations=self._batch.observations,
            masks=self._batch.masks,
            listed=np.zeros((games, m.MAX_MOVES), np.int16),
            counts=np.zeros(games, np.int32),
            asked=self._batch.seats,
            rewards=self._batch.rewards,
            dones=self._batch.dones,
        )
        self._rng = np.zeros(games, np.int64)
        shares = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self._shares = [
            (first, last, batch.Buffers(s.new_buffer(CARDS), s.new_buffer(m.MAX_MOVES)))
            for first, last in pairwise(shares)
        ]
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None
        self.reset(seed=seed)

    # -- playing -----------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None) -> Batch:
        """Restart all games; without a seed the cards come from the randomness of the operating system."""
        begins = rng_states(seed, 2 * self.games)
        self._rng[:] = begins[self.games :]
        for at, begin in enumerate(begins[: self.games].tolist()):
            self._states[at][s.RNG] = begin
        self._batch.rewards[:] = 0
        self._batch.dones[:] = False
        self._share(
            lambda first, last, buffers: batch.begin_all(self._arrays, self._tables, first, last, buffers)
        )
        return self._batch

    def step(self, actions: ArrayLike) -> Batch:
        """Answer in every game. If any action is illegal, an error is raised and no game changes."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise IllegalAction("wrong-shape", f"expected {self.games} actions, one per game")
        wrong = batch.first_illegal(chosen, self._batch.masks)
        if wrong >= 0:
            raise IllegalAction("illegal", f"action {chosen[wrong]} is not legal in game {wrong}")
        self._share(
            lambda first, last, buffers: batch.step_all(
                self._arrays, self._tables, chosen, first, last, buffers
            )
        )
        return self._batch

    def random_actions(self) -> NDArray[np.int64]:
        """Choose a random legal action for every game."""
        chosen = np.zeros(self.games, np.int64)
        batch.random_choices(self._arrays.listed, self._arrays.counts, self._rng, chosen)
        return chosen

    @property
    def last(self) -> Batch:
        """Result of the last step or reset."""
        return self._batch

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    # -- looking -----------------------------------------------------------------------------------------

    def observe(self, game: int, seat: int) -> NDArray[np.int8]:
        """Return what any seat of a game knows."""
        row = np.zeros(observation_size(self.seats), np.int8)
        batch.observe(self._states[game], seat, row)
        return row

    def round(self, game: int) -> Round:
        """Return the game as a round of the core; an error in the middle of an exchange or before a wish."""
        return bridge.round_of(self._states[game], self.game)

    def state(self, game: int) -> Ints:
        """Return the state of a game (``tichu.kernel.state``); changing it changes the game."""
        state: Ints = self._states[game]
        return state

    # -- threads ---------------------------------------------------------------------------------------

    def _share(self, work: Callable[[int, int, batch.Buffers], None]) -> None:
        """Let every thread do the work for its games."""
        if self._pool is None:
            work(*self._shares[0])
            return
        for done in [self._pool.submit(work, *share) for share in self._shares]:
            done.result()
