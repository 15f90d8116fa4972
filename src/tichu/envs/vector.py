"""Thousands of games at once: one call steps them all and returns arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tichu.bots.shark.workspace import new_player
from tichu.core.errors import IllegalAction, TichuError
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.envs import batch, observation, policies, precompile, record
from tichu.envs.conversion import new_states, rng_states
from tichu.envs.encoding import ACTIONS, CODES, INDEX, observation_size
from tichu.envs.opponents import ArrayPolicy, Players
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import Ints

Opponents: TypeAlias = str | ArrayPolicy | Mapping[int, str | ArrayPolicy]
"""A player of the other side (seats 1, 3 and 5), or players by seat."""
DEFAULT_TARGET: Final = 1000


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
    wins: NDArray[np.int8]
    """By seat: 1 or -1 if the step ended a match, otherwise 0."""


class VectorEnv:
    """Many tables of one game, each playing round after round.

    When a round ends, the next one is dealt by the player who went out first. With a seed everything is
    reproducible. ``threads`` share the games between them: the kernel releases Python's lock.

    Args:
        games: Number of tables.
        variant: ``nanjing``, ``trichu`` or ``tientsin``.
        edition: The rule book.
        seed: Seed of the cards and of compiled opponents.
        threads: Number of threads.
        opponents: Who plays the other side, or certain seats: ``random``, ``greedy``, ``rollout`` (shark's
            rollout player), or a function of observations and masks. Their seats are never asked in ``step``.
        matches: Whether rounds form matches: then observations contain the score, and
            ``Batch.wins`` tells who won.
        house_rules: Settings that differ from the edition.
    """

    def __init__(
        self,
        games: int = 1024,
        variant: str = "nanjing",
        edition: str | None = None,
        *,
        seed: int | None = None,
        threads: int = 1,
        opponents: Opponents | None = None,
        matches: bool = False,
        **house_rules: Any,
    ) -> None:
        if games < 1 or threads < 1:
            raise TichuError("bad-size", "games and threads must be at least 1")
        self.game = Game.of(variant, edition, **house_rules)
        precompile.prepare()
        self.games = games
        self.seats = self.game.seats
        self.actions = ACTIONS
        target = (self.game.settings.target or DEFAULT_TARGET) if matches else 0
        self._states = new_states(self.game, games, target)
        self._batch = Batch(
            np.zeros((games, observation_size(self.seats)), np.int8),
            np.zeros((games, ACTIONS), np.int8),
            np.zeros((games, self.seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int64),
            np.zeros((games, self.seats), np.int8),
        )
        self._tables = batch.ActionTables(CODES, INDEX)
        self._arrays = batch.GameArrays(
            states=self._states,
            observations=self._batch.observations,
            masks=self._batch.masks,
            listed=np.zeros((games, m.MAX_MOVES), np.int16),
            counts=np.zeros(games, np.int32),
            asked=self._batch.seats,
            rewards=self._batch.rewards,
            dones=self._batch.dones,
            wins=self._batch.wins,
            players=np.full(s.MAX_SEATS, policies.CALLER),
        )
        self._rng = np.zeros(games, np.int64)
        self._all = np.arange(games)
        self._buffers = [
            batch.Buffers(s.new_buffer(CARDS), s.new_buffer(m.MAX_MOVES), new_player())
            for _ in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._set_opponents(opponents)
        self.reset(seed=seed)

    # -- playing -----------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, games: ArrayLike | None = None) -> Batch:
        """Restart all games, or some: ``games`` are their numbers or a mask.

        Without a seed the cards come from the randomness of the operating system.
        """
        rows = self._all if games is None else self._rows(games)
        begins = rng_states(seed, 2 * len(rows))
        self._rng[rows] = begins[len(rows) :]
        for at, begin in zip(rows.tolist(), begins[: len(rows)].tolist(), strict=True):
            self._states[at][s.RNG] = begin
            self._states[at][record.TOTALS] = self._states[at][record.TOTALS + 1] = 0
        self._share(
            rows, lambda part, buffers: batch.begin_rows(self._arrays, self._tables, rows[part], buffers)
        )
        self._ask_functions(rows)
        return self._batch

    def step(self, actions: ArrayLike) -> Batch:
        """Answer in every game. If any action is illegal, an error is raised and no game changes."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise IllegalAction("wrong-shape", f"expected {self.games} actions, one per game")
        self._answer(self._all, chosen, more=False)
        self._ask_functions(self._all)
        return self._batch

    def random_actions(self) -> NDArray[np.int64]:
        """Choose a random legal action for every game."""
        chosen = np.zeros(self.games, np.int64)
        arrays = self._arrays
        self._share(
            self._all,
            lambda part, _: batch.random_choices(
                arrays.listed[part], arrays.counts[part], self._rng[part], chosen[part]
            ),
        )
        return chosen

    @property
    def last(self) -> Batch:
        """Result of the last step or reset."""
        return self._batch

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    # -- opponents ---------------------------------------------------------------------------------------

    def set_opponents(self, opponents: Opponents | None) -> Batch:
        """Change who plays the other seats, from the next question on; for example to a newer copy."""
        self._set_opponents(opponents)
        rows = self._all
        self._share(
            rows, lambda part, buffers: batch.resume_rows(self._arrays, self._tables, rows[part], buffers)
        )
        self._ask_functions(rows)
        return self._batch

    def _set_opponents(self, opponents: Opponents | None) -> None:
        if opponents is None:
            opponents = {}
        if not isinstance(opponents, Mapping):
            opponents = dict.fromkeys(range(1, self.seats, 2), opponents)
        players = Players(opponents, self.seats)
        self._arrays.players[:] = players.compiled
        self._functions = players.functions()

    def _ask_functions(self, rows: NDArray[np.int64]) -> None:
        """Let functions answer for their seats until other seats are asked in all of these games."""
        waiting = bool(self._functions)
        while waiting:
            waiting = False
            for policy, seats in self._functions:
                asked = rows[np.isin(self._batch.seats[rows], seats)]
                if len(asked):
                    answers = policy(self._batch.observations[asked], self._batch.masks[asked])
                    self._answer(asked, np.ascontiguousarray(answers, np.int64), more=True)
                    waiting = True

    # -- looking -----------------------------------------------------------------------------------------

    def observe(self, game: int, seat: int) -> NDArray[np.int8]:
        """Return what any seat of a game knows."""
        row = np.zeros(observation_size(self.seats), np.int8)
        observation.observe(self._states[game], seat, row)
        return row

    def scores(self) -> NDArray[np.int64]:
        """Return the score of each match before its current round, by team."""
        totals = [row[record.TOTALS : record.TOTALS + 2] for row in self._states]
        return np.array(totals, np.int64)

    def round(self, game: int) -> Round:
        """Return the game as a round of the core; an error in the middle of an exchange or before a wish."""
        return bridge.round_of(self._states[game], self.game)

    def state(self, game: int) -> Ints:
        """Return the state of a game (``tichu.kernel.state``); changing it changes the game."""
        state: Ints = self._states[game]
        return state

    # -- threads ---------------------------------------------------------------------------------------

    def _rows(self, games: ArrayLike) -> NDArray[np.int64]:
        chosen = np.asarray(games)
        if chosen.dtype == np.bool_:
            if chosen.shape != (self.games,):
                raise TichuError("wrong-shape", f"expected a mask of {self.games} games")
            return np.flatnonzero(chosen)
        rows = np.unique(chosen.astype(np.int64))
        if len(rows) and not 0 <= rows[0] <= rows[-1] < self.games:
            raise TichuError("no-such-game", f"games have the numbers 0 to {self.games - 1}")
        return rows

    def _answer(self, rows: NDArray[np.int64], chosen: NDArray[np.int64], *, more: bool) -> None:
        if chosen.shape != rows.shape:
            raise IllegalAction("wrong-shape", f"expected {len(rows)} actions, one for each row")
        wrong = batch.first_illegal(rows, chosen, self._batch.masks)
        if wrong >= 0:
            action = chosen[np.flatnonzero(rows == wrong)[0]]
            raise IllegalAction("illegal", f"action {action} is not legal in game {wrong}")
        self._share(
            rows,
            lambda part, buffers: batch.step_rows(
                self._arrays, self._tables, rows[part], chosen[part], more, buffers
            ),
        )

    def _share(self, rows: NDArray[np.int64], work: Callable[[slice, batch.Buffers], None]) -> None:
        """Let every thread do the work for a part of the rows; this thread does the first part."""
        threads = min(len(self._buffers), len(rows))
        if self._pool is None or threads < 2:
            work(slice(0, len(rows)), self._buffers[0])
            return
        ends = [len(rows) * number // threads for number in range(threads + 1)]
        others = [
            self._pool.submit(work, slice(ends[number], ends[number + 1]), self._buffers[number])
            for number in range(1, threads)
        ]
        try:
            work(slice(0, ends[1]), self._buffers[0])
        finally:
            for other in others:
                other.result()
